//! Tables that were played by rules which this program does not carry. They can be found and looked at, they say in words what
//! they are, and nothing can be done at them any more.

use sandtable_core::{Outcome, Record, Text};
use sandtable_shelf::Shelf;

use super::deed::Deed;
use super::refusal::Refusal;
use super::state::TableState;
use crate::house::House;
use crate::store::StoreError;
use crate::store::tables::TableRow;
use crate::wire::{PlayerId, Status, TableId};

/// Which rules a table was played by, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct OldRules {
    /// The game, as people call it.
    game: String,
    /// The rules version it was played by.
    version: u32,
    /// How it ended, as its record says.
    outcome: Option<Outcome>,
}

impl OldRules {
    /// The rules of a table, if they are not carried here.
    #[must_use]
    pub fn of(shelf: &Shelf, row: &TableRow) -> Option<OldRules> {
        let found = shelf.find(&row.game).ok().map(|shelved| shelved.kind().info());
        if found.is_some_and(|info| info.rules_version == row.rules) {
            return None;
        }
        let game = found.map_or_else(|| row.game.clone(), |info| info.name.to_string());
        Some(OldRules { game, version: row.rules, outcome: None })
    }

    /// What to tell people.
    #[must_use]
    pub fn text(&self) -> Text {
        Text::new("sv-old-rules").with("game", self.game.clone()).with("version", i64::from(self.version))
    }

    /// How the match ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }
}

impl TableState {
    /// A table at which nothing was done yet, by whatever rules.
    pub async fn opened(house: &House, row: TableRow) -> Result<TableState, StoreError> {
        let mut old = OldRules::of(&house.shelf, &row);
        if let Some(old) = old.as_mut().filter(|_| row.status == Status::Over) {
            let record = house.store.record(row.id).await?;
            old.outcome = record.and_then(|text| Record::parse(&text).ok()).and_then(|record| record.outcome);
        }
        let kind = house.shelf.find(&row.game).ok().map(|shelved| shelved.kind().info());
        Ok(TableState { old_rules: old, kind, ..TableState::new(row) })
    }

    /// A table with everything that was done at it so far.
    pub async fn stored(house: &House, id: TableId) -> Result<Option<TableState>, StoreError> {
        let Some(row) = house.store.table(id).await? else { return Ok(None) };
        let mut state = TableState::opened(house, row).await?;
        let mut deeds = Vec::new();
        for stored in house.store.deeds_after(id, 0).await? {
            let deed: Deed =
                serde_json::from_str(&stored.deed).map_err(|error| StoreError::unexpected("a deed", error))?;
            deeds.push((stored, deed));
        }
        let mut sat: Vec<PlayerId> = Vec::new();
        for (_, deed) in &deeds {
            if let Deed::Sit { player, .. } = deed
                && !sat.contains(player)
            {
                sat.push(*player);
            }
        }
        state.gone = house.store.gone(&sat).await?;
        for (stored, deed) in deeds {
            if stored.seq != state.seq() + 1 {
                return Err(StoreError::unexpected("the next step", stored.seq));
            }
            state
                .apply(&house.shelf, &deed, stored.at)
                .map_err(|error| StoreError::unexpected("a table that can be", error))?;
        }
        Ok(Some(state))
    }

    /// Refuses everything where the rules are not carried.
    pub(super) fn by_our_rules(&self) -> Result<(), Refusal> {
        match &self.old_rules {
            Some(old) => Err(Refusal::OldRules(old.text())),
            None => Ok(()),
        }
    }
}
