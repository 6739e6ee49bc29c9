//! Tables that cannot be replayed. The mark keeps the server from trying again and again, and tells whoever runs it.

use super::Store;
use super::database::{Statement, StoreError};
use crate::wire::TableId;

/// A table that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenTable {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub status: String,
    /// When it was found, in milliseconds since 1970.
    pub found: u64,
    /// What went wrong.
    pub why: String,
}

impl Store {
    /// Marks a table that cannot be replayed. It is woken no more; whoever opens it makes the server try again.
    pub async fn mark_broken(&self, id: TableId, why: &str, found: u64) -> Result<(), StoreError> {
        let mark = Statement::new(
            "UPDATE tables SET broken = $2, broken_at = $3 WHERE id = $1",
            vec![id.0.into(), why.into(), found.into()],
        );
        self.write(vec![mark]).await.map(drop)
    }

    /// Takes all marks away and has running matches woken at once: this program may replay what another could not. What still
    /// cannot be replayed is marked again.
    pub async fn retry_broken(&self, now: u64) -> Result<(), StoreError> {
        let wake = "UPDATE tables SET wake = $1 WHERE broken IS NOT NULL AND status = 'playing'";
        let unmark = "UPDATE tables SET broken = NULL, broken_at = NULL WHERE broken IS NOT NULL";
        self.write(vec![Statement::new(wake, vec![now.into()]), Statement::new(unmark, vec![])]).await.map(drop)
    }

    /// Tables that are marked, those of lately first.
    pub async fn broken_tables(&self, limit: u64) -> Result<Vec<BrokenTable>, StoreError> {
        let rows = self
            .read(
                "SELECT id, game, status, broken_at, broken FROM tables WHERE broken IS NOT NULL
                 ORDER BY broken_at DESC LIMIT $1",
                vec![limit.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                Ok(BrokenTable {
                    id: TableId(row.id()?),
                    game: row.text()?,
                    status: row.text()?,
                    found: row.int()?,
                    why: row.text()?,
                })
            })
            .collect()
    }
}
