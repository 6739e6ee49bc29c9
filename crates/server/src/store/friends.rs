//! Friends, and the tables to which they invite each other.

use std::collections::{HashMap, HashSet};

use super::Store;
use super::database::{Row, Statement, StoreError};
use super::keys::digest;
use crate::wire::{Friend, FriendTable, PlayerId, Status, TableId};

/// Nobody looks through more tables than this.
const A_FEW: u64 = 20;

/// A table to which somebody was invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredInvitation {
    /// Which.
    pub table: TableId,
    /// Who invites.
    pub by: PlayerId,
    /// What they are called.
    pub name: String,
    /// When.
    pub at: u64,
}

fn read_table(row: &mut Row) -> Result<FriendTable, StoreError> {
    let (id, game) = (TableId(row.id()?), row.text()?);
    let status = if row.text()? == "gathering" { Status::Gathering } else { Status::Playing };
    Ok(FriendTable { id, game, status })
}

impl Store {
    /// Somebody who followed a link becomes a friend of the one who made it; `false` if it does not work any more. Of
    /// several who follow it at once, one does.
    pub async fn befriend(&self, secret: &str, maker: PlayerId, other: PlayerId, now: u64) -> Result<bool, StoreError> {
        let side = |player: PlayerId, friend: PlayerId, here: u64| {
            Statement::new(
                "INSERT INTO friends (player, friend, since, here) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                vec![player.0.into(), friend.0.into(), now.into(), here.into()],
            )
        };
        let used =
            Statement::new("DELETE FROM keys WHERE digest = $1 AND kind = 'friend'", vec![digest(secret).into()]);
        // Who follows the link is here; whether the other is, is noted soon.
        self.write(vec![used.demanding(), side(maker, other, now), side(other, maker, 0)]).await
    }

    /// Somebody's friends, those who are or were here last first; who is here since a moment is here.
    pub async fn friends(&self, player: PlayerId, here_since: u64) -> Result<Vec<Friend>, StoreError> {
        let mut tables = self.open_tables_of_friends(player).await?;
        let rows = self
            .read(
                "SELECT p.id, p.name, CASE WHEN p.password IS NULL THEN 0 ELSE 1 END, f.since, f.here
                 FROM friends f JOIN players p ON p.id = f.friend
                 WHERE f.player = $1 AND p.gone = 0 ORDER BY f.here DESC, p.name",
                vec![player.0.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                let (player, name, account) = (PlayerId(row.id()?), row.text()?, row.int()? != 0);
                let (since, here) = (row.int()?, row.int()?);
                let table = tables.remove(&player);
                Ok(Friend { player, name, account, since, online: here >= here_since, table })
            })
            .collect()
    }

    /// Of each friend the open table at which something was done last.
    async fn open_tables_of_friends(&self, player: PlayerId) -> Result<HashMap<PlayerId, FriendTable>, StoreError> {
        let rows = self
            .read(
                "SELECT f.friend, t.id, t.game, t.status FROM friends f
                 JOIN sitters s ON s.player = f.friend JOIN tables t ON t.id = s.table_id
                 WHERE f.player = $1 AND t.open = 1 AND t.status <> 'over' ORDER BY t.last",
                vec![player.0.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok((PlayerId(row.id()?), read_table(&mut row)?))).collect()
    }

    /// Tables at which somebody sits and to which somebody else may still come, those of lately first.
    pub async fn tables_with_room(&self, player: PlayerId) -> Result<Vec<FriendTable>, StoreError> {
        let rows = self
            .read(
                "SELECT DISTINCT t.id, t.game, t.status, t.last FROM sitters s JOIN tables t ON t.id = s.table_id
                 WHERE s.player = $1 AND t.status = 'gathering'
                 AND EXISTS (SELECT 1 FROM sitters e WHERE e.table_id = t.id AND e.sitter = '{\"kind\":\"empty\"}')
                 ORDER BY t.last DESC LIMIT $2",
                vec![player.0.into(), A_FEW.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| read_table(&mut row)).collect()
    }

    /// Are they friends?
    pub async fn are_friends(&self, player: PlayerId, friend: PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM friends WHERE player = $1 AND friend = $2";
        Ok(!self.read(sql, vec![player.0.into(), friend.0.into()]).await?.is_empty())
    }

    /// How many friends somebody has.
    pub async fn count_friends(&self, player: PlayerId) -> Result<u64, StoreError> {
        let rows = self.read("SELECT COUNT(*) FROM friends WHERE player = $1", vec![player.0.into()]).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.int())
    }

    /// They are friends no more, on either side; `false` if they were none.
    pub async fn unfriend(&self, player: PlayerId, friend: PlayerId) -> Result<bool, StoreError> {
        let one = |sql, player: PlayerId, friend: PlayerId| Statement::new(sql, vec![player.0.into(), friend.0.into()]);
        let (row, invited) = (
            "DELETE FROM friends WHERE player = $1 AND friend = $2",
            "DELETE FROM invitations WHERE player = $1 AND friend = $2",
        );
        self.write(vec![
            one(row, player, friend).demanding(),
            one(row, friend, player),
            one(invited, player, friend),
            one(invited, friend, player),
        ])
        .await
    }

    /// These people were here a moment ago: their friends are to know.
    pub async fn note_here(&self, people: &HashSet<PlayerId>, now: u64) -> Result<(), StoreError> {
        if people.is_empty() {
            return Ok(());
        }
        let rows = self.read("SELECT DISTINCT player FROM friends", vec![]).await?;
        let mut notes = Vec::new();
        for mut row in rows {
            let id = PlayerId(row.id()?);
            if people.contains(&id) {
                notes.push(Statement::new(
                    "UPDATE friends SET here = $2 WHERE friend = $1",
                    vec![id.0.into(), now.into()],
                ));
            }
        }
        if notes.is_empty() { Ok(()) } else { self.write(notes).await.map(drop) }
    }

    /// These people have come just now. They are few, and most of them have no friends here: for those nothing is written.
    pub async fn note_newcomers(&self, people: &HashSet<PlayerId>, now: u64) -> Result<(), StoreError> {
        let mut notes = Vec::new();
        for id in people {
            let friends = self.count_friends(*id).await?;
            if friends > 0 {
                notes.push(Statement::new(
                    "UPDATE friends SET here = $2 WHERE friend = $1",
                    vec![id.0.into(), now.into()],
                ));
            }
        }
        if notes.is_empty() { Ok(()) } else { self.write(notes).await.map(drop) }
    }

    /// These people have gone just now: they were here last before a moment, since when nobody is here any more who was not noted.
    pub async fn note_gone(&self, people: &HashSet<PlayerId>, before: u64) -> Result<(), StoreError> {
        let mut notes = Vec::new();
        for id in people {
            let friends = self.count_friends(*id).await?;
            if friends > 0 {
                notes.push(Statement::new(
                    "UPDATE friends SET here = $2 WHERE friend = $1 AND here > $2",
                    vec![id.0.into(), before.into()],
                ));
            }
        }
        if notes.is_empty() { Ok(()) } else { self.write(notes).await.map(drop) }
    }

    /// Somebody invites a friend to a table.
    pub async fn invite(&self, by: PlayerId, friend: PlayerId, table: TableId, now: u64) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO invitations (player, table_id, friend, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player, table_id) DO UPDATE SET friend = excluded.friend, at = excluded.at",
            vec![friend.0.into(), table.0.into(), by.0.into(), now.into()],
        );
        self.write(vec![put]).await.map(drop)
    }

    /// The tables to which somebody was invited and may still come, newest first.
    pub async fn invitations(&self, player: PlayerId) -> Result<Vec<StoredInvitation>, StoreError> {
        let rows = self
            .read(
                "SELECT i.table_id, i.friend, p.name, i.at FROM invitations i
                 JOIN tables t ON t.id = i.table_id JOIN players p ON p.id = i.friend
                 WHERE i.player = $1 AND t.status = 'gathering' AND p.gone = 0
                 AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = i.table_id AND s.player = $1)
                 AND EXISTS (SELECT 1 FROM sitters e WHERE e.table_id = i.table_id AND e.sitter = '{\"kind\":\"empty\"}')
                 ORDER BY i.at DESC LIMIT $2",
                vec![player.0.into(), A_FEW.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                let (table, by) = (TableId(row.id()?), PlayerId(row.id()?));
                Ok(StoredInvitation { table, by, name: row.text()?, at: row.int()? })
            })
            .collect()
    }

    /// Somebody does not want to come; `false` if nobody asked.
    pub async fn decline(&self, player: PlayerId, table: TableId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM invitations WHERE player = $1 AND table_id = $2";
        self.write(vec![Statement::new(sql, vec![player.0.into(), table.0.into()]).demanding()]).await
    }

    /// Invitations from before a moment lead nowhere any more.
    pub async fn drop_old_invitations(&self, before: u64) -> Result<(), StoreError> {
        self.write(vec![Statement::new("DELETE FROM invitations WHERE at < $1", vec![before.into()])]).await.map(drop)
    }
}
