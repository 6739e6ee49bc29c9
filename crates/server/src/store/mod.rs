//! What is kept: an append-only list of deeds a table, and what lists, accounts and ratings need.
//!
//! | file | what is in it |
//! |---|---|
//! | [`database`] | what a database must be able to do, and the values that go in and out |
//! | [`sqlite`], [`postgres`] | the two that can |
//! | [`hosts`], `standing`, `primary` | PostgreSQL's servers: their address, which of them is the primary, and the connections to it |
//! | [`file`], `writer` | an SQLite file, for one server and its owner, and the connection that writes to it |
//! | `commit` | many appends, one commit |
//! | `own_steps` | what PostgreSQL need not tell the node that did it |
//! | [`tables`], [`notes`] | tables and their deeds, and what lists must know of them |
//! | [`broken`] | tables that cannot be replayed |
//! | [`records`] | matches that are over, as text |
//! | [`location`] | where a database is, checked before anything is touched |
//! | [`campaigns`] | campaigns and their matches |
//! | [`chat`] | what was said |
//! | [`friends`] | who knows whom, and invites whom to which table |
//! | [`players`], [`keys`], [`tokens`] | people, how they prove who they are, and what their programs may do |
//! | `renaming`, `forgetting` | people who take another name, or go for good |
//! | [`ratings`] | how good they are |
//! | [`notices`] | who is to be told that it is their turn |
//! | [`reports`], [`upkeep`], [`overview`], [`backup`] | for whoever runs the server |
//! | [`blocks`] | addresses that nobody may come from for a while |
//!
//! The unique pair of table and sequence orders the players, not a lock in memory: so any node can serve any table.

pub mod backup;
pub mod blocks;
pub mod broken;
pub mod campaigns;
pub mod chat;
mod commit;
pub mod database;
pub mod file;
mod forgetting;
pub mod friends;
pub mod hosts;
pub mod keys;
pub mod location;
mod migrate;
pub mod notes;
pub mod notices;
pub mod overview;
mod own_steps;
pub mod players;
pub mod postgres;
mod primary;
pub mod ratings;
pub mod records;
mod renaming;
pub mod reports;
pub mod sqlite;
mod standing;
pub mod tables;
pub mod tokens;
pub mod upkeep;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

pub use database::{Append, Appended, Connections, Database, News, StoreError};
use tokio::sync::{Mutex, mpsc};
use tokio::time::timeout;

use self::commit::Committer;
use self::database::{Row, Statement, Value};
use self::location::Location;

/// So long the answer to whether the database is well holds.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);

/// What a look at the database's health found, and when.
type Health = (Instant, Result<(), StoreError>);

/// The store of a node. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
    committer: Committer,
    /// What the last look at the database's health found, and when.
    health: Arc<Mutex<Option<Health>>>,
    /// How often the database failed.
    errors: Arc<Errors>,
}

/// How often a database failed.
#[derive(Debug, Default)]
pub struct Errors {
    /// When reading.
    pub reading: AtomicU64,
    /// When writing.
    pub writing: AtomicU64,
}

impl Store {
    /// Is a database there, or can one be made? Nothing is made or changed to find out.
    pub async fn check(address: &str) -> Result<(), StoreError> {
        match Location::parse(address)? {
            Location::File(path) if sqlite::is_foreign(path).await => Err(StoreError::Foreign(path.to_owned())),
            Location::File(_) | Location::Postgres(_) => Ok(()),
        }
    }

    /// Has a server made a database there? Commands beside the server make none: whoever mistypes its name would not see it.
    pub async fn is_made(address: &str) -> Result<bool, StoreError> {
        Ok(match Location::parse(address)? {
            Location::Postgres(url) => postgres::Postgres::is_made(url).await?,
            Location::File(path) => std::path::Path::new(path).exists(),
        })
    }

    /// Opens a database by its address: `postgres://…`, or the path of an SQLite file, which is made if it is missing.
    /// Brings its schema up to date.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::check(address).await?;
        let database: Arc<dyn Database> = match Location::parse(address)? {
            Location::Postgres(url) => Arc::new(postgres::Postgres::open(url).await?),
            Location::File(path) => Arc::new(sqlite::Sqlite::open(path).await?),
        };
        let store = Store::on(database);
        store.note_looks().await?;
        Ok(store)
    }

    /// Opens a database of this program's version to read it, beside a server or without one. Nothing in it is changed.
    pub async fn open_to_read(address: &str) -> Result<Store, StoreError> {
        Ok(Store::on(match Location::parse(address)? {
            Location::Postgres(url) => Arc::new(postgres::Postgres::open_to_read(url).await?),
            Location::File(path) => Arc::new(sqlite::Sqlite::open_to_read(path).await?),
        }))
    }

    /// The store on a database whose schema is up to date.
    #[must_use]
    pub fn on(database: Arc<dyn Database>) -> Store {
        let committer = Committer::start(database.clone());
        Store { committer, database, health: Arc::default(), errors: Arc::default() }
    }

    /// Adds a deed, and answers when it is durable.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let appended = self.committer.append(append).await;
        appended.inspect_err(|_| {
            self.errors.writing.fetch_add(1, Relaxed);
        })
    }

    /// May other nodes use the database, too?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// How many connections to the database there are.
    #[must_use]
    pub fn connections(&self) -> Connections {
        self.database.connections()
    }

    /// How often the database failed.
    #[must_use]
    pub fn errors(&self) -> &Errors {
        &self.errors
    }

    /// What other nodes do, as long as the receiver lives. Nothing, if there can be no other nodes.
    pub async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        self.database.listen().await
    }

    /// Tells other nodes something that is not stored.
    pub async fn tell(&self, news: &News) -> Result<(), StoreError> {
        let asked = self.database.tell(news);
        timeout(self.database.patience(), asked).await.unwrap_or(Err(StoreError::Late))
    }

    /// Can the database be read and written? A node that can is entered as alive. However often it is asked, the database
    /// is troubled once a second.
    pub async fn healthy(&self, node: u64, now: u64) -> Result<(), StoreError> {
        let mut last = self.health.lock().await;
        if let Some((at, result)) = last.as_ref()
            && at.elapsed() < HEALTH_HOLDS
        {
            return result.clone();
        }
        let result = self.heartbeat(node, now).await;
        *last = Some((Instant::now(), result.clone()));
        result
    }

    async fn heartbeat(&self, node: u64, now: u64) -> Result<(), StoreError> {
        self.beat(node, now).await?;
        self.read("SELECT 1", vec![]).await.map(drop)
    }

    /// Enters a node as alive at a moment of its own clock.
    pub async fn beat(&self, node: u64, now: u64) -> Result<(), StoreError> {
        let beat = Statement::new(
            "INSERT INTO nodes (id, seen) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
            vec![node.to_string().into(), now.into()],
        );
        self.write(vec![beat]).await.map(drop)
    }

    /// All nodes that were entered, and the moment that each wrote last, by its own clock.
    pub async fn nodes(&self) -> Result<Vec<(u64, u64)>, StoreError> {
        let rows = self.read("SELECT id, seen FROM nodes", vec![]).await?;
        rows.into_iter()
            .map(|mut row| {
                let node = row.text()?.parse().map_err(|error| StoreError::unexpected("a node's number", error))?;
                Ok((node, row.int()?))
            })
            .collect()
    }

    /// A node goes away.
    pub async fn node_leaves(&self, node: u64) -> Result<(), StoreError> {
        let leave = Statement::new("DELETE FROM nodes WHERE id = $1", vec![node.to_string().into()]);
        self.write(vec![leave]).await.map(drop)
    }

    /// Forgets the nodes that were not heard of since a moment.
    pub async fn forget_nodes(&self, before: u64) -> Result<(), StoreError> {
        self.write(vec![Statement::new("DELETE FROM nodes WHERE seen < $1", vec![before.into()])]).await.map(drop)
    }

    /// Notes something that lists need and that follows from deeds anyway.
    pub async fn note(&self, statement: Statement) -> Result<(), StoreError> {
        self.write(vec![statement]).await.map(drop)
    }

    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let asked = self.database.read(Statement::new(sql, values));
        let read = timeout(self.database.patience(), asked).await.unwrap_or(Err(StoreError::Late));
        read.inspect_err(|_| {
            self.errors.reading.fetch_add(1, Relaxed);
        })
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        let asked = self.database.write(statements);
        let written = timeout(self.database.patience(), asked).await.unwrap_or(Err(StoreError::Late));
        written.inspect_err(|_| {
            self.errors.writing.fetch_add(1, Relaxed);
        })
    }
}
