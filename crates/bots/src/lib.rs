//! Players that are programs, for any Sandtable game: the levels, the search behind them, many games at once, and
//! the arena in which levels are measured.
//!
//! | file | what is in it |
//! |---|---|
//! | [`mod@bot`] | what a bot is asked and answers |
//! | [`budget`], [`mod@stop`] | how long it may think |
//! | [`levels`] | which bot plays which level |
//! | [`random`], [`glance`], [`adviser`], [`search`] | the four ways to choose |
//! | [`erased`] | a bot for a game of whatever kind |
//! | `simulate` | many games, counted |
//! | `arena`, `ratings` | who beats whom, and how surely |
//!
//! What chooses runs anywhere: with the default feature `arena` off nothing here asks for a thread, a file or the operating
//! system's clock. With it come the arena, simulation on many threads, and `system_clock`.
//!
//! A bot never sees more than its seat may know: it is given a [`Glimpse`](sandtable_core::Glimpse), through which
//! the true state cannot be reached.

pub mod adviser;
#[cfg(feature = "arena")]
pub mod arena;
pub mod bot;
pub mod budget;
pub mod contender;
pub mod erased;
pub mod glance;
mod leaf;
pub mod levels;
#[cfg(feature = "arena")]
mod parallel;
#[cfg(feature = "arena")]
mod plan;
pub mod random;
#[cfg(feature = "arena")]
pub mod ratings;
pub mod search;
#[cfg(feature = "arena")]
mod seeds;
#[cfg(feature = "arena")]
pub mod simulate;
pub mod stop;
#[cfg(feature = "arena")]
mod system_clock;

pub use adviser::Adviser;
#[cfg(feature = "arena")]
pub use arena::{ArenaPlan, ArenaReport, Pairing, arena};
pub use bot::{Bot, Considered, Decision};
pub use budget::{Budget, Clock};
pub use contender::Contender;
pub use erased::{AnyBot, AnyConsidered, AnyDecision, BotError, any_bot};
pub use glance::Glance;
pub use levels::bot;
#[cfg(feature = "arena")]
pub use plan::PlanError;
pub use random::RandomBot;
#[cfg(feature = "arena")]
pub use ratings::{Interval, Rating};
pub use sandtable_core::{Care, Level, Temper};
pub use search::Search;
#[cfg(feature = "arena")]
pub use simulate::{Finished, SimPlan, SimReport, Tally, simulate};
pub use stop::{Stop, never};
#[cfg(feature = "arena")]
pub use system_clock::system_clock;
