//! One suite that every game runs in its own tests.
//!
//! [`check`] plays random games and holds the game to the laws of the contract at the states that it meets: every
//! table asks somebody something, the listed choices are exactly the accepted ones, no viewer is told what they cannot
//! know, imagined worlds fit what was seen, a recording replays to the same table. It panics with the law, the options,
//! the seed and the ply, so that the same plan with one game and that seed fails again at the same place.
//!
//! The suite knows a game only through its contract. Two things it cannot know are lent to it by the game's test: how
//! to scramble what a viewer cannot know, and what never gets lost.
//!
//! ```ignore
//! conformance::check(Plan {
//!     options: vec![Options::default()],
//!     games: 200,
//!     ..Plan::new(scramble, conserved)
//! });
//! ```

mod laws;
mod lexicon;
mod playthrough;
mod sight;

use crate::action::Action;
use crate::any::{Scripted, Words, read_options};
use crate::chance::{Chance, Draw, Key as SeedKey, Quick, Recorder, Recording, Seeded};
use crate::game::{Game, Illegal, Reveal, Status};
use crate::seat::{Seat, SeatSet, Viewer};
use lexicon::Lexicon;
pub use playthrough::playthrough;
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What to play, and what the suite must be told about the game.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// Each of these is played.
    pub options: Vec<G::Options>,
    /// Random games for each of them.
    pub games: u32,
    /// The seed of the first game; the next one has the next number.
    pub seed: u64,
    /// The most answers that a game can take.
    pub bound: u32,
    /// The expensive laws are checked at one state in so many, and at the end of every game.
    pub every: u32,
    /// Changes everything in the state that this viewer cannot know, and nothing else.
    pub scramble: fn(&mut G, Viewer, &mut Quick),
    /// What never gets lost: cards, cubes, votes. The error says what did.
    pub conserved: fn(&G) -> Result<(), String>,
    /// Saves the state and loads it again, where the game can.
    pub reload: Option<fn(&G) -> G>,
    /// Every message must exist in these languages.
    pub languages: &'static [&'static str],
    /// Draws whose outcome may be secret. They are drawn again, differently: a viewer whose view comes out the same
    /// must have seen the same events. Leave out draws that everybody sees and forgets, such as dice.
    pub secret_draws: &'static [Draw],
}

impl<G: Game> Plan<G> {
    /// A hundred games with the default options.
    pub fn new(
        scramble: fn(&mut G, Viewer, &mut Quick),
        conserved: fn(&G) -> Result<(), String>,
    ) -> Plan<G> {
        Plan {
            options: vec![G::Options::default()],
            games: 100,
            seed: 1,
            bound: 2000,
            every: 16,
            scramble,
            conserved,
            reload: None,
            languages: &["en"],
            secret_draws: &[],
        }
    }
}

/// What a run of the suite met, so that a test can tell that it was not empty.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub decisions: u64,
    /// States at which every law was checked.
    pub sampled: u64,
    /// Scrambles that changed the state: the 'no leak' law was put to a real test.
    pub scrambled: u64,
    /// Answers that were given in a state and in its scrambled twin, and compared.
    pub compared: u64,
    /// How often each question was asked, by its id.
    pub questions: BTreeMap<&'static str, u64>,
    /// How often each rule ended a game.
    pub endings: BTreeMap<&'static str, u64>,
}

/// A law that does not hold, and what was seen.
#[derive(Debug)]
struct Broken {
    law: &'static str,
    what: String,
}

type Verdict = Result<(), Broken>;

/// Holds a game to one law; `what` is written only when it is broken.
fn hold(law: &'static str, holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds {
        Ok(())
    } else {
        Err(Broken { law, what: what() })
    }
}

/// Plays random games and panics at the first broken law. Missing words are collected and reported together.
pub fn check<G: Words + Scripted>(plan: Plan<G>) -> Report {
    let mut report = Report::default();
    let mut lexicon = Lexicon::new::<G>(plan.languages);
    let before_play = laws::actions::<G>().and_then(|()| options_are_read(&plan));
    if let Err(Broken { law, what }) = before_play {
        panic!("{} breaks the law '{law}': {what}", G::NAME);
    }
    lexicon.explain_options::<G>();
    for options in &plan.options {
        for game in 0..u64::from(plan.games) {
            let seed = plan.seed.wrapping_add(game);
            let mut walk = Walk::new(&plan, options, seed, &mut lexicon, &mut report);
            let verdict = catch_unwind(AssertUnwindSafe(|| walk.game()));
            let broken = match verdict {
                Ok(Ok(())) => continue,
                Ok(Err(broken)) => broken,
                Err(payload) => Broken {
                    law: "no panics",
                    what: panic_words(&*payload),
                },
            };
            panic!("{}", walk.describe(&broken));
        }
    }
    if let Some(missing) = lexicon.missing() {
        panic!("{} breaks the law 'words':\n{missing}", G::NAME);
    }
    report
}

/// Options survive the trip through the listing that the command line and the server go by.
fn options_are_read<G: Words>(plan: &Plan<G>) -> Verdict {
    for options in &plan.options {
        let json = serde_json::to_value(options).map_err(|error| Broken {
            law: "options",
            what: error.to_string(),
        })?;
        let read = read_options::<G>(&json);
        hold("options", read.as_ref() == Ok(options), || {
            format!("{json} is read as {read:?}")
        })?;
    }
    Ok(())
}

fn panic_words(payload: &(dyn Any + Send)) -> String {
    let words = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied());
    format!("the game panicked: {}", words.unwrap_or("without words"))
}

/// The key of a game with that seed.
fn key(seed: u64) -> SeedKey {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key
}

/// One answer of a random player, with what it led to.
struct Ply<G: Game> {
    seat: Seat,
    action: G::Action,
    outcomes: Vec<u32>,
    reveal: Reveal,
    events: Vec<G::Event>,
    after: G,
}

/// One random game on its way.
struct Walk<'a, G: Game> {
    plan: &'a Plan<G>,
    options: &'a G::Options,
    seed: u64,
    /// Decides what the random players do and where the suite looks closely; never the game's own draws.
    quick: Quick,
    lexicon: &'a mut Lexicon,
    report: &'a mut Report,
    trail: Vec<Ply<G>>,
}

impl<'a, G: Words + Scripted> Walk<'a, G> {
    fn new(
        plan: &'a Plan<G>,
        options: &'a G::Options,
        seed: u64,
        lexicon: &'a mut Lexicon,
        report: &'a mut Report,
    ) -> Self {
        Walk {
            plan,
            options,
            seed,
            quick: Quick::new(!seed),
            lexicon,
            report,
            trail: Vec::new(),
        }
    }

    fn game(&mut self) -> Verdict {
        let mut chance = Seeded::new(key(self.seed));
        let mut recorder = Recorder::new(&mut chance);
        let mut log = Vec::new();
        let opened = G::new(self.options, &mut recorder, &mut log);
        let setup = recorder.into_outcomes();
        let mut state = opened.map_err(|error| Broken {
            law: "options",
            what: format!("the table cannot be opened: {error}"),
        })?;
        self.lexicon.tell(&state, &log);
        let first = state.clone();

        while let Status::Waiting(seats) = state.status() {
            self.asks(&state, seats)?;
            if self.quick.below(self.plan.every.max(1)) == 0 {
                self.every_law(&state)?;
            }
            let bound = self.plan.bound;
            hold("every game ends", self.trail.len() < bound as usize, || {
                format!("the game goes on after {bound} answers")
            })?;
            self.step(&mut state, seats, &mut chance)?;
        }
        self.over(&state)?;
        self.every_law(&state)?;
        self.replay(&first, &setup)
    }

    /// A waiting table asks each awaited seat something that can be answered, and nobody else.
    fn asks(&mut self, state: &G, seats: SeatSet) -> Verdict {
        const LAW: &str = "a waiting table asks";
        self.conserved(state)?;
        hold(LAW, !seats.is_empty(), || "it waits for nobody".into())?;
        for seat in (0..state.seats() as u8).map(Seat) {
            let awaited = seats.contains(seat);
            let name = state.seat_name(seat);
            let question = state.question(seat);
            hold(LAW, question.is_some() == awaited, || {
                format!("{name}: awaited is {awaited}, the question is {question:?}")
            })?;
            let choices = state.legal(seat).len();
            hold(LAW, (choices > 0) == awaited, || {
                format!("{name}: awaited is {awaited}, with {choices} choices")
            })?;
            let told = state.awaited(Viewer::Seat(seat)).contains(seat);
            hold(LAW, told == awaited, || {
                format!("{name}: awaited is {awaited}, but the seat is told {told}")
            })?;
            if let Some(question) = question {
                *self.report.questions.entry(question.id).or_default() += 1;
            }
        }
        Ok(())
    }

    /// A table that is over asks nobody, and its outcome cites a rule.
    fn over(&mut self, state: &G) -> Verdict {
        const LAW: &str = "a table that is over asks nobody";
        self.conserved(state)?;
        if let Status::Over(outcome) = state.status() {
            self.lexicon.cite(outcome.rule, G::RULES_PAGE);
            *self.report.endings.entry(outcome.rule.0).or_default() += 1;
            let table = SeatSet::first(state.seats());
            hold(
                LAW,
                outcome.winners.iter().all(|seat| table.contains(seat)),
                || format!("winners {:?} do not sit at it", outcome.winners),
            )?;
        }
        for viewer in Viewer::all(state.seats()) {
            let awaited = state.awaited(viewer);
            hold(LAW, awaited.is_empty(), || {
                format!("{viewer:?} is told that {awaited:?} are awaited")
            })?;
            if let Viewer::Seat(seat) = viewer {
                let silent = state.question(seat).is_none() && state.legal(seat).is_empty();
                hold(LAW, silent, || format!("{seat:?} is asked"))?;
            }
        }
        self.report.games += 1;
        Ok(())
    }

    fn conserved(&self, state: &G) -> Verdict {
        (self.plan.conserved)(state).map_err(|what| Broken {
            law: "nothing gets lost",
            what,
        })
    }

    /// One random answer of one random awaited seat, drawing as a real table would.
    fn step(&mut self, state: &mut G, seats: SeatSet, chance: &mut Seeded) -> Verdict {
        let (seat, action) = self.any_answer(state, seats);
        let before = state.clone();
        chance.at_ply(self.trail.len() as u64 + 1);
        let mut recorder = Recorder::new(chance);
        let mut events = Vec::new();
        let reveal = state.answer(seat, action, &mut recorder, &mut events);
        let outcomes = recorder.into_outcomes();
        let reveal = reveal.map_err(|illegal| listed_but_refused(seat, action, &illegal))?;
        hold(
            "a draw is a reveal",
            reveal == Reveal::Something || outcomes.is_empty(),
            || {
                let name = action.name();
                format!("'{name}' drew {outcomes:?} and returned Reveal::Nothing")
            },
        )?;
        if reveal == Reveal::Nothing && !events.is_empty() {
            laws::quiet_is_silent(&before, state, seat, &events)?;
        }
        self.lexicon.tell(state, &events);
        self.report.decisions += 1;
        self.trail.push(Ply {
            seat,
            action,
            outcomes,
            reveal,
            events,
            after: state.clone(),
        });
        Ok(())
    }

    fn any_answer(&mut self, state: &G, seats: SeatSet) -> (Seat, G::Action) {
        any_answer(state, seats, &mut self.quick)
    }

    /// The same answers with the same outcomes lead to the same tables, whoever watches or listens.
    fn replay(&mut self, first: &G, setup: &[u32]) -> Verdict {
        const LAW: &str = "replay";
        let mut recording = Recording::new(setup);
        let twin = G::new(self.options, &mut recording, &mut ());
        hold(LAW, twin.as_ref() == Ok(first), || {
            "the set-up differs".into()
        })?;
        fits(recording, "the set-up")?;
        let mut twin = first.clone();
        for (number, ply) in self.trail.iter().enumerate() {
            let mut recording = Recording::new(&ply.outcomes);
            let reveal = twin.apply(ply.seat, ply.action, &mut recording, &mut ());
            let place = || format!("answer {} ('{}')", number + 1, ply.action.name());
            let same = twin == ply.after && reveal == ply.reveal;
            hold(LAW, same, || format!("{} leads elsewhere", place()))?;
            fits(recording, &place())?;
            if self.quick.below(self.plan.every.max(1)) == 0 {
                for viewer in Viewer::all(twin.seats()) {
                    let same = twin.view(viewer) == ply.after.view(viewer);
                    hold(LAW, same, || {
                        format!("after {}, {viewer:?} sees another view", place())
                    })?;
                }
            }
        }
        Ok(())
    }

    /// Everything that is needed to see it again.
    fn describe(&self, broken: &Broken) -> String {
        let options = serde_json::to_string(self.options).unwrap_or_default();
        let last = self.trail.iter().rev().take(8).rev();
        let answers: Vec<String> = last
            .map(|ply| format!("seat {} '{}'", ply.seat.0, ply.action.name()))
            .collect();
        let events = self.trail.last().map(|ply| &ply.events);
        format!(
            "{} breaks the law '{}': {}\n  options {options}, seed {}, ply {}\n  last answers: {}\n  \
             last events: {events:?}\n  to see it again: Plan {{ options: those, games: 1, seed: {}, .. }}",
            G::NAME,
            broken.law,
            broken.what,
            self.seed,
            self.trail.len(),
            answers.join(", "),
            self.seed,
        )
    }
}

fn fits(recording: Recording, place: &str) -> Verdict {
    recording.finish().map_err(|misfit| Broken {
        law: "replay",
        what: format!("{place}: {misfit}"),
    })
}

/// A random legal answer of a random awaited seat.
fn any_answer<G: Game>(state: &G, seats: SeatSet, quick: &mut Quick) -> (Seat, G::Action) {
    let seat = seats
        .iter()
        .nth(quick.below(seats.len() as u32) as usize)
        .expect("a waiting table waits for somebody");
    let legal = state.legal(seat);
    let action = legal
        .nth(quick.below(legal.len() as u32) as usize)
        .and_then(G::Action::from_index)
        .expect("an awaited seat has an answer, and every answer has an index");
    (seat, action)
}

/// Plays on at random; whether the game ended within `bound` answers.
fn play_out<G: Game>(mut state: G, bound: u32, quick: &mut Quick) -> Result<bool, Broken> {
    for _ in 0..bound {
        let Status::Waiting(seats) = state.status() else {
            return Ok(true);
        };
        let (seat, action) = any_answer(&state, seats, quick);
        // Checked, because a wrong list must be found as such and not as what comes of it.
        let answered = state.answer(seat, action, quick, &mut ());
        answered.map_err(|illegal| listed_but_refused(seat, action, &illegal))?;
    }
    Ok(matches!(state.status(), Status::Over(_)))
}

fn listed_but_refused(seat: Seat, action: impl Action, illegal: &Illegal) -> Broken {
    let name = action.name();
    Broken {
        law: laws::EXACT,
        what: format!("{seat:?} '{name}' is listed and refused: {illegal:?}"),
    }
}

/// Writes down what is drawn, with its kind.
struct Tape<C> {
    inner: C,
    drawn: Vec<(Draw, u32)>,
}

impl<C: Chance> Chance for Tape<C> {
    fn pick(&mut self, what: Draw, n: u32) -> u32 {
        let outcome = self.inner.pick(what, n);
        self.drawn.push((what, outcome));
        outcome
    }
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        let outcome = self.inner.pick_heap(what, heaps);
        self.drawn.push((what, outcome as u32));
        outcome
    }
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        let outcome = self.inner.pick_member(what, set);
        self.drawn.push((what, outcome));
        outcome
    }
}
