//! What people have told those who run the server.

use super::Store;
use super::database::{Statement, StoreError};
use crate::wire::{PlayerId, RandomId, TableId};

/// Something that somebody found wrong at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name in lists.
    pub id: RandomId,
    /// When.
    pub at: u64,
    /// Who says so.
    pub player: PlayerId,
    /// At which table.
    pub table: TableId,
    /// What.
    pub text: String,
    /// The line of the chat that it is about: who said it, what they are called, and what.
    pub said: Option<(PlayerId, String, String)>,
}

impl Store {
    /// Keeps a report.
    pub async fn add_report(
        &self,
        player: PlayerId,
        table: TableId,
        line: Option<u64>,
        text: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO reports (id, at, player, table_id, line, text) VALUES ($1, $2, $3, $4, $5, $6)",
            vec![RandomId::random().into(), at.into(), player.0.into(), table.0.into(), line.into(), text.into()],
        );
        self.write(vec![put]).await.map(drop)
    }

    /// Reports that nobody has dealt with, oldest first.
    pub async fn reports(&self, limit: u64) -> Result<Vec<Report>, StoreError> {
        let rows = self
            .read(
                "SELECT r.id, r.at, r.player, r.table_id, r.text, c.player, c.name, c.text FROM reports r
                 LEFT JOIN chat c ON c.table_id = r.table_id AND c.n = r.line WHERE r.done = 0 ORDER BY r.at LIMIT $1",
                vec![limit.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                let (id, at, player, table) = (row.id()?, row.int()?, PlayerId(row.id()?), TableId(row.id()?));
                let text = row.text()?;
                let said = match (row.maybe_text()?, row.maybe_text()?, row.maybe_text()?) {
                    (Some(by), Some(name), Some(said)) => RandomId::parse(&by).map(|by| (PlayerId(by), name, said)),
                    _ => None,
                };
                Ok(Report { id, at, player, table, text, said })
            })
            .collect()
    }

    /// A report was dealt with; `false` if there is no such one.
    pub async fn close_report(&self, id: RandomId) -> Result<bool, StoreError> {
        let close = Statement::new("UPDATE reports SET done = 1 WHERE id = $1 AND done = 0", vec![id.into()]);
        self.write(vec![close.demanding()]).await
    }
}
