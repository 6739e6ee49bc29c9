//! A table: who sits where, by which clock, with which promise.

use sandtable_core::{Level, Outcome, PlayedOn, Role, Seat, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PlayerId, TableId};

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Which.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The rules version it is played by.
    pub rules: u32,
    /// Scenario and options.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The scenario or map: a printed one by its id, a person's own by its name; nothing, where the game has none.
    #[schema(value_type = Option<Object>)]
    pub scenario: Option<PlayedOn>,
    /// How far it is.
    pub status: Status,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// What the game calls them, and who plays with whom.
    #[schema(value_type = Vec<Object>)]
    pub roles: Vec<Role>,
    /// By which clock.
    pub clock: ClockSettings,
    /// What happens when a clock runs out.
    pub at_timeout: AtTimeout,
    /// How many seconds people have to react where they could answer, and how long the others wait whether they can or not.
    /// With 0, who can answer is waited for, and that tells that they can. Lists leave it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reaction: Option<u32>,
    /// Is it listed for strangers to join?
    pub open: bool,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// The host's promise for the dice: 64 hexadecimal digits.
    pub commitment: String,
    /// Somebody asks the others for something.
    pub ask: Option<Ask>,
    /// All clocks stand still until somebody resumes or decides.
    pub paused: bool,
    /// It began from a position that somebody set up, and is not rated.
    pub from_position: bool,
    /// Something is at stake, as people sit now: the match changes the ratings of those who have an account, if all have one.
    pub rated: bool,
    /// It began as a branch of another match, to try what might have been.
    pub branch_of: Option<BranchOf>,
    /// It was played by rules that are not carried here: what to tell people. Nothing can be done at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub old_rules: Option<Text>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// Why it ended, where that is the game's to say: nobody gave up, and no time ran out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub ending: Option<Text>,
    /// The proof of the dice, after the end.
    pub proof: Option<Proof>,
    /// The table at which the same is played again.
    pub rematch: Option<TableId>,
}

/// What a list shows of a table. There is no set-up in it: a stranger can write one of 32 kB, and everybody reads lists.
/// `GET /api/tables/{id}` tells the rest.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableBrief {
    /// The table.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// The rules version it is played by.
    pub rules: u32,
    /// The scenario or map: a printed one by its id, a person's own by its name; nothing, where the game has none.
    #[schema(value_type = Option<Object>)]
    pub scenario: Option<PlayedOn>,
    /// How far it is.
    pub status: Status,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// What the game calls them, and who plays with whom.
    #[schema(value_type = Vec<Object>)]
    pub roles: Vec<Role>,
    /// By which clock.
    pub clock: ClockSettings,
    /// What happens when a clock runs out.
    pub at_timeout: AtTimeout,
    /// Is it listed for strangers to join?
    pub open: bool,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// It began from a position that somebody set up, and is not rated.
    pub from_position: bool,
    /// The match changes ratings, as people sit now.
    pub rated: bool,
    /// It was played by rules that are not carried here: what to tell people.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub old_rules: Option<Text>,
}

impl TableBrief {
    /// What a list shows of a table.
    #[must_use]
    pub fn of(table: TableInfo) -> TableBrief {
        TableBrief {
            id: table.id,
            game: table.game,
            rules: table.rules,
            scenario: table.scenario,
            status: table.status,
            seats: table.seats,
            roles: table.roles,
            clock: table.clock,
            at_timeout: table.at_timeout,
            open: table.open,
            created: table.created,
            from_position: table.from_position,
            rated: table.rated,
            old_rules: table.old_rules,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are being taken.
    Gathering,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Which.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// Has it contributed to the dice?
    pub contributed: bool,
    /// Does its clock stand still, and until when?
    #[ts(type = "number | null")]
    pub vacation_until: Option<u64>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Empty,
    /// A person, or a program that plays as one.
    Person {
        /// Who.
        player: PlayerId,
        /// What they are called here.
        name: String,
    },
    /// One of our bots.
    Bot {
        /// How strong.
        #[schema(value_type = String)]
        level: Level,
        /// Whose seat it took over at time-out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        instead_of: Option<String>,
    },
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSettings {
    /// None.
    #[default]
    None,
    /// For people who sit there: a bank, and something added after each decision.
    Live {
        /// Seconds in the bank: 10 to 86,400.
        bank: u32,
        /// Seconds added after each decision: 0 to 3,600.
        increment: u32,
    },
    /// For people who come by: time for each decision, a bank behind it, and vacation.
    Days {
        /// Hours for each decision: 1 to 720.
        hours: u32,
        /// Hours in the bank, used when a decision takes longer: 0 to 2,160.
        bank: u32,
        /// Days of vacation for each seat: 0 to 60.
        vacation: u32,
    },
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AtTimeout {
    /// The seat loses.
    #[default]
    Forfeit,
    /// A bot plays on.
    Bot {
        /// How strong.
        #[schema(value_type = String)]
        level: Level,
    },
}

/// A seat's clock at the moment of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockFace {
    /// Whose.
    #[ts(type = "number")]
    pub seat: Seat,
    /// Milliseconds left for this decision, the bank included.
    #[ts(type = "number")]
    pub left: u64,
    /// Milliseconds in the bank.
    #[ts(type = "number")]
    pub bank: u64,
    /// Does it run?
    pub running: bool,
    /// Days of vacation left.
    pub vacation: u32,
}

/// Somebody asks the others for something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ask {
    /// What for.
    pub about: AskAbout,
    /// Who asks.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who has not answered yet.
    #[ts(type = "Array<number>")]
    #[schema(value_type = Vec<u8>)]
    pub waiting_for: Vec<Seat>,
}

/// What the others can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AskAbout {
    /// To go back to before one's own last step.
    TakeBack,
    /// To stop all clocks.
    Pause,
}

/// Where a branch left the match that it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BranchOf {
    /// The match.
    pub table: TableId,
    /// After so many lines of its record.
    pub line: u32,
}

/// The proof of the dice: `docs/fair-dice.md` tells how to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// The host's secret.
    pub secret: String,
    /// What each seat contributed.
    pub contributions: Vec<String>,
    /// The seed that followed.
    pub seed: String,
}

/// What somebody is called who is not here any more, and a seat in which nobody sits.
pub const NOBODY: &str = "—";

impl Sitter {
    /// What the sitter is called in a record or a list.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            Sitter::Empty => NOBODY.to_owned(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level, .. } => format!("bot {level}"),
        }
    }
}
