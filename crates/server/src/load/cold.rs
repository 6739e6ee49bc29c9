//! Tables that no server has in memory: how long does it take to load one, by its length?
//!
//! This needs no server. Matches are played here and written to a database of one's own; then each is loaded as a server does
//! it: its deeds are read, and carried out one after the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sandtable_core::{Entry, Seat, Token, Unseen};
use sandtable_shelf::Shelf;

use super::LoadError;
use super::actions::for_two;
use crate::store::tables::TableRow;
use crate::store::{Append, Store};
use crate::table::deed::Deed;
use crate::table::state::TableState;
use crate::wire::{AtTimeout, ClockSettings, PlayerId, RandomId, Status, TableId};

/// What is loaded.
#[derive(Clone, Debug)]
pub struct ColdPlan {
    /// Where the tables are written: a new SQLite file or an empty PostgreSQL database.
    pub database: String,
    /// The game.
    pub game: String,
    /// After how many lines of its record each table is loaded.
    pub lines: Vec<usize>,
    /// How often each is loaded; the middle of the times counts.
    pub times: usize,
}

/// What loading one table took.
#[derive(Clone, Copy, Debug)]
pub struct ColdReport {
    /// How many lines its record has.
    pub lines: usize,
    /// How long its deeds are, in bytes.
    pub bytes: usize,
    /// Reading the deeds from the database.
    pub read: Duration,
    /// Carrying them out.
    pub replayed: Duration,
}

pub(super) async fn run(plan: ColdPlan) -> Result<Vec<ColdReport>, LoadError> {
    let shelf = Arc::new(Shelf::all());
    let store = Store::open(&plan.database).await.map_err(LoadError::connection)?;
    let longest = plan.lines.iter().copied().max().unwrap_or_default();
    let (row, deeds) = played(&shelf, &plan.game, longest)?;
    let mut reports = Vec::new();
    for &lines in &plan.lines {
        let row = TableRow { id: TableId(RandomId::random()), ..row.clone() };
        let append = |(index, deed): (usize, &Deed)| Append {
            table: row.id,
            seq: index as u64 + 1,
            deed: deed.line(),
            at: index as u64,
            also: Vec::new(),
        };
        // How long people may react, who sits where and the start come before the first line.
        let appends: Vec<Append> = deeds.iter().take(lines + BEFORE).enumerate().map(append).collect();
        store.create_table(&row, &appends).await.map_err(LoadError::connection)?;
        let mut loads = Vec::new();
        for _ in 0..plan.times {
            loads.push(load(&shelf, &store, row.id).await?);
        }
        loads.sort_by_key(|load| load.read + load.replayed);
        reports.extend(loads.get(loads.len() / 2));
    }
    Ok(reports)
}

/// How many deeds a match of two has before its first line.
const BEFORE: usize = 4;

/// Plays a match of so many lines. One that ends before is taken back to its middle and played on, as often as it takes.
fn played(shelf: &Shelf, game: &str, lines: usize) -> Result<(TableRow, Vec<Deed>), LoadError> {
    let row = row_for_two(shelf, game, &mut || RandomId::random())?;
    let (mut table, mut deeds) = begun(shelf, &row)?;
    while deeds.len() < lines + BEFORE {
        let deed = next(&table, deeds.len());
        table.apply(shelf, &deed, deeds.len() as u64).map_err(LoadError::connection)?;
        deeds.push(deed);
    }
    Ok((row, deeds))
}

/// A table for two, opened by the first of them. `id` makes ids.
pub(super) fn row_for_two(shelf: &Shelf, game: &str, id: &mut impl FnMut() -> RandomId) -> Result<TableRow, LoadError> {
    let shelved = shelf.find(game).map_err(LoadError::connection)?;
    let setup = shelved.kind().whole_setup(&for_two(game)).map_err(LoadError::connection)?;
    Ok(TableRow {
        id: TableId(id()),
        game: game.to_owned(),
        rules: shelved.kind().info().rules_version,
        seats: shelved.kind().seats(&setup).map_err(LoadError::connection)?,
        setup,
        position: None,
        clock: ClockSettings::None,
        at_timeout: AtTimeout::Forfeit,
        open: false,
        host: PlayerId(id()),
        created: 0,
        secret: Token([7; 32]),
        status: Status::Playing,
        last: 0,
    })
}

/// The match when it has just begun, with the deeds that lead there. The host sits in the first seat, somebody else in the second.
pub(super) fn begun(shelf: &Shelf, row: &TableRow) -> Result<(TableState, Vec<Deed>), LoadError> {
    let mut table = TableState::new(shelf, row.clone());
    let people = [row.host, other()];
    let sit = |seat: usize| Deed::Sit { seat: Seat(seat as u8), player: people[seat], name: "Load".to_owned() };
    let deeds = vec![Deed::Reaction { seconds: 0 }, sit(0), sit(1), Deed::Start];
    for deed in &deeds {
        table.apply(shelf, deed, 0).map_err(LoadError::connection)?;
    }
    Ok((table, deeds))
}

/// Who plays against the host.
pub(super) fn other() -> PlayerId {
    PlayerId(RandomId::from_bytes([2; 16]))
}

/// The next decision: another one of the choices at every step, as the players of `load actions` choose.
fn next(table: &TableState, step: usize) -> Deed {
    let played = table.played();
    let asked = played.and_then(|played| {
        let seat = played.game().to_act().lowest()?;
        let choices = played.game().legal(seat);
        let choice = choices.get((step * 7) % choices.len().max(1))?;
        Some(Entry::Action(seat, choice.action.clone()))
    });
    let middle = played.map_or(0, |played| played.entries().len() / 2);
    Deed::Play { entry: asked.unwrap_or(Entry::TakeBack(Seat(0), middle, Unseen::Anew)) }
}

async fn load(shelf: &Shelf, store: &Store, id: TableId) -> Result<ColdReport, LoadError> {
    let begun = Instant::now();
    let row = store.table(id).await.map_err(LoadError::connection)?;
    let row = row.ok_or_else(|| LoadError::Connection("the table is not there".to_owned()))?;
    let stored = store.deeds_after(id, 0).await.map_err(LoadError::connection)?;
    let read = begun.elapsed();
    let begun = Instant::now();
    let mut table = TableState::new(shelf, row);
    for deed in &stored {
        let parsed: Deed = serde_json::from_str(&deed.deed).map_err(LoadError::connection)?;
        table.apply(shelf, &parsed, deed.at).map_err(LoadError::connection)?;
    }
    let replayed = begun.elapsed();
    let lines = table.played().map_or(0, |played| played.entries().len());
    Ok(ColdReport { lines, bytes: stored.iter().map(|deed| deed.deed.len()).sum(), read, replayed })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_is_loaded_with_as_many_lines_as_were_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("cold.sqlite").display().to_string();
        let plan = ColdPlan { database, game: "battle-line".to_owned(), lines: vec![10, 200], times: 1 };
        let reports = run(plan).await.unwrap();
        assert_eq!(reports.iter().map(|report| report.lines).collect::<Vec<_>>(), [10, 200]);
        assert!(reports[1].bytes > reports[0].bytes);
    }
}
