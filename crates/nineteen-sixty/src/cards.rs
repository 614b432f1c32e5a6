//! The 97 campaign cards as rows of facts and effects.

use crate::board::Region::*;
use crate::board::{Issue, State};
use crate::effects::{
    Cap::{self, One, Two},
    DebateEvent::*,
    Effect::{self, *},
    ElectionEvent::*,
    Lasting::*,
    PointsOn::{self, Everything, Positioning},
    Space::{self, *},
    TaxOn,
    Who::*,
    Within::*,
};
use crate::side::Side;
use Icon::{Both as B, Kennedy as K, Nixon as N};
use Issue::*;
use State::*;
use engine::{Key, Set};
use serde::Serialize;

/// A campaign card; its number on the card is one more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards.
pub type CardSet = Set<Card>;

engine::serde_by_key!(Card);

impl Key for Card {
    const COUNT: usize = CARDS.len();
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn at(index: usize) -> Card {
        Card(index as u8)
    }
    fn key(self) -> &'static str {
        self.facts().slug
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

/// Whose portrait a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "SixtyIcon"))]
pub enum Icon {
    Kennedy,
    Nixon,
    Both,
}

impl Icon {
    /// Whether the card shows `side`, alone or with the other.
    pub fn shows(self, side: Side) -> bool {
        self.only().is_none_or(|only| only == side)
    }

    /// The one candidate the card shows, if it is one.
    #[inline]
    pub fn only(self) -> Option<Side> {
        match self {
            Icon::Kennedy => Some(Side::Kennedy),
            Icon::Nixon => Some(Side::Nixon),
            Icon::Both => None,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    slug: &'static str,
    pub name: &'static str,
    pub points: u8,
    pub icon: Icon,
    /// The debate icon.
    pub issue: Option<Issue>,
    pub state: Option<State>,
    pub effects: &'static [Effect],
}

/// Campaign Points of a card and its rest cubes add up to this.
const POINTS_AND_REST: u8 = 4;

/// The cards of the first edition are numbers 1 to 91; the second has all.
pub const FIRST_EDITION_CARDS: usize = 91;

impl Card {
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self.index()]
    }

    /// The keys of all cards, in order, for tables of constants.
    pub(crate) const KEYS: [&'static str; Card::COUNT] = {
        let mut keys = [""; Card::COUNT];
        let mut index = 0;
        while index < Card::COUNT {
            keys[index] = CARDS[index].slug;
            index += 1;
        }
        keys
    };

    pub fn number(self) -> u8 {
        self.0 + 1
    }

    pub fn rest_cubes(self) -> u8 {
        POINTS_AND_REST - self.facts().points
    }

    /// a Gathering Momentum card, which has no state and no debate icon.
    #[inline]
    pub fn is_gathering_momentum(self) -> bool {
        GATHERING_MOMENTUM.contains(self)
    }

    /// Where the event lies once it has been resolved, if it stays on the board.
    pub fn space(self) -> Option<Space> {
        self.facts().effects.iter().find_map(|effect| match effect {
            Effect::Stays(space) => Some(*space),
            _ => None,
        })
    }
}

/// The four Gathering Momentum cards.
pub const GATHERING_MOMENTUM: CardSet = CardSet::from_bits(0b1111 << 13);

#[allow(clippy::too_many_arguments, reason = "a row of a table")]
const fn card(
    slug: &'static str,
    name: &'static str,
    points: u8,
    icon: Icon,
    issue: Option<Issue>,
    state: Option<State>,
    effects: &'static [Effect],
) -> Facts {
    Facts {
        slug,
        name,
        points,
        icon,
        issue,
        state,
        effects,
    }
}

/// Name, points, icon, debate icon, state, event; in the order of the numbers on the cards.
#[rustfmt::skip]
const CARDS: [Facts; 97] = [
    card("greater-houston-ministerial-association", "Greater Houston Ministerial Association", 4, K, Some(Defense), Some(NY),
        &[MoveToken { who: Kennedy, to: TX }, GainMomentum { who: Kennedy, n: 1 }, MayAdd { who: Kennedy, total: 5, cap: One, within: Anywhere }, Stays(Prevention(&[BAPTIST_MINISTERS, PUERTO_RICAN_BISHOPS, NORMAN_VINCENT_PEALE]))]),
    card("nixons-knee", "Nixon's Knee", 4, K, Some(Economy), Some(TX),
        &[MoveToken { who: Nixon, to: MD }, Lasts { who: Nixon, rows: &[Tax(TaxOn::Campaigning)] }]),
    card("gallup-poll", "Gallup Poll", 3, B, Some(CivilRights), Some(MO),
        &[ReorderIssues { who: Resolver }]),
    card("citizens-for-nixon-lodge", "Citizens for Nixon-Lodge", 2, N, Some(CivilRights), Some(AZ),
        &[Lasts { who: Nixon, rows: &[Points { on: Everything, change: 1 }] }]),
    card("volunteers", "Volunteers", 2, B, Some(Defense), Some(OR),
        &[GainMomentum { who: Resolver, n: 1 }]),
    card("new-england", "New England", 3, K, Some(Defense), Some(LA),
        &[MayAdd { who: Kennedy, total: 5, cap: Two, within: States(&[CT, MA, ME, NY, RI, VT]) }]),
    card("late-returns-from-cook-county", "Late Returns from Cook County", 2, K, Some(Economy), Some(SC),
        &[Stays(ElectionDay(Resolve(&[Check { who: Kennedy, n: 5, state: IL }])))]),
    card("soviet-economic-growth", "Soviet Economic Growth", 2, B, Some(Economy), Some(NH),
        &[Raise { issue: Economy, places: 1 }, Gain { who: Leads(Economy), n: 1, state: NY }]),
    card("baptist-ministers", "Baptist Ministers", 3, N, Some(CivilRights), Some(MA),
        &[MayRemove { who: Nixon, total: 5, cap: Two, within: Regions(&[South, Midwest]) }]),
    card("swing-state", "Swing State", 3, B, Some(CivilRights), Some(VA),
        &[MaySwing { who: Resolver, n: 5 }]),
    card("sputnik-v", "Sputnik V", 3, B, Some(CivilRights), Some(MA),
        &[Raise { issue: Defense, places: 1 }, MayAdd { who: Leads(Defense), total: 3, cap: One, within: Anywhere }]),
    card("southern-strategy", "Southern Strategy", 3, N, Some(Defense), Some(KY),
        &[MayAdd { who: Nixon, total: 5, cap: Two, within: Regions(&[South]) }, GainIssue { who: Kennedy, issue: CivilRights, n: 1 }]),
    card("nikita-kruschev", "Nikita Kruschev", 3, B, Some(Economy), Some(FL),
        &[GainMomentum { who: Leads(Defense), n: 1 }, MayAdd { who: Leads(Defense), total: 3, cap: One, within: Anywhere }]),
    card("gathering-momentum-in-the-south", "Gathering Momentum in the South", 4, B, None, None,
        &[GatherMomentum(South)]),
    card("gathering-momentum-in-the-east", "Gathering Momentum in the East", 4, B, None, None,
        &[GatherMomentum(East)]),
    card("gathering-momentum-in-the-midwest", "Gathering Momentum in the Midwest", 4, B, None, None,
        &[GatherMomentum(Midwest)]),
    card("gathering-momentum-in-the-west", "Gathering Momentum in the West", 4, B, None, None,
        &[GatherMomentum(West)]),
    card("dwight-d-eisenhower", "Dwight D. Eisenhower", 4, N, Some(CivilRights), Some(PA),
        &[MayAdd { who: Nixon, total: 7, cap: One, within: Anywhere }, Stays(Prevention(&[EISENHOWERS_SILENCE]))]),
    card("old-south", "Old South", 4, B, Some(Defense), Some(NY),
        &[MustRemove { who: Leads(CivilRights), total: 5, within: Regions(&[South]) }, Lasts { who: Leads(CivilRights), rows: &[Closed(Regions(&[South]))] }]),
    card("nixon-egged-in-michigan", "Nixon Egged in Michigan", 2, K, Some(Defense), Some(HI),
        &[MoveToken { who: Nixon, to: MI }, Lose { who: Nixon, n: 1, state: MI }, Lasts { who: Nixon, rows: &[Closed(Regions(&[Midwest]))] }]),
    card("fifty-stars", "Fifty Stars", 2, B, Some(Defense), Some(AK),
        &[MayAdd { who: StrongerIn(&[AK, HI]), total: 5, cap: One, within: Anywhere }]),
    card("gaffe", "Gaffe", 4, B, Some(Economy), Some(TX),
        &[LoseMomentum { who: Opponent, n: 1 }, LoseAtToken { who: Opponent, n: 3 }]),
    card("martin-luther-king-arrested", "Martin Luther King Arrested", 4, B, Some(CivilRights), Some(CA),
        &[Raise { issue: CivilRights, places: 1 }, GainIssue { who: Resolver, issue: CivilRights, n: 3 }]),
    card("east-harlem-pledge", "East Harlem Pledge", 3, K, Some(Economy), Some(MI),
        &[LoseIssue { who: Nixon, issue: CivilRights, n: 1 }, MayRemove { who: Kennedy, total: 5, cap: Two, within: Regions(&[South]) }]),
    card("1960-civil-rights-act", "1960 Civil Rights Act", 2, N, Some(CivilRights), Some(ND),
        &[Raise { issue: CivilRights, places: 1 }, GainIssue { who: Nixon, issue: CivilRights, n: 1 }]),
    card("ken-air", "Ken-Air", 2, K, Some(CivilRights), Some(MD),
        &[Lasts { who: Kennedy, rows: &[FreeTravel, Points { on: PointsOn::Campaigning, change: 1 }] }]),
    card("nelson-rockefeller", "Nelson Rockefeller", 3, N, Some(Defense), Some(KY),
        &[Gain { who: Nixon, n: 1, state: NY }, MayRetrieve { who: Nixon }]),
    card("harry-f-byrd", "Harry F. Byrd", 2, N, Some(CivilRights), Some(ME),
        &[MayRemove { who: Nixon, total: 3, cap: Cap::None, within: States(&[OK, MS, AL]) }]),
    card("the-great-seal-bug", "The Great Seal Bug", 3, N, Some(Economy), Some(WI),
        &[GainIssue { who: Nixon, issue: Defense, n: 1 }, MayRetrieveCard { who: Nixon, card: HENRY_CABOT_LODGE }]),
    card("johnson-jeered-in-dallas", "Johnson Jeered in Dallas", 2, N, Some(Economy), Some(MO),
        &[Lose { who: Kennedy, n: 1, state: TX }, Lasts { who: Kennedy, rows: &[Closed(Regions(&[South]))] }]),
    card("profiles-in-courage", "Profiles in Courage", 2, K, Some(CivilRights), Some(DE),
        &[Lasts { who: Kennedy, rows: &[SecondDraw] }]),
    card("early-returns-from-connecticut", "Early Returns from Connecticut", 2, B, Some(CivilRights), Some(WY),
        &[Stays(ElectionDay(Resolve(&[Check { who: LeadsState(CT), n: 5, state: CA }])))]),
    card("unpledged-electors", "Unpledged Electors", 4, N, Some(Economy), Some(CA),
        &[Stays(ElectionDay(Withhold(&[AL, LA, MS])))]),
    card("lazy-shave", "Lazy Shave", 3, K, Some(Defense), Some(NC),
        &[Stays(Debate(RevealsFirst(Side::Nixon)))]),
    card("harvard-brain-trust", "Harvard Brain Trust", 4, K, Some(CivilRights), Some(PA),
        &[Stays(Debate(Bonus(Side::Kennedy)))]),
    card("henry-luce", "Henry Luce", 2, K, Some(Defense), Some(WV),
        &[MayEndorse { who: Kennedy }]),
    card("lunch-counter-sit-ins", "Lunch Counter Sit-Ins", 3, B, Some(Defense), Some(NJ),
        &[Raise { issue: CivilRights, places: 1 }, MayAdd { who: Leads(CivilRights), total: 3, cap: One, within: Anywhere }]),
    card("high-hopes", "High Hopes", 2, K, Some(CivilRights), Some(AR),
        &[ResolveFromDeck { who: Kennedy, n: 2 }]),
    card("lyndon-johnson", "Lyndon Johnson", 4, K, Some(CivilRights), Some(CA),
        &[Gain { who: Kennedy, n: 2, state: TX }, MayAdd { who: Kennedy, total: 3, cap: Two, within: Regions(&[South]) }, MayRefreshCandidate { who: Kennedy }]),
    card("northern-blacks", "Northern Blacks", 3, B, Some(Defense), Some(MN),
        &[MayAdd { who: Leads(CivilRights), total: 5, cap: Two, within: States(&[IL, MI, NY]) }]),
    card("pierre-salinger", "Pierre Salinger", 3, K, Some(CivilRights), Some(AL),
        &[MayAddToOneIssue { who: Kennedy, n: 3 }]),
    card("henry-cabot-lodge", "Henry Cabot Lodge", 4, N, Some(Economy), Some(NY),
        &[Gain { who: Nixon, n: 2, state: MA }, GainIssue { who: Nixon, issue: Defense, n: 2 }, MayRefreshCandidate { who: Nixon }]),
    card("catholic-support", "Catholic Support", 4, K, Some(Economy), Some(NY),
        &[MayAdd { who: Kennedy, total: 7, cap: Two, within: Anywhere }]),
    card("puerto-rican-bishops", "Puerto Rican Bishops", 3, N, Some(CivilRights), Some(NE),
        &[Lasts { who: Kennedy, rows: &[MayNotSpendMomentum] }]),
    card("compact-of-fifth-avenue", "Compact of Fifth Avenue", 3, N, Some(Economy), Some(MI),
        &[MoveToken { who: Nixon, to: NY }, GainIssue { who: Nixon, issue: CivilRights, n: 1 }, Gain { who: Nixon, n: 2, state: NY }, GainMedia { who: Nixon, region: East, n: 1 }]),
    card("prime-time-television", "Prime-Time Television", 3, B, Some(CivilRights), Some(AL),
        &[MayAddOnAir { who: Resolver, total: 5, cap: Two }]),
    card("the-cold-war", "The Cold War", 3, B, Some(Defense), Some(MI),
        &[MayAdd { who: Leads(Defense), total: 5, cap: One, within: Anywhere }]),
    card("rising-food-prices", "Rising Food Prices", 3, N, Some(CivilRights), Some(IA),
        &[Raise { issue: Economy, places: 1 }, GainIssue { who: Nixon, issue: Economy, n: 2 }]),
    card("eleanor-roosevelts-speaking-tour", "Eleanor Roosevelt's Speaking Tour", 3, K, Some(Economy), Some(FL),
        &[MayAdd { who: Kennedy, total: 5, cap: Two, within: Regions(&[Midwest]) }]),
    card("industrial-midwest", "Industrial Midwest", 3, N, Some(Defense), Some(IN),
        &[MayAdd { who: Nixon, total: 5, cap: Two, within: States(&[IL, IN, MI, MN, OH, WI]) }]),
    card("missile-gap", "Missile Gap", 3, K, Some(Economy), Some(GA),
        &[GainIssue { who: Kennedy, issue: Defense, n: 3 }]),
    card("hurricane-donna", "Hurricane Donna", 2, B, Some(CivilRights), Some(MT),
        &[MoveToken { who: Resolver, to: FL }, GainMomentum { who: Resolver, n: 1 }, Gain { who: Resolver, n: 1, state: FL }]),
    card("campaign-headquarters", "Campaign Headquarters", 2, B, Some(Defense), Some(NM),
        &[MayRedraw { who: Resolver }]),
    card("bobby-kennedy", "Bobby Kennedy", 2, K, Some(Economy), Some(CT),
        &[Lasts { who: Kennedy, rows: &[Points { on: Everything, change: 1 }] }]),
    card("hostile-press-corps", "Hostile Press Corps", 4, K, Some(Defense), Some(PA),
        &[Lasts { who: Nixon, rows: &[ChecksEverywhere] }]),
    card("opposition-research", "Opposition Research", 4, N, Some(Defense), Some(OH),
        &[ShowHand { who: Kennedy }, MaySpend { who: Nixon, points: 3 }]),
    card("a-new-frontier", "A New Frontier", 2, K, Some(Defense), Some(RI),
        &[MayRedraw { who: Kennedy }]),
    card("tricky-dick", "Tricky Dick", 4, N, Some(Defense), Some(IL),
        &[LoseMomentum { who: Nixon, n: 1 }, MayResolveDiscard { who: Nixon }]),
    card("mid-atlantic", "Mid-Atlantic", 3, K, Some(CivilRights), Some(TN),
        &[MayAdd { who: Kennedy, total: 5, cap: Two, within: States(&[DE, MD, NJ, NY, PA]) }]),
    card("world-series-ends", "World Series Ends", 3, B, Some(Economy), Some(UT),
        &[MayAdd { who: OnAirIn(East), total: 5, cap: Two, within: Regions(&[East]) }]),
    card("fatigue-sets-in", "Fatigue Sets In", 4, B, Some(CivilRights), Some(OH),
        &[ExhaustCandidate { who: Opponent }]),
    card("trial-of-gary-powers", "Trial of Gary Powers", 3, B, Some(Economy), Some(WI),
        &[Raise { issue: Defense, places: 2 }, GainMomentum { who: Leads(Defense), n: 1 }]),
    card("give-me-a-week", "Give Me A Week", 4, K, Some(Economy), Some(OH),
        &[LoseMomentum { who: Nixon, n: 2 }, LoseEachIssue { who: Nixon }]),
    card("stump-speech", "Stump Speech", 4, B, Some(Economy), Some(OH),
        &[DrawLevel { who: Resolver }]),
    card("joe-kennedy", "Joe Kennedy", 3, K, Some(Defense), Some(GA),
        &[Lasts { who: Nixon, rows: &[MayNotSpendMomentum] }]),
    card("adlai-stevenson", "Adlai Stevenson", 3, K, Some(CivilRights), Some(MA),
        &[Gain { who: Kennedy, n: 1, state: IL }, MayRetrieve { who: Kennedy }]),
    card("voter-registration-drive", "Voter Registration Drive", 2, B, Some(CivilRights), Some(WA),
        &[MayAdd { who: Resolver, total: 3, cap: One, within: Empty }]),
    card("peace-without-surrender", "Peace Without Surrender", 2, N, Some(Defense), Some(CO),
        &[Raise { issue: Defense, places: 1 }, GainIssue { who: Nixon, issue: Defense, n: 1 }]),
    card("congressional-summer-session", "Congressional Summer Session", 4, N, Some(Defense), Some(PA),
        &[MoveTokenToOneOf { who: Kennedy, states: &[MD, VA] }, Lasts { who: Kennedy, rows: &[Points { on: Everything, change: -2 }] }]),
    card("the-old-nixon", "The Old Nixon", 4, N, Some(Economy), Some(IL),
        &[LoseMomentum { who: Nixon, n: 1 }, LoseMomentum { who: Kennedy, n: 3 }]),
    card("heartland-of-america", "Heartland of America", 3, N, Some(Defense), Some(NJ),
        &[MayAdd { who: Nixon, total: 7, cap: One, within: Small(&[West, Midwest], 10) }]),
    card("southern-revolt", "Southern Revolt", 3, N, Some(Economy), Some(IN),
        &[OnlyIfLeads(Side::Kennedy, CivilRights), MayAdd { who: Nixon, total: 5, cap: Two, within: Regions(&[South]) }]),
    card("norman-vincent-peale", "Norman Vincent Peale", 3, N, Some(Economy), Some(VA),
        &[MayRemove { who: Nixon, total: 5, cap: One, within: Anywhere }]),
    card("eisenhowers-silence", "Eisenhower's Silence", 4, K, Some(CivilRights), Some(IL),
        &[Lasts { who: Nixon, rows: &[ClosedWhereOpponentLeads] }]),
    card("republican-tv-spots", "Republican TV Spots", 4, N, Some(CivilRights), Some(CA),
        &[MoveToken { who: Nixon, to: NY }, MayPlaceMedia { who: Nixon, n: 3 }]),
    card("nixons-pledge", "Nixon's Pledge", 4, K, Some(Defense), Some(IL),
        &[Lasts { who: Nixon, rows: &[Pledged] }]),
    card("suburban-voters", "Suburban Voters", 3, K, Some(Economy), Some(MN),
        &[MayAdd { who: Kennedy, total: 5, cap: Two, within: Large(20) }]),
    card("stock-market-in-decline", "Stock Market in Decline", 3, B, Some(Defense), Some(TN),
        &[Raise { issue: Economy, places: 2 }, Gain { who: Leads(Economy), n: 2, state: NY }]),
    card("advance-men", "Advance Men", 2, B, Some(Economy), Some(NV),
        &[Lasts { who: Resolver, rows: &[FreeTravel, NoChecks] }]),
    card("herblock", "Herblock", 2, K, Some(Economy), Some(MS),
        &[MayRemoveMedia { who: Kennedy, n: 2 }]),
    card("kennedys-peace-corps", "Kennedy's Peace Corps", 3, K, Some(CivilRights), Some(LA),
        &[Lasts { who: Kennedy, rows: &[FreePreempt] }]),
    card("fidel-castro", "Fidel Castro", 2, B, Some(Economy), Some(ID),
        &[GainMomentum { who: Leads(Defense), n: 1 }, Gain { who: Leads(Defense), n: 1, state: FL }]),
    card("whistlestop", "Whistlestop", 4, B, Some(Defense), Some(TX),
        &[MayCampaign { who: Resolver, points: 7 }]),
    card("quemoy-and-matsu", "Quemoy and Matsu", 3, B, Some(Economy), Some(NC),
        &[GainMomentum { who: Leads(Defense), n: 1 }, MayAdd { who: Leads(Defense), total: 3, cap: One, within: Anywhere }]),
    card("jackie-kennedy", "Jackie Kennedy", 3, K, Some(Defense), Some(NJ),
        &[Lasts { who: Nixon, rows: &[Tax(TaxOn::Events)] }]),
    card("herb-klein", "Herb Klein", 3, N, Some(CivilRights), Some(IA),
        &[MayAddToIssues { who: Nixon, n: 3 }]),
    card("stevenson-loyalists", "Stevenson Loyalists", 2, N, Some(Defense), Some(SD),
        &[Lasts { who: Kennedy, rows: &[Closed(Regions(&[West, Midwest]))] }]),
    card("stature-gap", "Stature Gap", 2, N, Some(Economy), Some(VT),
        &[Lasts { who: Kennedy, rows: &[Points { on: Positioning, change: -2 }] }]),
    card("the-new-nixon", "The New Nixon", 2, N, Some(Economy), Some(KS),
        &[GainMomentum { who: Nixon, n: 1 }]),
    card("recount", "Recount", 4, N, Some(CivilRights), Some(TX),
        &[Stays(ElectionDay(Resolve(&[CheckAnywhere { who: Nixon, n: 3 }])))]),
    card("political-capital", "Political Capital", 2, N, Some(Defense), Some(OK),
        &[MayDraw { who: Nixon, n: 2 }]),
    card("give-em-hell-harry", "Give 'Em Hell Harry", 3, N, Some(Economy), Some(NY),
        &[OnlyIfLeadsSeveral(Side::Kennedy), LoseMomentum { who: Kennedy, n: 1 }, MustRemoveIssues { who: Kennedy, n: 2 }]),
    card("experience-counts", "Experience Counts", 4, N, Some(Defense), Some(CA),
        &[LoseEachIssue { who: Kennedy }, GainMomentum { who: Nixon, n: 1 }]),
    card("a-low-blow", "A Low Blow", 3, K, Some(Economy), Some(IL),
        &[OnlyIfLeadsSeveral(Side::Nixon), GainMomentum { who: Kennedy, n: 1 }, MayRedraw { who: Kennedy }]),
    card("a-time-for-greatness", "A Time for Greatness", 4, K, Some(CivilRights), Some(TX),
        &[LoseEachIssue { who: Nixon }, MayAdd { who: Kennedy, total: 3, cap: One, within: Anywhere }]),
    card("medal-count", "Medal Count", 2, B, Some(Defense), Some(PA),
        &[LeadersLose([CivilRights, Economy])]),
    card("cassius-clay-wins-gold", "Cassius Clay Wins Gold", 2, B, Some(CivilRights), Some(OH),
        &[LeadersLose([Defense, Economy])]),
];

pub const BAPTIST_MINISTERS: Card = Card(8);
pub const PUERTO_RICAN_BISHOPS: Card = Card(43);
pub const NORMAN_VINCENT_PEALE: Card = Card(72);
pub const EISENHOWERS_SILENCE: Card = Card(73);
pub const HENRY_CABOT_LODGE: Card = Card(41);
pub const LYNDON_JOHNSON: Card = Card(38);

/// The Vice President card of each side.
pub const fn vice_president(side: Side) -> Card {
    match side {
        Side::Kennedy => LYNDON_JOHNSON,
        Side::Nixon => HENRY_CABOT_LODGE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::Side;

    fn count(test: impl Fn(&Facts) -> bool) -> usize {
        CARDS[..FIRST_EDITION_CARDS]
            .iter()
            .filter(|card| test(card))
            .count()
    }

    /// the structure of the deck, from which doubtful values were settled.
    #[test]
    fn each_candidate_has_thirty_cards_in_the_same_mix() {
        for icon in [Icon::Kennedy, Icon::Nixon] {
            for issue in [Defense, Economy, CivilRights] {
                let of = |points| {
                    count(|card| {
                        (card.icon, card.issue, card.points) == (icon, Some(issue), points)
                    })
                };
                assert_eq!([of(2), of(3), of(4)], [3, 4, 3], "{icon:?} {issue:?}");
            }
        }
        for issue in [Defense, Economy, CivilRights] {
            let of = |points| {
                count(|card| {
                    (card.icon, card.issue, card.points) == (Icon::Both, Some(issue), points)
                })
            };
            assert_eq!([of(2), of(3), of(4)], [3, 4, 2], "both {issue:?}");
        }
    }

    /// Every state stands on as many cards as its weight gives it.
    #[test]
    fn large_states_stand_on_more_cards() {
        for &state in State::ALL {
            let expected = match state {
                MI | NJ | MA => 3,
                _ if state.votes() >= 24 => 4,
                _ if state.votes() >= 10 && state.votes() <= 14 => 2,
                _ => 1,
            };
            let found = count(|card| card.state == Some(state));
            assert_eq!(found, expected, "{state:?}");
        }
    }

    ///
    #[test]
    fn gathering_momentum_cards_have_neither_state_nor_issue() {
        for card in Card::all() {
            let bare = card.facts().state.is_none() && card.facts().issue.is_none();
            assert_eq!(bare, card.is_gathering_momentum(), "{card:?}");
        }
        assert_eq!(GATHERING_MOMENTUM.len(), 4);
    }

    ///
    #[test]
    fn vice_presidents_are_who_they_should_be() {
        assert_eq!(vice_president(Side::Kennedy).key(), "lyndon-johnson");
        assert_eq!(vice_president(Side::Nixon).key(), "henry-cabot-lodge");
    }
}
