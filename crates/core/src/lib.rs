//! The contract that every Sandtable game implements, and what is written once on top of it.
//!
//! | what | where |
//! |---|---|
//! | the contract | [`Game`], [`Seat`], [`Viewer`], [`Path`], [`Illegal`], [`Outcome`] |
//! | what an action may bring | [`Odds`] |
//! | decisions of several steps, reactions | [`Pending`] |
//! | dice and shuffles, and their proof | [`Chance`], [`Seed`], [`FairDice`] |
//! | what is said to people, in four languages | [`Text`], [`Phrasebook`] |
//! | any game behind one face | [`AnyGame`], [`Registry`] |
//! | a match in progress, undo, its record | [`Match`], [`Record`] |
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

pub mod battery;
mod bot;
mod chance;
mod digest;
mod erased;
mod event;
mod fair;
mod game;
mod illegal;
mod level;
mod odds;
mod outcome;
mod path;
mod pending;
mod play;
mod record;
mod registry;
mod seat;
mod seed;
mod text;

pub use bot::{Care, Glimpse, Knowledge, Temper};
pub use chance::{Chance, D6, D10, Die, Fast, Scripted, Seeded, Watched};
pub use digest::digest_of;
pub use erased::{AnyGame, AnyKind, Applied, Choice, Chosen, Happening, Kind, Refusal, SavedJson, Told, ViewJson};
pub use event::{Events, Heard, Unheard};
pub use fair::{FairDice, FairDiceError, Token, commitment, derive_seed};
pub use game::{Game, GameInfo, LoadError, OptionInfo, OptionValues, ParseError, Prompt, SetupError};
pub use illegal::Illegal;
pub use level::{Level, UnknownLevel};
pub use odds::{Likelihood, Odds, OddsLine};
pub use outcome::{Outcome, Verdict};
pub use path::{Path, Step};
pub use pending::Pending;
pub use play::{Match, NoUndo, PlayError, ReplayError};
pub use record::{Entry, Record, RecordError, one_line};
pub use registry::{Registry, UnknownGame};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::Seed;
pub use text::{Argument, Language, Messages, Phrasebook, Text};
