//! Who is here: everybody who asked something or was at a table lately. It is noted for the lists of their friends alone.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use crate::wire::PlayerId;

/// Those who were here since they were noted last.
#[derive(Default)]
pub struct Here {
    lately: Mutex<HashSet<PlayerId>>,
}

impl Here {
    /// Somebody is here.
    pub fn came(&self, player: PlayerId) {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner).insert(player);
    }

    /// Those who were here, to be noted.
    #[must_use]
    pub fn take(&self) -> HashSet<PlayerId> {
        std::mem::take(&mut *self.lately.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
