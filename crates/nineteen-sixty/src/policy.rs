//! Which answers look promising at a glance: what guides a search before it has tried them, and plays on where its
//! tree ends. Weights are relative; they need not be right, only cheap and better than nothing.

use crate::action::{Action, Use, Word};
use crate::activity::PlayQuestion;
use crate::board::{Issue, State, Zone};
use crate::cards::Card;
use crate::features::debate_worth;
use crate::side::{Lean, Side};
use crate::state::{Campaign, CampaignStep, Frame, NineteenSixty, Play, Public};
use crate::turn::{DEBATE_TURN, ELECTION_TURN};
use engine::{Action as _, ActionSet, Seat};
use std::sync::LazyLock;

/// Nothing legal is ruled out.
const LEAST: f32 = 0.01;
/// The promise of a word that gives something up.
const GIVE_UP: f32 = 0.02;
/// What travelling costs: a point that gains nothing by itself.
const TRAVEL: f32 = 0.4;

impl NineteenSixty {
    /// One weight for each legal answer.
    pub(crate) fn promises(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        weights.clear();
        let side = Side::of(seat);
        let Some(frame) = self.public.frames.top() else {
            return weights.resize(legal.len(), 1.0);
        };
        let answers = legal.iter().filter_map(Action::from_index);
        weights.extend(answers.map(|answer| self.promise_of(side, frame, answer).max(LEAST)));
    }

    fn promise_of(&self, side: Side, frame: &Frame, answer: Action) -> f32 {
        match (frame, answer) {
            (Frame::Remove(remove), Action::State(state)) if remove.victim == side => {
                1.0 / (0.2 + self.loss(side, state))
            }
            (Frame::Remove(remove), Action::State(state)) => {
                squared(self.loss(remove.victim, state))
            }
            (Frame::Campaign(campaign), answer) => self.promise_of_step(side, campaign, answer),
            (Frame::Add(_), Action::State(state)) => {
                let needs_check = self.event_needs_check(side, state);
                squared(self.gain(side, state) * self.odds(side, needs_check))
            }
            (Frame::DebateAward { .. } | Frame::Recount { .. }, Action::State(state)) => {
                squared(self.gain(side, state))
            }
            (Frame::Swing { .. }, Action::State(state)) => squared(f32::from(state.votes()) / 4.0),
            (Frame::Play(play), answer) => self.promise_of_play(side, play, answer),
            (Frame::SetAside { .. }, Action::Card(card)) => {
                squared(self.promise_on_stack(side, card))
            }
            (Frame::DebatePick { .. }, Action::Card(card)) => self.promise_in_debate(side, card),
            (Frame::StrategyCard { .. }, _) => 1.0,
            (Frame::DropIssues { .. }, Action::Issue(issue)) => 1.0 / self.place_worth(issue),
            (_, Action::Issue(issue)) => self.promise_of_issue(side, issue),
            (_, Action::Card(card)) => f32::from(card.facts().points),
            (_, Action::Number(number)) => f32::from(number),
            (_, Action::Word(Word::Stop)) => GIVE_UP,
            _ => 1.0,
        }
    }

    /// What one more cube in a state is worth, in electoral votes.
    fn gain(&self, side: Side, state: State) -> f32 {
        let now = self.public.support[state];
        let mut then = now;
        then.gain(side, 1);
        self.worth_of_change(side, state, now, then)
    }

    /// What one cube less would cost, in electoral votes.
    fn loss(&self, side: Side, state: State) -> f32 {
        let now = self.public.support[state];
        let mut then = now;
        then.lose(side, 1);
        self.worth_of_change(side.opponent(), state, now, then)
    }

    fn worth_of_change(&self, side: Side, state: State, now: Lean, then: Lean) -> f32 {
        let standing = |lean| hold(&self.public, state, lean);
        let change = standing(then) - standing(now);
        let change = if side == Side::Kennedy {
            change
        } else {
            -change
        };
        f32::from(state.votes()) * change.max(0.0)
    }

    /// How likely a cube is to count.
    fn odds(&self, side: Side, needs_check: bool) -> f32 {
        if !needs_check {
            return 1.0;
        }
        let bag = &self.public.bag;
        let own = f32::from(bag[side]);
        (own + 1.0) / (own + f32::from(bag[side.opponent()]) + 2.0)
    }

    fn promise_of_step(&self, side: Side, campaign: &Campaign, answer: Action) -> f32 {
        match (campaign.step, answer) {
            (CampaignStep::Spend, Action::State(state)) => self.promise_of_spending(side, state),
            (CampaignStep::Spend, Action::Zone(zone)) => self.promise_of_zone(side, campaign, zone),
            (CampaignStep::Declare(_), Action::Number(number)) => f32::from(number),
            (_, Action::Word(Word::Stop)) => GIVE_UP,
            _ => 1.0,
        }
    }

    fn promise_of_spending(&self, side: Side, state: State) -> f32 {
        let needs_check = self.campaigning_needs_check(side, state);
        squared(self.gain(side, state) * self.odds(side, needs_check))
    }

    /// A crossing is worth the best that can be done over there.
    fn promise_of_zone(&self, side: Side, campaign: &Campaign, zone: Zone) -> f32 {
        if campaign.points < 2 || campaign.crossed {
            return LEAST;
        }
        let open = zone.states() & !(campaign.closed | self.closed_to_campaigning(side));
        let best = open
            .iter()
            .map(|state| self.promise_of_spending(side, state))
            .fold(0.0, f32::max);
        best * TRAVEL
    }

    fn promise_of_play(&self, side: Side, play: &Play, answer: Action) -> f32 {
        match (self.play_question(play), answer) {
            (PlayQuestion::Card | PlayQuestion::Discard, Action::Card(card)) => {
                self.promise_of_card(side, card)
            }
            (PlayQuestion::Card, _) => 2.0,
            (PlayQuestion::Use, Action::Use(usage)) => {
                self.promise_of_use(side, self.picked_card(play), usage)
            }
            // Whoever is asked to trigger, or may prevent it, looks at whose event it is.
            (PlayQuestion::Trigger | PlayQuestion::Preempt, Action::Word(word)) => {
                let other = side.opponent();
                let beneficiary = if play.side == side { other } else { side };
                let icon = play.card.and_then(|card| card.facts().icon.only());
                let helps = icon.map_or(1.0, |icon| if icon == beneficiary { 3.0 } else { 0.1 });
                match word {
                    Word::Trigger => helps,
                    Word::Preempt => helps / 3.0,
                    _ => 1.0,
                }
            }
            _ => 1.0,
        }
    }

    fn promise_of_card(&self, side: Side, card: Card) -> f32 {
        let facts = card.facts();
        let points = f32::from(facts.points);
        match facts.icon.only() {
            Some(owner) if owner == side => points + 2.0,
            Some(owner) if self.public.momentum[owner] > 0 => points * 0.6,
            _ => points + 0.5,
        }
    }

    fn promise_of_use(&self, side: Side, card: Option<Card>, usage: Use) -> f32 {
        let points = card.map_or(5.0, |card| f32::from(card.facts().points));
        match usage {
            Use::Event => match card.map(|card| card.facts().icon.only()) {
                Some(Some(owner)) if owner == side => 6.0,
                Some(None) => 2.0,
                _ => 0.05,
            },
            Use::Campaigning => points,
            Use::Advertising => 1.0,
            Use::Positioning => 1.5,
        }
    }

    /// What leading the issue is worth where it lies on the track.
    fn place_worth(&self, issue: Issue) -> f32 {
        match self.public.track.iter().position(|&on| on == issue) {
            Some(0) => 3.0,
            Some(1) => 2.0,
            _ => 1.2,
        }
    }

    /// A cube is worth most where it takes or keeps a narrow lead.
    fn promise_of_issue(&self, side: Side, issue: Issue) -> f32 {
        let support = self.public.issues[issue];
        let lead = f32::from(support.cubes(side)) - f32::from(support.cubes(side.opponent()));
        let closeness = 1.0 / (1.0 + (lead - 0.5).abs());
        self.place_worth(issue) * closeness
    }

    /// Before the Debates a card of one's own icon, later one whose state is close and large.
    fn promise_on_stack(&self, side: Side, card: Card) -> f32 {
        if self.public.turn <= DEBATE_TURN {
            return debate_worth(side, card).max(0.1);
        }
        self.votes_in_reach(side, card) / 4.0
    }

    fn promise_in_debate(&self, side: Side, card: Card) -> f32 {
        let facts = card.facts();
        let open = facts
            .issue
            .is_some_and(|issue| self.public.debate.open[issue]);
        let own = if facts.icon.shows(side) { 1.0 } else { 0.2 };
        if open {
            f32::from(facts.points) * own
        } else {
            0.3
        }
    }

    /// Whether a player is about to choose a card, with everything before it carried out.
    pub(crate) fn between_plays(&self) -> bool {
        match self.public.frames.as_slice() {
            [Frame::Play(play)] => self.play_question(play) == PlayQuestion::Card,
            [Frame::StartPlayer { .. }] => true,
            _ => false,
        }
    }
}

fn squared(x: f32) -> f32 {
    x * x
}

/// How much one cube moves the odds of a state; more as the end comes near.
const FIRMNESS_AT_START: f32 = 0.55;
const FIRMNESS_AT_END: f32 = 1.3;
/// What an endorsement, or the state's edge, is worth in an empty state, in cubes.
const ENDORSED: f32 = 0.9;
const EDGE: f32 = 0.5;
/// Cubes past which a state is as good as taken.
const FIRM: usize = 8;

/// How firmly a state is held in a turn, by its cubes or without any: each as 2p − 1 for the chance p to keep it.
struct Hold {
    cubes: [f32; FIRM + 1],
    endorsed: f32,
    edge: f32,
}

static HOLDS: LazyLock<[Hold; ELECTION_TURN as usize + 1]> = LazyLock::new(|| {
    std::array::from_fn(|turn| {
        let progress = turn as f32 / f32::from(ELECTION_TURN);
        let firmness = FIRMNESS_AT_START + (FIRMNESS_AT_END - FIRMNESS_AT_START) * progress;
        let hold = |cubes: f32| (cubes * firmness / 2.0).tanh();
        Hold {
            cubes: std::array::from_fn(|cubes| hold(cubes as f32 + ENDORSED)),
            endorsed: hold(ENDORSED),
            edge: hold(EDGE),
        }
    })
});

/// How firmly Kennedy would hold a state with that support; below zero it is Nixon who holds it.
fn hold(public: &Public, state: State, support: Lean) -> f32 {
    let holds = &HOLDS[usize::from(public.turn.min(ELECTION_TURN))];
    let endorsed = public.endorsements[state.region()].leader();
    let (side, hold) = match (support.leader(), endorsed) {
        (Some(side), _) => (
            side,
            holds.cubes[usize::from(support.cubes(side)).min(FIRM)],
        ),
        (None, Some(side)) => (side, holds.endorsed),
        (None, None) => (state.edge(), holds.edge),
    };
    if side == Side::Kennedy { hold } else { -hold }
}
