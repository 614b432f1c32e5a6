//! How well a player stands, in two ways.
//!
//! The greedy bot goes by an evaluation set by hand (`evaluate`), measured in turns: how many this player still needs to
//! convince the President by the best plan, and what cards, assets, tokens and actions left are worth beside it. Whoever
//! needs few turns compared with the others stands well. Its play is what the balance of the deck was measured with.
//!
//! Searches go by a regression on the position's features (`standings`, `features.rs`). Its weights, and those of what
//! speaks for an answer (`policy.rs`), are what `hustings fit dictators` found in games between bots. They lie in
//! `weights.json`, with what they were made from.

use crate::action::{Action, Word};
use crate::board::Place;
use crate::cards::{Kind, Sort, Token};
use crate::desk::Desk;
use crate::features::{self, Features};
use crate::journey::{DISTANCES, distances};
use crate::op::Op;
use crate::policy;
use crate::rulings::{DISARMED_FROM, MINIMUM};
use crate::state::{Dictators, Frame, Purpose, Stage, Step};
use engine::{
    Action as _, ActionSet, Game, Insight, Key, List, MAX_SEATS, Quick, Seat, Status, Weights,
};
use std::sync::LazyLock;

/// A difference of so many turns makes one player's odds e times another's.
const TURNS_TO_MATTER: f32 = 2.5;
/// Turns that disarming a facility takes, failures included.
const DISARMING: f32 = 1.5;
/// How often the President is present.
const PRESENT: f32 = 5.0 / 12.0;
/// Worth in turns.
const SKIP: f32 = 0.9;
const ACTION: f32 = 0.06;
const ASSET: f32 = 0.35;
const TOKEN: f32 = 0.5;
const NUISANCE: f32 = 0.3;
const PUPPET: f32 = 0.8;
const CARD_OVER_LIMIT: f32 = 0.02;
/// What a level towards DEFCON 1 takes from everybody's odds.
const DREAD: [f32; 6] = [0.0, 0.0, 0.80, 0.93, 0.98, 1.0];
/// Windows that are passed before a position is looked at.
const SETTLING: usize = 24;

impl Insight for Dictators {
    const FEATURES: &'static [&'static str] = features::NAMES;
    const REASONS: &'static [&'static str] = policy::REASONS;
    const FITTED_WHERE_QUIET: bool = true;
    const PATIENCE: usize = 2;
    const CURIOSITY: f32 = 0.5;
    const FIRMNESS: i32 = 2;
    const WALKS_THROUGH: bool = true;
    const OTHERS_PLAY_ON: bool = true;
    const MOST_TREES: usize = 1;

    fn evaluate(&self, seat: Seat) -> f32 {
        let needs_settling = self.public.result.is_none() && self.open_window().is_some();
        if !needs_settling {
            return self.look(seat, true);
        }
        let mut world = self.clone();
        world.settle();
        world.look(seat, true)
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        self.chances()
    }

    /// Somebody is about to begin a turn.
    fn is_quiet(&self) -> bool {
        let turn = &self.public.turn;
        let begins = match self.public.stage {
            Stage::Audience => true,
            Stage::Acting => turn.spent == 0 && !turn.travelled,
            _ => false,
        };
        begins && self.public.frames.is_empty()
    }

    fn weigh(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        self.promises(seat, legal, weights);
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        let players = self.measured().players;
        let others = 1.0 / (self.public.count() - 1) as f32;
        out.clear();
        out.extend_from_slice(&players[seat.index()]);
        for foe in self.public.opponents(seat) {
            let theirs = players[foe.index()].iter();
            out.iter_mut()
                .zip(theirs)
                .for_each(|(own, their)| *own -= their * others);
        }
    }

    fn reasons(&self, seat: Seat, legal: &ActionSet) -> Vec<Vec<(usize, f32)>> {
        self.reasons_for(seat, legal)
    }

    fn progress(&self) -> f32 {
        self.measured().progress
    }
}

impl Dictators {
    /// The fitted chances of all players.
    fn chances(&self) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        if let Status::Over(outcome) = self.status() {
            outcome
                .winners
                .iter()
                .for_each(|seat| chances[seat.index()] = 1.0);
            return chances;
        }
        let measured = self.measured();
        let step = measured.progress.clamp(0.0, 1.0) * STEPS as f32;
        let weights = &WEIGHTS[step.round() as usize];
        let mut total = 0.0;
        for seat in self.public.seats() {
            let features = measured.players[seat.index()].iter().zip(weights);
            let odds: f32 = features.map(|(feature, weight)| feature * weight).sum();
            chances[seat.index()] = odds.exp();
            total += odds.exp();
        }
        let calm = DREAD[self.public.defcon as usize];
        for seat in self.public.seats() {
            let share = chances[seat.index()] / total;
            chances[seat.index()] = match self.hidden.tokens[seat.index()].contains(Token::IX) {
                true => share + (1.0 - share) * (1.0 - calm),
                false => share * calm,
            };
        }
        if let Some((by, Purpose::Convince, chance)) = self.roll_pending() {
            chances
                .iter_mut()
                .for_each(|standing| *standing *= 1.0 - chance);
            chances[by.index()] += chance;
        }
        chances
    }
}

/// Points of the game for which weights are kept.
const STEPS: usize = 64;

/// The weights that hold at each of them: searches ask ten thousand times a second.
static WEIGHTS: LazyLock<Vec<Features>> = LazyLock::new(|| FITTED.evaluation.at_steps(STEPS));

pub(crate) static FITTED: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("weights.json")));

impl Dictators {
    /// Everybody passes, as far as nothing is left to a roll that matters.
    fn settle(&mut self) {
        // What comes out of the deck is of little account here, and the same for all answers that are compared.
        let mut quick = Quick::new(self.public.turn.spent.into());
        for _ in 0..SETTLING {
            if self.public.result.is_some() || self.roll_pending().is_some() {
                return;
            }
            let Some(frame) = self.open_window() else {
                return;
            };
            let asked = self.respondents(frame);
            for seat in asked.iter() {
                let pick = &mut self.hidden.picks[seat.index()];
                *pick = pick.or(Some(Action::Word(Word::Pass)));
            }
            self.advance(&mut Desk::new(&mut quick, &mut ()));
        }
    }

    /// The chance that an attempt, a confrontation or a roll on the table succeeds, with who makes it and for what.
    pub(crate) fn roll_pending(&self) -> Option<(Seat, Purpose, f32)> {
        let unanswered = self
            .hidden
            .picks
            .iter()
            .flatten()
            .all(|&pick| pick == Action::Word(Word::Pass));
        if !unanswered {
            return None;
        }
        let six = |bonus: i8| f32::from((6 - DISARMED_FROM + 1 + bonus).clamp(0, 6)) / 6.0;
        let certain = |holds: bool| if holds { 0.95 } else { 0.02 };
        match *self.public.frames.last()? {
            Frame::Attempt(attempt) if !attempt.cancelled => Some((
                attempt.by,
                Purpose::Disarm,
                six(self.public.turn.disarm_bonus),
            )),
            Frame::Present(present) if !present.cancelled => {
                let chance = self.odds(present.by, present.bonus);
                Some((present.by, Purpose::Convince, chance))
            }
            Frame::Vision { who, bonus } => Some((who, Purpose::Convince, self.odds(who, bonus))),
            Frame::Roll(roll) => {
                let needed = match roll.purpose {
                    Purpose::Convince => MINIMUM[self.public.disarmed_count(roll.by)],
                    _ => DISARMED_FROM,
                };
                let holds = roll.die as i8 + roll.bonus >= needed;
                Some((roll.by, roll.purpose, certain(holds)))
            }
            _ => None,
        }
    }

    /// The chance of one roll to convince the President.
    pub(crate) fn odds(&self, seat: Seat, bonus: i8) -> f32 {
        let minimum = MINIMUM[self.public.disarmed_count(seat)] - bonus;
        f32::from((21 - minimum).clamp(0, 20)) / 20.0
    }

    /// How a position stands where no window is open; `deeper` tries the seat's own next choice.
    fn look(&self, seat: Seat, deeper: bool) -> f32 {
        if let Status::Over(outcome) = self.status() {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        if deeper && self.chooses_soon(seat) {
            return self.best_choice(seat);
        }
        let standing = self.standing(seat);
        match self.roll_pending() {
            Some((by, Purpose::Convince, chance)) => {
                let won = f32::from(u8::from(by == seat));
                chance * won + (1.0 - chance) * standing
            }
            _ => standing,
        }
    }

    /// Whether the seat is in the middle of something and chooses next among few.
    fn chooses_soon(&self, seat: Seat) -> bool {
        let narrow = match self.public.frames.last() {
            Some(Frame::Play(play)) => play.step == Step::Choosing,
            Some(frame) => matches!(
                frame,
                Frame::TokenPlace { .. }
                    | Frame::TokenSeat { .. }
                    | Frame::PickAudience { .. }
                    | Frame::Cleanse { .. }
                    | Frame::Demand { .. }
            ),
            None => false,
        };
        narrow && self.waiting().contains(seat)
    }

    fn best_choice(&self, seat: Seat) -> f32 {
        let choices = self.offers(seat);
        let outlook = |index: usize| {
            let action = Action::from_index(index)?;
            let mut world = self.clone();
            let mut quick = Quick::new(self.public.turn.spent.into());
            world.apply(seat, action, &mut quick, &mut ());
            world.settle();
            Some(world.look(seat, false))
        };
        choices.iter().filter_map(outlook).fold(0.0, f32::max)
    }

    /// The share of this seat in all odds, less the dread of DEFCON 1.
    fn standing(&self, seat: Seat) -> f32 {
        let strength = |seat: Seat| (-self.turns_needed(seat) / TURNS_TO_MATTER).exp();
        let total: f32 = self.public.seats().map(strength).sum();
        let calm = DREAD[self.public.defcon as usize];
        let share = strength(seat) / total;
        if self.hidden.tokens[seat.index()].contains(Token::IX) {
            share + (1.0 - share) * (1.0 - calm)
        } else {
            share * calm
        }
    }

    fn turns_needed(&self, seat: Seat) -> f32 {
        let player = self.public.player(seat);
        let mut turns = self.plan_turns(seat);
        turns += f32::from(player.skips) * SKIP;
        turns += if player.puppet_of.is_some() {
            PUPPET
        } else {
            0.0
        };
        let founder = player.founder.filter(|founder| founder.left > 0);
        let nuisances =
            f32::from(founder.map_or(0, |founder| founder.left)) + player.bans.len() as f32;
        turns += nuisances * NUISANCE;
        turns -= player.assets.len() as f32 * ASSET;
        turns -= self.hidden.tokens[seat.index()].len() as f32 * TOKEN;
        turns -= self.hand_worth(seat);
        if let Some((by, Purpose::Disarm | Purpose::DisarmWarhead, chance)) = self.roll_pending()
            && by == seat
        {
            turns -= chance * DISARMING;
        }
        if seat == self.public.active {
            turns -= f32::from(self.actions_left()) * ACTION;
            if self.can_pay_attempt() && !self.spots(seat, 0).0.is_empty() {
                turns -= f32::from(self.public.turn.disarm_bonus) * 0.15;
            }
        }
        turns.max(0.0)
    }

    /// Cards count by what they do; beyond the hand limit they hardly count.
    fn hand_worth(&self, seat: Seat) -> f32 {
        let limit = f32::from(self.hand_limit(seat));
        let hand = &self.hidden.hands[seat.index()];
        let size = hand.len() as f32;
        let worth: f32 = hand
            .iter()
            .map(|kind| self.card_worth(Kind::at(kind)))
            .sum();
        if size <= limit {
            worth
        } else {
            worth * limit / size + (size - limit) * CARD_OVER_LIMIT
        }
    }

    fn card_worth(&self, kind: Kind) -> f32 {
        let ops = &self.public.deck().design(kind).ops;
        match kind.sort() {
            Sort::Asset => 0.2,
            Sort::Interruption => 0.25,
            _ => ops
                .iter()
                .map(|op| match op {
                    Op::MoveByRoad { roads, .. } => 0.1 + 0.12 * f32::from(*roads),
                    Op::MoveByAir { .. } => 0.6,
                    Op::SkipYou => -0.3,
                    Op::Attempt { .. } => 0.5,
                    Op::Draw(count) => 0.1 * f32::from(*count),
                    Op::DisarmBonus(_) => 0.2,
                    _ => 0.2,
                })
                .sum(),
        }
    }

    /// Turns of the best plan: which facilities to disarm on the way, in which order, then the President.
    fn plan_turns(&self, seat: Seat) -> f32 {
        let here = distances(self.public.player(seat).place, self.public.roadblocks);
        let mut targets: List<u8, 3> = List::default();
        let counting = self.face_down(seat).minus(Place::facilities(4));
        for place in counting.iter().take(3) {
            targets.push(place as u8);
        }
        let done = self.public.disarmed_count(seat);
        self.best_plan(&here, targets, done, 0.0)
    }

    /// Goes to the President now, or to one more facility first.
    fn best_plan(
        &self,
        here: &[u8; Place::COUNT],
        left: List<u8, 3>,
        done: usize,
        so_far: f32,
    ) -> f32 {
        let odds = f32::from(21 - MINIMUM[done.min(3)]) / 20.0;
        let mut best = so_far + f32::from(here[Place::DC as usize]) + 1.0 / (PRESENT * odds);
        for at in 0..left.len() {
            let mut rest = left;
            let place = rest.remove(at) as usize;
            let cost = so_far + f32::from(here[place]) + DISARMING;
            if cost < best {
                best = best.min(self.best_plan(&DISTANCES[place], rest, done + 1, cost));
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn there_is_a_weight_for_each_feature_at_each_knot_and_for_each_reason() {
        assert!(FITTED.are_for(features::NAMES, policy::REASONS));
    }

    /// Plays random games with two to five players and shows every position on the way.
    fn wander(games: u64, mut look: impl FnMut(&Dictators)) {
        for game in 0..games {
            let mut quick = Quick::new(game);
            let options = Options {
                players: 2 + (game % 4) as u8,
                ..Options::default()
            };
            let table = Dictators::new(&options, &mut quick, &mut ());
            let mut table = table.expect("the house deck can be played");
            while let Status::Waiting(asked) = table.status() {
                look(&table);
                let seat = asked.lowest().expect("somebody is asked");
                let legal = table.legal(seat);
                let answer = legal.nth(quick.below(legal.len() as u32) as usize);
                let answer = answer.and_then(Action::from_index).expect("legal");
                table.apply(seat, answer, &mut quick, &mut ());
            }
        }
    }

    #[test]
    fn every_answer_has_a_promise_above_zero_and_reasons_of_its_own() {
        let mut weights = Vec::new();
        wander(12, |table| {
            for seat in table.waiting().iter() {
                let legal = table.legal(seat);
                table.weigh(seat, &legal, &mut weights);
                assert_eq!(weights.len(), legal.len());
                assert!(
                    weights
                        .iter()
                        .all(|weight| *weight > 0.0 && weight.is_finite())
                );
                let reasons = table.reasons(seat, &legal);
                assert_eq!(reasons.len(), legal.len());
                let known = |&(reason, amount): &(usize, f32)| {
                    reason < policy::REASON_COUNT && amount.is_finite()
                };
                assert!(reasons.iter().flatten().all(known));
            }
        });
    }

    #[test]
    fn chances_share_out_what_there_is_to_win() {
        wander(12, |table| {
            let chances = table.standings();
            let (own, others) = chances.split_at(table.seats());
            assert!(own.iter().all(|chance| (0.0..=1.0).contains(chance)));
            assert!(own.iter().sum::<f32>() < 1.0001);
            assert!(others.iter().all(|&chance| chance == 0.0));
        });
    }

    #[test]
    fn features_of_two_players_are_each_other_s_with_the_sign_turned() {
        let (mut one, mut two) = (Vec::new(), Vec::new());
        wander(8, |table| {
            if table.seats() == 2 {
                table.features(Seat(0), &mut one);
                table.features(Seat(1), &mut two);
                assert!(one.iter().zip(&two).all(|(one, two)| one == &-two));
            }
        });
    }

    #[test]
    fn a_position_is_quiet_where_a_turn_begins_and_only_there() {
        let mut quiet = 0;
        wander(4, |table| {
            if table.is_quiet() {
                quiet += 1;
                assert!(table.public.frames.is_empty());
                assert_eq!(table.public.turn.spent, 0);
                assert_eq!(table.waiting().len(), 1);
            } else {
                let busy = !table.public.frames.is_empty();
                let turn = &table.public.turn;
                assert!(busy || turn.spent > 0 || turn.travelled);
            }
        });
        assert!(quiet > 100, "{quiet}");
    }
}
