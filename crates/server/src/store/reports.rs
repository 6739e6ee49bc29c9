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
    /// That line as it was reported: who said it, what they are called, and what. It is kept until the report is closed, even
    /// if the line itself was removed.
    pub said: Option<(PlayerId, String, String)>,
    /// Was the line removed since?
    pub removed: bool,
}

impl Store {
    /// Keeps a report, with the line that it is about.
    pub async fn add_report(
        &self,
        player: PlayerId,
        place: Place,
        line: Option<u64>,
        text: &str,
        at: u64,
    ) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO reports (id, at, player, table_id, line, text, said, said_by) VALUES ($1, $2, $3, $4, $5, $6,
             (SELECT c.text FROM chat c WHERE c.table_id = $4 AND c.n = $5 AND c.text <> ''),
             (SELECT c.player FROM chat c WHERE c.table_id = $4 AND c.n = $5 AND c.text <> ''))",
            vec![RandomId::random().into(), at.into(), player.0.into(), place.into(), line.into(), text.into()],
        );
        self.write(vec![put]).await.map(drop)
    }

    /// Reports that nobody has dealt with, oldest first.
    pub async fn reports(&self, limit: u64) -> Result<Vec<Report>, StoreError> {
        let rows = self
            .read(
                "SELECT r.id, r.at, r.player, r.table_id, r.text, r.line, r.said_by, COALESCE(NULLIF(c.name, ''), p.name, '—'), r.said,
                 CASE WHEN COALESCE(c.text, '') = '' THEN 1 ELSE 0 END
                 FROM reports r LEFT JOIN chat c ON c.table_id = r.table_id AND c.n = r.line
                 LEFT JOIN players p ON p.id = r.said_by WHERE r.done = 0 ORDER BY r.at LIMIT $1",
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
                let removed = row.int()? != 0 && said.is_some();
                Ok(Report { id, at, player, place, text, line, said, removed })
            })
            .collect()
    }

    /// A report was dealt with; `false` if there is no such one. The line that it kept goes with it.
    pub async fn close_report(&self, id: RandomId) -> Result<bool, StoreError> {
        let close = Statement::new(
            "UPDATE reports SET done = 1, said = NULL, said_by = NULL WHERE id = $1 AND done = 0",
            vec![id.into()],
        );
        self.write(vec![close.demanding()]).await
    }
}
