//! The operations that cards are made of, and their written form.
//!
//! A card is a list of operations, separated by `;`. One interpreter reads them (`effects.rs`); nothing else in the
//! game knows a card by its name.

/// One step of what a card or an ability does. 'You' is whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// You move over at most so many roads; `pass` lets you through roadblocks.
    MoveByRoad {
        roads: u8,
        pass: bool,
    },
    /// You move to any state at most so many time zones away, through the air.
    MoveByAir {
        zones: u8,
    },
    /// You make a flight.
    Fly,
    /// You move along a flight route with an end abroad; no-fly zones don't matter.
    Tunnel,
    /// You travel along a road with a roadblock, which stays; this is the turn's travel.
    TravelPast,
    /// A state is chosen; everybody in it adds a skipped turn.
    SkipThere,
    SkipYou,
    Unskip,
    Draw(u8),
    /// You draw if an opponent is where you are.
    DrawIfMet(u8),
    /// The target is moved to Guantanamo Bay; it must be in your time zone.
    ToGuantanamo,
    /// The player whose movement is answered is moved to a state next to the one reached.
    Astray,
    /// You are moved to CIA Headquarters.
    ToHeadquarters,
    /// The opponent on your left moves you to a location next to yours.
    Escort,
    /// The target discards at random.
    Audit(u8),
    /// The target discards cards of its own choice.
    Censor(u8),
    /// You discard cards of your own choice.
    Discard(u8),
    DiscardHand,
    /// You discard at random.
    Drop(u8),
    ShowHand,
    /// You take a random card of the target; `near` wants it in your location or next to it.
    Steal {
        near: bool,
    },
    /// You look at the target's hand and take a card of it.
    Suggest,
    /// You take a card of the command discard pile.
    Search,
    /// You look at the top presidential cards and put them back in any order.
    Reorder(u8),
    /// You look at the top card of the command deck or of the presidential deck.
    PeekDeck,
    /// You look at a face-down facility card of the target.
    PeekFacility,
    /// When you draw a presidential card you draw two and keep one.
    ChoosePresident,
    Block {
        count: u8,
        where_: Where,
    },
    Unblock,
    NoFly,
    /// You remove roadblocks and no-fly zones.
    Clear(u8),
    DisarmBonus(i8),
    ConvinceBonus(i8),
    /// A disarm attempt without its cost, at most so many roads away.
    Attempt {
        roads: u8,
    },
    Rearm,
    Status(Ban),
    Puppet,
    Defcon(i8),
    Cleanse,
    Repossess,
    Cancel(Answered),
    Reroll,
    /// What is added to your six-sided and to your twenty-sided die.
    AddToRoll {
        six: i8,
        twenty: i8,
    },
    Redirect,
    Shield,
    /// The player whose turn it is has so many actions more or fewer.
    Actions(i8),
    /// You have only so many actions this turn.
    ActionLimit(u8),
    EndTurn,
}

/// Which roads a roadblock may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Any,
    /// Roads that touch your location.
    Touching,
    /// Roads that touch your location or an adjacent one.
    Near,
}

/// What a multi-turn card forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ban {
    DrawAction,
    MoveCards,
}

/// What an interruption card cancels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    ActionCard,
    InterruptionCard,
    Attempt,
    Confrontation,
    Travel,
    Flight,
}

/// Every operation that needs no number, as it is written.
const PLAIN: &[(&str, Op)] = &[
    ("MOVE self flight cost=free", Op::Fly),
    ("FLIGHT", Op::Fly),
    ("MOVE self route foreign=1 nofly=ignore", Op::Tunnel),
    ("TRAVEL block=pass", Op::TravelPast),
    ("SKIP all_in_state 1", Op::SkipThere),
    ("SKIP self 1", Op::SkipYou),
    ("UNSKIP self 1", Op::Unskip),
    ("MOVE target to=GTMO req=same_tz", Op::ToGuantanamo),
    ("MOVE target adjacent_state", Op::Astray),
    ("MOVE self to=CIA", Op::ToHeadquarters),
    ("MOVE self adjacent chooser=left", Op::Escort),
    ("DISCARD self all", Op::DiscardHand),
    ("SHOW hand", Op::ShowHand),
    ("TAKE target 1 pick=random", Op::Steal { near: false }),
    (
        "TAKE target 1 pick=random req=near",
        Op::Steal { near: true },
    ),
    ("TAKE target 1 pick=self", Op::Suggest),
    ("SEARCH discard 1", Op::Search),
    ("PEEK command or presidential 1", Op::PeekDeck),
    ("PEEK facility target", Op::PeekFacility),
    ("PRESIDENTIAL choose=2", Op::ChoosePresident),
    ("UNBLOCK touching", Op::Unblock),
    ("NOFLY 1", Op::NoFly),
    ("DISARM self here cost=none", Op::Attempt { roads: 0 }),
    ("REARM target 1 req=disarmed>=2", Op::Rearm),
    ("STATUS target no_draw_action", Op::Status(Ban::DrawAction)),
    ("STATUS target no_move_cards", Op::Status(Ban::MoveCards)),
    ("CONTROL target turns=1 actions=2 confront=0", Op::Puppet),
    ("DEFCON +1", Op::Defcon(1)),
    ("DEFCON -1", Op::Defcon(-1)),
    ("CLEANSE self 1", Op::Cleanse),
    ("ASSET target discard 1", Op::Repossess),
    ("CANCEL action_card", Op::Cancel(Answered::ActionCard)),
    (
        "CANCEL interruption_card",
        Op::Cancel(Answered::InterruptionCard),
    ),
    ("CANCEL disarm_attempt", Op::Cancel(Answered::Attempt)),
    ("CANCEL confrontation", Op::Cancel(Answered::Confrontation)),
    ("CANCEL travel", Op::Cancel(Answered::Travel)),
    ("CANCEL flight_or_air", Op::Cancel(Answered::Flight)),
    ("REROLL any_die", Op::Reroll),
    ("REDIRECT", Op::Redirect),
    ("SHIELD self", Op::Shield),
    ("END turn", Op::EndTurn),
];

/// An operation that counts something: how it is written, with `#` in the place of the number, the largest number, and
/// what it makes of it.
type Counted = (&'static str, u8, fn(u8) -> Op);

/// Every operation that counts something.
const COUNTED: &[Counted] = &[
    ("MOVE self road<=# block=stop", 9, |roads| Op::MoveByRoad {
        roads,
        pass: false,
    }),
    ("MOVE self road<=# block=pass", 9, |roads| Op::MoveByRoad {
        roads,
        pass: true,
    }),
    ("MOVE self air tz<=#", 4, |zones| Op::MoveByAir { zones }),
    ("DRAW self #", 9, Op::Draw),
    ("IF opponent_here DRAW self #", 9, Op::DrawIfMet),
    ("DISCARD target # pick=random", 9, Op::Audit),
    ("DISCARD target # pick=owner", 9, Op::Censor),
    ("DISCARD self # pick=owner", 9, Op::Discard),
    ("DISCARD self # pick=random", 9, Op::Drop),
    ("REORDER presidential #", 5, Op::Reorder),
    ("BLOCK # any", 9, |count| Op::Block {
        count,
        where_: Where::Any,
    }),
    ("BLOCK # touching", 9, |count| Op::Block {
        count,
        where_: Where::Touching,
    }),
    ("BLOCK # near", 9, |count| Op::Block {
        count,
        where_: Where::Near,
    }),
    ("UNTOKEN #", 9, Op::Clear),
    ("DISARM self road<=# cost=none", 9, |roads| Op::Attempt {
        roads,
    }),
    ("ACTIONS self =#", 2, Op::ActionLimit),
];

/// An operation that adds or takes away: as above, with a signed number.
type Signed = (&'static str, i8, fn(i8) -> Op);

/// Every operation that adds or takes away.
const SIGNED: &[Signed] = &[
    ("BUFF disarm_roll#", 9, Op::DisarmBonus),
    ("BUFF convince_roll#", 9, Op::ConvinceBonus),
    ("ACTIONS target #", 3, Op::Actions),
    ("ACTIONS self #", 3, Op::Actions),
];

/// What stands in the place of the number, if the text has that form.
fn number<T: std::str::FromStr>(text: &str, form: &str) -> Option<T> {
    let (before, after) = form.split_once('#')?;
    let number = text.strip_prefix(before)?.strip_suffix(after)?;
    number.parse().ok()
}

/// `+3` or `-3`: a signed number is written with its sign.
fn signed(text: &str, most: i8) -> Option<i8> {
    let number: i8 = text.parse().ok()?;
    let written = text.starts_with(['+', '-']) && number != 0;
    (written && (-most..=most).contains(&number)).then_some(number)
}

impl Op {
    /// Reads one operation.
    fn read(text: &str) -> Option<Op> {
        if let Some(&(_, op)) = PLAIN.iter().find(|(form, _)| *form == text) {
            return Some(op);
        }
        let counted = COUNTED.iter().find_map(|&(form, most, op)| {
            let count = number(text, form)?;
            (1..=most).contains(&count).then(|| op(count))
        });
        counted.or_else(|| {
            SIGNED
                .iter()
                .find_map(|&(form, most, op)| signed(&number::<String>(text, form)?, most).map(op))
        })
    }

    /// `ROLLMOD self d6+1 or d20+3`
    fn read_roll(text: &str) -> Option<Op> {
        let (six, twenty) = text
            .strip_prefix("ROLLMOD self d6")?
            .split_once(" or d20")?;
        Some(Op::AddToRoll {
            six: signed(six, 9)?,
            twenty: signed(twenty, 9)?,
        })
    }

    /// Reads a list of operations. The error is the one that is not known.
    pub fn read_all(text: &str) -> Result<Vec<Op>, String> {
        let parts = text.split(';').map(str::trim);
        parts
            .map(|part| {
                Op::read(part)
                    .or_else(|| Op::read_roll(part))
                    .ok_or_else(|| part.to_owned())
            })
            .collect()
    }

    /// Every way to write an operation, with `#` for a number and `±#` for one with its sign.
    #[cfg(test)]
    pub fn forms() -> Vec<String> {
        let plain = PLAIN.iter().map(|(form, _)| (*form).to_owned());
        let counted = COUNTED.iter().map(|(form, ..)| (*form).to_owned());
        let signed = SIGNED.iter().map(|(form, ..)| form.replace('#', "±#"));
        let roll = "ROLLMOD self d6±# or d20±#".to_owned();
        plain.chain(counted).chain(signed).chain([roll]).collect()
    }

    /// Whether a place has to be chosen for it.
    pub fn has_place(self) -> bool {
        self.moves_you()
            || matches!(
                self,
                Op::TravelPast | Op::SkipThere | Op::Attempt { .. } | Op::Rearm | Op::Astray
            )
    }

    /// Whether it moves the meeple of whoever plays it (Travel Ban forbids such cards).
    pub fn moves_you(self) -> bool {
        matches!(
            self,
            Op::MoveByRoad { .. } | Op::MoveByAir { .. } | Op::Fly | Op::Tunnel
        )
    }

    /// Whether it takes an opponent as its target.
    pub fn has_target(self) -> bool {
        matches!(
            self,
            Op::ToGuantanamo
                | Op::Audit(_)
                | Op::Censor(_)
                | Op::Steal { .. }
                | Op::Suggest
                | Op::PeekFacility
                | Op::Rearm
                | Op::Status(_)
                | Op::Puppet
                | Op::Repossess
        )
    }

    /// W9: whether it moves its target, makes it skip or takes cards from it.
    pub fn harms_target(self) -> bool {
        matches!(
            self,
            Op::ToGuantanamo
                | Op::Audit(_)
                | Op::Censor(_)
                | Op::Steal { .. }
                | Op::Suggest
                | Op::Repossess
                | Op::Astray
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_read_and_what_is_not_one_is_named() {
        assert_eq!(
            Op::read_all("MOVE self road<=6 block=stop; SKIP self 1"),
            Ok(vec![
                Op::MoveByRoad {
                    roads: 6,
                    pass: false
                },
                Op::SkipYou
            ])
        );
        assert_eq!(
            Op::read_all("ROLLMOD self d6+1 or d20+3"),
            Ok(vec![Op::AddToRoll { six: 1, twenty: 3 }])
        );
        assert_eq!(Op::read_all("ACTIONS target -1"), Ok(vec![Op::Actions(-1)]));
        assert_eq!(
            Op::read_all("DRAW self 1; FROLIC"),
            Err("FROLIC".to_owned())
        );
        for text in [
            "DRAW self 99",
            "DRAW self 0",
            "DRAW self -1",
            "ACTIONS target 1",
            "ACTIONS target +9",
            "REORDER presidential 6",
            "ROLLMOD self d6+100 or d20+3",
        ] {
            assert_eq!(Op::read_all(text), Err(text.to_owned()));
        }
    }
}
