//! `sandtable arena`: who beats whom, and how surely.

use std::io::{self, Write};
use std::num::NonZeroUsize;

use clap::Args;
use sandtable_shelf::{ArenaPlan, ArenaReport, Contender, Level, Shelf, Shelved};
use serde_json::json;

use crate::bots_arg::{self, BOTS_HELP};
use crate::chance_seed::surprise;
use crate::exit::usage;
use crate::progress;
use crate::setup_args::SetupArgs;
use crate::sim::percent;
use crate::table::Table;

/// Let bots meet in a ladder, and rate them
#[derive(Args)]
#[command(after_long_help = format!("{BOTS_HELP}

Each deal is played twice, with the seats exchanged, so that luck of the deal and of the seat weighs the same on both.
Ratings are in points of which 400 mean ten wins to one; the first bot stands at 0.

Examples:
  sandtable arena battle-line --games 1000 --bots random,recruit,regular
  sandtable arena battle-line --games 200 --bots veteran:500,veteran:2000 --seed 42
  sandtable arena battle-line --everybody --json"))]
#[command(after_help = "Examples:
  sandtable arena battle-line --games 1000 --bots random,recruit,regular
  sandtable arena battle-line --games 200 --bots veteran:500,veteran:2000 --seed 42")]
pub struct Arena {
    /// The game
    game: String,
    /// Who meets, the weakest first [default: every level]
    #[arg(long, value_delimiter = ',', value_name = "BOTS", value_parser = bots_arg::parse)]
    bots: Vec<Contender>,
    /// How many games each pairing plays
    #[arg(long, short = 'n', default_value_t = 100, value_name = "N")]
    games: u64,
    /// Everybody meets everybody, not just the neighbours in the list
    #[arg(long)]
    everybody: bool,
    /// How many threads play [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Where all chance comes from, a word or a number [default: a surprise, which is told]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Arena {
    /// Plays the arena and prints the ladder.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        let game = shelf.find(&self.game).map_err(usage)?;
        let plan = ArenaPlan {
            setup: self.setup.json(game.kind())?,
            bots: if self.bots.is_empty() { Level::ALL.map(Contender::from).to_vec() } else { self.bots },
            ladder: !self.everybody,
            games: self.games,
            seed: self.seed.unwrap_or_else(|| surprise().to_string()),
            threads: self.threads,
        };
        let bar = progress::bar(plan.total_games());
        let report = game.arena(&plan, &|done| bar.set_position(done)).map_err(usage)?;
        bar.finish_and_clear();
        let mut out = io::stdout().lock();
        if self.json {
            let told = json!({
                "game": game.kind().info().slug,
                "rules_version": game.kind().info().rules_version,
                "setup": plan.setup,
                "seed": plan.seed,
                "ratings": report.ratings,
                "thought_ms": report.thought,
                "pairings": report.pairings,
                "seconds": report.seconds,
            });
            writeln!(out, "{told}")?;
        } else {
            write!(out, "{}", ladder(game, &plan, &report))?;
        }
        Ok(())
    }
}

fn ladder(game: &dyn Shelved, plan: &ArenaPlan, report: &ArenaReport) -> String {
    let mut ratings = Table::new(["bot", "rating", "95 % interval", "ms a choice"]);
    for (rating, thought) in report.ratings.iter().zip(&report.thought).rev() {
        let points = &rating.points;
        ratings.row([
            rating.name.clone(),
            format!("{:.0}", points.value),
            format!("{:.0} – {:.0}", points.low, points.high),
            format!("{thought:.2}"),
        ]);
    }
    let mut pairings = Table::new(["pairing", "games", "won", "drawn", "rate", "95 % interval"]);
    for pairing in report.pairings.iter().rev() {
        pairings.row([
            format!("{} against {}", pairing.stronger, pairing.weaker),
            pairing.games.to_string(),
            pairing.won.to_string(),
            pairing.drawn.to_string(),
            percent(pairing.rate.value),
            format!("{} – {}", percent(pairing.rate.low), percent(pairing.rate.high)),
        ]);
    }
    format!("{}, seed {}\n\n{ratings}\n{pairings}", game.kind().info().name, plan.seed)
}
