//! What all parts of a node share.

use std::sync::Arc;

use sandtable_shelf::Shelf;

use crate::bot_pool::BotPool;
use crate::here::Here;
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::odds_desk::OddsDesk;
use crate::store::Store;

/// What all parts of a node share.
pub struct House {
    /// The games.
    pub shelf: Arc<Shelf>,
    /// What is kept.
    pub store: Store,
    /// Where bots think.
    pub bots: BotPool,
    /// Where odds are worked out.
    pub odds: OddsDesk,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who is told that it is their turn.
    pub notifier: Notifier,
    /// Who is here.
    pub here: Here,
    /// Are there limits on how often somebody may do something?
    pub limits: bool,
    /// This node's number among others, drawn when it started.
    pub node: u64,
}
