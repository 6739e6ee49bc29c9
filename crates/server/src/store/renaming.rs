//! Somebody takes another name. What is over keeps what it showed; wherever they still play, the new name stands.

use serde_json::Value as Json;

use super::Store;
use super::database::{Statement, StoreError};
use super::players::Player;
use crate::names;
use crate::wire::{PlayerId, Sitter, TableId};

/// Deeds by which somebody sat down, with another name in them, and the seats that they had at the end.
pub(super) struct Resat {
    pub(super) deeds: Vec<Statement>,
    pub(super) seats: Vec<u64>,
}

impl Store {
    /// Gives somebody another name, here and at all tables that are not over; `false` if it is somebody else's. What an
    /// account was called nobody else may be called until a moment.
    pub async fn rename(&self, player: &Player, name: &str, until: u64) -> Result<bool, StoreError> {
        let (id, old) = (player.id, player.name.as_str());
        if self.is_like_an_account(name, id).await? {
            return Ok(false);
        }
        let mut statements = if player.is_account() {
            account_statements(id, old, name, until)
        } else {
            vec![
                Statement::new(
                    "UPDATE players SET name = $2 WHERE id = $1 AND password IS NULL AND gone = 0",
                    vec![id.0.into(), name.into()],
                )
                .demanding(),
            ]
        };
        statements.push(Statement::new(
            "UPDATE notices SET name = $3 WHERE player = $1 AND name = $2",
            vec![id.0.into(), old.into(), name.into()],
        ));
        statements.extend(self.resit_at_tables(id, old, name).await?);
        statements.extend(self.resit_in_campaigns(id, old, name).await?);
        self.write(statements).await
    }

    /// The seats at tables that are not over. Where somebody sits under a name of that table's own, it stays.
    async fn resit_at_tables(&self, id: PlayerId, old: &str, name: &str) -> Result<Vec<Statement>, StoreError> {
        let rows = self
            .read(
                "SELECT s.table_id, s.seat, s.sitter FROM sitters s JOIN tables t ON t.id = s.table_id
                 WHERE s.player = $1 AND t.status <> 'over'",
                vec![id.0.into()],
            )
            .await?;
        let (mut statements, mut tables) = (Vec::new(), Vec::new());
        for mut row in rows {
            let (table, seat, sitter) = (TableId(row.id()?), row.int()?, row.json()?);
            tables.push(table);
            if let Some(sitter) = called(&sitter, old, name) {
                statements.push(Statement::new(
                    "UPDATE sitters SET sitter = $3 WHERE table_id = $1 AND seat = $2",
                    vec![table.0.into(), seat.into(), sitter.into()],
                ));
            }
        }
        tables.sort_unstable();
        tables.dedup();
        for table in tables {
            statements.extend(self.resat(table, id, Some(old), name).await?.deeds);
        }
        Ok(statements)
    }

    async fn resit_in_campaigns(&self, id: PlayerId, old: &str, name: &str) -> Result<Vec<Statement>, StoreError> {
        let rows =
            self.read("SELECT campaign, seat, sitter FROM campaign_seats WHERE player = $1", vec![id.0.into()]).await?;
        let mut statements = Vec::new();
        for mut row in rows {
            let (campaign, seat, sitter) = (row.id()?, row.int()?, row.json()?);
            if let Some(sitter) = called(&sitter, old, name) {
                statements.push(Statement::new(
                    "UPDATE campaign_seats SET sitter = $3 WHERE campaign = $1 AND seat = $2",
                    vec![campaign.into(), seat.into(), sitter.into()],
                ));
            }
        }
        Ok(statements)
    }

    /// The deeds by which somebody sat down at a table, with another name in place of `old`, or of whatever they were called.
    pub(super) async fn resat(
        &self,
        table: TableId,
        player: PlayerId,
        old: Option<&str>,
        name: &str,
    ) -> Result<Resat, StoreError> {
        let rows = self
            .read(
                "SELECT seq, deed FROM deeds WHERE table_id = $1 AND deed LIKE '{\"did\":\"s%' ORDER BY seq",
                vec![table.0.into()],
            )
            .await?;
        let mut resat = Resat { deeds: Vec::new(), seats: Vec::new() };
        for mut row in rows {
            let (seq, text) = (row.int()?, row.text()?);
            let mut deed: Json =
                serde_json::from_str(&text).map_err(|error| StoreError::unexpected("a deed", error))?;
            let seat = deed["seat"].as_u64();
            resat.seats.retain(|there| Some(*there) != seat);
            if deed["did"] != "sit" || deed["player"] != player.0.as_str() {
                continue;
            }
            resat.seats.extend(seat);
            if old.is_some_and(|old| deed["name"] != old) {
                continue;
            }
            deed["name"] = name.into();
            resat.deeds.push(Statement::new(
                "UPDATE deeds SET deed = $3 WHERE table_id = $1 AND seq = $2",
                vec![table.0.into(), seq.into(), deed.to_string().into()],
            ));
        }
        Ok(resat)
    }

    /// Names that accounts had are free again after a moment.
    pub async fn free_former_names(&self, now: u64) -> Result<(), StoreError> {
        let free = Statement::new("DELETE FROM former_names WHERE until < $1", vec![now.into()]);
        self.write(vec![free]).await.map(drop)
    }
}

/// An account goes by its name when it logs in: the new one must be nobody's, and the old one is kept from others.
fn account_statements(id: PlayerId, old: &str, name: &str, until: u64) -> Vec<Statement> {
    let (key, looks, old_looks) = (names::key(name), names::looks(name), names::looks(old));
    let mut statements = vec![
        Statement::new(
            "UPDATE players SET name = $2, account_name = $3, looks = $4
             WHERE id = $1 AND password IS NOT NULL AND gone = 0
             AND NOT EXISTS (SELECT 1 FROM players p WHERE p.id <> $1 AND (p.account_name = $3 OR p.looks = $4))",
            vec![id.0.into(), name.into(), key.into(), looks.clone().into()],
        )
        .demanding(),
    ];
    if old_looks != looks {
        statements.push(Statement::new(
            "INSERT INTO former_names (looks, player, until) VALUES ($1, $2, $3) ON CONFLICT (looks)
             DO UPDATE SET until = excluded.until WHERE former_names.player = excluded.player",
            vec![old_looks.into(), id.0.into(), until.into()],
        ));
    }
    statements
}

/// A sitter under another name, as it is stored; nothing, if they are called something else there.
fn called(sitter: &Sitter, old: &str, new: &str) -> Option<String> {
    match sitter {
        Sitter::Person { player, name } if name == old => {
            let sitter = Sitter::Person { player: *player, name: new.to_owned() };
            Some(serde_json::to_string(&sitter).expect("a sitter becomes JSON"))
        }
        Sitter::Person { .. } | Sitter::Empty | Sitter::Bot { .. } => None,
    }
}
