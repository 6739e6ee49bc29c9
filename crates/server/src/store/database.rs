//! What a database must be able to do, and the values that go in and out. The statements themselves are written once, in
//! words that both databases understand.

use std::collections::HashSet;
use std::str::FromStr;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::mpsc;

use super::hosts::BadAddress;
use super::location::NoLocation;
use super::notes::Note;
use crate::wire::{PlayerId, RandomId, TableId};

/// Longer than a database that can be reached and is not ill takes for anything: where packets vanish, nobody says no.
const PATIENCE: Duration = Duration::from_secs(25);

/// A database.
pub trait Database: Send + Sync {
    /// Adds deeds in one commit, and answers when it is durable. A deed whose place is taken is left out, with all that
    /// goes with it.
    fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>>;
    /// So many commits may be on their way at once.
    fn writers(&self) -> usize;
    /// So long it may take to answer. Whoever waited so long does not know what became of the question, and goes on.
    fn patience(&self) -> Duration {
        PATIENCE
    }
    /// May other nodes use it, too?
    fn is_shared(&self) -> bool;
    /// How many connections there are, and how many of them wait for something to do.
    fn connections(&self) -> Connections;
    /// Carries out statements in one transaction; `false`, and nothing is changed, if a demand was not met.
    fn write(&self, statements: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>>;
    /// Reads rows.
    fn read(&self, statement: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>>;
    /// Listens to other nodes.
    fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>>;
    /// Tells other nodes.
    fn tell<'a>(&'a self, news: &'a News) -> BoxFuture<'a, Result<(), StoreError>>;
}

/// Connections to a database.
#[derive(Clone, Copy, Debug, Default)]
pub struct Connections {
    /// How many there are.
    pub open: u64,
    /// How many of them are unused.
    pub idle: u64,
    /// How many there may be.
    pub most: u64,
}

/// A deed to be added to a table's list.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// Its place in the list, from 1.
    pub seq: u64,
    /// What was done, as it is stored.
    pub deed: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What lists must know of it.
    pub also: Vec<Note>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored.
    Stored,
    /// Somebody else was first.
    Taken,
}

impl Appended {
    /// What became of each of a batch, by the rows (table and sequence) that the database says it has put.
    pub(super) fn by_rows(batch: &[Append], put: Vec<(String, i64)>) -> Vec<Appended> {
        let mut put: HashSet<(String, i64)> = put.into_iter().collect();
        let became = batch.iter().map(|append| {
            // Of two for the same place in one batch, one is first.
            let first = put.remove(&(append.table.0.to_string(), append.seq as i64));
            if first { Appended::Stored } else { Appended::Taken }
        });
        became.collect()
    }
}

/// One statement with its values.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The words; values are `$1`, `$2` …
    pub sql: &'static str,
    /// The values.
    pub values: Vec<Value>,
    /// Must it change exactly one row?
    pub must_change: bool,
}

impl Statement {
    /// A statement that may change any number of rows.
    #[must_use]
    pub fn new(sql: &'static str, values: Vec<Value>) -> Statement {
        Statement { sql, values, must_change: false }
    }

    /// Demands that exactly one row is changed.
    #[must_use]
    pub fn demanding(mut self) -> Statement {
        self.must_change = true;
        self
    }
}

/// A value that goes into a database or comes out of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Int(Option<i64>),
    /// A number.
    Real(Option<f64>),
    /// A text.
    Text(Option<String>),
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Int(i64::try_from(number).ok())
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Value {
        Value::Int(number.and_then(|number| i64::try_from(number).ok()))
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Value {
        Value::Int(Some(yes.into()))
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(Some(number))
    }
}

impl From<Option<f64>> for Value {
    fn from(number: Option<f64>) -> Value {
        Value::Real(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(Some(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<RandomId> for Value {
    fn from(id: RandomId) -> Value {
        Value::from(id.as_str())
    }
}

/// A row that was read; columns are taken from the left.
#[derive(Debug)]
pub struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(crate) fn new(values: Vec<Value>) -> Row {
        Row(values.into_iter())
    }

    /// The next column, which may be empty.
    pub fn maybe_int(&mut self) -> Result<Option<u64>, StoreError> {
        match self.0.next() {
            Some(Value::Int(None) | Value::Text(None) | Value::Real(None)) => Ok(None),
            Some(Value::Int(Some(number))) => {
                u64::try_from(number).map(Some).map_err(|_| StoreError::unexpected("a number from 0 up", number))
            }
            other => Err(StoreError::unexpected("a whole number", format!("{other:?}"))),
        }
    }

    /// The next column.
    pub fn int(&mut self) -> Result<u64, StoreError> {
        self.maybe_int()?.ok_or_else(|| StoreError::unexpected("a whole number", "nothing"))
    }

    /// The next column, which may be empty.
    pub fn maybe_real(&mut self) -> Result<Option<f64>, StoreError> {
        match self.0.next() {
            Some(Value::Int(None) | Value::Text(None) | Value::Real(None)) => Ok(None),
            Some(Value::Real(number)) => Ok(number),
            Some(Value::Int(Some(number))) => Ok(Some(number as f64)),
            other => Err(StoreError::unexpected("a number", format!("{other:?}"))),
        }
    }

    /// The next column.
    pub fn real(&mut self) -> Result<f64, StoreError> {
        self.maybe_real()?.ok_or_else(|| StoreError::unexpected("a number", "nothing"))
    }

    /// The next column, which may be empty.
    pub fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.0.next() {
            Some(Value::Int(None) | Value::Text(None) | Value::Real(None)) => Ok(None),
            Some(Value::Text(text)) => Ok(text),
            other => Err(StoreError::unexpected("a text", format!("{other:?}"))),
        }
    }

    /// The next column.
    pub fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| StoreError::unexpected("a text", "nothing"))
    }

    /// The next column, an id.
    pub fn id(&mut self) -> Result<RandomId, StoreError> {
        let text = self.text()?;
        RandomId::parse(&text).ok_or_else(|| StoreError::unexpected("an id", text))
    }

    /// The next column, JSON.
    pub fn json<T: serde::de::DeserializeOwned>(&mut self) -> Result<T, StoreError> {
        let text = self.text()?;
        serde_json::from_str(&text).map_err(|error| StoreError::unexpected("JSON of ours", error))
    }
}

/// Something that another node did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// It added a deed to a table.
    Step(TableId, u64),
    /// Somebody said something at a table.
    Chat(TableId),
    /// What was said at a table has changed: a line was removed, or has lost its name.
    Unsaid(TableId),
    /// Somebody said something in the lobby, or what was said there has changed.
    Lobby,
    /// Who is connected there to a table: the node's number, seats as bits, and how many look on.
    Presence {
        /// At which table.
        table: TableId,
        /// At which node.
        node: u64,
        /// The connected seats as bits.
        seats: u8,
        /// How many look on.
        spectators: u32,
        /// Should nodes that know the table say the same of themselves?
        asks: bool,
    },
    /// Somebody's keys have changed: they logged out, or were shown out.
    Out(PlayerId),
    /// Somebody has gone from there, as far as that node knows.
    Left(PlayerId),
    /// What somebody is called has changed: another name, or none any more.
    Named(PlayerId),
    /// Addresses were blocked or unblocked, or are to be.
    Blocks,
    /// Something was missed: anything may have happened.
    Gap,
}

impl News {
    /// As it travels between nodes.
    #[must_use]
    pub fn line(&self) -> String {
        match self {
            News::Step(table, seq) => format!("step {table} {seq}"),
            News::Chat(table) => format!("chat {table}"),
            News::Unsaid(table) => format!("unsaid {table}"),
            News::Lobby => "lobby".to_owned(),
            News::Presence { table, node, seats, spectators, asks } => {
                format!("presence {table} {node} {seats} {spectators} {}", u8::from(*asks))
            }
            News::Out(player) => format!("out {player}"),
            News::Left(player) => format!("left {player}"),
            News::Named(player) => format!("named {player}"),
            News::Blocks => "blocks".to_owned(),
            News::Gap => "gap".to_owned(),
        }
    }
}

impl FromStr for News {
    type Err = ();

    fn from_str(line: &str) -> Result<News, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let table = |word: &str| RandomId::parse(word).map(TableId).ok_or(());
        match words[..] {
            ["step", id, seq] => Ok(News::Step(table(id)?, seq.parse().map_err(drop)?)),
            ["chat", id] => Ok(News::Chat(table(id)?)),
            ["unsaid", id] => Ok(News::Unsaid(table(id)?)),
            ["presence", id, node, seats, spectators, asks] => Ok(News::Presence {
                table: table(id)?,
                node: node.parse().map_err(drop)?,
                seats: seats.parse().map_err(drop)?,
                spectators: spectators.parse().map_err(drop)?,
                asks: asks == "1",
            }),
            ["out", id] => Ok(News::Out(RandomId::parse(id).map(PlayerId).ok_or(())?)),
            ["left", id] => Ok(News::Left(RandomId::parse(id).map(PlayerId).ok_or(())?)),
            ["named", id] => Ok(News::Named(RandomId::parse(id).map(PlayerId).ok_or(())?)),
            ["lobby"] => Ok(News::Lobby),
            ["blocks"] => Ok(News::Blocks),
            ["gap"] => Ok(News::Gap),
            _ => Err(()),
        }
    }
}

/// What went wrong with the store.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no, or said nothing.
    #[error("the database: {0}")]
    Database(String),
    /// The database holds something that this program did not write.
    #[error("the database holds {found} where {expected} was expected")]
    Unexpected {
        /// What should be there.
        expected: &'static str,
        /// What is there.
        found: String,
    },
    /// The schema was made by a newer program.
    #[error("the database has schema {found}, and this program knows {known}: it was used by a newer program")]
    Newer {
        /// In the database.
        found: u64,
        /// In the program.
        known: u64,
    },
    /// The schema was made by an older program, and is only to be read.
    #[error(
        "the database has schema {found}, and this program reads {known}: a server of this program that starts on it (or on \
         a copy of it) brings it up to date"
    )]
    Older {
        /// In the database.
        found: u64,
        /// In the program.
        known: u64,
    },
    /// The database did not answer in time: what was asked may have been done or not.
    #[error("the database does not answer")]
    Late,
    /// The address of the database cannot be read.
    #[error(transparent)]
    Address(#[from] BadAddress),
    /// The primary was given up while it was asked: what was asked may have been done or not.
    #[error("the database's primary is lost: what was asked may have been done or not")]
    PrimaryLost,
    /// None of the database's servers takes writes just now.
    #[error("none of the database's servers takes writes")]
    NoPrimary,
    /// No database is there.
    #[error(transparent)]
    Nowhere(#[from] NoLocation),
    /// A database of another program.
    #[error("{0} holds the tables of another program: it stays as it is")]
    Foreign(String),
    /// The store is closing.
    #[error("the store is closing")]
    Closing,
}

impl StoreError {
    /// Something else was expected.
    pub fn unexpected(expected: &'static str, found: impl ToString) -> StoreError {
        StoreError::Unexpected { expected, found: found.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back() {
        let table = TableId(RandomId::random());
        let presence = News::Presence { table, node: 7, seats: 3, spectators: 2, asks: true };
        let player = PlayerId(RandomId::random());
        let people = [News::Out(player), News::Named(player)];
        for news in [News::Step(table, 4), News::Chat(table), presence, News::Lobby, News::Blocks, News::Gap]
            .into_iter()
            .chain(people)
        {
            assert_eq!(news.line().parse(), Ok(news));
        }
        assert_eq!("step here".parse::<News>(), Err(()));
    }
}
