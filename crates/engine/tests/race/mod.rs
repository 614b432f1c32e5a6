//! A tiny game with dice, cards, hidden bids and answers that reveal nothing: all that a journal can meet.

use hustings_engine::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

const SIDES: [&str; 2] = ["red", "blue"];
const ACTIONS: [&str; 6] = ["bid 0", "bid 1", "bid 2", "roll", "card", "think"];
const ROLL: usize = 3;
const CARD: usize = 4;
const THINK: usize = 5;
const DICE: Draw = Draw("dice");
const CARDS: Draw = Draw("cards");
const CUBES: Draw = Draw("cubes");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: u32,
    pub lucky: bool,
    pub deck: String,
}

impl Default for Options {
    fn default() -> Options {
        let deck = "full".into();
        Options {
            rounds: 4,
            lucky: false,
            deck,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Do(usize);

impl Action for Do {
    const COUNT: usize = ACTIONS.len();
    fn index(self) -> usize {
        self.0
    }
    fn from_index(index: usize) -> Option<Do> {
        (index < Do::COUNT).then_some(Do(index))
    }
    fn name(self) -> String {
        ACTIONS[self.0].into()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    Dealt { to: Seat, card: Option<u32> },
    Drew(u32),
}

/// Each round both sides bid in secret; then one side in turn thinks up to twice, and rolls or takes a card.
/// `VERSION` is that of its rules: from 2 on nobody may think, and in 3 there is a round more.
#[derive(Clone, Debug, PartialEq)]
pub struct Race<const VERSION: u32 = 1> {
    options: Options,
    deck: u128,
    hands: [u32; 2],
    bids: [Option<usize>; 2],
    points: [i32; 2],
    round: u32,
    thoughts: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    hand: Option<u32>,
    own_bid: Option<usize>,
    points: [i32; 2],
    round: u32,
    thoughts: u32,
}

impl<const VERSION: u32> Race<VERSION> {
    fn active(&self) -> Seat {
        Seat((self.round % 2) as u8)
    }
    fn bidding(&self) -> bool {
        self.bids.contains(&None)
    }
    fn rounds(&self) -> u32 {
        self.options.rounds + u32::from(VERSION == 3)
    }
}

impl<const VERSION: u32> Game for Race<VERSION> {
    const NAME: &'static str = "race";
    const RULES_VERSION: u32 = VERSION;
    type Options = Options;
    type Action = Do;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, SetupError> {
        let mut deck: u128 = if options.deck == "full" {
            u128::MAX
        } else {
            0xffff
        };
        let hands = [Seat(0), Seat(1)].map(|to| {
            let card = chance.pick_member(CARDS, deck);
            deck &= !(1 << card);
            log.note(|| Event::Dealt {
                to,
                card: Some(card),
            });
            card
        });
        Ok(Race {
            options: options.clone(),
            deck,
            hands,
            bids: [None; 2],
            points: [0; 2],
            round: 0,
            thoughts: 0,
        })
    }

    fn seats(&self) -> usize {
        2
    }
    fn seat_name(&self, seat: Seat) -> &'static str {
        SIDES[seat.index()]
    }

    fn status(&self) -> Status {
        if self.round == self.rounds() {
            let mut scores = [0; MAX_SEATS];
            scores[..2].copy_from_slice(&self.points);
            return Status::Over(Outcome {
                winners: SeatSet::EMPTY,
                scores,
                rule: Rule("R-9"),
            });
        }
        let waiting = [Seat(0), Seat(1)].into_iter().filter(|seat| {
            if self.bidding() {
                self.bids[seat.index()].is_none()
            } else {
                *seat == self.active()
            }
        });
        Status::Waiting(waiting.fold(SeatSet::EMPTY, SeatSet::with))
    }

    fn question(&self, _: Seat) -> Option<Question> {
        None
    }

    fn legal(&self, seat: Seat) -> ActionSet {
        match Game::status(self) {
            Status::Waiting(seats) if seats.contains(seat) && self.bidding() => (0..3).collect(),
            Status::Waiting(seats) if seats.contains(seat) => {
                let thinking = self.thoughts < 2 && VERSION < 2;
                let last = if thinking { THINK } else { CARD };
                (ROLL..=last).collect()
            }
            _ => ActionSet::EMPTY,
        }
    }

    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Do,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        match action.0 {
            THINK => {
                self.thoughts += 1;
                return Reveal::Nothing;
            }
            ROLL => {
                let die = chance.pick(DICE, 6);
                let heap = chance.pick_heap(CUBES, &[2, 0, 5]) as u32;
                self.points[seat.index()] += (die + heap) as i32;
                log.note(|| Event::Drew(die));
            }
            CARD => {
                let card = chance.pick_member(CARDS, self.deck);
                self.deck &= !(1 << card);
                self.points[seat.index()] += (card % 7) as i32;
                log.note(|| Event::Drew(card));
            }
            bid => {
                self.bids[seat.index()] = Some(bid);
                return Reveal::Nothing;
            }
        }
        self.bids = [None; 2];
        self.round += 1;
        self.thoughts = 0;
        Reveal::Something
    }

    fn refuse(&self, _: Seat, _: Do) -> Illegal {
        Illegal {
            rule: Rule("R-1"),
            text: Message::new("no"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = (0..2).find(|&seat| viewer.is(Seat(seat))).map(usize::from);
        View {
            hand: own.map(|seat| self.hands[seat]),
            own_bid: own.and_then(|seat| self.bids[seat]),
            points: self.points,
            round: self.round,
            thoughts: self.thoughts,
        }
    }

    fn imagine<C: Chance + ?Sized>(_: &View, _: &mut C) -> Self {
        unreachable!("journals imagine nothing")
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt { to, card } => Event::Dealt {
                to: *to,
                card: card.filter(|_| viewer.is(*to)),
            },
            other => other.clone(),
        })
    }
}

impl<const VERSION: u32> Words for Race<VERSION> {
    const TITLE: &'static str = "Race";
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "rounds",
            values: OptionValues::Range(1, 50),
            default: "4",
            help: "",
        },
        OptionSpec {
            key: "lucky",
            values: OptionValues::Flag,
            default: "false",
            help: "",
        },
        OptionSpec {
            key: "deck",
            values: OptionValues::OneOf(&["full", "half"]),
            default: "full",
            help: "",
        },
    ];
    const LOCALES: &'static [(&'static str, &'static str)] = &[];
    const RULES_PAGE: &'static str = "";

    fn choice_text(&self, _: Seat, action: Do) -> Message {
        Message::new(action.name())
    }
    fn event_text(&self, _: &Event) -> Message {
        Message::new("event")
    }
    fn sketch(_: &View, _: &Texts) -> String {
        String::new()
    }
}

impl<const VERSION: u32> Scripted for Race<VERSION> {
    fn inspect(&self) -> Value {
        Value::Null
    }
    fn arrange(&mut self, _: &str, _: &Value) -> Result<(), Message> {
        Err(Message::plain("nothing can be arranged"))
    }
    fn resume<C: Chance + ?Sized>(&mut self, _: &mut C) -> Result<(), Message> {
        Ok(())
    }
    fn outcome(_: &str, _: &str) -> Option<(Draw, u32)> {
        None
    }
}
