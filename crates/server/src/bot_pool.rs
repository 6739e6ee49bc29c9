//! Bots think on threads of their own: as many as there are cores but one, and no more. A slow search never delays a
//! person's move.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use sandtable_core::{AnyGame, Level, Seat};
use sandtable_shelf::{Contender, Shelf};
use tokio::sync::oneshot;

/// So many bots may wait for a thread; a table that finds the queue full asks again later.
const QUEUE: usize = 4096;

struct Question {
    game: Box<dyn AnyGame>,
    seat: Seat,
    level: Level,
    answer: oneshot::Sender<String>,
}

/// The threads on which bots think.
pub struct BotPool {
    questions: SyncSender<Question>,
}

impl BotPool {
    /// Starts the threads.
    ///
    /// # Panics
    /// When the operating system has no threads to give.
    #[must_use]
    pub fn start(shelf: Arc<Shelf>, threads: usize) -> BotPool {
        let (questions, waiting) = sync_channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let (shelf, waiting) = (shelf.clone(), waiting.clone());
            thread::Builder::new()
                .name(format!("bot {number}"))
                .spawn(move || think(&shelf, &waiting))
                .expect("the operating system gives threads");
        }
        BotPool { questions }
    }

    /// As many threads as cores, but one: that one is for people.
    #[must_use]
    pub fn sensible_threads() -> usize {
        thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1)).max(1)
    }

    /// Asks a bot of a level to choose for a seat. The answer is an action in the game's notation; nothing comes if there
    /// is no room, or if the bot found nothing.
    #[must_use]
    pub fn ask(&self, game: Box<dyn AnyGame>, seat: Seat, level: Level) -> oneshot::Receiver<String> {
        let (answer, answered) = oneshot::channel();
        if let Err(TrySendError::Full(_)) = self.questions.try_send(Question { game, seat, level, answer }) {
            tracing::warn!("too many bots want to think at once");
        }
        answered
    }
}

fn think(shelf: &Shelf, waiting: &Mutex<Receiver<Question>>) {
    // People come first. Where the system does not allow it, the cores are shared evenly.
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
    loop {
        let question = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Question { game, seat, level, answer }) = question else { return };
        if answer.is_closed() {
            continue;
        }
        let Ok(shelved) = shelf.find(game.info().slug) else { continue };
        let mut bytes = [0; 8];
        if getrandom::fill(&mut bytes).is_err() {
            continue;
        }
        let mut bot = shelved.bot(Contender::from(level), u64::from_le_bytes(bytes));
        // A search that panics must not take its thread along: the table asks again, and the others go on.
        let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| bot.choose(game.as_ref(), seat)));
        match chosen {
            Ok(Ok(decision)) => drop(answer.send(decision.action)),
            Ok(Err(error)) => tracing::error!(%error, "a bot did not choose"),
            Err(_) => tracing::error!(game = game.info().slug, %level, "a bot broke down"),
        }
    }
}
