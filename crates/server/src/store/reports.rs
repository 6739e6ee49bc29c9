//! What people have told those who run the server.

use super::Store;
use super::chat::Place;
use super::database::{Statement, StoreError};
use crate::wire::{PlayerId, RandomId};

/// Something that somebody found wrong at a table or in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its name in lists.
    pub id: RandomId,
    /// When.
    pub at: u64,
    /// Who says so.
    pub player: PlayerId,
    /// Where.
    pub place: Place,
    /// What.
    pub text: String,
    /// The number of the line of the chat that it is about.
    pub line: Option<u64>,
    /// That line: who said it, what they are called, and what.
    pub said: Option<(PlayerId, String, String)>,
}

impl Store {
    /// Keeps a report.
    pub async fn add_report(
        &self,
        player: PlayerId,
        place: Place,
        line: Option<u64>,
        text: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO reports (id, at, player, table_id, line, text) VALUES ($1, $2, $3, $4, $5, $6)",
            vec![RandomId::random().into(), at.into(), player.0.into(), place.into(), line.into(), text.into()],
        );
        self.write(vec![put]).await.map(drop)
    }

    /// Reports that nobody has dealt with, oldest first.
    pub async fn reports(&self, limit: u64) -> Result<Vec<Report>, StoreError> {
        let rows = self
            .read(
                "SELECT r.id, r.at, r.player, r.table_id, r.text, r.line, c.player, c.name, c.text FROM reports r
                 LEFT JOIN chat c ON c.table_id = r.table_id AND c.n = r.line WHERE r.done = 0 ORDER BY r.at LIMIT $1",
                vec![limit.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                let (id, at, player, place) = (row.id()?, row.int()?, PlayerId(row.id()?), row.text()?);
                let place = Place::parse(&place).ok_or_else(|| StoreError::unexpected("a place", place))?;
                let (text, line) = (row.text()?, row.maybe_int()?);
                let said = match (row.maybe_text()?, row.maybe_text()?, row.maybe_text()?) {
                    (Some(by), Some(name), Some(said)) => RandomId::parse(&by).map(|by| (PlayerId(by), name, said)),
                    _ => None,
                };
                Ok(Report { id, at, player, place, text, line, said })
            })
            .collect()
    }

    /// A report was dealt with; `false` if there is no such one.
    pub async fn close_report(&self, id: RandomId) -> Result<bool, StoreError> {
        let close = Statement::new("UPDATE reports SET done = 1 WHERE id = $1 AND done = 0", vec![id.into()]);
        self.write(vec![close.demanding()]).await
    }
}
