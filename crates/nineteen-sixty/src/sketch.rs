//! The board as a few lines of text.

use crate::board::{Region, State};
use crate::card_text::card_text;
use crate::cards::CardSet;
use crate::side::{Lean, Side};
use crate::state::Public;
use crate::view::View;
use crate::words::{card_in_full, card_list, issue_name, msg, region_name, side_name};
use engine::{Key, Message, Texts};

pub(crate) fn draw(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    let mut lines = vec![texts.say(&headline(public))];
    lines.extend(
        Side::ALL
            .iter()
            .map(|&side| texts.say(&side_line(view, side))),
    );
    lines.push(texts.say(&track_line(public)));
    lines.push(texts.say(&msg("sketch-legend")));
    for &region in Region::ALL {
        lines.push(texts.say(&region_line(public, region)));
        lines.push(format!("   {}", states_of(public, region).join("  ")));
    }
    lines.extend(lasting_lines(public, texts));
    for &side in Side::ALL {
        lines.extend(hand_lines(view, side, texts));
    }
    lines.join("\n")
}

fn headline(public: &Public) -> Message {
    let votes = public.votes_now();
    msg("sketch-headline")
        .with("turn", public.turn)
        .with("kennedy", votes[Side::Kennedy])
        .with("nixon", votes[Side::Nixon])
        .with("blue", public.bag[Side::Kennedy])
        .with("red", public.bag[Side::Nixon])
}

fn side_line(view: &View, side: Side) -> Message {
    let public = &view.public;
    let candidate = if public.candidate[side] {
        "active"
    } else {
        "exhausted"
    };
    msg("sketch-side")
        .with("side", side_name(side))
        .with("momentum", public.momentum[side])
        .with("state", public.tokens[side].key())
        .with("hand", view.hand[side].size)
        .with("stack", view.stack[side].size)
        .with("rest", public.rest[side])
        .with("candidate", candidate)
}

fn track_line(public: &Public) -> Message {
    let issues = public.track.map(|issue| {
        msg("sketch-issue")
            .with("issue", issue_name(issue))
            .with("support", short(public.issues[issue]))
    });
    msg("sketch-track").with("issues", issues.to_vec())
}

fn region_line(public: &Public, region: Region) -> Message {
    msg("sketch-region")
        .with("region", region_name(region))
        .with("media", short(public.media[region]))
        .with("endorsements", short(public.endorsements[region]))
}

/// `NY45 K4!@k`: electoral votes, who leads by how many, `!` carried, `@` who stands there.
fn states_of(public: &Public, region: Region) -> Vec<String> {
    let describe = |state: State| {
        let support = public.support[state];
        let carried = Side::ALL.iter().any(|&side| public.carries(side, state));
        let tokens: String = Side::ALL
            .iter()
            .filter(|&&side| public.tokens[side] == state)
            .map(|side| format!("@{}", initial(*side)))
            .collect();
        let mark = if carried { "!" } else { "" };
        format!(
            "{}{} {}{mark}{tokens}",
            state.key(),
            state.votes(),
            short(support)
        )
    };
    region.states().iter().map(describe).collect()
}

/// Events in force this turn and those that lie on the board.
fn lasting_lines(public: &Public, texts: &Texts) -> Vec<String> {
    let in_force = Side::ALL.iter().fold(CardSet::default(), |all, &side| {
        all.union(public.in_force[side])
    });
    let on_board = public
        .debate_space
        .union(public.election_space)
        .union(public.prevention_space);
    [("sketch-in-force", in_force), ("sketch-on-board", on_board)]
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(id, cards)| texts.say(&msg(id).with("cards", card_list(cards))))
        .collect()
}

fn hand_lines(view: &View, side: Side, texts: &Texts) -> Vec<String> {
    let known = view.hand[side].known;
    if known.is_empty() {
        return Vec::new();
    }
    let title = msg("sketch-hand").with("side", side_name(side));
    let mut lines = vec![texts.say(&title)];
    for card in known.iter() {
        lines.push(format!(
            " * {}: {}",
            texts.say(&card_in_full(card)),
            texts.say(&card_text(card))
        ));
    }
    lines
}

fn initial(side: Side) -> char {
    match side {
        Side::Kennedy => 'K',
        Side::Nixon => 'N',
    }
}

/// `K4`, `N1` or a dot.
fn short(lean: Lean) -> String {
    match lean.leader() {
        None => "·".into(),
        Some(side) => format!("{}{}", initial(side), lean.cubes(side)),
    }
}
