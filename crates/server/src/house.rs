//! What all parts of a node share.

use std::sync::Arc;

use sandtable_shelf::Shelf;

use crate::bot_pool::BotPool;
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::store::Store;

/// What all parts of a node share.
pub struct House {
    /// The games.
    pub shelf: Arc<Shelf>,
    /// What is kept.
    pub store: Store,
    /// Where bots think.
    pub bots: BotPool,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who is told that it is their turn.
    pub notifier: Notifier,
    /// This node's number among others, drawn when it started.
    pub node: u64,
}
