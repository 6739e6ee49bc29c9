//! What choices may bring is worked out here when somebody asks: off the threads that answer people, a few positions at a
//! time, once a position and seat, and for nobody longer than they may use.

use std::collections::HashMap;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sandtable_core::{AnyGame, Chosen, Seat};
use tokio::sync::{Semaphore, watch};

use crate::wire::{ChoiceOdds, OddsTold, PlayerId, RandomId};

/// No position is worked on for longer; what is known by then is told.
const LONGEST: Duration = Duration::from_secs(2);
/// So many seconds of work somebody may use at once, and so many a second in the long run.
const BURST: f64 = 4.0;
const PER_SECOND: f64 = 0.15;
/// Accounts that are full again are thrown away when there are more than this.
const MANY: usize = 10_000;

/// Where odds are worked out.
pub struct OddsDesk {
    room: Arc<Semaphore>,
    spending: Option<Arc<Mutex<HashMap<PlayerId, Spending>>>>,
}

/// What somebody has left.
#[derive(Clone, Copy)]
struct Spending {
    left: f64,
    at: Instant,
}

impl Spending {
    fn filled(self, now: Instant) -> Spending {
        let filled = self.left + now.duration_since(self.at).as_secs_f64() * PER_SECOND;
        Spending { left: filled.min(BURST), at: now }
    }
}

/// Odds that are known, or will be.
#[derive(Clone)]
pub struct Awaited(watch::Receiver<Option<Arc<OddsTold>>>);

impl Awaited {
    /// Waits for them; nothing, if nobody works on them any more.
    pub async fn get(mut self) -> Option<Arc<OddsTold>> {
        self.0.wait_for(Option::is_some).await.ok()?.clone()
    }
}

/// Work that is stopped when it is dropped: the position is no more.
pub struct Work {
    awaited: Awaited,
    over: Arc<AtomicBool>,
}

impl Work {
    /// What comes of it.
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        self.awaited.clone()
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.over.store(true, Relaxed);
    }
}

impl OddsDesk {
    /// A desk at which as many positions are worked on as there are cores but one; with or without limits on what one
    /// person may use.
    #[must_use]
    pub fn new(limits: bool) -> OddsDesk {
        let room = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1)).max(1);
        OddsDesk { room: Arc::new(Semaphore::new(room)), spending: limits.then(Arc::default) }
    }

    /// Begins to work out what the choices of a seat may bring; nothing, if this person has used enough.
    pub fn begin(&self, by: PlayerId, seq: u64, seat: Seat, game: Box<dyn AnyGame>) -> Option<Work> {
        if self.spending.as_ref().is_some_and(|spending| !has_left(spending, by)) {
            return None;
        }
        let (told, awaited) = watch::channel(None);
        let over = Arc::new(AtomicBool::new(false));
        let (stop, room, spending) = (over.clone(), self.room.clone(), self.spending.clone());
        tokio::spawn(async move {
            let Ok(_room) = room.acquire().await else { return };
            if stop.load(Relaxed) {
                return;
            }
            let begun = Instant::now();
            let work = move || work_out(seq, seat, game.as_ref(), &stop);
            match tokio::task::spawn_blocking(work).await {
                Ok(found) => drop(told.send(Some(Arc::new(found)))),
                Err(error) => tracing::error!(%error, "odds could not be worked out"),
            }
            if let Some(spending) = spending {
                spend(&spending, by, begun.elapsed());
            }
        });
        Some(Work { awaited: Awaited(awaited), over })
    }
}

impl OddsDesk {
    /// Answers a question, and gives nothing if the rules panic over it. `None` if this person has used enough. Those
    /// without a name share what one person may use.
    pub fn question<T: Send + 'static>(
        &self,
        by: Option<PlayerId>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<impl Future<Output = Option<T>> + Send + 'static> {
        let by = by.unwrap_or(PlayerId(RandomId::from_bytes([0; 16])));
        if self.spending.as_ref().is_some_and(|spending| !has_left(spending, by)) {
            return None;
        }
        let (room, spending) = (self.room.clone(), self.spending.clone());
        Some(async move {
            let _room = room.acquire().await.ok()?;
            let begun = Instant::now();
            let answer = tokio::task::spawn_blocking(work).await;
            if let Some(spending) = spending {
                spend(&spending, by, begun.elapsed());
            }
            answer.inspect_err(|error| tracing::error!(%error, "a question could not be answered")).ok()
        })
    }
}

fn work_out(seq: u64, seat: Seat, game: &dyn AnyGame, stop: &AtomicBool) -> OddsTold {
    let begun = Instant::now();
    let mut told = OddsTold { seq, seat, choices: Vec::new(), whole: true };
    for choice in game.legal(seat) {
        if stop.load(Relaxed) || begun.elapsed() > LONGEST {
            told.whole = false;
            break;
        }
        if let Some(odds) = game.odds(seat, &Chosen::Notation(choice.action.clone())) {
            told.choices.push(ChoiceOdds { action: choice.action, odds });
        }
    }
    told
}

fn has_left(spending: &Mutex<HashMap<PlayerId, Spending>>, by: PlayerId) -> bool {
    let spending = spending.lock().unwrap_or_else(PoisonError::into_inner);
    spending.get(&by).is_none_or(|spent| spent.filled(Instant::now()).left > 0.0)
}

fn spend(spending: &Mutex<HashMap<PlayerId, Spending>>, by: PlayerId, time: Duration) {
    let now = Instant::now();
    let mut spending = spending.lock().unwrap_or_else(PoisonError::into_inner);
    if spending.len() > MANY {
        spending.retain(|_, spent| spent.filled(now).left < BURST);
    }
    let account = spending.entry(by).or_insert(Spending { left: BURST, at: now });
    *account = account.filled(now);
    account.left -= time.as_secs_f64();
}

#[cfg(test)]
mod tests {
    use sandtable_core::Fast;
    use serde_json::json;

    use super::*;
    use crate::store::keys::new_player_id;

    fn expected(game: &dyn AnyGame) -> Vec<ChoiceOdds> {
        let with_odds = |action: String| {
            let odds = game.odds(Seat(0), &Chosen::Notation(action.clone()))?;
            Some(ChoiceOdds { action, odds })
        };
        game.legal(Seat(0)).into_iter().filter_map(|choice| with_odds(choice.action)).collect()
    }

    /// A game in which chance has a part in the next decision.
    fn game() -> Box<dyn AnyGame> {
        let registry = sandtable_shelf::registry();
        let mut game = registry.find("dday-dice").unwrap().start(&json!({}), &mut Fast::new(1)).unwrap();
        while expected(game.as_ref()).is_empty() {
            let first = Chosen::Notation(game.legal(Seat(0))[0].action.clone());
            game.apply(Seat(0), &first, &mut Fast::new(2)).unwrap();
        }
        game
    }

    #[tokio::test]
    async fn odds_are_those_of_the_game() {
        let (desk, game) = (OddsDesk::new(true), game());
        let expected = expected(game.as_ref());
        let work = desk.begin(new_player_id(), 3, Seat(0), game).unwrap();
        let told = work.awaited().get().await.unwrap();
        assert_eq!(*told, OddsTold { seq: 3, seat: Seat(0), choices: expected, whole: true });
    }

    #[tokio::test]
    async fn who_has_used_enough_waits_and_others_do_not() {
        let desk = OddsDesk::new(true);
        let (greedy, modest) = (new_player_id(), new_player_id());
        spend(desk.spending.as_ref().unwrap(), greedy, Duration::from_secs(5));
        assert!(desk.begin(greedy, 1, Seat(0), game()).is_none());
        assert!(desk.begin(modest, 1, Seat(0), game()).is_some());
    }

    #[test]
    fn what_was_used_comes_back_with_time() {
        let now = Instant::now();
        let spent = Spending { left: -1.0, at: now };
        assert!(spent.filled(now + Duration::from_secs(5)).left < 0.0);
        assert!(spent.filled(now + Duration::from_secs(8)).left > 0.0);
    }

    #[tokio::test]
    async fn nobody_works_on_a_position_that_is_no_more() {
        let desk = OddsDesk { room: Arc::new(Semaphore::new(0)), spending: None };
        let work = desk.begin(new_player_id(), 1, Seat(0), game()).unwrap();
        let awaited = work.awaited();
        drop(work);
        desk.room.add_permits(1);
        assert!(awaited.get().await.is_none());
    }
}
