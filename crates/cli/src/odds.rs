//! `sandtable odds`: the exact odds of a fight that a person types.

use std::io::{self, Write};

use clap::Args;
use sandtable_core::{Likelihood, OddsLine, Phrasebook};
use sandtable_shelf::Shelf;
use serde_json::json;

use crate::exit::usage;
use crate::language::LanguageArg;

/// The longest bar of a distribution, in characters.
const LONGEST_BAR: f64 = 40.0;

/// Tell the exact odds of a fight, without a game
///
/// The side that is named first attacks. Both sides lose their units in the usual order; nothing is sampled.
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable odds \"3 inf 2 tank vs 4 inf 1 art 1 blockhouse\"
  sandtable odds axis 4 inf 2 tank vs uk 3 inf us 1 tank
  sandtable odds --json \"2 inf vs 1 inf\"")]
pub struct Odds {
    /// The fight: units of the attacker, `vs`, units of the defender
    #[arg(required = true)]
    fight: Vec<String>,
    /// The game whose fight it is
    #[arg(long, default_value = "axis-dday")]
    game: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArg,
}

impl Odds {
    /// Prints the odds.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        let kind = shelf.find(&self.game).map_err(usage)?.kind();
        let odds = kind.typed_fight(&self.fight.join(" ")).map_err(usage)?;
        let book = Phrasebook::new(self.language.language(), [&kind.info().messages]);
        let mut out = io::stdout().lock();
        if self.json {
            let line = |line: &OddsLine| json!({ "label": book.say(&line.label), "value": line.value });
            writeln!(out, "{}", serde_json::to_string_pretty(&odds.0.iter().map(line).collect::<Vec<_>>())?)?;
            return Ok(());
        }
        for line in &odds.0 {
            write!(out, "{}", said(line, &book))?;
        }
        Ok(())
    }
}

/// One line, and the plot of a distribution beneath it.
fn said(line: &OddsLine, book: &Phrasebook) -> String {
    let label = book.say(&line.label);
    match &line.value {
        Likelihood::Chance(chance) => format!("{:>7}  {label}\n", percent(*chance)),
        Likelihood::Expected(mean) => format!("{mean:>7.2}  {label}\n"),
        Likelihood::Spread(spread) => {
            let bars = spread.iter().map(|(value, chance)| {
                let bar = "▇".repeat((chance.clamp(0.0, 1.0) * LONGEST_BAR).round() as usize);
                let gap = if bar.is_empty() { "" } else { " " };
                format!("{value:>11}  {bar}{gap}{}\n", percent(*chance))
            });
            format!("{:>7}  {label}\n{}", "", bars.collect::<String>())
        }
    }
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}
