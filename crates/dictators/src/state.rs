//! The state of a game: what everybody knows, what is hidden, and the work in progress.
//!
//! Public and hidden things are different types, so that a view can be built from the one and what a viewer knows
//! of the other, and never by blanking a copy. Frames are public: a frame never holds a secret.

use crate::action::{Action, PLAYERS};
use crate::bag::{self, Bag};
use crate::board::{Place, Places, Roads, TimeZone, Zones};
use crate::cards::KINDS;
use crate::cards::{
    AssetAbility, Audience, Dictator, Effect, Kind, Kinds, PRESIDENTS, Token, Tokens,
};
use crate::deck::Deck;
use crate::op::{Ban, Op};
use crate::options::Options;
use crate::pile::Pile;
use crate::rulings::STACK_LIMIT;
use engine::{Key, List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A table of the dictators' race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct Dictators {
    pub(crate) public: Public,
    pub(crate) hidden: Hidden,
}

/// A table as it is saved: with the whole deck, which what everybody sees only names.
#[derive(Serialize, Deserialize)]
struct Saved {
    options: Options,
    public: Public,
    hidden: Hidden,
}

impl From<Dictators> for Saved {
    fn from(Dictators { public, hidden }: Dictators) -> Saved {
        Saved {
            options: public.options.clone(),
            public,
            hidden,
        }
    }
}

impl From<Saved> for Dictators {
    fn from(saved: Saved) -> Dictators {
        Dictators {
            public: Public {
                options: saved.options,
                ..saved.public
            },
            hidden: saved.hidden,
        }
    }
}

/// A hand, or what is known of one.
pub(crate) type Hand = Bag<KINDS>;
/// One value for each seat.
pub(crate) type Seats<T> = [T; PLAYERS];
/// Everybody who can know something: each seat, and the spectators, who know what everybody knows.
pub(crate) const VIEWERS: usize = PLAYERS + 1;
pub(crate) const SPECTATOR: usize = PLAYERS;
/// A set of viewers, a bit each.
pub(crate) type ViewerMask = u8;
pub(crate) const EVERYBODY: ViewerMask = (1 << VIEWERS) - 1;

/// What everybody at the table can see or work out (chapter 16 of the rules page).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPublic"))]
pub struct Public {
    /// With the deck's name only; a saved game and a journal carry its text.
    #[serde(serialize_with = "crate::options::in_brief", skip_deserializing)]
    #[cfg_attr(feature = "types", ts(skip))]
    pub options: Options,
    pub round: u8,
    /// Who began the game, and begins each round.
    pub first: Seat,
    pub active: Seat,
    pub(crate) stage: Stage,
    pub turn: Turn,
    pub defcon: u8,
    pub trident: Option<Trident>,
    /// Whether the Trident card has been drawn; it is then out of the game.
    pub trident_drawn: bool,
    pub roadblocks: Roads,
    pub no_fly: Zones,
    #[cfg_attr(feature = "types", ts(as = "Vec<Player>"))]
    pub players: List<Player, PLAYERS>,
    /// How often each dictator's ability has been used in this game; it stays with the dictator card.
    pub uses: [u8; Dictator::COUNT],
    #[serde(
        serialize_with = "bag::write::<Kind, KINDS, _>",
        deserialize_with = "bag::read::<Kind, KINDS, _>"
    )]
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub discard: Bag<KINDS>,
    pub founder_discard: Kinds,
    #[serde(
        serialize_with = "bag::write::<Audience, PRESIDENTS, _>",
        deserialize_with = "bag::read::<Audience, PRESIDENTS, _>"
    )]
    #[cfg_attr(feature = "types", ts(as = "Vec<Audience>"))]
    pub president_discard: Bag<PRESIDENTS>,
    /// Sites in Canada and Mexico where a token still lies.
    pub sites: Places,
    /// Tokens that were used.
    pub spent: Tokens,
    pub result: Option<Ending>,
    #[cfg_attr(feature = "types", ts(as = "Vec<Frame>"))]
    pub(crate) frames: List<Frame, DEPTH>,
}

/// What lies in front of one player, who is never out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPlayer"))]
pub struct Player {
    pub dictator: Dictator,
    pub place: Place,
    pub skips: u8,
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub assets: List<Kind, 16>,
    pub founder: Option<Lying>,
    /// Multi-turn cards in front of this player.
    #[cfg_attr(feature = "types", ts(as = "Vec<Lying>"))]
    pub bans: List<Lying, BANS>,
    /// Facility cards lying face-up.
    pub disarmed: Places,
    /// Who will play this player's next turn.
    pub puppet_of: Option<Seat>,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            dictator: Dictator::default(),
            place: Place::HI,
            skips: 0,
            assets: List::default(),
            founder: None,
            bans: List::default(),
            disarmed: Places::default(),
            puppet_of: None,
        }
    }
}

/// A card that lies in front of a player, with the real turns that it still stays; 0 is without end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsLying"))]
pub struct Lying {
    pub card: Kind,
    pub left: u8,
}

/// The turn that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsTurn"))]
pub struct Turn {
    /// Who decides in it, if it is a puppet's.
    pub puppeteer: Option<Seat>,
    /// The smallest 'you have so many actions' that came up in this turn.
    pub limit: u8,
    pub bonus: i8,
    pub spent: u8,
    pub travelled: bool,
    pub travelled_twice: bool,
    /// Dictators whose once-a-turn ability was used, a bit each.
    pub powers_used: u16,
    /// Asset abilities used that can be used once.
    pub abilities_used: u32,
    /// What the next disarm roll gets.
    pub disarm_bonus: i8,
    /// An action card was played (Marshal Mutter).
    pub action_card_played: bool,
    /// Cards that cost nothing in this turn (token VIII).
    #[serde(
        serialize_with = "bag::write::<Kind, KINDS, _>",
        deserialize_with = "bag::read::<Kind, KINDS, _>"
    )]
    #[cfg_attr(feature = "types", ts(as = "Vec<Kind>"))]
    pub free: Bag<KINDS>,
    /// Another turn follows (token IV).
    pub again: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsTrident"))]
pub struct Trident {
    pub place: Place,
    pub warheads: u8,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsEnding"))]
pub enum Ending {
    Convinced { by: Seat },
    Boom { revealed_by: Option<Seat> },
}

/// What at least one player cannot see.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hidden {
    pub(crate) deck: Pile<KINDS, 144>,
    pub(crate) presidents: Pile<PRESIDENTS, 12>,
    /// The founders' deck.
    pub(crate) founders: Kinds,
    pub(crate) hands: Seats<Hand>,
    /// What each viewer knows for certain of each hand.
    pub(crate) known: [Seats<Hand>; VIEWERS],
    pub(crate) facilities: Seats<Places>,
    /// The facility cards of each player that each viewer knows.
    pub(crate) known_facilities: [Seats<Places>; VIEWERS],
    /// The token at each site of zone 4, in the order of the sites.
    pub(crate) at_sites: [Option<Token>; 9],
    pub(crate) tokens: Seats<Tokens>,
    pub(crate) known_tokens: [Seats<Tokens>; VIEWERS],
    pub(crate) unused: Tokens,
    /// Tokens that left the board unseen (token XI).
    pub(crate) buried: Tokens,
    /// The presidential card that a player has kept (token VII).
    pub(crate) kept: Seats<Option<Audience>>,
    /// Token V came to the active player in this turn.
    pub(crate) fresh: bool,
    /// Answers to an open window, kept until all are in.
    pub(crate) picks: Seats<Option<Action>>,
}

/// Where the game goes on when nothing is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsStage"))]
pub(crate) enum Stage {
    SlotBegins,
    Opening,
    Audience,
    Acting,
    FounderEffects,
    HandLimit,
    CountDown,
    SlotEnds,
}

/// Multi-turn cards that a deck can have, and that can therefore lie in front of one player.
pub(crate) const BANS: usize = 8;

/// The most work in progress: answers up to their limit, and then what carrying them out can begin.
const DEPTH: usize = STACK_LIMIT + 24;

/// A piece of work in progress. The topmost one asks the current question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "frame")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsFrame"))]
pub(crate) enum Frame {
    // What can be answered (chapter 9).
    #[default]
    TurnStart,
    Play(Play),
    Move(Move),
    Arrived {
        who: Seat,
        astray: bool,
    },
    Attempt(Attempt),
    Roll(Roll),
    Present(Present),

    // Work and questions of its own.
    Draw {
        who: Seat,
        left: u8,
    },
    Discard {
        who: Seat,
        left: u8,
    },
    Block(Blocking),
    /// Roadblocks and no-fly zones to be removed; `here` is one roadblock that touches the player's location.
    Clear {
        who: Seat,
        left: u8,
        here: bool,
    },
    Suggest {
        who: Seat,
        from: Seat,
    },
    Search {
        who: Seat,
    },
    Reorder {
        who: Seat,
        cards: u8,
        left: u8,
    },
    PeekDeck {
        who: Seat,
    },
    PeekFacility {
        who: Seat,
        of: Seat,
    },
    Plan {
        who: Seat,
        cards: u8,
    },
    Cleanse {
        who: Seat,
    },
    Founder {
        who: Seat,
        card: Kind,
    },
    Level {
        level: u8,
        cause: Seat,
        next: u8,
    },
    PickAudience {
        who: Seat,
    },
    KeepAudience {
        who: Seat,
    },
    Vision {
        who: Seat,
        bonus: i8,
    },
    Escort {
        who: Seat,
        by: Seat,
    },
    TokenPlace {
        who: Seat,
        token: Token,
    },
    TokenSeat {
        who: Seat,
        token: Token,
    },
    Rearrange {
        who: Seat,
        left: u8,
        first: Option<Seat>,
    },
    Demand {
        who: Seat,
        of: Seat,
    },
}

/// How far something on the response stack has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsStep"))]
pub(crate) enum Step {
    #[default]
    Choosing,
    Window,
    Resolving,
}

/// A card or an ability that is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPlay"))]
pub(crate) struct Play {
    pub by: Seat,
    pub what: What,
    pub step: Step,
    /// The next operation.
    pub op: u8,
    pub target: Option<Seat>,
    pub place: Option<Place>,
    pub zone: Option<TimeZone>,
    pub asset: Option<Kind>,
    pub warhead: bool,
    /// Players who ignore it.
    pub safe: SeatSet,
    pub cancelled: bool,
    /// It can't be cancelled.
    pub firm: bool,
    /// The card has gone to its place already.
    pub away: bool,
}

impl Play {
    pub fn new(by: Seat, what: What) -> Play {
        Play {
            by,
            what,
            step: Step::Choosing,
            op: 0,
            target: None,
            place: None,
            zone: None,
            asset: None,
            warhead: false,
            safe: SeatSet::EMPTY,
            cancelled: false,
            firm: false,
            away: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsWhat"))]
pub(crate) enum What {
    Card(Kind),
    Ability(AssetAbility),
    Power(Dictator),
    President(Audience),
}

/// A travel that was declared and paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsMove"))]
pub(crate) struct Move {
    pub by: Seat,
    pub to: Place,
    pub how: How,
    pub cancelled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsHow"))]
pub(crate) enum How {
    Road,
    Flight,
    Boat,
}

/// A disarm attempt that was declared and paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsAttempt"))]
pub(crate) struct Attempt {
    pub by: Seat,
    pub at: Spot,
    pub cancelled: bool,
}

/// What is to be disarmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsSpot"))]
pub(crate) enum Spot {
    Facility(Place),
    Warhead,
}

/// A die that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsRoll"))]
pub(crate) struct Roll {
    pub by: Seat,
    pub purpose: Purpose,
    /// The facility to be disarmed, if the roll is about one.
    pub place: Option<Place>,
    pub die: u8,
    /// The second die of Count Vincent, the lower one; 0 if there is none.
    pub lower: u8,
    pub bonus: i8,
    /// Fidel has rolled again, token III was added.
    pub fiddled: bool,
    pub boosted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPurpose"))]
pub enum Purpose {
    Disarm,
    DisarmWarhead,
    Convince,
    /// Grand Duchess Griselda, who may not have to skip.
    Grit,
}

/// The President is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsPresent"))]
pub(crate) struct Present {
    pub by: Seat,
    pub bonus: i8,
    pub cancelled: bool,
}

/// Roadblocks to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DictatorsBlocking"))]
pub(crate) struct Blocking {
    pub who: Seat,
    pub left: u8,
    /// Where they may go; all roads that do not have one yet.
    pub roads: Roads,
    /// Fewer may be placed.
    pub optional: bool,
}

impl Public {
    #[inline]
    pub fn count(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players.as_slice()[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.as_mut_slice()[seat.index()]
    }

    /// Every seat of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count() as u8).map(Seat)
    }

    pub fn everybody(&self) -> SeatSet {
        SeatSet::first(self.count())
    }

    /// the seat that comes next, clockwise. It is also the one on the left.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.count() as u8)
    }

    /// Every seat, clockwise, beginning with `first`.
    pub fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.count() as u8;
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    /// The opponents of a seat, clockwise.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.from(seat).skip(1)
    }

    /// The players at a location.
    pub fn at(&self, place: Place) -> SeatSet {
        let here = self
            .seats()
            .filter(|&seat| self.player(seat).place == place);
        here.fold(SeatSet::EMPTY, SeatSet::with)
    }

    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.options.deck.0
    }

    /// Whether the founder in front of a player has this effect.
    #[inline]
    pub fn suffers(&self, seat: Seat, effect: Effect) -> bool {
        let founder = self.player(seat).founder;
        founder.is_some_and(|lying| self.deck().founder(lying.card).effect == effect)
    }

    /// Whether a multi-turn card forbids something to a player.
    pub fn banned(&self, seat: Seat, ban: Ban) -> bool {
        let bans = self.player(seat).bans;
        bans.as_slice().iter().any(|lying| {
            self.deck()
                .design(lying.card)
                .ops
                .contains(&Op::Status(ban))
        })
    }

    /// facilities that count for the President.
    pub fn disarmed_count(&self, seat: Seat) -> usize {
        let counts = |place: &Place| place.nuclear_zone() <= 3;
        self.player(seat)
            .disarmed
            .iter()
            .filter(counts)
            .count()
            .min(3)
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }
}

impl Dictators {
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        self.hidden.hands[seat.index()].len()
    }

    /// The viewers who see a player's whole hand besides the player: everybody, or whoever plays the turn for them.
    pub(crate) fn seers(&self, seat: Seat) -> ViewerMask {
        if self.public.suffers(seat, Effect::OpenHand) {
            return EVERYBODY;
        }
        let puppeteer = self
            .public
            .turn
            .puppeteer
            .filter(|_| seat == self.public.active);
        let puppeteer = puppeteer.map_or(0, |seat| 1 << seat.0);
        1 << seat.0 | puppeteer
    }

    /// The sites of zone 4, in the order of [`Hidden::at_sites`].
    pub(crate) fn site_number(place: Place) -> usize {
        let sites = Place::facilities(4);
        sites.iter().position(|site| site == place).unwrap_or(0)
    }
}
