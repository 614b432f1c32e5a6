//! The game as the engine sees it.

use crate::action::Action;
use crate::desk::Desk;
use crate::log::Event;
use crate::options::Options;
use crate::side::Side;
use crate::state::{Decision, NineteenSixty};
use crate::view::View;
use engine::{
    ActionSet, Chance, Game, Illegal, Key, Log, MAX_SEATS, Outcome, Question, Reveal, Rule, Seat,
    SeatSet, SetupError, Status, Viewer,
};

impl Game for NineteenSixty {
    const NAME: &'static str = "1960";
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<NineteenSixty, SetupError> {
        let mut game = NineteenSixty::set_up(*options);
        game.advance(&mut Desk::new(chance, log));
        Ok(game)
    }

    fn seats(&self) -> usize {
        Side::COUNT
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::of(seat).key()
    }

    fn status(&self) -> Status {
        match self.public.result {
            None => Status::Waiting(self.waiting()),
            Some(tally) => {
                let mut scores = [0; MAX_SEATS];
                for &side in Side::ALL {
                    scores[side.seat().index()] = i32::from(tally.votes[side]);
                }
                let winners = tally
                    .winner
                    .map_or(SeatSet::EMPTY, |side| SeatSet::only(side.seat()));
                Status::Over(Outcome {
                    winners,
                    scores,
                    rule: rule_of(tally.by),
                })
            }
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.waiting()
            .contains(seat)
            .then(|| self.question_for(Side::of(seat)))
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
        self.answer_frame(Side::of(seat), action, &mut desk);
        self.advance(&mut desk);
        desk.revealed()
    }

    fn refuse(&self, seat: Seat, action: Action) -> Illegal {
        self.refusal(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> NineteenSixty {
        NineteenSixty::imagine_from(view, chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.for_viewer(viewer))
    }
}

fn rule_of(decision: Decision) -> Rule {
    match decision {
        Decision::Votes => Rule("R-18.1.3"),
        Decision::States => Rule("R-18.2.1"),
        Decision::TieGoesToKennedy => Rule("R-18.2.2"),
        Decision::Cubes | Decision::Draw => Rule("R-18.2.3"),
    }
}
