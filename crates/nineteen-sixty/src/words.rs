//! The game in words: choices, events and a board of text. The sentences are in `locales/*/1960.ftl`.

use crate::action::{Action, Use, Word};
use crate::activity::PlayQuestion;
use crate::board::{Issue, Region, State, Zone};
use crate::cards::{Card, CardSet};
use crate::log::{Event, Pile, Purpose};
use crate::options::OPTION_SPECS;
use crate::side::{Lean, Side};
use crate::state::{CampaignStep, CheckPlace, Frame, NineteenSixty, Play};
use crate::view::View;
use engine::{Arg, Heading, Key, Message, OptionSpec, Seat, Texts, ToldElsewhere, Viewer, Words};
use std::sync::LazyLock;

/// A message of this game.
pub(crate) fn msg(id: &str) -> Message {
    Message::new(format!("sixty-{id}"))
}

// What choices are made of is asked for dozens of times with every answer: their identifiers are not put together anew.

/// Names of cards are names, the same in every language.
pub(crate) fn card_name(card: Card) -> Arg {
    Arg::key(card.facts().name)
}

pub(crate) fn state_name(state: State) -> Message {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let name = |state: State| format!("sixty-state-{}", state.key());
        State::all().map(name).collect()
    });
    Message::known(&NAMES[state.index()])
}

pub(crate) fn region_name(region: Region) -> Message {
    Message::known("sixty-region").with("region", Arg::key(region.key()))
}

pub(crate) fn zone_name(zone: Zone) -> Message {
    Message::known("sixty-zone").with("zone", Arg::key(zone.key()))
}

pub(crate) fn issue_name(issue: Issue) -> Message {
    Message::known("sixty-issue").with("issue", Arg::key(issue.key()))
}

pub(crate) fn side_name(side: Side) -> Message {
    Message::known(match side {
        Side::Kennedy => "seat-kennedy",
        Side::Nixon => "seat-nixon",
    })
}

fn lean_text(lean: Lean) -> Message {
    match lean.leader() {
        None => Message::known("sixty-lean-empty"),
        Some(side) => Message::known("sixty-lean")
            .with("side", side_name(side))
            .with("cubes", lean.cubes(side)),
    }
}

pub(crate) fn card_list(cards: CardSet) -> Vec<Message> {
    cards
        .iter()
        .map(|card| msg("card").with("card", card_name(card)))
        .collect()
}

fn pile_name(pile: Pile) -> Message {
    msg("pile").with("pile", pile.key())
}

impl Words for NineteenSixty {
    const TITLE: &'static str = "1960: The Making of the President";
    const OPTIONS: &'static [OptionSpec] = OPTION_SPECS;
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../locales/en/engine.ftl")),
        ("en", include_str!("../../../locales/en/1960.ftl")),
        ("it", include_str!("../../../locales/it/engine.ftl")),
        ("it", include_str!("../../../locales/it/1960.ftl")),
    ];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/1960.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] =
        &[("it", include_str!("../../../docs/rules/it/1960.md"))];

    fn choice_text(&self, seat: Seat, action: Action) -> Message {
        // What an answer means depends on the question, which only the seat that is asked may know.
        let frame = self
            .public
            .frames
            .last()
            .filter(|_| self.waiting().contains(seat));
        match (action, frame) {
            (
                Action::Card(card),
                Some(Frame::Play(_) | Frame::DebatePick { .. } | Frame::SetAside { .. }),
            ) => card_in_full(card),
            (Action::Card(card), _) => msg("card").with("card", card_name(card)),
            (Action::CandidateCard, _) => msg("candidate-card"),
            (Action::VicePresidentCard, _) => {
                let card = card_name(crate::cards::vice_president(Side::of(seat)));
                msg("choose-vice-president").with("card", card)
            }
            (Action::State(state), frame) => self.state_choice(state, frame),
            (Action::Zone(zone), Some(Frame::Campaign(_))) => {
                msg("choose-travel").with("zone", zone_name(zone))
            }
            (Action::Zone(zone), _) => zone_name(zone),
            (Action::Issue(issue), Some(Frame::Position(position))) => msg("choose-issue")
                .with("issue", issue_name(issue))
                .with("price", NineteenSixty::price(position, issue)),
            (Action::Issue(issue), _) => issue_name(issue),
            (Action::Number(count), _) => msg("choose-checks").with("count", count),
            (Action::Use(usage), frame) => self.use_choice(usage, frame),
            (Action::Side(side), _) => side_name(side),
            (Action::Word(Word::Stop), Some(Frame::SetAside { .. })) => msg("choose-nothing-valid"),
            (Action::Word(word), _) => msg("choose-word").with("word", word.key()),
        }
    }

    fn event_text(&self, event: &Event) -> Message {
        event_words(event)
    }

    fn heading(event: &Event) -> Option<Heading> {
        let of_card = |card| Heading::Deed(msg("card").with("card", card_name(card)));
        Some(match *event {
            Event::TurnBegan { turn } => Heading::Chapter(msg("chapter-turn").with("turn", turn)),
            Event::CardPlayed {
                card: Some(card), ..
            }
            | Event::EventBegan { card, .. }
            | Event::StrategyCardResolved { card, .. } => of_card(card),
            Event::CardPlayed {
                side, card: None, ..
            } => Heading::Deed(msg("deed-candidate-card").with("side", side_name(side))),
            Event::DebatesBegan => Heading::Deed(msg("deed-debates")),
            Event::StackRevealed { .. } => Heading::Deed(msg("deed-election")),
            _ => return None,
        })
    }

    fn reference(_options: &crate::options::Options) -> serde_json::Value {
        serde_json::json!(crate::reference::Reference::new())
    }

    fn public(&self) -> &impl serde::Serialize {
        &self.public
    }

    fn is_kept(&self, before: &Self, field: &str) -> bool {
        engine::is_same!(
            field,
            self.public,
            before.public,
            [
                support,
                discard,
                removed,
                force,
                debate,
                reshuffle,
                media,
                endorsements,
                endorsement_deck
            ]
        )
    }

    fn private(&self, viewer: Viewer) -> impl serde::Serialize {
        self.view_with(viewer, ToldElsewhere {})
    }

    fn sketch(view: &View, texts: &Texts) -> String {
        crate::sketch::draw(view, texts)
    }
}

impl NineteenSixty {
    fn state_choice(&self, state: State, frame: Option<&Frame>) -> Message {
        let checks = match frame {
            Some(Frame::Campaign(campaign)) => {
                campaign.step == CampaignStep::Spend
                    && self.campaigning_needs_check(campaign.side, state)
            }
            Some(Frame::Add(add)) => self.event_needs_check(add.side, state),
            _ => false,
        };
        Message::known(if checks {
            "sixty-choose-state-checks"
        } else {
            "sixty-choose-state"
        })
        .with("state", state_name(state))
        .with("votes", state.votes())
        .with("support", lean_text(self.public.support[state]))
    }

    fn use_choice(&self, usage: Use, frame: Option<&Frame>) -> Message {
        let points = match frame {
            Some(Frame::Play(play)) if self.play_question(play) == PlayQuestion::Use => {
                self.points_if(play, usage)
            }
            Some(Frame::Spend { points, .. }) => *points,
            _ => 0,
        };
        msg("choose-use")
            .with("use", usage.key())
            .with("points", points)
    }

    fn points_if(&self, play: &Play, usage: Use) -> u8 {
        self.points_for(play.side, self.picked_card(play), usage)
    }
}

/// A card with all that is printed on it but its event.
pub(crate) fn card_in_full(card: Card) -> Message {
    let facts = card.facts();
    let icon = match facts.icon.only() {
        Some(side) => side.key(),
        None => "both",
    };
    let full = Message::known(if facts.issue.is_some() {
        "sixty-card-full"
    } else {
        "sixty-card-full-bare"
    });
    let full = full
        .with("card", card_name(card))
        .with("points", facts.points)
        .with("rest", card.rest_cubes())
        .with("icon", Arg::key(icon));
    match (facts.issue, facts.state) {
        (Some(issue), Some(state)) => full
            .with("issue", issue_name(issue))
            .with("state", state_name(state)),
        _ => full,
    }
}

fn event_words(event: &Event) -> Message {
    let of = |id: &str, side: Side| msg(id).with("side", side_name(side));
    let card = |message: Message, card: Card| message.with("card", card_name(card));
    match *event {
        Event::TurnBegan { turn } => msg("log-turn").with("turn", turn),
        Event::Drew {
            side,
            count,
            cards: None,
        } => of("log-drew", side).with("count", count),
        Event::Drew {
            side,
            cards: Some(cards),
            ..
        } => of("log-drew-cards", side).with("cards", card_list(cards)),
        Event::Reshuffled { count } => msg("log-reshuffled").with("count", count),
        Event::CubeDrawn { cube, purpose } => cube_words(cube, purpose),
        Event::BagReseeded { each } => msg("log-reseeded").with("each", each),
        Event::InitiativeWon { side } => of("log-initiative", side),
        Event::StartPlayerNamed { by, side } => {
            of("log-start-player", side).with("by", side_name(by))
        }
        Event::CardPlayed {
            side,
            card: played,
            usage,
            points,
        } => {
            let id = if played.is_some() {
                "log-played"
            } else {
                "log-played-candidate"
            };
            let message = of(id, side).with("use", usage.key()).with("points", points);
            match played {
                Some(played) => card(message, played),
                None => message,
            }
        }
        Event::DiscardedForVicePresident {
            side,
            card: discarded,
        } => card(of("log-discarded-for-vice-president", side), discarded),
        Event::TaxPaid { side } => of("log-tax", side),
        Event::Preempted {
            side,
            card: preempted,
            free,
        } => card(
            of(
                if free {
                    "log-preempted-free"
                } else {
                    "log-preempted"
                },
                side,
            ),
            preempted,
        ),
        Event::RestCubesTaken { side, count } => of("log-rest", side).with("count", count),
        Event::Triggered {
            side,
            card: triggered,
        } => card(of("log-triggered", side), triggered),
        Event::EventBegan {
            side,
            card: resolved,
        } => card(of("log-event", side), resolved),
        Event::CardPutAway { card: put, pile } => {
            card(msg("log-put-away"), put).with("pile", pile_name(pile))
        }
        Event::Crossed { side, zone } => of("log-crossed", side).with("zone", zone_name(zone)),
        Event::TokenMoved { side, state } => of("log-moved", side).with("state", state_name(state)),
        Event::ChecksDeclared { side, state, count } => of("log-declared", side)
            .with("state", state_name(state))
            .with("count", count),
        Event::ChecksLost { side, count } => of("log-checks-lost", side).with("count", count),
        Event::SupportGained {
            side,
            state,
            count,
            now,
        } => change("log-gained", side, state_name(state), count, now),
        Event::SupportLost {
            side,
            state,
            count,
            now,
        } => change("log-lost", side, state_name(state), count, now),
        Event::MediaGained {
            side,
            region,
            count,
            now,
        } => change("log-media-gained", side, region_name(region), count, now),
        Event::MediaLost {
            side,
            region,
            count,
            now,
        } => change("log-media-lost", side, region_name(region), count, now),
        Event::IssueGained {
            side,
            issue,
            count,
            now,
        } => change("log-issue-gained", side, issue_name(issue), count, now),
        Event::IssueLost {
            side,
            issue,
            count,
            now,
        } => change("log-issue-lost", side, issue_name(issue), count, now),
        Event::MomentumGained { side, count, now } => of("log-momentum-gained", side)
            .with("count", count)
            .with("now", now),
        Event::MomentumLost { side, count, now } => of("log-momentum-lost", side)
            .with("count", count)
            .with("now", now),
        Event::TrackChanged { track } => {
            let [first, second, third] = track.map(issue_name);
            msg("log-track")
                .with("first", first)
                .with("second", second)
                .with("third", third)
        }
        Event::EndorsementDrawn {
            side,
            region: Some(region),
        } => of("log-endorsement", side).with("region", region_name(region)),
        Event::EndorsementDrawn { side, region: None } => of("log-major-endorsement", side),
        Event::Endorsed { side, region, now } => of("log-endorsed", side)
            .with("region", region_name(region))
            .with("now", lean_text(now)),
        Event::CandidateExhausted { side } => of("log-candidate-exhausted", side),
        Event::CandidateRefreshed { side } => of("log-candidate-refreshed", side),
        Event::HandShown {
            side,
            cards: Some(cards),
        } if !cards.is_empty() => of("log-hand-shown-cards", side).with("cards", card_list(cards)),
        Event::HandShown { side, .. } => of("log-hand-shown", side),
        Event::Retrieved { side, card: taken } => card(of("log-retrieved", side), taken),
        Event::Discarded { side, cards } => {
            of("log-discarded", side).with("cards", card_list(cards))
        }
        Event::TurnedUp {
            side,
            card: turned,
            resolved,
        } => card(
            of(
                if resolved {
                    "log-turned-up"
                } else {
                    "log-turned-up-idle"
                },
                side,
            ),
            turned,
        ),
        Event::SetAside { side, count, cards } => match cards {
            Some(cards) if !cards.is_empty() => {
                of("log-set-aside-cards", side).with("cards", card_list(cards))
            }
            _ => of("log-set-aside", side).with("count", count),
        },
        Event::Rested { side, count } => of("log-rested", side).with("count", count),
        Event::EffectsEnded { cards } => msg("log-effects-ended").with("cards", card_list(cards)),
        Event::DebatesBegan => msg("log-debates"),
        Event::DebateCardShown { side, card: shown } => card(of("log-debate-shown", side), shown),
        Event::DebateCardPlaced {
            card: placed,
            issue,
            on,
        } => card(of("log-debate-placed", on), placed).with("issue", issue_name(issue)),
        Event::DebateCardWasted {
            card: wasted,
            issue,
        } => card(msg("log-debate-wasted"), wasted).with("issue", issue_name(issue)),
        Event::IssueWon {
            side,
            issue,
            totals,
            award,
            place,
        } => of("log-issue-won", side)
            .with("issue", issue_name(issue))
            .with("kennedy", totals[Side::Kennedy])
            .with("nixon", totals[Side::Nixon])
            .with("award", award)
            .with("place", place),
        Event::DebatesEnded => msg("log-debates-ended"),
        Event::Deposited { side, count } => of("log-deposited", side).with("count", count),
        Event::StackRevealed { side, cards } if cards.is_empty() => of("log-no-stack", side),
        Event::StackRevealed { side, cards } => {
            of("log-stack", side).with("cards", card_list(cards))
        }
        Event::StrategyCardResolved {
            side,
            card: resolved,
        } => card(of("log-strategy-card", side), resolved),
        Event::Undecided {
            state,
            side,
            endorsed,
        } => of(
            if endorsed {
                "log-undecided-endorsed"
            } else {
                "log-undecided"
            },
            side,
        )
        .with("state", state_name(state)),
        Event::VotesWithheld { state, votes } => msg("log-withheld")
            .with("state", state_name(state))
            .with("votes", votes),
        Event::GameEnded { tally } => {
            let message = match tally.winner {
                Some(side) => of("log-won", side),
                None => msg("log-draw"),
            };
            message
                .with("kennedy", tally.votes[Side::Kennedy])
                .with("nixon", tally.votes[Side::Nixon])
                .with("by", by_key(tally.by))
        }
    }
}

fn by_key(decision: crate::state::Decision) -> &'static str {
    use crate::state::Decision::*;
    match decision {
        Votes => "votes",
        States => "states",
        Cubes => "cubes",
        TieGoesToKennedy => "kennedy",
        Draw => "draw",
    }
}

fn change(id: &str, side: Side, place: Message, count: u16, now: Lean) -> Message {
    msg(id)
        .with("side", side_name(side))
        .with("place", place)
        .with("count", count)
        .with("now", lean_text(now))
}

fn cube_words(cube: Side, purpose: Purpose) -> Message {
    match purpose {
        Purpose::Initiative => msg("log-cube-initiative").with("cube", cube.key()),
        Purpose::Check { side, place } => {
            let place = match place {
                CheckPlace::State(state) => state_name(state),
                CheckPlace::Media => msg("media-support"),
            };
            msg("log-cube-check")
                .with("cube", cube.key())
                .with("place", place)
                .with("won", if cube == side { "yes" } else { "no" })
        }
    }
}
