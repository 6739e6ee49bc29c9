//! Nodes that are alive. Each writes a moment now and then; one whose moment has not changed for a while, by the clock of who looks, is
//! dead, and nobody is at a table there any more. No two clocks are compared.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::store::{Store, StoreError};
use crate::table::hall::Hall;
use crate::time::{DAY_MILLIS, now};

/// So often a node says that it is alive, and looks who else is.
const BEAT: Duration = Duration::from_secs(3);
/// A node that was silent for so long is dead.
const SILENCE: Duration = Duration::from_secs(11);

/// Says that this node is alive, and tells its tables which others are, for as long as the server runs.
pub async fn beat(hall: Arc<Hall>) {
    if !hall.house().store.is_shared() {
        return;
    }
    let mut others = Others::default();
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = others.look(&hall).await {
            tracing::warn!(%error, "the other nodes could not be looked for");
        }
    }
}

/// A node, as somebody beside the servers sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its number.
    pub id: u64,
    /// Does its pulse go on?
    pub alive: bool,
    /// Its last pulse, in milliseconds since 1970 by its own clock.
    pub pulse: u64,
}

/// Looks which nodes are alive: those whose pulse goes on while it is watched for a little longer than a beat.
pub async fn watch_nodes(store: &Store) -> Result<Vec<Node>, StoreError> {
    let before: HashMap<u64, u64> = store.nodes().await?.into_iter().collect();
    if before.is_empty() {
        return Ok(Vec::new());
    }
    tokio::time::sleep(BEAT + Duration::from_secs(1)).await;
    let after = store.nodes().await?;
    let mut nodes: Vec<Node> = after
        .into_iter()
        .map(|(id, pulse)| Node { id, alive: before.get(&id).is_none_or(|earlier| *earlier != pulse), pulse })
        .collect();
    nodes.sort_by_key(|node| (!node.alive, node.id));
    Ok(nodes)
}

#[derive(Default)]
struct Others {
    /// What each node wrote last, and when that was seen to change.
    seen: HashMap<u64, (u64, Instant)>,
    alive: Vec<u64>,
}

impl Others {
    async fn look(&mut self, hall: &Hall) -> Result<(), StoreError> {
        let house = hall.house();
        house.store.beat(house.node, now()).await?;
        let nodes = house.store.nodes().await?;
        if self.hear(&nodes, Instant::now()) {
            house.notifier.nodes_are(&self.alive);
            hall.nodes_are(self.alive.clone());
        }
        house.store.forget_nodes(now().saturating_sub(DAY_MILLIS)).await
    }

    /// Takes what the nodes wrote; `true` if others are alive than before.
    fn hear(&mut self, nodes: &[(u64, u64)], at: Instant) -> bool {
        self.seen.retain(|node, _| nodes.iter().any(|(there, _)| there == node));
        for &(node, wrote) in nodes {
            let seen = self.seen.entry(node).or_insert((wrote, at));
            if seen.0 != wrote {
                *seen = (wrote, at);
            }
        }
        let quiet = |changed: Instant| at.duration_since(changed) > SILENCE;
        let mut alive: Vec<u64> =
            self.seen.iter().filter(|(_, (_, changed))| !quiet(*changed)).map(|(node, _)| *node).collect();
        alive.sort_unstable();
        let changed = alive != self.alive;
        self.alive = alive;
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_writes_nothing_new_is_dead_after_a_while_whatever_its_clock_says() {
        let (mut others, start) = (Others::default(), Instant::now());
        let after = |seconds: u64| start + Duration::from_secs(seconds);
        // The second node's clock is an hour slow, and the third one's an hour fast.
        assert!(others.hear(&[(1, 5_000), (2, 10), (3, 9_000)], start));
        assert!(!others.hear(&[(1, 8_000), (2, 13), (3, 9_000)], after(3)));
        assert!(others.hear(&[(1, 17_000), (2, 22), (3, 9_000)], after(12)));
        assert_eq!(others.alive, [1, 2]);
        assert!(others.hear(&[(1, 20_000), (2, 25), (3, 9_001)], after(15)), "it was only slow");
        assert!(others.hear(&[(1, 23_000), (3, 9_002)], after(18)), "a node that says goodbye is gone at once");
        assert_eq!(others.alive, [1, 3]);
    }
}
