//! What was said: at tables, and in the lobby.

use super::Store;
use super::database::{News, Statement, StoreError, Value};
use crate::wire::{ChatLine, LobbyLine, NOBODY, PlayerId, RandomId, Room, TableId};

/// So many people saying something at the same moment in one place, on different nodes, is enough.
const ATTEMPTS: u32 = 20;
/// The lobby, where tables have their ids: no id is so short.
const LOBBY: &str = "lobby";

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the lobby.
    Lobby,
    /// At a table.
    Table(TableId),
}

impl Place {
    /// Reads one.
    pub(super) fn parse(text: &str) -> Option<Place> {
        if text == LOBBY { Some(Place::Lobby) } else { RandomId::parse(text).map(|id| Place::Table(TableId(id))) }
    }

    /// Somebody has spoken here.
    fn spoken(self) -> News {
        match self {
            Place::Lobby => News::Lobby,
            Place::Table(table) => News::Chat(table),
        }
    }

    /// What was said here has changed.
    pub(super) fn unsaid(self) -> News {
        match self {
            Place::Lobby => News::Lobby,
            Place::Table(table) => News::Unsaid(table),
        }
    }
}

impl From<Place> for Value {
    fn from(place: Place) -> Value {
        match place {
            Place::Lobby => LOBBY.into(),
            Place::Table(table) => table.0.into(),
        }
    }
}

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
        let n = self.keep_line(Place::Table(table), player, word(room), name, text, at).await?;
        Ok(ChatLine { n, at, room, name: name.to_owned(), text: text.to_owned() })
    }

    /// The same in the lobby.
    pub async fn say_in_lobby(
        &self,
        player: PlayerId,
        name: &str,
        text: &str,
        at: u64,
    ) -> Result<LobbyLine, StoreError> {
        let n = self.keep_line(Place::Lobby, player, LOBBY, name, text, at).await?;
        Ok(LobbyLine { n, at, player: Some(player), name: name.to_owned(), text: text.to_owned() })
    }

    async fn keep_line(
        &self,
        place: Place,
        player: PlayerId,
        room: &'static str,
        name: &str,
        text: &str,
        at: u64,
    ) -> Result<u64, StoreError> {
        for _ in 0..ATTEMPTS {
            let rows =
                self.read("SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = $1", vec![place.into()]).await?;
            let n = rows.into_iter().next().map(|mut row| row.int()).transpose()?.unwrap_or(0) + 1;
            let put = Statement::new(
                "INSERT INTO chat (table_id, n, at, room, player, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT DO NOTHING",
                vec![place.into(), n.into(), at.into(), room.into(), player.0.into(), name.into(), text.into()],
            );
            if self.write(vec![put.demanding()]).await? {
                self.tell(&place.spoken()).await?;
                return Ok(n);
            }
        }
        Err(StoreError::Database("too many people talk at once".to_owned()))
    }

    /// What was said at a table after a line and still stands; at most the last `limit` lines.
    pub async fn said_after(&self, table: TableId, n: u64, limit: u64) -> Result<Vec<ChatLine>, StoreError> {
        let rows = self
            .read(
                "SELECT n, at, room, name, text FROM chat WHERE table_id = $1 AND n > $2 AND text <> ''
                 ORDER BY n DESC LIMIT $3",
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

    /// What was said in the lobby since a moment; at most the last `limit` lines.
    pub async fn said_in_lobby(&self, since: u64, limit: u64) -> Result<Vec<LobbyLine>, StoreError> {
        let rows = self
            .read(
                "SELECT n, at, player, name, text FROM chat WHERE table_id = $1 AND text <> '' ORDER BY n DESC LIMIT $2",
                vec![Place::Lobby.into(), limit.into()],
            )
            .await?;
        let mut lines = Vec::new();
        for mut row in rows.into_iter().rev() {
            let (n, at, player) = (row.int()?, row.int()?, PlayerId(row.id()?));
            let (name, text) = (row.text()?, row.text()?);
            if at >= since {
                lines.push(LobbyLine { n, at, player: Some(player).filter(|_| name != NOBODY), name, text });
            }
        }
        Ok(lines)
    }

    /// What stands in the lobby since a moment, and the edition of it: a number that is another one when a line was removed or has lost
    /// its name, and the same at every node. As many lines are looked at as `limit` says, whether they still stand or not.
    pub async fn lobby_as_it_stands(&self, since: u64, limit: u64) -> Result<(Vec<LobbyLine>, u32), StoreError> {
        let rows = self
            .read(
                "SELECT n, at, name, text, player FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2",
                vec![Place::Lobby.into(), limit.into()],
            )
            .await?;
        let (mut lines, mut edition) = (Vec::new(), 0);
        for mut row in rows.into_iter().rev() {
            let (n, at, name, text) = (row.int()?, row.int()?, row.text()?, row.text()?);
            if text.is_empty() {
                edition = next_edition(edition, 2 * n);
                continue;
            }
            let player = PlayerId(row.id()?);
            if name == NOBODY {
                edition = next_edition(edition, 2 * n + 1);
            }
            if at >= since {
                lines.push(LobbyLine { n, at, player: Some(player).filter(|_| name != NOBODY), name, text });
            }
        }
        Ok((lines, edition))
    }

    /// Takes back a line that was said somewhere; `false` if there is none. Its number stays taken: no other line is ever mistaken for
    /// it. Servers are told.
    pub async fn unsay(&self, place: Place, n: u64) -> Result<bool, StoreError> {
        let unsay = Statement::new(
            "UPDATE chat SET text = '' WHERE table_id = $1 AND n = $2 AND text <> ''",
            vec![place.into(), n.into()],
        );
        let removed = self.write(vec![unsay.demanding()]).await?;
        if removed {
            self.tell(&place.unsaid()).await?;
        }
        Ok(removed)
    }

    /// Where somebody has said something.
    pub(super) async fn places_of(&self, player: PlayerId) -> Result<Vec<Place>, StoreError> {
        let rows = self.read("SELECT DISTINCT table_id FROM chat WHERE player = $1", vec![player.0.into()]).await?;
        let place = |word: String| Place::parse(&word).ok_or_else(|| StoreError::unexpected("a place", word));
        rows.into_iter().map(|mut row| place(row.text()?)).collect()
    }

    /// What was said before a moment is cleared away; how many lines. The last line of the lobby leaves its number behind, from
    /// which the next one counts on: what pages and reports know by a number stays what it was.
    pub async fn prune_chat(&self, before: u64) -> Result<u64, StoreError> {
        let count = self.count("SELECT COUNT(*) FROM chat WHERE at < $1 AND text <> ''", before).await?;
        let lobby = || vec![before.into(), Place::Lobby.into()];
        self.write(vec![
            Statement::new(
                "DELETE FROM chat WHERE at < $1
                 AND (table_id <> $2 OR n < (SELECT MAX(n) FROM chat WHERE table_id = $2))",
                lobby(),
            ),
            Statement::new(
                "UPDATE chat SET player = '', name = '', text = '' WHERE at < $1 AND table_id = $2",
                lobby(),
            ),
        ])
        .await?;
        // Anything may be gone, anywhere.
        self.tell(&News::Gap).await?;
        Ok(count)
    }
}

/// The number of an edition in which one more thing is not as it was said (the steps of FNV-1a).
fn next_edition(edition: u32, change: u64) -> u32 {
    let step = |edition: u32, half: u32| (edition ^ half).wrapping_mul(0x0100_0193);
    step(step(edition, change as u32), (change >> 32) as u32)
}
