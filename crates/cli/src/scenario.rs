//! `sandtable scenario`: files with a person's own scenarios and maps.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, Subcommand};
use sandtable_core::{AnyKind, Text};
use sandtable_shelf::{Shelf, Shelved};
use serde_json::Value;

use crate::exit::usage;
use crate::language::LanguageArg;
use crate::saying::phrasebook;

/// Scenarios and maps of your own
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable scenario check crossing.toml
  sandtable scenario check beach.toml --game dday-dice
  sandtable play undaunted --scenario crossing.toml")]
pub struct Scenario {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Say whether a scenario can be played, and if not, in which line it goes wrong
    Check {
        /// The file; docs/scenarios tells what stands in it
        file: PathBuf,
        /// The game it is for [default: whichever game can play it]
        #[arg(long)]
        game: Option<String>,
        #[command(flatten)]
        language: LanguageArg,
    },
}

impl Scenario {
    /// Checks the file.
    pub fn run(self) -> anyhow::Result<()> {
        let What::Check { file, game, language } = self.what;
        let shelf = Shelf::all();
        let games: Vec<&dyn Shelved> = match &game {
            Some(slug) => vec![shelf.find(slug).map_err(usage)?],
            None => shelf.iter().filter(|game| !game.kind().info().scenarios.is_empty()).collect(),
        };
        let mut wrong = Vec::new();
        for game in games {
            match read(game.kind(), &file) {
                Ok(setup) => {
                    let seats = game.kind().seats(&setup)?;
                    let fine = Text::new("cli-scenario-fine")
                        .with("file", file.display().to_string())
                        .with("game", game.kind().info().name)
                        .with("seats", i64::from(seats));
                    writeln!(io::stdout(), "{}", phrasebook(language.language()).say(&fine))?;
                    return Ok(());
                }
                Err(error) => wrong.push(format!("{}: {error:#}", game.kind().info().slug)),
            }
        }
        Err(usage(wrong.join("\n")))
    }
}

/// The set-up that plays a scenario file.
pub fn read(kind: &dyn AnyKind, file: &Path) -> anyhow::Result<Value> {
    let text = fs::read_to_string(file).map_err(usage).with_context(|| file.display().to_string())?;
    kind.scenario(&text).map_err(usage).with_context(|| file.display().to_string())
}
