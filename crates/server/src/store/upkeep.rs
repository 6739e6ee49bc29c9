//! What whoever runs the server may do: show people out, silence them, remove tables, and clear away what is old.

use super::Store;
use super::database::{Statement, StoreError, Value};
use super::players::Player;
use super::tables::word;
use crate::names;
use crate::wire::{PlayerId, RandomId, Status, TableId};

/// So many rows are looked at at a time.
const A_FEW: u64 = 500;

impl Store {
    /// People who go by a name, or the one who has this id.
    pub async fn find_people(&self, who: &str) -> Result<Vec<Player>, StoreError> {
        if let Some(id) = RandomId::parse(who)
            && let Some(player) = self.player(PlayerId(id)).await?
        {
            return Ok(vec![player]);
        }
        let rows = self
            .read(
                "SELECT id FROM players WHERE gone = 0 AND (account_name = $1 OR LOWER(name) = $2)
                 ORDER BY CASE WHEN account_name IS NULL THEN 1 ELSE 0 END, seen DESC LIMIT $3",
                vec![names::key(who).into(), who.to_lowercase().into(), A_FEW.into()],
            )
            .await?;
        let mut people = Vec::new();
        for mut row in rows {
            people.extend(self.player(PlayerId(row.id()?)).await?);
        }
        Ok(people)
    }

    /// Nobody by this id comes in until a moment; their sessions, links and tokens end. 0 lets them in again.
    pub async fn ban(&self, id: PlayerId, until: u64) -> Result<bool, StoreError> {
        let mut statements = vec![
            Statement::new("UPDATE players SET banned_until = $2 WHERE id = $1", vec![id.0.into(), until.into()])
                .demanding(),
        ];
        if until > 0 {
            statements.push(Statement::new(
                "DELETE FROM keys WHERE player = $1 AND kind IN ('link', 'program', 'reset', 'friend')",
                vec![id.0.into()],
            ));
        }
        self.write(statements).await
    }

    /// Somebody may not talk until a moment; 0 lets them again.
    pub async fn mute(&self, id: PlayerId, until: u64) -> Result<bool, StoreError> {
        let mute = Statement::new("UPDATE players SET muted_until = $2 WHERE id = $1", vec![id.0.into(), until.into()]);
        self.write(vec![mute.demanding()]).await
    }

    /// Those who are shut out at a moment.
    pub async fn banned(&self, now: u64) -> Result<Vec<PlayerId>, StoreError> {
        let rows = self.read("SELECT id FROM players WHERE banned_until > $1", vec![now.into()]).await?;
        rows.into_iter().map(|mut row| row.id().map(PlayerId)).collect()
    }

    /// Removes a table with everything that was done and said at it; `false` if there is none. Servers that have it in use
    /// hear of it within half a minute.
    pub async fn remove_table(&self, id: TableId, now: u64) -> Result<bool, StoreError> {
        let value = || vec![Value::from(id.0)];
        self.write(vec![
            Statement::new("DELETE FROM tables WHERE id = $1", value()).demanding(),
            Statement::new("DELETE FROM deeds WHERE table_id = $1", value()),
            Statement::new("DELETE FROM sitters WHERE table_id = $1", value()),
            Statement::new("DELETE FROM chat WHERE table_id = $1", value()),
            Statement::new("DELETE FROM records WHERE table_id = $1", value()),
            Statement::new("DELETE FROM notices WHERE table_id = $1", value()),
            Statement::new("DELETE FROM invitations WHERE table_id = $1", value()),
            Statement::new(
                "INSERT INTO removed (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                vec![id.0.into(), now.into()],
            ),
        ])
        .await
    }

    /// Tables that were removed since a moment.
    pub async fn removed_since(&self, moment: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self.read("SELECT table_id FROM removed WHERE at >= $1", vec![moment.into()]).await?;
        rows.into_iter().map(|mut row| row.id().map(TableId)).collect()
    }

    /// Tables of a status that have had it since before a moment.
    pub async fn old_tables(&self, status: Status, before: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .read(
                "SELECT id FROM tables WHERE status = $1 AND last < $2 ORDER BY last LIMIT $3",
                vec![word(status).into(), before.into(), A_FEW.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| row.id().map(TableId)).collect()
    }

    /// Guests who were not here since a moment and sit at no table that is not over.
    pub async fn old_guests(&self, before: u64) -> Result<Vec<PlayerId>, StoreError> {
        let rows = self
            .read(
                "SELECT p.id FROM players p WHERE p.password IS NULL AND p.gone = 0 AND p.seen < $1
                 AND NOT EXISTS (SELECT 1 FROM sitters s JOIN tables t ON t.id = s.table_id
                                 WHERE s.player = p.id AND t.status <> 'over') ORDER BY p.seen LIMIT $2",
                vec![before.into(), A_FEW.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| row.id().map(PlayerId)).collect()
    }

    /// Clears away what is left of people who went and sit nowhere, of removed tables, of reports that were dealt with, and of nodes long dead.
    pub async fn sweep(&self, before: u64) -> Result<(), StoreError> {
        self.write(vec![
            Statement::new(
                "DELETE FROM players WHERE gone = 1
                 AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.player = players.id)
                 AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = players.id)",
                vec![],
            ),
            Statement::new(
                "DELETE FROM deeds WHERE table_id IN (SELECT table_id FROM removed)
                 AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = deeds.table_id)",
                vec![],
            ),
            Statement::new("DELETE FROM removed WHERE at < $1", vec![before.into()]),
            Statement::new("DELETE FROM reports WHERE done = 1 AND at < $1", vec![before.into()]),
            Statement::new("DELETE FROM nodes WHERE seen < $1", vec![before.into()]),
        ])
        .await
        .map(drop)
    }

    /// Some tables after one, by their ids, with their games: the way through all of them. The ids are not looked at.
    pub async fn tables_after(&self, id: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = self
            .read("SELECT id, game FROM tables WHERE id > $1 ORDER BY id LIMIT $2", vec![id.into(), A_FEW.into()])
            .await?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.text()?))).collect()
    }

    /// What each seat of a match got, as it was entered.
    pub async fn worths(&self, id: TableId) -> Result<Vec<Option<f64>>, StoreError> {
        let rows = self.read("SELECT worth FROM sitters WHERE table_id = $1 ORDER BY seat", vec![id.0.into()]).await?;
        rows.into_iter().map(|mut row| row.maybe_real()).collect()
    }

    pub(super) async fn count(&self, sql: &'static str, before: u64) -> Result<u64, StoreError> {
        let rows = self.read(sql, vec![before.into()]).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.int())
    }
}
