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

/// An operation with a number: how it is written, with `#` in the place of the number, and what it makes of it.
type Numbered = (&'static str, fn(i8) -> Op);

/// Every operation with a number.
const NUMBERED: &[Numbered] = &[
    ("MOVE self road<=# block=stop", |n| Op::MoveByRoad {
        roads: n as u8,
        pass: false,
    }),
    ("MOVE self road<=# block=pass", |n| Op::MoveByRoad {
        roads: n as u8,
        pass: true,
    }),
    ("MOVE self air tz<=#", |n| Op::MoveByAir { zones: n as u8 }),
    ("DRAW self #", |n| Op::Draw(n as u8)),
    ("IF opponent_here DRAW self #", |n| Op::DrawIfMet(n as u8)),
    ("DISCARD target # pick=random", |n| Op::Audit(n as u8)),
    ("DISCARD target # pick=owner", |n| Op::Censor(n as u8)),
    ("DISCARD self # pick=owner", |n| Op::Discard(n as u8)),
    ("DISCARD self # pick=random", |n| Op::Drop(n as u8)),
    ("REORDER presidential #", |n| Op::Reorder(n as u8)),
    ("BLOCK # any", |n| Op::Block {
        count: n as u8,
        where_: Where::Any,
    }),
    ("BLOCK # touching", |n| Op::Block {
        count: n as u8,
        where_: Where::Touching,
    }),
    ("BLOCK # near", |n| Op::Block {
        count: n as u8,
        where_: Where::Near,
    }),
    ("UNTOKEN #", |n| Op::Clear(n as u8)),
    ("BUFF disarm_roll#", Op::DisarmBonus),
    ("BUFF convince_roll#", Op::ConvinceBonus),
    ("DISARM self road<=# cost=none", |n| Op::Attempt {
        roads: n as u8,
    }),
    ("ACTIONS target #", Op::Actions),
    ("ACTIONS self =#", |n| Op::ActionLimit(n as u8)),
    ("ACTIONS self #", Op::Actions),
];

impl Op {
    /// Reads one operation.
    fn read(text: &str) -> Option<Op> {
        if let Some(&(_, op)) = PLAIN.iter().find(|(form, _)| *form == text) {
            return Some(op);
        }
        NUMBERED.iter().find_map(|(form, op)| {
            let (before, after) = form.split_once('#')?;
            let number = text.strip_prefix(before)?.strip_suffix(after)?;
            let number: i8 = number.parse().ok()?;
            (number.unsigned_abs() <= 9).then(|| op(number))
        })
    }

    /// Reads a list of operations. The error is the one that is not known.
    pub fn read_all(text: &str) -> Result<Vec<Op>, String> {
        text.split(';')
            .map(|part| {
                let part = part.trim();
                if let Some((six, twenty)) = part
                    .strip_prefix("ROLLMOD self d6")
                    .and_then(|rest| rest.split_once(" or d20"))
                    && let (Ok(six), Ok(twenty)) = (six.parse(), twenty.parse())
                {
                    return Ok(Op::AddToRoll { six, twenty });
                }
                Op::read(part).ok_or_else(|| part.to_owned())
            })
            .collect()
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
        assert_eq!(Op::read_all("DRAW self 99"), Err("DRAW self 99".to_owned()));
    }
}
