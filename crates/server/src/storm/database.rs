//! The faulty database: rows in memory, behind the same trait as SQLite and PostgreSQL. What is asked travels there and back;
//! on the way it may be refused, late, or done and never answered; a row may be held by somebody who does not go on; notices
//! to other nodes may be lost or come twice. It behaves as PostgreSQL does with the settings of `store/postgres.rs`.

use std::collections::BTreeSet;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sandtable_core::Chance as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::Flaw;
use super::rows::Trouble;
use super::world::{Machine, World};
use crate::store::database::{Append, Appended, Connections, Database, News, Row, Statement, StoreError, Value};
use crate::surroundings;

/// Nobody waits longer for a row.
const LOCK_TIMEOUT: Duration = Duration::from_secs(3);
/// Who says nothing for so long in the middle of a transaction has it ended.
const IDLE_IN_TRANSACTION: Duration = Duration::from_secs(5);
/// So many commits may be on their way at once.
const WRITERS: usize = 3;
/// What "acknowledge before durable" takes to become durable.
const SOON: Duration = Duration::from_millis(400);

/// How far a standby that lags behind is behind.
const LAG: Duration = Duration::from_millis(700);

/// The database, as one machine reaches it.
pub(super) struct Faulty {
    pub(super) world: Arc<World>,
    pub(super) machine: Machine,
}

fn refused(what: &str) -> StoreError {
    StoreError::Database(what.to_owned())
}

impl World {
    /// One way between a machine and the database.
    async fn travel(&self, machine: Machine) {
        let delay = {
            let mut inner = self.inner();
            let weather = inner.weather;
            let usual = 1 + inner.dice.below(4);
            let late = inner.dice.below(1_000) < weather.late;
            usual + if late { inner.dice.below(weather.late_for.max(1)) } else { 0 }
        };
        sleep(Duration::from_millis(delay.into())).await;
        while let Some(until) = self.cut_off_until(machine) {
            sleep_until(until).await;
        }
    }

    fn cut_off_until(&self, machine: Machine) -> Option<Instant> {
        self.inner().cut_off.get(&machine).copied().filter(|until| *until > Instant::now())
    }

    /// Waits until rows are free, and takes them for a session if one is given.
    async fn lock(&self, keys: &BTreeSet<String>, session: Option<u64>) -> Result<(), StoreError> {
        let deadline = Instant::now() + LOCK_TIMEOUT;
        loop {
            let released = self.released.notified();
            tokio::pin!(released);
            released.as_mut().enable();
            {
                let mut inner = self.inner();
                let free = |key: &String| inner.locks.get(key).is_none_or(|holder| Some(*holder) == session);
                if keys.iter().all(free) {
                    if let Some(session) = session.filter(|session| inner.sessions.contains_key(session)) {
                        inner.locks.extend(keys.iter().map(|key| (key.clone(), session)));
                    }
                    return Ok(());
                }
            }
            if self.flaw == Some(Flaw::HeldRow) {
                released.await;
            } else if timeout_at(deadline, released).await.is_err() {
                return Err(refused("a row is held for too long"));
            }
        }
    }

    /// The primary is gone, with every transaction and every answer that was on its way; after a while the standby takes over.
    pub(super) fn fail_over(self: &Arc<World>, until: Instant) {
        {
            let mut inner = self.inner();
            inner.down_until = Some(inner.down_until.map_or(until, |before| before.max(until)));
            inner.takeovers += 1;
            inner.sessions.clear();
            inner.locks.clear();
            if let Some(standby) = inner.standby.clone() {
                inner.rows = standby;
            }
        }
        self.released.notify_waiters();
        let world = self.clone();
        tokio::spawn(async move {
            sleep_until(until).await;
            // Everybody's listener is connected anew, and says that it may have missed something.
            let listeners: Vec<mpsc::Sender<News>> = world.inner().listeners.values().cloned().collect();
            listeners.into_iter().for_each(|listener| drop(listener.try_send(News::Gap)));
        });
    }

    /// The planted mistake: a standby that has everything a moment later.
    pub(super) async fn lag_behind(self: Arc<World>) {
        loop {
            {
                let mut inner = self.inner();
                inner.standby = Some(inner.rows.clone());
            }
            sleep(LAG).await;
        }
    }

    fn is_down(&self) -> bool {
        self.inner().down_until.is_some_and(|until| until > Instant::now())
    }

    /// Begins a transaction. One that nobody goes on with is ended, as the real database does.
    pub(super) fn begin(self: &Arc<World>) -> u64 {
        let number = {
            let mut inner = self.inner();
            inner.last_session += 1;
            let number = inner.last_session;
            inner.sessions.insert(number, (Instant::now(), false));
            number
        };
        if self.flaw != Some(Flaw::HeldRow) {
            let world = self.clone();
            tokio::spawn(async move {
                while let Some((heard, waits)) = world.session(number) {
                    let until = heard + IDLE_IN_TRANSACTION;
                    if !waits && until <= Instant::now() {
                        world.note(format!("transaction {number} is ended: nobody goes on with it"));
                        return world.end_session(number);
                    }
                    sleep_until(until.max(Instant::now() + Duration::from_millis(1))).await;
                }
            });
        }
        number
    }

    fn session(&self, number: u64) -> Option<(Instant, bool)> {
        self.inner().sessions.get(&number).copied()
    }

    /// Ends a transaction and lets its rows go.
    pub(super) fn end_session(&self, number: u64) {
        let mut inner = self.inner();
        inner.sessions.remove(&number);
        inner.locks.retain(|_, holder| *holder != number);
        drop(inner);
        self.released.notify_waiters();
    }

    /// Takes the rows of one statement of a transaction.
    pub(super) async fn hold(
        &self,
        machine: Option<Machine>,
        session: u64,
        keys: &BTreeSet<String>,
    ) -> Result<(), StoreError> {
        if let Some(heard) = self.inner().sessions.get_mut(&session) {
            *heard = (Instant::now(), true);
        }
        let locked = self.lock(keys, Some(session)).await;
        match self.inner().sessions.get_mut(&session) {
            Some(heard) => *heard = (Instant::now(), false),
            None => return Err(refused("the transaction was ended")),
        }
        locked?;
        let stops = {
            let inner = self.inner();
            let at_a_table = inner.tables.iter().any(|table| keys.contains(&table.to_string()));
            inner.stop_when_holding.filter(|(there, ..)| at_a_table && Some(*there) == machine)
        };
        if let Some((machine, time, end)) = stops {
            let time = time.min(end.saturating_duration_since(Instant::now()));
            self.inner().stop_when_holding = None;
            if let Some(node) = self.node(machine) {
                self.note(format!(
                    "machine {machine} stops in the middle of transaction {session}, for {} s",
                    time.as_secs()
                ));
                node.freeze(time);
            }
        }
        Ok(())
    }

    /// A statement is not understood: a mistake of the simulation, which is a finding as any other.
    fn troubled(&self, trouble: &Trouble) -> StoreError {
        match trouble {
            Trouble::Conflict => refused("there is such a row already"),
            Trouble::NotUnderstood(why) => {
                self.find(why.clone());
                refused(why)
            }
        }
    }

    /// Makes deeds durable, and tells the nodes.
    fn put(self: &Arc<World>, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let put = self.inner().rows.append(batch);
        let results = put.map_err(|trouble| self.troubled(&trouble))?;
        for (append, result) in batch.iter().zip(&results) {
            if *result == Appended::Stored {
                let news = News::Step(append.table, append.seq);
                self.spread(&news);
            }
        }
        Ok(results)
    }

    /// Tells every machine that listens, as well as the weather lets it.
    fn spread(self: &Arc<World>, news: &News) {
        let mut inner = self.inner();
        let weather = inner.weather;
        let listeners: Vec<(Machine, mpsc::Sender<News>)> =
            inner.listeners.iter().map(|(machine, listener)| (*machine, listener.clone())).collect();
        for (machine, listener) in listeners {
            if inner.dice.below(1_000) < weather.lost {
                continue;
            }
            let times = if inner.dice.below(1_000) < weather.doubled { 2 } else { 1 };
            for _ in 0..times {
                let late = inner.dice.below(1_000) < weather.late;
                let delay = 1 + inner.dice.below(3) + if late { inner.dice.below(weather.late_for.max(1)) } else { 0 };
                let (world, listener, news) = (self.clone(), listener.clone(), news.clone());
                tokio::spawn(async move {
                    sleep(Duration::from_millis(delay.into())).await;
                    // What is said while a machine cannot be reached is said to nobody.
                    if world.cut_off_until(machine).is_none() {
                        let _ = listener.try_send(news);
                    }
                });
            }
        }
    }
}

/// A transaction as its node has it: when the node is no more, the database notices.
struct Transaction {
    world: Arc<World>,
    number: u64,
}

impl Drop for Transaction {
    fn drop(&mut self) {
        self.world.end_session(self.number);
    }
}

impl Faulty {
    /// Asks the database something. Once it is on its way it goes on, whatever becomes of the node that asked.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let (world, machine) = (self.world.clone(), self.machine);
        tokio::spawn(async move {
            world.travel(machine).await;
            let (weather, takeovers) = {
                let inner = world.inner();
                (inner.weather, inner.takeovers)
            };
            let result = if world.is_down() || world.below(1_000) < weather.refused {
                Err(refused("not now"))
            } else {
                let done = work.await;
                let lost = world.below(1_000) < weather.unanswered || world.inner().takeovers != takeovers;
                if lost { Err(refused("the connection was lost")) } else { done }
            };
            world.travel(machine).await;
            let _ = answer.send(result);
        });
        answered.await.unwrap_or(Err(StoreError::Closing))
    }

    /// All in one statement.
    async fn append_at_once(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let world = self.world.clone();
        let keys: BTreeSet<String> = batch.iter().map(|append| append.table.to_string()).collect();
        self.ask(async move {
            world.lock(&keys, None).await?;
            world.put(&batch)
        })
        .await
    }

    /// How it once was: what lists must know goes in round trips of its own, and the row is held between them.
    async fn append_bit_by_bit(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let transaction = Transaction { number: self.world.begin(), world: self.world.clone() };
        let number = transaction.number;
        for append in &batch {
            for _ in 0..=append.also.len() {
                let (world, machine) = (self.world.clone(), self.machine);
                let keys = BTreeSet::from([append.table.to_string()]);
                self.ask(async move { world.hold(Some(machine), number, &keys).await }).await?;
            }
        }
        let world = self.world.clone();
        self.ask(async move {
            let put = world.put(&batch);
            world.end_session(number);
            put
        })
        .await
    }

    /// The planted mistake: says that a deed is stored, and stores it soon.
    async fn append_soon(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let (world, asked) = (self.world.clone(), batch.clone());
        let place = "SELECT seq FROM deeds WHERE table_id = $1 AND seq = $2";
        let free = move |append: &Append| world.look(place, vec![append.table.0.into(), append.seq.into()]).is_empty();
        let free: Vec<bool> = self.ask(async move { Ok(asked.iter().map(free).collect()) }).await?;
        let results = free.iter().map(|free| if *free { Appended::Stored } else { Appended::Taken }).collect();
        let world = self.world.clone();
        surroundings::spawn(async move {
            sleep(SOON).await;
            let _ = world.put(&batch);
        });
        Ok(results)
    }

    async fn write_all(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        let transaction = Transaction { number: self.world.begin(), world: self.world.clone() };
        let number = transaction.number;
        for statement in &statements {
            let (world, machine) = (self.world.clone(), self.machine);
            let keys = key(statement);
            self.ask(async move { world.hold(Some(machine), number, &keys).await }).await?;
        }
        let world = self.world.clone();
        self.ask(async move {
            if world.session(number).is_none() {
                return Err(refused("the transaction was ended"));
            }
            let written = world.inner().rows.write(&statements);
            world.end_session(number);
            written.map_err(|trouble| world.troubled(&trouble))
        })
        .await
    }
}

/// The row that a statement is about: what it names first.
fn key(statement: &Statement) -> BTreeSet<String> {
    match statement.values.first() {
        Some(Value::Text(Some(text))) => BTreeSet::from([text.clone()]),
        _ => BTreeSet::new(),
    }
}

impl Database for Faulty {
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
        let notes = batch.iter().any(|append| !append.also.is_empty());
        match self.world.flaw {
            Some(Flaw::HeldRow) if notes => self.append_bit_by_bit(batch.to_vec()).boxed(),
            Some(Flaw::AcknowledgedBeforeDurable) => self.append_soon(batch.to_vec()).boxed(),
            _ => self.append_at_once(batch.to_vec()).boxed(),
        }
    }

    fn writers(&self) -> usize {
        if self.world.flaw == Some(Flaw::HeldRow) { 1 } else { WRITERS }
    }

    fn patience(&self) -> Duration {
        let for_ever = Duration::from_secs(24 * 3_600);
        if self.world.flaw == Some(Flaw::HeldRow) { for_ever } else { Duration::from_secs(25) }
    }

    /// A node that believes itself alone looks for nothing that it was not told of.
    fn is_shared(&self) -> bool {
        self.world.flaw != Some(Flaw::MissedNotice)
    }

    fn connections(&self) -> Connections {
        Connections::default()
    }

    fn write(&self, statements: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>> {
        self.write_all(statements).boxed()
    }

    fn read(&self, statement: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        let world = self.world.clone();
        self.ask(async move {
            let read = world.inner().rows.read(&statement);
            read.map_err(|trouble| world.troubled(&trouble))
        })
        .boxed()
    }

    fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>> {
        let (world, machine) = (self.world.clone(), self.machine);
        self.ask(async move {
            let (sender, receiver) = mpsc::channel(1024);
            world.inner().listeners.insert(machine, sender);
            Ok(Some(receiver))
        })
        .boxed()
    }

    fn tell<'a>(&'a self, news: &'a News) -> BoxFuture<'a, Result<(), StoreError>> {
        let (world, news) = (self.world.clone(), news.clone());
        self.ask(async move {
            world.spread(&news);
            Ok(())
        })
        .boxed()
    }
}
