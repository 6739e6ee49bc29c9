//! `sandtable admin`: for whoever runs a server. It works on the database, beside a server that runs or not; a running one obeys
//! within half a minute.
//!
//! | file | what is in it |
//! |---|---|
//! | `status` | how the server and its database are |
//! | `people` | finding and listing people |
//! | `order` | shutting people out and silencing them, and lists of those |
//! | `addresses` | blocking addresses |
//! | `reports` | what people reported, and removing lines that were said |
//! | `tables` | listing and removing tables |
//! | `broken` | tables that cannot be replayed |
//! | `backup`, `verify_store` | copying the database, and looking it through |
//! | `prune` | clearing away what is old |
//! | `mail` | a test mail |
//! | `listing` | lists for people and for programs |

mod addresses;
mod backup;
mod broken;
mod listing;
mod mail;
mod order;
mod people;
mod prune;
mod reports;
mod status;
mod tables;
mod verify_store;

use std::io::{self, Write as _};

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use sandtable_core::{Phrasebook, Text};
use sandtable_server::store::Store;
use sandtable_server::store::location::Location;
use sandtable_server::time::{DAY_MILLIS, now};

use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// See how the server is, keep order, read reports, clear away what is old, copy and check the database
///
/// It works on the server's database, whether the server runs or not. A running server obeys within half a minute.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable admin status
  sandtable admin reports
  sandtable admin ban 'Mallory' --days 30 --address
  sandtable admin lobby --remove 57
  sandtable admin prune --guests 180 --tables 30 --chat 365
  sandtable admin backup /var/backups/sandtable-monday.sqlite
  sandtable admin verify-store")]
pub struct Admin {
    /// The server's SQLite file, or postgres://user@host/name
    #[arg(
        long,
        global = true,
        default_value = "sandtable.sqlite",
        value_name = "FILE|URL",
        env = "SANDTABLE_DATABASE",
        hide_env_values = true
    )]
    database: String,
    #[command(flatten)]
    language: LanguageArg,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Status(status::Status),
    Who(people::Who),
    Players(people::Players),
    Tables(tables::Tables),
    Bans(order::Bans),
    Ban(order::Ban),
    Unban(order::Unban),
    Mute(order::Mute),
    Unmute(order::Unmute),
    Block(addresses::Block),
    Unblock(addresses::Unblock),
    Reports(reports::Reports),
    Lobby(reports::Lobby),
    RemoveLine(reports::RemoveLine),
    RemoveTable(tables::RemoveTable),
    RemovePlayer(people::RemovePlayer),
    Broken(broken::Broken),
    Backup(backup::Backup),
    /// Replay every table, while a server runs or not, and name those that do not load
    ///
    /// Finished matches are held to their records and results as well, and an SQLite file is read through. Nothing is changed.
    /// Ends with 0 only if everything loads.
    VerifyStore,
    Prune(prune::Prune),
    TestMail(mail::TestMail),
}

/// What every command works with.
struct Desk {
    /// As it was named on the command line.
    database: String,
    store: Store,
    book: Phrasebook,
}

impl Desk {
    /// Has a server made the database? A mistyped name must not leave an empty one behind.
    async fn is_there(database: &str) -> anyhow::Result<()> {
        if !Store::is_made(database).await.context("the database cannot be used")? {
            match Location::parse(database)? {
                Location::File(path) => {
                    bail!("{path}: there is no such database (name it with --database, or in SANDTABLE_DATABASE)")
                }
                Location::Postgres(_) => {
                    bail!("no server has run on this PostgreSQL database yet: is it the right one?")
                }
            }
        }
        Ok(())
    }

    async fn open(database: String, book: Phrasebook) -> anyhow::Result<Desk> {
        let store = Store::open(&database).await.context("the database cannot be used")?;
        Ok(Desk { database, store, book })
    }

    /// A text in the host's language.
    fn text(&self, text: Text) -> String {
        self.book.say(&text)
    }

    /// A line for whoever asked.
    fn say(&self, text: Text) -> io::Result<()> {
        writeln!(io::stdout(), "{}", self.book.say(&text))
    }
}

impl Admin {
    /// Does it.
    pub fn run(self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.work())
    }

    async fn work(self) -> anyhow::Result<()> {
        let book = phrasebook(self.language.language());
        // A mail needs no database.
        if let What::TestMail(mail) = self.what {
            return mail.run(&book).await;
        }
        Desk::is_there(&self.database).await?;
        // These only read, and leave a database of an older program as it is.
        match self.what {
            What::Backup(backup) => return backup.run(&self.database, &book).await,
            What::VerifyStore => return verify_store::run(&self.database, &book).await,
            _ => {}
        }
        let desk = Desk::open(self.database, book).await?;
        match self.what {
            What::Status(status) => status.run(&desk).await,
            What::Who(who) => who.run(&desk).await,
            What::Players(players) => players.run(&desk).await,
            What::Tables(tables) => tables.run(&desk).await,
            What::Bans(bans) => bans.run(&desk).await,
            What::Ban(ban) => ban.run(&desk).await,
            What::Unban(unban) => unban.run(&desk).await,
            What::Mute(mute) => mute.run(&desk).await,
            What::Unmute(unmute) => unmute.run(&desk).await,
            What::Block(block) => block.run(&desk).await,
            What::Unblock(unblock) => unblock.run(&desk).await,
            What::Reports(reports) => reports.run(&desk).await,
            What::Lobby(lobby) => lobby.run(&desk).await,
            What::RemoveLine(line) => line.run(&desk).await,
            What::RemoveTable(table) => table.run(&desk).await,
            What::RemovePlayer(player) => player.run(&desk).await,
            What::Prune(prune) => prune.run(&desk).await,
            What::Broken(broken) => broken.run(&desk).await,
            What::TestMail(_) | What::Backup(_) | What::VerifyStore => Ok(()),
        }
    }
}

/// The moment so many days from now.
fn in_days(days: u64) -> u64 {
    now().saturating_add(days.saturating_mul(DAY_MILLIS))
}

/// The moment so many days ago.
fn days_ago(days: u64) -> u64 {
    now().saturating_sub(days.saturating_mul(DAY_MILLIS))
}

/// How many whole days ago a moment was.
fn days_since(moment: u64) -> i64 {
    (now().saturating_sub(moment) / DAY_MILLIS) as i64
}
