//! The game in words: choices and events. The sentences are in `locales/*/dictators.ftl`; what is printed on cards is
//! in the deck, and its translation beside it.

use crate::action::{Action, SEAT_KEYS, Word};
use crate::board::{Place, Road, TimeZone};
use crate::cards::{Audience, Dictator, Kind};
use crate::deck::Deck;
use crate::log::Event;
use crate::moving::Fare;
use crate::options::OPTION_SPECS;
use crate::state::{Dictators, Ending, How, Purpose, Stage};
use crate::view::View;
use engine::{Key, Message, OptionSpec, Seat, Texts, ToldElsewhere, Viewer, Words};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A message of this game.
pub(crate) fn msg(id: &str) -> Message {
    Message::new(format!("dictators-{id}"))
}

/// The texts of the house deck in Italian.
static ITALIAN: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let file = include_str!("../../../decks/dictators/house.it.toml");
    toml::from_str(file).expect("the translation is tested to be a table of texts")
});

/// What is printed on a card, in every language at once: each takes its own. A deck of a user's own is read as it is
/// written, but for what it has in common with the house deck.
pub(crate) fn printed(text: &str) -> Message {
    let italian = ITALIAN.get(text).map_or(text, String::as_str);
    msg("printed").with("en", text).with("it", italian)
}

pub(crate) fn seat_name(seat: Seat) -> Message {
    Message::new(format!("seat-{}", SEAT_KEYS[seat.index()]))
}

pub(crate) fn place_name(place: Place) -> Message {
    msg(&format!("place-{}", place.key()))
}

pub(crate) fn zone_name(zone: TimeZone) -> Message {
    msg("time-zone").with("zone", zone.key())
}

pub(crate) fn road_name(road: Road) -> Message {
    let (one, two) = road.ends();
    msg("road")
        .with("one", place_name(one))
        .with("two", place_name(two))
}

pub(crate) fn purpose_key(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Disarm => "disarm",
        Purpose::DisarmWarhead => "warhead",
        Purpose::Convince => "convince",
        Purpose::Grit => "grit",
    }
}

impl Words for Dictators {
    const TITLE: &'static str = "The Dictators' Race";
    const OPTIONS: &'static [OptionSpec] = OPTION_SPECS;
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../locales/en/engine.ftl")),
        ("en", include_str!("../../../locales/en/dictators.ftl")),
        ("it", include_str!("../../../locales/it/engine.ftl")),
        ("it", include_str!("../../../locales/it/dictators.ftl")),
    ];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/dictators.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] =
        &[("it", include_str!("../../../docs/rules/it/dictators.md"))];

    fn choice_text(&self, seat: Seat, action: Action) -> Message {
        // What an answer means depends on the question, which only the seat that is asked may know.
        let asked = self.waiting().contains(seat);
        let deck = self.public.deck();
        match action {
            Action::Card(kind) if asked && self.open_window().is_some() => {
                msg("choose-interrupt").with("card", deck.card_name(kind))
            }
            Action::Card(kind) if asked && self.in_menu() && !kind.is_event() => msg("choose-play")
                .with("card", deck.card_name(kind))
                .with("cost", self.price(kind)),
            Action::Card(kind) => msg("card").with("card", deck.card_name(kind)),
            Action::Place(place) if asked && self.in_menu() => self.travel_text(place),
            Action::Place(place) => place_name(place),
            Action::Road(road) => road_name(road),
            Action::TimeZone(zone) => zone_name(zone),
            Action::Seat(seat) => seat_name(seat),
            Action::Ability(ability) => {
                let facts = &deck.abilities[ability.index()];
                msg("choose-ability")
                    .with("asset", deck.card_name(facts.asset))
                    .with("text", printed(&facts.text))
            }
            Action::Token(token) => msg("choose-token")
                .with("token", token.key())
                .with("text", printed(&deck.tokens[token.index()].text)),
            Action::Audience(card) => msg("card").with("card", deck.president(card).name.as_str()),
            Action::NuclearZone(zone) => msg("nuclear-zone").with("zone", zone),
            Action::Word(Word::Power) => {
                // Whose ability it is: the seat's own in a window, the active player's in a turn.
                let whose = match self.open_window() {
                    None if asked => self.public.active,
                    _ => seat,
                };
                let dictator = match whose.index() < self.public.count() {
                    true => self.public.player(whose).dictator,
                    false => Dictator::default(),
                };
                msg("choose-power").with("text", printed(&deck.person(dictator).text))
            }
            Action::Word(word) => msg("choose-word").with("word", word.key()),
        }
    }

    fn event_text(&self, event: &Event) -> Message {
        event_words(self.public.deck(), event)
    }

    fn reference(options: &crate::options::Options) -> serde_json::Value {
        serde_json::json!(crate::reference::Reference::of(&options.deck.0))
    }

    fn is_response_window(&self) -> bool {
        self.open_window().is_some()
    }

    fn public(&self) -> &impl serde::Serialize {
        &self.public
    }

    fn is_kept(&self, before: &Self, field: &str) -> bool {
        engine::is_same!(
            field,
            self.public,
            before.public,
            [roadblocks, players, uses, discard, sites, spent]
        )
    }

    fn private(&self, viewer: Viewer) -> impl serde::Serialize {
        self.view_with(viewer, ToldElsewhere {})
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        crate::sketch::draw(view, texts)
    }

    fn check_deck(file: &str, text: &str) -> Option<Vec<Message>> {
        engine::deck::check_deck::<Deck>(file, text)
    }

    fn deck_page(texts: &Texts) -> Option<String> {
        Some(crate::print::page(crate::deck::house(), texts))
    }
}

impl Dictators {
    fn in_menu(&self) -> bool {
        self.public.frames.is_empty() && self.public.stage == Stage::Acting
    }

    fn travel_text(&self, place: Place) -> Message {
        let Fare { cost, how } = self.fare(place);
        let how = match how {
            How::Road => "road",
            How::Flight => "flight",
            How::Boat => "boat",
        };
        msg("choose-travel")
            .with("place", place_name(place))
            .with("how", how)
            .with("cost", cost)
    }
}

fn event_words(deck: &Deck, event: &Event) -> Message {
    let card_name = |kind: Kind| deck.card_name(kind);
    let dictator_name = |dictator: Dictator| deck.person(dictator).name.as_str();
    let audience_name = |card: Audience| deck.president(card).name.as_str();
    let by = |id: &str, seat: Seat| msg(id).with("seat", seat_name(seat));
    let two = |id: &str, one: Seat, other: Seat| {
        msg(id)
            .with("seat", seat_name(one))
            .with("other", seat_name(other))
    };
    match *event {
        Event::DictatorDealt { seat, dictator } => {
            by("log-dictator", seat).with("dictator", dictator_name(dictator))
        }
        Event::RolledForStart { seat, die } => by("log-roll-start", seat).with("die", die),
        Event::TurnBegan { seat, round } => by("log-turn", seat).with("round", round),
        Event::Skipped { seat, left } => by("log-skipped", seat).with("left", left),
        Event::CardPlayed { seat, card } => by("log-played", seat).with("card", card_name(card)),
        Event::AbilityUsed { seat, ability } => {
            let asset = deck.abilities[ability.index()].asset;
            by("log-ability", seat).with("card", card_name(asset))
        }
        Event::PowerUsed { seat, dictator } => {
            by("log-power", seat).with("dictator", dictator_name(dictator))
        }
        Event::TokenUsed { seat, token } => by("log-token", seat).with("token", token.key()),
        Event::TargetChosen { seat, target } => two("log-target", seat, target),
        Event::PlaceChosen { seat, place } => {
            by("log-place", seat).with("place", place_name(place))
        }
        Event::Cancelled { seat } => by("log-cancelled", seat),
        Event::Redirected { target } => by("log-redirected", target),
        Event::Ignored { seat } => by("log-ignored", seat),
        Event::Travelled { seat, place } => {
            by("log-travels", seat).with("place", place_name(place))
        }
        Event::TravelStopped { seat } => by("log-travel-stopped", seat),
        Event::Moved { seat, place } => by("log-moved", seat).with("place", place_name(place)),
        Event::Drew { seat, card } => match card.known() {
            Some(card) => by("log-drew-card", seat).with("card", card_name(card)),
            None => by("log-drew", seat),
        },
        Event::EventDrawn { seat, card } => by("log-event", seat).with("card", card_name(card)),
        Event::Discarded { seat, card } => by("log-discarded", seat).with("card", card_name(card)),
        Event::LeftHands { card } => msg("log-left-hands").with("card", card_name(card)),
        Event::Retrieved { seat, card } => by("log-retrieved", seat).with("card", card_name(card)),
        Event::Taken { from, to, card } => match card.known() {
            Some(card) => two("log-taken-card", to, from).with("card", card_name(card)),
            None => two("log-taken", to, from),
        },
        Event::HandSeen { of, by: seat } => two("log-hand-seen", seat, of),
        Event::HandShown { seat } => by("log-hand-shown", seat),
        Event::Reshuffled { cards, founders } => msg("log-reshuffled")
            .with("cards", cards)
            .with("founders", founders),
        Event::FoundersShuffledIn { founders } => msg("log-founders-in").with("founders", founders),
        Event::ShuffledBack { cards } => msg("log-shuffled-back").with("cards", cards),
        Event::DeckLookedAt { seat, cards } => by("log-looked-deck", seat).with("cards", cards),
        Event::PutDown { seat, cards } => by("log-put-down", seat).with("cards", cards),
        Event::PresidentsLookedAt { seat, cards } => {
            by("log-looked-presidents", seat).with("cards", cards)
        }
        Event::RoadBlocked { road } => msg("log-blocked").with("road", road_name(road)),
        Event::RoadCleared { road } => msg("log-cleared").with("road", road_name(road)),
        Event::AirspaceClosed { zone } => msg("log-no-fly").with("zone", zone_name(zone)),
        Event::AirspaceOpened { zone } => msg("log-fly-again").with("zone", zone_name(zone)),
        Event::SkipAdded { seat, total } => by("log-skip-added", seat).with("total", total),
        Event::SkipSpared { seat } => by("log-skip-spared", seat),
        Event::SkipRemoved { seat, left } => by("log-skip-removed", seat).with("left", left),
        Event::ActionsChanged { seat, change } => by("log-actions", seat).with("change", change),
        Event::DefconChanged { level } => msg("log-defcon").with("level", level),
        Event::TridentSurfaced { place, warheads } => msg("log-trident")
            .with("place", place_name(place))
            .with("warheads", warheads),
        Event::FounderCame { seat, founder } => {
            by("log-founder", seat).with("card", card_name(founder))
        }
        Event::FounderGiven { from, to, founder } => {
            two("log-founder-given", from, to).with("card", card_name(founder))
        }
        Event::CardLeft { seat, card } => by("log-card-left", seat).with("card", card_name(card)),
        Event::AssetPlayed { seat, asset } => by("log-asset", seat).with("card", card_name(asset)),
        Event::AssetLost { seat, asset } => {
            by("log-asset-lost", seat).with("card", card_name(asset))
        }
        Event::BanPlaced { seat, card } => by("log-ban", seat).with("card", card_name(card)),
        Event::AttemptDeclared {
            seat,
            place: Some(place),
        } => by("log-attempt", seat).with("place", place_name(place)),
        Event::AttemptDeclared { seat, place: None } => by("log-attempt-warhead", seat),
        Event::AttemptStopped { seat } => by("log-attempt-stopped", seat),
        Event::Rolled { seat, purpose, die } => by("log-rolled", seat)
            .with("purpose", purpose_key(purpose))
            .with("die", die),
        Event::RollRaised { seat, by: bonus } => by("log-roll-raised", seat).with("bonus", bonus),
        Event::AttemptFailed { seat, result } => {
            by("log-attempt-failed", seat).with("result", result)
        }
        Event::Disarmed { seat, place } => {
            by("log-disarmed", seat).with("place", place_name(place))
        }
        Event::WarheadDisarmed { seat, left } => by("log-warhead", seat).with("left", left),
        Event::TokenTaken { seat, token } => match token.known() {
            Some(token) => by("log-token-taken-known", seat).with("token", token.key()),
            None => by("log-token-taken", seat),
        },
        Event::Rearmed { seat, place } => by("log-rearmed", seat).with("place", place_name(place)),
        Event::FacilitySeen {
            of,
            by: seat,
            place,
        } => match place.known() {
            Some(place) => {
                two("log-facility-seen-known", seat, of).with("place", place_name(place))
            }
            None => two("log-facility-seen", seat, of),
        },
        Event::FacilitiesShown { seat } => by("log-facilities-shown", seat),
        Event::PresidentialCard { seat, card } => {
            by("log-president", seat).with("card", audience_name(card))
        }
        Event::PresidentialCardKept { seat } => by("log-president-kept", seat),
        Event::ConfrontationStopped { seat } => by("log-confrontation-stopped", seat),
        Event::NotConvinced {
            seat,
            result,
            needed,
        } => by("log-not-convinced", seat)
            .with("result", result)
            .with("needed", needed),
        Event::PuppetMade { by: seat, puppet } => two("log-puppet", seat, puppet),
        Event::PlacesTraded { one, two: other } => two("log-places-traded", one, other),
        Event::DictatorsTraded { one, two: other } => two("log-dictators-traded", one, other),
        Event::FacilityTaken { by: seat, from } => two("log-facility-taken", seat, from),
        Event::MeeplesTraded { one, two: other } => two("log-meeples-traded", one, other),
        Event::TokensRemoved { tokens } => msg("log-tokens-removed").with("tokens", tokens),
        Event::AnotherTurn { seat } => by("log-another-turn", seat),
        Event::GameEnded { ending } => match ending {
            Ending::Convinced { by: seat } => by("log-convinced", seat),
            Ending::Boom {
                revealed_by: Some(seat),
            } => by("log-boom-won", seat),
            Ending::Boom { revealed_by: None } => msg("log-boom"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every text of the house deck: what cards say, when they may be played, and the line below.
    fn texts(value: &toml::Value, found: &mut BTreeSet<String>) {
        match value {
            toml::Value::Table(table) => {
                for (key, value) in table {
                    match value {
                        toml::Value::String(text)
                            if ["text", "when", "line"].contains(&key.as_str()) =>
                        {
                            found.insert(text.clone());
                        }
                        other => texts(other, found),
                    }
                }
            }
            toml::Value::Array(list) => list.iter().for_each(|value| texts(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_text_of_the_house_deck_has_its_italian_and_no_other_has() {
        let house = include_str!("../../../decks/dictators/house.toml");
        let mut written = BTreeSet::new();
        texts(&toml::from_str(house).expect("TOML"), &mut written);
        let translated: BTreeSet<String> = ITALIAN.keys().cloned().collect();
        let differ: Vec<_> = written.symmetric_difference(&translated).collect();
        assert!(differ.is_empty(), "{differ:#?}");
        assert!(ITALIAN.iter().all(|(english, italian)| english != italian));
    }
}
