//! The laws that every game of Campaign Trail obeys, tried on random games with all players, parties and modes.

use crate::action::{Action, Word};
use crate::board::{Parties, Party, State, States};
use crate::deck::{Card, CardSet};
use crate::log::Event;
use crate::options::{Mode, Options, Pair, SoloDeck};
use crate::politick::Politick;
use crate::state::{Bottom, CampaignTrail, Frame, Hidden, Pick, Public};
use crate::view::View;
use engine::conformance::{Plan, check, playthrough};
use engine::{
    Action as _, ActionSet, Draw, Game, Key, Question, Quick, Seat, SeatSet, Status, Viewer,
    english,
};

/// Every combination of players, parties, modes, decks and Dirty Politics.
fn every_option_set() -> Vec<Options> {
    let mut sets = Vec::new();
    for dirty_politics in [false, true] {
        let plain = Options {
            dirty_politics,
            ..Options::default()
        };
        for players in 2..=6 {
            let pairs = if matches!(players, 2 | 4) {
                Pair::ALL
            } else {
                &Pair::ALL[..1]
            };
            for &parties in pairs {
                sets.push(Options {
                    players,
                    parties,
                    ..plain.clone()
                });
            }
        }
        for players in [2, 4] {
            sets.push(Options {
                players,
                automated: 1,
                solo_deck: SoloDeck::Advanced,
                ..plain.clone()
            });
        }
        for mode in [Mode::Solo, Mode::Coop] {
            for automated in [1, 2] {
                for solo_deck in [SoloDeck::Basic, SoloDeck::Advanced] {
                    let parties = if automated == 1 {
                        Pair::LibertarianDemocrat
                    } else {
                        Pair::RepublicanLibertarian
                    };
                    sets.push(Options {
                        mode,
                        automated,
                        solo_deck,
                        parties,
                        ..plain.clone()
                    });
                }
            }
        }
    }
    sets
}

/// Changes everything that a viewer cannot know: cards whose place they do not know change their names among
/// themselves, and what others have picked in secret is picked anew.
fn scramble(game: &mut CampaignTrail, viewer: Viewer, quick: &mut Quick) {
    let inside = game.insiders(viewer);
    let mut pool = game.hidden.deck;
    for seat in game
        .public
        .roster
        .all()
        .filter(|&seat| !inside.contains(seat))
    {
        pool = pool.union(game.hand(seat).minus(game.public.known_hand[seat.index()]));
    }
    if !game.knows_bottoms(viewer) {
        pool = game
            .hidden
            .bottoms
            .iter()
            .fold(pool, |pool, bottom| pool.union(bottom.cards()));
    }
    for above in game.public.covering.iter() {
        let foreign = game
            .owner(above)
            .is_none_or(|owner| !inside.contains(owner));
        if let Some(card) = game.hidden.beneath[above].filter(|_| foreign) {
            pool.insert(card);
        }
    }
    let mut names: Vec<Card> = Card::all().collect();
    let cards: Vec<Card> = pool.iter().collect();
    for last in (1..cards.len()).rev() {
        let other = quick.below(last as u32 + 1) as usize;
        names.swap(cards[last].index(), cards[other].index());
    }
    rename(&mut game.hidden, &names);
    for seat in game.public.roster.all().filter(|&seat| !viewer.is(seat)) {
        game.hidden.picked[seat.index()] = None;
        game.hidden.responses[seat.index()] = None;
        if !inside.contains(seat) {
            game.hidden.offered[seat.index()] = [None; 2];
            game.hidden.offers[seat.index()] = CardSet::default();
        }
    }
    if let Some(Frame::Window(_)) = game.public.frames.last() {
        let asked = game.hidden.asked;
        game.hidden.asked = match viewer {
            Viewer::Seat(seat) if asked.contains(seat) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        };
    }
    game.imagine_secrets(viewer, quick);
}

fn rename(hidden: &mut Hidden, names: &[Card]) {
    let renamed = |cards: CardSet| {
        cards
            .iter()
            .map(|card| names[card.index()])
            .collect::<CardSet>()
    };
    hidden.deck = renamed(hidden.deck);
    hidden.drawn = renamed(hidden.drawn);
    hidden.hands = hidden.hands.map(renamed);
    hidden.offers = hidden.offers.map(renamed);
    hidden.bottoms = hidden.bottoms.map(|bottom| {
        bottom
            .iter()
            .map(|card| names[card.index()])
            .collect::<Bottom>()
    });
    for above in Card::all() {
        hidden.beneath[above] = hidden.beneath[above].map(|card| names[card.index()]);
    }
    for response in hidden.responses.iter_mut().flatten() {
        *response = names[response.index()];
    }
    for pick in hidden.picked.iter_mut().flatten() {
        if let Pick::Card(card) = pick {
            *card = names[card.index()];
        }
    }
}

/// Cards lie in exactly one place, stacks are as large as they say, electoral votes add up, majorities are settled and
/// what is known is so.
fn conserved(game: &CampaignTrail) -> Result<(), String> {
    game.check_cards().map_err(|lost| english(&lost))?;
    let public = &game.public;
    let dealt = public.candidates[0].is_some();
    let bottoms: usize = game
        .hidden
        .bottoms
        .iter()
        .map(|bottom| bottom.cards().len())
        .sum();
    let stacks: u8 = public.stacks.iter().sum();
    if dealt && usize::from(stacks) != game.hidden.deck.len() + bottoms {
        return Err(format!(
            "the stacks say {stacks}, but {} cards are there",
            game.hidden.deck.len() + bottoms
        ));
    }
    for (stack, bottom) in game.hidden.bottoms.iter().enumerate() {
        if bottom.len() != public.bottoms[stack] || public.bottoms[stack] > public.stacks[stack] {
            return Err("a bottom is not as long as it says".into());
        }
    }
    let votes: u16 = public.electoral_votes.cells().iter().sum();
    if votes != 538 {
        return Err(format!("{votes} electoral votes"));
    }
    for &state in State::ALL {
        if public.holders[state] != game.majority(state) {
            return Err(format!("{state:?} is held by the wrong party"));
        }
        for &party in Party::ALL {
            if !public.roster.in_play.contains(party) && public.voters[state][party] > 0 {
                return Err(format!("voters of {party:?}, who do not play"));
            }
        }
    }
    for seat in public.roster.all() {
        if !public.known_hand[seat.index()]
            .minus(game.hand(seat))
            .is_empty()
        {
            return Err(format!(
                "something is known of {seat:?}'s hand that is not so"
            ));
        }
        if !public.fresh[seat.index()]
            .minus(public.ongoing[seat.index()])
            .is_empty()
        {
            return Err("a card is fresh that is not in play".into());
        }
    }
    Ok(())
}

fn reload(game: &CampaignTrail) -> CampaignTrail {
    let public = serde_json::to_string(&game.public).expect("a game can be saved");
    let hidden = serde_json::to_string(&game.hidden).expect("a game can be saved");
    CampaignTrail {
        public: serde_json::from_str::<Public>(&public).expect("a saved game can be loaded"),
        hidden: serde_json::from_str::<Hidden>(&hidden).expect("a saved game can be loaded"),
    }
}

fn plan(games: u32, seed: u64) -> Plan<CampaignTrail> {
    Plan {
        options: every_option_set(),
        games,
        seed,
        bound: 4_000,
        every: 150,
        reload: Some(reload),
        secret_draws: &[Draw("cards")],
        languages: &["en", "it"],
        ..Plan::new(scramble, conserved)
    }
}

/// Every combination, 2,000 games and more in all.
#[test]
fn random_games_keep_the_laws() {
    let sets = every_option_set().len() as u32;
    let report = check(plan(2_000_u32.div_ceil(sets), 1));
    assert!(report.games >= 2_000);
    for id in EVERY_QUESTION {
        assert!(report.questions.contains_key(*id), "{id} was never asked");
    }
}

/// The same for long, on every core: `make soak`.
#[test]
#[ignore = "takes long: make soak"]
fn many_random_games_keep_the_laws() {
    const GAMES: u32 = 500_000;
    let sets = every_option_set().len() as u32;
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    // Seeds far enough apart that no game is played twice.
    let work = |core: u32| {
        check(plan(
            GAMES.div_ceil(sets * cores),
            u64::from(core + 1) << 32,
        ))
        .games
    };
    let played: u64 = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|core| scope.spawn(move || work(core)))
            .collect();
        let games = workers
            .into_iter()
            .map(|worker| worker.join().expect("every law holds"));
        games.sum()
    });
    println!("{played} games keep the laws");
    assert!(played >= u64::from(GAMES));
}

/// Every question of the chapter on decision points, by its number.
const EVERY_QUESTION: &[&str] = &[
    "Q-01", "Q-02", "Q-03", "Q-10", "Q-11", "Q-12", "Q-13", "Q-14", "Q-15", "Q-16", "Q-20", "Q-21",
    "Q-22", "Q-23", "Q-24", "Q-25", "Q-26", "Q-30", "Q-31", "Q-35", "Q-40", "Q-41", "Q-42", "Q-43",
    "Q-44", "Q-45", "Q-46", "Q-47", "Q-48", "Q-49", "Q-60", "Q-61", "Q-70", "Q-71",
];

/// What the events of a game say has happened to voters on the board, money and pawns.
#[derive(Debug, Default, PartialEq)]
struct Books {
    voters: States<Parties<u16>>,
    chest: Parties<u16>,
}

impl Books {
    fn enter(&mut self, event: &Event) {
        match *event {
            Event::MoneyGained { party, count } => self.chest[party] += count,
            Event::MoneyLost { party, count } => self.chest[party] -= count,
            Event::VotersPlaced {
                party,
                state,
                count,
            } => self.voters[state][party] += count,
            Event::VotersRemoved {
                party,
                state,
                count,
            } => self.voters[state][party] -= count,
            _ => {}
        }
    }
}

/// CT-D2, CT-D3, CT-D5: no voter on the board and no money comes or goes without an event that says so.
#[test]
fn the_log_accounts_for_every_voter_and_all_money() {
    for (number, options) in every_option_set().into_iter().enumerate() {
        let mut quick = Quick::new(number as u64);
        let mut log = Vec::new();
        let mut game =
            CampaignTrail::new(&options, &mut quick, &mut log).expect("the options are legal");
        let mut books = Books {
            voters: game.public.voters,
            ..Books::default()
        };
        loop {
            log.drain(..).for_each(|event| books.enter(&event));
            assert_eq!(books.voters, game.public.voters);
            assert_eq!(books.chest, game.public.chest);
            let Status::Waiting(seats) = game.status() else {
                break;
            };
            let seat = seats.lowest().expect("somebody is waited for");
            let legal = game.legal(seat);
            let index = legal
                .nth(quick.below(legal.len() as u32) as usize)
                .expect("within the set");
            let action = Action::from_index(index).expect("a legal answer exists");
            game.answer(seat, action, &mut quick, &mut log)
                .expect("a legal answer is accepted");
        }
    }
}

/// The same table, but a seat that held an answer to a card being played holds none, or the other way round. Nothing where
/// the deck has no cards for it.
fn with_other_answers(game: &CampaignTrail, seat: Seat) -> Option<CampaignTrail> {
    let politicks = &game.deck().politicks;
    let responses = politicks[Politick::ChangeOfPlans].union(politicks[Politick::LocalFundsDryUp]);
    let unknown = game.hand(seat).minus(game.public.known_hand[seat.index()]);
    let held = unknown.intersection(responses);
    let (given, taken) = if held.is_empty() {
        let responses = game.hidden.deck.intersection(responses);
        (
            CardSet::only(unknown.first()?),
            CardSet::only(responses.first()?),
        )
    } else {
        let others = game.hidden.deck.minus(responses);
        (held, others.iter().take(held.len()).collect())
    };
    let mut other = game.clone();
    let hidden = &mut other.hidden;
    hidden.deck = hidden.deck.minus(taken).union(given);
    let hand = &mut hidden.hands[seat.index()];
    *hand = hand.minus(given).union(taken);
    (given.len() == taken.len()).then_some(other)
}

/// Everything that one viewer is shown of an answer and of the table after it.
#[derive(Debug, PartialEq)]
struct Shown {
    view: View,
    awaited: SeatSet,
    question: Option<Question>,
    legal: ActionSet,
    told: Vec<Event>,
}

/// What the players outside a team, and a spectator, are shown.
fn shown_to_others(game: &CampaignTrail, team: SeatSet, events: &[Event]) -> Vec<Shown> {
    let outside = |viewer: &Viewer| !team.iter().any(|seat| viewer.is(seat));
    let shown = |viewer: Viewer| {
        let (question, legal) = match viewer {
            Viewer::Seat(seat) => (game.question(seat), game.legal(seat)),
            Viewer::Spectator => (None, ActionSet::EMPTY),
        };
        Shown {
            view: game.view(viewer),
            awaited: game.awaited(viewer),
            question,
            legal,
            told: events
                .iter()
                .map(|event| event.for_viewer(viewer))
                .collect(),
        }
    };
    Viewer::all(game.seats())
        .filter(outside)
        .map(shown)
        .collect()
}

/// CT-A15: nobody can tell from the table who could have answered. Whenever an action is announced, every opponent in
/// turn is given an answer or robbed of it: the others are shown the same, and the same again when that player lets
/// the moment pass.
#[test]
fn nobody_can_tell_who_could_have_answered() {
    let mut compared = 0;
    for (number, options) in every_option_set().into_iter().enumerate() {
        let mut quick = Quick::new(number as u64);
        let mut game =
            CampaignTrail::new(&options, &mut quick, &mut ()).expect("the options are legal");
        while let Status::Waiting(seats) = game.status() {
            let actor = seats.lowest().expect("somebody is waited for");
            let legal = game.legal(actor);
            let index = legal
                .nth(quick.below(legal.len() as u32) as usize)
                .expect("within the set");
            let action = Action::from_index(index).expect("a legal answer exists");
            if matches!(action, Action::Use(_)) {
                for seat in game.opponents_in_order(game.party(actor)) {
                    compared += tell_apart(&game, actor, action, seat);
                }
            }
            game.apply(actor, action, &mut quick, &mut ());
        }
    }
    assert!(compared > 1_000, "only {compared} windows were compared");
}

/// One if the action opened a window for `seat`, and none of the others can tell whether that seat could answer.
fn tell_apart(game: &CampaignTrail, actor: Seat, action: Action, seat: Seat) -> u32 {
    let Some(other) = with_other_answers(game, seat) else {
        return 0;
    };
    let team = game.public.roster.insiders(seat);
    let [mut one, mut two] = [game.clone(), other];
    let answer = |game: &mut CampaignTrail, seat: Seat, action: Action| {
        let mut log = Vec::new();
        game.apply(seat, action, &mut Quick::new(1), &mut log);
        shown_to_others(game, team, &log)
    };
    let is_window =
        |game: &CampaignTrail| matches!(game.public.frames.last(), Some(Frame::Window(_)));
    let (first, second) = (
        answer(&mut one, actor, action),
        answer(&mut two, actor, action),
    );
    if !is_window(&one) && !is_window(&two) {
        return 0;
    }
    assert_eq!(
        first, second,
        "{actor:?} sees {seat:?}'s hand by {action:?}"
    );
    assert_eq!(one.waiting(), two.waiting());
    // The last one to speak closes the window, and the table plays on.
    if one.waiting().contains(seat) && one.waiting().len() > 1 {
        let pass = Action::Word(Word::Pass);
        assert_eq!(answer(&mut one, seat, pass), answer(&mut two, seat, pass));
    }
    1
}

/// A golden game in text, every observable printed: whatever changes how the game plays or reads shows up here.
/// `UPDATE_GOLDEN=1` writes it anew.
#[test]
fn the_golden_playthrough_has_not_changed() {
    let options = Options {
        players: 5,
        dirty_politics: true,
        ..Options::default()
    };
    let text = playthrough::<CampaignTrail>(&options, 2024);
    let path = format!("{}/tests/golden/five-dirty.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file is there");
    let differs = text
        .lines()
        .zip(golden.lines())
        .enumerate()
        .find(|(_, (new, old))| new != old);
    assert!(text == golden, "{path} differs: {differs:?}");
}
