//! Tree search over what a seat knows (information-set Monte Carlo tree search).
//!
//! Every iteration imagines a world that fits the view and walks down one shared tree as far as it goes, adds a node,
//! and asks the game how that position stands. Nodes are told apart by the answers that lead to them, not by the
//! worlds in which they were given, so nothing that the seat cannot know can steer the choice. Where several seats
//! answer at once each picks at the same node without seeing the others (decoupled selection).
//! A search is a function of the view, the seed and the number of iterations: the same on every machine.

use crate::Bot;
use engine::{Action, ActionSet, Insight, MAX_SEATS, Quick, Seat, Status};
use std::collections::BTreeMap;

/// How much an answer that was tried little is preferred: the constant of the confidence bound.
const EXPLORATION: f32 = 0.35;
/// Answers looked ahead at most; past it the evaluation says more than another guess would.
const DEEPEST: usize = 60;
/// The tree stops growing here and is only refined further: a ceiling on memory.
const MOST_NODES: usize = 400_000;

/// Searches with so many iterations an answer.
#[derive(Debug)]
pub struct Ismcts<G> {
    generator: Quick,
    iterations: u32,
    tree: Vec<Node>,
    game: std::marker::PhantomData<fn() -> G>,
}

/// A point of the search: which answers were tried here, by each seat that was asked.
#[derive(Debug, Default)]
struct Node {
    arms: Vec<Arm>,
    /// The node that follows, by the seats' answers together.
    next: BTreeMap<u64, usize>,
}

/// One seat's answer at a node.
#[derive(Clone, Copy, Debug)]
struct Arm {
    seat: Seat,
    action: u16,
    /// How often it was legal when the seat chose here.
    offered: u32,
    visits: u32,
    worth: f32,
}

impl<G: Insight> Ismcts<G> {
    pub fn new(iterations: u32, seed: u64) -> Ismcts<G> {
        Ismcts {
            generator: Quick::new(seed),
            iterations: iterations.max(1),
            tree: Vec::new(),
            game: std::marker::PhantomData,
        }
    }

    /// One walk down the tree in one imagined world.
    fn iterate(&mut self, view: &G::View) {
        let mut world = G::imagine(view, &mut self.generator);
        let seats = world.seats();
        let mut path = Vec::with_capacity(DEEPEST);
        let mut at = 0;
        for _ in 0..DEEPEST {
            let Status::Waiting(asked) = world.status() else {
                break;
            };
            let mut joint = 0;
            for seat in asked.iter() {
                let action = self.select(at, seat, &world.legal(seat));
                joint = joint * G::Action::COUNT as u64 + action as u64 + 1;
                path.push((at, seat, action));
                if let Some(action) = G::Action::from_index(action) {
                    world.apply(seat, action, &mut self.generator, &mut ());
                }
            }
            match self.tree[at].next.get(&joint) {
                Some(&next) => at = next,
                None => {
                    self.grow(at, joint);
                    break;
                }
            }
        }
        let worth: [f32; MAX_SEATS] = std::array::from_fn(|seat| match seat < seats {
            true => world.evaluate(Seat(seat as u8)),
            false => 0.0,
        });
        for (node, seat, action) in path {
            let arms = self.tree[node].arms.iter_mut();
            for arm in arms.filter(|arm| arm.seat == seat && usize::from(arm.action) == action) {
                arm.visits += 1;
                arm.worth += worth[seat.index()];
            }
        }
    }

    fn grow(&mut self, at: usize, joint: u64) {
        if self.tree.len() < MOST_NODES {
            let new = self.tree.len();
            self.tree.push(Node::default());
            self.tree[at].next.insert(joint, new);
        }
    }

    /// The answer with the highest confidence bound among those legal in this world. Bounds count how often an answer
    /// was on offer, since worlds differ in what a seat holds.
    fn select(&mut self, at: usize, seat: Seat, legal: &ActionSet) -> usize {
        let node = &mut self.tree[at];
        for index in legal.iter() {
            let known = node
                .arms
                .iter()
                .any(|arm| arm.seat == seat && usize::from(arm.action) == index);
            if !known {
                node.arms.push(Arm {
                    seat,
                    action: index as u16,
                    offered: 0,
                    visits: 0,
                    worth: 0.0,
                });
            }
        }
        let generator = &mut self.generator;
        let mut best = (f32::NEG_INFINITY, 0);
        for arm in &mut node.arms {
            if arm.seat != seat || !legal.contains(arm.action.into()) {
                continue;
            }
            arm.offered += 1;
            let bound = match arm.visits {
                0 => 1e6 + generator.below(1 << 16) as f32,
                visits => {
                    let (visits, offered) = (visits as f32, arm.offered as f32);
                    arm.worth / visits + EXPLORATION * (offered.ln() / visits).sqrt()
                }
            };
            if bound > best.0 {
                best = (bound, arm.action.into());
            }
        }
        best.1
    }
}

impl<G: Insight> Bot<G> for Ismcts<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        if let [only] = choices {
            return *only;
        }
        self.tree.clear();
        self.tree.push(Node::default());
        for _ in 0..self.iterations {
            self.iterate(view);
        }
        let root = &self.tree[0];
        let visits = |choice: &G::Action| {
            let own = |arm: &&Arm| arm.seat == seat && usize::from(arm.action) == choice.index();
            root.arms.iter().find(own).map_or(0, |arm| arm.visits)
        };
        *choices
            .iter()
            .max_by_key(|choice| visits(choice))
            .expect("a seat that is asked has an answer")
    }
}
