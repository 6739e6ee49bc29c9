//! Bots think in a thread of their own, so that the screen stays alive.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use sandtable_core::{AnyGame, Seat};

use crate::options::Opponent;

/// A bot that is thinking.
pub(crate) struct Thinking {
    seat: Seat,
    answer: Receiver<Thought>,
}

/// What a bot came up with.
pub(crate) struct Thought {
    /// The bot, back from its thread.
    pub(crate) opponent: Box<dyn Opponent>,
    /// Its action in the game's notation; `None` if it broke down.
    pub(crate) action: Option<String>,
}

impl Thinking {
    /// Lets a bot think about a copy of the game.
    pub(crate) fn start(mut opponent: Box<dyn Opponent>, game: Box<dyn AnyGame>, seat: Seat) -> Thinking {
        let (tell, answer) = channel();
        thread::spawn(move || {
            let action = catch_unwind(AssertUnwindSafe(|| opponent.choose(game.as_ref(), seat))).ok();
            // Nobody may be waiting any more: the player left.
            let _ = tell.send(Thought { opponent, action });
        });
        Thinking { seat, answer }
    }

    /// Whose seat it thinks for.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The answer, if it has come.
    pub(crate) fn answer(&self) -> Option<Thought> {
        self.answer.try_recv().ok()
    }
}
