//! The laws that cost time, checked at a sample of the states of a random game.

use super::sight::Sight;
use super::{Broken, Tape, Verdict, Walk, hold, listed_but_refused, play_out};
use crate::action::{Action, ActionSet};
use crate::any::{Scripted, Words};
use crate::chance::{Chance, Draw, Quick, Recorder, Recording, Script};
use crate::fields::Fields;
use crate::game::{Game, Reveal, Status};
use crate::seat::{Seat, Viewer};
use std::collections::BTreeMap;

pub(super) const EXACT: &str = "exact choices";
const LEAK: &str = "no leak";
const FAITHFUL: &str = "faithful";

/// Answers have dense numbers and unique names that can be read back.
pub(super) fn actions<G: Game>() -> Verdict {
    const LAW: &str = "actions have numbers and names";
    let count = G::Action::COUNT;
    let fits = (1..=ActionSet::CAPACITY).contains(&count);
    hold(LAW, fits, || format!("there are {count} answers"))?;
    let beyond = G::Action::from_index(count);
    hold(LAW, beyond.is_none(), || {
        format!("{beyond:?} is beyond the last")
    })?;
    let mut names = BTreeMap::new();
    for index in 0..count {
        let action = G::Action::from_index(index).ok_or_else(|| Broken {
            law: LAW,
            what: format!("there is no answer number {index} of {count}"),
        })?;
        let back = action.index();
        hold(LAW, back == index, || {
            format!("{action:?} has numbers {index} and {back}")
        })?;
        let name = action.name();
        let read = G::Action::parse(&name);
        hold(LAW, !name.is_empty() && read == Some(action), || {
            format!("'{name}' of {action:?} is read as {read:?}")
        })?;
        if let Some(other) = names.insert(name, action) {
            hold(LAW, false, || {
                format!("{other:?} and {action:?} share a name")
            })?;
        }
    }
    Ok(())
}

/// An answer that revealed nothing and changed nothing for a viewer tells them nothing: that somebody has answered a
/// common question is not theirs to know, unless their view says so too.
pub(super) fn quiet_is_silent<G: Game>(
    before: &G,
    after: &G,
    by: Seat,
    events: &[G::Event],
) -> Verdict {
    let others = Viewer::all(before.seats()).filter(|viewer| !viewer.is(by));
    for viewer in others {
        let seen = events.iter().find_map(|event| G::event_for(event, viewer));
        let Some(seen) = seen else { continue };
        let changed = before.awaited(viewer) != after.awaited(viewer)
            || before.view(viewer) != after.view(viewer);
        hold(LEAK, changed, || {
            format!("{viewer:?} sees nothing change, but is told {seen:?}")
        })?;
    }
    Ok(())
}

impl<G: Words + Scripted> Walk<'_, G> {
    /// All the laws at one state.
    pub(super) fn every_law(&mut self, state: &G) -> Verdict {
        self.report.sampled += 1;
        for seat in (0..state.seats() as u8).map(Seat) {
            self.listed_is_accepted(state, seat)?;
            self.unlisted_is_refused(state, seat)?;
            if let Some(question) = state.question(seat) {
                self.lexicon.say(&question.text);
                self.lexicon.cite(question.rule, G::RULES_PAGE);
            }
        }
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        let sights: Vec<Sight<G>> = viewers.iter().map(|&it| Sight::of(state, it)).collect();
        for (&viewer, sight) in viewers.iter().zip(&sights) {
            self.lexicon.sketch::<G>(&sight.view);
            public_is_in_view(state, viewer, sight)?;
            self.no_leak(state, viewer, sight)?;
        }
        // After all viewers' leaks: a leak makes imagination fail too, and is the better thing to be told of.
        for (&viewer, sight) in viewers.iter().zip(&sights) {
            self.faithful(state, viewer, sight)?;
        }
        self.copies_are_apart(state)?;
        self.saved_is_loaded(state)
    }

    /// What is listed is accepted, and the unchecked twin does exactly the same.
    fn listed_is_accepted(&mut self, state: &G, seat: Seat) -> Verdict {
        const AGREE: &str = "answer and apply agree";
        let legal = state.legal(seat);
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        let listed: Vec<usize> = choices.iter().map(|choice| choice.index()).collect();
        hold(EXACT, legal.iter().eq(listed.iter().copied()), || {
            format!("{seat:?}: legal {legal:?} but choices {listed:?}")
        })?;
        for action in choices {
            self.lexicon.say(&state.choice_text(seat, action));
            let seed = self.quick.next_number();
            let name = action.name();
            let (mut one, mut one_log) = (state.clone(), Vec::new());
            let mut one_chance = Recorder::new(Quick::new(seed));
            let answered = one.answer(seat, action, &mut one_chance, &mut one_log);
            let answered =
                answered.map_err(|illegal| listed_but_refused(seat, action, &illegal))?;
            let (mut two, mut two_log) = (state.clone(), Vec::new());
            let mut two_chance = Recorder::new(Quick::new(seed));
            let applied = two.apply(seat, action, &mut two_chance, &mut two_log);
            hold(AGREE, answered == applied, || {
                format!("{seat:?} '{name}' reveals {answered:?} and {applied:?}")
            })?;
            let same = one == two
                && one_log == two_log
                && one_chance.into_outcomes() == two_chance.into_outcomes();
            hold(AGREE, same, || {
                format!(
                    "{seat:?} '{name}' leads to {one:?} {one_log:?}\n  and to {two:?} {two_log:?}"
                )
            })?;
            self.conserved(&one)?;
            // What a state is written as is slow to build: one in eight will do.
            if seed.is_multiple_of(8) {
                kept_is_as_it_was(state, &one)?;
            }
        }
        Ok(())
    }

    /// What is not listed is refused, with a rule, and nothing is touched.
    fn unlisted_is_refused(&mut self, state: &G, seat: Seat) -> Verdict {
        let legal = state.legal(seat);
        let mut table = state.clone();
        let mut chance = Recorder::new(Quick::new(0));
        let mut log = Vec::new();
        let all = (0..G::Action::COUNT).filter_map(G::Action::from_index);
        for action in all.filter(|action| !legal.contains(action.index())) {
            let answered = table.answer(seat, action, &mut chance, &mut log);
            let Err(illegal) = answered else {
                return hold(EXACT, false, || {
                    format!("{seat:?} '{}' is not listed but accepted", action.name())
                });
            };
            self.lexicon.cite(illegal.rule, G::RULES_PAGE);
            self.lexicon.say(&illegal.text);
            hold(EXACT, table == *state && log.is_empty(), || {
                let name = action.name();
                format!("{seat:?} '{name}' was refused but left a trace: {log:?}\n  {table:?}")
            })?;
        }
        let drawn = chance.into_outcomes();
        hold(EXACT, drawn.is_empty(), || {
            format!("refused answers of {seat:?} drew {drawn:?}")
        })
    }

    /// What a viewer cannot know changes nothing of what they are told.
    fn no_leak(&mut self, state: &G, viewer: Viewer, sight: &Sight<G>) -> Verdict {
        let mut other = state.clone();
        // A scramble may happen to change nothing.
        for _ in 0..4 {
            (self.plan.scramble)(&mut other, viewer, &mut self.quick);
            if other != *state {
                break;
            }
        }
        if other == *state {
            return Ok(());
        }
        self.report.scrambled += 1;
        self.conserved(&other)?;
        sight.same(&Sight::of(&other, viewer), LEAK, viewer, "a scrambled twin")?;
        // JSON of the whole state is slow to build: one in four will do.
        if self.quick.below(4) == 0 {
            hold(
                "inspect shows the whole state",
                state.inspect() != other.inspect(),
                || format!("two different states are inspected alike:\n  {state:?}\n  {other:?}"),
            )?;
        }
        self.no_leak_by_events(state, &other, viewer)
    }

    /// One answer, given in the state and in its scrambled twin, tells the viewer the same.
    ///
    /// What the answer brings to light may differ, of course: cards turned over, a window that closes because the
    /// others have answered. Then the views afterwards differ too. Where they do not, or where the game says that
    /// nothing came to light, the viewer must have seen the same.
    fn no_leak_by_events(&mut self, state: &G, other: &G, viewer: Viewer) -> Verdict {
        let Status::Waiting(seats) = state.status() else {
            return Ok(());
        };
        let (seat, action) = self.any_answer(state, seats);
        if !other.legal(seat).contains(action.index()) {
            return Ok(());
        }
        let mut tape = Tape {
            inner: &mut self.quick,
            drawn: Vec::new(),
        };
        let here = Told::by(state, seat, action, viewer, &mut tape);
        let drawn = tape.drawn;

        let outcomes: Vec<u32> = drawn.iter().map(|&(_, outcome)| outcome).collect();
        let mut recording = Recording::new(&outcomes);
        let there = Told::by(other, seat, action, viewer, &mut recording);
        let context = || format!("{viewer:?}, after {seat:?} '{}'", action.name());
        if recording.finish().is_ok() {
            self.report.compared += 1;
            here.same(&there, context)?;
        }
        if drawn
            .iter()
            .any(|(what, _)| self.plan.secret_draws.contains(what))
        {
            let mut redrawn = Redrawn::new(&drawn, self.plan.secret_draws, &mut self.quick);
            let there = Told::by(other, seat, action, viewer, &mut redrawn);
            if redrawn.open.finish().is_ok() {
                self.report.compared += 1;
                here.sorted().same(&there.sorted(), context)?;
            }
        }
        Ok(())
    }

    /// A world imagined from a view looks to that viewer as the real one does, and can be played to its end.
    fn faithful(&mut self, state: &G, viewer: Viewer, sight: &Sight<G>) -> Verdict {
        let imagined = G::imagine(&sight.view, &mut self.quick);
        self.conserved(&imagined).map_err(|broken| Broken {
            law: FAITHFUL,
            what: format!("in a world imagined by {viewer:?}, {}", broken.what),
        })?;
        sight.same(
            &Sight::of(&imagined, viewer),
            FAITHFUL,
            viewer,
            "an imagined world",
        )?;
        let seats = imagined.seats();
        hold(FAITHFUL, seats == state.seats(), || {
            format!("a world imagined by {viewer:?} has {seats} seats")
        })?;
        // A whole game costs as much as all other laws together: one in four will do.
        if self.quick.below(4) > 0 {
            return Ok(());
        }
        let ends = play_out(imagined, self.plan.bound, &mut self.quick)?;
        hold(FAITHFUL, ends, || {
            format!("a world imagined by {viewer:?} goes on for ever")
        })
    }

    /// What happens to a copy does not happen to the original.
    fn copies_are_apart(&mut self, state: &G) -> Verdict {
        const LAW: &str = "copies are apart";
        let copy = state.clone();
        hold(LAW, copy == *state, || "a copy differs".into())?;
        // Not by comparison with another copy, which would share what should be apart.
        let before = format!("{state:?}");
        play_out(copy, 8, &mut self.quick)?;
        hold(LAW, format!("{state:?}") == before, || {
            format!("playing on a copy changed {before}\n  to {state:?}")
        })
    }

    fn saved_is_loaded(&self, state: &G) -> Verdict {
        let Some(reload) = self.plan.reload else {
            return Ok(());
        };
        let loaded = reload(state);
        hold("save and load", loaded == *state, || {
            format!("{state:?}\n  was loaded as {loaded:?}")
        })
    }
}

/// What one viewer is told by one answer.
struct Told<G: Game> {
    reveal: Reveal,
    events: Vec<G::Event>,
    view: G::View,
}

impl<G: Game> Told<G> {
    fn by(
        state: &G,
        seat: Seat,
        action: G::Action,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Told<G> {
        let (mut table, mut log) = (state.clone(), Vec::new());
        let reveal = table.apply(seat, action, chance, &mut log);
        let seen = log.iter().filter_map(|event| G::event_for(event, viewer));
        Told {
            reveal,
            events: seen.collect(),
            view: table.view(viewer),
        }
    }

    /// The events in an order of their own: other draws may come to the same in another order.
    fn sorted(mut self) -> Told<G> {
        self.events.sort_by_cached_key(|event| format!("{event:?}"));
        self
    }

    fn same(&self, other: &Told<G>, context: impl Fn() -> String) -> Verdict {
        let quiet = self.reveal == Reveal::Nothing && other.reveal == Reveal::Nothing;
        hold(LEAK, !quiet || self.view == other.view, || {
            let (here, there) = (&self.view, &other.view);
            format!(
                "{} that revealed nothing, sees another view in a scrambled twin:\n  {here:?}\n  {there:?}",
                context()
            )
        })?;
        let may_differ = self.view != other.view;
        hold(LEAK, may_differ || self.events == other.events, || {
            let (here, there) = (&self.events, &other.events);
            format!(
                "{} sees other events in a scrambled twin, and a view that has no memory of the difference:\n  \
                 {here:?}\n  {there:?}",
                context()
            )
        })
    }
}

/// Draws the secret kinds anew and the open ones as before.
struct Redrawn<'a> {
    open: Script,
    secret: &'static [Draw],
    quick: &'a mut Quick,
}

impl<'a> Redrawn<'a> {
    fn new(drawn: &[(Draw, u32)], secret: &'static [Draw], quick: &'a mut Quick) -> Self {
        let mut open = Script::default();
        for &(what, outcome) in drawn.iter().filter(|(what, _)| !secret.contains(what)) {
            open.push(what, outcome);
        }
        Redrawn {
            open,
            secret,
            quick,
        }
    }

    fn source(&mut self, what: Draw) -> &mut dyn Chance {
        if self.secret.contains(&what) {
            self.quick
        } else {
            &mut self.open
        }
    }
}

impl Chance for Redrawn<'_> {
    fn pick(&mut self, what: Draw, n: u32) -> u32 {
        self.source(what).pick(what, n)
    }
    fn pick_heap(&mut self, what: Draw, heaps: &[u16]) -> usize {
        self.source(what).pick_heap(what, heaps)
    }
    fn pick_member(&mut self, what: Draw, set: u128) -> u32 {
        self.source(what).pick_member(what, set)
    }
}

/// A public field that is said to be kept is written as it was.
fn kept_is_as_it_was<G: Words>(before: &G, after: &G) -> Verdict {
    let (old, new) = (Fields::of(before.public()), Fields::of(after.public()));
    let mut kept = Fields::default();
    kept.write_after(&old, &|field| after.is_kept(before, field), after.public());
    hold("what is kept is as it was", kept == new, || {
        let mut differ = kept
            .iter()
            .zip(new.iter())
            .filter(|(kept, new)| kept != new);
        let text = |text| String::from_utf8_lossy(text).into_owned();
        let differ = differ.next().map(|(kept, new)| (text(kept), text(new)));
        format!("it is kept, and not the same: {differ:?}")
    })
}

/// What is written once for all viewers stands in each one's view, just so.
fn public_is_in_view<G: Words>(state: &G, viewer: Viewer, sight: &Sight<G>) -> Verdict {
    let (public, private) = (
        Fields::of(state.public()),
        Fields::of(&state.private(viewer)),
    );
    let view = Fields::of(&sight.view);
    let mut parts: Vec<&[u8]> = public.iter().chain(private.iter()).collect();
    let mut whole: Vec<&[u8]> = view.iter().collect();
    parts.sort_unstable();
    whole.sort_unstable();
    hold("what is public is in every view", parts == whole, || {
        format!("{viewer:?} sees something else than what is public and private")
    })
}
