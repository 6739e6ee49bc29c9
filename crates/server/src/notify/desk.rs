//! Places for those who are being told. Everybody has a few, so that somebody whose web hook never answers waits for it alone.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::wire::PlayerId;

/// How many notices are delivered at a time to people who can be told.
const AT_ONCE: usize = 48;
/// How many to people who could not be told the last time: their hooks may be slow, and share these places.
const AT_ONCE_AGAIN: usize = 16;
/// How many to one person.
pub(super) const OF_EACH: u32 = 2;

/// All places.
pub(super) struct Desk {
    prompt: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    people: Mutex<People>,
}

#[derive(Default)]
struct People {
    being_told: HashMap<PlayerId, u32>,
    /// Those who could not be told the last time.
    unreached: HashSet<PlayerId>,
}

/// A place that is taken until it is dropped.
pub(super) struct Place {
    desk: Arc<Desk>,
    player: PlayerId,
    _permit: OwnedSemaphorePermit,
}

impl Desk {
    pub(super) fn new() -> Arc<Desk> {
        Arc::new(Desk {
            prompt: Arc::new(Semaphore::new(AT_ONCE)),
            slow: Arc::new(Semaphore::new(AT_ONCE_AGAIN)),
            people: Mutex::default(),
        })
    }

    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place to tell somebody something; nothing while all that they may have are taken.
    pub(super) fn place(self: &Arc<Desk>, player: PlayerId) -> Option<Place> {
        let mut people = self.people();
        if people.being_told.get(&player).is_some_and(|&places| places >= OF_EACH) {
            return None;
        }
        let room = if people.unreached.contains(&player) { &self.slow } else { &self.prompt };
        let permit = room.clone().try_acquire_owned().ok()?;
        *people.being_told.entry(player).or_default() += 1;
        Some(Place { desk: self.clone(), player, _permit: permit })
    }
}

impl Place {
    /// Somebody was told, or could not be.
    pub(super) fn told(&self, reached: bool) {
        let mut people = self.desk.people();
        if reached {
            people.unreached.remove(&self.player);
        } else {
            people.unreached.insert(self.player);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut people = self.desk.people();
        if let Some(places) = people.being_told.get_mut(&self.player) {
            *places -= 1;
            if *places == 0 {
                people.being_told.remove(&self.player);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::keys::new_player_id;

    #[test]
    fn one_person_takes_few_places_and_those_who_are_slow_not_all() {
        let desk = Desk::new();
        let ada = new_player_id();
        let two = [desk.place(ada).unwrap(), desk.place(ada).unwrap()];
        assert!(desk.place(ada).is_none(), "no third for one person");
        two[0].told(false);
        drop(two);
        assert!(desk.people().being_told.is_empty());
        let slow: Vec<PlayerId> = (0..40).map(|_| new_player_id()).collect();
        for &player in &slow {
            desk.place(player).unwrap().told(false);
        }
        let taken: Vec<Place> = slow.iter().filter_map(|&player| desk.place(player)).collect();
        assert_eq!(taken.len(), AT_ONCE_AGAIN);
        let prompt: Vec<Place> = (0..100).filter_map(|_| desk.place(new_player_id())).collect();
        assert_eq!(prompt.len(), AT_ONCE);
    }
}
