//! Election Day, the final tally and winning (chapters 17 and 18).

use crate::action::Action;
use crate::board::{Issue, Region, State};
use crate::cards::{Card, CardSet};
use crate::desk::Clerk;
use crate::effects::{ElectionEvent, Space};
use crate::log::Event;
use crate::options::LastTieBreak;
use crate::rulings::FULL_TIE;
use crate::side::{Side, Sides, ahead};
use crate::state::{CheckPlace, Decision, Frame, NineteenSixty, Resolving, Stage, Tally};

///
const CUBES_FOR_MOMENTUM: u16 = 2;
///
const CHECKS_FOR_CARD: u8 = 3;

impl NineteenSixty {
    /// deposit, initiative, stacks revealed.
    pub(crate) fn begin_election_day(&mut self, desk: &mut impl Clerk) {
        for &side in Side::ALL {
            self.deposit(side, desk);
        }
        self.public.media = Default::default();
        self.public.issues = Default::default();
        self.public.momentum = Default::default();
        self.initiative_check(desk);
        self.reveal_stacks(desk);
        self.public.stage = Stage::ElectionCards;
    }

    /// no choice in it.
    fn deposit(&mut self, side: Side, desk: &mut impl Clerk) {
        let public = &mut self.public;
        let media = public.media_total(side);
        let issues: u16 = Issue::ALL
            .iter()
            .map(|&issue| public.issues[issue].cubes(side))
            .sum();
        let extra = media * public.options.rulebook().deposit_for_media;
        let momentum = u16::from(public.momentum[side]) * CUBES_FOR_MOMENTUM;
        let count = extra + media + issues + momentum;
        public.bag[side] += count;
        if count > 0 {
            desk.note(|| Event::Deposited { side, count });
        }
    }

    fn reveal_stacks(&mut self, desk: &mut impl Clerk) {
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        public.revealed = std::mem::take(&mut hidden.stacks);
        public.known_stack = Default::default();
        hidden.shown_stack = Default::default();
        public.reshuffle.older_in_stack = Default::default();
        desk.reveal();
        for &side in Side::ALL {
            let cards = public.revealed[side];
            desk.note(|| Event::StackRevealed { side, cards });
        }
    }

    /// all cards of the initiative, in any order, then all of the other player.
    pub(crate) fn next_strategy_card(&mut self, desk: &mut impl Clerk) {
        let first = self.public.initiative;
        let turn = [first, first.opponent()];
        let Some(side) = turn
            .into_iter()
            .find(|&side| !self.public.revealed[side].is_empty())
        else {
            self.public.stage = Stage::ElectionEvents;
            return;
        };
        match only_card(self.public.revealed[side]) {
            Some(card) => self.resolve_strategy_card(side, card, desk),
            None => self.public.frames.push(Frame::StrategyCard { side }),
        }
    }

    pub(crate) fn answer_strategy_card(
        &mut self,
        side: Side,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        if let Action::Card(card) = action {
            self.resolve_strategy_card(side, card, desk);
        }
    }

    ///
    fn resolve_strategy_card(&mut self, side: Side, card: Card, desk: &mut impl Clerk) {
        self.public.revealed[side].remove(card);
        self.public.discard.insert(card);
        desk.note(|| Event::StrategyCardResolved { side, card });
        if let Some(state) = card.facts().state {
            self.begin_checks(side, CheckPlace::State(state), CHECKS_FOR_CARD);
        }
    }

    /// Election Day events that are still to be resolved; Unpledged Electors acts at the tally.
    pub(crate) fn election_events(&self) -> CardSet {
        let resolves = |card: &Card| {
            matches!(
                card.space(),
                Some(Space::ElectionDay(ElectionEvent::Resolve(_)))
            )
        };
        self.public.election_space.iter().filter(resolves).collect()
    }

    ///
    pub(crate) fn next_election_event(&mut self, desk: &mut impl Clerk) {
        let events = self.election_events();
        if events.is_empty() {
            self.public.stage = Stage::ElectionTally;
            return;
        }
        match only_card(events) {
            Some(card) => self.resolve_election_event(card, desk),
            None => self.public.frames.push(Frame::ElectionEvent {
                side: self.public.initiative,
            }),
        }
    }

    pub(crate) fn answer_election_event(&mut self, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if let Action::Card(card) = action {
            self.resolve_election_event(card, desk);
        }
    }

    /// choices inside an event belong to the player it names.
    fn resolve_election_event(&mut self, card: Card, desk: &mut impl Clerk) {
        let resolver = self.public.initiative;
        self.public.election_space.remove(card);
        self.public.in_play.insert(card);
        desk.note(|| Event::EventBegan {
            side: resolver,
            card,
        });
        self.public.frames.push(Frame::Event(Resolving {
            card,
            resolver,
            next: 0,
            election_day: true,
        }));
    }

    pub(crate) fn answer_recount(&mut self, side: Side, n: u8, action: Action) {
        self.public.frames.pop();
        if let Action::State(state) = action {
            self.begin_checks(side, CheckPlace::State(state), n);
        }
    }

    ///
    pub(crate) fn count_the_votes(&mut self, desk: &mut impl Clerk) {
        self.settle_undecided(desk);
        let tally = self.tally(desk);
        self.public.result = Some(tally);
        self.public.stage = Stage::Over;
        desk.note(|| Event::GameEnded { tally });
    }

    /// one cube in every empty state.
    fn settle_undecided(&mut self, desk: &mut impl Clerk) {
        for state in self.public.empty_states().iter() {
            let endorsed: Option<Side> = self.endorsed(state.region());
            let side = endorsed.unwrap_or(state.edge());
            self.public.support[state].gain(side, 1);
            let endorsed = endorsed.is_some();
            desk.note(|| Event::Undecided {
                state,
                side,
                endorsed,
            });
        }
    }

    ///
    pub(crate) fn endorsed(&self, region: Region) -> Option<Side> {
        self.public.endorsements[region].leader()
    }

    /// states whose votes Kennedy does not get because he leads but does not carry them.
    fn is_withheld(&self, state: State) -> bool {
        let withholds = |card: Card| matches!(card.space(), Some(Space::ElectionDay(ElectionEvent::Withhold(states))) if states.contains(&state));
        self.public.leads(Side::Kennedy, state)
            && !self.public.carries(Side::Kennedy, state)
            && self.public.election_space.iter().any(withholds)
    }

    /// a withheld state is won by nobody, but its cubes count.
    fn tally(&self, desk: &mut impl Clerk) -> Tally {
        let (mut votes, mut states, mut cubes) =
            (Sides::new([0; 2]), Sides::new([0; 2]), Sides::new([0; 2]));
        for &state in State::ALL {
            let support = self.public.support[state];
            let Some(side) = support.leader() else {
                continue;
            };
            cubes[side] += support.cubes(side);
            if self.is_withheld(state) {
                desk.note(|| Event::VotesWithheld {
                    state,
                    votes: state.votes(),
                });
            } else {
                votes[side] += u16::from(state.votes());
                states[side] += 1;
            }
        }
        let (winner, by) = self.decide(&votes, &states, &cubes);
        Tally {
            votes,
            states,
            cubes,
            winner,
            by,
        }
    }

    /// a full tie in the second edition is a draw.
    fn decide(
        &self,
        votes: &Sides<u16>,
        states: &Sides<u16>,
        cubes: &Sides<u16>,
    ) -> (Option<Side>, Decision) {
        if let Some(winner) = ahead(|side| votes[side]) {
            return (Some(winner), Decision::Votes);
        }
        if let Some(winner) = ahead(|side| states[side]) {
            return (Some(winner), Decision::States);
        }
        match (
            self.public.options.rulebook().last_tie_break,
            ahead(|side| cubes[side]),
        ) {
            (LastTieBreak::Kennedy, _) => (Some(Side::Kennedy), Decision::TieGoesToKennedy),
            (LastTieBreak::StateSupport, Some(winner)) => (Some(winner), Decision::Cubes),
            (LastTieBreak::StateSupport, None) => (FULL_TIE, Decision::Draw),
        }
    }
}

/// The card of a set that has just one.
fn only_card(cards: CardSet) -> Option<Card> {
    cards.first().filter(|_| cards.len() == 1)
}
