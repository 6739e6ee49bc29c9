//! What befalls the machines: drawn from the seed before the storm begins, so that it can be read and repeated.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use sandtable_core::{Chance as _, Fast};
use tokio::time::{Instant, sleep, sleep_until};

use super::node::Node;
use super::world::{Machine, Weather, World};
use crate::store::News;
use crate::wire::ClockSettings;

/// One thing that happens.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fault {
    /// A node ends without a word, and another one starts on its machine after a while.
    Crash { machine: Machine, down: Duration },
    /// A machine stops where it stands.
    Freeze { machine: Machine, time: Duration },
    /// A machine stops as soon as it holds a row in the middle of a transaction.
    FreezeInTransaction { machine: Machine, time: Duration },
    /// A machine cannot reach the database, nor the database the machine.
    CutOff { machine: Machine, time: Duration },
    /// A clock is set forward or back.
    ClockJump { machine: Machine, by: i64 },
    /// Everything that is asked of the database fares badly.
    Weather { weather: Weather, time: Duration },
    /// Somebody holds a table's row and does not go on.
    Hold { table: usize, time: Duration },
    /// All sockets of a machine are cut.
    CutSockets { machine: Machine },
    /// The primary database dies, and after a while its standby takes over.
    Failover { time: Duration },
}

/// A table of the storm.
#[derive(Clone, Debug)]
pub(super) struct TablePlan {
    /// Does a bot sit in the second seat?
    pub(super) bot: bool,
    pub(super) clock: ClockSettings,
    pub(super) onlooker: bool,
    /// Do two people want the second seat?
    pub(super) rival: bool,
}

/// All that is decided beforehand.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) machines: usize,
    pub(super) tables: Vec<TablePlan>,
    /// For so long faults happen.
    pub(super) length: Duration,
    pub(super) faults: Vec<(Duration, Fault)>,
}

/// Faults begin after this time: everybody has come by then.
const CALM: u32 = 500;

impl Plan {
    pub(super) fn drawn(seed: u64) -> Plan {
        let mut dice = Fast::new(seed ^ 0x5357_0a11);
        let machines = 2 + dice.below(2) as usize;
        let tables = (0..2 + dice.below(3))
            .map(|_| TablePlan {
                bot: dice.below(4) == 0,
                onlooker: dice.below(4) == 0,
                rival: dice.below(2) == 0,
                clock: match dice.below(4) {
                    0 => ClockSettings::Live { bank: 120, increment: 10 },
                    _ => ClockSettings::None,
                },
            })
            .collect::<Vec<_>>();
        let length = 20_000 + dice.below(60_000);
        let mut faults: Vec<(Duration, Fault)> = (0..4 + dice.below(7))
            .map(|_| {
                // Half of them come while people still sit down: that is when most is written at once.
                let within = if dice.below(2) == 0 { 6_000 } else { length - CALM };
                let at = CALM + dice.below(within);
                let left = length.saturating_sub(at).max(1);
                let fault = Fault::drawn(&mut dice, machines, tables.len(), left);
                (Duration::from_millis(at.into()), fault)
            })
            .collect();
        faults.sort_by_key(|(at, _)| *at);
        Plan { machines, tables, length: Duration::from_millis(length.into()), faults }
    }
}

impl Fault {
    fn drawn(dice: &mut Fast, machines: usize, tables: usize, left: u32) -> Fault {
        let machine = dice.below(machines as u32) as usize;
        let mut time = |most: u32| Duration::from_millis(u64::from((500 + dice.below(most)).min(left)));
        let (short, long) = (time(15_000), time(20_000) + time(100_000));
        match dice.below(13) {
            0 | 1 => Fault::Crash { machine, down: short },
            2 => Fault::Freeze { machine, time: short },
            3 | 4 => Fault::FreezeInTransaction { machine, time: long },
            5 => Fault::CutOff { machine, time: short },
            6 => {
                let by = i64::from(dice.below(7_200_000)) - 3_600_000;
                Fault::ClockJump { machine, by }
            }
            7 => Fault::Hold { table: dice.below(tables as u32) as usize, time: long },
            8 => Fault::CutSockets { machine },
            9 => Fault::Failover { time: short },
            _ => Fault::Weather { weather: Weather::drawn(dice), time: short },
        }
    }
}

impl Weather {
    fn drawn(dice: &mut Fast) -> Weather {
        let mut some = |most: u32| if dice.below(2) == 0 { dice.below(most) } else { 0 };
        Weather {
            refused: some(300),
            unanswered: some(300),
            late: some(400),
            lost: some(600),
            doubled: some(600),
            late_for: 50 + some(2_500),
        }
    }
}

/// Starts the machines.
pub(super) fn start(world: &Arc<World>, machines: usize) -> Vec<Arc<AtomicI64>> {
    let clocks: Vec<Arc<AtomicI64>> = (0..machines).map(|_| Arc::default()).collect();
    for (machine, clock) in clocks.iter().enumerate() {
        Node::start(world, machine, clock.clone());
    }
    clocks
}

/// Lets everything happen at its time, and returns when the storm is over and everything is well again.
pub(super) async fn befall(world: Arc<World>, plan: Plan, clocks: Vec<Arc<AtomicI64>>) {
    let begun = Instant::now();
    let end = begun + plan.length;
    for (at, fault) in plan.faults {
        sleep_until(begun + at).await;
        happen(&world, fault, &clocks, end);
    }
    sleep_until(end).await;
    {
        let mut inner = world.inner();
        inner.weather = Weather::default();
        inner.stop_when_holding = None;
    }
    world.note("the storm is over");
}

fn happen(world: &Arc<World>, fault: Fault, clocks: &[Arc<AtomicI64>], end: Instant) {
    match fault {
        Fault::Crash { machine, down } => {
            let Some(node) = world.inner().nodes.remove(&machine) else { return };
            world.note(format!("machine {machine} dies, for {} ms", down.as_millis()));
            node.kill();
            world.excuse(machine, Instant::now() + down);
            let (world, clock) = (world.clone(), clocks[machine].clone());
            tokio::spawn(async move {
                sleep(down).await;
                Node::start(&world, machine, clock);
            });
        }
        Fault::Freeze { machine, time } => {
            let Some(node) = world.node(machine) else { return };
            world.note(format!("machine {machine} stops where it stands, for {} ms", time.as_millis()));
            node.freeze(time);
        }
        Fault::FreezeInTransaction { machine, time } => {
            world.inner().stop_when_holding = Some((machine, time, end));
        }
        Fault::CutOff { machine, time } => {
            world.note(format!("machine {machine} is cut off from the database, for {} ms", time.as_millis()));
            let until = Instant::now() + time;
            world.inner().cut_off.insert(machine, until);
            world.excuse(machine, until);
            let world = world.clone();
            tokio::spawn(async move {
                sleep_until(until).await;
                // Its listener was connected anew, and says that it may have missed something.
                let listener = world.inner().listeners.get(&machine).cloned();
                listener.into_iter().for_each(|listener| drop(listener.try_send(News::Gap)));
            });
        }
        Fault::ClockJump { machine, by } => {
            world.note(format!("the clock of machine {machine} jumps by {by} ms"));
            clocks[machine].fetch_add(by, Relaxed);
        }
        Fault::Weather { weather, time } => {
            world.note(format!("bad weather for {} ms: {weather:?}", time.as_millis()));
            world.inner().weather = weather;
            let world = world.clone();
            tokio::spawn(async move {
                sleep(time).await;
                let mut inner = world.inner();
                if inner.weather == weather {
                    inner.weather = Weather::default();
                }
            });
        }
        Fault::Hold { table, time } => {
            let Some(id) = world.inner().tables.get(table).copied() else { return };
            world.note(format!("somebody holds table {table}, for up to {} ms", time.as_millis()));
            let world = world.clone();
            tokio::spawn(async move {
                let session = world.begin();
                let _ = world.hold(None, session, &BTreeSet::from([id.to_string()])).await;
                sleep(time).await;
                world.end_session(session);
            });
        }
        Fault::CutSockets { machine } => {
            world.note(format!("all sockets of machine {machine} are cut"));
            let links = world.inner().links.remove(&machine).unwrap_or_default();
            links.iter().for_each(|link| link.notify_one());
        }
        Fault::Failover { time } => {
            world.note(format!("the primary database dies; its standby takes over in {} ms", time.as_millis()));
            let until = Instant::now() + time;
            (0..clocks.len()).for_each(|machine| world.excuse(machine, until));
            world.fail_over(until);
        }
    }
}
