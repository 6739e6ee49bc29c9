//! Many matches that have come some way and wait for a decision: how much memory does each take?

use std::net::SocketAddr;
use std::time::Duration;

use super::LoadError;
use super::actions::{Pair, Places};
use super::usage::memory;
use super::visitor::Visitor;

/// How many matches.
#[derive(Clone, Debug)]
pub struct HeldPlan {
    /// The game.
    pub game: String,
    /// How many tables, with two players connected to each.
    pub tables: usize,
    /// How many decisions are made at each table first.
    pub decisions: usize,
}

/// What they cost.
#[derive(Clone, Copy, Debug)]
pub struct HeldReport {
    /// How many tables were held.
    pub tables: usize,
    /// How many decisions were made at all of them.
    pub decisions: usize,
    /// The server's memory before, in bytes.
    pub before: u64,
    /// The server's memory with all of them held.
    pub after: u64,
}

impl HeldReport {
    /// Bytes a table.
    #[must_use]
    pub fn each(&self) -> u64 {
        self.after.saturating_sub(self.before) / (self.tables as u64).max(1)
    }

    /// How many tables fit into a GiB.
    #[must_use]
    pub fn per_gibibyte(&self) -> u64 {
        (1 << 30) / self.each().max(1)
    }
}

pub(super) async fn run(server: SocketAddr, plan: HeldPlan) -> Result<HeldReport, LoadError> {
    let visitor = Visitor::new(server);
    // A first match, so that what the server loads only once is not counted.
    let first = Pair::sit_down(Places::both_at(&visitor), &plan.game).await?;
    let before = memory(std::slice::from_ref(&visitor)).await?;
    let mut decisions = 0;
    let mut pairs = Vec::with_capacity(plan.tables);
    for _ in 0..plan.tables {
        let mut pair = Pair::sit_down(Places::both_at(&visitor), &plan.game).await?;
        for _ in 0..plan.decisions {
            decisions += usize::from(pair.decide().await?.is_some());
        }
        pairs.push(pair);
    }
    // Comings and goings are told with a delay: let the last of it pass.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = memory(std::slice::from_ref(&visitor)).await?;
    drop(first);
    Ok(HeldReport { tables: pairs.len(), decisions, before, after })
}
