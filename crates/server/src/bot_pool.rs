//! Bots think on threads of their own: as many as there are cores but one, and no more. A slow search never delays a
//! person's move. Whoever opened a table has its bots wait for them in a line of their own; the lines are served in turn, so
//! that nobody's many tables hold up anybody else's one.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use sandtable_core::{AnyGame, Level, Seat};
use sandtable_shelf::{Contender, Shelf};
use tokio::sync::oneshot;

use crate::surroundings::{fill, spawn};
use crate::wire::PlayerId;

/// So many bots of one person's tables may wait; a table that finds its line full asks again later.
const LINE: usize = 16;
/// So many may wait altogether.
const QUEUE: usize = 4096;

struct Question {
    game: Box<dyn AnyGame>,
    seat: Seat,
    level: Level,
    answer: oneshot::Sender<String>,
}

/// Those who wait, a line for each person whose tables they are at.
struct Lines<Q> {
    lines: HashMap<PlayerId, VecDeque<Q>>,
    /// Whose line is served next: everybody who has one, once.
    turns: VecDeque<PlayerId>,
    waiting: usize,
    closed: bool,
}

impl<Q> Default for Lines<Q> {
    fn default() -> Lines<Q> {
        Lines { lines: HashMap::new(), turns: VecDeque::new(), waiting: 0, closed: false }
    }
}

impl<Q> Lines<Q> {
    /// Puts somebody at the end of a line; `false` if there is no room.
    fn push(&mut self, owner: PlayerId, question: Q) -> bool {
        let line = self.lines.entry(owner).or_default();
        if line.len() >= LINE || self.waiting >= QUEUE {
            return false;
        }
        if line.is_empty() {
            self.turns.push_back(owner);
        }
        line.push_back(question);
        self.waiting += 1;
        true
    }

    /// The first of the line whose turn it is.
    fn pop(&mut self) -> Option<Q> {
        let owner = self.turns.pop_front()?;
        let line = self.lines.get_mut(&owner)?;
        let question = line.pop_front()?;
        self.waiting -= 1;
        if line.is_empty() {
            self.lines.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        Some(question)
    }
}

#[derive(Default)]
struct Desk {
    lines: Mutex<Lines<Question>>,
    came: Condvar,
}

impl Desk {
    fn lines(&self) -> MutexGuard<'_, Lines<Question>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next question; nothing, when there will be no more.
    fn next(&self) -> Option<Question> {
        let mut lines = self.lines();
        loop {
            if let Some(question) = lines.pop() {
                return Some(question);
            }
            if lines.closed {
                return None;
            }
            lines = self.came.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The threads on which bots think.
pub struct BotPool {
    desk: Arc<Desk>,
    /// In a simulation there are no threads: bots think by its clock.
    simulated: Option<Arc<Shelf>>,
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.desk.lines().closed = true;
        self.desk.came.notify_all();
    }
}

impl BotPool {
    /// Starts the threads.
    ///
    /// # Panics
    /// When the operating system has no threads to give.
    #[must_use]
    pub fn start(shelf: Arc<Shelf>, threads: usize) -> BotPool {
        let desk = Arc::new(Desk::default());
        for number in 0..threads.max(1) {
            let (shelf, desk) = (shelf.clone(), desk.clone());
            thread::Builder::new()
                .name(format!("bot {number}"))
                .spawn(move || think(&shelf, &desk))
                .expect("the operating system gives threads");
        }
        BotPool { desk, simulated: None }
    }

    /// Bots that think by the clock of a simulation.
    #[must_use]
    pub fn simulated(shelf: Arc<Shelf>) -> BotPool {
        BotPool { desk: Arc::default(), simulated: Some(shelf) }
    }

    /// As many threads as cores, but one: that one is for people.
    #[must_use]
    pub fn sensible_threads() -> usize {
        thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1)).max(1)
    }

    /// Asks a bot of a level to choose for a seat at somebody's table. The answer is an action in the game's notation; nothing
    /// comes if there is no room, or if the bot found nothing.
    #[must_use]
    pub fn ask(&self, owner: PlayerId, game: Box<dyn AnyGame>, seat: Seat, level: Level) -> oneshot::Receiver<String> {
        let (answer, answered) = oneshot::channel();
        let question = Question { game, seat, level, answer };
        if let Some(shelf) = self.simulated.clone() {
            spawn(async move {
                tokio::time::sleep(simulated_thinking_time()).await;
                decide(&shelf, question);
            });
        } else if self.desk.lines().push(owner, question) {
            self.desk.came.notify_one();
        } else {
            tracing::info!("too many bots of one person's tables, or altogether, want to think at once");
        }
        answered
    }

    /// How many wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.desk.lines().waiting
    }
}

/// How long a bot of a simulation thinks: two seconds at most, and now and then far longer than anybody waits.
fn simulated_thinking_time() -> Duration {
    let mut bytes = [0; 2];
    fill(&mut bytes);
    let [often, millis] = bytes.map(u64::from);
    Duration::from_millis(if often < 16 { 100_000 } else { millis * 8 })
}

fn think(shelf: &Shelf, desk: &Desk) {
    // People come first. Where the system does not allow it, the cores are shared evenly.
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
    while let Some(question) = desk.next() {
        if !question.answer.is_closed() {
            decide(shelf, question);
        }
    }
}

fn decide(shelf: &Shelf, Question { game, seat, level, answer }: Question) {
    let Ok(shelved) = shelf.find(game.info().slug) else { return };
    let mut bytes = [0; 8];
    fill(&mut bytes);
    let mut bot = shelved.bot(Contender::from(level), u64::from_le_bytes(bytes));
    // A search that panics must not take its thread along: the table asks again, and the others go on.
    let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| bot.choose(game.as_ref(), seat)));
    match chosen {
        Ok(Ok(decision)) => drop(answer.send(decision.action)),
        Ok(Err(error)) => tracing::error!(%error, "a bot did not choose"),
        Err(_) => tracing::error!(game = game.info().slug, %level, "a bot broke down"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::keys::new_player_id;

    #[test]
    fn many_tables_of_one_person_hold_up_nobody_elses() {
        let (greedy, modest) = (new_player_id(), new_player_id());
        let mut lines = Lines::default();
        let taken = (0..59).filter(|n| lines.push(greedy, *n)).count();
        assert_eq!(taken, LINE, "a person's line has an end");
        assert!(lines.push(modest, 100) && lines.push(modest, 101));
        let order: Vec<i32> = std::iter::from_fn(|| lines.pop()).collect();
        assert_eq!(order[..4], [0, 100, 1, 101]);
        assert_eq!((order.len(), lines.waiting), (LINE + 2, 0));
    }
}
