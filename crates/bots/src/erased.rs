//! A bot for a game of whatever kind, for programs that hold games without knowing which.

use std::marker::PhantomData;

use sandtable_core::{AnyGame, Glimpse, Knowledge, Seat};
use serde::Serialize;

use crate::stop::{Stop, never};
use crate::{Bot, Clock, Contender, Decision};

/// A bot that speaks in the game's notation.
pub trait AnyBot: Send {
    /// Chooses an action for a seat. The bot looks through that seat's eyes alone. When `stop` says so, it chooses the best
    /// that it has found so far.
    fn choose_until(&mut self, game: &dyn AnyGame, seat: Seat, stop: Stop<'_>) -> Result<AnyDecision, BotError>;

    /// Chooses an action for a seat and takes the time that it needs.
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> Result<AnyDecision, BotError> {
        self.choose_until(game, seat, &never)
    }
}

/// What a bot chose, and why, in the game's notation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyDecision {
    /// The choice.
    pub action: String,
    /// What the bot thinks its position is worth after it, from 0 (lost) to 1 (won).
    pub estimate: f32,
    /// How many times it played ahead to find out.
    pub playouts: u32,
    /// What it weighed, the most promising first.
    pub considered: Vec<AnyConsidered>,
}

/// One action that a bot weighed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyConsidered {
    /// The action in the game's notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth on average, from 0 to 1.
    pub value: f32,
}

/// Why a bot did not choose.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BotError {
    /// The bot was made for another game.
    #[error("this bot plays {plays}, not {given}")]
    OtherGame {
        /// The game that the bot knows.
        plays: &'static str,
        /// The game that it was shown.
        given: &'static str,
    },
    /// The seat has nothing to choose now.
    #[error("seat {0} has nothing to choose now")]
    NotAsked(Seat),
}

/// The bot of a level for games of the kind `G`.
#[must_use]
pub fn any_bot<G: Knowledge>(contender: Contender, clock: Clock, seed: u64) -> Box<dyn AnyBot> {
    Box::new(Erased { bot: crate::bot::<G>(contender, clock, seed), game: PhantomData })
}

struct Erased<G: Knowledge> {
    bot: Box<dyn Bot<G>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Knowledge> AnyBot for Erased<G> {
    fn choose_until(&mut self, game: &dyn AnyGame, seat: Seat, stop: Stop<'_>) -> Result<AnyDecision, BotError> {
        let typed = game
            .as_any()
            .downcast_ref::<G>()
            .ok_or(BotError::OtherGame { plays: G::info().slug, given: game.info().slug })?;
        if !game.to_act().contains(seat) {
            return Err(BotError::NotAsked(seat));
        }
        let decision = self.bot.choose_until(&Glimpse::new(typed, seat), stop).ok_or(BotError::NotAsked(seat))?;
        Ok(in_notation::<G>(decision))
    }
}

fn in_notation<G: Knowledge>(decision: Decision<G::Action>) -> AnyDecision {
    AnyDecision {
        action: decision.action.to_string(),
        estimate: decision.estimate,
        playouts: decision.playouts,
        considered: decision
            .considered
            .iter()
            .map(|considered| AnyConsidered {
                action: considered.action.to_string(),
                visits: considered.visits,
                value: considered.value,
            })
            .collect(),
    }
}
