//! A position in numbers, from which the chance of winning is fitted (`hustings fit dictators`).
//!
//! Every player is measured alike. A player's strength is e to the power of the weighed sum of its numbers, and its
//! chance is its share in the strength of all; with two players that is a logistic regression on the difference.

use crate::board::Place;
use crate::cards::{Dictator, Effect, Kind, Token};
use crate::classes::Class;
use crate::journey::{Journey, Plan};
use crate::op::Op;
use crate::state::{Dictators, Seats};
use engine::{Key, Seat, joined};

engine::measures! { Feature {
    OnTurn = "on turn",
    Actions = "actions left",
    Roads = "roads of the plan",
    Attempts = "facilities to disarm by the plan",
    Door = "turns at the President's door by the plan",
    PlanBelow10 = "plan below 10 turns",
    PlanBelow8 = "plan below 8 turns",
    PlanBelow6 = "plan below 6 turns",
    PlanBelow5 = "plan below 5 turns",
    PlanBelow4 = "plan below 4 turns",
    AtDoor = "at the President's door",
    Audience = "chance to convince in the next turn",
    Odds = "odds of a roll to convince",
    Bonus = "bonus to convince",
    Kept = "a presidential card kept",
    OneDisarmed = "one facility disarmed",
    TwoDisarmed = "two facilities disarmed",
    ThreeDisarmed = "three facilities disarmed",
    ArmedInZone1 = "facilities to disarm in zone 1",
    ArmedInZone2 = "facilities to disarm in zone 2",
    ArmedInZone3 = "facilities to disarm in zone 3",
    ArmedInZone4 = "facilities to disarm in zone 4",
    Skips = "turns to skip, or played by another",
    SkipsAny = "any turn to skip",
    Puppet = "next turn played by another",
    Nuisances = "turns of founders and forbidding cards",
    Founder = "a founder",
    Bans = "forbidding cards",
    Uses = "uses of the dictator's ability",
    AssetMoving = "assets that move",
    AssetDisarming = "assets that disarm",
    AssetDrawing = "assets that draw",
    AssetConvincing = "assets that convince",
    AssetOther = "other assets",
    Hand = "cards in hand up to the limit",
    HandOver = "cards in hand over the limit",
    RoadsHeld = "roads in hand, up to those of the plan",
} }

/// The names of all features, in order: after those above what is in hand, tokens, dictators and founders by their effects.
pub(crate) const NAMES: &[&str] = &joined::<COUNT>(&[
    Feature::NAMES,
    &Class::HELD,
    Token::KEYS,
    Dictator::KEYS,
    Effect::KEYS,
]);
const HELD: usize = Feature::NAMES.len();
const TOKENS: usize = HELD + Class::COUNT;
const DICTATORS: usize = TOKENS + Token::COUNT;
const EFFECTS: usize = DICTATORS + Dictator::COUNT;
pub(crate) const COUNT: usize = EFFECTS + Effect::COUNT;
pub(crate) type Features = [f32; COUNT];

const DISARMED: [Feature; 3] = [
    Feature::OneDisarmed,
    Feature::TwoDisarmed,
    Feature::ThreeDisarmed,
];
const ARMED_IN_ZONE: [Feature; 4] = [
    Feature::ArmedInZone1,
    Feature::ArmedInZone2,
    Feature::ArmedInZone3,
    Feature::ArmedInZone4,
];
/// The nearer the end, the more a turn tells.
const PLAN_BELOW: [(f32, Feature); 5] = [
    (10.0, Feature::PlanBelow10),
    (8.0, Feature::PlanBelow8),
    (6.0, Feature::PlanBelow6),
    (5.0, Feature::PlanBelow5),
    (4.0, Feature::PlanBelow4),
];

/// Turns of the plan at the start of a game, and with nothing left to do but to confront the President, about.
const LONGEST_PLAN: f32 = 13.0;
const SHORTEST_PLAN: f32 = 3.0;

/// The features of every player, and how much of the game is over.
pub(crate) struct Measured {
    pub players: Seats<Features>,
    pub progress: f32,
}

impl Dictators {
    pub(crate) fn measured(&self) -> Measured {
        let mut players = [[0.0; COUNT]; crate::action::PLAYERS];
        let mut fewest = LONGEST_PLAN;
        for seat in self.public.seats() {
            let turns = self.measure(seat, &mut players[seat.index()]);
            fewest = fewest.min(turns);
        }
        Measured {
            players,
            progress: (LONGEST_PLAN - fewest) / (LONGEST_PLAN - SHORTEST_PLAN),
        }
    }

    /// Fills in the features of one player; gives the turns that the plan takes.
    fn measure(&self, seat: Seat, features: &mut Features) -> f32 {
        let player = self.public.player(seat);
        let plan = Journey::new(self, seat).plan_from(player.place);
        if seat == self.public.active {
            features[Feature::OnTurn as usize] = 1.0;
            features[Feature::Actions as usize] = f32::from(self.actions_left());
        }
        features[DICTATORS + player.dictator.index()] = 1.0;
        let uses = self.public.uses[player.dictator.index()];
        features[Feature::Uses as usize] = f32::from(uses);
        for token in self.hidden.tokens[seat.index()].iter() {
            features[TOKENS + token.index()] = 1.0;
        }
        self.measure_plan(seat, &plan, features);
        self.measure_hindrances(seat, features);
        self.measure_hand(seat, plan.roads, features);
        self.measure_assets(seat, features);
        plan.turns()
    }

    /// How far a player has come, and what is left to do.
    fn measure_plan(&self, seat: Seat, plan: &Plan, features: &mut Features) {
        let mut set = |feature: Feature, amount: f32| features[feature as usize] = amount;
        set(Feature::Roads, plan.roads);
        set(Feature::Attempts, plan.attempts);
        set(Feature::Door, plan.door);
        for (turns, feature) in PLAN_BELOW {
            set(feature, one_if(plan.turns() < turns));
        }
        let bonus = self.convince_bonus(seat);
        let odds = self.odds(seat, bonus);
        set(Feature::Bonus, f32::from(bonus));
        set(Feature::Odds, odds);
        if self.public.player(seat).place == Place::DC {
            set(Feature::AtDoor, 1.0);
            set(Feature::Audience, self.presence() * odds);
        }
        let kept = self.hidden.kept[seat.index()];
        set(Feature::Kept, one_if(kept.is_some()));
        let disarmed = self.public.disarmed_count(seat);
        if let Some(feature) = disarmed.checked_sub(1).map(|before| DISARMED[before]) {
            set(feature, 1.0);
        }
        for place in self.face_down(seat).iter() {
            let zone = usize::from(place.nuclear_zone());
            features[ARMED_IN_ZONE[zone - 1] as usize] += 1.0;
        }
    }

    /// What keeps a player from going on.
    fn measure_hindrances(&self, seat: Seat, features: &mut Features) {
        let player = self.public.player(seat);
        let mut set = |feature: Feature, amount: f32| features[feature as usize] = amount;
        let puppet = one_if(player.puppet_of.is_some());
        set(Feature::Skips, f32::from(player.skips) + puppet);
        set(Feature::SkipsAny, one_if(player.skips > 0));
        set(Feature::Puppet, puppet);
        let lying = player.founder.iter().chain(player.bans.as_slice());
        let left = lying.map(|lying| f32::from(lying.left));
        set(Feature::Nuisances, left.sum());
        set(Feature::Bans, player.bans.len() as f32);
        if let Some(founder) = player.founder {
            set(Feature::Founder, 1.0);
            let effect = self.public.deck().founder(founder.card).effect;
            features[EFFECTS + effect.index()] = f32::from(founder.left.max(1));
        }
    }

    /// The share of presidential cards that may come next and show him present.
    fn presence(&self) -> f32 {
        let (mut present, mut all) = (0.0, 0.0);
        for (card, facts) in self.public.deck().presidents.iter().enumerate() {
            if facts.novice || !self.public.options.novice {
                let out = self.public.president_discard.count(card);
                let left = f32::from(facts.count.saturating_sub(out));
                all += left;
                present += if facts.present { left } else { 0.0 };
            }
        }
        if all > 0.0 { present / all } else { 0.4 }
    }

    fn measure_hand(&self, seat: Seat, ahead: f32, features: &mut Features) {
        let deck = self.public.deck();
        let hand = &self.hidden.hands[seat.index()];
        let limit = usize::from(self.hand_limit(seat));
        features[Feature::Hand as usize] = hand.len().min(limit) as f32;
        features[Feature::HandOver as usize] = hand.len().saturating_sub(limit) as f32;
        let mut roads = 0.0;
        for kind in hand.iter().map(Kind::at) {
            features[HELD + Class::of(deck, kind) as usize] += 1.0;
            if let Some(Op::MoveByRoad { roads: more, .. }) = deck.design(kind).ops.first() {
                roads += f32::from(*more);
            }
        }
        features[Feature::RoadsHeld as usize] = f32::min(roads, ahead);
    }

    fn measure_assets(&self, seat: Seat, features: &mut Features) {
        if self.public.suffers(seat, Effect::NoAssets) {
            return;
        }
        for asset in self.public.player(seat).assets.as_slice() {
            let feature = match Class::of(self.public.deck(), *asset) {
                Class::AssetMoving => Feature::AssetMoving,
                Class::AssetDisarming => Feature::AssetDisarming,
                Class::AssetDrawing => Feature::AssetDrawing,
                Class::AssetConvincing => Feature::AssetConvincing,
                _ => Feature::AssetOther,
            };
            features[feature as usize] += 1.0;
        }
    }
}

fn one_if(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
