//! The politick actions and dirty tricks as data: what kind they are and what they do (chapters 11 and 13 of the rules page).
//!
//! A politick action is a short list of effects. `effects.rs` carries them out one after the other; what lasts is read
//! by whoever asks whether it is in play. Nothing else knows one politick action from another.

use crate::action::Use;

/// Every politick action, dirty tricks last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Politick {
    DiverseStrategy,
    Grassroots,
    PollWin,
    ReStrategize,
    Sabotage,
    StadiumRally,
    Backlash,
    CampaignAdvisor,
    CommittedDonors,
    Connections,
    DebatePrep,
    FavoriteSon,
    FrequentFlyer,
    OctoberSurpriseMoney,
    OctoberSurpriseVoters,
    Recount,
    SuperPac,
    TravelCosts,
    Unprepared,
    ChangeOfPlans,
    LocalFundsDryUp,
    Bribes,
    FalseNewsStory,
    Intimidation,
    Scandal,
}

engine::keys!(Politick as "TrailPolitick" {
    DiverseStrategy = "diverse-strategy",
    Grassroots = "grassroots",
    PollWin = "poll-win",
    ReStrategize = "re-strategize",
    Sabotage = "sabotage",
    StadiumRally = "stadium-rally",
    Backlash = "backlash",
    CampaignAdvisor = "campaign-advisor",
    CommittedDonors = "committed-donors",
    Connections = "connections",
    DebatePrep = "debate-prep",
    FavoriteSon = "favorite-son",
    FrequentFlyer = "frequent-flyer",
    OctoberSurpriseMoney = "october-surprise-money",
    OctoberSurpriseVoters = "october-surprise-voters",
    Recount = "recount",
    SuperPac = "super-pac",
    TravelCosts = "travel-costs",
    Unprepared = "unprepared",
    ChangeOfPlans = "change-of-plans",
    LocalFundsDryUp = "local-funds-dry-up",
    Bribes = "bribes",
    FalseNewsStory = "false-news-story",
    Intimidation = "intimidation",
    Scandal = "scandal",
});

/// How a politick action is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// CT-A13
    Instant,
    /// CT-A14
    Ongoing,
    /// CT-A15
    Response,
}

/// One thing that a politick action does when it is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The card stays in front of its owner.
    Stay,
    /// Draw so many cards.
    Draw(u8),
    /// One more card may be played, for anything that plays no further card.
    PlayAnother,
    /// The parts of Grassroots, each once, in any order.
    Grassroots,
    /// One undecided voter in each of up to so many states of a region that the party has won.
    WinRegion(u8),
    /// Any one card of the discard pile, to the hand or played at once.
    TakeDiscard,
    /// An ongoing card of an opponent is discarded.
    DiscardOngoing,
    /// So many registered voters where the pawn is.
    PlaceHere(u8),
    /// One registered voter in each of up to so many adjacent states.
    PlaceAround(u8),
    /// The pawn may fly to a city. It is no travel action.
    Fly,
    /// A card of the hand may be laid face down beneath this one.
    Tuck,
    /// An opposing party is named.
    NameParty,
    /// Up to so many opposing voters at the pawn are replaced, at a price each.
    Bribe { most: u8, price: u8 },
    /// Every opposing party loses so many voters in one state.
    FalseNews(u8),
    /// Each opposing party pays, or loses registered voters and ethics-state voters.
    Scandal { money: u8, voters: u8 },
}

/// What the owner of an ongoing card gains when an opponent takes an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    Voters(u8),
    Money(u8),
    Card,
    /// From the party that acted, or what it has.
    MoneyOfActor(u8),
    /// Money or voters, as the party that acted prefers, where its card lists a state of the owner's region.
    Tribute,
}

/// What an ongoing card does at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtTheEnd {
    /// One voter anywhere for so much money.
    PerMoney(u16),
    /// One voter anywhere for so many registered voters.
    PerVoters(u16),
    /// So many voters in one state.
    OneState(u8),
}

/// CT-P12: an October Surprise places at most so many voters, and so many in one state.
pub const OCTOBER_MOST: u16 = 6;
pub const OCTOBER_IN_A_STATE: u8 = 2;
/// The parts of Grassroots.
pub const GRASSROOTS_STEPS: u8 = 2;
pub const GRASSROOTS_MONEY: u16 = 20;
pub const GRASSROOTS_VOTERS: u16 = 1;
pub const GRASSROOTS_STATES: u8 = 1;
/// CT-P6: cards that Debate Prep draws, and that a debater loses for an Unprepared.
pub const DEBATE_PREP_CARDS: usize = 2;
pub const UNPREPARED_CARDS: usize = 2;
/// CT-P5
pub const CONNECTIONS_MONEY: u16 = 10;
/// CT-P17: what an issue costs with Super PAC.
pub const SUPER_PAC_PRICE: u16 = 10;
/// CT-P11: what a voter costs after Local Funds Dry Up.
pub const DRY_UP_PRICE: u16 = 20;
/// CT-Y14: what Intimidation takes.
pub const TRIBUTE_MONEY: u16 = 20;
pub const TRIBUTE_VOTERS: u16 = 2;

impl Politick {
    pub fn kind(self) -> Kind {
        use Politick::*;
        match self {
            DiverseStrategy | Grassroots | PollWin | ReStrategize | Sabotage | StadiumRally
            | Bribes | FalseNewsStory | Scandal => Kind::Instant,
            ChangeOfPlans | LocalFundsDryUp => Kind::Response,
            _ => Kind::Ongoing,
        }
    }

    /// CT-Y11: whether it is a dirty trick.
    pub fn is_dirty(self) -> bool {
        self >= Politick::Bribes
    }

    /// What happens when it is taken, in order.
    pub fn effects(self) -> &'static [Effect] {
        use Politick::*;
        match self {
            DiverseStrategy => &[Effect::Draw(2), Effect::PlayAnother],
            Grassroots => &[Effect::Grassroots],
            PollWin => &[Effect::WinRegion(3)],
            ReStrategize => &[Effect::TakeDiscard],
            Sabotage => &[Effect::DiscardOngoing],
            StadiumRally => &[Effect::PlaceHere(2), Effect::PlaceAround(2)],
            FrequentFlyer => &[Effect::Stay, Effect::Fly],
            DebatePrep => &[Effect::Stay, Effect::Tuck],
            Unprepared => &[Effect::Stay, Effect::NameParty],
            Bribes => &[Effect::Bribe { most: 3, price: 40 }],
            FalseNewsStory => &[Effect::FalseNews(2)],
            Scandal => &[Effect::Scandal {
                money: 40,
                voters: 2,
            }],
            ChangeOfPlans | LocalFundsDryUp => &[],
            _ => &[Effect::Stay],
        }
    }

    /// What has to be paid to take it.
    pub fn price(self) -> u16 {
        match self {
            Politick::Backlash => 50,
            Politick::StadiumRally => 50,
            Politick::ChangeOfPlans => 30,
            Politick::Sabotage => 20,
            _ => 0,
        }
    }

    /// What its owner gains when an opponent takes an action of some kind.
    pub fn watches(self) -> Option<(Use, Gain)> {
        Some(match self {
            Politick::Backlash => (Use::Advertise, Gain::Voters(3)),
            Politick::CampaignAdvisor => (Use::Campaign, Gain::Card),
            Politick::CommittedDonors => (Use::Politick, Gain::Money(30)),
            Politick::TravelCosts => (Use::Travel, Gain::MoneyOfActor(20)),
            Politick::Intimidation => (Use::Campaign, Gain::Tribute),
            _ => return None,
        })
    }

    /// What it does on Election Day.
    pub fn at_the_end(self) -> Option<AtTheEnd> {
        Some(match self {
            Politick::OctoberSurpriseMoney => AtTheEnd::PerMoney(30),
            Politick::OctoberSurpriseVoters => AtTheEnd::PerVoters(3),
            Politick::Recount => AtTheEnd::OneState(2),
            _ => return None,
        })
    }

    /// CT-O14, CT-V6: what cannot be played where one human party meets automated ones.
    pub fn barred_alone(self, debates: bool) -> bool {
        use Politick::*;
        match self {
            LocalFundsDryUp | Sabotage | TravelCosts => true,
            DebatePrep | Unprepared => !debates,
            _ => false,
        }
    }

    /// Whether it plays another card: Diverse Strategy may not lead to it.
    pub fn plays_on(self) -> bool {
        matches!(self, Politick::DiverseStrategy | Politick::ReStrategize)
    }
}
