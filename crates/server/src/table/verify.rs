//! Replays every stored table, to find those that do not load, and holds finished matches to their records and results.
//!
//! One table is in memory at a time, and nothing is written: this may run beside a server.

use std::collections::BTreeMap;

use sandtable_core::{Match, Record, Seat};
use sandtable_shelf::Shelf;

use super::loading::replay;
use super::state::{TableError, TableState};
use super::unplayable::Unplayable;
use crate::fence::fenced;
use crate::store::{Store, StoreError};
use crate::time::now;
use crate::wire::{RandomId, Status, TableId};

/// A table that does not load, or is not what is noted about it.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Its id.
    pub table: String,
    /// The game's slug.
    pub game: String,
    /// What is wrong.
    pub why: String,
}

/// How the tables of one game were found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tables at which the match has not begun.
    pub gathering: u64,
    /// Running matches.
    pub playing: u64,
    /// Finished matches.
    pub over: u64,
    /// Tables of rules that this program does not carry: they cannot be replayed, and are no fault.
    pub old_rules: u64,
    /// Tables that do not load.
    pub broken: u64,
}

impl Tally {
    /// All tables of the game.
    #[must_use]
    pub fn tables(&self) -> u64 {
        self.gathering + self.playing + self.over + self.old_rules + self.broken
    }
}

/// How one table was found.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    /// It loads, and is so far.
    Sound(Status),
    OldRules,
    Broken(String),
    /// It was removed meanwhile.
    Gone,
}

/// Replays every table and tells of those that are broken as they are found; how many there are, by game.
pub async fn every_table(
    shelf: &Shelf,
    store: &Store,
    mut found_broken: impl FnMut(Broken),
) -> Result<BTreeMap<String, Tally>, StoreError> {
    let mut games: BTreeMap<String, Tally> = BTreeMap::new();
    let mut last = String::new();
    loop {
        let some = store.tables_after(&last).await?;
        let Some((id, _)) = some.last() else { return Ok(games) };
        last.clone_from(id);
        for (table, game) in some {
            let tally = games.entry(game.clone()).or_default();
            match look_twice(shelf, store, &table).await? {
                Found::Sound(Status::Gathering) => tally.gathering += 1,
                Found::Sound(Status::Playing) => tally.playing += 1,
                Found::Sound(Status::Over) => tally.over += 1,
                Found::OldRules => tally.old_rules += 1,
                Found::Gone => {}
                Found::Broken(why) => {
                    tally.broken += 1;
                    found_broken(Broken { table, game, why });
                }
            }
        }
    }
}

/// A server beside us may remove or rewrite a table between two looks at it. What is broken stays broken.
async fn look_twice(shelf: &Shelf, store: &Store, table: &str) -> Result<Found, StoreError> {
    let Some(id) = RandomId::parse(table).map(TableId) else {
        return Ok(Found::Broken(format!("expected an id, found {table:?}")));
    };
    match look(shelf, store, id).await? {
        Found::Broken(_) => look(shelf, store, id).await,
        found => Ok(found),
    }
}

async fn look(shelf: &Shelf, store: &Store, id: TableId) -> Result<Found, StoreError> {
    match examine(shelf, store, id).await {
        Err(error @ StoreError::Unexpected { .. }) => Ok(Found::Broken(error.to_string())),
        other => other,
    }
}

async fn examine(shelf: &Shelf, store: &Store, id: TableId) -> Result<Found, StoreError> {
    let Some(row) = store.table(id).await? else { return Ok(Found::Gone) };
    let noted = row.status;
    if Unplayable::by_rules(shelf, &row, None).is_some() {
        // Its record is all that can still be read.
        let record = store.record(id).await?.map(|text| Record::parse(&text));
        return Ok(match record {
            Some(Err(error)) => Found::Broken(format!("its record: {error}")),
            _ => Found::OldRules,
        });
    }
    let deeds = store.deeds_after(id, 0).await?;
    let replayed = fenced(|| {
        let mut state = TableState::new(shelf, row);
        replay(shelf, &mut state, &deeds)?;
        // Nobody waits any more for an answer to the last step.
        state.let_pass(now());
        Ok::<TableState, TableError>(state)
    });
    let state = match replayed {
        Ok(Ok(state)) => state,
        Ok(Err(error)) => return Ok(Found::Broken(error.to_string())),
        Err(panicked) => return Ok(Found::Broken(format!("the rules {panicked}"))),
    };
    let status = state.status();
    if noted == Status::Over && status != Status::Over {
        return Ok(Found::Broken("it is noted as over, and its steps do not end the match".to_owned()));
    }
    if let (Status::Over, Some(game)) = (status, state.played()) {
        let record = store.record(id).await?;
        let worths = if store.is_settled(id).await? { store.worths(id).await? } else { Vec::new() };
        match fenced(|| ended_as_noted(game, record.as_deref(), &worths)) {
            Ok(Ok(())) => {}
            Ok(Err(why)) => return Ok(Found::Broken(why)),
            Err(panicked) => return Ok(Found::Broken(format!("the rules {panicked}"))),
        }
    }
    Ok(Found::Sound(status))
}

/// Holds a finished match to the record that was kept of it and the results that were entered. Older programs kept no record.
fn ended_as_noted(game: &Match, record: Option<&str>, worths: &[Option<f64>]) -> Result<(), String> {
    if let Some(text) = record {
        let record = Record::parse(text).map_err(|error| format!("its record: {error}"))?;
        game.ends_as_written(&record).map_err(|error| format!("its record: {}", error.whole()))?;
        if record.entries != game.entries() {
            return Err("its record has other lines than its steps".to_owned());
        }
    }
    let outcome = game.outcome();
    for (seat, noted) in worths.iter().enumerate() {
        let played = outcome.as_ref().map(|outcome| outcome.worth(Seat(seat as u8)));
        if noted.is_some() && *noted != played {
            return Err(format!("seat {seat} is noted with the result {noted:?}, and played {played:?}"));
        }
    }
    Ok(())
}
