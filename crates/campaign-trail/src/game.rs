//! The game as the engine sees it.

use crate::action::Action;
use crate::desk::Desk;
use crate::log::Event;
use crate::options::Options;
use crate::state::{CampaignTrail, Decision, Frame};
use crate::view::View;
use engine::{
    ActionSet, Chance, Game, Illegal, Log, MAX_SEATS, Outcome, Question, Reveal, Rule, Seat,
    SeatSet, SetupError, Status, Viewer,
};

impl Game for CampaignTrail {
    const NAME: &'static str = "campaign-trail";
    const RULES_VERSION: u32 = 3;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<CampaignTrail, SetupError> {
        let mut desk = Desk::new(chance, log);
        let mut game = CampaignTrail::set_up(options, &mut desk)?;
        game.advance(&mut desk);
        Ok(game)
    }

    fn seats(&self) -> usize {
        usize::from(self.public.roster.seats)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.public.roster.seat_name(seat)
    }

    /// CT-E2: a party wins as one.
    fn allies(&self, seat: Seat) -> SeatSet {
        self.public.roster.insiders(seat)
    }

    fn status(&self) -> Status {
        let Some(tally) = self.public.result else {
            return Status::Waiting(self.waiting());
        };
        let roster = &self.public.roster;
        let mut scores = [0; MAX_SEATS];
        let mut winners = SeatSet::EMPTY;
        for seat in roster.all() {
            let party = roster.party(seat);
            scores[seat.index()] = i32::from(tally.votes[party]);
            if party == tally.winner {
                winners = winners.with(seat);
            }
        }
        Status::Over(Outcome {
            winners,
            scores,
            rule: Rule(match tally.by {
                Decision::Votes => "CT-E2",
                Decision::States => "CT-E3",
                Decision::Runoff => "CT-E4",
            }),
        })
    }

    /// In a window nobody is told who has not spoken yet; each player knows only about himself.
    fn awaited(&self, viewer: Viewer) -> SeatSet {
        let seats = self.waiting();
        match (self.public.frames.last(), viewer) {
            (Some(Frame::Window(_)), Viewer::Seat(seat)) if seats.contains(seat) => {
                SeatSet::only(seat)
            }
            (Some(Frame::Window(_)), _) => SeatSet::EMPTY,
            _ => seats,
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
        self.answer_frame(seat, action, &mut desk);
        self.advance(&mut desk);
        desk.revealed()
    }

    fn refuse(&self, seat: Seat, action: Action) -> Illegal {
        self.refusal(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> CampaignTrail {
        CampaignTrail::imagine_from(view, chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.for_viewer(viewer))
    }
}
