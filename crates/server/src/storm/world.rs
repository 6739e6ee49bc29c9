//! The world of a storm: one clock that jumps from event to event, one source of chance, what is stored, which machines are
//! up, and what is found wrong.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_core::{Chance as _, Fast};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

use super::Flaw;
use super::node::Node;
use super::rows::Rows;
use crate::store::News;
use crate::store::database::Row;
use crate::store::database::Statement;
use crate::wire::TableId;

/// Which machine; a node that starts again is another one on the same machine.
pub(super) type Machine = usize;

/// How the database and the ways to it behave; in thousandths of what is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Weather {
    /// Refused, and nothing done.
    pub(super) refused: u32,
    /// Done, and the answer lost.
    pub(super) unanswered: u32,
    /// On its way for longer, each time up to so many milliseconds.
    pub(super) late: u32,
    pub(super) late_for: u32,
    /// Notices to other nodes that are lost, or come twice.
    pub(super) lost: u32,
    pub(super) doubled: u32,
}

/// The world of a storm.
pub(super) struct World {
    begun: Instant,
    pub(super) flaw: Option<Flaw>,
    inner: Mutex<Inner>,
    /// A lock was let go.
    pub(super) released: Notify,
}

/// What changes.
pub(super) struct Inner {
    pub(super) rows: Rows,
    pub(super) dice: Fast,
    pub(super) weather: Weather,
    /// Who holds which row: the number of a session.
    pub(super) locks: BTreeMap<String, u64>,
    /// Sessions, with the moment at which each was last heard of and whether it waits for the database.
    pub(super) sessions: BTreeMap<u64, (Instant, bool)>,
    pub(super) last_session: u64,
    pub(super) listeners: BTreeMap<Machine, mpsc::Sender<News>>,
    /// No database takes anything until this moment.
    pub(super) down_until: Option<Instant>,
    /// How often a standby has taken over: what was asked of the database before it is lost on its way.
    pub(super) takeovers: u32,
    /// What a standby that lags behind has; only with the flaw of that name.
    pub(super) standby: Option<Rows>,
    /// Machines that cannot reach the database until a moment.
    pub(super) cut_off: BTreeMap<Machine, Instant>,
    /// A machine that stops where it stands as soon as it holds a table's row, for how long, and until when at most.
    pub(super) stop_when_holding: Option<(Machine, Duration, Instant)>,
    pub(super) nodes: BTreeMap<Machine, Arc<Node>>,
    /// When something last befell a machine for which nobody there can be blamed for being slow.
    pub(super) excused: BTreeMap<Machine, Instant>,
    /// Open sockets, which can be cut.
    pub(super) links: BTreeMap<Machine, Vec<Arc<Notify>>>,
    /// Tables, by the number that the log has for them.
    pub(super) tables: Vec<TableId>,
    pub(super) journal: Vec<String>,
    pub(super) findings: Vec<String>,
}

impl World {
    pub(super) fn new(seed: u64, flaw: Option<Flaw>) -> Arc<World> {
        Arc::new(World {
            begun: Instant::now(),
            flaw,
            released: Notify::new(),
            inner: Mutex::new(Inner {
                rows: Rows::new(),
                dice: Fast::new(seed),
                weather: Weather::default(),
                locks: BTreeMap::new(),
                sessions: BTreeMap::new(),
                last_session: 0,
                listeners: BTreeMap::new(),
                down_until: None,
                takeovers: 0,
                standby: None,
                cut_off: BTreeMap::new(),
                stop_when_holding: None,
                nodes: BTreeMap::new(),
                excused: BTreeMap::new(),
                links: BTreeMap::new(),
                tables: Vec::new(),
                journal: Vec::new(),
                findings: Vec::new(),
            }),
        })
    }

    pub(super) fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since the storm was begun.
    pub(super) fn elapsed(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }

    /// Writes a line of the log.
    pub(super) fn note(&self, line: impl AsRef<str>) {
        let at = self.elapsed();
        let line = format!("{:>4}.{:03} {}", at / 1_000, at % 1_000, line.as_ref());
        self.inner().journal.push(line);
    }

    /// Something is wrong.
    pub(super) fn find(&self, finding: String) {
        self.note(format!("FOUND: {finding}"));
        self.inner().findings.push(finding);
    }

    pub(super) fn below(&self, n: u32) -> u32 {
        self.inner().dice.below(n.max(1))
    }

    /// What a table is called in the log.
    pub(super) fn called(&self, id: TableId) -> String {
        match self.inner().tables.iter().position(|table| *table == id) {
            Some(number) => format!("table {number}"),
            None => format!("table {id}"),
        }
    }

    pub(super) fn node(&self, machine: Machine) -> Option<Arc<Node>> {
        self.inner().nodes.get(&machine).cloned()
    }

    /// Nobody at this machine can be blamed for being slow until now, and for a moment after.
    pub(super) fn excuse(&self, machine: Machine, until: Instant) {
        let mut inner = self.inner();
        let excused = inner.excused.entry(machine).or_insert(until);
        *excused = until.max(*excused);
    }

    /// Was the machine well since a moment?
    pub(super) fn was_well_since(&self, machine: Machine, since: Instant) -> bool {
        self.inner().excused.get(&machine).is_none_or(|excused| *excused < since)
    }

    /// What is stored, without any fault on the way.
    ///
    /// # Panics
    /// When the statement is not understood: a mistake in the simulation.
    pub(super) fn look(&self, sql: &'static str, values: Vec<crate::store::database::Value>) -> Vec<Row> {
        self.inner().rows.read(&Statement::new(sql, values)).expect("the simulation's own statements are understood")
    }

    /// Lets go of everything that holds the world in its turn.
    pub(super) fn end(&self) {
        let nodes = std::mem::take(&mut self.inner().nodes);
        drop(nodes);
        self.inner().links.clear();
    }
}
