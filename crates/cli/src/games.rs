//! `sandtable games`: what there is to play.

use std::io::{self, Write};

use clap::Args;
use sandtable_core::{Phrasebook, Text};
use sandtable_shelf::Shelf;
use serde_json::Value;

use crate::catalogue::{GameEntry, OptionEntry, Seats};
use crate::exit::usage;
use crate::language::LanguageArg;
use crate::saying::phrasebook;
use crate::table::Table;

/// List the games, or one game's options and scenarios
#[derive(Args)]
#[command(after_help = "Examples:
  sandtable games
  sandtable games battle-line
  sandtable games --json")]
pub struct Games {
    /// One game
    game: Option<String>,
    /// Print JSON, as the engine protocol's `games` has it
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArg,
}

impl Games {
    /// Prints the list.
    pub fn run(self) -> anyhow::Result<()> {
        let shelf = Shelf::all();
        let language = self.language.language();
        let infos = match &self.game {
            Some(slug) => vec![shelf.find(slug).map_err(usage)?.kind().info()],
            None => shelf.iter().map(|game| game.kind().info()).collect(),
        };
        let entries: Vec<GameEntry> =
            infos.iter().map(|info| GameEntry::new(info, &Phrasebook::new(language, [&info.messages]))).collect();
        let own = phrasebook(language);
        let mut out = io::stdout().lock();
        match &entries[..] {
            entries if self.json => writeln!(out, "{}", serde_json::to_string_pretty(entries)?)?,
            [entry] if self.game.is_some() => write!(out, "{}", details(entry, &own))?,
            entries => write!(out, "{}", overview(entries, &own))?,
        }
        Ok(())
    }
}

fn overview(entries: &[GameEntry], own: &Phrasebook) -> String {
    let heading = ["cli-games-game", "cli-games-name", "cli-games-seats", "cli-games-options", "cli-games-rules"]
        .map(|id| own.say(&Text::new(id)));
    let mut table = Table::new(heading.each_ref().map(String::as_str));
    for entry in entries {
        table.row([
            entry.slug.to_owned(),
            entry.name.to_owned(),
            span(&entry.seats),
            entry.options.len().to_string(),
            entry.rules_version.to_string(),
        ]);
    }
    table.to_string()
}

fn details(entry: &GameEntry, own: &Phrasebook) -> String {
    let more = Text::new("cli-games-more")
        .with("name", entry.name)
        .with("seats", span(&entry.seats))
        .with("rules", i64::from(entry.rules_version))
        .with("levels", entry.levels.map(|level| level.to_string()).join(", "));
    let mut text = own.say(&more) + "\n";
    if !entry.scenarios.is_empty() {
        let scenarios = Text::new("cli-games-scenarios").with("scenarios", entry.scenarios.join(", "));
        text += &format!("{}\n", own.say(&scenarios));
    }
    if !entry.options.is_empty() {
        text += &format!("\n{}\n", own.say(&Text::new("cli-games-option-list")));
    }
    for option in &entry.options {
        let clauses =
            if option.clauses.is_empty() { String::new() } else { format!(" [{}]", option.clauses.join(", ")) };
        text += &format!("\n  {} = {}\n", option.key, values(option, own));
        text += &format!("      {}. {}{clauses}\n", option.label, option.help);
    }
    text
}

fn span(seats: &Seats) -> String {
    if seats.least == seats.most { seats.least.to_string() } else { format!("{}–{}", seats.least, seats.most) }
}

/// What an option may be, as it is written after `-o key=`.
fn values(option: &OptionEntry, own: &Phrasebook) -> String {
    match &option.values {
        Value::Array(values) if values.iter().all(Value::is_boolean) => "off | on".to_owned(),
        Value::Array(values) => {
            values.iter().map(|value| value.as_str().unwrap_or_default()).collect::<Vec<_>>().join(" | ")
        }
        range => {
            let number = |value: &Value| value.as_i64().unwrap_or_default();
            let text = Text::new("cli-games-number").with("least", number(&range["least"]));
            own.say(&text.with("most", number(&range["most"])).with("default", number(&option.default)))
        }
    }
}
