//! How good people are, and what they have played.

use super::Store;
use super::database::{Statement, StoreError};
use super::records::keep;
use crate::wire::{
    GameStatistics, HistoryEntry, LadderEntry, PlayerId, Rating, SeatStatistics, Sitter, Status, TableId,
};

/// A rating as it is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredRating {
    /// The rating.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How much it swings.
    pub volatility: f64,
    /// After how many rated matches.
    pub matches: u64,
}

/// What a finished match means for one seat.
#[derive(Clone, Debug)]
pub struct SeatResult {
    /// Which seat.
    pub seat: u8,
    /// 1, ½ or 0.
    pub worth: f64,
    /// Who is rated for it, with the rating before and after.
    pub rated: Option<(PlayerId, StoredRating, StoredRating)>,
}

impl Store {
    /// Somebody's rating in a game.
    pub async fn rating(&self, player: PlayerId, game: &str) -> Result<Option<StoredRating>, StoreError> {
        let rows = self
            .read(
                "SELECT rating, deviation, volatility, matches FROM ratings WHERE player = $1 AND game = $2",
                vec![player.0.into(), game.into()],
            )
            .await?;
        rows.into_iter()
            .next()
            .map(|mut row| {
                Ok(StoredRating {
                    rating: row.real()?,
                    deviation: row.real()?,
                    volatility: row.real()?,
                    matches: row.int()?,
                })
            })
            .transpose()
    }

    /// Matches that are over and whose results are not entered yet.
    pub async fn unsettled(&self, limit: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .read(
                "SELECT id FROM tables WHERE status = 'over' AND settled = 0 AND broken IS NULL LIMIT $1",
                vec![limit.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(TableId(row.id()?))).collect()
    }

    /// Enters the results of a match, once, and keeps its record. `Ok(false)` if they were entered already, or if a rating changed since it was
    /// read.
    pub async fn settle(
        &self,
        table: TableId,
        game: &str,
        results: &[SeatResult],
        record: &str,
    ) -> Result<bool, StoreError> {
        let mut statements = vec![
            Statement::new(
                "UPDATE tables SET settled = 1 WHERE id = $1 AND settled = 0 AND status = 'over'",
                vec![table.0.into()],
            )
            .demanding(),
        ];
        statements.push(keep(table, record));
        for result in results {
            let after = result.rated.map(|(_, _, after)| after.rating);
            statements.push(Statement::new(
                "UPDATE sitters SET worth = $3, rating = $4 WHERE table_id = $1 AND seat = $2",
                vec![table.0.into(), u64::from(result.seat).into(), result.worth.into(), after.into()],
            ));
            if let Some((player, before, after)) = result.rated {
                statements.push(
                    Statement::new(
                        "INSERT INTO ratings (player, game, rating, deviation, volatility, matches)
                         VALUES ($1, $2, $3, $4, $5, $6)
                         ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating,
                         deviation = excluded.deviation, volatility = excluded.volatility, matches = excluded.matches
                         WHERE ratings.matches = $7",
                        vec![
                            player.0.into(),
                            game.into(),
                            after.rating.into(),
                            after.deviation.into(),
                            after.volatility.into(),
                            after.matches.into(),
                            before.matches.into(),
                        ],
                    )
                    .demanding(),
                );
            }
        }
        self.write(statements).await
    }

    /// Have the results of a match been entered?
    pub async fn is_settled(&self, table: TableId) -> Result<bool, StoreError> {
        let rows = self.read("SELECT settled FROM tables WHERE id = $1", vec![table.0.into()]).await?;
        Ok(rows.into_iter().next().map(|mut row| row.int()).transpose()? == Some(1))
    }

    /// The best of a game.
    pub async fn ladder(&self, game: &str, limit: u64) -> Result<Vec<LadderEntry>, StoreError> {
        let rows = self
            .read(
                "SELECT p.id, p.name, r.rating, r.deviation, r.matches FROM ratings r JOIN players p ON p.id = r.player
                 WHERE r.game = $1 ORDER BY r.rating DESC LIMIT $2",
                vec![game.into(), limit.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                Ok(LadderEntry {
                    player: PlayerId(row.id()?),
                    name: row.text()?,
                    rating: Rating { rating: row.real()?, deviation: row.real()?, matches: row.int()? as u32 },
                })
            })
            .collect()
    }

    /// Counts and ratings of somebody, a game each.
    pub async fn statistics(&self, player: PlayerId) -> Result<Vec<GameStatistics>, StoreError> {
        let rows = self
            .read(
                "SELECT t.game, s.seat, COUNT(CASE WHEN s.worth = 1 THEN 1 END), COUNT(CASE WHEN s.worth = 0.5 THEN 1 END),
                 COUNT(CASE WHEN s.worth = 0 THEN 1 END)
                 FROM sitters s JOIN tables t ON t.id = s.table_id
                 WHERE s.player = $1 AND s.worth IS NOT NULL AND t.position IS NULL GROUP BY t.game, s.seat ORDER BY t.game, s.seat",
                vec![player.0.into()],
            )
            .await?;
        let mut games: Vec<GameStatistics> = Vec::new();
        for mut row in rows {
            let game = row.text()?;
            let counts = SeatStatistics {
                seat: row.int()? as u8,
                won: row.int()? as u32,
                drawn: row.int()? as u32,
                lost: row.int()? as u32,
            };
            match games.last_mut() {
                Some(last) if last.game == game => last.by_seat.push(counts),
                _ => {
                    let rating = self.rating(player, &game).await?.map(|stored| Rating {
                        rating: stored.rating,
                        deviation: stored.deviation,
                        matches: stored.matches as u32,
                    });
                    games.push(GameStatistics { game, by_seat: vec![counts], rating });
                }
            }
        }
        Ok(games)
    }

    /// Matches of somebody that are over, before a moment, newest first.
    pub async fn history(&self, player: PlayerId, before: u64, limit: u64) -> Result<Vec<HistoryEntry>, StoreError> {
        let rows = self
            .read(
                "SELECT t.id, t.game, s.seat, s.worth, s.rating, t.last FROM sitters s JOIN tables t ON t.id = s.table_id
                 WHERE s.player = $1 AND t.status = 'over' AND t.last < $2 ORDER BY t.last DESC LIMIT $3",
                vec![player.0.into(), before.into(), limit.into()],
            )
            .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for mut row in rows {
            let table = TableId(row.id()?);
            entries.push(HistoryEntry {
                table,
                game: row.text()?,
                status: Status::Over,
                seat: row.int()? as u8,
                worth: row.maybe_real()?,
                rating: row.maybe_real()?,
                at: row.int()?,
                names: self.sitters(table).await?.iter().map(Sitter::label).collect(),
            });
        }
        Ok(entries)
    }
}
