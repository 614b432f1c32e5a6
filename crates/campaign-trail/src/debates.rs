//! The debates (chapter 6 of the rules page).

use crate::action::{Action, Word};
use crate::board::{Icons, Issue, Issues, Party};
use crate::candidates::Candidate;
use crate::deck::{Card, CardSet, Topic};
use crate::desk::Clerk;
use crate::flow::Offers;
use crate::log::Event;
use crate::politick::{DEBATE_PREP_CARDS, Politick, UNPREPARED_CARDS};
use crate::state::{CampaignTrail, Frame, Marker, Stage};
use engine::{Key, Seat};

/// CT-B4
const ROUNDS: u8 = 3;
/// CT-B6
const LAST_SPACE: u8 = 4;
/// CT-B9: voters for a marker on each space.
const REACTION: [u16; 5] = [0, 1, 2, 3, 5];

impl Marker {
    /// CT-B6: one space toward a party. A marker aside comes to the centre first (CT-B5).
    pub fn toward(self, party: Party) -> Marker {
        match self {
            Marker::Aside | Marker::Centre => Marker::Track(party, 1),
            Marker::Track(owner, space) if owner == party => {
                Marker::Track(party, (space + 1).min(LAST_SPACE))
            }
            Marker::Track(_, 1) => Marker::Centre,
            Marker::Track(owner, space) => Marker::Track(owner, space - 1),
        }
    }

    pub fn in_arena(self) -> bool {
        self != Marker::Aside
    }
}

impl CampaignTrail {
    /// The debate that is held now, or was held last: 0 or 1.
    fn debate(&self) -> usize {
        usize::from(self.public.month.saturating_sub(1)).min(1)
    }

    pub(crate) fn topic(&self) -> Topic {
        self.deck().topics[usize::from(self.public.topics[self.debate()])]
    }

    /// CT-S15, CT-B11: the six markers of a topic card in the centre, all others aside.
    pub(crate) fn open_arena(&mut self, debate: usize) {
        let topic = self.deck().topics[usize::from(self.public.topics[debate])];
        self.public.arena = Issues::default();
        for issue in topic {
            self.public.arena[issue] = Marker::Centre;
        }
    }

    /// CT-B1, CT-V10: who speaks for a party.
    pub(crate) fn debater(&self, party: Party) -> Option<Seat> {
        let roster = self.public.roster;
        match roster.vice_president(party) {
            Some(vice_president) if self.debate() == 0 => Some(vice_president),
            _ => roster.speaker(party),
        }
    }

    /// CT-B2, CT-B3: preparation. The new month begins with it, for cards are drawn from its stack.
    pub(crate) fn begin_debate(&mut self, desk: &mut impl Clerk) {
        self.public.month += 1;
        let debate = self.debate();
        let city = self.public.cities[debate];
        desk.note(|| Event::DebateBegan {
            debate: debate as u8 + 1,
            city,
        });
        self.open_arena(debate);
        self.reset_order(desk);
        for party in self.order() {
            if let Some(seat) = self.debater(party) {
                self.public.pawns[seat.index()] = Some(city);
                desk.note(|| Event::Moved {
                    seat: self.player(seat),
                    state: city,
                });
            }
        }
        for party in self.order() {
            self.resolve_unprepared(party, desk);
        }
        for party in self.order() {
            self.resolve_debate_prep(party, desk);
        }
        self.refresh_automated_month();
    }

    /// CT-B2, CT-B3, CT-V9: most electoral votes first, equals as before, automated parties before all others.
    fn reset_order(&mut self, desk: &mut impl Clerk) {
        let count = self.public.roster.in_play.len();
        let mut order = self.public.order;
        let (votes, automated) = (self.public.electoral_votes, self.public.roster.automated);
        // An insertion sort: three parties, and equals stay as they are.
        let rank = |party: Party| {
            if automated.contains(party) {
                u16::MAX
            } else {
                votes[party]
            }
        };
        for end in 1..count {
            let mut at = end;
            while at > 0 && rank(order[at]) > rank(order[at - 1]) {
                order.swap(at, at - 1);
                at -= 1;
            }
        }
        self.public.order = order;
        self.tell_order(desk);
    }

    /// CT-P6, CT-V6: the debater loses cards at random for each Unprepared that names the party.
    fn resolve_unprepared(&mut self, party: Party, desk: &mut impl Clerk) {
        for card in self.public.unprepared[party].iter() {
            let owner = self
                .public
                .roster
                .all()
                .find(|seat| self.public.ongoing[seat.index()].contains(card));
            if let Some(owner) = owner {
                self.discard_ongoing(owner, card, desk);
            }
            match self.debater(party) {
                Some(seat) => (0..UNPREPARED_CARDS).for_each(|_| self.lose_card(seat, desk)),
                None => {
                    let automated = &mut self.public.automated[party];
                    automated.debate_cards = automated.debate_cards.saturating_sub(1);
                }
            }
        }
    }

    fn lose_card(&mut self, seat: Seat, desk: &mut impl Clerk) {
        if self.hand(seat).is_empty() {
            return;
        }
        let lost = desk.card(self.hand(seat));
        self.leave_hand(seat, lost);
        self.public.discard.insert(lost);
        desk.note(|| Event::Discarded {
            seat: self.player(seat),
            card: lost,
        });
    }

    /// CT-P6: the tucked card, some cards more, and the Debate Prep is spent.
    fn resolve_debate_prep(&mut self, party: Party, desk: &mut impl Clerk) {
        let Some(seat) = self.debater(party) else {
            return;
        };
        let preps = self.public.ongoing[seat.index()]
            .intersection(self.deck().politicks[Politick::DebatePrep]);
        for card in preps.iter() {
            if let Some(beneath) = self.discard_ongoing(seat, card, desk) {
                self.hidden.hands[seat.index()].insert(beneath);
            }
            self.draw(seat, DEBATE_PREP_CARDS, desk);
        }
    }

    /// CT-B4: the next debater's turn.
    pub(crate) fn next_debate_turn(&mut self, round: u8, at: u8, desk: &mut impl Clerk) {
        let Some(party) = self.order().nth(usize::from(at)) else {
            self.public.stage = if round + 1 == ROUNDS {
                Stage::LastWord { at: 0 }
            } else {
                Stage::DebateTurn {
                    round: round + 1,
                    at: 0,
                }
            };
            return;
        };
        self.public.stage = Stage::DebateTurn { round, at: at + 1 };
        match self.debater(party) {
            // That a hand is empty can be seen by all; that it holds nothing to the point cannot.
            Some(seat) if !self.hand(seat).is_empty() => {
                self.public.frames.push(Frame::DebateCard { seat })
            }
            Some(seat) => desk.note(|| Event::DebatePassed {
                seat: self.player(seat),
            }),
            None => self.automated_debate_turn(party, desk),
        }
    }

    /// CT-C9: the issues that a debater may use: for the Strategist the top row and rabbit trails.
    fn usable(&self, seat: Seat, issue: Issue) -> bool {
        !self.candidate(seat).is(Candidate::Strategist) || !self.topic()[3..].contains(&issue)
    }

    /// CT-B4, CT-B12: cards with an icon to the point.
    pub(crate) fn debate_cards(&self, seat: Seat) -> CardSet {
        let fits = |card: &Card| {
            let icons = self.facts(*card).debate;
            icons
                .issues()
                .any(|issue| self.public.arena[issue].in_arena() && self.usable(seat, issue))
        };
        self.hand(seat).iter().filter(fits).collect()
    }

    pub(crate) fn offer_debate(&self, seat: Seat, offers: &mut Offers) {
        offers.cards(self.debate_cards(seat));
        offers.word(Word::Pass);
    }

    /// CT-B5 to CT-B8
    pub(crate) fn answer_debate(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        let Action::Card(card) = action else {
            desk.note(|| Event::DebatePassed {
                seat: self.player(seat),
            });
            return;
        };
        desk.reveal();
        self.leave_hand(seat, card);
        self.public.discard.insert(card);
        desk.note(|| Event::DebateCardPlayed {
            seat: self.player(seat),
            card,
        });
        let icons: Icons = self.facts(card).debate;
        for issue in icons.issues() {
            let times = if self.usable(seat, issue) {
                icons.count(issue)
            } else {
                0
            };
            for _ in 0..times {
                self.move_marker(issue, self.party(seat), desk);
            }
        }
    }

    pub(crate) fn move_marker(&mut self, issue: Issue, party: Party, desk: &mut impl Clerk) {
        let to = self.public.arena[issue].toward(party);
        if to != self.public.arena[issue] {
            self.public.arena[issue] = to;
            desk.note(|| Event::MarkerMoved { issue, to });
        }
    }

    /// CT-C5: the Orator, taking part or not, moves one marker after the third round.
    pub(crate) fn next_last_word(&mut self, at: u8) {
        let Some(party) = self.order().nth(usize::from(at)) else {
            self.public.stage = Stage::VoterReaction;
            return;
        };
        self.public.stage = Stage::LastWord { at: at + 1 };
        for seat in self.public.roster.team(party) {
            if self.candidate(seat).is(Candidate::Orator) {
                self.public.frames.push(Frame::LastWord { seat });
            }
        }
    }

    /// Markers in the arena that would move.
    pub(crate) fn movable(&self, seat: Seat, issue: Issue) -> bool {
        let marker = self.public.arena[issue];
        marker.in_arena() && marker.toward(self.party(seat)) != marker
    }

    pub(crate) fn answer_last_word(&mut self, seat: Seat, action: Action, desk: &mut impl Clerk) {
        self.public.frames.pop();
        if let Action::Issue(issue) = action {
            self.move_marker(issue, self.party(seat), desk);
        }
    }

    /// CT-B9: voters from the undecided supply, party by party.
    pub(crate) fn voters_react(&mut self, desk: &mut impl Clerk) {
        for party in self.order() {
            for issue in Issue::all() {
                if let Marker::Track(owner, space) = self.public.arena[issue]
                    && owner == party
                {
                    let count = REACTION[usize::from(space)];
                    for state in self.states_of(issue).iter() {
                        self.add_voters(party, state, count, desk);
                    }
                }
            }
        }
        desk.note(|| Event::DebateEnded);
        self.public.stage = Stage::DebateRefill { at: 0 };
    }

    /// CT-B10
    pub(crate) fn next_debate_refill(&mut self, at: u8, desk: &mut impl Clerk) {
        let Some(party) = self.order().nth(usize::from(at)) else {
            self.public.stage = Stage::RoundBegins;
            return;
        };
        self.public.stage = Stage::DebateRefill { at: at + 1 };
        if let Some(seat) = self.debater(party) {
            self.refill(seat, desk);
        }
    }
}
