//! Complete random games as fast as the rules allow: what `hustings bench` counts.

use engine::{Action, Game, Quick, SetupError, Status};

/// Plays random games one after the other. After the first few nothing is allocated, unless the game does.
#[derive(Debug)]
pub struct RandomPlayouts<G: Game> {
    options: G::Options,
    chance: Quick,
}

impl<G: Game> RandomPlayouts<G> {
    /// The error is the game's own, if it cannot be set up with these options.
    pub fn new(options: G::Options, seed: u64) -> Result<Self, SetupError> {
        let mut chance = Quick::new(seed);
        G::new(&options, &mut chance, &mut ())?;
        Ok(RandomPlayouts { options, chance })
    }

    /// Plays one game from its set-up to its end and counts the answers.
    pub fn play_one(&mut self) -> u64 {
        let mut game = G::new(&self.options, &mut self.chance, &mut ())
            .expect("a game that could be set up once can be set up again");
        let mut decisions = 0;
        while let Status::Waiting(seats) = game.status() {
            let seat = seats.lowest().expect("a table that waits waits for a seat");
            let legal = game.legal(seat);
            let pick = self.chance.below(legal.len() as u32) as usize;
            let action = legal.nth(pick).and_then(G::Action::from_index);
            let action = action.expect("a seat that is waited for has a legal answer");
            game.apply(seat, action, &mut self.chance, &mut ());
            decisions += 1;
        }
        decisions
    }
}
