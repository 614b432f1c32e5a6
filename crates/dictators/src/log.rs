//! What happened, structured: for the log, for animation, and for each viewer only what they may see.

use crate::board::{Place, Road, TimeZone};
use crate::cards::{AssetAbility, Audience, Dictator, Kind, Token};
use crate::state::{Ending, Purpose, SPECTATOR, ViewerMask};
use engine::{Seat, Viewer};
use serde::Serialize;

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    DictatorDealt {
        seat: Seat,
        dictator: Dictator,
    },
    /// A roll for the first turn.
    RolledForStart {
        seat: Seat,
        die: u8,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    Skipped {
        seat: Seat,
        left: u8,
    },
    CardPlayed {
        seat: Seat,
        card: Kind,
    },
    AbilityUsed {
        seat: Seat,
        ability: AssetAbility,
    },
    PowerUsed {
        seat: Seat,
        dictator: Dictator,
    },
    TokenUsed {
        seat: Seat,
        token: Token,
    },
    TargetChosen {
        seat: Seat,
        target: Seat,
    },
    PlaceChosen {
        seat: Seat,
        place: Place,
    },
    Cancelled {
        seat: Seat,
    },
    Redirected {
        target: Seat,
    },
    Ignored {
        seat: Seat,
    },
    Travelled {
        seat: Seat,
        place: Place,
    },
    TravelStopped {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        place: Place,
    },
    /// A command card drawn; which one only its owner sees.
    Drew {
        seat: Seat,
        card: Secret<Kind>,
    },
    EventDrawn {
        seat: Seat,
        card: Kind,
    },
    Discarded {
        seat: Seat,
        card: Kind,
    },
    /// A card that went to the discard pile when all hands did.
    LeftHands {
        card: Kind,
    },
    Retrieved {
        seat: Seat,
        card: Kind,
    },
    /// A card that went from one hand to another; which one only these two see.
    Taken {
        from: Seat,
        to: Seat,
        card: Secret<Kind>,
    },
    HandSeen {
        of: Seat,
        by: Seat,
    },
    HandShown {
        seat: Seat,
    },
    Reshuffled {
        cards: u8,
        founders: u8,
    },
    FoundersShuffledIn {
        founders: u8,
    },
    ShuffledBack {
        cards: u8,
    },
    DeckLookedAt {
        seat: Seat,
        cards: u8,
    },
    PutDown {
        seat: Seat,
        cards: u8,
    },
    PresidentsLookedAt {
        seat: Seat,
        cards: u8,
    },
    RoadBlocked {
        road: Road,
    },
    RoadCleared {
        road: Road,
    },
    AirspaceClosed {
        zone: TimeZone,
    },
    AirspaceOpened {
        zone: TimeZone,
    },
    SkipAdded {
        seat: Seat,
        total: u8,
    },
    SkipSpared {
        seat: Seat,
    },
    SkipRemoved {
        seat: Seat,
        left: u8,
    },
    ActionsChanged {
        seat: Seat,
        change: i8,
    },
    DefconChanged {
        level: u8,
    },
    TridentSurfaced {
        place: Place,
        warheads: u8,
    },
    FounderCame {
        seat: Seat,
        founder: Kind,
    },
    FounderGiven {
        from: Seat,
        to: Seat,
        founder: Kind,
    },
    CardLeft {
        seat: Seat,
        card: Kind,
    },
    AssetPlayed {
        seat: Seat,
        asset: Kind,
    },
    AssetLost {
        seat: Seat,
        asset: Kind,
    },
    BanPlaced {
        seat: Seat,
        card: Kind,
    },
    AttemptDeclared {
        seat: Seat,
        place: Option<Place>,
    },
    AttemptStopped {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        purpose: Purpose,
        die: u8,
    },
    RollRaised {
        seat: Seat,
        by: i8,
    },
    AttemptFailed {
        seat: Seat,
        result: i8,
    },
    Disarmed {
        seat: Seat,
        place: Place,
    },
    WarheadDisarmed {
        seat: Seat,
        left: u8,
    },
    TokenTaken {
        seat: Seat,
        token: Secret<Token>,
    },
    Rearmed {
        seat: Seat,
        place: Place,
    },
    FacilitySeen {
        of: Seat,
        by: Seat,
        place: Secret<Place>,
    },
    FacilitiesShown {
        seat: Seat,
    },
    PresidentialCard {
        seat: Seat,
        card: Audience,
    },
    PresidentialCardKept {
        seat: Seat,
    },
    ConfrontationStopped {
        seat: Seat,
    },
    NotConvinced {
        seat: Seat,
        result: i8,
        needed: i8,
    },
    PuppetMade {
        by: Seat,
        puppet: Seat,
    },
    PlacesTraded {
        one: Seat,
        two: Seat,
    },
    DictatorsTraded {
        one: Seat,
        two: Seat,
    },
    FacilityTaken {
        by: Seat,
        from: Seat,
    },
    MeeplesTraded {
        one: Seat,
        two: Seat,
    },
    TokensRemoved {
        tokens: u8,
    },
    AnotherTurn {
        seat: Seat,
    },
    GameEnded {
        ending: Ending,
    },
}

/// Something that only some viewers see; the others see that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Secret<T> {
    what: Option<T>,
    #[serde(skip)]
    seen_by: ViewerMask,
}

impl<T: Copy> Secret<T> {
    pub(crate) fn new(what: T, seen_by: ViewerMask) -> Secret<T> {
        Secret {
            what: Some(what),
            seen_by,
        }
    }

    /// What it is, if it may be known.
    pub fn known(&self) -> Option<T> {
        self.what
    }

    fn hide(&mut self, viewer: Viewer) {
        if self.seen_by >> viewer_index(viewer) & 1 == 0 {
            self.what = None;
        }
        self.seen_by = 0;
    }
}

/// The number of a viewer in what viewers know.
pub(crate) fn viewer_index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(SPECTATOR),
        Viewer::Spectator => SPECTATOR,
    }
}

impl Event {
    /// The event as `viewer` sees it: hidden things are left out, everything else is public.
    pub(crate) fn for_viewer(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { card, .. } | Event::Taken { card, .. } => card.hide(viewer),
            Event::TokenTaken { token, .. } => token.hide(viewer),
            Event::FacilitySeen { place, .. } => place.hide(viewer),
            _ => {}
        }
        event
    }
}
