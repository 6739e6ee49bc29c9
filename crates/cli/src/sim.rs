//! `sandtable sim`: bots against bots, many games.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Context as _;
use clap::Args;
use sandtable_core::{Entry, Language, Level, Phrasebook, Record, Seat};
use sandtable_shelf::{Contender, FinishedGame, Shelf, Shelved, SimPlan, SimReport};
use serde::Serialize;
use serde_json::Value;

use crate::bots_arg::{self, BOTS_HELP};
use crate::chance_seed::surprise;
use crate::exit::usage;
use crate::progress;
use crate::setup_args::SetupArgs;
use crate::table::Table;

/// Let bots play many games, and count
#[derive(Args)]
#[command(after_long_help = format!("{BOTS_HELP}

Results depend on the seed and not on the number of threads, as long as budgets are counted in playouts.

Examples:
  sandtable sim battle-line --games 100000
  sandtable sim battle-line --games 500 --bots veteran,regular --rotate --seed 42
  sandtable sim battle-line --games 20 --bots elite:0.2s,veteran -o last-chance --out records
  sandtable sim battle-line --games 1000 --json"))]
#[command(after_help = "Examples:
  sandtable sim battle-line --games 100000
  sandtable sim battle-line --games 500 --bots veteran,regular --rotate --seed 42")]
pub struct Sim {
    /// The game
    game: String,
    /// How many games
    #[arg(long, short = 'n', default_value_t = 1_000, value_name = "N")]
    games: u64,
    /// Who plays, in the order of the seats, such as veteran,elite:0.2s; one alone plays every seat [default: random]
    #[arg(long, value_delimiter = ',', value_name = "BOTS", value_parser = bots_arg::parse)]
    bots: Vec<Contender>,
    /// Bots change seats from game to game; each deal is played in every seating
    #[arg(long)]
    rotate: bool,
    /// How many threads play [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Where all chance comes from, a word or a number [default: a surprise, which is told]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Keep a record of every game in this folder; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Sim {
    /// Plays the games and prints the report.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        let game = shelf.find(&self.game).map_err(usage)?;
        let plan = self.plan(game)?;
        let bar = progress::bar(plan.games);
        let shelved = match &self.out {
            None => game.simulate(&plan, &|done| bar.set_position(done), None),
            Some(folder) => {
                let keeper = RecordKeeper::new(folder, game, &plan)?;
                let report = game.simulate(&plan, &|done| bar.set_position(done), Some(&|end| keeper.keep(&end)));
                keeper.finish()?;
                report
            }
        };
        bar.finish_and_clear();
        let report = shelved.map_err(usage)?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&Told::new(game, &plan, &report))?)?;
        } else {
            write!(out, "{}", table(game, &plan, &report))?;
        }
        Ok(())
    }

    fn plan(&self, game: &dyn Shelved) -> anyhow::Result<SimPlan> {
        let setup = self.setup.json(game.kind())?;
        let bots = match &self.bots[..] {
            [] => Sim::in_every_seat(Level::Random.into(), game, &setup)?,
            [one] => Sim::in_every_seat(*one, game, &setup)?,
            bots => bots.to_vec(),
        };
        Ok(SimPlan {
            setup,
            bots,
            rotate: self.rotate,
            games: self.games,
            seed: self.seed.clone().unwrap_or_else(|| surprise().to_string()),
            threads: self.threads,
        })
    }

    fn in_every_seat(bot: Contender, game: &dyn Shelved, setup: &Value) -> anyhow::Result<Vec<Contender>> {
        let seats = game.kind().seats(setup).map_err(usage)?;
        Ok(vec![bot; usize::from(seats)])
    }
}

/// Writes a record for each game as it ends.
struct RecordKeeper<'a> {
    folder: &'a Path,
    game: &'a dyn Shelved,
    plan: &'a SimPlan,
    digits: usize,
    /// The first thing that went wrong.
    trouble: Mutex<Option<anyhow::Error>>,
}

impl<'a> RecordKeeper<'a> {
    fn new(folder: &'a Path, game: &'a dyn Shelved, plan: &'a SimPlan) -> anyhow::Result<RecordKeeper<'a>> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        Ok(RecordKeeper { folder, game, plan, digits: plan.games.to_string().len(), trouble: Mutex::new(None) })
    }

    fn keep(&self, end: &FinishedGame<'_>) {
        let info = self.game.kind().info();
        let record = Record {
            game: info.slug.to_owned(),
            rules: info.rules_version,
            setup: end.end.setup(),
            position: None,
            seats: end.seating.iter().map(|&bot| format!("bot {}", self.plan.bots[bot])).collect(),
            bots: (0..).map(Seat).zip(end.seating.iter().map(|&bot| self.plan.bots[bot].to_string())).collect(),
            // Equal plans make equal records, whenever they are carried out.
            began: None,
            ended: None,
            seed: Some(end.seed),
            fair: None,
            outcome: end.end.outcome(),
            digest: end.end.digest(),
            entries: end.actions.iter().map(|(seat, action)| Entry::Action(*seat, action.clone())).collect(),
        };
        let name = format!("{}-{:0digits$}.record", info.slug, end.number + 1, digits = self.digits);
        let file = self.folder.join(name);
        if let Err(error) = std::fs::write(&file, record.to_string()) {
            let trouble = anyhow::Error::new(error).context(format!("cannot write {}", file.display()));
            self.trouble.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(trouble);
        }
    }

    fn finish(self) -> anyhow::Result<()> {
        match self.trouble.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            Some(trouble) => Err(trouble),
            None => Ok(()),
        }
    }
}

/// The report as JSON. `docs/simulation.md` describes the fields.
#[derive(Serialize)]
struct Told<'a> {
    game: &'static str,
    rules_version: u32,
    setup: &'a Value,
    seed: &'a str,
    rotate: bool,
    games: u64,
    wins: Wins,
    draws: u64,
    lost_together: u64,
    steps: u64,
    steps_per_game: f64,
    shortest: u64,
    longest: u64,
    seconds: f64,
    cpu_seconds: f64,
    steps_per_cpu_second: f64,
    games_per_cpu_second: f64,
}

#[derive(Serialize)]
struct Wins {
    by_bot: Vec<Score>,
    by_seat: Vec<Score>,
}

#[derive(Serialize)]
struct Score {
    name: String,
    games: u64,
    wins: u64,
    draws: u64,
    rate: f64,
    low: f64,
    high: f64,
}

fn scores(tallies: &[sandtable_bots::Tally]) -> Vec<Score> {
    let score = |tally: &sandtable_bots::Tally| Score {
        name: tally.name.clone(),
        games: tally.games,
        wins: tally.won,
        draws: tally.drawn,
        rate: tally.rate.value,
        low: tally.rate.low,
        high: tally.rate.high,
    };
    tallies.iter().map(score).collect()
}

fn games_per_cpu_second(report: &SimReport) -> f64 {
    if report.cpu_seconds > 0.0 { report.games as f64 / report.cpu_seconds } else { 0.0 }
}

impl<'a> Told<'a> {
    fn new(game: &dyn Shelved, plan: &'a SimPlan, report: &SimReport) -> Told<'a> {
        Told {
            game: game.kind().info().slug,
            rules_version: game.kind().info().rules_version,
            setup: &plan.setup,
            seed: &plan.seed,
            rotate: plan.rotate,
            games: report.games,
            wins: Wins { by_bot: scores(&report.by_bot), by_seat: scores(&report.by_seat) },
            draws: report.drawn,
            lost_together: report.lost_together,
            steps: report.steps,
            steps_per_game: report.mean_length(),
            shortest: report.shortest,
            longest: report.longest,
            seconds: report.seconds,
            cpu_seconds: report.cpu_seconds,
            steps_per_cpu_second: report.steps_per_cpu_second(),
            games_per_cpu_second: games_per_cpu_second(report),
        }
    }
}

/// The report for people.
fn table(game: &dyn Shelved, plan: &SimPlan, report: &SimReport) -> String {
    let mut table = Table::new(["", "games", "won", "drawn", "rate", "95 % interval"]);
    let names = report.by_bot.iter().map(|tally| format!("bot {}", tally.name));
    let words = Phrasebook::new(Language::En, [&game.kind().info().messages]);
    let roles = game.kind().roles(&plan.setup).unwrap_or_default();
    let seats = report.by_seat.iter().enumerate().map(|(seat, tally)| match roles.get(seat) {
        Some(role) => words.say(&role.name),
        None => tally.name.clone(),
    });
    for (name, tally) in names.chain(seats).zip(report.by_bot.iter().chain(&report.by_seat)) {
        table.row([
            name,
            tally.games.to_string(),
            tally.won.to_string(),
            tally.drawn.to_string(),
            percent(tally.rate.value),
            format!("{} – {}", percent(tally.rate.low), percent(tally.rate.high)),
        ]);
    }
    format!(
        "{name}, {games} games, seed {seed}\n\n{table}\n\
         length: {mean:.1} steps on average, {shortest} to {longest}\n\
         speed: {steps:.0} steps and {per_second:.1} games a second of processor time ({cpu:.2} s in all)\n",
        name = game.kind().info().name,
        games = report.games,
        seed = plan.seed,
        mean = report.mean_length(),
        shortest = report.shortest,
        longest = report.longest,
        steps = report.steps_per_cpu_second(),
        per_second = games_per_cpu_second(report),
        cpu = report.cpu_seconds,
    )
}

/// A share as a person reads it.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
