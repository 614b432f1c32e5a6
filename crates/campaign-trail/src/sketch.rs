//! The board as a few lines of text.

use crate::board::{Issue, Party, Region, State};
use crate::state::Marker;
use crate::view::View;
use crate::words::{card_list, issue_name, msg, party_name, region_name};
use engine::{Key, Message, Seat, Texts};

pub(crate) fn draw(view: &View, texts: &Texts) -> String {
    let mut lines = vec![texts.say(&headline(view))];
    for party in view.public.roster.in_play.iter() {
        lines.push(texts.say(&party_line(view, party)));
        for seat in view.public.roster.team(party) {
            lines.push(texts.say(&seat_line(view, seat)));
            lines.extend(card_lines(view, seat, texts));
        }
    }
    lines.push(texts.say(&msg("sketch-legend")));
    for &region in Region::ALL {
        lines.push(texts.say(&region_name(region)));
        lines.push(format!("   {}", states_of(view, region).join("  ")));
    }
    let arena = arena(view);
    if !arena.is_empty() {
        lines.push(texts.say(&msg("sketch-arena").with("issues", arena)));
    }
    lines.join("\n")
}

fn headline(view: &View) -> Message {
    let public = &view.public;
    msg("sketch-headline")
        .with("month", public.month)
        .with("round", public.round)
        .with("august", public.stacks[0])
        .with("september", public.stacks[1])
        .with("october", public.stacks[2])
}

fn party_line(view: &View, party: Party) -> Message {
    let public = &view.public;
    let line = if public.roster.automated.contains(party) {
        msg("sketch-automated").with("track", public.automated[party].track)
    } else {
        msg("sketch-party")
            .with("money", public.chest[party])
            .with("voters", public.registered[party])
    };
    line.with("party", party_name(party))
        .with("votes", public.electoral_votes[party])
}

fn seat_line(view: &View, seat: Seat) -> Message {
    let public = &view.public;
    let place = |state: Option<State>| state.map_or("-", Key::key);
    msg("sketch-seat")
        .with(
            "player",
            Message::new(format!("seat-{}", public.roster.seat_name(seat))),
        )
        .with("pawn", place(public.pawns[seat.index()]))
        .with("home", place(public.homes[seat.index()]))
        .with("hand", view.hand[seat.index()].size)
}

fn card_lines(view: &View, seat: Seat, texts: &Texts) -> Vec<String> {
    let ongoing = view.public.ongoing[seat.index()];
    let known = view.hand[seat.index()].known;
    [("sketch-ongoing", ongoing), ("sketch-hand", known)]
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(id, cards)| texts.say(&msg(id).with("cards", card_list(cards))))
        .collect()
}

/// `NY29 D4 R2!@d`: electoral votes, voters, `!` after the holder's, pawns.
fn states_of(view: &View, region: Region) -> Vec<String> {
    let public = &view.public;
    let states = public.options.deck().region_states[region];
    let describe = |state: State| {
        let mut text = format!("{}{}", state.key(), state.votes());
        for party in public.roster.in_play.iter() {
            let voters = public.voters[state][party];
            let holds = public.holders[state] == party;
            if voters > 0 || holds {
                text += &format!(
                    " {}{voters}{}",
                    initial(party),
                    if holds { "!" } else { "" }
                );
            }
        }
        for seat in public.roster.all() {
            if public.pawns[seat.index()] == Some(state) {
                text += &format!(
                    "@{}",
                    initial(public.roster.party(seat)).to_ascii_lowercase()
                );
            }
        }
        text
    };
    states.iter().map(describe).collect()
}

fn arena(view: &View) -> Vec<Message> {
    let place = |issue: Issue| match view.public.arena[issue] {
        Marker::Aside => None,
        Marker::Centre => Some("·".to_owned()),
        Marker::Track(party, space) => Some(format!("{}{space}", initial(party))),
    };
    Issue::all()
        .filter_map(|issue| {
            Some(
                msg("sketch-issue")
                    .with("issue", issue_name(issue))
                    .with("place", place(issue)?),
            )
        })
        .collect()
}

fn initial(party: Party) -> char {
    match party {
        Party::Democrat => 'D',
        Party::Libertarian => 'L',
        Party::Republican => 'R',
    }
}
