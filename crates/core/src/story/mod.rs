//! The story of a match that is over, as every client shows it.

mod chapter;
mod header;
mod said;
mod tell;
mod turning;

use serde::Serialize;

pub use self::chapter::Chapter;
pub(crate) use self::tell::tell;
use crate::{Outcome, Seat, Step, Text};

/// How a match went and how it ended. There is one only of a match that is over, and then nothing is hidden any more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MatchStory {
    /// Who won.
    pub outcome: Outcome,
    /// Why it ended, in a sentence that names what won.
    pub ending: Text,
    /// The things on the table that won, as clicks call them: `flag:4`.
    pub won_by: Vec<Step>,
    /// The sides, in the order of their first seats. Every list below that is kept by side has this order.
    pub sides: Vec<StorySide>,
    /// Whether the record could be replayed. If its rules are not carried any more, it could not: then the story is what
    /// the head of the record tells, without curve, deeds, luck, marks and turning point.
    pub replayed: bool,
    /// What the curve counts.
    pub counts: Option<Text>,
    /// How it stood at the beginning, after every line that changed it, and at the end.
    pub curve: Vec<StoryScore>,
    /// The points of the result, where the curve counts something else.
    pub points: Option<StoryPoints>,
    /// What each side did.
    pub deeds: Vec<StoryDeed>,
    /// Luck against expectation, where chance was used.
    pub luck: Option<StoryLuck>,
    /// What was gained and lost on the way.
    pub marks: Vec<StoryMark>,
    /// Where the match turned.
    pub turning: Option<StoryTurn>,
}

/// Seats that win and lose together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StorySide {
    /// What it is called.
    pub name: Text,
    /// Its seats.
    pub seats: Vec<Seat>,
}

/// How it stood after a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryScore {
    /// The line of the record; 0 is the beginning.
    pub line: u32,
    /// By side.
    pub score: Vec<i32>,
}

/// The points of the result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryPoints {
    /// What they are called.
    pub name: Text,
    /// By seat.
    pub scores: Vec<i32>,
}

/// Something that was done, counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryDeed {
    /// What: "Flags claimed".
    pub what: Text,
    /// How often, by side.
    pub counts: Vec<u32>,
}

/// What chance brought, and what was to be expected of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryLuck {
    /// What is measured: "hits".
    pub unit: Text,
    /// By side; nothing for a side that never took a chance.
    pub sides: Vec<Option<StoryChance>>,
}

/// What came, and what was to be expected.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryChance {
    /// What came.
    pub rolled: u32,
    /// What comes on average.
    pub expected: f64,
}

/// Something on the course of the match: a claim, a loss.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryMark {
    /// The line of the record.
    pub line: u32,
    /// The side whose gain or loss it is, as its place among the sides.
    pub side: u32,
    /// A loss rather than a gain.
    pub loss: bool,
    /// What it was, without a full stop: "Flag 7 claimed by Ada".
    pub what: Text,
    /// Where, as clicks call it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub thing: Option<Step>,
}

/// Where the match turned.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoryTurn {
    /// The line of the record.
    pub line: u32,
    /// One sentence about it.
    pub text: Text,
}
