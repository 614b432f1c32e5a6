//! The Debates (chapter 16).

use crate::action::Action;
use crate::board::{Issue, Issues};
use crate::cards::{Card, CardSet};
use crate::desk::Clerk;
use crate::effects::{DebateEvent, Space};
use crate::flow::Flow;
use crate::log::Event;
use crate::rulings::SPENT_DEBATE_EVENTS;
use crate::side::{Side, Sides, ahead};
use crate::state::{Debate, Frame, NineteenSixty, Pick, Stage};

/// support for the first, second and third issue won.
const AWARDS: [u8; 3] = [2, 3, 4];

/// cards on one side that win an issue.
const CARDS_THAT_WIN: usize = 2;

impl NineteenSixty {
    ///
    pub(crate) fn begin_debates(&mut self, desk: &mut impl Clerk) {
        self.initiative_check(desk);
        let (public, hidden) = (&mut self.public, &mut self.hidden);
        hidden.hands = std::mem::take(&mut hidden.stacks);
        hidden.shown_hand = std::mem::take(&mut hidden.shown_stack);
        public.known_hand = std::mem::take(&mut public.known_stack);
        public.reshuffle.older_in_hand = std::mem::take(&mut public.reshuffle.older_in_stack);
        public.debate = Debate {
            original: public.track,
            open: Issues::new([true; 3]),
            ..Debate::default()
        };
        public.stage = Stage::DebateRound;
        desk.note(|| Event::DebatesBegan);
    }

    /// another round while there are open issues and cards; else what is open is resolved.
    pub(crate) fn next_debate_round(&mut self) {
        if self.debate_cards_are_out() {
            self.public.stage = Stage::DebateResolve;
        } else {
            self.public.frames.push(Frame::DebatePick {
                shown: Sides::default(),
            });
        }
    }

    fn debate_cards_are_out(&self) -> bool {
        self.hidden.hands[Side::Kennedy].is_empty() && self.hidden.hands[Side::Nixon].is_empty()
    }

    /// the Debate events that lie on the board.
    fn debate_event_lies(&self, event: DebateEvent) -> bool {
        let mut events = self.public.debate_space.iter();
        events.any(|card| card.space() == Some(Space::Debate(event)))
    }

    /// both pick at once, except that Lazy Shave makes Nixon reveal first. A player without cards is not
    /// asked.
    pub(crate) fn must_pick(&self, side: Side, shown: &Sides<Option<Card>>) -> bool {
        let opponent = side.opponent();
        self.lacks_pick(side, shown)
            && !(self.debate_event_lies(DebateEvent::RevealsFirst(opponent))
                && self.lacks_pick(opponent, shown))
    }

    fn lacks_pick(&self, side: Side, shown: &Sides<Option<Card>>) -> bool {
        let has_cards = !self.hidden.hands[side].is_empty();
        has_cards && shown[side].is_none() && self.hidden.picks[side].is_none()
    }

    pub(crate) fn answer_debate_pick(&mut self, side: Side, action: Action) {
        if let Action::Card(card) = action {
            self.hidden.picks[side] = Some(Pick::Card(card));
        }
    }

    /// Picks that everybody can see to be forced are made, what is to be shown is shown, and the round goes on when
    /// both cards lie open.
    pub(crate) fn continue_debate_pick(
        &mut self,
        mut shown: Sides<Option<Card>>,
        desk: &mut impl Clerk,
    ) -> Flow {
        for &side in Side::ALL {
            let hand = self.hidden.hands[side];
            if hand.len() == 1 && self.must_pick(side, &shown) {
                self.hidden.picks[side] = hand.first().map(Pick::Card);
            }
        }
        for &side in Side::ALL {
            if self.debate_event_lies(DebateEvent::RevealsFirst(side)) {
                self.show_debate_card(side, &mut shown, desk);
            }
        }
        self.public.frames.replace(Frame::DebatePick { shown });
        if Side::ALL.iter().any(|&side| self.must_pick(side, &shown)) {
            // A forced pick may follow on what was just shown.
            let forced =
                |side: &Side| self.must_pick(*side, &shown) && self.hidden.hands[*side].len() == 1;
            return if Side::ALL.iter().any(forced) {
                Flow::On
            } else {
                Flow::Ask
            };
        }
        for &side in Side::ALL {
            self.show_debate_card(side, &mut shown, desk);
        }
        self.public.frames.replace(Frame::DebateReveal {
            cards: shown,
            first: None,
        });
        Flow::On
    }

    fn show_debate_card(
        &mut self,
        side: Side,
        shown: &mut Sides<Option<Card>>,
        desk: &mut impl Clerk,
    ) {
        if let Some(Pick::Card(card)) = self.hidden.picks[side].take() {
            self.take_from_hand(side, card, desk);
            self.public.in_play.insert(card);
            shown[side] = Some(card);
            desk.note(|| Event::DebateCardShown { side, card });
        }
    }

    /// cards that leave no choice are placed or discarded; then whoever
    /// showed a card with both icons is asked for its side.
    pub(crate) fn continue_debate_reveal(
        &mut self,
        mut cards: Sides<Option<Card>>,
        first: Option<Side>,
        desk: &mut impl Clerk,
    ) -> Flow {
        for &side in Side::ALL {
            if let Some(card) = cards[side]
                && self.place_without_choice(card, desk)
            {
                cards[side] = None;
            }
        }
        self.public
            .frames
            .replace(Frame::DebateReveal { cards, first });
        if cards.cells().iter().any(Option::is_some) {
            return Flow::Ask;
        }
        self.public.stage = Stage::DebateResolve;
        self.ask_while(false)
    }

    fn place_without_choice(&mut self, card: Card, desk: &mut impl Clerk) -> bool {
        let facts = card.facts();
        match (facts.issue, facts.icon.only()) {
            (Some(issue), only) if self.public.debate.open[issue] => only
                .map(|side| self.place_debate_card(card, issue, side, desk))
                .is_some(),
            (issue, _) => {
                self.public.in_play.remove(card);
                self.public.discard.insert(card);
                if let Some(issue) = issue {
                    desk.note(|| Event::DebateCardWasted { card, issue });
                }
                true
            }
        }
    }

    fn place_debate_card(&mut self, card: Card, issue: Issue, on: Side, desk: &mut impl Clerk) {
        self.public.in_play.remove(card);
        self.public.debate.cards[issue][on].insert(card);
        desk.note(|| Event::DebateCardPlaced { card, issue, on });
    }

    /// Who answers next: the initiative on the order of two cards with both icons, then their players.
    pub(crate) fn next_to_place(&self, cards: &Sides<Option<Card>>, first: Option<Side>) -> Side {
        match (cards[Side::Kennedy], cards[Side::Nixon], first) {
            (Some(_), Some(_), None) => self.public.initiative,
            (Some(_), Some(_), Some(first)) => first,
            (Some(_), None, _) => Side::Kennedy,
            (None, _, _) => Side::Nixon,
        }
    }

    /// Whether the initiative still has to say who places first.
    pub(crate) fn order_is_open(cards: &Sides<Option<Card>>, first: Option<Side>) -> bool {
        first.is_none() && cards.cells().iter().all(Option::is_some)
    }

    pub(crate) fn answer_debate_reveal(
        &mut self,
        mut cards: Sides<Option<Card>>,
        first: Option<Side>,
        side: Side,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::Side(named) = action else { return };
        if Self::order_is_open(&cards, first) {
            let frame = Frame::DebateReveal {
                cards,
                first: Some(named),
            };
            return self.public.frames.replace(frame);
        }
        if let Some(card) = cards[side].take()
            && let Some(issue) = card.facts().issue
        {
            self.place_debate_card(card, issue, named, desk);
        }
        self.public
            .frames
            .replace(Frame::DebateReveal { cards, first });
    }

    /// issues are looked at after both cards lie, the lowest original place first. When
    /// all cards are out, issues still open follow in the same order.
    pub(crate) fn resolve_next_issue(&mut self, desk: &mut impl Clerk) {
        let debate = &self.public.debate;
        let open = debate
            .original
            .iter()
            .rev()
            .copied()
            .filter(|issue| debate.open[*issue]);
        let two = |cards: &CardSet| cards.len() >= CARDS_THAT_WIN;
        let won = open
            .clone()
            .find(|issue| debate.cards[*issue].cells().iter().any(two));
        let left_open = open.clone().next().filter(|_| self.debate_cards_are_out());
        match won.or(left_open) {
            Some(issue) => self.resolve_issue(issue, desk),
            None if debate.won as usize == AWARDS.len() => self.end_debates(desk),
            None => self.public.stage = Stage::DebateRound,
        }
    }

    ///
    fn resolve_issue(&mut self, issue: Issue, desk: &mut impl Clerk) {
        let totals = self.totals_of(issue);
        let side = ahead(|side| totals[side]).unwrap_or(self.public.initiative);
        let debate = &mut self.public.debate;
        let award = AWARDS[debate.won as usize];
        debate.won += 1;
        debate.open[issue] = false;
        debate.track[AWARDS.len() - debate.won as usize] = Some(issue);
        let place = 4 - debate.won;
        let cards = std::mem::take(&mut debate.cards[issue]);
        let discard = &mut self.public.discard;
        *discard = discard
            .union(cards[Side::Kennedy])
            .union(cards[Side::Nixon]);
        desk.note(|| Event::IssueWon {
            side,
            issue,
            totals,
            award,
            place,
        });
        self.public
            .frames
            .push(Frame::DebateAward { side, left: award });
    }

    /// What each candidate's side of each issue is worth so far.
    pub(crate) fn debate_totals(&self) -> Issues<Sides<u8>> {
        Issues::new(
            [Issue::Defense, Issue::Economy, Issue::CivilRights].map(|issue| self.totals_of(issue)),
        )
    }

    fn totals_of(&self, issue: Issue) -> Sides<u8> {
        Sides::new([Side::Kennedy, Side::Nixon].map(|side| self.debate_total(issue, side)))
    }

    /// The points on one side, with Harvard Brain Trust, which adds to the total and is not a card.
    fn debate_total(&self, issue: Issue, side: Side) -> u8 {
        let cards: CardSet = self.public.debate.cards[issue][side];
        let points: u8 = cards.iter().map(|card| card.facts().points).sum();
        points + u8::from(self.debate_event_lies(DebateEvent::Bonus(side)))
    }

    /// any states, no checks, no limit.
    pub(crate) fn answer_debate_award(
        &mut self,
        side: Side,
        left: u8,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        let Action::State(state) = action else { return };
        self.public.frames.replace(Frame::DebateAward {
            side,
            left: left - 1,
        });
        self.gain_support(side, state, 1, desk);
    }

    /// all strategy cards are discarded. Debate events leave the game.
    fn end_debates(&mut self, desk: &mut impl Clerk) {
        for &side in Side::ALL {
            let left = self.hidden.hands[side];
            for card in left.iter() {
                self.take_from_hand(side, card, desk);
            }
            self.public.discard = self.public.discard.union(left);
            if !left.is_empty() {
                desk.note(|| Event::Discarded { side, cards: left });
            }
        }
        for card in self.public.debate_space.iter() {
            self.public.debate_space.remove(card);
            self.put_away(card, SPENT_DEBATE_EVENTS, desk);
        }
        let issues = self.public.debate.track;
        for (place, issue) in issues.into_iter().enumerate() {
            self.public.track[place] = issue.unwrap_or(self.public.track[place]);
        }
        self.public.stage = Stage::TurnEnds;
        desk.note(|| Event::DebatesEnded);
    }
}
