//! Tables that cannot be played: their rules are not carried any more, or what is stored of them cannot be replayed. They can
//! be found and looked at, they say in words what is wrong, and they refuse everything.

use sandtable_core::{Outcome, Record, Text};
use sandtable_shelf::Shelf;

use super::refusal::Refusal;
use super::state::TableState;
use crate::store::tables::TableRow;

/// Why a table cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum Unplayable {
    /// It was played by rules that this program does not carry.
    OldRules {
        /// The game, as people call it.
        game: String,
        /// The rules version it was played by.
        version: u32,
        /// How it ended, as its record says.
        outcome: Option<Outcome>,
    },
    /// What is stored of it cannot be replayed.
    Broken {
        /// What went wrong, for whoever runs the server.
        why: String,
    },
}

impl Unplayable {
    /// The rules of a table, if they are not carried here. `record` is what was kept of a match that is over.
    #[must_use]
    pub fn by_rules(shelf: &Shelf, row: &TableRow, record: Option<&str>) -> Option<Unplayable> {
        let found = shelf.find(&row.game).ok().map(|shelved| shelved.kind().info());
        if found.is_some_and(|info| info.rules_version == row.rules) {
            return None;
        }
        let game = found.map_or_else(|| row.game.clone(), |info| info.name.to_string());
        let outcome = record.and_then(|text| Record::parse(text).ok()).and_then(|record| record.outcome);
        Some(Unplayable::OldRules { game, version: row.rules, outcome })
    }

    /// What people are told.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Unplayable::OldRules { game, version, .. } => {
                Text::new("sv-old-rules").with("game", game.clone()).with("version", i64::from(*version))
            }
            Unplayable::Broken { .. } => Text::new("sv-table-broken"),
        }
    }

    /// How the match ended, as far as that is known.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Unplayable::OldRules { outcome, .. } => outcome.clone(),
            Unplayable::Broken { .. } => None,
        }
    }
}

impl TableState {
    /// Refuses everything at a table that cannot be played.
    pub(super) fn playable(&self) -> Result<(), Refusal> {
        match &self.unplayable {
            Some(unplayable) => Err(Refusal::Unplayable(unplayable.text())),
            None => Ok(()),
        }
    }

    /// Why what is stored of the table cannot be replayed; nothing, if it can.
    #[must_use]
    pub fn broken(&self) -> Option<&str> {
        match &self.unplayable {
            Some(Unplayable::Broken { why }) => Some(why),
            Some(Unplayable::OldRules { .. }) | None => None,
        }
    }
}
