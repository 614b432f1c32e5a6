//! A position in numbers, from which the chance of winning is fitted (`hustings fit dictators`).
//!
//! Every player is measured alike. A player's strength is e to the power of the weighed sum of its numbers, and its
//! chance is its share in the strength of all; with two players that is a logistic regression on the difference.

use crate::board::Place;
use crate::cards::{Effect, Kind};
use crate::classes::Class;
use crate::journey::Journey;
use crate::op::Op;
use crate::state::{Dictators, Purpose, Seats};
use engine::{Key, Seat};

engine::measures! { Feature {
    OnTurn = "on turn",
    Actions = "actions left",
    Roads = "roads of the plan",
    Attempts = "facilities to disarm by the plan",
    Door = "turns at the President's door by the plan",
    Audience = "chance to convince in the next turn",
    Attempt = "chance of an attempt in progress",
    Skips = "turns to skip, or played by another",
    Nuisances = "turns of founders and forbidding cards",
    Tokens = "tokens",
    AssetMoving = "assets that move",
    AssetConvincing = "assets that convince",
    Hand = "cards in hand up to the limit",
    RoadsHeld = "roads in hand, up to those of the plan",
    Drawing = "in hand: getting cards",
    StopCard = "in hand: cancelling a card",
    StopMove = "in hand: stopping an attempt or a travel",
    StopConfrontation = "in hand: stopping a confrontation",
    Reroll = "in hand: rolling again",
    RollBonus = "in hand: adding to a roll",
    Convincing = "in hand: help to convince",
} }

/// The names of all features, in order.
pub(crate) const NAMES: &[&str] = Feature::NAMES;
pub(crate) const COUNT: usize = NAMES.len();
pub(crate) type Features = [f32; COUNT];

/// What a card in hand counts as besides being one; nothing for those that hardly tell.
fn feature_of(class: Class) -> Option<Feature> {
    Some(match class {
        Class::Drawing | Class::Searching => Feature::Drawing,
        Class::StopCard | Class::StopAnswer => Feature::StopCard,
        Class::StopAttempt | Class::StopTravel | Class::Astray => Feature::StopMove,
        Class::StopConfrontation => Feature::StopConfrontation,
        Class::Reroll => Feature::Reroll,
        Class::RollBonus => Feature::RollBonus,
        Class::Audiences | Class::AssetConvincing => Feature::Convincing,
        _ => return None,
    })
}

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
        let mut set = |feature: Feature, amount: f32| features[feature as usize] = amount;
        set(Feature::Roads, plan.roads);
        set(Feature::Attempts, plan.attempts);
        set(Feature::Door, plan.door);
        if player.place == Place::DC {
            let odds = self.odds(seat, self.convince_bonus(seat));
            set(Feature::Audience, self.presence() * odds);
        }
        if seat == self.public.active {
            set(Feature::OnTurn, 1.0);
            set(Feature::Actions, f32::from(self.actions_left()));
        }
        if let Some((by, Purpose::Disarm, chance)) = self.roll_pending()
            && by == seat
        {
            set(Feature::Attempt, chance);
        }
        let puppet = f32::from(u8::from(player.puppet_of.is_some()));
        set(Feature::Skips, f32::from(player.skips) + puppet);
        let lying = player.founder.iter().chain(player.bans.as_slice());
        let left = lying.map(|lying| f32::from(lying.left));
        set(Feature::Nuisances, left.sum());
        set(
            Feature::Tokens,
            self.hidden.tokens[seat.index()].len() as f32,
        );
        self.measure_cards(seat, plan.roads, features);
        plan.turns()
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

    fn measure_cards(&self, seat: Seat, ahead: f32, features: &mut Features) {
        let deck = self.public.deck();
        let hand = &self.hidden.hands[seat.index()];
        let limit = usize::from(self.hand_limit(seat));
        features[Feature::Hand as usize] = hand.len().min(limit) as f32;
        let mut roads = 0.0;
        for kind in hand.iter().map(Kind::at) {
            if let Some(feature) = feature_of(Class::of(deck, kind)) {
                features[feature as usize] += 1.0;
            }
            if let Some(Op::MoveByRoad { roads: more, .. }) = deck.design(kind).ops.first() {
                roads += f32::from(*more);
            }
        }
        features[Feature::RoadsHeld as usize] = f32::min(roads, ahead);
        if self.public.suffers(seat, Effect::NoAssets) {
            return;
        }
        for asset in self.public.player(seat).assets.as_slice() {
            match Class::of(deck, *asset) {
                Class::AssetMoving => features[Feature::AssetMoving as usize] += 1.0,
                Class::AssetConvincing => features[Feature::AssetConvincing as usize] += 1.0,
                _ => {}
            }
        }
    }
}
