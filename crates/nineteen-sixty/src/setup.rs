//! Set-up (chapter 2).

use crate::board::{OPENING_TRACK, Regions, State, States};
use crate::options::Options;
use crate::side::{Lean, Side, Sides};
use crate::state::{Debate, Endorsements, Frames, Hidden, NineteenSixty, Public, Reshuffle, Stage};
use engine::Key;

///
const OPENING_MOMENTUM: u8 = 2;

///
const REGIONAL_ENDORSEMENTS: u8 = 3;
const MAJOR_ENDORSEMENTS: u8 = 4;

impl NineteenSixty {
    /// the table before the first deal. Seat 0 is Kennedy, seat 1 Nixon; who takes which is
    /// settled before. Supplies are never limited, so they are not counted.
    pub(crate) fn set_up(options: Options) -> NineteenSixty {
        let seed = options.rulebook().bag_seed;
        let public = Public {
            options,
            turn: 1,
            stage: Stage::TurnBegins,
            initiative: Side::Kennedy,
            start_player: Side::Kennedy,
            support: States::new(std::array::from_fn(|index| State::at(index).start())),
            media: Default::default(),
            endorsements: Default::default(),
            issues: Default::default(),
            track: OPENING_TRACK,
            tokens: Sides::new([State::MA, State::CA]),
            momentum: Sides::new([OPENING_MOMENTUM; 2]),
            rest: Default::default(),
            bag: Sides::new([seed; 2]),
            candidate: Sides::new([true; 2]),
            vice_president: Sides::new([options.vice_president_cards; 2]),
            discard: Default::default(),
            removed: Default::default(),
            in_play: Default::default(),
            in_force: Default::default(),
            force: Default::default(),
            debate_space: Default::default(),
            election_space: Default::default(),
            prevention_space: Default::default(),
            prevented: Default::default(),
            endorsement_deck: Endorsements {
                regional: Regions::new([REGIONAL_ENDORSEMENTS; 4]),
                major: MAJOR_ENDORSEMENTS,
            },
            known_hand: Default::default(),
            known_stack: Default::default(),
            reshuffle: Reshuffle::default(),
            debate: Debate::default(),
            revealed: Default::default(),
            result: None,
            frames: Frames::default(),
        };
        let hidden = Hidden {
            deck: options.deck(),
            ..Hidden::default()
        };
        NineteenSixty { public, hidden }
    }

    /// An empty board: no cubes in any state. For scenarios.
    pub(crate) fn clear_states(&mut self) {
        self.public.support = States::new([Lean::EMPTY; 50]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Edition;

    ///
    #[test]
    fn the_table_is_laid_as_each_edition_says() {
        for (edition, cubes, cards) in [(Edition::Zman, 10, 91), (Edition::Gmt, 12, 97)] {
            let NineteenSixty { public, hidden } = NineteenSixty::set_up(Options {
                edition,
                ..Options::default()
            });
            assert_eq!(public.bag, Sides::new([cubes; 2]));
            assert_eq!(hidden.deck.len(), cards);
            assert_eq!(public.tokens, Sides::new([State::MA, State::CA]));
            assert_eq!(public.momentum, Sides::new([2; 2]));
            assert_eq!(public.candidate, Sides::new([true; 2]));
            assert_eq!((public.turn, public.track), (1, OPENING_TRACK));
            let empty = |lean: &Lean| lean.is_empty();
            assert!(public.media.cells().iter().all(empty));
            assert!(public.issues.cells().iter().all(empty));
            assert!(public.endorsements.cells().iter().all(empty));
        }
    }

    ///
    #[test]
    fn vice_president_cards_lie_beside_the_deck() {
        let options = Options {
            vice_president_cards: true,
            ..Options::default()
        };
        let game = NineteenSixty::set_up(options);
        assert_eq!(game.hidden.deck.len(), 95);
        assert_eq!(game.public.vice_president, Sides::new([true; 2]));
        assert_eq!(game.check_cards(), Ok(()));
    }
}
