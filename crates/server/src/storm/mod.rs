//! A hostile day in a simulation: the real hall, tables, committer and rounds of several nodes, on a faulty database in memory,
//! with a clock that jumps from event to event and sockets that break. Machines die, stop, lose the database and their sense of
//! time; people decide, come back and compare what they were told with what is stored. Everything follows from one number: the
//! same seed gives the same log, line by line.
//!
//! | file | what is in it |
//! |---|---|
//! | `world` | the clock, chance, what is stored, and what is found |
//! | [`brittle`] | a game whose rules panic now and then |
//! | `statement`, `rows` | a small database in memory that takes the store's own statements |
//! | `database` | its faults, behind the trait of the real ones |
//! | `node` | a node that can be stopped and ended |
//! | `faults` | what happens, drawn from the seed |
//! | `link`, `player` | sockets and the people at them |
//! | `verdict` | what must hold afterwards |
//!
//! ```
//! let calm = sandtable_server::storm::run(1, None);
//! assert!(calm.findings.is_empty());
//! assert_eq!(calm.digest(), sandtable_server::storm::run(1, None).digest());
//! ```

pub mod brittle;
mod database;
mod faults;
mod link;
mod node;
mod player;
mod rows;
mod statement;
mod verdict;
mod world;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use sandtable_core::Level;
use sha2::{Digest as _, Sha256};
use tokio::time::{Instant, sleep, timeout_at};

use self::faults::{Plan, TablePlan};
use self::player::{Part, Player};
use self::world::World;
use crate::store::database::Statement;
use crate::surroundings::Surroundings as _;
use crate::table::judge::Asker;
use crate::table::opening::open_seated;
use crate::wire::{AtTimeout, NewTable, Notify, NotifyWhen, PlayerId, RandomId, Sitter, TableId, Webhook};

/// A mistake that is built in on purpose, to see whether the storm finds it. None of them can be switched on in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Sitting down and starting are transactions of several round trips, one committer writes for all tables, and nobody
    /// gives up waiting for a row that a stopped machine holds.
    HeldRow,
    /// What another node did is heard of or not; nobody looks again.
    MissedNotice,
    /// A deed is acknowledged a moment before it is durable.
    AcknowledgedBeforeDurable,
    /// A decision is stored before it is applied, so that one over which the rules panic is stored for good.
    StoredBeforeApplied,
    /// A table whose bot thinks and whose people have left wakes all the time.
    NeverSleeps,
    /// Who is connected when it becomes their turn, and goes then, is not told of it.
    LostNotice,
    /// The standby database lags behind the primary, and takes over when the primary dies.
    StandbyLags,
}

impl Flaw {
    /// All of them.
    pub const ALL: [Flaw; 7] = [
        Flaw::HeldRow,
        Flaw::MissedNotice,
        Flaw::AcknowledgedBeforeDurable,
        Flaw::StoredBeforeApplied,
        Flaw::NeverSleeps,
        Flaw::LostNotice,
        Flaw::StandbyLags,
    ];

    /// What it is called at the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Flaw::HeldRow => "held-row",
            Flaw::MissedNotice => "missed-notice",
            Flaw::AcknowledgedBeforeDurable => "acknowledged-before-durable",
            Flaw::StoredBeforeApplied => "stored-before-applied",
            Flaw::NeverSleeps => "never-sleeps",
            Flaw::LostNotice => "lost-notice",
            Flaw::StandbyLags => "standby-lags",
        }
    }
}

impl FromStr for Flaw {
    type Err = String;

    fn from_str(name: &str) -> Result<Flaw, String> {
        let known = || Flaw::ALL.map(Flaw::name).join(", ");
        Flaw::ALL.into_iter().find(|flaw| flaw.name() == name).ok_or_else(|| format!("expected one of {}", known()))
    }
}

/// What came of a storm.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which.
    pub seed: u64,
    /// How many matches were played.
    pub matches: usize,
    /// How many deeds were stored.
    pub deeds: usize,
    /// How long it took by its own clock.
    pub time: Duration,
    /// Everything that happened, a line each.
    pub log: Vec<String>,
    /// What is wrong; nothing, if all is well.
    pub findings: Vec<String>,
}

impl Report {
    /// The log in 64 hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut sha = Sha256::new();
        for line in &self.log {
            sha.update(line);
            sha.update(b"\n");
        }
        data_encoding::HEXLOWER.encode(&sha.finalize())
    }
}

/// The game that is played: its matches are short and its positions cheap.
const GAME: &str = "battle-line";
/// So long after the faults every match must have come to its end, and everybody must know.
const AFTERWARDS: Duration = Duration::from_secs(300);

/// Lets a storm pass.
///
/// # Panics
/// When the simulation itself is broken: it cannot be built, or its own statements are not understood.
#[must_use]
pub fn run(seed: u64, flaw: Option<Flaw>) -> Report {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime of one thread can be built");
    let (world, time) = runtime.block_on(async {
        let world = pass(seed, flaw).await;
        let time = Duration::from_millis(world.elapsed());
        (world, time)
    });
    drop(runtime);
    let mut inner = world.inner();
    Report {
        seed,
        matches: inner.tables.len(),
        deeds: inner.rows.count("deeds"),
        time,
        log: std::mem::take(&mut inner.journal),
        findings: std::mem::take(&mut inner.findings),
    }
}

async fn pass(seed: u64, flaw: Option<Flaw>) -> Arc<World> {
    let (plan, world) = (Plan::drawn(seed), World::new(seed, flaw));
    world.note(format!(
        "seed {seed}: {} machines, {} tables, {} faults",
        plan.machines,
        plan.tables.len(),
        plan.faults.len()
    ));
    if flaw == Some(Flaw::StandbyLags) {
        tokio::spawn(world.clone().lag_behind());
    }
    let clocks = faults::start(&world, plan.machines);
    sleep(Duration::from_millis(100)).await;
    let [one, two, three, four] = ["One", "Two", "Three", "Four"].map(|name| somebody(&world, name));
    let storm_over = world.elapsed() + plan.length.as_millis() as u64 + 500;
    let mut playing = Vec::new();
    for table in &plan.tables {
        let id = open(&world, table, &one).await;
        let mut join = |part, asker: &Asker| {
            let player = Player::new(&world, id, part, asker.clone(), storm_over);
            playing.push(tokio::spawn(player.play(plan.machines)));
        };
        join(Part::Host, &one);
        if !table.bot {
            join(Part::Guest, &two);
        }
        if !table.bot && table.rival {
            join(Part::Rival, &four);
        }
        if table.onlooker {
            join(Part::Onlooker, &three);
        }
    }
    let length = plan.length;
    tokio::spawn(faults::befall(world.clone(), plan, clocks));
    let deadline = Instant::now() + length + AFTERWARDS;
    let mut players = Vec::new();
    for player in playing {
        let abort = player.abort_handle();
        match timeout_at(deadline, player).await {
            Ok(Ok(player)) => players.push(player),
            Ok(Err(error)) => world.find(format!("a player broke down: {error}")),
            Err(_) => {
                abort.abort();
                world.find("somebody was never told that their match is over".to_owned());
            }
        }
    }
    let tables = world.inner().tables.clone();
    while Instant::now() < deadline && !tables.iter().all(|&table| verdict::ended(&world, table)) {
        sleep(Duration::from_secs(1)).await;
    }
    verdict::judge(&world, &players);
    world.note("the end");
    world.end();
    world
}

/// Adds somebody with an account, so that matches are rated.
fn somebody(world: &World, name: &str) -> Asker {
    let mut bytes = [0; 16];
    bytes.fill_with(|| world.below(256) as u8);
    let player = PlayerId(RandomId::from_bytes(bytes));
    // Notices are kept and let go as they are in a server; nobody delivers them here.
    let hook =
        Webhook { url: "https://storm.invalid".to_owned(), template: String::new(), content_type: String::new() };
    let notify = Notify { when: NotifyWhen::Offline, webhook: Some(hook), ..Notify::default() };
    let notify = serde_json::to_string(&notify).expect("our types become JSON");
    let put = Statement::new(
        "INSERT INTO players (id, name, password, language, notify, created, seen) VALUES ($1, $2, 'x', 'en', $3, 0, 0)",
        vec![player.0.into(), name.into(), notify.into()],
    );
    assert_eq!(world.inner().rows.write(&[put]), Ok(true));
    Asker { player, name: name.to_owned() }
}

/// Opens a table before the storm begins.
async fn open(world: &Arc<World>, plan: &TablePlan, host: &Asker) -> TableId {
    let mut bytes = [0; 16];
    bytes.fill_with(|| world.below(256) as u8);
    let id = TableId(RandomId::from_bytes(bytes));
    let node = world.node(0).expect("no machine has died yet");
    let hall = node.hall().expect("it serves by now");
    let wanted = NewTable {
        game: GAME.to_owned(),
        setup: serde_json::Value::Null,
        position: None,
        seats: Vec::new(),
        clock: plan.clock,
        at_timeout: AtTimeout::Forfeit,
        open: false,
        reaction: None,
    };
    let mut sitters = vec![Sitter::Person { player: host.player, name: host.name.clone() }];
    if plan.bot {
        sitters.push(Sitter::Bot { level: Level::Random, instead_of: None });
    }
    let host = host.player;
    let (opened, done) = tokio::sync::oneshot::channel();
    let task = async move {
        let result = open_seated(hall.house(), id, host, &wanted, &sitters).await;
        let _ = opened.send(result.is_ok());
    };
    node.carry_out(Box::pin(task));
    if done.await != Ok(true) {
        world.find("a table could not be opened before the storm".to_owned());
    }
    world.inner().tables.push(id);
    id
}

/// Lets many storms pass, on as many threads as there are cores, and tells of each in the order of their seeds. Stops early
/// when `each` says so.
///
/// # Panics
/// As [`run`] does.
pub fn run_many(first: u64, count: u64, flaw: Option<Flaw>, mut each: impl FnMut(Report) -> ControlFlow<()>) {
    let (next, stop) = (AtomicU64::new(first), AtomicBool::new(false));
    let (done, reports) = mpsc::channel();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            let (next, stop, done) = (&next, &stop, done.clone());
            scope.spawn(move || {
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if stop.load(Relaxed) || seed - first >= count || done.send(run(seed, flaw)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let (mut early, mut expected) = (BTreeMap::new(), first);
        for report in reports {
            early.insert(report.seed, report);
            while let Some(report) = early.remove(&expected) {
                expected += 1;
                if !stop.load(Relaxed) && each(report).is_break() {
                    stop.store(true, Relaxed);
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Is a flaw found within a thousand storms, by one of these words?
    fn is_found(flaw: Flaw, words: &[&str]) {
        let mut found = false;
        run_many(1, 1_000, Some(flaw), |report| {
            found = report.findings.iter().any(|finding| words.iter().any(|word| finding.contains(word)));
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(found, "{} is not found by {words:?}", flaw.name());
    }

    #[test]
    fn three_hundred_storms_find_nothing() {
        let mut matches = 0;
        run_many(1, 300, None, |report| {
            matches += report.matches;
            assert!(
                report.findings.is_empty(),
                "seed {}: {:#?}\n{}",
                report.seed,
                report.findings,
                report.log.join("\n")
            );
            ControlFlow::Continue(())
        });
        assert!(matches > 600, "{matches}");
    }

    #[test]
    fn one_seed_twice_gives_one_log() {
        for seed in 1..=12 {
            let (one, two) = (run(seed, None), run(seed, None));
            if one.digest() != two.digest() {
                let differ = one.log.iter().zip(&two.log).find(|(one, two)| one != two);
                panic!("seed {seed}: {differ:?}");
            }
        }
        assert_ne!(run(1, None).digest(), run(2, None).digest());
    }

    #[test]
    fn a_row_that_is_held_for_ever_is_found() {
        is_found(Flaw::HeldRow, &["waited"]);
    }

    #[test]
    fn a_notice_that_is_never_made_up_for_is_found() {
        is_found(Flaw::MissedNotice, &["never told"]);
    }

    #[test]
    fn a_decision_that_is_stored_before_it_is_applied_is_found() {
        is_found(Flaw::StoredBeforeApplied, &["never told"]);
    }

    #[test]
    fn a_table_that_never_sleeps_is_found() {
        is_found(Flaw::NeverSleeps, &["never sleeps"]);
    }

    #[test]
    fn a_notice_that_is_lost_with_its_receivers_connection_is_found() {
        is_found(Flaw::LostNotice, &["is not told"]);
    }

    #[test]
    fn a_standby_that_lags_behind_is_found() {
        is_found(Flaw::StandbyLags, &["is stored", "two different steps", "missing in the store"]);
    }

    #[test]
    fn a_deed_that_is_acknowledged_before_it_is_durable_is_found() {
        is_found(Flaw::AcknowledgedBeforeDurable, &["is stored", "two different steps"]);
    }
}
