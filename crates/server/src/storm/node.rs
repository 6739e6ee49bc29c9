//! A node on a simulated machine: the real hall with its real tables and rounds, in surroundings that can stop it where it
//! stands, end it without a word, and set its clock.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sandtable_core::{AnyGame, Chance as _, Seat};
use sandtable_shelf::Shelf;
use tokio::task::AbortHandle;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::Flaw;
use super::brittle::{self, Trip};
use super::database::Faulty;
use super::world::{Machine, World};
use crate::bot_pool::BotPool;
use crate::here::Here;
use crate::house::{House, Planted};
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::notify::webhook::Hooks;
use crate::odds_desk::OddsDesk;
use crate::serve::rounds;
use crate::store::Store;
use crate::surroundings::{Surroundings, within};
use crate::table::hall::Hall;
use crate::workers::Workers;

/// What the clocks of all machines show when a storm begins.
const BEGINNING: u64 = 1_750_000_000_000;

/// A machine whose tasks are polled so often at one moment never sleeps.
const MOST_POLLS: u32 = 50_000;

static SHELF: LazyLock<Arc<Shelf>> = LazyLock::new(|| Arc::new(brittle::shelf(super::GAME, trips)));
static HOOKS: LazyLock<Hooks> = LazyLock::new(|| Hooks::new(false));

/// The rules panic over one decision in thirteen or so, and never over the first that there is: so play can always go on.
fn trips(game: &dyn AnyGame, decisions: u32, seat: Seat, action: &str) -> Option<Trip> {
    let digits = action.bytes().fold(decisions, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let trip = [Trip::Apply, Trip::Legal, Trip::View].get((digits % 40) as usize)?;
    game.legal(seat).iter().skip(1).any(|choice| choice.action == action).then_some(*trip)
}

/// The mistake in how tables are served that a flaw stands for.
fn planted(flaw: Option<Flaw>) -> Option<Planted> {
    match flaw? {
        Flaw::StoredBeforeApplied => Some(Planted::StoredBeforeApplied),
        Flaw::NeverSleeps => Some(Planted::NeverSleeps),
        Flaw::LostNotice => Some(Planted::ForgetsTheAbsent),
        Flaw::HeldRow | Flaw::MissedNotice | Flaw::AcknowledgedBeforeDurable | Flaw::StandbyLags => None,
    }
}

/// A node.
pub(super) struct Node {
    machine: Machine,
    world: Arc<World>,
    /// By how much its clock is wrong, in milliseconds.
    clock: Arc<AtomicI64>,
    fate: Mutex<Fate>,
    hall: Mutex<Option<Arc<Hall>>>,
}

#[derive(Default)]
struct Fate {
    dead: bool,
    frozen_until: Option<Instant>,
    /// How often its tasks were polled at the moment at which they were polled last.
    polled: Option<(Instant, u32)>,
    tasks: Vec<AbortHandle>,
}

impl Node {
    /// Starts a node; it can be visited as soon as it hears of the others.
    pub(super) fn start(world: &Arc<World>, machine: Machine, clock: Arc<AtomicI64>) -> Arc<Node> {
        let node =
            Arc::new(Node { machine, world: world.clone(), clock, fate: Mutex::default(), hall: Mutex::default() });
        world.inner().nodes.insert(machine, node.clone());
        node.clone().carry_out(Box::pin(node.clone().live()));
        node
    }

    async fn live(self: Arc<Node>) {
        let store = Store::on(Arc::new(Faulty { world: self.world.clone(), machine: self.machine }));
        let metrics = Arc::new(Metrics::default());
        let url = "http://storm.invalid".to_owned();
        let notifier = Notifier::new(store.clone(), SHELF.clone(), metrics.clone(), HOOKS.clone(), None, url);
        let mut number = [0; 8];
        self.fill(&mut number);
        let hall = Hall::new(Arc::new(House {
            shelf: SHELF.clone(),
            store: store.clone(),
            bots: BotPool::simulated(SHELF.clone()),
            odds: OddsDesk::new(false),
            stories: Default::default(),
            loading: Workers::one_per_core(),
            metrics,
            notifier,
            limits: false,
            blocks: Default::default(),
            here: Here::default(),
            lobby: None,
            node: u64::from_le_bytes(number) >> 1,
            planted: planted(self.world.flaw),
        }));
        let news = loop {
            match store.listen().await {
                Ok(news) => break news,
                // Whoever watches over it starts it again.
                Err(_) => sleep(Duration::from_secs(1)).await,
            }
        };
        for round in rounds(&hall, news) {
            crate::surroundings::spawn(round);
        }
        *self.hall.lock().unwrap_or_else(PoisonError::into_inner) = Some(hall);
        self.world.note(format!("machine {} serves", self.machine));
    }

    /// Its hall, once it can be visited.
    pub(super) fn hall(&self) -> Option<Arc<Hall>> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn fate(&self) -> MutexGuard<'_, Fate> {
        self.fate.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends it without a word: all its tasks are dropped where they stand.
    pub(super) fn kill(&self) {
        self.fate().dead = true;
        self.world.inner().listeners.remove(&self.machine);
        let tasks = std::mem::take(&mut self.fate().tasks);
        tasks.iter().for_each(AbortHandle::abort);
        drop(self.hall.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Counts how often tasks are polled while the clock stands still; `true` if they never sleep.
    fn never_sleeps(&self) -> bool {
        let (now, mut fate) = (Instant::now(), self.fate());
        let polls = fate.polled.filter(|(at, _)| *at == now).map_or(0, |(_, polls)| polls) + 1;
        fate.polled = Some((now, polls));
        polls > MOST_POLLS
    }

    /// Stops it where it stands, as a machine that is paused.
    pub(super) fn freeze(&self, time: Duration) {
        let until = Instant::now() + time;
        self.world.excuse(self.machine, until);
        let mut fate = self.fate();
        fate.frozen_until = Some(fate.frozen_until.map_or(until, |before| before.max(until)));
    }
}

impl Surroundings for Node {
    fn now(&self) -> u64 {
        (BEGINNING + self.world.elapsed()).saturating_add_signed(self.clock.load(Relaxed))
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut inner = self.world.inner();
        bytes.fill_with(|| inner.dice.below(256) as u8);
    }

    fn carry_out(self: Arc<Self>, task: BoxFuture<'static, ()>) {
        if self.fate().dead {
            return;
        }
        let handle = tokio::spawn(Task { node: self.clone(), task, thaw: None }).abort_handle();
        let mut fate = self.fate();
        if fate.tasks.len() > 64 {
            fate.tasks.retain(|task| !task.is_finished());
        }
        fate.tasks.push(handle);
    }
}

/// A task of a node, which shares its fate.
struct Task {
    node: Arc<Node>,
    task: BoxFuture<'static, ()>,
    thaw: Option<Pin<Box<Sleep>>>,
}

impl Future for Task {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let frozen_until = {
            let fate = self.node.fate();
            if fate.dead {
                return Poll::Ready(());
            }
            fate.frozen_until.filter(|until| *until > Instant::now())
        };
        if self.node.never_sleeps() {
            self.node.world.find(format!("a table at machine {} never sleeps", self.node.machine));
            self.node.kill();
            return Poll::Ready(());
        }
        if let Some(until) = frozen_until {
            let mut thaw = Box::pin(sleep_until(until));
            if thaw.as_mut().poll(context).is_pending() {
                self.thaw = Some(thaw);
                return Poll::Pending;
            }
        }
        self.thaw = None;
        let node = self.node.clone();
        within(node, || self.task.as_mut().poll(context))
    }
}
