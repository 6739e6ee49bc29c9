//! What is said in the lobby, as this node knows it. Whoever reads is answered from memory, so that a lobby full of people who
//! read costs the database nothing; it is asked when something was said, and now and then for what was removed meanwhile.

use std::sync::Arc;

use tokio::sync::{Mutex, watch};

use crate::store::{Store, StoreError};
use crate::time::{DAY_MILLIS, now};
use crate::wire::LobbyLine;

/// So many lines are shown.
const LINES: u64 = 100;
/// What was said longer ago, in milliseconds, is not shown: in a quiet house nobody answers a voice of last winter.
const SHOWN_MILLIS: u64 = 7 * DAY_MILLIS;

/// What is said in the lobby.
pub struct LobbyTalk {
    lines: watch::Sender<Arc<[LobbyLine]>>,
    /// One looks at a time: what was read first must not come last.
    looking: Mutex<()>,
}

impl Default for LobbyTalk {
    fn default() -> LobbyTalk {
        LobbyTalk { lines: watch::Sender::new(Arc::default()), looking: Mutex::default() }
    }
}

impl LobbyTalk {
    /// Reads what is stored. Whoever waits for a line hears of it.
    pub async fn look(&self, store: &Store) -> Result<(), StoreError> {
        let _looking = self.looking.lock().await;
        let found = store.said_in_lobby(now().saturating_sub(SHOWN_MILLIS), LINES).await?;
        self.lines.send_if_modified(|lines| {
            let changed = **lines != *found;
            if changed {
                *lines = found.into();
            }
            changed
        });
        Ok(())
    }

    /// The number of the last line; 0 while nothing was said.
    #[must_use]
    pub fn last(&self) -> u64 {
        last(&self.lines.borrow())
    }

    /// The lines after a number.
    #[must_use]
    pub fn after(&self, n: u64) -> Vec<LobbyLine> {
        self.lines.borrow().iter().filter(|line| line.n > n).cloned().collect()
    }

    /// Returns when there is a line after a number.
    pub async fn heard_after(&self, n: u64) {
        // The sender lives as long as this does, so there is nothing else to hear.
        let _ = self.lines.subscribe().wait_for(|lines| last(lines) > n).await;
    }
}

fn last(lines: &[LobbyLine]) -> u64 {
    lines.last().map_or(0, |line| line.n)
}
