//! What a bot is asked, and what it answers.

use sandtable_core::{Game, Glimpse};

use crate::stop::{Stop, never};

/// A player that is a program. Its choices depend on what it is shown, on the seed it was made with, and on when it is
/// stopped.
pub trait Bot<G: Game>: Send {
    /// Chooses an action; nothing, if the seat has nothing to choose. When `stop` says so, the best so far is chosen.
    fn choose_until(&mut self, glimpse: &Glimpse<'_, G>, stop: Stop<'_>) -> Option<Decision<G::Action>>;

    /// Chooses an action and takes the time that it needs.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> Option<Decision<G::Action>> {
        self.choose_until(glimpse, &never)
    }
}

/// What a bot chose, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The choice.
    pub action: A,
    /// What the bot thinks its position is worth after it, from 0 (lost) to 1 (won).
    pub estimate: f32,
    /// How many times it played ahead to find out.
    pub playouts: u32,
    /// What it weighed, the most promising first; at most [`Decision::MOST_CONSIDERED`].
    pub considered: Vec<Considered<A>>,
}

impl<A> Decision<A> {
    /// No decision lists more alternatives than this.
    pub const MOST_CONSIDERED: usize = 8;

    /// A choice that took no thought.
    #[must_use]
    pub fn unconsidered(action: A) -> Decision<A> {
        Decision { action, estimate: 0.5, playouts: 0, considered: Vec::new() }
    }
}

/// One action that a bot weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth on average, from 0 to 1.
    pub value: f32,
}
