//! `sandtable load`: measures a running server.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use clap::{Args, Subcommand};
use sandtable_core::Text;
use sandtable_server::load::{self, ActionsPlan, IdlePlan};

use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Measure a running server, from outside
///
/// The server must run without limits (`sandtable serve --unlimited`), or it will slow the tester down like anybody else.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable load idle --sockets 5000
  sandtable load actions --matches 200 --per-second 500")]
pub struct Load {
    /// Where the server listens
    #[arg(long, default_value = "127.0.0.1:7878", value_name = "ADDRESS", global = true)]
    server: SocketAddr,
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
    },
}

impl Load {
    /// Measures and prints.
    pub fn run(self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
        runtime.block_on(self.measure())
    }

    async fn measure(self) -> anyhow::Result<()> {
        let said = match self.what {
            What::Idle { sockets, at_each_table } => {
                let plan = IdlePlan { sockets, at_each_table, game: self.game };
                let report = load::idle(self.server, plan).await?;
                let mebibytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1_048_576.0);
                let each = report.after.saturating_sub(report.before) / report.sockets.max(1);
                Text::new("cli-load-idle")
                    .with("sockets", report.sockets.to_string())
                    .with("before", mebibytes(report.before))
                    .with("after", mebibytes(report.after))
                    .with("each", each.to_string())
            }
            What::Actions { matches, per_second, seconds } => {
                let time = Duration::from_secs(seconds);
                let plan = ActionsPlan { game: self.game, matches, per_second, time };
                let report = load::actions(self.server, plan).await?;
                let within = |part| format!("{:.1}", report.told.quantile(part).as_secs_f64() * 1e3);
                Text::new("cli-load-actions")
                    .with("done", report.done.to_string())
                    .with("rate", format!("{:.0}", report.done as f64 / report.time.as_secs_f64()))
                    .with("half", within(0.5))
                    .with("most", within(0.99))
                    .with("all", within(1.0))
            }
        };
        writeln!(io::stdout(), "{}", phrasebook(self.language.language()).say(&said))?;
        Ok(())
    }
}
