//! Notices that are held: somebody is connected and sees that it is their turn, and is to be told of it if they go. The table
//! says who comes and goes. What a table cannot say, because its node died, is found here: a notice is held by a node, and
//! whichever node sees that the holder is dead, or that nobody is connected there, lets it go.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::Notifier;
use crate::house::{House, Planted};
use crate::store::StoreError;
use crate::surroundings::spawn;
use crate::table::hall::Hall;
use crate::time::now;
use crate::wire::{NotifyWhen, PlayerId, TableId};

/// How long, in milliseconds, somebody may be gone before they are told: a page that is loaded anew is soon back.
pub const ABSENT_FOR: u64 = 15_000;

impl Notifier {
    /// Somebody is connected to a table, at a node.
    pub fn hold(&self, player: PlayerId, table: TableId, node: u64) {
        let notifier = self.clone();
        spawn(async move {
            // Who is told in any case is told whether they are here or not.
            if notifier.wish(player).await == NotifyWhen::Offline
                && let Err(error) = notifier.parts.store.hold_notice(player, table, node, now()).await
            {
                tracing::warn!(%error, "somebody is told that it is their turn though they see it");
            }
        });
    }

    /// Somebody is connected to a table no longer; if it is their turn then, they are told of it when it is due.
    pub fn release(&self, player: PlayerId, table: TableId, due: u64) {
        let notifier = self.clone();
        spawn(async move {
            if notifier.wish(player).await == NotifyWhen::Never {
                return;
            }
            if let Err(error) = notifier.parts.store.release_notice(player, table, due).await {
                tracing::warn!(%error, "a notice could not be let go; the next look finds it");
            }
        });
    }

    /// The match at a table is over; nobody is told anything of it any more.
    pub fn match_is_over(&self, table: TableId, people: Vec<PlayerId>) {
        let notifier = self.clone();
        spawn(async move {
            for player in people {
                if notifier.wish(player).await != NotifyWhen::Never {
                    if let Err(error) = notifier.parts.store.drop_notices_of_table(table).await {
                        tracing::warn!(%error, "notices could not be dropped; whoever delivers them will see that nobody waits");
                    }
                    return;
                }
            }
        });
    }

    /// These nodes are alive.
    pub fn nodes_are(&self, alive: &[u64]) {
        *self.parts.alive.lock().unwrap_or_else(PoisonError::into_inner) = Some(alive.to_vec());
    }

    fn alive(&self) -> Option<Vec<u64>> {
        self.parts.alive.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// How often it is looked for notices that nobody holds any more.
const LOOK_AT_HELD: Duration = Duration::from_secs(10);

/// Looks for notices that nobody holds any more, for as long as the server runs.
pub async fn look_after(hall: Arc<Hall>) {
    let house = hall.house();
    loop {
        if house.planted != Some(Planted::ForgetsTheAbsent)
            && let Err(error) = release_unattended(house).await
        {
            tracing::error!(%error, "it could not be looked who holds notices");
        }
        tokio::time::sleep(LOOK_AT_HELD).await;
    }
}

/// Lets go what is held by a node that is dead, and what this node holds for people who are not connected here.
async fn release_unattended(house: &Arc<House>) -> Result<(), StoreError> {
    let (store, due) = (&house.store, now() + ABSENT_FOR);
    // A database that is not shared has one node: whatever another one held, it is dead.
    let alive = if store.is_shared() { house.notifier.alive() } else { Some(Vec::new()) };
    for node in store.holders_of_notices().await? {
        if node != house.node && alive.as_ref().is_some_and(|alive| !alive.contains(&node)) {
            store.release_notices_of(node, due).await?;
        }
    }
    for (player, table) in store.notices_held_by(house.node).await? {
        if !house.here.has(player) {
            store.release_notice(player, table, due).await?;
        }
    }
    Ok(())
}
