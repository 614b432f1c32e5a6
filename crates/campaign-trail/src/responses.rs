//! What others do in a player's turn: response windows and ongoing cards that watch (CT-A14 to CT-A17).
//!
//! A window asks everybody who may hold an answer as far as the table knows; whoever holds none can only let it pass.
//! What somebody says stays hidden until all have spoken, and only what is played in the end is ever seen. So neither who
//! is asked nor how long it takes tells who could have answered.

use crate::action::{Action, Use, Word};
use crate::board::{Party, StateSet};
use crate::deck::{Card, CardSet};
use crate::desk::Clerk;
use crate::log::Event;
use crate::politick::{Gain, Politick, TRIBUTE_MONEY, TRIBUTE_VOTERS};
use crate::state::{CampaignTrail, Frame, Play, PlayStep, Window, WindowKind};
use engine::{MAX_SEATS, Seat, SeatSet};

impl WindowKind {
    pub fn politick(self) -> Politick {
        match self {
            WindowKind::ChangeOfPlans => Politick::ChangeOfPlans,
            WindowKind::DryUp => Politick::LocalFundsDryUp,
        }
    }
}

impl CampaignTrail {
    /// The cards with which a player can answer in a window.
    pub(crate) fn answers(&self, seat: Seat, kind: WindowKind) -> CardSet {
        self.hand(seat)
            .intersection(self.deck().politicks[kind.politick()])
    }

    fn can_pay(&self, seat: Seat, kind: WindowKind) -> bool {
        self.public.chest[self.party(seat)] >= kind.politick().price()
    }

    /// Whom a window asks: the opponents who may hold an answer, as far as the table knows.
    pub(crate) fn window_asks(&self, party: Party, kind: WindowKind) -> SeatSet {
        let public = &self.public;
        let answers = self.cards_of_the_game();
        let answers = answers.intersection(self.deck().politicks[kind.politick()]);
        let seen = public
            .roster
            .all()
            .fold(public.discard.union(public.in_play), |seen, seat| {
                let seen = seen.union(public.ongoing[seat.index()]);
                seen.union(public.known_hand[seat.index()])
            });
        let any_unseen = !answers.minus(seen).is_empty();
        self.opponents_in_order(party)
            .filter(|&seat| {
                let known = public.known_hand[seat.index()];
                let has_unknown = self.hand(seat).len() > known.len();
                let may_hold = !known.intersection(answers).is_empty() || any_unseen && has_unknown;
                may_hold && self.can_pay(seat, kind)
            })
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// CT-A15, CT-A17: opens a window, unless the table knows that nobody can answer.
    pub(crate) fn open_window(&mut self, party: Party, usage: Use, kind: WindowKind) {
        if self.plays_alone() && kind == WindowKind::DryUp {
            return;
        }
        let asked = self.window_asks(party, kind);
        if !asked.is_empty() {
            self.hidden.asked = asked;
            self.public
                .frames
                .push(Frame::Window(Window { party, usage, kind }));
        }
    }

    /// A player answers, or lets it pass. The last one closes the window.
    pub(crate) fn answer_window(
        &mut self,
        seat: Seat,
        window: Window,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        if let Action::Card(card) = action {
            self.hidden.responses[seat.index()] = Some(card);
        }
        self.hidden.asked = self.hidden.asked.without(seat);
        if !self.hidden.asked.is_empty() {
            return;
        }
        desk.reveal();
        self.public.frames.pop();
        let responses = std::mem::replace(&mut self.hidden.responses, [None; MAX_SEATS]);
        let mut first = self
            .opponents_in_order(window.party)
            .filter_map(|seat| responses[seat.index()].map(|card| (seat, card)));
        if let Some((seat, card)) = first.next() {
            self.respond(seat, card, window, desk);
        }
    }

    /// CT-A15, CT-P4, CT-P11, CT-O17: the response is played. It is a politick action of its own.
    fn respond(&mut self, seat: Seat, card: Card, window: Window, desk: &mut impl Clerk) {
        self.leave_hand(seat, card);
        self.public.discard.insert(card);
        let politick = window.kind.politick();
        self.lose_money(self.party(seat), politick.price(), desk);
        desk.note(|| Event::Responded {
            seat: self.player(seat),
            card,
            politick,
        });
        match (self.public.frames.last().copied(), window.kind) {
            (Some(Frame::Play(play)), WindowKind::ChangeOfPlans) => {
                self.public.frames.replace(Frame::Play(Play {
                    step: PlayStep::Choose,
                    barred: Some(play.usage),
                    ..play
                }));
            }
            (Some(Frame::Play(play)), WindowKind::DryUp) => {
                self.public
                    .frames
                    .replace(Frame::Play(Play { dry: true, ..play }));
            }
            (Some(Frame::AutomatedCard { party, card, .. }), _) => {
                self.public.frames.pop();
                self.automated_register(party, card, desk);
            }
            _ => {}
        }
        self.fire_watchers(seat, Use::Politick, StateSet::EMPTY, desk);
    }

    /// What others have in play fires in turn order when a player takes an action (CT-P1 to CT-P3, CT-P18, CT-Y14).
    pub(crate) fn fire_watchers(
        &mut self,
        actor: Seat,
        usage: Use,
        listed: StateSet,
        desk: &mut impl Clerk,
    ) {
        let party = self.party(actor);
        let mut tributes = [None; MAX_SEATS];
        let mut count = 0;
        for seat in self.opponents_in_order(party) {
            for card in self.watching(seat, usage).iter() {
                if !self.gain_from(seat, card, Some(actor), listed, desk) {
                    continue;
                }
                // The actor is asked for each tribute in turn; a seventh at once finds no room and is let go.
                if count < MAX_SEATS {
                    tributes[count] = Some(self.party(seat));
                    count += 1;
                }
            }
        }
        for to in tributes.into_iter().flatten().rev() {
            self.public.frames.push(Frame::Tribute { seat: actor, to });
        }
    }

    /// Ongoing cards of a player that work and watch for such an action.
    pub(crate) fn watching(&self, seat: Seat, usage: Use) -> CardSet {
        let cards = self.public.ongoing[seat.index()].minus(self.public.fresh[seat.index()]);
        let watches = |card: &Card| {
            let politick = self.facts(*card).politick;
            politick
                .and_then(Politick::watches)
                .is_some_and(|(watched, _)| watched == usage)
        };
        cards.iter().filter(watches).collect()
    }

    /// What one watching card gives its owner; says whether the actor must be asked for a tribute. Nobody is the actor
    /// where an automated party acts.
    pub(crate) fn gain_from(
        &mut self,
        seat: Seat,
        card: Card,
        actor: Option<Seat>,
        listed: StateSet,
        desk: &mut impl Clerk,
    ) -> bool {
        let owner = self.party(seat);
        let Some((_, gain)) = self.facts(card).politick.and_then(Politick::watches) else {
            return false;
        };
        match gain {
            Gain::Voters(count) => self.gain_voters(owner, u16::from(count), desk),
            Gain::Money(count) => self.gain_money(owner, u16::from(count), desk),
            Gain::Card => {
                self.draw(seat, 1, desk);
            }
            Gain::MoneyOfActor(count) => {
                if let Some(actor) = actor {
                    let paid = self.lose_money(self.party(actor), u16::from(count), desk);
                    self.gain_money(owner, paid, desk);
                }
            }
            Gain::Tribute => {
                let region = self.region_states(self.region_of(self.pawn(seat)));
                return !listed.intersection(region).is_empty();
            }
        }
        false
    }

    /// CT-Y14: what the actor can give in full; if neither, either.
    pub(crate) fn tribute_choices(&self, party: Party) -> [bool; 2] {
        let full = [
            self.public.chest[party] >= TRIBUTE_MONEY,
            self.public.registered[party] >= TRIBUTE_VOTERS,
        ];
        if full == [false, false] {
            [true, true]
        } else {
            full
        }
    }

    /// The owner gains the printed number, whatever the other had.
    pub(crate) fn answer_tribute(
        &mut self,
        seat: Seat,
        to: Party,
        action: Action,
        desk: &mut impl Clerk,
    ) {
        self.public.frames.pop();
        let party = self.party(seat);
        if action == Action::Word(Word::PayMoney) {
            self.lose_money(party, TRIBUTE_MONEY, desk);
            self.gain_money(to, TRIBUTE_MONEY, desk);
        } else {
            self.lose_voters(party, TRIBUTE_VOTERS, desk);
            self.gain_voters(to, TRIBUTE_VOTERS, desk);
        }
    }
}
