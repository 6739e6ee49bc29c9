//! Records of matches that are over, as text: whatever becomes of the rules, they stay as they were written.

use super::Store;
use super::database::{Statement, StoreError};
use crate::wire::TableId;

/// Keeps a record, unless there is one already.
#[must_use]
pub fn keep(table: TableId, text: &str) -> Statement {
    Statement::new(
        "INSERT INTO records (table_id, text) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        vec![table.0.into(), text.into()],
    )
}

impl Store {
    /// The record of a match that is over.
    pub async fn record(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let rows = self.read("SELECT text FROM records WHERE table_id = $1", vec![table.0.into()]).await?;
        rows.into_iter().next().map(|mut row| row.text()).transpose()
    }

    /// Matches of a game by these rules that are over and have no record yet: an older program kept none.
    pub async fn unrecorded(&self, game: &str, rules: u32, limit: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .read(
                "SELECT t.id FROM tables t WHERE t.status = 'over' AND t.game = $1 AND t.rules = $2
                 AND NOT EXISTS (SELECT 1 FROM records r WHERE r.table_id = t.id) ORDER BY t.id LIMIT $3",
                vec![game.into(), u64::from(rules).into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(TableId(row.id()?))).collect()
    }
}
