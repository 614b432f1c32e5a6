//! What the game tells opponents about itself.
//!
//! Greedy judges by numbers set by hand (`outlook.rs`). A search judges games between two parties by a logistic regression
//! on the position's features (`features.rs`), whose weights `hustings fit campaign-trail` found in games between bots. They
//! lie in `weights.json`, with what they were made from. Other games it judges as greedy does.

use crate::board::Party;
use crate::features;
use crate::outlook;
use crate::state::CampaignTrail;
use engine::{ActionSet, Game, Insight, MAX_SEATS, Seat, Status, Weights};
use std::sync::LazyLock;

/// How much higher the log odds of winning must be for an answer to look e times as promising.
const STEP: f32 = 0.1;

impl Insight for CampaignTrail {
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn evaluate(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
            Status::Waiting(_) => self.outlook(seat),
        }
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        let seats = self.seats();
        let fitted = self.fitted_chance();
        std::array::from_fn(|index| {
            let seat = Seat(index as u8);
            match fitted {
                _ if index >= seats => 0.0,
                Some((party, chance)) if self.party(seat) == party => chance,
                Some((_, chance)) => 1.0 - chance,
                None => self.evaluate(seat),
            }
        })
    }

    fn glance(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        self.look_ahead(seat, legal, STEP, weights);
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        let own = self.party(seat);
        match self.rival(own) {
            Some(other) => out.extend(self.features_between(own, other)),
            None => out.resize(features::COUNT, 0.0),
        }
    }

    fn progress(&self) -> f32 {
        outlook::progress(self)
    }
}

impl CampaignTrail {
    /// The only other party, where two meet and people play both.
    fn rival(&self, party: Party) -> Option<Party> {
        let roster = &self.public.roster;
        let duel = roster.in_play.len() == 2 && roster.automated.is_empty();
        roster.opponents(party).iter().next().filter(|_| duel)
    }

    /// A party and its chance by the fitted weights, while a game that they are for goes on.
    fn fitted_chance(&self) -> Option<(Party, f32)> {
        let party = self.party(Seat(0));
        let rival = self.rival(party)?;
        match self.status() {
            Status::Over(_) => None,
            Status::Waiting(_) => {
                let features = self.features_between(party, rival);
                Some((party, FITTED.evaluation.chance(&features, self.progress())))
            }
        }
    }
}

static FITTED: LazyLock<Weights> = LazyLock::new(|| Weights::read(include_str!("weights.json")));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use engine::{Action as _, Quick};

    /// Plays a random game and shows every position of it.
    fn wander(players: u8, mut see: impl FnMut(&CampaignTrail)) {
        let mut chance = Quick::new(players.into());
        let options = Options {
            players,
            ..Options::default()
        };
        let mut game =
            CampaignTrail::new(&options, &mut chance, &mut ()).expect("the options are legal");
        while let Some(seat) = game.status().first_asked() {
            see(&game);
            let legal = game.legal(seat);
            let answer = legal.nth(chance.below(legal.len() as u32) as usize);
            let answer = answer.and_then(crate::action::Action::from_index);
            let answer = answer.expect("a seat that is asked has an answer");
            game.apply(seat, answer, &mut chance, &mut ());
        }
        see(&game);
    }

    #[test]
    fn there_is_a_weight_for_each_feature_at_each_knot() {
        assert!(FITTED.are_for(features::NAMES, &[]));
    }

    #[test]
    fn two_parties_share_one_chance() {
        for players in [2, 4] {
            let mut differs = 0;
            wander(players, |game| {
                let standings = game.standings();
                assert!(
                    standings[players as usize..]
                        .iter()
                        .all(|&rest| rest == 0.0)
                );
                for seat in game.public.roster.all() {
                    let own = standings[seat.index()];
                    for other in game.public.roster.all() {
                        let theirs = standings[other.index()];
                        let sum = match game.party(seat) == game.party(other) {
                            true => 1.0 + theirs - own,
                            false => theirs + own,
                        };
                        assert!((sum - 1.0).abs() < 1e-5, "{seat:?} {other:?} {standings:?}");
                    }
                    differs += usize::from((own - game.evaluate(seat)).abs() > 0.02);
                }
            });
            assert!(
                differs > 100,
                "greedy's judgement is told apart {differs} times"
            );
        }
    }

    #[test]
    fn what_speaks_for_one_party_speaks_against_the_other() {
        let (mut one, mut two) = (Vec::new(), Vec::new());
        wander(2, |game| {
            game.features(Seat(0), &mut one);
            game.features(Seat(1), &mut two);
            for ((name, first), second) in features::NAMES.iter().zip(&one).zip(&two) {
                assert!((first + second).abs() < 1e-2, "{name}: {first} {second}");
            }
        });
    }

    #[test]
    fn three_parties_stand_as_greedy_has_it() {
        wander(3, |game| {
            let standings = game.standings();
            for seat in game.public.roster.all() {
                assert_eq!(standings[seat.index()], game.evaluate(seat));
            }
        });
    }

    #[test]
    fn every_answer_has_some_promise_and_better_ones_have_more() {
        let mut weights = Vec::new();
        for players in [2, 3] {
            wander(players, |game| {
                let Some(seat) = game.status().first_asked() else {
                    return;
                };
                let legal = game.legal(seat);
                game.glance(seat, &legal, &mut weights);
                assert_eq!(weights.len(), legal.len());
                assert!(weights.iter().all(|&weight| weight > 0.0 && weight <= 1.0));
                assert!(weights.contains(&1.0), "the best: {weights:?}");
            });
        }
    }
}
