//! One task a table. Everything that changes a table passes through its inbox, one thing after the other; the store's unique
//! sequence decides between nodes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sandtable_core::{SeatSet, Text};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::announcing::Attendance;
use super::audience::{Audience, eyes};
use super::backoff::Backoff;
use super::command::{Command, Inbox};
use super::hall::Hall;
use super::odds::OddsAtWork;
use super::state::TableState;
use super::talk::ONLOOKERS;
use super::{ending, opening};
use crate::fence::fenced_async;
use crate::house::{House, Planted};
use crate::http::limits::Bucket;
use crate::store::StoreError;
use crate::time::instant;
use crate::wire::{ClientMessage, Earlier, ErrorCode, ServerMessage, Status, TableId};

/// A table that nobody looks at is put away after this long.
const IDLE: Duration = Duration::from_secs(60);
/// So often a table that is in use looks whether it missed something.
pub(super) const LOOK_AGAIN: Duration = Duration::from_secs(60);

/// So often in a row a table may wake in the past: something may have become due while something else was done.
const EARLY_WAKES: u32 = 3;

/// The task of a table.
pub(super) struct Actor {
    pub(super) id: TableId,
    pub(super) house: Arc<House>,
    pub(super) hall: Arc<Hall>,
    pub(super) inbox: Inbox,
    /// To oneself, for bots' decisions.
    pub(super) letters: mpsc::WeakSender<Box<Command>>,
    pub(super) state: TableState,
    pub(super) audience: Audience,
    /// Connected at other nodes, by node.
    pub(super) elsewhere: HashMap<u64, (SeatSet, u32)>,
    /// Who was connected where when it was last looked.
    pub(super) attendance: Attendance,
    /// The last chat line that was told here.
    pub(super) chat: u64,
    /// A bot thinks about the position after this step.
    pub(super) thinking: Option<u64>,
    /// When a bot of this node should decide what another node's should have.
    pub(super) bot_at: Option<Instant>,
    /// When it is looked whether other nodes did something that was not heard here.
    pub(super) look_at: Option<Instant>,
    /// What the table does by itself, when that failed.
    pub(super) chores: Backoff,
    /// Its bots, when one failed to decide.
    pub(super) bots: Backoff,
    /// How often in a row the table wanted to wake in the past.
    early_wakes: u32,
    /// What choices may bring, as far as somebody asked.
    pub(super) odds: OddsAtWork,
    /// When comings and goings are told.
    pub(super) presence_at: Option<Instant>,
    /// How much those who look on may still say.
    pub(super) onlookers: Bucket,
    pub(super) last_used: Instant,
    pub(super) ended: bool,
    /// Whoever runs the server has removed it.
    pub(super) removed: bool,
}

impl Actor {
    /// Loads a table; nothing, if there is none.
    pub(super) async fn load(
        id: TableId,
        house: Arc<House>,
        hall: Arc<Hall>,
        inbox: Inbox,
        letters: mpsc::WeakSender<Box<Command>>,
    ) -> Result<Option<Actor>, StoreError> {
        let house_is_shared = house.store.is_shared();
        let Some(state) = TableState::stored(&house, id).await? else { return Ok(None) };
        Ok(Some(Actor {
            id,
            chat: house.store.said_after(id, 0, 1).await?.last().map_or(0, |line| line.n),
            house,
            hall,
            inbox,
            letters,
            state,
            audience: Audience::default(),
            elsewhere: HashMap::new(),
            attendance: Attendance::default(),
            thinking: None,
            bot_at: None,
            look_at: house_is_shared.then(|| Instant::now() + LOOK_AGAIN),
            chores: Backoff::default(),
            bots: Backoff::default(),
            early_wakes: 0,
            odds: OddsAtWork::default(),
            presence_at: None,
            onlookers: Bucket::full(ONLOOKERS),
            last_used: Instant::now(),
            ended: false,
            removed: false,
        }))
    }

    /// Serves the table until nobody needs it. Boxed, because its last act may be to have this very table loaded again.
    pub(super) fn run(self) -> BoxFuture<'static, ()> {
        self.serve_until_unused().boxed()
    }

    async fn serve_until_unused(mut self) {
        self.fenced_off("its beginning", Actor::begin).await;
        loop {
            let wake = self.next_wake();
            let command = tokio::select! {
                // Whatever is due is done after every round of this loop: nothing starves, and the order is always the same.
                biased;
                command = self.inbox.recv() => match command {
                    Some(command) => Some(command),
                    None => return,
                },
                () = tokio::time::sleep_until(wake) => None,
            };
            if let Some(command) = command {
                self.early_wakes = 0;
                self.fenced_off("a command", async |actor: &mut Actor| actor.serve(*command).await).await;
            }
            if self.removed {
                return;
            }
            self.fenced_off("its own work", Actor::do_what_is_due).await;
            if self.is_idle() && self.hall.put_away(self.id, &mut self.inbox) {
                self.note_next_wake().await;
                let Actor { id, hall, inbox, .. } = self;
                return hall.deliver_anew(id, inbox).await;
            }
        }
    }

    /// Does something behind a fence. If it panics, whoever asked for it gets no answer, and the table goes on: its state is
    /// exchanged as a whole or not at all.
    async fn fenced_off(&mut self, what: &str, work: impl AsyncFnOnce(&mut Actor)) {
        if let Err(panicked) = fenced_async(work(self)).await {
            tracing::error!(table = %self.id, %panicked, "a table panicked at {what}");
            self.house.metrics.table_panicked();
            self.chores.failed();
        }
    }

    async fn begin(&mut self) {
        // Now this table hears of what other nodes do. What they did between the loading and this moment, it has not heard.
        if self.house.store.is_shared() {
            self.catch_up_or_complain().await;
        }
        self.end_if_over().await;
        self.ask_elsewhere().await;
        self.chores().await;
        self.let_bots_think();
    }

    async fn do_what_is_due(&mut self) {
        self.look_again_if_due().await;
        self.chores().await;
        self.tell_presence_if_due().await;
        self.let_late_bots_think();
    }

    /// Would anybody miss this table if it were put away?
    fn is_needed(&self) -> bool {
        !self.audience.is_empty() || self.thinking.is_some() || self.bot_at.is_some()
    }

    fn is_idle(&self) -> bool {
        !self.is_needed() && self.last_used.elapsed() >= IDLE
    }

    /// When to look at the table again if nobody says anything. Whatever was due by now has just been done, so a moment in the
    /// past is a mistake; a table that makes it again and again is made to wait, a second at most, so that it costs nobody
    /// else anything.
    fn next_wake(&mut self) -> Instant {
        let (now, due) = (Instant::now(), self.next_due());
        if due > now {
            self.early_wakes = 0;
            return due;
        }
        self.early_wakes += 1;
        if self.early_wakes <= EARLY_WAKES || self.house.planted == Some(Planted::NeverSleeps) {
            return due;
        }
        if self.early_wakes == EARLY_WAKES + 1 {
            tracing::warn!(table = %self.id, "a table wants to wake in the past");
        }
        self.house.metrics.woke_early();
        now + Duration::from_millis(10 << (self.early_wakes - EARLY_WAKES).min(6)).min(Duration::from_secs(1))
    }

    fn next_due(&self) -> Instant {
        let now = Instant::now();
        let waits_for_bot = self.is_needed() && self.house.planted != Some(Planted::NeverSleeps);
        let idle = if waits_for_bot { now + 10 * IDLE } else { self.last_used + IDLE };
        let chores = self.chores.until().or_else(|| {
            let clock = self.state.clock.deadline().filter(|_| self.state.status() == Status::Playing);
            let lull = self.state.lull_wakes();
            clock.map(|(_, at)| at).into_iter().chain(lull).min().map(instant)
        });
        let due = [Some(idle), chores, self.bot_at, self.presence_at, self.look_at];
        due.into_iter().flatten().min().unwrap_or(now + IDLE)
    }

    /// Before a running match is put away: when does it need somebody again?
    async fn note_next_wake(&self) {
        if self.state.status() == Status::Playing {
            let at = self.state.lull_wakes().or_else(|| self.state.clock.deadline().map(|(_, at)| at));
            if let Err(error) = self.house.store.wake_at(self.id, at).await {
                tracing::error!(table = %self.id, %error, "the next wake-up could not be noted");
            }
        }
    }

    async fn serve(&mut self, command: Command) {
        self.last_used = Instant::now();
        match command {
            Command::Enter { asker, outbox, seen, reply } => {
                self.be_current().await;
                let number = self.audience.enter(&self.state, asker.clone(), outbox);
                let bytes = self.greet(number, asker.as_ref(), seen, false).await;
                self.presence_changed();
                if reply.send((number, bytes)).is_err() {
                    self.audience.leave(number);
                }
                self.let_bots_think();
            }
            Command::Again { number, asker, seen, reply } => {
                self.be_current().await;
                let bytes = self.greet(number, asker.as_ref(), seen, true).await;
                let _ = reply.send(bytes);
            }
            Command::Leave { number } => {
                self.audience.leave(number);
                self.presence_changed();
            }
            Command::Say { asker, wish: ClientMessage::Why { ask, seat, path }, reply } => {
                self.explain(asker.as_ref(), ask, seat, path, reply);
            }
            Command::Say { asker, wish: ClientMessage::Prospect { ask, thing }, reply } => {
                self.tell_prospect(asker.as_ref(), ask, thing, reply);
            }
            Command::Say { asker, wish, reply } => {
                let answer = self.answer(asker, &wish).await;
                let _ = reply.send(answer);
            }
            Command::Odds { asker, seq, seat, asking } => self.tell_odds(asker.as_ref(), seq, seat, asking),
            Command::Heard(news) => self.hear(news).await,
            Command::Decided { seq, seat, action } => self.bot_decided(seq, seat, action).await,
            Command::Alive(nodes) => self.forget_dead_nodes(&nodes),
            Command::Removed => self.removed = true,
            Command::Card { asker, reply } => {
                self.be_current().await;
                let _ = reply.send(self.card(asker.as_ref()));
            }
            Command::Earlier { asker, line, reply } => {
                self.be_current().await;
                let eyes = eyes(&self.state, asker.as_ref());
                let sights = self.state.earlier(eyes, line);
                let lines = self.state.lines(eyes) as u32;
                let _ = reply.send(sights.map(|sights| Earlier { line: line as u32, lines, sights }));
            }
            Command::InWords { asker, line, near, reply } => {
                let _ = reply.send(self.state.in_words(eyes(&self.state, asker.as_ref()), line, near));
            }
            Command::Record { reply } => {
                self.be_current().await;
                let _ = reply.send(ending::record(&self.house, &self.state).await);
            }
            Command::Branch { asker, wanted, reply } => {
                let _ = reply.send(opening::branch(&self.house, &self.state, &asker, wanted).await);
            }
            Command::Wake => self.let_bots_think(),
        }
    }
}

/// What a client is told when the store fails.
pub(super) fn trouble(table: TableId, error: &StoreError) -> ServerMessage {
    tracing::error!(%table, %error, "a wish could not be stored");
    ServerMessage::Error { code: ErrorCode::Internal, text: Text::new("sv-internal"), detail: None }
}
