//! `sandtable load`: measures a running server, or a database.

mod rows;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use sandtable_core::Text;
use sandtable_server::load::{self, ActionsPlan, ColdPlan, HeldPlan, IdlePlan, NotifyPlan, StagedPlan};

use self::rows::Rows;
use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Measure a running server, from outside
///
/// The server must run without limits (`sandtable serve --unlimited`), or it will slow the tester down like anybody else.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable load idle --sockets 5000
  sandtable load actions --matches 200 --per-second 500
  sandtable load actions --server 127.0.0.1:7001 --server 127.0.0.1:7002 --apart --rows
  sandtable load held --tables 1000 --decisions 50
  sandtable load cold --database cold.sqlite --lines 100,1000,5000
  sandtable load staged --game axis-dday
  sandtable load notify --database postgres:///sandtable --listeners 1,4,16")]
pub struct Load {
    /// Where the server listens; given several times, matches are spread over several servers
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS", global = true)]
    server: Vec<SocketAddr>,
    /// What to play
    #[arg(long, default_value = "battle-line", global = true)]
    game: String,
    #[command(flatten)]
    language: LanguageArg,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Sockets that only listen: what does each cost the server?
    Idle {
        /// How many
        #[arg(long, default_value_t = 5_000)]
        sockets: usize,
        /// How many at each table
        #[arg(long, default_value_t = 10)]
        at_each_table: usize,
    },
    /// Matches at a pace: how long does a decision take from sending it to being told of it?
    Actions {
        /// How many matches at once
        #[arg(long, default_value_t = 100)]
        matches: usize,
        /// Decisions a second in all [default: as many as go]
        #[arg(long)]
        per_second: Option<f64>,
        /// For how many seconds
        #[arg(long, default_value_t = 10)]
        seconds: u64,
        /// The two players of a match are connected to different servers
        #[arg(long)]
        apart: bool,
        /// The servers' PostgreSQL database, to tell how much of its log a decision writes
        #[arg(long, value_name = "URL")]
        database: Option<String>,
        /// Print a Markdown table with one row, and what a decision cost
        #[arg(long)]
        rows: bool,
    },
    /// Matches that wait: how much memory does each take, and how many fit into a GiB?
    Held {
        /// How many tables, with two players at each
        #[arg(long, default_value_t = 1_000)]
        tables: usize,
        /// How many decisions are made at each table first
        #[arg(long, default_value_t = 50)]
        decisions: usize,
    },
    /// Tables that no server has in memory: how long does loading one take? Needs no server
    Cold {
        /// A new SQLite file, or the address of an empty PostgreSQL database
        #[arg(long, value_name = "FILE|URL")]
        database: String,
        /// How many lines the records of the tables have
        #[arg(long, value_delimiter = ',', default_value = "100,1000,5000")]
        lines: Vec<usize>,
        /// How often each is loaded; the middle of the times is printed
        #[arg(long, default_value_t = 5)]
        times: usize,
    },
    /// One decision, from the wish to what both players are told, without sockets and store: what does it cost? Needs no server
    Staged {
        /// How many
        #[arg(long, default_value_t = 2_000)]
        decisions: usize,
    },
    /// PostgreSQL's notifications: what does telling other nodes of every decision cost? Needs no server
    Notify {
        /// A PostgreSQL database, in which a table is made and dropped again
        #[arg(long, value_name = "URL")]
        database: String,
        /// How many nodes listen
        #[arg(long, value_delimiter = ',', default_value = "1,2,4,8,16")]
        listeners: Vec<usize>,
        /// How many connections write at once
        #[arg(long, default_value_t = 3)]
        writers: usize,
        /// How many decisions go in one commit
        #[arg(long, default_value_t = 20)]
        batch: usize,
        /// For how many seconds each
        #[arg(long, default_value_t = 3)]
        seconds: u64,
    },
}

impl Load {
    /// Measures and prints.
    pub fn run(self) -> anyhow::Result<()> {
        // One thread is enough, and leaves the machine to the server that is measured.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.measure())
    }

    async fn measure(self) -> anyhow::Result<()> {
        let book = phrasebook(self.language.language());
        let server = *self.server.first().context("no server")?;
        let game = self.game;
        let mut rows = Rows::new(&book);
        let said = match self.what {
            What::Idle { sockets, at_each_table } => {
                let report = load::idle(server, IdlePlan { sockets, at_each_table, game }).await?;
                let mebibytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1_048_576.0);
                let each = report.after.saturating_sub(report.before) / report.sockets.max(1);
                Text::new("cli-load-idle")
                    .with("sockets", report.sockets.to_string())
                    .with("before", mebibytes(report.before))
                    .with("after", mebibytes(report.after))
                    .with("each", each.to_string())
            }
            What::Actions { matches, per_second, seconds, apart, database, rows: as_rows } => {
                let time = Duration::from_secs(seconds);
                let plan = ActionsPlan { game: game.clone(), matches, per_second, time, apart, database };
                let report = load::actions(&self.server, plan).await?;
                if as_rows {
                    rows.actions(self.server.len(), &game, matches, &report);
                    return rows.print();
                }
                let within = |part| format!("{:.1}", report.told.quantile(part).as_secs_f64() * 1e3);
                Text::new("cli-load-actions")
                    .with("done", report.done.to_string())
                    .with("rate", format!("{:.0}", report.rate()))
                    .with("half", within(0.5))
                    .with("most", within(0.99))
                    .with("all", within(1.0))
            }
            What::Held { tables, decisions } => {
                let report = load::held(server, HeldPlan { game: game.clone(), tables, decisions }).await?;
                rows.held(&game, &report);
                return rows.print();
            }
            What::Cold { database, lines, times } => {
                for report in load::cold(ColdPlan { database, game: game.clone(), lines, times }).await? {
                    rows.cold(&game, &report);
                }
                return rows.print();
            }
            What::Staged { decisions } => {
                rows.staged(&game, &load::staged(&StagedPlan { game: game.clone(), decisions })?);
                return rows.print();
            }
            What::Notify { database, listeners, writers, batch, seconds } => {
                let time = Duration::from_secs(seconds);
                let plan = |listeners, tells| NotifyPlan {
                    database: database.clone(),
                    listeners,
                    writers,
                    batch,
                    time,
                    tells,
                };
                rows.notify(None, &load::notify(plan(0, false)).await?);
                for listeners in listeners {
                    rows.notify(Some(listeners), &load::notify(plan(listeners, true)).await?);
                }
                return rows.print();
            }
        };
        writeln!(io::stdout(), "{}", book.say(&said))?;
        Ok(())
    }
}
