//! The game as the engine sees it.

use crate::action::{Action, SEAT_KEYS};
use crate::desk::Desk;
use crate::log::Event;
use crate::options::Options;
use crate::state::{Dictators, Ending};
use crate::view::View;
use engine::{
    ActionSet, Chance, Game, Illegal, Log, MAX_SEATS, Outcome, Question, Reveal, Rule, Seat,
    SeatSet, SetupError, Status, Viewer,
};

impl Game for Dictators {
    const NAME: &'static str = "dictators";
    const RULES_VERSION: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Dictators, SetupError> {
        let mut desk = Desk::new(chance, log);
        let mut game = Dictators::set_up(options, &mut desk);
        game.advance(&mut desk);
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.public.count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        SEAT_KEYS[seat.index()]
    }

    fn status(&self) -> Status {
        let Some(ending) = self.public.result else {
            return Status::Waiting(self.waiting());
        };
        let mut scores = [0; MAX_SEATS];
        for seat in self.public.seats() {
            scores[seat.index()] = self.public.disarmed_count(seat) as i32;
        }
        let (winner, rule) = match ending {
            Ending::Convinced { by } => (Some(by), "R-3.1"),
            Ending::Boom { revealed_by } => (revealed_by, "R-3.2"),
        };
        Status::Over(Outcome {
            winners: winner.map_or(SeatSet::EMPTY, SeatSet::only),
            scores,
            rule: Rule(rule),
        })
    }

    /// in a window nobody is told who still thinks, except of oneself.
    fn awaited(&self, viewer: Viewer) -> SeatSet {
        let waiting = self.waiting();
        let Some(frame) = self.open_window().filter(|_| !waiting.is_empty()) else {
            return waiting;
        };
        let asked = self.respondents(frame);
        match viewer {
            Viewer::Seat(seat) if !waiting.contains(seat) => asked.without(seat),
            _ => asked,
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.waiting()
            .contains(seat)
            .then(|| self.question_for(seat))
    }

    fn legal(&self, seat: Seat) -> ActionSet {
        self.offers(seat)
    }

    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        let mut desk = Desk::new(chance, log);
        self.take_answer(seat, action, &mut desk);
        self.advance(&mut desk);
        desk.revealed()
    }

    fn refuse(&self, seat: Seat, action: Action) -> Illegal {
        self.refusal(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Dictators {
        Dictators::imagine_from(view, chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.for_viewer(viewer))
    }
}
