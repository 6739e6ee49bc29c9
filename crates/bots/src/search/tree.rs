//! The tree that a search grows: all of it in two vectors and a table, and never more than it may hold.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use sandtable_core::Seat;

/// No tree has more branches than this, if nothing else is said.
pub(crate) const MOST_BRANCHES: usize = 1 << 20;

/// A place in the tree: what was done so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(u32);

impl NodeId {
    /// The position that the bot was asked about.
    pub(crate) const ROOT: NodeId = NodeId(0);
}

/// A branch, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct BranchId(u32);

/// One action at one place, and what came of it.
pub(crate) struct Branch<A> {
    /// The action.
    pub action: A,
    /// How promising it looked.
    pub first_sight: f32,
    /// How often it could have been taken.
    pub open: u32,
    /// How often it was taken.
    pub visits: u32,
    /// What it was worth to the seat that took it, added up.
    pub total: f64,
    below: Option<NodeId>,
}

impl<A> Branch<A> {
    /// What it was worth on average. It must have been taken.
    pub(crate) fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits)) as f32
    }
}

/// The whole tree.
pub(crate) struct Tree<A> {
    /// How many branches it may have.
    pub room: usize,
    visited: Vec<bool>,
    branches: Vec<Branch<A>>,
    table: HashMap<(NodeId, Seat, A), BranchId, BuildHasherDefault<Mixer>>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { room: MOST_BRANCHES, visited: vec![true], branches: Vec::new(), table: HashMap::default() }
    }
}

impl<A: Clone + Eq + Hash> Tree<A> {
    /// Forgets everything but the root.
    pub(crate) fn clear(&mut self) {
        self.visited.clear();
        self.visited.push(true);
        self.branches.clear();
        self.table.clear();
    }

    /// How many branches there are.
    pub(crate) fn len(&self) -> usize {
        self.branches.len()
    }

    /// Marks a place as visited: `false` if this is the first time. Only then is it worth growing further.
    pub(crate) fn visit(&mut self, node: NodeId) -> bool {
        std::mem::replace(&mut self.visited[node.0 as usize], true)
    }

    pub(crate) fn branch(&self, id: BranchId) -> &Branch<A> {
        &self.branches[id.0 as usize]
    }

    pub(crate) fn branch_mut(&mut self, id: BranchId) -> &mut Branch<A> {
        &mut self.branches[id.0 as usize]
    }

    /// The branch of an action at a place.
    pub(crate) fn find(&self, node: NodeId, seat: Seat, action: &A) -> Option<BranchId> {
        self.table.get(&(node, seat, action.clone())).copied()
    }

    /// The branch of an action at a place, new if need be; nothing if there is no room for it.
    pub(crate) fn find_or_add(&mut self, node: NodeId, seat: Seat, action: &A, first_sight: f32) -> Option<BranchId> {
        if let Some(known) = self.find(node, seat, action) {
            return Some(known);
        }
        if self.branches.len() >= self.room {
            return None;
        }
        let id = BranchId(self.branches.len() as u32);
        self.branches.push(Branch { action: action.clone(), first_sight, open: 0, visits: 0, total: 0.0, below: None });
        self.table.insert((node, seat, action.clone()), id);
        Some(id)
    }

    /// The place below a branch, new if need be; nothing if there is no room for it.
    pub(crate) fn below(&mut self, id: BranchId) -> Option<NodeId> {
        if let Some(node) = self.branch(id).below {
            return Some(node);
        }
        if self.visited.len() > self.room {
            return None;
        }
        let node = NodeId(self.visited.len() as u32);
        self.visited.push(false);
        self.branch_mut(id).below = Some(node);
        Some(node)
    }
}

/// A quick hash for small keys. Nobody from outside chooses them, so it need not withstand an attack.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(byte.into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        // The table takes its place from the low bits and its tag from the high ones; multiplication leaves the low
        // bits poor.
        self.0 ^ (self.0 >> 29)
    }
}
