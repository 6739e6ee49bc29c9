//! Who is to be told that it is their turn. A notice is kept until it was delivered, or until nobody will take it: a restart loses none.

use super::Store;
use super::database::{Row, Statement, StoreError, Value};
use crate::wire::{PlayerId, TableId};

/// Somebody is to be told that it is their turn at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who.
    pub player: PlayerId,
    /// Where.
    pub table: TableId,
    /// The game's slug.
    pub game: String,
    /// What they are called there.
    pub name: String,
    /// When it became their turn.
    pub made: u64,
    /// When it is to be tried next.
    pub due: u64,
    /// How often it was tried.
    pub attempts: u64,
    /// The node at which they are connected, and see that it is their turn: nothing is sent until they go.
    pub held_by: Option<u64>,
}

/// Somebody waits for one notice a table at most: a new one takes the place of the last.
pub(super) const PUT_NOTICE: &str = "INSERT INTO notices (player, table_id, game, name, made, due, attempts, held_by)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7)
     ON CONFLICT (player, table_id) DO UPDATE SET made = excluded.made, due = excluded.due, attempts = 0,
                                                  held_by = excluded.held_by";

/// When a notice that is held is due: not until it is let go.
pub const HELD: u64 = i64::MAX as u64;

impl Notice {
    /// What is stored of a new one.
    pub(super) fn values(&self) -> Vec<Value> {
        vec![
            self.player.0.into(),
            self.table.0.into(),
            self.game.as_str().into(),
            self.name.as_str().into(),
            self.made.into(),
            self.due.into(),
            self.held_by.into(),
        ]
    }
}

fn read_notice(mut row: Row) -> Result<Notice, StoreError> {
    Ok(Notice {
        player: PlayerId(row.id()?),
        table: TableId(row.id()?),
        game: row.text()?,
        name: row.text()?,
        made: row.int()?,
        due: row.int()?,
        attempts: row.int()?,
        held_by: None,
    })
}

impl Store {
    /// Keeps a notice until it is delivered.
    pub async fn add_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        self.write(vec![Statement::new(PUT_NOTICE, notice.values())]).await.map(drop)
    }

    /// Notices that are to be tried by now, so many at most of each person.
    pub async fn due_notices(&self, now: u64, of_each: u64, limit: u64) -> Result<Vec<Notice>, StoreError> {
        let rows = self
            .read(
                "SELECT player, table_id, game, name, made, due, attempts
                 FROM (SELECT n.*, ROW_NUMBER() OVER (PARTITION BY player ORDER BY due) AS place
                       FROM notices n WHERE due <= $1) ranked
                 WHERE place <= $2 ORDER BY due LIMIT $3",
                vec![now.into(), of_each.into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(read_notice).collect()
    }

    /// Somebody who is to be told is connected at a node: a notice that was not tried yet waits until they go.
    pub async fn hold_notice(&self, player: PlayerId, table: TableId, node: u64, now: u64) -> Result<(), StoreError> {
        let hold = Statement::new(
            "UPDATE notices SET due = $3, held_by = $4 WHERE player = $1 AND table_id = $2 AND attempts = 0 AND due > $5",
            vec![player.0.into(), table.0.into(), HELD.into(), node.into(), now.into()],
        );
        self.write(vec![hold]).await.map(drop)
    }

    /// Somebody whose notice was held is connected nowhere any more.
    pub async fn release_notice(&self, player: PlayerId, table: TableId, due: u64) -> Result<(), StoreError> {
        let release = Statement::new(
            "UPDATE notices SET due = $3, held_by = NULL WHERE player = $1 AND table_id = $2 AND held_by IS NOT NULL",
            vec![player.0.into(), table.0.into(), due.into()],
        );
        self.write(vec![release]).await.map(drop)
    }

    /// Nobody is connected at a node any more.
    pub async fn release_notices_of(&self, node: u64, due: u64) -> Result<(), StoreError> {
        let release = Statement::new(
            "UPDATE notices SET due = $2, held_by = NULL WHERE held_by = $1",
            vec![node.into(), due.into()],
        );
        self.write(vec![release]).await.map(drop)
    }

    /// The nodes that hold notices.
    pub async fn holders_of_notices(&self) -> Result<Vec<u64>, StoreError> {
        let rows = self.read("SELECT DISTINCT held_by FROM notices WHERE held_by IS NOT NULL", vec![]).await?;
        rows.into_iter().map(|mut row| row.int()).collect()
    }

    /// Whose notices a node holds, and of which tables.
    pub async fn notices_held_by(&self, node: u64) -> Result<Vec<(PlayerId, TableId)>, StoreError> {
        let rows = self.read("SELECT player, table_id FROM notices WHERE held_by = $1", vec![node.into()]).await?;
        rows.into_iter().map(|mut row| Ok((PlayerId(row.id()?), TableId(row.id()?)))).collect()
    }

    /// The match at a table is over: nobody there is told anything any more.
    pub async fn drop_notices_of_table(&self, table: TableId) -> Result<(), StoreError> {
        let drop_them = Statement::new("DELETE FROM notices WHERE table_id = $1", vec![table.0.into()]);
        self.write(vec![drop_them]).await.map(drop)
    }

    /// Takes a notice to try it: until `until` nobody else does. `false` if another node was first.
    pub async fn take_notice(&self, notice: &Notice, until: u64) -> Result<bool, StoreError> {
        let take = Statement::new(
            "UPDATE notices SET due = $5, attempts = attempts + 1
             WHERE player = $1 AND table_id = $2 AND due = $3 AND attempts = $4",
            vec![
                notice.player.0.into(),
                notice.table.0.into(),
                notice.due.into(),
                notice.attempts.into(),
                until.into(),
            ],
        );
        self.write(vec![take.demanding()]).await
    }

    /// A notice that was taken is tried again at a moment.
    pub async fn put_off_notice(&self, notice: &Notice, due: u64) -> Result<(), StoreError> {
        let put_off = Statement::new(
            "UPDATE notices SET due = $4 WHERE player = $1 AND table_id = $2 AND made = $3",
            vec![notice.player.0.into(), notice.table.0.into(), notice.made.into(), due.into()],
        );
        self.write(vec![put_off]).await.map(drop)
    }

    /// A notice was delivered, or nobody will take it. One that was made since stays.
    pub async fn drop_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        let drop_it = Statement::new(
            "DELETE FROM notices WHERE player = $1 AND table_id = $2 AND made = $3",
            vec![notice.player.0.into(), notice.table.0.into(), notice.made.into()],
        );
        self.write(vec![drop_it]).await.map(drop)
    }

    /// How many notices wait to be delivered.
    pub async fn notices_waiting(&self) -> Result<u64, StoreError> {
        let rows = self.read("SELECT COUNT(*) FROM notices WHERE held_by IS NULL", vec![]).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.int())
    }
}
