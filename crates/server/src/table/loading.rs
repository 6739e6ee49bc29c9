//! From what is stored to a table. Replaying a long match takes a while, and the rules may panic on the way: so it happens on
//! a thread of its own and behind a fence, and a table that cannot be replayed is loaded as one that says so.

use std::sync::Arc;

use sandtable_shelf::Shelf;

use super::deed::Deed;
use super::state::{TableError, TableState};
use super::unplayable::Unplayable;
use crate::fence::fenced;
use crate::house::House;
use crate::store::StoreError;
use crate::store::tables::{StoredDeed, TableRow};
use crate::time::now;
use crate::wire::{PlayerId, Status, TableId};

/// Everything that is stored of a table.
#[derive(Clone)]
struct Stored {
    row: TableRow,
    deeds: Vec<StoredDeed>,
    /// People of this table who have deleted themselves.
    gone: Vec<PlayerId>,
    /// Set if its rules are not carried any more.
    unplayable: Option<Unplayable>,
}

impl TableState {
    /// A table with everything that was done at it so far; nothing, if there is no such table. If it cannot be replayed, it
    /// is marked in the store.
    pub async fn stored(house: &House, id: TableId) -> Result<Option<TableState>, StoreError> {
        let Some(row) = house.store.table(id).await? else { return Ok(None) };
        let record = if row.status == Status::Over { house.store.record(id).await? } else { None };
        let unplayable = Unplayable::by_rules(&house.shelf, &row, record.as_deref());
        let deeds = house.store.deeds_after(id, 0).await?;
        let gone = house.store.gone(&people(&deeds)).await?;
        let stored = Arc::new(Stored { row, deeds, gone, unplayable });
        let (shelf, replayed) = (house.shelf.clone(), stored.clone());
        let why = match house.loading.run(move || stored_table(&shelf, &replayed)).await {
            Ok(Ok(state)) => return Ok(Some(state)),
            Ok(Err(error)) => error.to_string(),
            Err(panicked) => panicked.to_string(),
        };
        tracing::error!(table = %id, why, "a table cannot be replayed: sandtable admin broken");
        house.metrics.table_broke();
        house.store.mark_broken(id, &why, now()).await?;
        Ok(Some(broken_table(&house.shelf, &stored, why)))
    }
}

/// Everybody who ever sat down.
fn people(deeds: &[StoredDeed]) -> Vec<PlayerId> {
    let mut people: Vec<PlayerId> = Vec::new();
    for stored in deeds {
        if let Ok(Deed::Sit { player, .. }) = stored.read()
            && !people.contains(&player)
        {
            people.push(player);
        }
    }
    people
}

fn stored_table(shelf: &Shelf, stored: &Stored) -> Result<TableState, TableError> {
    let mut state = TableState::new(shelf, stored.row.clone());
    state.unplayable.clone_from(&stored.unplayable);
    state.gone.clone_from(&stored.gone);
    replay(shelf, &mut state, &stored.deeds)?;
    state.forget_removed();
    Ok(state)
}

/// Does at a new table everything that is stored. The error names the step that cannot be done, also if the rules panic over it.
pub(super) fn replay(shelf: &Shelf, state: &mut TableState, deeds: &[StoredDeed]) -> Result<(), TableError> {
    for deed in deeds {
        let impossible = |why: String| TableError::Impossible { seq: deed.seq, why };
        if deed.seq != state.seq() + 1 {
            return Err(impossible(format!("step {} is missing", state.seq() + 1)));
        }
        let read = deed.read().map_err(|error| impossible(error.to_string()))?;
        match fenced(|| state.apply(shelf, &read, deed.at)) {
            Ok(Ok(())) => {}
            Ok(Err(error @ TableError::Impossible { .. })) => return Err(error),
            Ok(Err(error)) => return Err(impossible(error.to_string())),
            Err(panicked) => return Err(impossible(format!("the rules {panicked}"))),
        }
    }
    Ok(())
}

/// The table as far as it can be told without its match: who sits there, and as many steps as are stored.
fn broken_table(shelf: &Shelf, stored: &Stored, why: String) -> TableState {
    let opened = fenced(|| TableState::new(shelf, stored.row.clone()));
    // Where even the names of the seats cannot be had, there is nothing that needs them.
    let mut state = opened.unwrap_or_else(|_| TableState::without_roles(stored.row.clone()));
    state.unplayable = Some(Unplayable::Broken { why });
    state.gone.clone_from(&stored.gone);
    for deed in &stored.deeds {
        // What cannot be read counts as a step that says nothing.
        let read = deed.read().unwrap_or(Deed::Lull);
        if state.apply(shelf, &read, deed.at).is_err() {
            let _ = state.apply(shelf, &Deed::Lull, deed.at);
        }
    }
    state
}
