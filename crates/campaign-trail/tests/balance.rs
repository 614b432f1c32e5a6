//! How balanced the house deck is, from games between greedy bots. It prints the tables of
//! `docs/balance-campaign-trail.md`:
//!
//! `BALANCE_GAMES=20000 cargo test --release -p hustings-campaign-trail --test balance -- --ignored --nocapture`

use bots::{Bot, Greedy, Random};
use engine::{Action as _, Game, Key, Quick, Seat, Status, Viewer};
use hustings_campaign_trail::{
    Action, CampaignTrail, Candidate, Mode, Options, Pair, Party, Politick, SoloDeck, Use,
};

/// Successes of trials, with Wilson's interval.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    hits: u32,
    of: u32,
}

impl Share {
    fn add(&mut self, hit: bool) {
        self.hits += u32::from(hit);
        self.of += 1;
    }

    fn line(self) -> String {
        let (n, z) = (f64::from(self.of.max(1)), 1.96_f64);
        let p = f64::from(self.hits) / n;
        let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let percent = |x: f64| format!("{:.1}%", 100.0 * x);
        format!(
            "{} ({} to {}) of {}",
            percent(p),
            percent(centre - half),
            percent(centre + half),
            self.of
        )
    }
}

/// What many games came to.
#[derive(Debug)]
struct Books {
    parties: [Share; 3],
    /// By the place of the party in the first order of turns.
    places: [Share; 3],
    candidates: [Share; Candidate::ALL.len()],
    /// How often each politick action was taken where it could be.
    politicks: [Share; Politick::ALL.len()],
    answers: u64,
}

/// Plays games in which every seat is greedy, or where `random` says so, random.
fn play(options: &Options, games: u32, random: &[u8]) -> Books {
    let mut books = Books {
        parties: Default::default(),
        places: Default::default(),
        candidates: Default::default(),
        politicks: [Share::default(); Politick::ALL.len()],
        answers: 0,
    };
    let deck = hustings_campaign_trail::Deck::house();
    let mut choices = Vec::new();
    for number in 0..games {
        let mut chance = Quick::new(u64::from(number) ^ 0x5eed_0000);
        let mut game =
            CampaignTrail::new(options, &mut chance, &mut ()).expect("the options are legal");
        let mut players: Vec<Box<dyn Bot<CampaignTrail>>> = (0..game.seats() as u8)
            .map(|seat| -> Box<dyn Bot<CampaignTrail>> {
                let seed = u64::from(number) * 8 + u64::from(seat);
                if random.contains(&seat) {
                    Box::new(Random::new(seed))
                } else {
                    Box::new(Greedy::new(seed))
                }
            })
            .collect();
        let mut first_order = None;
        let outcome = loop {
            let seats = match game.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(seats) => seats,
            };
            let seat = seats.lowest().expect("somebody is waited for");
            let view = game.view(Viewer::Seat(seat));
            if first_order.is_none() && view.public.round > 0 {
                first_order = Some(view.public.order);
            }
            game.choices(seat, &mut choices);
            let action = players[seat.index()].choose(&view, seat, &choices);
            let politick = Action::Use(Use::Politick);
            if choices.contains(&politick)
                && let Some(card) = view.own.and_then(|own| own.picked_card())
                && let Some(kind) = deck.facts(card).politick
            {
                books.politicks[kind.index()].add(action == politick);
            }
            assert!(game.legal(seat).contains(action.index()));
            game.apply(seat, action, &mut chance, &mut ());
            books.answers += 1;
        };
        let public = game.view(Viewer::Spectator).public;
        let winner = public.result.expect("the game is over").winner;
        for party in public.roster.in_play.iter() {
            books.parties[party.index()].add(party == winner);
        }
        if let Some(order) = first_order {
            for (place, &party) in order.iter().take(public.roster.in_play.len()).enumerate() {
                books.places[place].add(party == winner);
            }
        }
        for seat in (0..game.seats() as u8).map(Seat) {
            if let Some(candidate) = public.candidates[seat.index()] {
                books.candidates[candidate.index()].add(outcome.winners.contains(seat));
            }
        }
    }
    books
}

fn report(title: &str, books: &Books) {
    println!("\n## {title}\n");
    for &party in Party::ALL {
        println!(
            "party {}: {}",
            party.key(),
            books.parties[party.index()].line()
        );
    }
    for (place, share) in books.places.iter().enumerate() {
        println!("turn {}: {}", place + 1, share.line());
    }
    for candidate in Candidate::all() {
        println!(
            "candidate {}: {}",
            candidate.key(),
            books.candidates[candidate.index()].line()
        );
    }
    for politick in Politick::all() {
        println!(
            "politick {}: {}",
            politick.key(),
            books.politicks[politick.index()].line()
        );
    }
    println!("answers: {}", books.answers);
}

fn games() -> u32 {
    std::env::var("BALANCE_GAMES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000)
}

#[test]
#[ignore = "takes long: see the head of this file"]
fn balance() {
    for (players, random) in [(2, &[1][..]), (3, &[1, 2][..])] {
        let options = Options {
            players,
            ..Options::default()
        };
        let books = play(&options, games(), random);
        let share = books.parties[Party::Democrat.index()];
        println!("greedy against random, {players} players: {}", share.line());
    }
    for players in 2..=6 {
        let options = Options {
            players,
            ..Options::default()
        };
        report(&format!("{players} players"), &play(&options, games(), &[]));
    }
    for (automated, parties) in [
        (1, Pair::DemocratRepublican),
        (2, Pair::LibertarianDemocrat),
    ] {
        for solo_deck in [SoloDeck::Basic, SoloDeck::Advanced] {
            let options = Options {
                mode: Mode::Solo,
                automated,
                parties,
                solo_deck,
                ..Options::default()
            };
            report(
                &format!("solo, {automated} automated, {}", solo_deck.key()),
                &play(&options, games(), &[]),
            );
        }
    }
}

/// Greedy must be worth its name: few games, but the odds are far from even.
#[test]
fn greedy_beats_random() {
    let two = play(&Options::default(), 40, &[1]);
    assert!(
        two.parties[Party::Democrat.index()].hits >= 32,
        "{:?}",
        two.parties
    );
    let three = Options {
        players: 3,
        ..Options::default()
    };
    let three = play(&three, 30, &[1, 2]);
    assert!(
        three.parties[Party::Democrat.index()].hits >= 18,
        "{:?}",
        three.parties
    );
}
