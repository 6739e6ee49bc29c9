//! A load tester: many people at many tables, measured from outside.
//!
//! | file | what is in it |
//! |---|---|
//! | `visitor` | one connection: requests and a socket |
//! | `idle` | many sockets that only listen |
//! | `actions` | many matches at a pace, and how long a decision takes from sending to being told |
//! | `held` | many matches that wait, and the memory that each takes |
//! | `cold` | loading tables that no server has in memory |
//! | `staged` | a decision from the wish to what both players are told, without sockets and store |
//! | `notify` | what PostgreSQL's notifications cost |
//! | `times`, `usage` | quantiles, and what servers, database and tester spent |

mod actions;
mod cold;
mod held;
mod idle;
mod notify;
mod staged;
mod times;
mod usage;
mod visitor;

use std::net::SocketAddr;

pub use actions::{ActionsPlan, ActionsReport};
pub use cold::{ColdPlan, ColdReport};
pub use held::{HeldPlan, HeldReport};
pub use idle::{IdlePlan, IdleReport};
pub use notify::{NotifyPlan, NotifyReport};
pub use staged::{StagedPlan, StagedReport};
pub use times::Times;
pub use usage::Cost;

/// Why a measurement came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server did not do what was asked.
    #[error("{asked}: {answered}")]
    Refused {
        /// What was asked.
        asked: String,
        /// What it answered.
        answered: String,
    },
    /// The connection did not work.
    #[error("{0}")]
    Connection(String),
}

impl LoadError {
    fn connection(error: impl ToString) -> LoadError {
        LoadError::Connection(error.to_string())
    }
}

/// Opens idle sockets and tells the server's memory before and after.
pub async fn idle(server: SocketAddr, plan: IdlePlan) -> Result<IdleReport, LoadError> {
    idle::run(server, plan).await
}

/// Plays many matches at once, spread over the servers.
pub async fn actions(servers: &[SocketAddr], plan: ActionsPlan) -> Result<ActionsReport, LoadError> {
    actions::run(servers, plan).await
}

/// Has a server hold many matches and tells its memory before and after.
pub async fn held(server: SocketAddr, plan: HeldPlan) -> Result<HeldReport, LoadError> {
    held::run(server, plan).await
}

/// Loads tables of several lengths from a database.
pub async fn cold(plan: ColdPlan) -> Result<Vec<ColdReport>, LoadError> {
    cold::run(plan).await
}

/// Writes to a PostgreSQL database with or without notifications.
pub async fn notify(plan: NotifyPlan) -> Result<NotifyReport, LoadError> {
    notify::run(plan).await
}

/// Plays a match in this process and tells what a decision costs from the wish to what both players are told.
pub fn staged(plan: &StagedPlan) -> Result<StagedReport, LoadError> {
    staged::run(plan)
}
