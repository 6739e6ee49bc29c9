//! What is said in the lobby, as this node knows it. Whoever reads is answered from memory, so that a lobby full of people who
//! read costs the database nothing; it is asked when something was said or removed, and now and then for what is too old.

use std::sync::Arc;

use tokio::sync::{Mutex, watch};

use crate::store::{Store, StoreError};
use crate::time::{DAY_MILLIS, now};
use crate::wire::{LobbyChat, LobbyLine, LobbyMark};

/// So many lines are shown.
const LINES: usize = 100;
/// So many are looked at, whether they stand or were removed.
const LOOKED_AT: u64 = 2 * LINES as u64;
/// What was said longer ago, in milliseconds, is not shown: in a quiet house nobody answers a voice of last winter.
const SHOWN_MILLIS: u64 = 7 * DAY_MILLIS;

/// What is said in the lobby.
pub struct LobbyTalk {
    stands: watch::Sender<Stands>,
    /// One looks at a time: what was read first must not come last.
    looking: Mutex<()>,
}

/// What was said and stands.
#[derive(Clone, Default, PartialEq)]
struct Stands {
    lines: Arc<[LobbyLine]>,
    /// Another one when a line was removed or has lost its name.
    edition: u32,
}

impl Stands {
    fn last(&self) -> u64 {
        self.lines.last().map_or(0, |line| line.n)
    }

    /// Is there nothing to tell to whoever knows this edition as far as a line?
    fn is_known(&self, after: u64, edition: Option<u32>) -> bool {
        self.last() <= after && edition.is_none_or(|known| known == self.edition)
    }
}

impl Default for LobbyTalk {
    fn default() -> LobbyTalk {
        LobbyTalk { stands: watch::Sender::new(Stands::default()), looking: Mutex::default() }
    }
}

impl LobbyTalk {
    /// Reads what is stored. Whoever waits hears of it.
    pub async fn look(&self, store: &Store) -> Result<(), StoreError> {
        let _looking = self.looking.lock().await;
        let (mut lines, edition) = store.lobby_as_it_stands(now().saturating_sub(SHOWN_MILLIS), LOOKED_AT).await?;
        lines.drain(..lines.len().saturating_sub(LINES));
        let found = Stands { lines: lines.into(), edition };
        self.stands.send_if_modified(|stands| {
            let changed = *stands != found;
            if changed {
                *stands = found;
            }
            changed
        });
        Ok(())
    }

    /// How far it has come.
    #[must_use]
    pub fn mark(&self) -> LobbyMark {
        let stands = self.stands.borrow();
        LobbyMark { last: stands.last(), edition: stands.edition }
    }

    /// The lines after a number; all of them for whoever knows another edition.
    #[must_use]
    pub fn after(&self, n: u64, edition: Option<u32>) -> LobbyChat {
        let stands = self.stands.borrow();
        let whole = edition.is_some_and(|known| known != stands.edition);
        let lines = stands.lines.iter().filter(|line| whole || line.n > n).cloned().collect();
        LobbyChat { lines, edition: stands.edition, whole }
    }

    /// Is there nothing to tell to whoever knows this edition as far as a line?
    #[must_use]
    pub fn is_known(&self, after: u64, edition: Option<u32>) -> bool {
        self.stands.borrow().is_known(after, edition)
    }

    /// Returns when there is.
    pub async fn heard_after(&self, n: u64, edition: Option<u32>) {
        // The sender lives as long as this does, so there is nothing else to hear.
        let _ = self.stands.subscribe().wait_for(|stands| !stands.is_known(n, edition)).await;
    }
}
