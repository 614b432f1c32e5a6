//! Which games are played, and what is counted in them.

use crate::counts::{Counts, Group};
use bots::{Bot, Greedy, Random};
use engine::{Action as _, Game, Key, Quick, Seat, Status, Viewer};
use hustings_campaign_trail::{
    Action, CampaignTrail, Deck, Mode, Options, Pair, Politick, SoloDeck, Use, View, Word,
};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// A kind of game.
pub struct Setting {
    pub name: String,
    options: Options,
    /// One greedy bot, each seat in turn, and random players in all others.
    against_random: bool,
}

/// Every setting that is measured.
pub fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    let mut add = |name: String, options: Options| {
        settings.push(Setting {
            against_random: name.starts_with("random"),
            name,
            options,
        })
    };
    let versus = |players| Options {
        players,
        ..Options::default()
    };
    for players in 2..=6 {
        add(players.to_string(), versus(players));
    }
    for mode in [Mode::Solo, Mode::Coop] {
        for automated in [1, 2] {
            for &solo_deck in SoloDeck::ALL {
                let name = format!("{}-{automated}-{}", mode.key(), solo_deck.key());
                let options = Options {
                    mode,
                    automated,
                    solo_deck,
                    ..Options::default()
                };
                add(name, options);
            }
        }
    }
    for players in [2, 3] {
        let dirty_politics = true;
        let options = Options {
            dirty_politics,
            ..versus(players)
        };
        add(format!("dirty-{players}"), options);
        add(format!("random-{players}"), versus(players));
    }
    settings
}

impl Setting {
    /// Where only some parties play, each pair and each order of them takes its turn.
    fn options(&self, number: u64) -> Options {
        Options {
            parties: Pair::ALL[number as usize % Pair::ALL.len()],
            ..self.options.clone()
        }
    }
}

/// Plays the games of these numbers on every core.
pub fn play_all(setting: &Setting, numbers: Range<u64>) -> Counts {
    let next = AtomicU64::new(numbers.start);
    let work = || {
        let mut counts = Counts::of(&setting.name);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return counts;
            }
            play(setting, number, &mut counts);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut total = Counts::of(&setting.name);
        for worker in workers {
            total.add(&worker.join().expect("a worker does not panic"));
        }
        total
    })
}

fn play(setting: &Setting, number: u64, counts: &mut Counts) {
    let mut chance = Quick::new(number ^ 0x5eed_0000);
    let options = setting.options(number);
    let mut game = CampaignTrail::new(&options, &mut chance, &mut ()).expect("legal options");
    let hero = Seat((number % game.seats() as u64) as u8);
    let is_random = |seat: Seat| setting.against_random && seat != hero;
    let mut players: Vec<Box<dyn Bot<CampaignTrail>>> = (0..game.seats() as u8)
        .map(|seat| -> Box<dyn Bot<CampaignTrail>> {
            let seed = number * 8 + u64::from(seat);
            match is_random(Seat(seat)) {
                true => Box::new(Random::new(seed)),
                false => Box::new(Greedy::new(seed)),
            }
        })
        .collect();
    let mut order = None;
    let mut choices = Vec::new();
    let outcome = loop {
        let seats = match game.status() {
            Status::Over(outcome) => break outcome,
            Status::Waiting(seats) => seats,
        };
        let seat = seats.lowest().expect("somebody is waited for");
        game.choices(seat, &mut choices);
        let action = match choices.as_slice() {
            [only] => *only,
            _ => {
                let view = game.view(Viewer::Seat(seat));
                let action = players[seat.index()].choose(&view, seat, &choices);
                if view.public.round > 0 {
                    order.get_or_insert(view.public.order);
                }
                if !is_random(seat) {
                    count_play(&view, &choices, action, counts);
                }
                action
            }
        };
        debug_assert!(game.legal(seat).contains(action.index()));
        game.apply(seat, action, &mut chance, &mut ());
        counts.decisions += 1;
    };
    let public = game.view(Viewer::Spectator).public;
    let winner = public.result.expect("the game is over").winner;
    let parties = public.roster.in_play;
    for party in parties.iter() {
        counts.count(Group::Party, party.key(), party == winner);
    }
    let places = order.into_iter().flatten().take(parties.len());
    for (place, party) in places.enumerate() {
        counts.count(
            Group::Place,
            ["first", "second", "third"][place],
            party == winner,
        );
    }
    for seat in public.roster.all() {
        let won = outcome.winners.contains(seat);
        if let Some(candidate) = public.candidates[seat.index()] {
            counts.count(Group::Candidate, candidate.key(), won);
        }
    }
    counts.count(Group::Greedy, "greedy", outcome.winners.contains(hero));
    counts.games += 1;
}

/// What was done with a card, and whether its politick action was taken, where it could be.
fn count_play(view: &View, choices: &[Action], action: Action, counts: &mut Counts) {
    let deck = Deck::house();
    let politick_of = |card| deck.facts(card).politick;
    if let Action::Use(usage) = action {
        for &known in Use::ALL {
            counts.count(Group::Use, known.key(), known == usage);
        }
    }
    let politick = Action::Use(Use::Politick);
    if choices.contains(&politick)
        && let Some(card) = view.own.and_then(|own| own.picked_card())
        && let Some(kind) = politick_of(card)
    {
        counts.count(Group::Politick, kind.key(), action == politick);
    }
    // Only in a response window a card can be played or the moment be let pass.
    let is_response =
        |kind: Politick| matches!(kind, Politick::ChangeOfPlans | Politick::LocalFundsDryUp);
    let card = choices.iter().find_map(|choice| match choice {
        Action::Card(card) => Some(*card),
        _ => None,
    });
    if choices.contains(&Action::Word(Word::Pass))
        && let Some(kind) = card.and_then(politick_of).filter(|&kind| is_response(kind))
        && view.own.is_some_and(|own| own.asked)
    {
        counts.count(
            Group::Politick,
            kind.key(),
            matches!(action, Action::Card(_)),
        );
    }
}
