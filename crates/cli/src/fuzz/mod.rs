//! `sandtable fuzz`: hostile input for everything that reads what others wrote. A plain loop that spoils what is kept in
//! `crates/cli/corpus`, by seed, for as long as it is told; what it finds is written down, to be kept there with a test.
//!
//! | file | what is in it |
//! |---|---|
//! | [`targets`] | what reads input, and what must hold |
//! | [`spoiling`] | how input is spoiled |
//! | [`corpus`] | what is kept |

mod corpus;
mod spoiling;
mod targets;

use std::fs;
use std::io::{self, Write as _};
use std::panic;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use sandtable_core::{Chance as _, Fast, Text};

use self::corpus::Corpus;
use self::targets::{Target, Tester};
use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Feed spoiled input to everything that reads what others wrote
#[derive(Args)]
#[command(after_help = "Example:
  sandtable fuzz --seconds 60 --seed 7 record position")]
pub struct Fuzz {
    /// What to feed: record, protocol, scenario, position, wire [default: all of them]
    targets: Vec<Target>,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// What chance begins from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What to spoil: a folder for each target
    #[arg(long, default_value = "crates/cli/corpus", value_name = "FOLDER")]
    corpus: PathBuf,
    /// Where to write what is found
    #[arg(long, default_value = "fuzz-found", value_name = "FOLDER")]
    out: PathBuf,
    #[command(flatten)]
    language: LanguageArg,
}

impl Fuzz {
    /// Feeds until time is up; fails if something was found.
    pub fn run(self) -> anyhow::Result<()> {
        let targets = if self.targets.is_empty() { Target::ALL.to_vec() } else { self.targets };
        let corpus = Corpus::read(&self.corpus).with_context(|| self.corpus.display().to_string())?;
        let tester = Tester::new();
        // What is found is told below, once.
        panic::set_hook(Box::new(|_| {}));
        let mut dice = Fast::new(self.seed);
        let end = Instant::now() + Duration::from_secs(self.seconds);
        let (mut fed, mut found) = (0_u64, 0_u64);
        while Instant::now() < end {
            let target = targets[dice.below(targets.len() as u32) as usize];
            let input = spoiling::spoiled(&corpus, target, &mut dice);
            let begun = Instant::now();
            let result = tester.feed(target, &input);
            fed += 1;
            let slow = (begun.elapsed() > SLOW).then(|| format!("took {} ms", begun.elapsed().as_millis()));
            if let Some(why) = result.err().or(slow) {
                found += 1;
                fs::create_dir_all(&self.out).with_context(|| self.out.display().to_string())?;
                let file = self.out.join(format!("{}-{found}", target.name()));
                fs::write(&file, &input).with_context(|| file.display().to_string())?;
                writeln!(io::stdout(), "{}: {why}", file.display())?;
            }
        }
        let said = Text::new("cli-fuzz").with("fed", fed.to_string()).with("found", found.to_string());
        writeln!(io::stdout(), "{}", phrasebook(self.language.language()).say(&said))?;
        anyhow::ensure!(found == 0, "something was found");
        Ok(())
    }
}

/// Nothing that anybody may send should take longer.
const SLOW: Duration = Duration::from_secs(5);

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn kept() -> Corpus {
        Corpus::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")).expect("the corpus is kept")
    }

    #[test]
    fn everything_that_is_kept_is_read_or_refused() {
        let (corpus, tester) = (kept(), Tester::new());
        for target in Target::ALL {
            assert!(corpus.of(target).len() > 3, "{}", target.name());
            for (name, input) in corpus.of(target) {
                assert_eq!(tester.feed(target, input), Ok(()), "{}/{name}", target.name());
            }
        }
    }

    #[test]
    fn a_few_thousand_spoiled_inputs_are_read_or_refused() {
        let (corpus, tester) = (kept(), Tester::new());
        for (target, times) in Target::ALL.into_iter().zip([400, 300, 1_000, 300, 3_000]) {
            let mut dice = Fast::new(20_261_117);
            for number in 0..times {
                let input = spoiling::spoiled(&corpus, target, &mut dice);
                let result = tester.feed(target, &input);
                assert_eq!(result, Ok(()), "{} {number}: {}", target.name(), String::from_utf8_lossy(&input));
            }
        }
    }
}
