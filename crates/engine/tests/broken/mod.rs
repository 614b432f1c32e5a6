//! Caucus with one flaw: each breaks one law, and the suite must find it.

use crate::toy::{self, Answer, Card, Caucus, Event, Options, Pile, Step, View};
use hustings_engine as engine;

use engine::{
    Action, ActionSet, Chance, Draw, Game, Illegal, Log, Message, OptionSpec, Question, Quick,
    Reveal, Rule, Scripted, Seat, SeatSet, SetupError, Status, Table, Texts, Viewer, Words,
};
use serde_json::Value;
use std::sync::atomic::{AtomicU8, Ordering};

#[derive(Clone, Copy, Debug)]
pub enum Flaw {
    HandInView,
    ThinkingShown,
    DrawTold,
    EarlyAnswerTold,
    RefusalTells,
    ChoiceTextTells,
    PhantomChoice,
    UnlistedAccepted,
    RefusalDraws,
    AnswerDiffers,
    LostCard,
    Endless,
    AsksNobody,
    UntoldReveal,
    NoWords,
    NoRule,
    ForgetfulImagination,
    OwnDice,
    HiddenFromInspection,
    Panics,
}

/// Caucus with the flaw of that number.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoilt<const FLAW: u8>(pub Caucus);

impl<const FLAW: u8> Spoilt<FLAW> {
    fn has(flaw: Flaw) -> bool {
        FLAW == flaw as u8
    }

    pub fn scramble(game: &mut Self, viewer: Viewer, quick: &mut Quick) {
        toy::scramble(&mut game.0, viewer, quick);
    }

    pub fn conserved(game: &Self) -> Result<(), String> {
        toy::conserved(&game.0)
    }

    /// Whether the seat to the left of `seat` holds a rebuttal: none of its business.
    fn neighbour_can_rebut(&self, seat: Seat) -> bool {
        let neighbour = (seat.index() + 1) % self.0.seats();
        self.0.hands[neighbour][Card::Rebuttal] > 0
    }

    fn spoil_after(&mut self, answer: Answer) {
        if let (true, Answer::Play(card)) = (Self::has(Flaw::LostCard), answer) {
            self.0.discard[card] -= 1;
        }
        if Self::has(Flaw::Endless) && matches!(self.0.step, Step::Over { .. }) {
            self.0.round = 1;
            self.0.schemes = Table::new([3, 2, 1]);
            self.0.step = Step::Turn { seat: Seat(0) };
        }
    }
}

impl<const FLAW: u8> Game for Spoilt<FLAW> {
    const NAME: &'static str = "spoilt-caucus";
    const RULES_VERSION: u32 = 1;
    type Options = Options;
    type Action = Answer;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, SetupError> {
        let mut game = Caucus::new(options, chance, log)?;
        if Self::has(Flaw::OwnDice) {
            static DICE: AtomicU8 = AtomicU8::new(0);
            game.machine = DICE.fetch_add(1, Ordering::Relaxed) % 6;
        }
        Ok(Spoilt(game))
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.0.seat_name(seat)
    }
    fn status(&self) -> Status {
        self.0.status()
    }
    fn awaited(&self, viewer: Viewer) -> SeatSet {
        match self.status() {
            Status::Waiting(seats) if Self::has(Flaw::ThinkingShown) => seats,
            _ => self.0.awaited(viewer),
        }
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        let question = self.0.question(seat)?;
        (!Self::has(Flaw::AsksNobody) || question.id != "target").then_some(question)
    }
    fn legal(&self, seat: Seat) -> ActionSet {
        let mut legal = self.0.legal(seat);
        let turn = legal.contains(Answer::Rest.index());
        if Self::has(Flaw::PhantomChoice) && turn {
            legal.insert(Answer::Play(Card::Rebuttal).index());
        }
        if Self::has(Flaw::UnlistedAccepted) && turn && legal.len() > 1 {
            return legal
                .iter()
                .filter(|&index| index != Answer::Rest.index())
                .collect();
        }
        legal
    }
    fn answer<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Reveal, Illegal> {
        if !self.0.legal(seat).contains(answer.index()) {
            if Self::has(Flaw::RefusalDraws) {
                chance.pick(toy::DICE, 6);
            }
            return Err(self.refuse(seat, answer));
        }
        let reveal = self.apply(seat, answer, chance, log);
        if Self::has(Flaw::AnswerDiffers) {
            self.0.delegates[0] += 1;
        }
        Ok(reveal)
    }
    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        answer: Answer,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let reveal = self.0.apply(seat, answer, chance, log);
        self.spoil_after(answer);
        if Self::has(Flaw::EarlyAnswerTold) && matches!(self.0.step, Step::Window { .. }) {
            let seats = SeatSet::only(seat);
            log.note(|| Event::Rebutted { seats });
        }
        if Self::has(Flaw::UntoldReveal) {
            return Reveal::Nothing;
        }
        reveal
    }
    fn refuse(&self, seat: Seat, answer: Answer) -> Illegal {
        let mut illegal = self.0.refuse(seat, answer);
        if Self::has(Flaw::RefusalTells) && self.neighbour_can_rebut(seat) {
            illegal.text = Message::new("no-opponent");
        }
        if Self::has(Flaw::NoRule) {
            illegal.rule = Rule("R-9.9");
        }
        illegal
    }
    fn view(&self, viewer: Viewer) -> View {
        assert!(!Self::has(Flaw::Panics), "a flaw on purpose");
        let mut view = self.0.view(viewer);
        if Self::has(Flaw::HandInView) {
            view.hands[1].cards = Some(self.0.hands[1]);
        }
        view
    }
    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Self {
        let mut game = Caucus::imagine(view, chance);
        if Self::has(Flaw::ForgetfulImagination) {
            game.known = [Pile::default(); 6];
        }
        Spoilt(game)
    }
    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        if Self::has(Flaw::DrawTold) {
            return Some(event.clone());
        }
        Caucus::event_for(event, viewer)
    }
}

impl<const FLAW: u8> Words for Spoilt<FLAW> {
    const TITLE: &'static str = Caucus::TITLE;
    const OPTIONS: &'static [OptionSpec] = Caucus::OPTIONS;
    const LOCALES: &'static [(&'static str, &'static str)] = Caucus::LOCALES;
    const RULES_PAGE: &'static str = Caucus::RULES_PAGE;

    fn choice_text(&self, seat: Seat, answer: Answer) -> Message {
        if Self::has(Flaw::NoWords) && answer == Answer::Rest {
            return Message::new("said-nowhere");
        }
        if Self::has(Flaw::ChoiceTextTells) && self.neighbour_can_rebut(seat) {
            return Message::new("choose-pass");
        }
        self.0.choice_text(seat, answer)
    }
    fn event_text(&self, event: &Event) -> Message {
        self.0.event_text(event)
    }
    fn sketch(view: &View, texts: &Texts) -> String {
        Caucus::sketch(view, texts)
    }
}

impl<const FLAW: u8> Scripted for Spoilt<FLAW> {
    fn inspect(&self) -> Value {
        let mut whole = self.0.inspect();
        if Self::has(Flaw::HiddenFromInspection) {
            whole["hands"] = Value::Null;
        }
        whole
    }
    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        self.0.arrange(path, value)
    }
    fn resume<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Result<(), Message> {
        self.0.resume(chance)
    }
    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        Caucus::outcome(kind, name)
    }
}
