//! Bots think on threads of their own, so that a slow search never delays a person's move.
//!
//! | file | what is in it |
//! |---|---|
//! | `lane` | which levels share threads, and how long each may think |
//! | `queue` | the order in which questions are taken up |
//! | `thought` | one decision: its time limit, and what happens when a bot breaks down |
//!
//! Threads that serve both lanes take slow questions first, because quick questions have one more thread to themselves.
//! So a Recruit never waits behind an Elite, not even where there is a single thread for both, and neither lane can keep
//! the other from being served.

mod lane;
mod queue;
mod thought;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sandtable_core::{AnyGame, Level, Seat};
use sandtable_shelf::Shelf;
use tokio::sync::oneshot;

use self::lane::Lane;
pub use self::lane::longest_thought;
use self::queue::FairQueue;
use self::thought::{think, think_in_time};
use crate::metrics::Metrics;
use crate::surroundings::{fill, spawn};
use crate::wire::PlayerId;

struct Question {
    game: Box<dyn AnyGame>,
    seat: Seat,
    level: Level,
    asked: Instant,
    answer: oneshot::Sender<String>,
}

/// How a question is answered.
type Thinker = dyn Fn(&Question) -> Option<String> + Send + Sync;

#[derive(Default)]
struct Queues {
    quick: FairQueue<Question>,
    slow: FairQueue<Question>,
    closed: bool,
}

impl Queues {
    fn of(&mut self, lane: Lane) -> &mut FairQueue<Question> {
        match lane {
            Lane::Quick => &mut self.quick,
            Lane::Slow => &mut self.slow,
        }
    }
}

/// Where questions wait for a thread.
#[derive(Default)]
struct Desk {
    queues: Mutex<Queues>,
    changed: Condvar,
}

impl Desk {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next question in one of some lanes, the first lane first; nothing, when the pool is closed.
    fn next(&self, lanes: &[Lane]) -> Option<(Turn<'_>, Question)> {
        let mut queues = self.queues();
        loop {
            if queues.closed {
                return None;
            }
            for &lane in lanes {
                if let Some((owner, question)) = queues.of(lane).pop() {
                    return Some((Turn { desk: self, lane, owner }, question));
                }
            }
            queues = self.changed.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The turn of an owner, whose other questions in the lane wait until it is over: until this is dropped.
struct Turn<'a> {
    desk: &'a Desk,
    lane: Lane,
    owner: PlayerId,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.desk.queues().of(self.lane).done(self.owner);
        // All of them, because not every thread serves every lane.
        self.desk.changed.notify_all();
    }
}

/// The threads on which bots think.
pub struct BotPool {
    desk: Arc<Desk>,
    /// In a simulation there are no threads: bots decide on the spot.
    simulated: Option<Arc<Shelf>>,
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.desk.queues().closed = true;
        self.desk.changed.notify_all();
    }
}

/// How long those who wait have been waiting, in each lane.
#[derive(Clone, Copy, Debug, Default)]
pub struct LongestWaits {
    /// Random, Recruit and Regular.
    pub quick: Duration,
    /// Veteran and Elite.
    pub slow: Duration,
}

impl BotPool {
    /// Starts so many threads for every level, and one for quick levels alone.
    ///
    /// # Panics
    /// When the operating system has no threads to give.
    #[must_use]
    pub fn start(shelf: Arc<Shelf>, metrics: Arc<Metrics>, threads: usize) -> BotPool {
        BotPool::with(
            move |question| {
                let shelved = shelf.find(question.game.info().slug).ok()?;
                let unwanted = || question.answer.is_closed();
                let Question { game, seat, level, .. } = question;
                let limit = longest_thought(*level);
                let thought = think_in_time(shelved, game.as_ref(), *seat, *level, limit, &unwanted);
                if thought.cut_short {
                    metrics.bot_cut_short();
                }
                if thought.failed || thought.action.is_none() {
                    metrics.bot_failed();
                }
                thought.action
            },
            threads,
        )
    }

    fn with(thinker: impl Fn(&Question) -> Option<String> + Send + Sync + 'static, threads: usize) -> BotPool {
        let desk = Arc::new(Desk::default());
        let thinker: Arc<Thinker> = Arc::new(thinker);
        let start = |name: String, lanes: &'static [Lane]| {
            let (thinker, desk) = (thinker.clone(), desk.clone());
            thread::Builder::new()
                .name(name)
                .spawn(move || serve(&desk, lanes, thinker.as_ref()))
                .expect("the operating system gives threads");
        };
        start("quick bots".to_owned(), &[Lane::Quick]);
        for number in 0..threads.max(1) {
            start(format!("bots {number}"), &[Lane::Slow, Lane::Quick]);
        }
        BotPool { desk, simulated: None }
    }

    /// Bots that think by the clock of a simulation. They have no time limit, because what happens in a simulation does not
    /// depend on the clock of the machine.
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
        if let Some(shelf) = self.simulated.clone() {
            spawn(async move {
                tokio::time::sleep(simulated_thinking_time()).await;
                let shelved = shelf.find(game.info().slug).ok();
                let action = shelved.and_then(|shelved| think(shelved, game.as_ref(), seat, level, &|| false).action);
                if let Some(action) = action {
                    let _ = answer.send(action);
                }
            });
            return answered;
        }
        let question = Question { game, seat, level, asked: Instant::now(), answer };
        if self.desk.queues().of(Lane::of(level)).push(owner, question) {
            self.desk.changed.notify_all();
        } else {
            tracing::info!("too many bots of one person's tables, or altogether, want to think at once");
        }
        answered
    }

    /// How many questions wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        let queues = self.desk.queues();
        queues.quick.waiting() + queues.slow.waiting()
    }

    /// How long the first of those who wait has been waiting, in each lane.
    #[must_use]
    pub fn longest_waits(&self) -> LongestWaits {
        let queues = self.desk.queues();
        let longest = |queue: &FairQueue<Question>| {
            queue.first_of_each_line().map(|question| question.asked.elapsed()).max().unwrap_or_default()
        };
        LongestWaits { quick: longest(&queues.quick), slow: longest(&queues.slow) }
    }
}

/// How long a bot of a simulation thinks: two seconds at most, and now and then far longer than anybody waits.
fn simulated_thinking_time() -> Duration {
    let mut bytes = [0; 2];
    fill(&mut bytes);
    let [often, millis] = bytes.map(u64::from);
    Duration::from_millis(if often < 16 { 100_000 } else { millis * 8 })
}

/// Answers questions until the pool is closed.
fn serve(desk: &Desk, lanes: &[Lane], thinker: &Thinker) {
    // People come first. Where the system does not allow it, the cores are shared evenly.
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
    while let Some((turn, question)) = desk.next(lanes) {
        if !question.answer.is_closed() {
            // Whatever happens to one question, the thread lives on for the others.
            let action = catch_unwind(AssertUnwindSafe(|| thinker(&question)));
            match action {
                Ok(Some(action)) => drop(question.answer.send(action)),
                Ok(None) => {}
                Err(_) => tracing::error!("a thread for bots survived a panic"),
            }
        }
        drop(turn);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use sandtable_core::Fast;

    use super::*;
    use crate::store::keys::new_player_id;

    /// Nothing here takes time. Where something waits for ever, the test is to fail rather than to hang.
    async fn in_the_end<T>(answer: impl Future<Output = T>) -> T {
        tokio::time::timeout(Duration::from_secs(60), answer).await.expect("it comes in the end")
    }

    fn game() -> Box<dyn AnyGame> {
        let shelf = Shelf::all();
        let kind = shelf.find("battle-line").expect("it is on the shelf").kind();
        kind.start(&serde_json::Value::Null, &mut Fast::new(1)).expect("the usual game can be played")
    }

    /// A pool with one thread for all levels, on which every Elite thinks until the sender is used or dropped.
    fn pool_with_patient_elites() -> (BotPool, mpsc::Sender<()>) {
        let (release, gate) = mpsc::channel();
        let gate = Mutex::new(gate);
        let pool = BotPool::with(
            move |question| {
                if question.level == Level::Elite {
                    let _ = gate.lock().expect("nobody panics here").recv();
                }
                Some(question.level.to_string())
            },
            1,
        );
        (pool, release)
    }

    #[tokio::test]
    async fn a_recruit_is_answered_while_elites_think_and_wait() {
        let (pool, release) = pool_with_patient_elites();
        let (greedy, modest) = (new_player_id(), new_player_id());
        let mut elites: Vec<_> = (0..5).map(|_| pool.ask(greedy, game(), Seat(0), Level::Elite)).collect();
        for (owner, level) in [(modest, Level::Recruit), (modest, Level::Regular), (greedy, Level::Recruit)] {
            let answer = in_the_end(pool.ask(owner, game(), Seat(0), level)).await;
            assert_eq!(answer, Ok(level.to_string()));
        }
        assert!(elites.iter_mut().all(|elite| elite.try_recv().is_err()), "no Elite has been released yet");
        drop(release);
        for elite in elites {
            assert_eq!(in_the_end(elite).await, Ok("elite".to_owned()), "those who waited are answered, too");
        }
    }

    #[tokio::test]
    async fn two_owners_alternate() {
        let (begun, begins) = mpsc::channel();
        let (release, gate) = mpsc::channel::<()>();
        let gate = Mutex::new(gate);
        let pool = BotPool::with(
            move |question| {
                begun.send(question.seat).expect("the test looks on");
                let _ = gate.lock().expect("nobody panics here").recv();
                Some(String::new())
            },
            1,
        );
        let (greedy, modest) = (new_player_id(), new_player_id());
        let ask = |owner, seat| pool.ask(owner, game(), Seat(seat), Level::Elite);
        let mut answers = vec![ask(greedy, 0)];
        assert_eq!(begins.recv(), Ok(Seat(0)), "the first is being thought about");
        answers.extend([ask(greedy, 1), ask(greedy, 2), ask(modest, 3), ask(modest, 4)]);
        assert_eq!(pool.waiting(), 4);
        drop(release);
        for answer in answers {
            in_the_end(answer).await.expect("everybody is answered");
        }
        assert_eq!(begins.try_iter().collect::<Vec<_>>(), [3, 1, 4, 2].map(Seat));
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn a_panic_costs_neither_the_thread_nor_the_owner_their_turn() {
        let pool = BotPool::with(
            |question| {
                assert_ne!(question.seat, Seat(1), "planted");
                Some(String::new())
            },
            1,
        );
        let owner = new_player_id();
        for level in [Level::Recruit, Level::Elite] {
            for _ in 0..3 {
                assert!(in_the_end(pool.ask(owner, game(), Seat(1), level)).await.is_err());
            }
            assert!(in_the_end(pool.ask(owner, game(), Seat(0), level)).await.is_ok());
        }
    }
}
