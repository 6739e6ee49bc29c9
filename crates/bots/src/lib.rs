//! Players that are programs, for any Sandtable game: the levels, the search behind them, many games at once, and
//! the arena in which levels are measured.
//!
//! | file | what is in it |
//! |---|---|
//! | [`mod@bot`] | what a bot is asked and answers |
//! | [`budget`] | how long it may think |
//! | [`levels`] | which bot plays which level |
//! | [`random`], [`glance`], [`adviser`], [`search`] | the four ways to choose |
//! | [`erased`] | a bot for a game of whatever kind |
//! | [`simulate`] | many games, counted |
//! | [`mod@arena`], [`ratings`] | who beats whom, and how surely |
//!
//! A bot never sees more than its seat may know: it is given a [`Glimpse`](sandtable_core::Glimpse), through which
//! the true state cannot be reached.

pub mod adviser;
pub mod arena;
pub mod bot;
pub mod budget;
pub mod contender;
pub mod erased;
pub mod glance;
mod leaf;
pub mod levels;
mod parallel;
mod plan;
pub mod random;
pub mod ratings;
pub mod search;
mod seeds;
pub mod simulate;

pub use adviser::Adviser;
pub use arena::{ArenaPlan, ArenaReport, Pairing, arena};
pub use bot::{Bot, Considered, Decision};
pub use budget::Budget;
pub use contender::Contender;
pub use erased::{AnyBot, AnyConsidered, AnyDecision, BotError, any_bot};
pub use glance::Glance;
pub use levels::bot;
pub use plan::PlanError;
pub use random::RandomBot;
pub use ratings::{Interval, Rating};
pub use sandtable_core::{Care, Level, Temper};
pub use search::Search;
pub use simulate::{Finished, SimPlan, SimReport, Tally, simulate};
