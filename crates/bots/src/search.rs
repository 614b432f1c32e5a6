//! The bot that looks ahead, and what it can tell about a position.
//!
//! A search grows a fixed number of independent trees, each from a seed of its own, and adds up what they tried at
//! the root. How many threads share the trees out changes nothing but the time it takes: with a budget of iterations
//! the answer is a function of the view, the seed and the number of iterations. A budget of time gives up that
//! promise, and nothing else.

use crate::Bot;
use crate::clock::Halt;
use crate::tree::{BYTES_AN_ARM, Settings, Tree};
use engine::{Action, Insight, Quick, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What a search may take for one answer, whichever is used up first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    pub iterations: u32,
    /// Of the clock, from the moment the question is put.
    pub milliseconds: Option<u32>,
}

impl Budget {
    pub const fn iterations(iterations: u32) -> Budget {
        Budget {
            iterations,
            milliseconds: None,
        }
    }

    pub const fn milliseconds(milliseconds: u32) -> Budget {
        Budget {
            iterations: u32::MAX,
            milliseconds: Some(milliseconds),
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// How likely the seat is to win, from 0 to 1, if it goes on with the best answer.
    pub value: f32,
    /// Every answer that was tried, the best first.
    pub choices: Vec<Considered>,
    pub iterations: u64,
    /// Answers in the longest line looked at.
    pub depth: usize,
    pub nodes: usize,
    pub bytes: usize,
}

/// An answer that was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Considered {
    /// The answer's index.
    pub action: usize,
    /// How often it was tried: what a search decides by.
    pub visits: u64,
    /// How likely the seat is to win with it, from 0 to 1.
    pub value: f32,
    /// How promising it looked before it was tried, from 0 to 1 over all.
    pub prior: f32,
}

/// The most memory that a search takes for its trees, however long it thinks.
pub const MOST_BYTES: usize = 160 << 20;

/// Iterations between two looks at the clock.
const ROUND: u32 = 16;

/// A bot that searches. It keeps what it found while its own answers follow one another.
#[derive(Debug)]
pub struct Search<G: Insight> {
    settings: Settings,
    budget: Budget,
    threads: usize,
    trees: Vec<Tree<G>>,
    /// What the trees were grown from, and what was answered since.
    before: Option<Before<G::View>>,
}

#[derive(Debug)]
struct Before<V> {
    view: V,
    seat: Seat,
    answers: Vec<usize>,
}

impl<G: Insight> Search<G> {
    /// A search that uses one thread.
    pub fn new(mut settings: Settings, budget: Budget, seed: u64) -> Search<G> {
        if settings.informed {
            settings.exploration *= G::CURIOSITY;
        }
        let mut seeds = Quick::new(seed);
        let mut search = Search {
            settings,
            budget,
            threads: 1,
            trees: (0..settings.trees.clamp(1, G::MOST_TREES))
                .map(|_| Tree::new(seeds.next_number()))
                .collect(),
            before: None,
        };
        search.set_ceiling(MOST_BYTES);
        search
    }

    /// Lets the trees take no more than so many bytes together.
    pub fn set_ceiling(&mut self, bytes: usize) {
        let most_arms = bytes / BYTES_AN_ARM / self.trees.len();
        self.trees
            .iter_mut()
            .for_each(|tree| tree.set_ceiling(most_arms));
    }

    /// Searches for an answer of `seat`, which must be asked something in `view`. `stop` ends it early; `progress`
    /// hears every now and then how many iterations are done.
    pub fn run(
        &mut self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        stop: &AtomicBool,
        progress: &mut (dyn FnMut(u64) + Send),
    ) -> Analysis {
        let halt = Halt::new(stop, budget.milliseconds);
        self.think(view, seat, budget, &halt, false, progress);
        self.analysis(seat)
    }

    /// Grows all trees. In a hurry, a tree stops when the iterations left cannot change its choice.
    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        halt: &Halt,
        hurry: bool,
        progress: &mut (dyn FnMut(u64) + Send),
    ) {
        if !self.follows_on(view, seat) {
            self.trees.iter_mut().for_each(Tree::clear);
        }
        self.before = Some(Before {
            view: view.clone(),
            seat,
            answers: Vec::new(),
        });
        let count = self.trees.len() as u32;
        let done = AtomicU64::new(0);
        let settings = self.settings;
        let grow = |first: usize, trees: &mut [Tree<G>], heard: &mut dyn FnMut(u64)| {
            let mut goals: Vec<u32> = (first as u32..)
                .zip(&mut *trees)
                .map(|(index, _)| {
                    budget.iterations / count + u32::from(index < budget.iterations % count)
                })
                .collect();
            loop {
                let mut busy = false;
                for (tree, goal) in trees.iter_mut().zip(&mut goals) {
                    let left = goal.saturating_sub(tree.visits(seat));
                    if left == 0 || hurry && tree.lead(seat) > left {
                        *goal = 0;
                        continue;
                    }
                    busy = true;
                    let round = left.min(ROUND);
                    (0..round).for_each(|_| tree.iterate(view, seat, &settings));
                    done.fetch_add(round.into(), Ordering::Relaxed);
                }
                heard(done.load(Ordering::Relaxed));
                if !busy || halt.now() {
                    return;
                }
            }
        };
        share_out(&mut self.trees, self.threads, &grow, progress);
    }

    /// Whether this view is what the answers since the last search lead to, in a world where nothing else happened.
    /// If so the trees are cut back to what is still of use.
    fn follows_on(&mut self, view: &G::View, seat: Seat) -> bool {
        let Some(before) = self.before.take().filter(|before| before.seat == seat) else {
            return false;
        };
        let mut chance = Quick::new(0);
        let mut world = G::imagine(&before.view, &mut chance);
        for &answer in &before.answers {
            let alone = world.status() == Status::Waiting(SeatSet::only(seat));
            match G::Action::from_index(answer) {
                Some(action) if alone && world.legal(seat).contains(answer) => {
                    world.apply(seat, action, &mut chance, &mut ());
                }
                _ => return false,
            }
        }
        world.view(Viewer::Seat(seat)) == *view
            && self
                .trees
                .iter_mut()
                .all(|tree| tree.keep(seat, &before.answers))
    }

    /// What all trees found together.
    fn analysis(&self, seat: Seat) -> Analysis {
        let mut sums: Vec<(Considered, f64)> = Vec::new();
        for arm in self.trees.iter().flat_map(Tree::root) {
            if arm.seat != seat {
                continue;
            }
            let action = usize::from(arm.action);
            let known = sums.iter().position(|(choice, _)| choice.action == action);
            let at = known.unwrap_or_else(|| {
                let choice = Considered {
                    action,
                    visits: 0,
                    value: 0.0,
                    prior: arm.prior,
                };
                sums.push((choice, 0.0));
                sums.len() - 1
            });
            sums[at].0.visits += u64::from(arm.visits);
            sums[at].1 += arm.worth();
        }
        let mean = |worth: f64, visits: u64| (worth / visits.max(1) as f64) as f32;
        let mut choices: Vec<Considered> = sums
            .into_iter()
            .map(|(choice, worth)| Considered {
                value: mean(worth, choice.visits),
                ..choice
            })
            .collect();
        choices.sort_by(|a, b| {
            let by_worth = b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value));
            by_worth.then(a.action.cmp(&b.action))
        });
        Analysis {
            value: choices.first().map_or(0.5, |best| best.value),
            iterations: choices.iter().map(|choice| choice.visits).sum(),
            choices,
            depth: self.trees.iter().map(Tree::longest_line).max().unwrap_or(0),
            nodes: self.trees.iter().map(Tree::nodes).sum(),
            bytes: self.trees.iter().map(Tree::bytes).sum(),
        }
    }
}

type Grow<'a, G> = dyn Fn(usize, &mut [Tree<G>], &mut dyn FnMut(u64)) + Sync + 'a;

/// Gives each thread its share of the trees; this thread takes the first share and tells how it goes.
#[cfg(feature = "threads")]
fn share_out<G: Insight>(
    trees: &mut [Tree<G>],
    threads: usize,
    grow: &Grow<G>,
    progress: &mut (dyn FnMut(u64) + Send),
) {
    let share = trees.len().div_ceil(threads.min(trees.len()));
    std::thread::scope(|scope| {
        let (own, others) = trees.split_at_mut(share);
        for (index, share_of_one) in others.chunks_mut(share).enumerate() {
            scope.spawn(move || grow((index + 1) * share, share_of_one, &mut |_| ()));
        }
        grow(0, own, progress);
    });
}

#[cfg(not(feature = "threads"))]
fn share_out<G: Insight>(
    trees: &mut [Tree<G>],
    _: usize,
    grow: &Grow<G>,
    progress: &mut (dyn FnMut(u64) + Send),
) {
    grow(0, trees, progress);
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        let choice = match choices {
            [only] => *only,
            _ => {
                let never = AtomicBool::new(false);
                let halt = Halt::new(&never, self.budget.milliseconds);
                self.think(view, seat, self.budget, &halt, true, &mut |_| ());
                let best = self.analysis(seat).choices.first().map(|best| best.action);
                let known = |action: &G::Action| choices.contains(action);
                let best = best.and_then(G::Action::from_index).filter(known);
                best.unwrap_or(choices[0])
            }
        };
        if let Some(before) = &mut self.before {
            before.answers.push(choice.index());
        }
        choice
    }

    fn use_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }
}
