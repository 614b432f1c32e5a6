//! One search tree over what a seat knows (information-set Monte Carlo tree search).
//!
//! Every iteration imagines a world that fits the view, walks down the tree as far as it goes, adds a node, plays on
//! as the settings say, and tells every answer on the way how well that ended. Four decisions shape it:
//!
//! - *Nodes are told apart by the answers that lead to them*, not by the worlds in which they were given nor by what
//!   chance brought. So nothing that the seat cannot know can steer the choice, and chance needs no nodes: an answer's
//!   worth is its mean over everything that was drawn. One atomic answer rarely draws more than a few cubes, and a
//!   tree that split on them would learn about each outcome a tenth as fast.
//! - *Where several seats answer at once, each picks at the same node without seeing the others* (decoupled
//!   selection). The nodes that chain their answers together hold no statistics.
//! - *Others may answer as they do in playouts*, if the game wants that ([`Insight::OTHERS_PLAY_ON`]). What is best for them
//!   hangs on what they hold, which differs from world to world; their arms at a node only tell apart what follows.
//! - *Worlds differ in what is legal*, so an answer's confidence counts how often it was on offer.

use engine::{Action, ActionSet, Insight, Quick, Seat, SeatSet, Status};

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Whether the game's own weights guide the tree and the playouts; without, all answers are alike.
    pub informed: bool,
    /// How much an answer that was tried little is preferred.
    pub exploration: f32,
    /// What an answer is taken to be worth before it is tried, beside the mean of the others.
    pub optimism: f32,
    pub playout: Playout,
    /// Independent trees, searched apart and counted together.
    pub trees: usize,
}

/// How far a position is played on before it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playout {
    /// Not at all.
    None,
    /// Until nothing is half done.
    ToQuiet,
    /// Until that was so as often as the game advises ([`Insight::PATIENCE`]).
    Patient,
    /// To the end of the game.
    ToEnd,
}

impl Settings {
    /// What every level plays with: measured in `docs/bots.md`.
    pub const INFORMED: Settings = Settings {
        informed: true,
        exploration: 0.6,
        optimism: -0.02,
        playout: Playout::ToQuiet,
        trees: 1,
    };

    /// The textbook's search, which knows nothing of the game, to be compared with.
    pub const UNIFORM: Settings = Settings {
        informed: false,
        exploration: 1.0,
        optimism: 1.0,
        playout: Playout::ToEnd,
        trees: 1,
    };
}

/// Answers looked ahead at most; past it the evaluation says more than another guess would.
const DEEPEST: usize = 80;
/// Answers from one quiet point of a playout to the next at most.
const LONGEST: usize = 60;
const ROOT: u32 = 0;
/// The root follows on nothing, so its number is free to mean 'no node yet'.
const NO_NODE: u32 = 0;

/// A point of the search: a run of arms in the tree's store.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    first: u32,
    len: u16,
    room: u16,
}

/// One seat's answer at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arm {
    worth: f64,
    /// The node that follows.
    child: u32,
    pub visits: u32,
    /// How often it was legal when the seat chose here.
    offered: u32,
    pub prior: f32,
    pub action: u16,
    pub seat: Seat,
}

impl Arm {
    pub fn worth(&self) -> f64 {
        self.worth
    }

    fn is(&self, seat: Seat, action: usize) -> bool {
        self.seat == seat && usize::from(self.action) == action
    }
}

#[derive(Debug)]
pub(crate) struct Tree<G> {
    nodes: Vec<Node>,
    arms: Vec<Arm>,
    /// The tree stops growing at so many arms and is only refined further: a ceiling on memory.
    most_arms: usize,
    generator: Quick,
    longest_line: usize,
    // Kept between iterations so that nothing is allocated in one.
    path: Vec<(u32, Seat)>,
    weights: Vec<f32>,
    game: std::marker::PhantomData<fn() -> G>,
}

/// What one arm takes in memory, with the node that may follow it.
pub(crate) const BYTES_AN_ARM: usize = size_of::<Arm>() + size_of::<Node>();

impl<G: Insight> Tree<G> {
    pub fn new(seed: u64) -> Tree<G> {
        Tree {
            nodes: vec![Node::default()],
            arms: Vec::new(),
            most_arms: 0,
            generator: Quick::new(seed),
            longest_line: 0,
            path: Vec::with_capacity(DEEPEST),
            weights: Vec::new(),
            game: std::marker::PhantomData,
        }
    }

    pub fn set_ceiling(&mut self, most_arms: usize) {
        self.most_arms = most_arms;
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.arms.clear();
        self.longest_line = 0;
    }

    /// What was tried at the root.
    pub fn root(&self) -> &[Arm] {
        self.arms_at(ROOT)
    }

    /// How often `seat` has chosen at the root.
    pub fn visits(&self, seat: Seat) -> u32 {
        let own = self.root().iter().filter(|arm| arm.seat == seat);
        own.map(|arm| arm.visits).sum()
    }

    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn longest_line(&self) -> usize {
        self.longest_line
    }

    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.arms.capacity() * size_of::<Arm>()
    }

    /// How far the most tried answer of `seat` is ahead of the next.
    pub fn lead(&self, seat: Seat) -> u32 {
        let own = self.root().iter().filter(|arm| arm.seat == seat);
        let (first, second) = own.fold((0, 0), |(first, second), arm| match arm.visits {
            visits if visits > first => (visits, first),
            visits => (first, second.max(visits)),
        });
        first - second
    }

    /// One walk down the tree in one imagined world, for an answer of `searcher`.
    pub fn iterate(&mut self, view: &G::View, searcher: Seat, settings: &Settings) {
        let mut world = G::imagine(view, &mut self.generator);
        self.path.clear();
        let mut at = Some(ROOT);
        while let (Some(node), Status::Waiting(asked)) = (at, world.status())
            && self.path.len() < DEEPEST
        {
            at = match asked.lowest() {
                Some(seat) if asked == SeatSet::only(seat) => {
                    self.descend(node, seat, searcher, &mut world, settings)
                }
                _ => self.descend_together(node, asked, searcher, &mut world, settings),
            };
        }
        self.longest_line = self.longest_line.max(self.path.len());
        self.play_on(&mut world, settings);
        let worth = world.standings();
        for &(arm, seat) in &self.path {
            let arm = &mut self.arms[arm as usize];
            arm.visits += 1;
            arm.worth += f64::from(worth[seat.index()]);
        }
    }

    /// One seat answers. Nothing where the tree ends here.
    fn descend(
        &mut self,
        at: u32,
        seat: Seat,
        searcher: Seat,
        world: &mut G,
        settings: &Settings,
    ) -> Option<u32> {
        let place = self.pick(at, seat, searcher, world, settings)?;
        let arm = self.nodes[at as usize].first + place;
        self.path.push((arm, seat));
        apply(
            world,
            seat,
            self.arms[arm as usize].action,
            &mut self.generator,
        );
        let known = self.follow(arm);
        let walks_on = known.is_none() && G::WALKS_THROUGH && leaves_no_choice(world);
        if walks_on {
            Some(self.arms[arm as usize].child)
        } else {
            known
        }
    }

    /// Several seats answer at once: all have picked before the first answer is given.
    fn descend_together(
        &mut self,
        at: u32,
        asked: SeatSet,
        searcher: Seat,
        world: &mut G,
        settings: &Settings,
    ) -> Option<u32> {
        let before = self.path.len();
        for seat in asked.iter() {
            let Some(place) = self.pick(at, seat, searcher, world, settings) else {
                // The ceiling left this seat without an arm: nobody answers here.
                self.path.truncate(before);
                return None;
            };
            self.path.push((place, seat));
        }
        // Only now does no arm move any more.
        for (arm, _) in &mut self.path[before..] {
            *arm += self.nodes[at as usize].first;
        }
        let known = self.nodes.len() as u32;
        let mut next = None;
        for step in before..self.path.len() {
            let (arm, seat) = self.path[step];
            let action = self.arms[arm as usize].action;
            // An answer of one seat may settle the question for another.
            if world.legal(seat).contains(action.into()) {
                apply(world, seat, action, &mut self.generator);
            }
            next = if step == before {
                self.follow_or_add(arm)
            } else {
                next.and_then(|link| self.link(link, seat, action))
            };
        }
        // Where the node was added just now, the tree ends.
        next.filter(|&node| node < known)
    }

    /// The place among a node's arms of what a seat answers there.
    fn pick(
        &mut self,
        at: u32,
        seat: Seat,
        searcher: Seat,
        world: &G,
        settings: &Settings,
    ) -> Option<u32> {
        let legal = world.legal(seat);
        if G::OTHERS_PLAY_ON && seat != searcher {
            let action = self.guess(world, seat, &legal, settings)?;
            return self.place_of(at, seat, action as u16);
        }
        self.offer(at, seat, &legal, world, settings.informed);
        self.select(at, seat, &legal, settings)
    }

    /// The place of an answer's arm, which is made if there is none and room for it.
    fn place_of(&mut self, at: u32, seat: Seat, action: u16) -> Option<u32> {
        let arms = self.arms_at(at);
        let known = arms.iter().position(|arm| arm.is(seat, action.into()));
        let place = known.unwrap_or(arms.len());
        if known.is_none() {
            if !self.make_room(at, 1) {
                return None;
            }
            self.push(at, seat, action, 0.0);
        }
        Some(place as u32)
    }

    /// Makes an arm of each legal answer that has none. Where the ceiling is reached some are left out.
    fn offer(&mut self, at: u32, seat: Seat, legal: &ActionSet, world: &G, informed: bool) {
        let known = |arm: &&Arm| arm.seat == seat && legal.contains(arm.action.into());
        let known = self.arms_at(at).iter().filter(known).count();
        let missing = legal.len() - known;
        if missing == 0 || !self.make_room(at, missing) {
            return;
        }
        let mut weights = std::mem::take(&mut self.weights);
        if informed {
            world.glance(seat, legal, &mut weights);
        } else {
            weights.clear();
            weights.resize(legal.len(), 1.0);
        }
        let total: f32 = weights.iter().sum();
        for (action, weight) in legal.iter().zip(&weights) {
            let is_new = known == 0 || !self.arms_at(at).iter().any(|arm| arm.is(seat, action));
            if is_new {
                self.push(at, seat, action as u16, weight / total);
            }
        }
        self.weights = weights;
    }

    /// The place of the answer with the highest bound among those legal in this world: its mean so far, and what its
    /// promise is worth while it was tried little (the PUCT rule).
    fn select(
        &mut self,
        at: u32,
        seat: Seat,
        legal: &ActionSet,
        settings: &Settings,
    ) -> Option<u32> {
        let node = self.nodes[at as usize];
        let range = node.first as usize..node.first as usize + usize::from(node.len);
        let arms = &mut self.arms[range];
        let (mut visits, mut worth) = (0, 0.0);
        for arm in arms.iter_mut() {
            if arm.seat == seat && legal.contains(arm.action.into()) {
                arm.offered += 1;
                visits += arm.visits;
                worth += arm.worth;
            }
        }
        let mean = if visits == 0 {
            0.5
        } else {
            (worth / f64::from(visits)) as f32
        };
        let untried = (mean + settings.optimism).min(1.0);
        let mut best = (f32::NEG_INFINITY, None);
        let mut equals = 0;
        for (position, arm) in arms.iter().enumerate() {
            if arm.seat != seat || !legal.contains(arm.action.into()) {
                continue;
            }
            let tried = arm.visits as f32;
            let mean = match arm.visits {
                0 => untried,
                visits => (arm.worth / f64::from(visits)) as f32,
            };
            let promise = arm.prior * (arm.offered as f32).sqrt() / (1.0 + tried);
            let bound = mean + settings.exploration * promise;
            if bound > best.0 {
                best = (bound, Some(position as u32));
                equals = 1;
            } else if bound == best.0 {
                // The k-th of equals replaces the one held with chance 1/k: each is as likely in the end.
                equals += 1;
                if self.generator.below(equals) == 0 {
                    best.1 = Some(position as u32);
                }
            }
        }
        best.1
    }

    fn arms_at(&self, at: u32) -> &[Arm] {
        let node = self.nodes[at as usize];
        &self.arms[node.first as usize..node.first as usize + usize::from(node.len)]
    }

    /// Room for `more` arms at a node, by moving them to the end of the store if need be.
    fn make_room(&mut self, at: u32, more: usize) -> bool {
        let node = self.nodes[at as usize];
        let needed = usize::from(node.len) + more;
        if needed <= usize::from(node.room) {
            return true;
        }
        // A node's first arms are usually all it will ever have.
        let room = if node.len == 0 { needed } else { 2 * needed };
        let store = self.arms.len() + room;
        if store > self.most_arms {
            return false;
        }
        if store > self.arms.capacity() {
            // Doubled, as a vector would, but never past the ceiling.
            let capacity = (2 * self.arms.capacity()).clamp(store, self.most_arms);
            self.arms.reserve_exact(capacity - self.arms.len());
        }
        let first = self.arms.len();
        self.arms
            .extend_from_within(node.first as usize..node.first as usize + usize::from(node.len));
        self.arms.resize(first + room, VACANT);
        self.nodes[at as usize] = Node {
            first: first as u32,
            len: node.len,
            room: room as u16,
        };
        true
    }

    /// Adds an arm where room was made for it.
    fn push(&mut self, at: u32, seat: Seat, action: u16, prior: f32) {
        let node = &mut self.nodes[at as usize];
        let position = node.first + u32::from(node.len);
        node.len += 1;
        self.arms[position as usize] = Arm {
            action,
            seat,
            prior,
            ..VACANT
        };
    }

    /// The node that follows an answer, if the tree had one; if not it has one now.
    fn follow(&mut self, arm: u32) -> Option<u32> {
        match self.arms[arm as usize].child {
            NO_NODE => {
                self.grow(arm);
                None
            }
            child => Some(child),
        }
    }

    fn follow_or_add(&mut self, arm: u32) -> Option<u32> {
        match self.arms[arm as usize].child {
            NO_NODE => Some(self.grow(arm)),
            child => Some(child),
        }
    }

    fn grow(&mut self, arm: u32) -> u32 {
        let child = self.nodes.len() as u32;
        if self.nodes.len() == self.nodes.capacity() {
            let capacity = (2 * self.nodes.len()).min(self.most_arms + 1);
            self.nodes.reserve_exact(capacity - self.nodes.len());
        }
        self.nodes.push(Node::default());
        self.arms[arm as usize].child = child;
        child
    }

    /// The node that follows when a further seat has answered too.
    fn link(&mut self, link: u32, seat: Seat, action: u16) -> Option<u32> {
        let place = self.place_of(link, seat, action)?;
        self.follow_or_add(self.nodes[link as usize].first + place)
    }

    /// Plays on from where the tree ends.
    fn play_on(&mut self, world: &mut G, settings: &Settings) {
        let mut quiet_points = match settings.playout {
            Playout::None => return,
            Playout::ToQuiet => 1,
            Playout::Patient => G::PATIENCE,
            Playout::ToEnd => usize::MAX,
        };
        for _ in 0..LONGEST.saturating_mul(quiet_points) {
            let Status::Waiting(asked) = world.status() else {
                return;
            };
            if settings.playout != Playout::ToEnd && world.is_quiet() {
                quiet_points -= 1;
                if quiet_points == 0 {
                    return;
                }
            }
            let Some(seat) = asked.lowest() else { return };
            let legal = world.legal(seat);
            let Some(action) = self.guess(world, seat, &legal, settings) else {
                return;
            };
            apply(world, seat, action as u16, &mut self.generator);
        }
    }

    /// An answer as likely as the game weighs it, or any.
    fn guess(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &ActionSet,
        settings: &Settings,
    ) -> Option<usize> {
        if !settings.informed {
            return legal.nth(self.generator.below(legal.len() as u32) as usize);
        }
        world.weigh(seat, legal, &mut self.weights);
        for weight in &mut self.weights {
            *weight = weight.powi(G::FIRMNESS);
        }
        let total: f32 = self.weights.iter().sum();
        let mut left = total * (self.generator.next_number() >> 40) as f32 / (1 << 24) as f32;
        let mut last = None;
        for (action, weight) in legal.iter().zip(&self.weights) {
            last = Some(action);
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// Makes the node that these answers of one seat lead to the root and forgets everything else. Where there is
    /// no such node the tree is empty afterwards.
    pub fn keep(&mut self, seat: Seat, answers: &[usize]) -> bool {
        let mut at = ROOT;
        for &answer in answers {
            let alone = self.arms_at(at).iter().all(|arm| arm.seat == seat);
            let arm = self.arms_at(at).iter().find(|arm| arm.is(seat, answer));
            match arm.map(|arm| arm.child) {
                Some(child) if child != NO_NODE && alone => at = child,
                _ => {
                    self.clear();
                    return false;
                }
            }
        }
        let old = (
            std::mem::take(&mut self.nodes),
            std::mem::take(&mut self.arms),
        );
        self.clear();
        self.copy(&old.0, &old.1, at);
        true
    }

    /// Copies what follows on a node of another store to the root of this one, node by node.
    fn copy(&mut self, nodes: &[Node], arms: &[Arm], from: u32) {
        let mut waiting = vec![(from, ROOT)];
        while let Some((from, to)) = waiting.pop() {
            let Node { first, len, .. } = nodes[from as usize];
            let run = first as usize..first as usize + usize::from(len);
            let start = self.arms.len() as u32;
            self.arms.extend_from_slice(&arms[run]);
            self.nodes[to as usize] = Node {
                first: start,
                len,
                room: len,
            };
            for arm in start..start + u32::from(len) {
                let child = self.arms[arm as usize].child;
                if child != NO_NODE {
                    let copied = self.grow(arm);
                    waiting.push((child, copied));
                }
            }
        }
    }
}

const VACANT: Arm = Arm {
    worth: 0.0,
    child: NO_NODE,
    visits: 0,
    offered: 0,
    prior: 0.0,
    action: 0,
    seat: Seat(0),
};

/// Whether one seat is asked and has one answer.
fn leaves_no_choice<G: Insight>(world: &G) -> bool {
    let Status::Waiting(asked) = world.status() else {
        return false;
    };
    asked
        .lowest()
        .is_some_and(|seat| asked == SeatSet::only(seat) && world.legal(seat).len() == 1)
}

fn apply<G: Insight>(world: &mut G, seat: Seat, action: u16, chance: &mut Quick) {
    if let Some(action) = G::Action::from_index(action.into()) {
        world.apply(seat, action, chance, &mut ());
    }
}
