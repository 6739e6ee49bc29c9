//! What is kept: an append-only list of deeds a table, and what lists, accounts and ratings need.
//!
//! | file | what is in it |
//! |---|---|
//! | [`database`] | what a database must be able to do, and the values that go in and out |
//! | [`sqlite`], [`postgres`] | the two that can |
//! | `commit` | many appends, one commit |
//! | [`tables`] | tables and their deeds |
//! | [`chat`] | what was said |
//! | [`players`], [`keys`] | people, and how they prove who they are |
//! | [`ratings`] | how good they are |
//!
//! The unique pair of table and sequence orders the players, not a lock in memory: so any node can serve any table.

pub mod chat;
mod commit;
pub mod database;
pub mod keys;
mod migrate;
pub mod players;
pub mod postgres;
pub mod ratings;
pub mod sqlite;
pub mod tables;

use std::sync::Arc;

pub use database::{Append, Appended, Database, News, StoreError};
use tokio::sync::mpsc;

use self::commit::Committer;
use self::database::{Row, Statement, Value};

/// The store of a node. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
    committer: Committer,
}

impl Store {
    /// Opens a database by its address: `postgres://…`, or the path of an SQLite file, which is made if it is missing.
    /// Brings its schema up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        let database: Arc<dyn Database> = if address.starts_with("postgres://") || address.starts_with("postgresql://")
        {
            Arc::new(postgres::Postgres::open(address).await?)
        } else {
            Arc::new(sqlite::Sqlite::open(address.strip_prefix("sqlite:").unwrap_or(address)).await?)
        };
        Ok(Store { committer: Committer::start(database.clone()), database })
    }

    /// Adds a deed, and answers when it is durable.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.committer.append(append).await
    }

    /// What other nodes do, as long as the receiver lives. Nothing, if there can be no other nodes.
    pub async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        self.database.listen().await
    }

    /// Tells other nodes something that is not stored.
    pub async fn tell(&self, news: &News) -> Result<(), StoreError> {
        self.database.tell(news).await
    }

    /// Does the database answer?
    pub async fn healthy(&self) -> Result<(), StoreError> {
        self.read("SELECT 1", vec![]).await.map(drop)
    }

    /// Notes something that lists need and that follows from deeds anyway.
    pub async fn note(&self, statement: Statement) -> Result<(), StoreError> {
        self.write(vec![statement]).await.map(drop)
    }

    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.database.read(Statement::new(sql, values)).await
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        self.database.write(statements).await
    }
}
