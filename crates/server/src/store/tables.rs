//! Tables and their deeds.

use sandtable_core::{Seat, Token};
use serde_json::Value as Json;

use super::database::{Row, Statement, StoreError, Value};
use super::notes::Note;
use super::{Append, Store};
use crate::table::deed::Deed;
use crate::wire::{AtTimeout, ClockSettings, PlayerId, Sitter, Status, TableId};

/// A table as it was opened.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Which.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The rules version.
    pub rules: u32,
    /// The set-up.
    pub setup: Json,
    /// The position that it begins from, secrets included; nothing, if it begins from its set-up.
    pub position: Option<Json>,
    /// How many seats.
    pub seats: u8,
    /// The clock.
    pub clock: ClockSettings,
    /// What happens when it runs out.
    pub at_timeout: AtTimeout,
    /// Listed?
    pub open: bool,
    /// Who opened it.
    pub host: PlayerId,
    /// When.
    pub created: u64,
    /// The secret behind the promise. It leaves the store when the match is over.
    pub secret: Token,
    /// How far it is; a repetition of what follows from the deeds.
    pub status: Status,
    /// When something was last noted here: at the start and the end.
    pub last: u64,
}

/// A deed as it is stored.
#[derive(Clone, Debug)]
pub struct StoredDeed {
    /// Its place, from 1.
    pub seq: u64,
    /// What was done.
    pub deed: String,
    /// When.
    pub at: u64,
}

impl StoredDeed {
    /// What was done.
    pub(crate) fn read(&self) -> Result<Deed, serde_json::Error> {
        serde_json::from_str(&self.deed)
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    Value::from(serde_json::to_string(value).expect("our types become JSON"))
}

pub(super) fn word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

/// A table in a list: without the position that it may have begun from.
#[derive(Clone, Debug)]
pub struct ListedTable {
    /// The table.
    pub row: TableRow,
    /// Did it begin from a position?
    pub from_position: bool,
    /// Who sits there, by seat.
    pub sitters: Vec<Sitter>,
}

/// Reads a table, all but its position.
fn read_table(row: &mut Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.id()?),
        game: row.text()?,
        rules: row.int()? as u32,
        setup: row.json()?,
        position: None,
        seats: row.int()? as u8,
        clock: row.json()?,
        at_timeout: row.json()?,
        open: row.int()? != 0,
        host: PlayerId(row.id()?),
        created: row.int()?,
        secret: {
            let text = row.text()?;
            Token::from_hex(&text).ok_or_else(|| StoreError::unexpected("64 hexadecimal digits", text.len()))?
        },
        status: match row.text()?.as_str() {
            "gathering" => Status::Gathering,
            "playing" => Status::Playing,
            "over" => Status::Over,
            other => return Err(StoreError::unexpected("a status", other)),
        },
        last: row.int()?,
    })
}

impl Store {
    /// Opens a table, with the deeds that it begins with.
    pub async fn create_table(&self, table: &TableRow, deeds: &[Append]) -> Result<(), StoreError> {
        let mut statements = vec![Statement::new(
            "INSERT INTO tables (id, game, rules, setup, seats, clock, at_timeout, open, host, created, secret, status, last,
                                 position)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            vec![
                table.id.0.into(),
                table.game.as_str().into(),
                u64::from(table.rules).into(),
                json(&table.setup),
                u64::from(table.seats).into(),
                json(&table.clock),
                json(&table.at_timeout),
                table.open.into(),
                table.host.0.into(),
                table.created.into(),
                table.secret.to_string().into(),
                word(table.status).into(),
                table.created.into(),
                table.position.as_ref().map(Json::to_string).into(),
            ],
        )];
        for seat in 0..table.seats {
            statements.push(Note::sitter(Seat(seat), &Sitter::Empty).statement(table.id));
        }
        for append in deeds {
            statements.push(Statement::new(
                "INSERT INTO deeds (table_id, seq, deed, at) VALUES ($1, $2, $3, $4)",
                vec![append.table.0.into(), append.seq.into(), append.deed.as_str().into(), append.at.into()],
            ));
            statements.extend(append.also.iter().map(|note| note.statement(table.id)));
        }
        self.write(statements).await.map(drop)
    }

    /// A table by its id.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let rows = self
            .read(
                "SELECT id, game, rules, setup, seats, clock, at_timeout, open, host, created, secret, status, last,
                 position FROM tables WHERE id = $1",
                vec![id.0.into()],
            )
            .await?;
        let Some(mut row) = rows.into_iter().next() else { return Ok(None) };
        let table = read_table(&mut row)?;
        let position = row.maybe_text()?.map(|text| serde_json::from_str(&text)).transpose();
        Ok(Some(TableRow { position: position.map_err(|error| StoreError::unexpected("a position", error))?, ..table }))
    }

    /// What was done at a table after a step, in order.
    pub async fn deeds_after(&self, id: TableId, seq: u64) -> Result<Vec<StoredDeed>, StoreError> {
        let rows = self
            .read(
                "SELECT seq, deed, at FROM deeds WHERE table_id = $1 AND seq > $2 ORDER BY seq",
                vec![id.0.into(), seq.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(StoredDeed { seq: row.int()?, deed: row.text()?, at: row.int()? })).collect()
    }

    /// Listed tables of a status with those who sit there, those of lately first. There is a row for each seat, and the first
    /// one alone brings the set-up, which may be large.
    pub async fn listed(&self, status: Status, limit: u64) -> Result<Vec<ListedTable>, StoreError> {
        let rows = self
            .read(
                "SELECT t.id, t.game, t.rules, CASE WHEN s.seat = 0 THEN t.setup ELSE 'null' END, t.seats, t.clock,
                 t.at_timeout, t.open, t.host, t.created, t.secret, t.status, t.last,
                 CASE WHEN t.position IS NULL THEN 0 ELSE 1 END, s.sitter
                 FROM (SELECT * FROM tables WHERE status = $1 AND open = 1 ORDER BY last DESC LIMIT $2) t
                 JOIN sitters s ON s.table_id = t.id ORDER BY t.last DESC, t.id, s.seat",
                vec![word(status).into(), limit.into()],
            )
            .await?;
        let mut tables: Vec<ListedTable> = Vec::new();
        for mut row in rows {
            let table = read_table(&mut row)?;
            let (from_position, sitter) = (row.int()? != 0, row.json()?);
            match tables.last_mut() {
                Some(last) if last.row.id == table.id => last.sitters.push(sitter),
                _ => tables.push(ListedTable { row: table, from_position, sitters: vec![sitter] }),
            }
        }
        Ok(tables)
    }

    /// Who sits at a table, by seat.
    pub async fn sitters(&self, id: TableId) -> Result<Vec<Sitter>, StoreError> {
        let rows = self.read("SELECT sitter FROM sitters WHERE table_id = $1 ORDER BY seat", vec![id.0.into()]).await?;
        rows.into_iter().map(|mut row| row.json()).collect()
    }

    /// The tables at which somebody sits and that are not over.
    pub async fn tables_of(&self, player: PlayerId, limit: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .read(
                "SELECT DISTINCT t.id, t.last FROM sitters s JOIN tables t ON t.id = s.table_id
                 WHERE s.player = $1 AND t.status <> 'over' ORDER BY t.last DESC LIMIT $2",
                vec![player.0.into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(TableId(row.id()?))).collect()
    }

    /// Running matches that somebody must look at by now: for a bot to play on, or a clock to run out.
    pub async fn to_wake(&self, now: u64, limit: u64) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .read(
                "SELECT id FROM tables WHERE wake <= $1 AND status = 'playing' AND broken IS NULL ORDER BY wake LIMIT $2",
                vec![now.into(), limit.into()],
            )
            .await?;
        rows.into_iter().map(|mut row| Ok(TableId(row.id()?))).collect()
    }

    /// Says when a table must be looked at next.
    pub async fn wake_at(&self, id: TableId, at: Option<u64>) -> Result<(), StoreError> {
        let statement = Statement::new("UPDATE tables SET wake = $2 WHERE id = $1", vec![id.0.into(), at.into()]);
        self.write(vec![statement]).await.map(drop)
    }
}
