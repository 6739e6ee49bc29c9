//! `sandtable admin`: for whoever runs a server. It works on the database, beside a server that runs or not; a running one obeys
//! within half a minute.

mod backup;
mod verify_store;

use std::io::{self, Write as _};

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use sandtable_core::Text;
use sandtable_server::store::Store;
use sandtable_server::store::chat::Place;
use sandtable_server::store::players::Player;
use sandtable_server::time::{DAY_MILLIS, now};
use sandtable_server::wire::{RandomId, Status, TableId};

use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Show people out, silence them, remove tables, read reports and the lobby, clear away what is old, copy and check the database
///
/// It works on the server's database, whether the server runs or not. A running server obeys within half a minute.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable admin reports
  sandtable admin ban 'Mallory' --days 30
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
    /// Find people by their name
    Who {
        /// A name, or an id
        who: String,
    },
    /// Shut somebody out: their sessions do not work, and their links and tokens end
    Ban {
        /// A name that one person has, or an id
        who: String,
        /// For so many days
        #[arg(long, default_value_t = 36_500)]
        days: u64,
    },
    /// Let somebody in again
    Unban {
        /// A name that one person has, or an id
        who: String,
    },
    /// Let somebody play and not talk
    Mute {
        /// A name that one person has, or an id
        who: String,
        /// For so many days
        #[arg(long, default_value_t = 36_500)]
        days: u64,
    },
    /// Let somebody talk again
    Unmute {
        /// A name that one person has, or an id
        who: String,
    },
    /// Remove a table with everything that was done and said at it
    RemoveTable {
        /// Its id
        table: String,
    },
    /// Remove a line that was said at a table
    RemoveLine {
        /// The table's id
        table: String,
        /// The line's number, as a report tells it
        line: u64,
    },
    /// Remove somebody as if they had deleted themselves; their matches stay, without the name
    RemovePlayer {
        /// A name that one person has, or an id
        who: String,
    },
    /// What people have reported, oldest first
    Reports {
        /// This report was dealt with
        #[arg(long, value_name = "ID")]
        close: Option<String>,
    },
    /// What was said in the lobby lately, with the number of each line and who said it
    Lobby {
        /// Remove this line
        #[arg(long, value_name = "NUMBER")]
        remove: Option<u64>,
    },
    Backup(backup::Backup),
    /// Replay every table, while a server runs or not, and name those that do not load
    ///
    /// Finished matches are held to their records and results as well, and an SQLite file is read through. Nothing is changed.
    /// Ends with 0 only if everything loads.
    VerifyStore,
    /// Clear away what is old
    Prune {
        /// Guests who were not here for so many days and sit at no running table
        #[arg(long, value_name = "DAYS")]
        guests: Option<u64>,
        /// Tables that never began, for so many days
        #[arg(long, value_name = "DAYS")]
        tables: Option<u64>,
        /// Tables whose match is over, for so many days, with their records
        #[arg(long, value_name = "DAYS")]
        finished: Option<u64>,
        /// What was said, for so many days
        #[arg(long, value_name = "DAYS")]
        chat: Option<u64>,
    },
}

impl Admin {
    /// Does it.
    pub fn run(self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.work())
    }

    async fn work(self) -> anyhow::Result<()> {
        let is_file = !self.database.contains("://");
        if is_file && !std::path::Path::new(&self.database).exists() {
            bail!("{}: there is no such database", self.database);
        }
        let book = phrasebook(self.language.language());
        // These only read, and leave a database of an older program as it is.
        match self.what {
            What::Backup(backup) => return backup.run(&self.database, &book).await,
            What::VerifyStore => return verify_store::run(&self.database, &book).await,
            _ => {}
        }
        let store = Store::open(&self.database).await.with_context(|| "the database cannot be used")?;
        let told = |id: &'static str, player: &Player| Text::new(id).with("name", player.name.clone());
        let say = |text: Text| say(&book.say(&text));
        match self.what {
            What::Who { who } => {
                for player in store.find_people(&who).await? {
                    say(described(&player))?;
                }
            }
            What::Ban { who, days } => {
                let player = one(&store, &who).await?;
                store.ban(player.id, until(days)).await?;
                say(told("cli-admin-banned", &player).with("days", days as i64))?;
            }
            What::Unban { who } => {
                let player = one(&store, &who).await?;
                store.ban(player.id, 0).await?;
                say(told("cli-admin-unbanned", &player))?;
            }
            What::Mute { who, days } => {
                let player = one(&store, &who).await?;
                store.mute(player.id, until(days)).await?;
                say(told("cli-admin-muted", &player).with("days", days as i64))?;
            }
            What::Unmute { who } => {
                let player = one(&store, &who).await?;
                store.mute(player.id, 0).await?;
                say(told("cli-admin-unmuted", &player))?;
            }
            What::RemoveTable { table } => {
                let id = RandomId::parse(&table).map(TableId).context("expected the id of a table")?;
                if !store.remove_table(id, now()).await? {
                    bail!("there is no table {table}");
                }
                say(Text::new("cli-admin-tables").with("count", 1))?;
            }
            What::RemoveLine { table, line } => {
                let id = RandomId::parse(&table).map(TableId).context("expected the id of a table")?;
                if !store.unsay(Place::Table(id), line).await? {
                    bail!("there is no line {line} at table {table}, or it was removed already");
                }
                say(Text::new("cli-admin-chat").with("count", 1))?;
            }
            What::RemovePlayer { who } => {
                let player = one(&store, &who).await?;
                store.forget(player.id).await?;
                say(told("cli-admin-forgotten", &player))?;
            }
            What::Reports { close: Some(id) } => {
                let id = RandomId::parse(&id).context("expected the id of a report")?;
                if !store.close_report(id).await? {
                    bail!("there is no such report, or it was dealt with already");
                }
            }
            What::Reports { close: None } => reports(&store, &say).await?,
            What::Lobby { remove: Some(line) } => {
                if !store.unsay(Place::Lobby, line).await? {
                    bail!("there is no line {line} in the lobby, or it was removed already");
                }
                say(Text::new("cli-admin-chat").with("count", 1))?;
            }
            What::Lobby { remove: None } => lobby(&store, &say).await?,
            What::Backup(_) | What::VerifyStore => {}
            What::Prune { guests, tables, finished, chat } => {
                prune(&store, Ages { guests, tables, finished, chat }, &say).await?
            }
        }
        Ok(())
    }
}

/// A line for who asked; a closed pipe is no mistake of theirs.
fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

fn until(days: u64) -> u64 {
    now().saturating_add(days.saturating_mul(DAY_MILLIS))
}

fn ago(days: u64) -> u64 {
    now().saturating_sub(days.saturating_mul(DAY_MILLIS))
}

fn described(player: &Player) -> Text {
    let kind = if player.is_account() { "cli-admin-account" } else { "cli-admin-guest" };
    let mut state = Vec::new();
    if player.banned_until > now() {
        state.push(Text::new("cli-admin-is-banned"));
    }
    if player.muted_until > now() {
        state.push(Text::new("cli-admin-is-muted"));
    }
    Text::new("cli-admin-who")
        .with("id", player.id.to_string())
        .with("kind", Text::new(kind))
        .with("days", days_since(player.seen))
        .with("name", player.name.clone())
        .with("state", state)
}

fn days_since(moment: u64) -> i64 {
    (now().saturating_sub(moment) / DAY_MILLIS) as i64
}

/// The one person who goes by a name. An account goes before guests of the same name.
async fn one(store: &Store, who: &str) -> anyhow::Result<Player> {
    let mut people = store.find_people(who).await?;
    let accounts = people.iter().filter(|player| player.is_account()).count();
    match people.len() {
        0 => bail!("nobody is called {who:?}"),
        1 => Ok(people.remove(0)),
        _ if accounts == 1 => Ok(people.remove(0)),
        many => {
            let ids: Vec<String> = people.iter().map(|player| player.id.to_string()).collect();
            bail!("{many} people are called {who:?} (`sandtable admin who`); name one by the id: {}", ids.join(", "))
        }
    }
}

async fn reports(store: &Store, say: &impl Fn(Text) -> io::Result<()>) -> anyhow::Result<()> {
    for report in store.reports(500).await? {
        let about = Text::new("cli-admin-report")
            .with("id", report.id.to_string())
            .with("days", days_since(report.at))
            .with("place", place(report.place))
            .with("player", report.player.to_string())
            .with("text", report.text);
        say(about)?;
        if let (Some(line), Some((player, name, text))) = (report.line, report.said) {
            let said = Text::new("cli-admin-report-about").with("name", name).with("player", player.to_string());
            say(said.with("line", line.to_string()).with("text", text))?;
        }
    }
    Ok(())
}

fn place(place: Place) -> Text {
    match place {
        Place::Lobby => Text::new("cli-admin-in-lobby"),
        Place::Table(table) => Text::new("cli-admin-at-table").with("table", table.to_string()),
    }
}

/// So many lines of the lobby are listed.
const LOBBY_LINES: u64 = 500;

async fn lobby(store: &Store, say: &impl Fn(Text) -> io::Result<()>) -> anyhow::Result<()> {
    for line in store.said_in_lobby(0, LOBBY_LINES).await? {
        let player = line.player.map(|player| player.to_string()).unwrap_or_default();
        let told = Text::new("cli-admin-lobby-line").with("line", line.n.to_string()).with("days", days_since(line.at));
        say(told.with("name", line.name).with("player", player).with("text", line.text))?;
    }
    Ok(())
}

/// What is older than so many days is cleared away.
struct Ages {
    guests: Option<u64>,
    tables: Option<u64>,
    finished: Option<u64>,
    chat: Option<u64>,
}

async fn prune(store: &Store, ages: Ages, say: &impl Fn(Text) -> io::Result<()>) -> anyhow::Result<()> {
    let Ages { guests, tables, finished, chat } = ages;
    if guests.or(tables).or(finished).or(chat).is_none() {
        bail!("say what: --guests DAYS, --tables DAYS, --finished DAYS or --chat DAYS");
    }
    for (days, status) in [(tables, Status::Gathering), (finished, Status::Over)] {
        let Some(days) = days else { continue };
        let mut removed = 0;
        loop {
            let old = store.old_tables(status, ago(days)).await?;
            if old.is_empty() {
                break;
            }
            for id in old {
                removed += i64::from(store.remove_table(id, now()).await?);
            }
        }
        say(Text::new("cli-admin-tables").with("count", removed))?;
    }
    if let Some(days) = guests {
        let mut forgotten = 0;
        loop {
            let old = store.old_guests(ago(days)).await?;
            if old.is_empty() {
                break;
            }
            for id in old {
                store.forget(id).await?;
                forgotten += 1;
            }
        }
        say(Text::new("cli-admin-guests").with("count", forgotten))?;
    }
    if let Some(days) = chat {
        let lines = store.prune_chat(ago(days)).await?;
        say(Text::new("cli-admin-chat").with("count", lines as i64))?;
    }
    store.sweep(ago(7)).await?;
    Ok(())
}
