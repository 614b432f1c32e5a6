//! How well a player stands: the one thing that the game tells opponents about itself.
//!
//! Everything is measured in electoral votes: how likely each state is to end with Kennedy, and what momentum,
//! issues, media, cards, the bag and points not yet spent are worth beside it.

use crate::action::Use;
use crate::board::{Issue, State};
use crate::cards::Card;
use crate::features::{self, STEPS};
use crate::side::{Lean, Side};
use crate::state::{Frame, NineteenSixty, Pick, Public};
use crate::turn::{DEBATE_TURN, ELECTION_TURN};
use engine::{ActionSet, Game, Insight, MAX_SEATS, Seat, Status, logistic};
use std::sync::LazyLock;

/// How much one cube moves the odds of a state; more as the end comes near.
const FIRMNESS_AT_START: f32 = 0.55;
const FIRMNESS_AT_END: f32 = 1.3;
/// What an endorsement, or the state's edge, is worth in an empty state, in cubes.
const ENDORSED: f32 = 0.9;
const EDGE: f32 = 0.5;

/// Worth in electoral votes.
const MOMENTUM: f32 = 4.0;
const MEDIA_CUBE: f32 = 5.0;
const ISSUE_LED: [f32; 3] = [7.0, 5.0, 3.5];
const ISSUE_CUBE: f32 = 1.5;
const CANDIDATE_CARD: f32 = 18.0;
const BAG_CUBE: f32 = 0.5;
const HAND_POINT: f32 = 1.0;
const DEBATE_POINT: f32 = 2.0;
/// A point still to be spent.
const CAMPAIGN_POINT: f32 = 5.0;
const ADVERTISING_POINT: f32 = 2.5;
const POSITIONING_POINT: f32 = 2.5;
/// Support still to be added or removed by an event.
const EVENT_POINT: f32 = 4.0;
/// The event of a card that helps its player.
const FRIENDLY_EVENT: f32 = 16.0;
/// A score at which the game is as good as won: the width of the curve.
const CERTAINTY: f32 = 70.0;

impl Insight for NineteenSixty {
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn evaluate(&self, seat: Seat) -> f32 {
        match self.status() {
            Status::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Status::Over(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
            Status::Waiting(_) => {
                let score = self.score_for_kennedy();
                let score = if Side::of(seat) == Side::Kennedy {
                    score
                } else {
                    -score
                };
                logistic(score / CERTAINTY)
            }
        }
    }

    fn standings(&self) -> [f32; MAX_SEATS] {
        let kennedy = self.evaluate(Side::Kennedy.seat());
        let mut standings = [0.0; MAX_SEATS];
        standings[Side::Kennedy.seat().index()] = kennedy;
        standings[Side::Nixon.seat().index()] = 1.0 - kennedy;
        standings
    }

    fn is_quiet(&self) -> bool {
        self.between_plays()
    }

    fn weigh(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        self.promises(seat, legal, weights);
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        let features = self.features_for_kennedy();
        out.clear();
        out.extend(features.map(|feature| signed(Side::of(seat), feature)));
    }

    fn progress(&self) -> f32 {
        self.plays_made() as f32 / STEPS as f32
    }
}

fn signed(side: Side, worth: f32) -> f32 {
    match side {
        Side::Kennedy => worth,
        Side::Nixon => -worth,
    }
}

impl NineteenSixty {
    /// Above zero Kennedy stands better.
    fn score_for_kennedy(&self) -> f32 {
        let public = &self.public;
        let pending: f32 = public
            .frames
            .as_slice()
            .iter()
            .map(|frame| self.pending(frame))
            .sum();
        votes(public) + resources(public) + issues(public) + self.debates() + self.cards() + pending
    }

    fn cards(&self) -> f32 {
        let worth = |side: Side| {
            let hand: f32 = self.hidden.hands[side]
                .iter()
                .map(|card| self.held(side, card))
                .sum();
            let laid = self.hidden.stacks[side]
                .union(self.hidden.aside[side])
                .union(self.public.revealed[side]);
            let stack: f32 = laid.iter().map(|card| self.set_aside(side, card)).sum();
            let candidate = if self.public.candidate[side] {
                CANDIDATE_CARD
            } else {
                0.0
            };
            hand + stack + candidate
        };
        worth(Side::Kennedy) - worth(Side::Nixon)
    }

    /// A card in hand will be played: its points, or its event where that is a friend's.
    fn held(&self, side: Side, card: Card) -> f32 {
        let friendly = if card.facts().icon.only() == Some(side) {
            2.0
        } else {
            0.0
        };
        (f32::from(card.facts().points) + friendly) * HAND_POINT
    }

    /// A card on the stack is worth its points in the Debates, or checks in its state on Election Day.
    pub(crate) fn set_aside(&self, side: Side, card: Card) -> f32 {
        let facts = card.facts();
        if self.public.turn <= DEBATE_TURN {
            let own = if facts.icon.shows(side) { 1.0 } else { -0.5 };
            return f32::from(facts.points) * own * DEBATE_POINT;
        }
        let Some(state) = facts.state else { return 0.0 };
        let lead = f32::from(Lean::of(side, 1).value() * self.public.support[state].value());
        // Three checks rarely turn more than two cubes.
        let close = (1.0 - (lead + 0.5).abs() / 4.0).max(0.05);
        f32::from(state.votes()) * close
    }

    /// What lies on the Debate Board, with cards picked and not yet shown.
    fn debates(&self) -> f32 {
        let debate = &self.public.debate;
        let mut score = 0.0;
        for &issue in Issue::ALL {
            for &side in Side::ALL {
                let points = |card: Card| f32::from(card.facts().points);
                let laid: f32 = debate.cards[issue][side].iter().map(points).sum();
                score += signed(side, laid * DEBATE_POINT);
            }
        }
        for &side in Side::ALL {
            if self.public.turn == DEBATE_TURN
                && let Some(Pick::Card(card)) = self.hidden.picks[side]
            {
                let on = card.facts().icon.only().unwrap_or(side);
                score += signed(on, f32::from(card.facts().points) * DEBATE_POINT);
            }
        }
        score
    }

    /// What work in progress still promises to whoever is at it.
    fn pending(&self, frame: &Frame) -> f32 {
        let (side, worth) = match *frame {
            Frame::Play(play) => match (self.hidden.picks[play.side], play.card) {
                (Some(Pick::Card(card)), _) => (play.side, self.promise(play.side, card)),
                (Some(Pick::Candidate), _) => (play.side, CANDIDATE_CARD - 1.0),
                (Some(Pick::VicePresident), _) => (play.side, FRIENDLY_EVENT),
                // Announced and about to be carried out, or about to be triggered.
                (None, Some(_)) if play.points > 0 && !self.is_acting() => (
                    play.side,
                    f32::from(play.points) * worth_of_point(play.usage),
                ),
                _ => return 0.0,
            },
            Frame::Campaign(campaign) => {
                (campaign.side, f32::from(campaign.points) * CAMPAIGN_POINT)
            }
            Frame::Position(position) => (
                position.side,
                f32::from(position.points) * POSITIONING_POINT,
            ),
            Frame::Advertise { side, left } => (side, f32::from(left) * MEDIA_CUBE),
            Frame::Checks(checks) => (checks.side, f32::from(checks.left) * CAMPAIGN_POINT / 2.0),
            Frame::Add(add) => (add.side, f32::from(add.left) * EVENT_POINT),
            Frame::Remove(remove) => (
                remove.victim.opponent(),
                f32::from(remove.left) * EVENT_POINT,
            ),
            Frame::OnAir { side, total, .. } => (side, f32::from(total) * EVENT_POINT),
            Frame::Swing { side, .. } | Frame::ResolveDiscard { side } => (side, FRIENDLY_EVENT),
            Frame::SpreadIssues { side, left } => (side, f32::from(left) * POSITIONING_POINT),
            Frame::OneIssue { side, n } => (side, f32::from(n) * POSITIONING_POINT),
            Frame::PlaceMedia { side, left } => (side, f32::from(left) * MEDIA_CUBE),
            Frame::Spend { side, points, .. } => (side, f32::from(points) * CAMPAIGN_POINT),
            Frame::DebateAward { side, left } => (side, f32::from(left) * CAMPAIGN_POINT),
            _ => return 0.0,
        };
        signed(side, worth)
    }

    /// What a picked card promises: its points, or its event if that helps.
    fn promise(&self, side: Side, card: Card) -> f32 {
        let facts = card.facts();
        let points = f32::from(facts.points) * CAMPAIGN_POINT;
        match facts.icon.only() {
            Some(owner) if owner == side => FRIENDLY_EVENT.max(points),
            // The opponent may trigger it.
            Some(owner) if self.public.momentum[owner] > 0 => points - FRIENDLY_EVENT / 2.0,
            _ => points,
        }
    }
}

fn worth_of_point(usage: Use) -> f32 {
    match usage {
        Use::Event => 0.0,
        Use::Campaigning => CAMPAIGN_POINT,
        Use::Advertising => ADVERTISING_POINT,
        Use::Positioning => POSITIONING_POINT,
    }
}

/// Electoral votes, weighed by how firmly each state is held.
fn votes(public: &Public) -> f32 {
    let phase = outlook(public.turn);
    let expected = |state: &State| {
        let standing = holding(phase, public, *state, public.support[*state]);
        f32::from(state.votes()) * standing
    };
    State::ALL.iter().map(expected).sum()
}

/// Cubes past which a state is as good as taken.
const FIRM: usize = 8;

/// How firmly a state is held, from no cubes to [`FIRM`], and what an endorsement and the edge are worth in an empty
/// one: each as 2p − 1 for the chance p to keep it.
pub(crate) struct Outlook {
    held: [f32; FIRM + 1],
    endorsed: f32,
    edge: f32,
}

/// What the turn makes of cubes.
pub(crate) fn outlook(turn: u8) -> &'static Outlook {
    static TABLE: LazyLock<[Outlook; ELECTION_TURN as usize + 1]> = LazyLock::new(|| {
        std::array::from_fn(|turn| {
            let progress = turn as f32 / f32::from(ELECTION_TURN);
            let firmness = FIRMNESS_AT_START + (FIRMNESS_AT_END - FIRMNESS_AT_START) * progress;
            let chance = |cubes: f32| (cubes * firmness / 2.0).tanh();
            Outlook {
                held: std::array::from_fn(|cubes| chance(cubes as f32 + ENDORSED)),
                endorsed: chance(ENDORSED),
                edge: chance(EDGE),
            }
        })
    });
    &TABLE[usize::from(turn.min(ELECTION_TURN))]
}

/// 2p − 1 for the chance p that Kennedy takes a state with that support.
pub(crate) fn holding(phase: &Outlook, public: &Public, state: State, support: Lean) -> f32 {
    match (
        support.leader(),
        public.endorsements[state.region()].leader(),
    ) {
        (Some(side), _) => signed(side, phase.held[usize::from(support.cubes(side)).min(FIRM)]),
        (None, Some(side)) => signed(side, phase.endorsed),
        (None, None) => signed(state.edge(), phase.edge),
    }
}

fn resources(public: &Public) -> f32 {
    let turns_left = f32::from(ELECTION_TURN - public.turn.min(ELECTION_TURN));
    let worth = |side: Side| {
        f32::from(public.momentum[side]) * MOMENTUM
            + f32::from(public.media_total(side)) * MEDIA_CUBE
            + f32::from(public.rest[side]) * BAG_CUBE
            + f32::from(public.bag[side]) * BAG_CUBE / (1.0 + turns_left / 4.0)
    };
    worth(Side::Kennedy) - worth(Side::Nixon)
}

fn issues(public: &Public) -> f32 {
    let mut score = 0.0;
    for (place, issue) in public.track.into_iter().enumerate() {
        let support = public.issues[issue];
        if let Some(side) = support.leader() {
            let cubes = f32::from(support.cubes(side)).min(4.0);
            score += signed(side, ISSUE_LED[place] + cubes * ISSUE_CUBE);
        }
    }
    score
}
