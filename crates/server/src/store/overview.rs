//! What whoever runs the server wants to see of it: how much there is of everything, and lists of people and tables.

use super::database::{Row, StoreError, Value};
use super::players::{Player, read_player};
use super::tables::word;
use super::{Store, postgres, sqlite};
use crate::names;
use crate::time::DAY_MILLIS;
use crate::wire::{PlayerId, RandomId, Sitter, Status, TableId};

/// How many people are read at once when all are looked through.
const A_PAGE: u64 = 2_000;

/// How much there is of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// PostgreSQL, or an SQLite file?
    pub postgres: bool,
    /// How large the database is, in bytes.
    pub bytes: u64,
    /// The version of its schema.
    pub schema: u64,
    /// How many tables there are of each status and game.
    pub tables: Vec<(String, String, u64)>,
    /// How many people have an account.
    pub accounts: u64,
    /// How many have none.
    pub guests: u64,
    /// How many people were here within the last day.
    pub here_lately: u64,
    /// How many reports nobody has dealt with.
    pub reports: u64,
    /// How many people are shut out.
    pub banned: u64,
    /// How many people may not talk.
    pub muted: u64,
    /// How many addresses, or ranges of them, are blocked.
    pub blocked: u64,
    /// How many people are still to be told that it is their turn.
    pub notices: u64,
}

/// Which people are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All of them.
    Everybody,
    /// Those with an account.
    Accounts,
    /// Those without.
    Guests,
}

/// A table in the host's list.
#[derive(Clone, Debug, PartialEq)]
pub struct TableEntry {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// `gathering`, `playing` or `over`.
    pub status: String,
    /// When it was opened.
    pub created: u64,
    /// When something was last done at it.
    pub last: u64,
    /// Who sits there, by seat.
    pub sitters: Vec<Sitter>,
}

impl Store {
    /// How much there is of everything.
    pub async fn overview(&self, now: u64) -> Result<Overview, StoreError> {
        let postgres = self.is_shared();
        let size = if postgres {
            "SELECT pg_database_size(current_database())"
        } else {
            "SELECT c.page_count * s.page_size FROM pragma_page_count() c, pragma_page_size() s"
        };
        let tables = self
            .read("SELECT status, game, COUNT(*) FROM tables GROUP BY status, game ORDER BY status, game", vec![])
            .await?;
        let counted = |mut row: Row| Ok::<_, StoreError>((row.text()?, row.text()?, row.int()?));
        Ok(Overview {
            postgres,
            bytes: self.number(size, vec![]).await?,
            schema: self.number("SELECT version FROM schema_version", vec![]).await?,
            tables: tables.into_iter().map(counted).collect::<Result<_, _>>()?,
            accounts: self
                .number("SELECT COUNT(*) FROM players WHERE gone = 0 AND password IS NOT NULL", vec![])
                .await?,
            guests: self.number("SELECT COUNT(*) FROM players WHERE gone = 0 AND password IS NULL", vec![]).await?,
            here_lately: self
                .count("SELECT COUNT(*) FROM players WHERE gone = 0 AND seen >= $1", now.saturating_sub(DAY_MILLIS))
                .await?,
            reports: self.number("SELECT COUNT(*) FROM reports WHERE done = 0", vec![]).await?,
            banned: self.count("SELECT COUNT(*) FROM players WHERE gone = 0 AND banned_until > $1", now).await?,
            muted: self.count("SELECT COUNT(*) FROM players WHERE gone = 0 AND muted_until > $1", now).await?,
            blocked: self.count("SELECT COUNT(*) FROM address_blocks WHERE until > $1", now).await?,
            notices: self.notices_waiting().await?,
        })
    }

    /// The version of the schema that this program makes.
    #[must_use]
    pub fn known_schema(&self) -> u64 {
        (if self.is_shared() { postgres::MIGRATIONS } else { sqlite::MIGRATIONS }).len() as u64
    }

    async fn number(&self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError> {
        let rows = self.read(sql, values).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.int())
    }

    /// People whose name has these words in it, whatever the case, or the one who has this id; those of lately first.
    pub async fn search_people(&self, part: &str, limit: usize) -> Result<Vec<Player>, StoreError> {
        if let Some(id) = RandomId::parse(part)
            && let Some(player) = self.player(PlayerId(id)).await?
        {
            return Ok(vec![player]);
        }
        let part = names::key(part);
        let (mut found, mut after) = (Vec::new(), String::new());
        // SQLite knows upper and lower case of English letters alone, so names are compared here.
        loop {
            let rows = self
                .read(
                    "SELECT id, name, seen FROM players WHERE gone = 0 AND id > $1 ORDER BY id LIMIT $2",
                    vec![after.as_str().into(), A_PAGE.into()],
                )
                .await?;
            let last_page = (rows.len() as u64) < A_PAGE;
            for mut row in rows {
                let (id, name, seen) = (row.id()?, row.text()?, row.int()?);
                if names::key(&name).contains(&part) {
                    found.push((seen, PlayerId(id)));
                }
                after = id.to_string();
            }
            if last_page {
                break;
            }
        }
        found.sort_by_key(|(seen, _)| std::cmp::Reverse(*seen));
        let mut people = Vec::new();
        for (_, id) in found.into_iter().take(limit) {
            people.extend(self.player(id).await?);
        }
        Ok(people)
    }

    /// People, those of lately first.
    pub async fn people(&self, kind: Kind, limit: u64, skip: u64) -> Result<Vec<Player>, StoreError> {
        let sql = match kind {
            Kind::Everybody => {
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen
                 FROM players WHERE gone = 0 ORDER BY seen DESC, id LIMIT $1 OFFSET $2"
            }
            Kind::Accounts => {
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen
                 FROM players WHERE gone = 0 AND password IS NOT NULL ORDER BY seen DESC, id LIMIT $1 OFFSET $2"
            }
            Kind::Guests => {
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen
                 FROM players WHERE gone = 0 AND password IS NULL ORDER BY seen DESC, id LIMIT $1 OFFSET $2"
            }
        };
        let rows = self.read(sql, vec![limit.into(), skip.into()]).await?;
        rows.into_iter().map(read_player).collect()
    }

    /// People who are shut out or may not talk at a moment.
    pub async fn restrained(&self, now: u64) -> Result<Vec<Player>, StoreError> {
        let rows = self
            .read(
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen
                 FROM players WHERE gone = 0 AND (banned_until > $1 OR muted_until > $1) ORDER BY name, id",
                vec![now.into()],
            )
            .await?;
        rows.into_iter().map(read_player).collect()
    }

    /// Tables, of one status or game or of all, those of lately first.
    pub async fn tables(
        &self,
        status: Option<Status>,
        game: Option<&str>,
        limit: u64,
        skip: u64,
    ) -> Result<Vec<TableEntry>, StoreError> {
        let rows = self
            .read(
                "SELECT t.id, t.game, t.status, t.created,
                 COALESCE((SELECT d.at FROM deeds d WHERE d.table_id = t.id ORDER BY d.seq DESC LIMIT 1), t.last), s.sitter
                 FROM (SELECT * FROM tables WHERE ($1 = '' OR status = $1) AND ($2 = '' OR game = $2)
                       ORDER BY last DESC, id LIMIT $3 OFFSET $4) t
                 JOIN sitters s ON s.table_id = t.id ORDER BY t.last DESC, t.id, s.seat",
                vec![
                    status.map_or("", word).into(),
                    game.unwrap_or_default().into(),
                    limit.into(),
                    skip.into(),
                ],
            )
            .await?;
        let mut tables: Vec<TableEntry> = Vec::new();
        for mut row in rows {
            let id = TableId(row.id()?);
            let (game, status, created, last) = (row.text()?, row.text()?, row.int()?, row.int()?);
            let sitter = row.json()?;
            match tables.last_mut() {
                Some(table) if table.id == id => table.sitters.push(sitter),
                _ => tables.push(TableEntry { id, game, status, created, last, sitters: vec![sitter] }),
            }
        }
        Ok(tables)
    }
}
