//! `sandtable storm`: a hostile day in a simulation.

use std::io::{self, Write as _};
use std::ops::ControlFlow;

use clap::Args;
use sandtable_core::Text;
use sandtable_server::storm::{self, Flaw, Report};

use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Let machines die, stop and lose each other in a simulation, and hold every promise against what is stored
///
/// The real tables and nodes of the server play on a faulty database in memory. Everything follows from the seed: the same one
/// gives the same log. One storm prints its log, many print what they found.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable storm --seed 7                       one storm, with its log
  sandtable storm --seed 1 --seeds 1000          a thousand of them
  sandtable storm --seeds 1000 --flaw held-row   with a mistake built in: is it found?")]
pub struct Storm {
    /// Which storm, or the first of many
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many, one seed after the other
    #[arg(long, default_value_t = 1)]
    seeds: u64,
    /// Build a mistake in: held-row, missed-notice, acknowledged-before-durable, stored-before-applied, never-sleeps,
    /// lost-notice or standby-lags
    #[arg(long)]
    flaw: Option<Flaw>,
    #[command(flatten)]
    language: LanguageArg,
}

impl Storm {
    /// Lets the storms pass and tells what came of them; fails if one found something.
    pub fn run(self) -> anyhow::Result<()> {
        let book = phrasebook(self.language.language());
        let mut out = io::stdout().lock();
        let (mut matches, mut steps, mut found) = (0, 0, 0);
        let mut written = Ok(());
        storm::run_many(self.seed, self.seeds, self.flaw, |report| {
            matches += report.matches;
            steps += report.deeds;
            found += u64::from(!report.findings.is_empty());
            written = self.tell(&mut out, &book, &report);
            if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        written?;
        if self.seeds > 1 {
            let all = Text::new("cli-storm-all")
                .with("storms", self.seeds.to_string())
                .with("matches", matches.to_string())
                .with("steps", steps.to_string())
                .with("found", found.to_string());
            writeln!(out, "{}", book.say(&all))?;
        }
        anyhow::ensure!(found == 0, "something was found");
        Ok(())
    }

    fn tell(&self, out: &mut impl io::Write, book: &sandtable_core::Phrasebook, report: &Report) -> io::Result<()> {
        if self.seeds == 1 {
            for line in &report.log {
                writeln!(out, "{line}")?;
            }
            let one = Text::new("cli-storm-one")
                .with("seed", report.seed.to_string())
                .with("matches", report.matches.to_string())
                .with("deeds", report.deeds.to_string())
                .with("seconds", report.time.as_secs().to_string())
                .with("digest", report.digest());
            writeln!(out, "{}", book.say(&one))?;
        }
        for finding in &report.findings {
            let said =
                Text::new("cli-storm-found").with("seed", report.seed.to_string()).with("finding", finding.clone());
            writeln!(out, "{}", book.say(&said))?;
        }
        Ok(())
    }
}
