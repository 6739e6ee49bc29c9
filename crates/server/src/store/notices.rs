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
}

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
    })
}

impl Store {
    /// Keeps a notice until it is delivered. Somebody waits for one notice a table at most.
    pub async fn add_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        let put = Statement::new(
            "INSERT INTO notices (player, table_id, game, name, made, due, attempts) VALUES ($1, $2, $3, $4, $5, $6, 0)
             ON CONFLICT (player, table_id) DO UPDATE SET made = excluded.made, due = excluded.due, attempts = 0",
            notice.values(),
        );
        self.write(vec![put]).await.map(drop)
    }

    /// Notices that are to be tried by now.
    pub async fn due_notices(&self, now: u64, limit: u64) -> Result<Vec<Notice>, StoreError> {
        let rows = self
            .read(
                "SELECT player, table_id, game, name, made, due, attempts FROM notices WHERE due <= $1
                 ORDER BY due LIMIT $2",
                vec![now.into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(read_notice).collect()
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

    /// How many notices wait.
    pub async fn notices_waiting(&self) -> Result<u64, StoreError> {
        let rows = self.read("SELECT COUNT(*) FROM notices", vec![]).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.int())
    }
}
