//! Which answers look promising at a glance: what guides a search before it has tried them, and plays on where its
//! tree ends.
//!
//! This file says what speaks for an answer, and how much of it there is; what that is worth `hustings fit 1960` finds
//! in games between bots. An answer's promise is e to the power of all that speaks for it, so nothing is ruled out.

use crate::action::{Action, Use, Word};
use crate::activity::PlayQuestion;
use crate::board::{Issue, Region, State, Zone};
use crate::cards::Card;
use crate::features::{debate_worth, region_votes};
use crate::insight::FITTED;
use crate::side::{Lean, Side};
use crate::state::{Campaign, CampaignStep, Frame, NineteenSixty, Play, Public, Stage};
use crate::turn::{DEBATE_TURN, ELECTION_TURN, PLAYS};
use engine::{Action as _, ActionSet, Key, Seat, joined};
use std::sync::LazyLock;

engine::measures! { Reason {
    SpendGain = "campaigning: votes to gain, ln",
    SpendTakes = "campaigning: takes the lead",
    SpendChecked = "campaigning: needs a check",
    Travel = "campaigning: travels",
    TravelGain = "campaigning: votes to gain over there, ln",
    TravelLate = "campaigning: travels with the last points",
    SpendStop = "campaigning: stops",
    Declared = "checks declared",
    AddGain = "event: votes to gain, ln",
    AwardGain = "debate award or recount: votes to gain, ln",
    RemoveLoss = "event: votes that the other loses, ln",
    RemoveOwnLoss = "event: votes that one loses, ln",
    SwingVotes = "event: votes of the state turned, ln",
    CardPoints = "card: points",
    CardOwn = "card: own event",
    CardEither = "card: event of both",
    CardRisky = "card: the other's event, and he can pay for it",
    CardLaidBy = "card: worth when laid by",
    CandidateCard = "card: candidate",
    VicePresidentCard = "card: vice president",
    DiscardPoints = "card discarded: points",
    DiscardOwn = "card discarded: own event",
    EventOwn = "use: own event",
    EventEither = "use: event of both",
    EventOther = "use: the other's event",
    EventPoints = "use: points that an event gives up",
    Advertising = "use: advertising",
    AdvertisingPoints = "use: advertising, points",
    Positioning = "use: positioning",
    PositioningPoints = "use: positioning, points",
    PositioningLate = "use: positioning before momentum is dealt out",
    HelpsWho = "trigger: the event helps whoever is asked",
    HarmsWho = "trigger: the event harms whoever is asked",
    PreventsHarm = "preempt: the event would help the other",
    PreventsHelp = "preempt: the event would help oneself",
    FirstIssue = "issue: first on the track",
    SecondIssue = "issue: second on the track",
    IssueTakes = "issue: takes the lead",
    IssueTies = "issue: breaks a lead",
    IssueSafe = "issue: led by two or more",
    IssueFar = "issue: behind by three or more",
    DropFirst = "issue given up: first on the track",
    DropLead = "issue given up: led by one",
    AirVotes = "region: votes",
    AirTakes = "region: takes the lead on the air",
    AirTies = "region: breaks a lead on the air",
    AirSafe = "region: led on the air",
    DebateLaidBy = "laid by for the debates: worth",
    ElectionLaidBy = "laid by for election day: votes in reach, ln",
    DebatePoints = "debate card: points",
    DebateOwn = "debate card: own icon",
    DebateOpen = "debate card: open issue",
    OwnSide = "naming oneself",
    OtherCard = "another card: points",
    OtherStop = "stopping elsewhere",
    Accept = "accepting",
    Preempt = "preempting",
    Trigger = "triggering",
    Redraw = "drawing again",
    TakeEndorsement = "taking the endorsement",
    ShiftFirstSecond = "shifting the first issue",
    ShiftSecondThird = "shifting the second issue",
} }

/// What is said of single cards follows on the list, one place a card: using its event.
const OF_CARDS: usize = Reason::NAMES.len();
const REASON_COUNT: usize = OF_CARDS + Card::COUNT;
/// The names of all reasons, in order; a card's name stands for using its event.
pub(crate) const REASONS: &[&str] = &joined::<REASON_COUNT>(&[Reason::NAMES, &Card::KEYS]);

/// Whoever listens to what speaks for an answer.
struct Pleading<F>(F);

impl<F: FnMut(usize, f32)> Pleading<F> {
    fn say(&mut self, reason: Reason, amount: f32) {
        (self.0)(reason as usize, amount);
    }

    fn say_if(&mut self, holds: bool, reason: Reason) {
        if holds {
            self.say(reason, 1.0);
        }
    }

    fn say_of_event(&mut self, card: Card) {
        (self.0)(OF_CARDS + card.index(), 1.0);
    }
}

impl NineteenSixty {
    /// One weight for each legal answer.
    pub(crate) fn promises(&self, seat: Seat, legal: &ActionSet, weights: &mut Vec<f32>) {
        weights.clear();
        let by_reason = &FITTED.answers.weights;
        let answers = legal.iter().filter_map(Action::from_index);
        weights.extend(answers.map(|answer| {
            let mut sum = 0.0;
            self.plead(
                seat,
                answer,
                &mut Pleading(|reason: usize, amount| {
                    sum += by_reason[reason] * amount;
                }),
            );
            sum.exp()
        }));
    }

    /// What speaks for each legal answer.
    pub(crate) fn reasons_for(&self, seat: Seat, legal: &ActionSet) -> Vec<Vec<(usize, f32)>> {
        let answers = legal.iter().filter_map(Action::from_index);
        let plead = |answer| {
            let mut reasons = Vec::new();
            self.plead(
                seat,
                answer,
                &mut Pleading(|reason, amount| reasons.push((reason, amount))),
            );
            reasons
        };
        answers.map(plead).collect()
    }

    fn plead<F: FnMut(usize, f32)>(&self, seat: Seat, answer: Action, case: &mut Pleading<F>) {
        let side = Side::of(seat);
        let Some(frame) = self.public.frames.last() else {
            return;
        };
        match (frame, answer) {
            (Frame::Campaign(campaign), answer) => {
                self.plead_for_step(side, campaign, answer, case)
            }
            (Frame::Play(play), answer) => self.plead_for_play(side, play, answer, case),
            (Frame::Remove(remove), Action::State(state)) => {
                let loss = ln(self.loss(remove.victim, state));
                match remove.victim == side {
                    true => case.say(Reason::RemoveOwnLoss, loss),
                    false => case.say(Reason::RemoveLoss, loss),
                }
            }
            (Frame::Add(_), Action::State(state)) => {
                let odds = self.odds(side, self.event_needs_check(side, state));
                case.say(Reason::AddGain, ln(self.gain(side, state) * odds));
            }
            (Frame::DebateAward { .. } | Frame::Recount { .. }, Action::State(state)) => {
                case.say(Reason::AwardGain, ln(self.gain(side, state)));
            }
            (Frame::Swing { .. }, Action::State(state)) => {
                case.say(Reason::SwingVotes, f32::from(state.votes()).ln());
            }
            (Frame::SetAside { .. }, Action::Card(card)) => self.plead_for_stack(side, card, case),
            (Frame::DebatePick { .. }, Action::Card(card)) => {
                self.plead_in_debate(side, card, case)
            }
            (Frame::StrategyCard { .. }, _) => {}
            (Frame::DropIssues { .. }, Action::Issue(issue)) => {
                case.say_if(self.public.track[0] == issue, Reason::DropFirst);
                case.say_if(self.public.issues[issue].cubes(side) == 1, Reason::DropLead);
            }
            (_, Action::Issue(issue)) => self.plead_for_issue(side, issue, case),
            (Frame::Advertise { .. } | Frame::PlaceMedia { .. }, Action::Zone(zone)) => {
                self.plead_for_air(side, zone, case);
            }
            (_, Action::Side(named)) => case.say_if(named == side, Reason::OwnSide),
            (_, Action::Card(card)) => case.say(Reason::OtherCard, f32::from(card.facts().points)),
            (_, Action::Number(number)) => case.say(Reason::Declared, f32::from(number)),
            (_, Action::Word(word)) => plead_for_word(word, case),
            _ => {}
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

    fn plead_for_step<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        campaign: &Campaign,
        answer: Action,
        case: &mut Pleading<F>,
    ) {
        match (campaign.step, answer) {
            (CampaignStep::Spend, Action::State(state)) => {
                let checked = self.campaigning_needs_check(side, state);
                case.say(
                    Reason::SpendGain,
                    ln(self.gain(side, state) * self.odds(side, checked)),
                );
                case.say_if(self.public.support[state].is_empty(), Reason::SpendTakes);
                case.say_if(checked, Reason::SpendChecked);
            }
            (CampaignStep::Spend, Action::Zone(zone)) => {
                case.say(Reason::Travel, 1.0);
                case.say(Reason::TravelGain, ln(self.best_gain(side, campaign, zone)));
                case.say_if(campaign.points < 2 || campaign.crossed, Reason::TravelLate);
            }
            (CampaignStep::Declare(_), Action::Number(number)) => {
                case.say(Reason::Declared, f32::from(number));
            }
            (_, Action::Word(Word::Stop)) => case.say(Reason::SpendStop, 1.0),
            _ => {}
        }
    }

    /// The most that a point can gain in a zone.
    fn best_gain(&self, side: Side, campaign: &Campaign, zone: Zone) -> f32 {
        let open = zone.states() & !(campaign.closed | self.closed_to_campaigning(side));
        let gain = |state| {
            let odds = self.odds(side, self.campaigning_needs_check(side, state));
            self.gain(side, state) * odds
        };
        open.iter().map(gain).fold(0.0, f32::max)
    }

    fn plead_for_play<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        play: &Play,
        answer: Action,
        case: &mut Pleading<F>,
    ) {
        match (self.play_question(play), answer) {
            (PlayQuestion::Card, Action::Card(card)) => self.plead_for_card(side, card, case),
            (PlayQuestion::Card, Action::CandidateCard) => case.say(Reason::CandidateCard, 1.0),
            (PlayQuestion::Card, Action::VicePresidentCard) => {
                case.say(Reason::VicePresidentCard, 1.0);
            }
            (PlayQuestion::Discard, Action::Card(card)) => {
                let facts = card.facts();
                case.say(Reason::DiscardPoints, f32::from(facts.points));
                case.say_if(facts.icon.only() == Some(side), Reason::DiscardOwn);
            }
            (PlayQuestion::Use, Action::Use(usage)) => {
                self.plead_for_use(side, self.picked_card(play), usage, case);
            }
            // Whoever is asked to trigger, or may prevent it, looks at whose event it is.
            (PlayQuestion::Trigger | PlayQuestion::Preempt, Action::Word(word)) => {
                let icon = play.card.and_then(|card| card.facts().icon.only());
                let (own, others) = (icon == Some(side), icon == Some(side.opponent()));
                match word {
                    Word::Trigger => {
                        case.say_if(own, Reason::HelpsWho);
                        case.say_if(others, Reason::HarmsWho);
                    }
                    Word::Preempt => {
                        case.say_if(others, Reason::PreventsHarm);
                        case.say_if(own, Reason::PreventsHelp);
                    }
                    _ => {}
                }
                plead_for_word(word, case);
            }
            _ => {}
        }
    }

    fn plead_for_card<F: FnMut(usize, f32)>(&self, side: Side, card: Card, case: &mut Pleading<F>) {
        let facts = card.facts();
        case.say(Reason::CardPoints, f32::from(facts.points));
        case.say(Reason::CardLaidBy, self.promise_on_stack(side, card));
        match facts.icon.only() {
            Some(owner) if owner == side => case.say(Reason::CardOwn, 1.0),
            Some(owner) => case.say_if(self.public.momentum[owner] > 0, Reason::CardRisky),
            None => case.say(Reason::CardEither, 1.0),
        }
    }

    fn plead_for_use<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        card: Option<Card>,
        usage: Use,
        case: &mut Pleading<F>,
    ) {
        let points = card.map_or(5.0, |card| f32::from(card.facts().points));
        match usage {
            Use::Event => {
                case.say(Reason::EventPoints, points);
                let Some(card) = card else { return };
                case.say_of_event(card);
                case.say(
                    match card.facts().icon.only() {
                        Some(owner) if owner == side => Reason::EventOwn,
                        Some(_) => Reason::EventOther,
                        None => Reason::EventEither,
                    },
                    1.0,
                );
            }
            Use::Campaigning => {}
            Use::Advertising => {
                case.say(Reason::Advertising, 1.0);
                case.say(Reason::AdvertisingPoints, points);
            }
            Use::Positioning => {
                case.say(Reason::Positioning, 1.0);
                case.say(Reason::PositioningPoints, points);
                case.say(Reason::PositioningLate, self.share_of_turn());
            }
        }
    }

    /// How much of the turn's plays are made: from 0 to 1.
    fn share_of_turn(&self) -> f32 {
        match self.public.stage {
            Stage::Activity { plays } => f32::from(plays) / f32::from(PLAYS),
            _ => 1.0,
        }
    }

    /// A cube is worth most where it takes or breaks a lead.
    fn plead_for_issue<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        issue: Issue,
        case: &mut Pleading<F>,
    ) {
        case.say_if(self.public.track[0] == issue, Reason::FirstIssue);
        case.say_if(self.public.track[1] == issue, Reason::SecondIssue);
        match Lean::of(side, 1).value() * self.public.issues[issue].value() {
            0 => case.say(Reason::IssueTakes, 1.0),
            -1 => case.say(Reason::IssueTies, 1.0),
            2.. => case.say(Reason::IssueSafe, 1.0),
            ..=-3 => case.say(Reason::IssueFar, 1.0),
            _ => {}
        }
    }

    fn plead_for_air<F: FnMut(usize, f32)>(&self, side: Side, zone: Zone, case: &mut Pleading<F>) {
        let Some(&region) = Region::ALL.get(zone.index()) else {
            return;
        };
        case.say(Reason::AirVotes, region_votes(region));
        match Lean::of(side, 1).value() * self.public.media[region].value() {
            0 => case.say(Reason::AirTakes, 1.0),
            -1 => case.say(Reason::AirTies, 1.0),
            1.. => case.say(Reason::AirSafe, 1.0),
            _ => {}
        }
    }

    /// Before the Debates a card of one's own icon, later one whose state is close and large.
    fn promise_on_stack(&self, side: Side, card: Card) -> f32 {
        if self.public.turn <= DEBATE_TURN {
            return debate_worth(side, card).max(0.1);
        }
        self.votes_in_reach(side, card) / 4.0
    }

    fn plead_for_stack<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        card: Card,
        case: &mut Pleading<F>,
    ) {
        let worth = self.promise_on_stack(side, card);
        match self.public.turn <= DEBATE_TURN {
            true => case.say(Reason::DebateLaidBy, worth),
            false => case.say(Reason::ElectionLaidBy, ln(worth)),
        }
    }

    fn plead_in_debate<F: FnMut(usize, f32)>(
        &self,
        side: Side,
        card: Card,
        case: &mut Pleading<F>,
    ) {
        let facts = card.facts();
        let open = facts
            .issue
            .is_some_and(|issue| self.public.debate.open[issue]);
        case.say(Reason::DebatePoints, f32::from(facts.points));
        case.say_if(facts.icon.shows(side), Reason::DebateOwn);
        case.say_if(open, Reason::DebateOpen);
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

fn plead_for_word<F: FnMut(usize, f32)>(word: Word, case: &mut Pleading<F>) {
    let reason = match word {
        Word::Stop => Reason::OtherStop,
        Word::Accept => Reason::Accept,
        Word::Preempt => Reason::Preempt,
        Word::Trigger => Reason::Trigger,
        Word::Redraw => Reason::Redraw,
        Word::TakeEndorsement => Reason::TakeEndorsement,
        Word::ShiftFirstSecond => Reason::ShiftFirstSecond,
        Word::ShiftSecondThird => Reason::ShiftSecondThird,
        Word::NoPreempt | Word::NoTrigger | Word::Keep | Word::TakeMomentum => return,
    };
    case.say(reason, 1.0);
}

/// The logarithm of votes, where a twentieth of one is as good as none.
fn ln(votes: f32) -> f32 {
    (votes + 0.05).ln()
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
pub(crate) fn hold(public: &Public, state: State, support: Lean) -> f32 {
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
