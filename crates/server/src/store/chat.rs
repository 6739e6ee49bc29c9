//! What was said.

use super::Store;
use super::database::{News, Statement, StoreError};
use crate::wire::{ChatLine, PlayerId, Room, TableId};

/// So many people saying something at the same moment at one table, on different nodes, is enough.
const ATTEMPTS: u32 = 20;

fn word(room: Room) -> &'static str {
    match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
    }
}

impl Store {
    /// Keeps a line and gives it its number. Other nodes are told.
    pub async fn say(
        &self,
        table: TableId,
        player: PlayerId,
        room: Room,
        name: &str,
        text: &str,
        at: u64,
    ) -> Result<ChatLine, StoreError> {
        for _ in 0..ATTEMPTS {
            let rows =
                self.read("SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = $1", vec![table.0.into()]).await?;
            let n = rows.into_iter().next().map(|mut row| row.int()).transpose()?.unwrap_or(0) + 1;
            let put = Statement::new(
                "INSERT INTO chat (table_id, n, at, room, player, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT DO NOTHING",
                vec![table.0.into(), n.into(), at.into(), word(room).into(), player.0.into(), name.into(), text.into()],
            );
            if self.write(vec![put.demanding()]).await? {
                self.tell(&News::Chat(table)).await?;
                return Ok(ChatLine { n, at, room, name: name.to_owned(), text: text.to_owned() });
            }
        }
        Err(StoreError::Database("too many people talk at once".to_owned()))
    }

    /// What was said at a table after a line; at most the last `limit` lines.
    pub async fn said_after(&self, table: TableId, n: u64, limit: u64) -> Result<Vec<ChatLine>, StoreError> {
        let rows = self
            .read(
                "SELECT n, at, room, name, text FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
                vec![table.0.into(), n.into(), limit.into()],
            )
            .await?;
        rows.into_iter()
            .rev()
            .map(|mut row| {
                Ok(ChatLine {
                    n: row.int()?,
                    at: row.int()?,
                    room: if row.text()? == "players" { Room::Players } else { Room::Spectators },
                    name: row.text()?,
                    text: row.text()?,
                })
            })
            .collect()
    }
}
