//! A game just large enough to have everything that a game can have: options, a simultaneous hidden choice, chance,
//! refusals that cite a rule, and draws. Both players bid in secret who begins; then they take stones in turn, or let
//! a die decide how many. More stones win.

use engine::{
    Action, ActionSet, Chance, Draw, Game, Illegal, Insight, Log, MAX_SEATS, Message, OptionSpec,
    OptionValues, Outcome, Question, Reveal, Rule, Scripted, Seat, SeatSet, SetupError, Status,
    Texts, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const DIE: Draw = Draw("die");
const BIDDING: Rule = Rule("T-1");
const TAKING: Rule = Rule("T-2");
const WINNING: Rule = Rule("T-3");

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    edition: String,
    dice: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: "short".into(),
            dice: true,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Bid(u8),
    Take(u8),
    Roll,
}

impl Action for Move {
    const COUNT: usize = 7;

    fn index(self) -> usize {
        match self {
            Move::Bid(stones) => stones.into(),
            Move::Take(stones) => 2 + usize::from(stones),
            Move::Roll => 6,
        }
    }

    fn from_index(index: usize) -> Option<Move> {
        match index {
            0..=2 => Some(Move::Bid(index as u8)),
            3..=5 => Some(Move::Take(index as u8 - 2)),
            6 => Some(Move::Roll),
            _ => None,
        }
    }

    fn name(self) -> String {
        match self {
            Move::Bid(stones) => format!("bid {stones}"),
            Move::Take(stones) => format!("take {stones}"),
            Move::Roll => "roll".into(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    Bid { seat: Seat, stones: Option<u8> },
    Begins { seat: Seat },
    Took { seat: Seat, stones: u8 },
}

/// The game itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Tiny {
    pile: u8,
    stones: [i8; 2],
    bids: [Option<u8>; 2],
    turn: Option<Seat>,
    dice: bool,
}

/// What one viewer knows: everything but the other bid.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pile: u8,
    stones: [i8; 2],
    bids: [Option<Option<u8>>; 2],
    turn: Option<Seat>,
    dice: bool,
}

impl Tiny {
    fn begin<C: Chance + ?Sized, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Reveal {
        let [Some(left), Some(right)] = self.bids else {
            return Reveal::Nothing;
        };
        self.stones = [-(left as i8), -(right as i8)];
        let seat = match left.cmp(&right) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => Seat(chance.pick(DIE, 2) as u8),
        };
        self.turn = Some(seat);
        log.note(|| Event::Begins { seat });
        Reveal::Something
    }

    fn take<L: Log<Event>>(&mut self, seat: Seat, stones: u8, log: &mut L) {
        let stones = stones.min(self.pile);
        self.pile -= stones;
        self.stones[seat.index()] += stones as i8;
        self.turn = Some(Seat(1 - seat.0));
        log.note(|| Event::Took { seat, stones });
    }
}

impl Game for Tiny {
    const NAME: &'static str = "tiny";
    const RULES_VERSION: u32 = 1;
    type Options = Options;
    type Action = Move;
    type Event = Event;
    type View = View;

    fn new<C: Chance + ?Sized, L: Log<Event>>(
        options: &Options,
        _: &mut C,
        _: &mut L,
    ) -> Result<Tiny, SetupError> {
        Ok(Tiny {
            pile: if options.edition == "long" { 21 } else { 9 },
            stones: [0; 2],
            bids: [None; 2],
            turn: None,
            dice: options.dice,
        })
    }

    fn seats(&self) -> usize {
        2
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        ["left", "right"][seat.index()]
    }

    fn status(&self) -> Status {
        if self.pile == 0 {
            let [left, right] = self.stones;
            let winners = match left.cmp(&right) {
                std::cmp::Ordering::Greater => SeatSet::only(Seat(0)),
                std::cmp::Ordering::Less => SeatSet::only(Seat(1)),
                std::cmp::Ordering::Equal => SeatSet::EMPTY,
            };
            let mut scores = [0; MAX_SEATS];
            scores[..2].copy_from_slice(&[left.into(), right.into()]);
            return Status::Over(Outcome {
                winners,
                scores,
                rule: WINNING,
            });
        }
        let bidding = (0..2).map(Seat).filter(|s| self.bids[s.index()].is_none());
        Status::Waiting(match self.turn {
            Some(seat) => SeatSet::only(seat),
            None => bidding.fold(SeatSet::EMPTY, SeatSet::with),
        })
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        (!self.legal(seat).is_empty()).then(|| match self.turn {
            None => Question {
                id: "bid",
                rule: BIDDING,
                text: Message::new("tiny-ask-bid"),
            },
            Some(_) => Question {
                id: "take",
                rule: TAKING,
                text: Message::new("tiny-ask-take").with("pile", self.pile),
            },
        })
    }

    fn legal(&self, seat: Seat) -> ActionSet {
        match self.status() {
            Status::Waiting(seats) if seats.contains(seat) => match self.turn {
                None => (0..3).collect(),
                Some(_) => (1..=self.pile.min(3))
                    .map(|stones| Move::Take(stones).index())
                    .chain(self.dice.then_some(Move::Roll.index()))
                    .collect(),
            },
            _ => ActionSet::EMPTY,
        }
    }

    fn apply<C: Chance + ?Sized, L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Move,
        chance: &mut C,
        log: &mut L,
    ) -> Reveal {
        match action {
            Move::Bid(stones) => {
                self.bids[seat.index()] = Some(stones);
                log.note(|| Event::Bid {
                    seat,
                    stones: Some(stones),
                });
                self.begin(chance, log)
            }
            Move::Take(stones) => {
                self.take(seat, stones, log);
                Reveal::Nothing
            }
            Move::Roll => {
                let stones = 1 + chance.pick(DIE, 3) as u8;
                self.take(seat, stones, log);
                Reveal::Something
            }
        }
    }

    fn refuse(&self, _: Seat, action: Move) -> Illegal {
        let rule = match action {
            Move::Bid(_) => BIDDING,
            _ => TAKING,
        };
        Illegal {
            rule,
            text: Message::new("tiny-refuse").with("answer", action.name()),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |seat: u8| {
            self.bids[usize::from(seat)].map(|bid| {
                let known = self.turn.is_some() || viewer.is(Seat(seat));
                known.then_some(bid)
            })
        };
        View {
            pile: self.pile,
            stones: self.stones,
            bids: [seen(0), seen(1)],
            turn: self.turn,
            dice: self.dice,
        }
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Tiny {
        let bid = |seen: Option<Option<u8>>, chance: &mut C| {
            seen.map(|bid| bid.unwrap_or_else(|| chance.pick(DIE, 3) as u8))
        };
        Tiny {
            pile: view.pile,
            stones: view.stones,
            bids: [bid(view.bids[0], chance), bid(view.bids[1], chance)],
            turn: view.turn,
            dice: view.dice,
        }
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Bid { seat, .. } if !viewer.is(*seat) => Event::Bid {
                seat: *seat,
                stones: None,
            },
            event => event.clone(),
        })
    }
}

impl Words for Tiny {
    const TITLE: &'static str = "Stones";
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "edition",
            values: OptionValues::OneOf(&["short", "long"]),
            default: "short",
            help: "tiny-edition",
        },
        OptionSpec {
            key: "dice",
            values: OptionValues::Flag,
            default: "true",
            help: "tiny-dice",
        },
    ];
    const LOCALES: &'static [(&'static str, &'static str)] = &[(
        "en",
        "
tiny-edition = How many stones there are.
tiny-dice = Whether a die may decide.
tiny-ask-bid = How many stones do you pay to begin?
tiny-ask-take = How many of { $pile } stones do you take?
tiny-refuse = '{ $answer }' is not open to you now.
tiny-bid = Pay { $stones }
tiny-take = Take { $stones }
tiny-roll = Roll the die
tiny-has-bid = Seat { $seat } has bid.
tiny-begins = Seat { $seat } begins.
tiny-took = Seat { $seat } took { $stones }.
",
    )];
    const RULES_PAGE: &'static str = "\
- **T-1** Both players bid in secret who begins.
- **T-2** In turn they take one to three stones.
- **T-3** More stones win.
";

    fn choice_text(&self, _: Seat, action: Move) -> Message {
        match action {
            Move::Bid(stones) => Message::new("tiny-bid").with("stones", stones),
            Move::Take(stones) => Message::new("tiny-take").with("stones", stones),
            Move::Roll => Message::new("tiny-roll"),
        }
    }

    fn event_text(&self, event: &Event) -> Message {
        match event {
            Event::Bid { seat, .. } => Message::new("tiny-has-bid").with("seat", seat.0),
            Event::Begins { seat } => Message::new("tiny-begins").with("seat", seat.0),
            Event::Took { seat, stones } => Message::new("tiny-took")
                .with("seat", seat.0)
                .with("stones", *stones),
        }
    }

    fn sketch(view: &View, _: &Texts) -> String {
        let [left, right] = view.stones;
        format!("pile {}, left {left}, right {right}", view.pile)
    }
}

impl Scripted for Tiny {
    fn inspect(&self) -> Value {
        json!({ "pile": self.pile, "stones": self.stones })
    }

    fn arrange(&mut self, path: &str, value: &Value) -> Result<(), Message> {
        match (path, value.as_u64()) {
            ("pile", Some(pile @ 0..=100)) => {
                self.pile = pile as u8;
                Ok(())
            }
            _ => Err(Message::plain(
                "only 'pile' can be set, to a number up to 100",
            )),
        }
    }

    fn resume<C: Chance + ?Sized>(&mut self, _: &mut C) -> Result<(), Message> {
        Ok(())
    }

    fn outcome(kind: &str, name: &str) -> Option<(Draw, u32)> {
        (kind == "die").then_some((DIE, name.parse().ok()?))
    }
}

impl Insight for Tiny {
    fn evaluate(&self, seat: Seat) -> f32 {
        let lead = self.stones[seat.index()] - self.stones[1 - seat.index()];
        match self.status() {
            Status::Over(_) => 0.5 + 0.5 * f32::from(lead.signum()),
            Status::Waiting(_) => 0.5 + f32::from(lead) / 50.0,
        }
    }
}
