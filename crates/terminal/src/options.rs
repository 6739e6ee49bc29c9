//! What a caller asks for: who plays what, from where, in which language.

use std::path::PathBuf;

use sandtable_core::{AnyGame, Language, Record, Registry, Seat, Seed};
use serde_json::Value;

use crate::campaign::CampaignFile;
use crate::palette::Colour;

/// A match to be played at this terminal.
pub struct PlayOptions {
    /// The games the program knows.
    pub registry: Registry,
    /// A new match, or one that goes on.
    pub start: Start,
    /// Who sits where, seat 0 first; one for every seat.
    pub players: Vec<Player>,
    /// Where the record is kept. `None`: a new file among the user's data, or the file that is resumed.
    pub save: Option<PathBuf>,
    /// The language of all texts.
    pub language: Language,
    /// How many colours to use; [`Colour::from_environment`] asks the terminal.
    pub colour: Colour,
}

/// A campaign to be played at this terminal, one match after the other.
pub struct CampaignOptions {
    /// The games the program knows.
    pub registry: Registry,
    /// Where it is kept; [`crate::campaign_file`] says where that usually is.
    pub file: PathBuf,
    /// What [`crate::read_campaign`] found there, or one that begins.
    pub campaign: CampaignFile,
    /// Who sits where, seat 0 first; one for every seat.
    pub players: Vec<Player>,
    /// What all chance of its new matches comes from.
    pub seed: Seed,
    /// The language of all texts.
    pub language: Language,
    /// How many colours to use; [`Colour::from_environment`] asks the terminal.
    pub colour: Colour,
}

/// Where a match begins.
pub enum Start {
    /// A new match.
    New {
        /// The game's slug.
        game: String,
        /// The set-up; `Null` is the default one.
        setup: Value,
        /// What all chance comes from.
        seed: Seed,
    },
    /// A match that was saved.
    Resume {
        /// The file it was read from.
        file: PathBuf,
        /// What was in it; [`crate::read_record`] reads one.
        record: Box<Record>,
    },
}

/// Who sits in a seat.
pub enum Player {
    /// A person at this keyboard.
    Person {
        /// What the others call him or her.
        name: String,
    },
    /// A program.
    Bot(Box<dyn Opponent>),
}

impl Player {
    /// What the player is called at the table and in the record.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Person { name } => name.clone(),
            Player::Bot(bot) => bot.name(),
        }
    }
}

/// A program that plays a seat. It thinks in a thread of its own.
pub trait Opponent: Send {
    /// What it is called at the table and in the record, such as `bot veteran`.
    fn name(&self) -> String;

    /// Chooses for a seat that is to act: a legal action in the game's notation.
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> String;
}

/// A record to be stepped through.
pub struct ReplayOptions {
    /// The games the program knows.
    pub registry: Registry,
    /// What was played.
    pub record: Record,
    /// The language of all texts.
    pub language: Language,
    /// How many colours to use; [`Colour::from_environment`] asks the terminal.
    pub colour: Colour,
}
