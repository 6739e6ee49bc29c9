//! What a game offers, told to people and programs alike.

use sandtable_core::{GameInfo, Level, OptionInfo, OptionValues, Phrasebook, Text};
use serde::Serialize;
use serde_json::{Value, json};

/// One game of the catalogue.
#[derive(Serialize)]
pub struct GameEntry {
    /// What commands and requests call it.
    pub slug: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// The version of the rules it plays.
    pub rules_version: u32,
    /// How many may sit at the table.
    pub seats: Seats,
    /// Scenarios or maps; empty if there is just one.
    pub scenarios: &'static [&'static str],
    /// What may be chosen in the set-up.
    pub options: Vec<OptionEntry>,
    /// How strong its bots can be asked to be, weakest first.
    pub levels: [Level; Level::ALL.len()],
}

/// The fewest and the most seats.
#[derive(Serialize)]
pub struct Seats {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// One option of a game.
#[derive(Serialize)]
pub struct OptionEntry {
    /// Its key in the set-up.
    pub key: &'static str,
    /// What it is called.
    pub label: String,
    /// What it does.
    pub help: String,
    /// What it may be: a list, or the least and the most of a number.
    pub values: Value,
    /// What it is if nothing is said.
    pub default: Value,
    /// The clauses that it switches.
    pub clauses: &'static [&'static str],
}

impl GameEntry {
    /// A game as it is told in a language.
    pub fn new(info: &'static GameInfo, voice: &Phrasebook) -> GameEntry {
        GameEntry {
            slug: info.slug,
            name: info.name,
            rules_version: info.rules_version,
            seats: Seats { least: info.seats.0, most: info.seats.1 },
            scenarios: info.scenarios,
            options: info.options.iter().map(|option| OptionEntry::new(option, voice)).collect(),
            levels: Level::ALL,
        }
    }
}

impl OptionEntry {
    fn new(option: &'static OptionInfo, voice: &Phrasebook) -> OptionEntry {
        let (values, default) = match option.values {
            OptionValues::Switch => (json!([false, true]), json!(false)),
            OptionValues::Choice(words) => (json!(words), json!(words.first())),
            OptionValues::Number { default, least, most } => (json!({ "least": least, "most": most }), json!(default)),
        };
        OptionEntry {
            key: option.key,
            label: voice.say(&Text::new(format!("option-{}", option.key))),
            help: voice.say(&Text::new(format!("option-{}.help", option.key))),
            values,
            default,
            clauses: option.clauses,
        }
    }
}
