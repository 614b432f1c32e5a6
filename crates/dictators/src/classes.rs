//! What a card is good for, told by what it does and not by its name: so that what is fitted for the house deck holds for
//! decks of a user's own.

use crate::cards::{Kind, Sort};
use crate::deck::Deck;
use crate::op::{Answered, Op};

/// Declares the classes with their names, and the names of what is measured of each.
macro_rules! classes {
    ($($name:ident = $text:literal),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Class { $($name),+ }
        impl Class {
            pub const COUNT: usize = [$(Class::$name),+].len();
            pub const HELD: [&str; Class::COUNT] = [$(concat!("in hand: ", $text)),+];
            pub const PLAYED: [&str; Class::COUNT] = [$(concat!("played: ", $text)),+];
            pub const GIVEN_UP: [&str; Class::COUNT] = [$(concat!("given up: ", $text)),+];
        }
    };
}

classes! {
    Road = "moving by road",
    Air = "moving by air",
    Flight = "flying or tunnelling",
    Disarming = "disarming",
    Drawing = "drawing",
    Searching = "searching the discard pile",
    Taking = "taking a card",
    Audiences = "ordering audiences",
    Delaying = "making skip",
    Guantanamo = "sending to Guantanamo",
    Banning = "forbidding",
    Robbing = "making discard",
    Repossessing = "removing an asset",
    Rearming = "arming again",
    Puppet = "playing another's turn",
    Alarming = "raising the alarm",
    Calming = "calming",
    Blocking = "blocking",
    Clearing = "clearing",
    Cleansing = "shaking off cards",
    StopCard = "cancelling an action card",
    StopAnswer = "cancelling an interruption",
    StopAttempt = "stopping an attempt",
    StopConfrontation = "stopping a confrontation",
    StopTravel = "stopping a travel",
    Astray = "leading astray",
    Reroll = "rolling again",
    RollBonus = "adding to a roll",
    Defending = "shielding oneself",
    Hurrying = "not skipping",
    Hindering = "taking an action away",
    AssetMoving = "asset that moves",
    AssetDisarming = "asset that disarms",
    AssetDrawing = "asset that draws",
    AssetConvincing = "asset that convinces",
    AssetOther = "other asset",
    Other = "other card",
}

impl Class {
    /// The class of a card that can be held.
    pub fn of(deck: &Deck, kind: Kind) -> Class {
        let design = deck.design(kind);
        if kind.sort() == Sort::Asset {
            let ability = deck.abilities[design.abilities.clone()].first();
            return match ability.and_then(|ability| ability.ops.first()) {
                Some(Op::MoveByRoad { .. } | Op::Fly | Op::TravelPast) => Class::AssetMoving,
                Some(Op::DisarmBonus(_)) => Class::AssetDisarming,
                Some(Op::Draw(_)) => Class::AssetDrawing,
                Some(Op::ConvinceBonus(_) | Op::ChoosePresident) => Class::AssetConvincing,
                _ => Class::AssetOther,
            };
        }
        design.ops.first().map_or(Class::Other, Class::of_op)
    }

    /// The class of a card or an ability that begins with this operation.
    pub fn of_op(op: &Op) -> Class {
        match op {
            Op::MoveByRoad { .. } | Op::TravelPast => Class::Road,
            Op::MoveByAir { .. } => Class::Air,
            Op::Fly | Op::Tunnel => Class::Flight,
            Op::DisarmBonus(_) | Op::Attempt { .. } => Class::Disarming,
            Op::Draw(_) | Op::DrawIfMet(_) => Class::Drawing,
            Op::Search => Class::Searching,
            Op::Steal { .. } | Op::Suggest => Class::Taking,
            Op::Reorder(_) | Op::ChoosePresident => Class::Audiences,
            Op::SkipThere => Class::Delaying,
            Op::ToGuantanamo => Class::Guantanamo,
            Op::Status(_) => Class::Banning,
            Op::Audit(_) | Op::Censor(_) => Class::Robbing,
            Op::Repossess => Class::Repossessing,
            Op::Rearm => Class::Rearming,
            Op::Puppet => Class::Puppet,
            Op::Defcon(change) if *change > 0 => Class::Alarming,
            Op::Defcon(_) => Class::Calming,
            Op::Block { .. } | Op::NoFly => Class::Blocking,
            Op::Clear(_) | Op::Unblock => Class::Clearing,
            Op::Cleanse => Class::Cleansing,
            Op::Cancel(Answered::ActionCard) => Class::StopCard,
            Op::Cancel(Answered::InterruptionCard) => Class::StopAnswer,
            Op::Cancel(Answered::Attempt) => Class::StopAttempt,
            Op::Cancel(Answered::Confrontation) => Class::StopConfrontation,
            Op::Cancel(Answered::Travel | Answered::Flight) => Class::StopTravel,
            Op::Astray => Class::Astray,
            Op::Reroll => Class::Reroll,
            Op::AddToRoll { .. } => Class::RollBonus,
            Op::Redirect | Op::Shield => Class::Defending,
            Op::Unskip => Class::Hurrying,
            Op::Actions(_) => Class::Hindering,
            _ => Class::Other,
        }
    }
}
