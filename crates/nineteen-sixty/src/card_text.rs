//! What an event does, in words made from its effects: no card has a text of its own.

use crate::board::{Region, State};
use crate::cards::Card;
use crate::effects::{
    Cap, DebateEvent, Effect, ElectionEvent, Lasting, PointsOn, Space, TaxOn, Who, Within,
};
use crate::words::{card_name, issue_name, msg, region_name, side_name, state_name};
use engine::{Key, Message};

/// The event of a card, one sentence for each of its effects.
pub fn card_text(card: Card) -> Message {
    let effects = card.facts().effects;
    let prevented_by = Card::all().find(|other| match other.space() {
        Some(Space::Prevention(cards)) => cards.contains(&card),
        _ => false,
    });
    let prevented =
        prevented_by.map(|other| msg("effect-prevented-by").with("card", card_name(other)));
    sentences(
        effects
            .iter()
            .map(|&effect| effect_text(effect))
            .chain(prevented)
            .collect(),
    )
}

/// Joins sentences; a language may space them as it likes.
fn sentences(mut texts: Vec<Message>) -> Message {
    let last = texts.pop().unwrap_or_else(|| msg("effect-nothing"));
    texts.into_iter().rev().fold(last, |rest, first| {
        msg("sentences").with("first", first).with("rest", rest)
    })
}

fn who_text(who: Who) -> Message {
    match who {
        Who::Resolver => msg("who-player"),
        Who::Opponent => msg("who-opponent"),
        Who::Kennedy => side_name(crate::side::Side::Kennedy),
        Who::Nixon => side_name(crate::side::Side::Nixon),
        Who::Leads(issue) => msg("who-leads-issue").with("issue", issue_name(issue)),
        Who::LeadsState(state) => msg("who-leads-state").with("state", state_name(state)),
        Who::StrongerIn(states) => msg("who-stronger-in").with("states", state_list(states)),
        Who::OnAirIn(region) => msg("who-on-air").with("region", region_name(region)),
    }
}

fn state_list(states: &[State]) -> Vec<Message> {
    states.iter().map(|&state| state_name(state)).collect()
}

fn region_list(regions: &[Region]) -> Vec<Message> {
    regions.iter().map(|&region| region_name(region)).collect()
}

fn within_text(within: Within) -> Message {
    match within {
        Within::Anywhere => msg("within-anywhere"),
        Within::Empty => msg("within-empty"),
        Within::Regions(regions) => msg("within-regions").with("regions", region_list(regions)),
        Within::Small(regions, votes) => msg("within-small")
            .with("regions", region_list(regions))
            .with("votes", votes),
        Within::Large(votes) => msg("within-large").with("votes", votes),
        Within::States(states) => msg("within-states").with("states", state_list(states)),
    }
}

fn cap_key(cap: Cap) -> &'static str {
    match cap {
        Cap::None => "none",
        Cap::One => "one",
        Cap::Two => "two",
    }
}

fn effect_text(effect: Effect) -> Message {
    let subject = crate::event::subject(effect).map(who_text);
    let of = |id: &str| match &subject {
        Some(who) => msg(id).with("who", who.clone()),
        None => msg(id),
    };
    match effect {
        Effect::OnlyIfLeads(side, issue) => msg("effect-only-if-leads")
            .with("side", side_name(side))
            .with("issue", issue_name(issue)),
        Effect::OnlyIfLeadsSeveral(side) => {
            msg("effect-only-if-several").with("side", side_name(side))
        }
        Effect::MayAdd {
            total, cap, within, ..
        } => of("effect-may-add")
            .with("total", total)
            .with("cap", cap_key(cap))
            .with("within", within_text(within)),
        Effect::MayAddOnAir { total, cap, .. } => of("effect-may-add-on-air")
            .with("total", total)
            .with("cap", cap_key(cap)),
        Effect::Gain { n, state, .. } => of("effect-gain")
            .with("count", n)
            .with("state", state_name(state)),
        Effect::GatherMomentum(region) => {
            msg("effect-gather-momentum").with("region", region_name(region))
        }
        Effect::MaySwing { n, .. } => of("effect-may-swing").with("count", n),
        Effect::MayRemove {
            total, cap, within, ..
        } => of("effect-may-remove")
            .with("total", total)
            .with("cap", cap_key(cap))
            .with("within", within_text(within)),
        Effect::MustRemove { total, within, .. } => of("effect-must-remove")
            .with("total", total)
            .with("within", within_text(within)),
        Effect::Lose { n, state, .. } => of("effect-lose")
            .with("count", n)
            .with("state", state_name(state)),
        Effect::LoseAtToken { n, .. } => of("effect-lose-at-token").with("count", n),
        Effect::MoveToken { to, .. } => of("effect-move").with("state", state_name(to)),
        Effect::MoveTokenToOneOf { states, .. } => {
            of("effect-move-one-of").with("states", state_list(states))
        }
        Effect::GainMomentum { n, .. } => of("effect-gain-momentum").with("count", n),
        Effect::LoseMomentum { n, .. } => of("effect-lose-momentum").with("count", n),
        Effect::DrawLevel { .. } => of("effect-draw-level"),
        Effect::Raise { issue, places } => msg("effect-raise")
            .with("issue", issue_name(issue))
            .with("places", places),
        Effect::GainIssue { issue, n, .. } => of("effect-gain-issue")
            .with("issue", issue_name(issue))
            .with("count", n),
        Effect::LoseIssue { issue, n, .. } => of("effect-lose-issue")
            .with("issue", issue_name(issue))
            .with("count", n),
        Effect::LoseEachIssue { .. } => of("effect-lose-each-issue"),
        Effect::LeadersLose([one, other]) => msg("effect-leaders-lose")
            .with("one", issue_name(one))
            .with("other", issue_name(other)),
        Effect::MayAddToOneIssue { n, .. } => of("effect-may-add-one-issue").with("count", n),
        Effect::MayAddToIssues { n, .. } => of("effect-may-add-issues").with("count", n),
        Effect::MustRemoveIssues { n, .. } => of("effect-must-remove-issues").with("count", n),
        Effect::ReorderIssues { .. } => of("effect-reorder"),
        Effect::GainMedia { region, n, .. } => of("effect-gain-media")
            .with("region", region_name(region))
            .with("count", n),
        Effect::MayPlaceMedia { n, .. } => of("effect-may-place-media").with("count", n),
        Effect::MayRemoveMedia { n, .. } => of("effect-may-remove-media").with("count", n),
        Effect::MayEndorse { .. } => of("effect-may-endorse"),
        Effect::MayRetrieve { .. } => of("effect-may-retrieve"),
        Effect::MayRetrieveCard { card, .. } => {
            of("effect-may-retrieve-card").with("card", card_name(card))
        }
        Effect::MayRedraw { .. } => of("effect-may-redraw"),
        Effect::MayDraw { n, .. } => of("effect-may-draw").with("count", n),
        Effect::ShowHand { .. } => of("effect-show-hand"),
        Effect::MaySpend { points, .. } => of("effect-may-spend").with("points", points),
        Effect::MayCampaign { points, .. } => of("effect-may-campaign").with("points", points),
        Effect::MayResolveDiscard { .. } => of("effect-may-resolve-discard"),
        Effect::ResolveFromDeck { n, .. } => of("effect-resolve-from-deck").with("count", n),
        Effect::MayRefreshCandidate { .. } => of("effect-may-refresh"),
        Effect::ExhaustCandidate { .. } => of("effect-exhaust"),
        Effect::Lasts { rows, .. } => {
            let who = subject.unwrap_or_else(|| msg("who-player"));
            sentences(
                rows.iter()
                    .map(|&row| lasting_text(row).with("who", who.clone()))
                    .collect(),
            )
        }
        Effect::Stays(space) => space_text(space),
        Effect::Check { n, state, .. } => of("effect-check")
            .with("count", n)
            .with("state", state_name(state)),
        Effect::CheckAnywhere { n, .. } => of("effect-check-anywhere").with("count", n),
    }
}

fn lasting_text(row: Lasting) -> Message {
    match row {
        Lasting::Points { on, change } => {
            let on = match on {
                PointsOn::Everything => "everything",
                PointsOn::Campaigning => "campaigning",
                PointsOn::Positioning => "positioning",
            };
            let id = if change > 0 {
                "lasting-points-up"
            } else {
                "lasting-points-down"
            };
            msg(id).with("on", on).with("change", change.abs())
        }
        Lasting::FreeTravel => msg("lasting-free-travel"),
        Lasting::NoChecks => msg("lasting-no-checks"),
        Lasting::ChecksEverywhere => msg("lasting-checks-everywhere"),
        Lasting::Closed(within) => msg("lasting-closed").with("within", within_text(within)),
        Lasting::ClosedWhereOpponentLeads => msg("lasting-closed-led"),
        Lasting::MayNotSpendMomentum => msg("lasting-no-spending"),
        Lasting::Tax(TaxOn::Campaigning) => msg("lasting-tax-campaigning"),
        Lasting::Tax(TaxOn::Events) => msg("lasting-tax-events"),
        Lasting::Pledged => msg("lasting-pledged"),
        Lasting::FreePreempt => msg("lasting-free-preempt"),
        Lasting::SecondDraw => msg("lasting-second-draw"),
    }
}

fn space_text(space: Space) -> Message {
    match space {
        Space::Debate(DebateEvent::RevealsFirst(side)) => msg("stays-reveals-first")
            .with("side", side_name(side))
            .with("other", side_name(side.opponent())),
        Space::Debate(DebateEvent::Bonus(side)) => msg("stays-bonus").with("side", side_name(side)),
        Space::ElectionDay(ElectionEvent::Resolve(effects)) => {
            let text = sentences(effects.iter().map(|&effect| effect_text(effect)).collect());
            msg("stays-election").with("text", text)
        }
        Space::ElectionDay(ElectionEvent::Withhold(states)) => {
            msg("stays-withhold").with("states", state_list(states))
        }
        Space::Prevention(cards) => {
            let cards: Vec<Message> = cards
                .iter()
                .map(|&card| msg("card").with("card", card_name(card)))
                .collect();
            msg("stays-prevention").with("cards", cards)
        }
    }
}
