//! A load tester: many people at many tables, measured from outside.
//!
//! | file | what is in it |
//! |---|---|
//! | `visitor` | one connection: requests and a socket |
//! | `idle` | many sockets that only listen |
//! | `actions` | many matches at a pace, and how long a decision takes from sending to being told |
//! | `times` | quantiles |

mod actions;
mod idle;
mod times;
mod visitor;

use std::net::SocketAddr;

pub use actions::{ActionsPlan, ActionsReport};
pub use idle::{IdlePlan, IdleReport};
pub use times::Times;

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

/// Plays many matches at once.
pub async fn actions(server: SocketAddr, plan: ActionsPlan) -> Result<ActionsReport, LoadError> {
    actions::run(server, plan).await
}
