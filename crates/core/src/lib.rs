//! The contract that every Sandtable game implements, and what is written once on top of it.
//!
//! | what | where |
//! |---|---|
//! | the contract | [`Game`], which is [`Rules`], [`Views`], [`Positions`], [`Clicks`], [`Chances`], [`Words`], [`Story`] and [`Standing`] |
//! | its words | [`Seat`], [`Viewer`], [`Path`], [`Illegal`], [`Outcome`] |
//! | why something may not be chosen | [`Ruling`] |
//! | what an action may bring | [`Odds`] |
//! | decisions of several steps, reactions | [`Pending`], [`Lull`] |
//! | dice and shuffles, and their proof | [`Chance`], [`Seed`], [`FairDice`] |
//! | what is said to people, in every language | [`Text`], [`Phrasebook`], [`Language`], [`messages!`] |
//! | any game behind one face | [`AnyGame`], [`Registry`] |
//! | a match in progress, undo, its record | [`Match`], [`Record`] |
//! | the way through a record, and through many | [`Walk`], [`records_in`], [`read_records`] |
//! | what a match that is over has to tell | [`MatchStory`] |
//! | a score over several matches | [`Campaign`] |
//! | what games are built of: sets, piles, names, data files, set-ups, loading | [`IdSet`], [`Pile`], [`named!`], [`TomlFile`], [`printed_or_own`], [`faults`], [`loading`] |
//! | how large something written by a stranger may be | [`limits`] |
//! | what bots are shown, and what a game teaches them | [`Glimpse`], [`Knowledge`] |
//! | the laws that every game is held to | [`battery`] |
//!
//! All chance of a match comes from one seed, the same on every machine:
//!
//! ```
//! use sandtable_core::{Chance, D6, Seed, Seeded};
//!
//! let mut seeded = Seeded::new(&Seed::from_text("a quiet evening"));
//! let chance: &mut dyn Chance = &mut seeded;
//! let rolled = [chance.number(&D6), chance.number(&D6), chance.number(&D6)];
//! assert!(rolled.iter().all(|number| (1..=6).contains(number)));
//! ```

// It reads files, and a browser has none.
#[cfg(not(target_arch = "wasm32"))]
pub mod battery;
mod bot;
mod campaign;
mod chance;
mod characters;
mod contract;
mod digest;
mod erased;
mod event;
mod fair;
pub mod faults;
mod history;
mod id_set;
mod illegal;
mod json_text;
mod json_writer;
#[macro_use]
mod language;
mod level;
pub mod limits;
pub mod loading;
mod lull;
mod moment;
mod names;
mod odds;
mod outcome;
mod path;
mod pending;
mod pile;
mod play;
mod printed_or_own;
mod record;
#[cfg(not(target_arch = "wasm32"))]
mod record_folder;
mod registry;
mod replay;
mod rivals;
mod seat;
mod seed;
mod shape;
mod story;
mod text;
mod toml_file;
mod walk;
mod why;

pub use bot::{Care, Glimpse, Knowledge, Temper, by_weight};
pub use campaign::{Campaign, CampaignScore, Finished, Lead};
pub use chance::{Chance, D6, Die, Fast, Scripted, Seeded, Watched};
pub use characters::is_misleading;
pub use contract::{
    Chances, Clicks, Component, Figure, FigureValue, Game, GameInfo, LoadError, Obeyed, OptionInfo, OptionValues,
    OrderForm, ParseError, PlayedOn, Positions, Prompt, Role, Rules, SetupError, Standing, Story, Views, Words,
};
pub use digest::digest_of;
pub use erased::{
    AnyGame, AnyKind, Applied, Choice, Chosen, Happening, Kind, Played, Refusal, SavedJson, Told, ViewJson,
};
pub use event::{Events, Heard, Pause, Unheard};
pub use fair::{FairDice, FairDiceError, Token, commitment, derive_seed};
pub use id_set::{Bits, Id, IdSet, Members};
pub use illegal::Illegal;
pub use json_text::{JsonText, write_verbatim};
pub use json_writer::{json, write_json};
pub use language::{Language, Messages};
pub use level::{Level, UnknownLevel};
pub use lull::Lull;
pub use moment::{Moment, UnknownMoment};
pub use names::UnknownName;
pub use odds::{Likelihood, Odds, OddsLine};
pub use outcome::{Outcome, Reason, Verdict};
pub use path::{Path, Step};
pub use pending::Pending;
pub use pile::Pile;
pub use play::{Mark, Match, NoUndo, PlayError};
pub use printed_or_own::printed_or_own;
pub use record::{Entry, Record, RecordError, Unread, UnreadReason, Unseen, one_line, read_records};
#[cfg(not(target_arch = "wasm32"))]
pub use record_folder::records_in;
pub use registry::{Registry, UnknownGame};
pub use replay::{LineError, ReplayError};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::Seed;
pub use story::{
    Chapter, MatchStory, StoryChance, StoryDeed, StoryLuck, StoryMark, StoryPoints, StoryScore, StorySide, StoryTurn,
};
pub use text::{Argument, Phrasebook, Text};
pub use toml_file::{TomlFile, read_data_file};
pub use walk::{Line, Walk};
pub use why::Ruling;

/// What the macros of this crate need from others, so that their users need not name them.
#[doc(hidden)]
pub mod exported {
    pub use serde;
}
