//! The play, in the order of the rules page.

use super::engine::{
    Chance, Illegal, Key, Log, Message, Outcome, Question, Reveal, Rule, Seat, SeatSet, SetupError,
    Table,
};
use super::*;

impl Caucus {
    ///
    pub(super) fn set_up<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Caucus, SetupError> {
        let seats = options.seats;
        if !(2..=6).contains(&seats) {
            return Err(SetupError(Message::plain(
                "two to six can play; set seats=2..6",
            )));
        }
        if options.parties && ![4, 6].contains(&seats) {
            return Err(SetupError(Message::plain(
                "parties of two need seats=4 or seats=6",
            )));
        }
        let mut game = Caucus::bare(options);
        let bottom = take_one(&mut game.deck, chance);
        game.bottom = Some(bottom);
        log.note(|| Event::Opened { bottom });
        for seat in game.all().iter() {
            for _ in 0..HAND {
                game.draw(seat, chance, log);
            }
        }
        Ok(game)
    }

    /// The table before a card is dealt.
    pub(super) fn bare(options: &Options) -> Caucus {
        Caucus {
            options: options.clone(),
            round: 1,
            step: Step::Pledging { pledges: [None; 6] },
            pledged: [None; 6],
            delegates: [0; 6],
            hands: [Pile::default(); 6],
            known: [Pile::default(); 6],
            deck: all_cards(options.seats),
            bottom: None,
            discard: Pile::default(),
            machine: 0,
            schemes: Table::new(MACHINE_CARDS),
        }
    }

    pub(super) fn all(&self) -> SeatSet {
        SeatSet::first(self.options.seats as usize)
    }

    /// a seat with its partner, who sits opposite.
    pub(super) fn side(&self, seat: Seat) -> SeatSet {
        let side = SeatSet::only(seat);
        if self.options.parties {
            let seats = self.options.seats;
            side.with(Seat((seat.0 + seats / 2) % seats))
        } else {
            side
        }
    }

    pub(super) fn side_total(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        side.iter().map(|seat| self.delegates[seat.index()]).sum()
    }

    pub(super) fn ask(&self) -> Question {
        let (id, rule) = match self.step {
            Step::Pledging { .. } => ("pledge", "R-2.1"),
            Step::Turn { .. } => ("turn", "R-3.1"),
            Step::Targeting { .. } => ("target", "R-3.4"),
            Step::Window { .. } | Step::Over { .. } => ("window", "R-3.5"),
        };
        Question {
            id,
            rule: Rule(rule),
            text: Message::new(format!("ask-{id}")),
        }
    }

    /// The rule in the way of an awaited seat's answer, if there is one.
    pub(super) fn obstacle(
        &self,
        seat: Seat,
        answer: Answer,
    ) -> Option<(&'static str, &'static str)> {
        let hand = &self.hands[seat.index()];
        match (self.step, answer) {
            (Step::Pledging { .. }, Answer::Pledge(delegates)) if delegates <= MOST_PLEDGED => None,
            (Step::Turn { .. }, Answer::Rest) => None,
            (Step::Turn { .. }, Answer::Play(Card::Rebuttal)) => Some(("R-3.6", "no-rebuttal")),
            (Step::Turn { .. }, Answer::Play(card)) if hand[card] == 0 => {
                Some(("R-3.1", "no-card"))
            }
            (Step::Turn { .. }, Answer::Play(_)) => None,
            (Step::Targeting { .. }, Answer::Target(target)) => {
                let opponent = self.all().contains(target) && !self.side(seat).contains(target);
                (!opponent).then_some(("R-3.4", "no-opponent"))
            }
            (Step::Window { .. }, Answer::Pass) => None,
            (Step::Window { .. }, Answer::Rebut) => {
                (hand[Card::Rebuttal] == 0).then_some(("R-3.5", "no-card"))
            }
            _ => Some((self.ask().rule.0, "not-asked")),
        }
    }

    pub(super) fn explain(&self, seat: Seat, answer: Answer) -> Illegal {
        let asked = self.awaited(Viewer::Seat(seat)).contains(seat);
        let (rule, id) = match self.obstacle(seat, answer) {
            Some(obstacle) if asked => obstacle,
            _ if matches!(self.step, Step::Over { .. }) => ("R-1.4", "is-over"),
            _ => (self.ask().rule.0, "not-your-turn"),
        };
        Illegal {
            rule: Rule(rule),
            text: Message::new(id),
        }
    }

    pub(super) fn take<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        match answer {
            Answer::Pledge(delegates) => self.pledge(seat, delegates, log),
            Answer::Play(card) => self.play(seat, card, chance, log),
            Answer::Rest => self.end_turn(seat, chance, log),
            Answer::Target(target) => self.smear(seat, target, chance, log),
            Answer::Rebut => self.respond(seat, true, chance, log),
            Answer::Pass => self.respond(seat, false, chance, log),
        }
    }

    /// the last pledge turns them all over.
    fn pledge<L: Log<Event>>(&mut self, seat: Seat, delegates: u8, log: &mut L) -> Reveal {
        let Step::Pledging { pledges } = &mut self.step else {
            unreachable!("a pledge is legal only while all pledge");
        };
        pledges[seat.index()] = Some(delegates);
        let hidden = *pledges;
        let pledges: Vec<u8> = hidden.iter().copied().flatten().collect();
        if pledges.len() < self.options.seats as usize {
            return Reveal::Nothing;
        }
        let most = pledges.iter().copied().max().unwrap_or(0);
        let highest: Vec<Seat> = self
            .all()
            .iter()
            .filter(|seat| pledges[seat.index()] == most)
            .collect();
        let gainer = (highest.len() == 1).then(|| highest[0]);
        if let Some(seat) = gainer {
            self.delegates[seat.index()] += most;
        }
        self.pledged = hidden;
        log.note(|| Event::Pledged { pledges, gainer });
        self.step = Step::Turn { seat: Seat(0) };
        Reveal::Something
    }

    ///
    fn play<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        self.spend(seat, card);
        log.note(|| Event::Played { seat, card });
        match card {
            Card::Smear => {
                self.step = Step::Targeting { seat };
                return Reveal::Something;
            }
            Card::Favor => self.delegates[seat.index()] += 1,
            Card::Rally | Card::Rebuttal => {
                let die = chance.pick(DICE, 6) as u8 + 1;
                let gain = if die >= 4 { 2 } else { 1 };
                self.delegates[seat.index()] += gain;
                log.note(|| Event::Rolled { seat, die, gain });
            }
        }
        self.end_turn(seat, chance, log);
        Reveal::Something
    }

    /// asks everybody who might rebut, for all that the table knows.
    fn smear<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        by: Seat,
        target: Seat,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        log.note(|| Event::Smeared { by, target });
        let opponents = self
            .all()
            .iter()
            .filter(|&seat| !self.side(by).contains(seat));
        let asked = opponents
            .filter(|&seat| self.might_hold(seat, Card::Rebuttal))
            .fold(SeatSet::EMPTY, SeatSet::with);
        if asked.is_empty() {
            return self.hit(by, target, chance, log);
        }
        self.step = Step::Window {
            by,
            target,
            asked,
            rebuts: [None; 6],
        };
        Reveal::Nothing
    }

    /// Whether the table cannot rule out that `seat` holds `card`. Public knowledge only: who is asked tells nothing.
    fn might_hold(&self, seat: Seat, card: Card) -> bool {
        let known: u8 = self.known.iter().map(|hand| hand[card]).sum();
        let placed = known + self.discard[card] + u8::from(self.bottom == Some(card));
        let unseen = all_cards(self.options.seats)[card] - placed;
        let (hand, known) = (&self.hands[seat.index()], &self.known[seat.index()]);
        known[card] > 0 || (unseen > 0 && size(hand) > size(known))
    }

    /// an early answer stays hidden; the last one closes the window.
    fn respond<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        rebut: bool,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let Step::Window {
            by,
            target,
            asked,
            rebuts,
        } = &mut self.step
        else {
            unreachable!("a response is legal only in a window");
        };
        rebuts[seat.index()] = Some(rebut);
        let (by, target, asked, rebuts) = (*by, *target, *asked, *rebuts);
        if asked.iter().any(|seat| rebuts[seat.index()].is_none()) {
            return Reveal::Nothing;
        }
        let rebutters = asked
            .iter()
            .filter(|seat| rebuts[seat.index()] == Some(true));
        let seats = rebutters.fold(SeatSet::EMPTY, SeatSet::with);
        if seats.is_empty() {
            self.hit(by, target, chance, log);
        } else {
            for seat in seats.iter() {
                self.spend(seat, Card::Rebuttal);
            }
            log.note(|| Event::Rebutted { seats });
            self.end_turn(by, chance, log);
        }
        Reveal::Something
    }

    ///
    fn hit<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        by: Seat,
        target: Seat,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let delegates = &mut self.delegates[target.index()];
        *delegates = delegates.saturating_sub(1);
        log.note(|| Event::Hit { by, target });
        self.end_turn(by, chance, log)
    }

    /// A card of the hand goes to the discard pile; the table knows one less of it, if it knew any.
    fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()][card] -= 1;
        let known = &mut self.known[seat.index()][card];
        *known = known.saturating_sub(1);
        self.discard[card] += 1;
    }

    ///
    fn end_turn<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let drew = self.draw(seat, chance, log);
        let next = Seat(seat.0 + 1);
        let turned = if self.all().contains(next) {
            self.step = Step::Turn { seat: next };
            false
        } else {
            self.end_round(chance, log)
        };
        if drew || turned {
            Reveal::Something
        } else {
            Reveal::Nothing
        }
    }

    /// the bottom card comes last, and everybody knows who took it.
    fn draw<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        log: &mut L,
    ) -> bool {
        if size(&self.deck) > 0 {
            let card = take_one(&mut self.deck, chance);
            self.hands[seat.index()][card] += 1;
            let seen_by = self.side(seat);
            log.note(|| Event::Drew {
                seat,
                card: Some(card),
                seen_by,
            });
        } else if let Some(card) = self.bottom.take() {
            self.hands[seat.index()][card] += 1;
            self.known[seat.index()][card] += 1;
            log.note(|| Event::DrewBottom { seat, card });
        } else {
            return false;
        }
        true
    }

    /// whether the Machine turned a card up.
    fn end_round<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut L,
    ) -> bool {
        if self.options.machine {
            self.scheme(chance, log);
        }
        if self.round < ROUNDS {
            self.round += 1;
            self.step = Step::Pledging { pledges: [None; 6] };
        } else {
            let outcome = self.outcome();
            self.step = Step::Over { outcome };
            log.note(|| Event::Ended {
                winners: outcome.winners,
            });
        }
        self.options.machine
    }

    ///
    fn scheme<C: Chance + ?Sized, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) {
        let heaps = self.schemes.cells().map(u16::from);
        let scheme = Scheme::at(chance.pick_heap(MACHINE, &heaps));
        self.schemes[scheme] -= 1;
        match scheme {
            Scheme::Graft => self.machine += if self.options.parties { 4 } else { 2 },
            Scheme::Strike => {
                for delegates in &mut self.delegates {
                    *delegates = delegates.saturating_sub(1);
                }
            }
            Scheme::Nap => {}
        }
        log.note(|| Event::Turned { scheme });
    }

    ///
    fn outcome(&self) -> Outcome {
        let best = self
            .all()
            .iter()
            .map(|seat| self.side_total(seat))
            .max()
            .unwrap_or(0);
        let leaders = self
            .all()
            .iter()
            .filter(|&seat| self.side_total(seat) == best);
        let leaders = leaders.fold(SeatSet::EMPTY, SeatSet::with);
        let one_side = leaders
            .lowest()
            .is_some_and(|seat| self.side(seat) == leaders);
        let (winners, rule) = if self.options.machine && self.machine >= best {
            (SeatSet::EMPTY, "R-5.1")
        } else if one_side {
            (leaders, "R-5.2")
        } else {
            (SeatSet::EMPTY, "R-5.3")
        };
        Outcome {
            winners,
            scores: self.delegates.map(i32::from),
            rule: Rule(rule),
        }
    }
}

///
pub(super) fn all_cards(seats: u8) -> Pile {
    Table::new(CARDS_A_SEAT.map(|count| count * seats))
}

/// Draws a card from a pile that has some.
pub(super) fn take_one<C: Chance + ?Sized>(pile: &mut Pile, chance: &mut C) -> Card {
    let heaps = pile.cells().map(u16::from);
    let card = Card::at(chance.pick_heap(CARDS, &heaps));
    pile[card] -= 1;
    card
}
