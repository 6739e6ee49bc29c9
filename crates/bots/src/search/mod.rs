//! Information-set Monte Carlo tree search.
//!
//! Every iteration deals a world that fits what the seat knows, walks down one tree that all worlds share, adds a
//! position at its edge, and judges it. A branch of the tree is an action, not a state: what a world allows is tried,
//! and each action is compared with the others as often as it could have been chosen. So the search never plans with
//! a card that it only happened to deal, and an action that is rarely possible is not held to be rarely good.
//!
//! Several seats that decide at once are asked one after the other, but none learns what the others chose: their
//! results are kept at the position before the first of them.

mod tree;

use std::time::Duration;

use sandtable_core::{Fast, Glimpse, Knowledge, Seat, SeatSet, Temper, Unheard};

use self::tree::{BranchId, NodeId, Tree};
use crate::leaf::{Judge, Worth};
use crate::{Bot, Budget, Clock, Considered, Decision, Stop};

/// How often the clock is looked at, in iterations.
const CLOCK_EVERY: u32 = 16;

/// How much worse than the average an action is taken to be that has not been tried.
const UNTRIED: f32 = 0.05;

/// A player that looks ahead.
pub struct Search<G: Knowledge> {
    temper: Temper,
    budget: Budget,
    clock: Clock,
    chance: Fast,
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    first_sight: Vec<f32>,
    unknown: Vec<G::Action>,
    open: Vec<BranchId>,
    walked: Vec<Walked>,
}

/// A branch that an iteration took, and whose choice it was.
struct Walked {
    branch: BranchId,
    seat: Seat,
}

/// Several seats decide at once: where the first of them stood, and who has not been asked yet.
struct Moment {
    head: NodeId,
    asked_yet: SeatSet,
}

impl<G: Knowledge> Search<G> {
    /// The player with this temper and budget that belongs to a number. It looks at the clock if its budget is in time.
    #[must_use]
    pub fn new(temper: Temper, budget: Budget, clock: Clock, seed: u64) -> Search<G> {
        Search {
            temper,
            budget,
            clock,
            chance: Fast::new(seed),
            tree: Tree::default(),
            legal: Vec::new(),
            first_sight: Vec::new(),
            unknown: Vec::new(),
            open: Vec::new(),
            walked: Vec::new(),
        }
    }

    /// Keeps at most this many branches in memory, instead of a million. A tree that has grown so far is deepened no
    /// more, but its results are still refined.
    #[must_use]
    pub fn with_room_for(mut self, branches: usize) -> Search<G> {
        self.tree.room = branches;
        self
    }

    /// How many branches the last search kept.
    #[must_use]
    pub fn branches(&self) -> usize {
        self.tree.len()
    }

    /// One world, once down the tree and back. `false` if it was stopped on the way: then nothing was learnt, but the choices
    /// of the first decision are in the tree as they look at first sight.
    fn iterate(&mut self, glimpse: &Glimpse<'_, G>, judge: &mut Judge<G>, stop: Stop<'_>) -> bool {
        let mut world = glimpse.world(&mut self.chance);
        let mut node = NodeId::ROOT;
        let mut moment: Option<Moment> = None;
        self.walked.clear();
        while let Some(seat) = next_seat(world.to_act(), glimpse.seat()) {
            if node != NodeId::ROOT && stop() {
                return false;
            }
            if !self.tree.visit(node) {
                break;
            }
            // The seats of one moment compare their choices where the moment began.
            let here = match &moment {
                Some(Moment { head, asked_yet }) if *asked_yet == world.to_act() => *head,
                _ => node,
            };
            let mut asked_yet = world.to_act();
            asked_yet.remove(seat);
            moment = (!asked_yet.is_empty()).then_some(Moment { head: here, asked_yet });

            if !self.open_branches(&world, seat, here) {
                break;
            }
            let chosen = self.most_interesting();
            self.walked.push(Walked { branch: chosen, seat });
            let action = self.tree.branch(chosen).action.clone();
            let step = if here == node { Some(chosen) } else { self.tree.find_or_add(node, seat, &action, 0.0) };
            world.apply(seat, &action, &mut self.chance, &mut Unheard);
            match step.and_then(|step| self.tree.below(step)) {
                Some(next) => node = next,
                None => break,
            }
        }
        let Some(worth) = judge.worth(&mut world, &mut self.chance, stop) else { return false };
        self.learn(&worth);
        true
    }

    /// Finds the branches that this world allows at a node, adds those that are new, and keeps the most promising ones.
    /// `false` if there is nothing to choose from, or no room for it.
    fn open_branches(&mut self, world: &G, seat: Seat, node: NodeId) -> bool {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        self.open.clear();
        self.unknown.clear();
        for action in self.legal.drain(..) {
            match self.tree.find(node, seat, &action) {
                Some(branch) => self.open.push(branch),
                None => self.unknown.push(action),
            }
        }
        if !self.unknown.is_empty() {
            self.first_sight.clear();
            world.priors(seat, &self.unknown, &mut self.first_sight);
            for (action, &first_sight) in self.unknown.iter().zip(&self.first_sight) {
                match self.tree.find_or_add(node, seat, action, first_sight) {
                    Some(branch) => self.open.push(branch),
                    None => return false,
                }
            }
        }
        let width = usize::from(self.temper.width);
        if width > 0 && self.open.len() > width && node != NodeId::ROOT {
            let tree = &self.tree;
            self.open.select_nth_unstable_by(width, |&one, &other| {
                let sight = |id: BranchId| tree.branch(id).first_sight;
                sight(other).total_cmp(&sight(one)).then(one.cmp(&other))
            });
            self.open.truncate(width);
        }
        !self.open.is_empty()
    }

    /// The branch to take: what did well so far, what looks promising, and what was tried too little (PUCT, with the
    /// number of times a branch could have been taken in the place of its parent's visits).
    fn most_interesting(&mut self) -> BranchId {
        let (mut sight, mut visits, mut total) = (0.0f32, 0u32, 0.0f64);
        for &branch in &self.open {
            let branch = self.tree.branch_mut(branch);
            branch.open += 1;
            sight += branch.first_sight;
            visits += branch.visits;
            total += branch.total;
        }
        let untried = if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 - UNTRIED };
        let scale = self.temper.curiosity / sight.max(f32::MIN_POSITIVE);
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for &id in &self.open {
            let branch = self.tree.branch(id);
            let value = if branch.visits == 0 { untried } else { branch.mean() };
            let interest =
                value + scale * branch.first_sight * (branch.open as f32).sqrt() / (1 + branch.visits) as f32;
            if interest > best.0 {
                best = (interest, id);
            }
        }
        best.1
    }

    /// Tells every branch that was taken how it turned out for the seat that took it.
    fn learn(&mut self, worth: &Worth) {
        for walked in &self.walked {
            let branch = self.tree.branch_mut(walked.branch);
            branch.visits += 1;
            branch.total += f64::from(worth[walked.seat.index()]);
        }
    }

    /// What came of it, the most visited first.
    fn weigh(&self, seat: Seat, legal: &[G::Action]) -> Vec<Considered<G::Action>> {
        let mut considered: Vec<_> = legal
            .iter()
            .filter_map(|action| self.tree.find(NodeId::ROOT, seat, action))
            .map(|id| self.tree.branch(id))
            .filter(|branch| branch.visits > 0)
            .map(|branch| Considered { action: branch.action.clone(), visits: branch.visits, value: branch.mean() })
            .collect();
        considered.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        considered
    }

    /// What looks best at first sight, for a search that was stopped before it found out anything.
    fn at_first_sight(&self, seat: Seat, mut legal: Vec<G::Action>) -> Option<G::Action> {
        let sight = |action: &G::Action| {
            self.tree.find(NodeId::ROOT, seat, action).map_or(0.0, |id| self.tree.branch(id).first_sight)
        };
        let best = (0..legal.len()).max_by(|&one, &other| sight(&legal[one]).total_cmp(&sight(&legal[other])))?;
        Some(legal.swap_remove(best))
    }

    /// Can the second most visited action still overtake the first in so many iterations?
    fn undecided(&self, seat: Seat, legal: &[G::Action], left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for action in legal {
            let visits = self.tree.find(NodeId::ROOT, seat, action).map_or(0, |branch| self.tree.branch(branch).visits);
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        second + left > first
    }
}

/// Whose choice comes next: the thinking seat's own, if it is among those to decide.
fn next_seat(to_act: SeatSet, thinking: Seat) -> Option<Seat> {
    if to_act.contains(thinking) { Some(thinking) } else { to_act.lowest() }
}

impl<G: Knowledge> Bot<G> for Search<G> {
    fn choose_until(&mut self, glimpse: &Glimpse<'_, G>, stop: Stop<'_>) -> Option<Decision<G::Action>> {
        let seat = glimpse.seat();
        let mut legal = Vec::new();
        glimpse.legal(&mut legal);
        let mut world = glimpse.world(&mut self.chance);
        let mut judge = Judge::new(seat, self.temper.playout, &world);
        if legal.len() < 2 {
            // Forced: say what it is worth, at a glance.
            let action = legal.pop()?;
            world.apply(seat, &action, &mut self.chance, &mut Unheard);
            let estimate = judge.worth(&mut world, &mut self.chance, stop).map_or(0.5, |worth| worth[seat.index()]);
            return Some(Decision { action, estimate, playouts: 1, considered: Vec::new() });
        }
        self.tree.clear();
        let end = match self.budget {
            Budget::Time(limit) => (self.clock)().saturating_add(limit),
            Budget::Iterations(_) => Duration::MAX,
        };
        let mut playouts = 0;
        loop {
            let go_on = match self.budget {
                Budget::Iterations(most) => {
                    let left = most.max(1).saturating_sub(playouts);
                    left > 0 && (playouts % CLOCK_EVERY != 0 || self.undecided(seat, &legal, left))
                }
                Budget::Time(_) => playouts % CLOCK_EVERY != 0 || playouts == 0 || (self.clock)() < end,
            };
            if !go_on || playouts == u32::MAX {
                break;
            }
            if !self.iterate(glimpse, &mut judge, stop) {
                break;
            }
            playouts += 1;
        }
        let mut considered = self.weigh(seat, &legal);
        considered.truncate(Decision::<G::Action>::MOST_CONSIDERED);
        match considered.first() {
            Some(best) => Some(Decision { action: best.action.clone(), estimate: best.value, playouts, considered }),
            None => self.at_first_sight(seat, legal).map(Decision::unconsidered),
        }
    }
}
