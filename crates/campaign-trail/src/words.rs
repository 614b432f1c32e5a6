//! What players read, by the names of the messages in `locales/`.

use crate::action::{Action, Use, Word};
use crate::board::{Issue, Party, Region, State};
use crate::candidates::Candidate;
use crate::deck::{Card, CardFacts, CardSet, Deck, Tour, Travel};
use crate::log::{Event, Player};
use crate::options::OPTION_SPECS;
use crate::politick::Politick;
use crate::state::{CampaignTrail, Decision, Frame, Marker};
use crate::view::View;
use engine::{Key, Message, OptionSpec, Seat, Texts, ToldElsewhere, Viewer, Words};

pub(crate) fn msg(id: &str) -> Message {
    Message::new(format!("trail-{id}"))
}
pub(crate) fn state_name(state: State) -> Message {
    msg("state").with("name", state.name())
}
pub(crate) fn issue_name(issue: Issue) -> Message {
    msg("issue").with("issue", issue.key())
}
pub(crate) fn party_name(party: Party) -> Message {
    msg("party").with("party", party.key())
}
pub(crate) fn region_name(region: Region) -> Message {
    msg("region").with("region", region.key())
}
pub(crate) fn candidate_name(candidate: Candidate) -> Message {
    msg("candidate").with("candidate", candidate.key())
}
pub(crate) fn politick_name(politick: Politick) -> Message {
    msg("politick").with("politick", politick.key())
}
/// What a politick action does, in words.
pub(crate) fn politick_text(politick: Politick) -> Message {
    msg("politick-text").with("politick", politick.key())
}
pub(crate) fn use_name(usage: Use) -> Message {
    msg("use").with("use", usage.key())
}
pub(crate) fn card_name(card: Card) -> Message {
    msg("card").with("card", card.number())
}
pub(crate) fn card_list(cards: CardSet) -> Vec<Message> {
    cards.iter().map(card_name).collect()
}
pub(crate) fn player_name(player: Player) -> Message {
    Message::new(format!("seat-{}", player.name))
}

impl Words for CampaignTrail {
    const TITLE: &'static str = "Campaign Trail";
    const OPTIONS: &'static [OptionSpec] = OPTION_SPECS;
    const LOCALES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../locales/en/engine.ftl")),
        ("en", include_str!("../../../locales/en/campaign-trail.ftl")),
        ("it", include_str!("../../../locales/it/engine.ftl")),
        ("it", include_str!("../../../locales/it/campaign-trail.ftl")),
    ];
    const RULES_PAGE: &'static str = include_str!("../../../docs/rules/campaign-trail.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[(
        "it",
        include_str!("../../../docs/rules/it/campaign-trail.md"),
    )];

    fn choice_text(&self, seat: Seat, action: Action) -> Message {
        // What an answer means depends on the question, which only the seat that is asked may know.
        let frame = self
            .public
            .frames
            .last()
            .filter(|_| self.waiting().contains(seat));
        match action {
            Action::Card(card) if self.deck().has(card) => self.card_in_full(card),
            Action::Card(card) => card_name(card),
            Action::State(state) => self.state_choice(state),
            Action::Issue(issue) => {
                let states: Vec<Message> = self.states_of(issue).iter().map(state_name).collect();
                msg("choose-issue")
                    .with("issue", issue_name(issue))
                    .with("states", states)
            }
            Action::Candidate(candidate) => {
                let (money, voters) = self.deck().candidates[candidate];
                msg("choose-candidate")
                    .with("candidate", candidate_name(candidate))
                    .with("money", money)
                    .with("voters", voters)
                    .with(
                        "text",
                        msg("candidate-text").with("candidate", candidate.key()),
                    )
            }
            Action::Party(party) => party_name(party),
            Action::Region(region) => region_name(region),
            Action::Use(usage) => self.use_choice(usage, frame),
            Action::Word(word) => msg("choose-word").with("word", word_key(word, frame)),
        }
    }

    fn event_text(&self, event: &Event) -> Message {
        event_words(event)
    }

    fn reference(options: &crate::options::Options) -> serde_json::Value {
        serde_json::json!(crate::reference::Reference::of(options.deck()))
    }

    fn is_response_window(&self) -> bool {
        matches!(self.public.frames.last(), Some(Frame::Window(_)))
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
                options, roster, voters, holders, discard, ongoing, known_hand, arena, automated
            ]
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
        Some(crate::print::page(&Deck::house(), texts))
    }
}

/// Some words mean something else in some questions.
fn word_key(word: Word, frame: Option<&Frame>) -> &'static str {
    match (word, frame) {
        (Word::Stop, Some(Frame::Travel(_))) => "stay",
        (Word::Stop, Some(Frame::Offer { .. })) => "no-exchange",
        (Word::Stop, Some(Frame::Tuck { .. })) => "no-card",
        (Word::GiveVoters, Some(Frame::Scandal { .. })) => "lose-voters",
        _ => word.key(),
    }
}

impl CampaignTrail {
    fn state_choice(&self, state: State) -> Message {
        let voters = &self.public.voters[state];
        msg("choose-state")
            .with("state", state_name(state))
            .with("votes", state.votes())
            .with("democrat", voters[Party::Democrat])
            .with("libertarian", voters[Party::Libertarian])
            .with("republican", voters[Party::Republican])
    }

    fn use_choice(&self, usage: Use, frame: Option<&Frame>) -> Message {
        let card = match frame {
            Some(Frame::Play(play)) => self.picked_card(play),
            _ => None,
        };
        match card.and_then(|card| use_in_full(&self.facts(card), usage)) {
            Some(text) => text,
            None => use_name(usage),
        }
    }

    /// A card with all that is printed on it.
    pub(crate) fn card_in_full(&self, card: Card) -> Message {
        let facts = self.facts(card);
        let uses: Vec<Message> = Use::ALL
            .iter()
            .filter_map(|&usage| use_in_full(&facts, usage))
            .collect();
        let full = msg("card-full")
            .with("card", card.number())
            .with("state", state_name(facts.reference))
            .with("uses", uses);
        if facts.dirty {
            full.with("debate", msg("card-no-debate"))
        } else {
            full.with("debate", icon_list(facts.debate))
        }
    }
}

/// One action of a card with what is printed of it.
pub(crate) fn use_in_full(facts: &CardFacts, usage: Use) -> Option<Message> {
    let dirty = if facts.dirty { "dirty" } else { "plain" };
    let line = msg(&format!("card-{}", usage.key())).with("kind", dirty);
    Some(match usage {
        Use::Travel => line
            .with("travel", travel_text(facts.travel?))
            .with("voters", facts.suppression),
        Use::Fundraise => line.with("amount", facts.fundraise?),
        Use::Register => line.with("amount", facts.register?),
        Use::Advertise if facts.advertise.is_empty() => return None,
        Use::Advertise => line.with("issues", icon_list(facts.advertise)),
        Use::Campaign => match facts.campaign? {
            Tour::Listed(states) => {
                let states: Vec<Message> = states.iter().map(state_name).collect();
                line.with("states", states)
            }
            Tour::HomeRegion => msg("card-campaign-home"),
        },
        Use::Politick => line
            .with("politick", politick_name(facts.politick?))
            .with("text", politick_text(facts.politick?)),
    })
}

pub(crate) fn icon_list(icons: crate::board::Icons) -> Vec<Message> {
    icons
        .issues()
        .flat_map(|issue| std::iter::repeat_n(issue_name(issue), usize::from(icons.count(issue))))
        .collect()
}

fn travel_text(travel: Travel) -> Message {
    let kind = match (travel.plane, travel.either, travel.steps) {
        (false, _, _) => "steps",
        (true, true, _) => "either",
        (true, false, 0) => "plane",
        (true, false, _) => "both",
    };
    msg("travel").with("kind", kind).with("steps", travel.steps)
}

fn marker_text(marker: Marker) -> Message {
    match marker {
        Marker::Aside => msg("marker-aside"),
        Marker::Centre => msg("marker-centre"),
        Marker::Track(party, space) => msg("marker-track")
            .with("party", party_name(party))
            .with("space", space),
    }
}

fn event_words(event: &Event) -> Message {
    let by = |id: &str, player: Player| msg(id).with("player", player_name(player));
    let of = |id: &str, party: Party| msg(id).with("party", party_name(party));
    match event {
        Event::CandidateTaken { seat, candidate } => {
            by("log-candidate", *seat).with("candidate", candidate_name(*candidate))
        }
        Event::HomeTaken { seat, state } => by("log-home", *seat).with("state", state_name(*state)),
        Event::DebatesChosen { cities } => msg("log-debates")
            .with("first", state_name(cities[0]))
            .with("second", state_name(cities[1])),
        Event::OrderSet { order } => {
            let parties: Vec<Message> = order.iter().map(|&party| party_name(party)).collect();
            msg("log-order").with("parties", parties)
        }
        Event::RoundBegan { month, round } => {
            msg("log-round").with("month", *month).with("round", *round)
        }
        Event::GoesFirst { seat } => by("log-goes-first", *seat),
        Event::TurnBegan { seat } => by("log-turn", *seat),
        Event::Drew {
            seat,
            cards: Some(cards),
            ..
        } => by("log-drew-cards", *seat).with("cards", card_list(*cards)),
        Event::Drew { seat, count, .. } => by("log-drew", *seat).with("count", *count),
        Event::Returned {
            seat,
            card: Some(card),
            ..
        } => by("log-returned-card", *seat).with("card", card_name(*card)),
        Event::Returned { seat, .. } => by("log-returned", *seat),
        Event::Exchanged {
            party,
            gives: Some(gives),
            gets: Some(gets),
            ..
        } => of("log-exchanged-cards", *party)
            .with("gives", card_list(*gives))
            .with("gets", card_list(*gets)),
        Event::Exchanged { party, count, .. } => of("log-exchanged", *party).with("count", *count),
        Event::Reshuffled { count } => msg("log-reshuffled").with("count", *count),
        Event::CardPlayed { seat, card, usage } => by("log-played", *seat)
            .with("card", card_name(*card))
            .with("use", use_name(*usage)),
        Event::CardWasted { seat, card } => by("log-wasted", *seat).with("card", card_name(*card)),
        Event::CameToNothing { seat } => by("log-nothing", *seat),
        Event::Responded {
            seat,
            card,
            politick,
        } => by("log-responded", *seat)
            .with("card", card_name(*card))
            .with("politick", politick_name(*politick)),
        Event::Moved { seat, state } => by("log-moved", *seat).with("state", state_name(*state)),
        Event::MoneyGained { party, count } => of("log-money-gained", *party).with("count", *count),
        Event::MoneyLost { party, count } => of("log-money-lost", *party).with("count", *count),
        Event::VotersRegistered { party, count } => {
            of("log-registered", *party).with("count", *count)
        }
        Event::RegisteredLost { party, count } => {
            of("log-registered-lost", *party).with("count", *count)
        }
        Event::VotersPlaced {
            party,
            state,
            count,
        } => of("log-placed", *party)
            .with("state", state_name(*state))
            .with("count", *count),
        Event::VotersRemoved {
            party,
            state,
            count,
        } => of("log-removed", *party)
            .with("state", state_name(*state))
            .with("count", *count),
        Event::MajorityChanged { state, party } => of("log-majority", *party)
            .with("state", state_name(*state))
            .with("votes", state.votes()),
        Event::Stays { seat, card } => by("log-stays", *seat).with("card", card_name(*card)),
        Event::OngoingDiscarded { seat, card } => {
            by("log-ongoing-discarded", *seat).with("card", card_name(*card))
        }
        Event::Tucked {
            seat,
            over,
            card: Some(card),
            ..
        } => by("log-tucked-card", *seat)
            .with("over", card_name(*over))
            .with("card", card_name(*card)),
        Event::Tucked { seat, over, .. } => by("log-tucked", *seat).with("over", card_name(*over)),
        Event::PartyNamed { seat, party } => {
            by("log-named", *seat).with("party", party_name(*party))
        }
        Event::Retrieved { seat, card } => {
            by("log-retrieved", *seat).with("card", card_name(*card))
        }
        Event::Discarded { seat, card } => {
            by("log-discarded", *seat).with("card", card_name(*card))
        }
        Event::DebateBegan { debate, city } => msg("log-debate")
            .with("debate", *debate)
            .with("state", state_name(*city)),
        Event::DebateCardPlayed { seat, card } => {
            by("log-debate-card", *seat).with("card", card_name(*card))
        }
        Event::DebatePassed { seat } => by("log-debate-passed", *seat),
        Event::MarkerMoved { issue, to } => msg("log-marker")
            .with("issue", issue_name(*issue))
            .with("to", marker_text(*to)),
        Event::DebateEnded => msg("log-debate-ended"),
        Event::AutomatedTurn { party, card } => of("log-automated", *party).with("card", *card + 1),
        Event::TrackChanged { party, track } => of("log-track", *party).with("count", *track),
        Event::Runoff { without } => of("log-runoff", *without),
        Event::GameEnded { tally } => {
            let by = match tally.by {
                Decision::Votes => "votes",
                Decision::States => "states",
                Decision::Runoff => "runoff",
            };
            of("log-won", tally.winner)
                .with("votes", tally.votes[tally.winner])
                .with("by", by)
        }
    }
}
