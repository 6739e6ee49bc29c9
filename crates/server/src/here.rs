//! Who is here: everybody who asked something or was at a table lately. It is noted for the lists of their friends alone: who stays, every
//! now and then; who comes, at once.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::wire::PlayerId;

/// Those who were here since they were noted last.
#[derive(Default)]
pub struct Here {
    people: Mutex<People>,
    somebody_comes: Notify,
}

#[derive(Default)]
struct People {
    lately: HashSet<PlayerId>,
    /// Those of whom it is noted already.
    noted: HashSet<PlayerId>,
}

impl Here {
    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is here.
    pub fn came(&self, player: PlayerId) {
        let mut people = self.people();
        if people.lately.insert(player) && !people.noted.contains(&player) {
            self.somebody_comes.notify_one();
        }
    }

    /// Is somebody here, as far as this node knows?
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.people().lately.contains(&player)
    }

    /// Returns when somebody has come who was not here lately.
    pub async fn somebody_comes(&self) {
        self.somebody_comes.notified().await;
    }

    /// Those who have come, to be noted at once.
    #[must_use]
    pub fn take_newcomers(&self) -> HashSet<PlayerId> {
        let mut people = self.people();
        let newcomers: HashSet<PlayerId> = people.lately.difference(&people.noted).copied().collect();
        people.noted.extend(&newcomers);
        newcomers
    }

    /// All who were here since this was asked last, to be noted.
    #[must_use]
    pub fn take(&self) -> HashSet<PlayerId> {
        let mut people = self.people();
        people.noted = std::mem::take(&mut people.lately);
        people.noted.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::keys::new_player_id;

    #[test]
    fn who_comes_is_noted_once_and_who_stays_in_every_round() {
        let (here, ada, bob) = (Here::default(), new_player_id(), new_player_id());
        here.came(ada);
        here.came(ada);
        assert_eq!(here.take_newcomers(), [ada].into());
        here.came(ada);
        here.came(bob);
        assert_eq!(here.take_newcomers(), [bob].into());
        assert_eq!(here.take(), [ada, bob].into());
        here.came(ada);
        assert!(here.take_newcomers().is_empty(), "she has never left");
        assert_eq!(here.take(), [ada].into());
        here.came(bob);
        assert_eq!(here.take_newcomers(), [bob].into(), "he is back");
        assert!(here.has(bob) && !here.has(ada));
    }
}
