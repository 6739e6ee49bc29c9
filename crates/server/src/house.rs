//! What all parts of a node share.

use std::sync::Arc;

use sandtable_shelf::Shelf;

use crate::blocks::Blocks;
use crate::bot_pool::BotPool;
use crate::here::Here;
use crate::lobby::LobbyTalk;
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::odds_desk::OddsDesk;
use crate::store::{Store, StoreError};
use crate::stories::Stories;
use crate::workers::Workers;

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
    /// Stories that were told lately.
    pub stories: Stories,
    /// Where stored tables are replayed.
    pub loading: Workers,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who is told that it is their turn.
    pub notifier: Notifier,
    /// Who is here.
    pub here: Here,
    /// What is said in the lobby; nothing, if the host has switched it off.
    pub lobby: Option<LobbyTalk>,
    /// Addresses that are blocked, and where people came from lately.
    pub blocks: Blocks,
    /// Are there limits on how often somebody may do something?
    pub limits: bool,
    /// This node's number among others, drawn when it started.
    pub node: u64,
    /// A mistake for a simulation to find; a server has none.
    pub planted: Option<Planted>,
}

/// Mistakes in how tables are served, which only a simulation ([`crate::storm`]) can build in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// A decision is stored before it is applied.
    StoredBeforeApplied,
    /// A table whose bot thinks and whose people have left wakes all the time.
    NeverSleeps,
    /// Who is connected when it becomes their turn, and goes then, is not told of it.
    ForgetsTheAbsent,
}

impl House {
    /// Reads what is stored of the lobby's talk, if there is any here.
    pub async fn look_into_lobby(&self) -> Result<(), StoreError> {
        match &self.lobby {
            Some(lobby) => lobby.look(&self.store).await,
            None => Ok(()),
        }
    }
}
