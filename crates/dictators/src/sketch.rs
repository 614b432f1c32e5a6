//! The board as a few lines of plain text.

use crate::cards::Kind;
use crate::view::View;
use crate::words::{msg, place_name, road_name, seat_name, zone_name};
use engine::{Message, Seat, Texts};

pub(crate) fn draw(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    let deck = public.deck();
    let mut lines = vec![
        texts.say(
            &msg("sketch-round")
                .with("round", public.round)
                .with("defcon", public.defcon)
                .with("deck", view.deck.size),
        ),
    ];
    if let Some(trident) = public.trident {
        lines.push(
            texts.say(
                &msg("log-trident")
                    .with("place", place_name(trident.place))
                    .with("warheads", trident.warheads),
            ),
        );
    }
    let roads: Vec<Message> = public.roadblocks.iter().map(road_name).collect();
    if !roads.is_empty() {
        lines.push(texts.say(&msg("sketch-roadblocks").with("roads", roads)));
    }
    let zones: Vec<Message> = public.no_fly.iter().map(zone_name).collect();
    if !zones.is_empty() {
        lines.push(texts.say(&msg("sketch-no-fly").with("zones", zones)));
    }
    for (number, player) in public.players.as_slice().iter().enumerate() {
        let seat = Seat(number as u8);
        lines.push(
            texts.say(
                &msg("sketch-player")
                    .with("seat", seat_name(seat))
                    .with("dictator", deck.person(player.dictator).name.as_str())
                    .with("place", place_name(player.place))
                    .with("disarmed", public.disarmed_count(seat))
                    .with("cards", view.hands[number].size)
                    .with("tokens", view.tokens[number].count)
                    .with("skips", player.skips),
            ),
        );
        let card = |kind: Kind| msg("card").with("card", deck.card_name(kind));
        let known: Vec<Message> = view.hands[number]
            .known
            .iter()
            .map(|&kind| card(kind))
            .collect();
        if !known.is_empty() {
            lines.push(texts.say(&msg("sketch-hand").with("cards", known)));
        }
        let lying = player
            .founder
            .iter()
            .chain(player.bans.as_slice())
            .map(|lying| lying.card);
        let lying = lying.chain(player.assets.as_slice().iter().copied());
        let lying: Vec<Message> = lying.map(card).collect();
        if !lying.is_empty() {
            lines.push(texts.say(&msg("sketch-lying").with("cards", lying)));
        }
        let known: Vec<Message> = view.facilities[number]
            .known
            .iter()
            .map(place_name)
            .collect();
        if !known.is_empty() {
            lines.push(texts.say(&msg("sketch-facilities").with("places", known)));
        }
    }
    lines.join("\n")
}
