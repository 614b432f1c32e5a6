//! Rulings: our decisions where the manuals leave room, each in one place where it can be found and changed. The
//! grounds are in `docs/rulings.md`, under the same number. What a ruling says about one card only is that card's row
//! in `cards.rs`: Lyndon Johnson's two parts (A-37f, S-5), East Harlem Pledge (S-6).

use crate::log::Pile;
use crate::side::Side;
use std::ops::RangeInclusive;

/// the bag is filled anew the moment its last cube is drawn, not when the next one is needed.
pub(crate) const RESEED_AT_ONCE: bool = true;

/// A-34, S-1: who wins the second edition when votes, states and cubes are all equal. Nobody: a draw.
pub(crate) const FULL_TIE: Option<Side> = None;

/// A-39, S-8: changes to Campaign Points add up first; then the total is brought into this range.
pub(crate) const POINTS: RangeInclusive<i8> = 1..=5;

/// whether Restricted Positioning also binds points that an event hands out.
pub(crate) const EVENTS_POSITION_WITH_RESTRICTION: bool = true;

/// whether Nixon's Knee also charges for a Campaigning action that an event hands out.
pub(crate) const EVENTS_CAMPAIGN_WITH_TAX: bool = false;

/// where a card goes that High Hopes turns up and does not resolve.
pub(crate) const TURNED_UP_IN_VAIN: Pile = Pile::Discard;

/// S-2: where Debate events go after the Debates, and when they are resolved too late.
pub(crate) const SPENT_DEBATE_EVENTS: Pile = Pile::Removed;
