//! What a table says to a client.
//!
//! Every change of a table is a step with a number, the same on every node. A step is told to everybody at the table,
//! even when nothing of what happened may be known to a viewer: who has seen step 41 and hears of step 43 knows that he
//! missed one.

use std::collections::BTreeMap;

use sandtable_core::{Choice, Prompt, Seat, Text, Told, ViewJson, Viewer};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::shapes;
use super::{ClockFace, TableInfo};

/// One message to a client.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything that this client may know: after `hello`, and whenever it has missed too much.
    Sync(Box<Sync>),
    /// Something was done, or several things that the client had missed.
    Step(Box<Step>),
    /// What this client asked for is done and stored.
    Done {
        /// The step that it became; or the one that it had become already, if the client said it twice.
        #[ts(type = "number")]
        seq: u64,
    },
    /// What this client asked for was not done.
    Refused(Refused),
    /// The client decided on a position that is no more. It should look at what came since, and ask anew.
    Stale {
        /// The sequence that the client sent.
        #[ts(type = "number")]
        seq: u64,
        /// The table's sequence now.
        #[ts(type = "number")]
        now: u64,
    },
    /// The answer to `why`.
    Why {
        /// The number of the question.
        ask: u32,
        /// Why not; nothing, if it can be chosen.
        refused: Option<Refused>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Who is here.
    Presence(Presence),
    /// The answer to `ping`.
    Pong {
        /// The number of the question.
        n: u32,
        /// The server's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
    },
    /// The message could not be understood or not be served. The connection stays, unless the server is going away.
    Error {
        /// What kind of trouble, for programs.
        code: ErrorCode,
        /// What to tell a person.
        #[ts(as = "shapes::Text")]
        text: Text,
        /// Where in the message, and what was expected there; for programmers.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        detail: Option<String>,
    },
}

/// Everything that a client may know of a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Sync {
    /// The last step that is contained in it.
    #[ts(type = "number")]
    pub seq: u64,
    /// The server's clock, in milliseconds since 1970: clocks count from it.
    #[ts(type = "number")]
    pub now: u64,
    /// The table.
    pub table: TableInfo,
    /// What the client is at this table.
    pub you: You,
    /// The position; nothing before the start.
    pub position: Option<Position>,
    /// What happened so far.
    pub log: Vec<LogLine>,
    /// What was said in the rooms that this client may read; the last lines of it.
    pub chat: Vec<ChatLine>,
    /// Who is here.
    pub presence: Presence,
}

/// Something was done.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Step {
    /// It follows this step: a client that has another one last has missed something and says `hello`.
    #[ts(type = "number")]
    pub from: u64,
    /// The last step that is contained in it.
    #[ts(type = "number")]
    pub seq: u64,
    /// The server's clock.
    #[ts(type = "number")]
    pub now: u64,
    /// The table, if anything about it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
    /// What the client is at this table, if that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<You>,
    /// The position now.
    pub position: Option<Position>,
    /// What happened, to be animated and added to the log.
    pub log: Vec<LogLine>,
    /// Log lines that were taken back, by their step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<number>", optional)]
    pub removed: Vec<u64>,
}

/// What a client is at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct You {
    /// The seats that it may decide for; none for a spectator.
    #[ts(type = "Array<number>")]
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// Did it open the table?
    pub host: bool,
}

/// A position, as a client may know it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Position {
    /// Who is asked now; nobody when the match is over.
    #[ts(type = "Array<number>")]
    pub to_act: Vec<Seat>,
    /// What each pair of eyes sees that this client may look through: its seats in order, or the public view. After the
    /// end, the all-seeing one is first.
    pub sights: Vec<Sight>,
    /// The clocks of the seats; empty at a table without.
    pub clocks: Vec<ClockFace>,
}

/// What one pair of eyes sees.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Sight {
    /// Whose eyes.
    #[ts(as = "shapes::Viewer")]
    pub viewer: Viewer,
    /// The game's view.
    #[ts(type = "unknown")]
    pub view: ViewJson,
    /// What is asked.
    #[ts(as = "shapes::Prompt")]
    pub prompt: Prompt,
    /// What the seat may choose; empty when it is not asked.
    #[ts(as = "Vec<shapes::Choice>")]
    pub choices: Vec<Choice>,
    /// What the steps of the choices are called.
    #[ts(as = "BTreeMap<String, shapes::Text>")]
    pub labels: BTreeMap<String, Text>,
    /// May the seat take its last step back?
    pub can_undo: bool,
    /// Is there a step of the seat that it could ask the others to take back?
    pub can_ask: bool,
}

/// One line of the log: all that one step told.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LogLine {
    /// The step.
    #[ts(type = "number")]
    pub seq: u64,
    /// How many lines of the record there are after it: what `/api/tables/{id}/at/{line}` takes.
    pub line: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who did it; nothing, if nobody in a seat did.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What happened in the game, as this client may know it.
    #[ts(as = "Vec<shapes::Told>")]
    pub told: Vec<Told>,
    /// What happened at the table, if the step was no action of the game.
    #[ts(as = "Option<shapes::Text>")]
    pub note: Option<Text>,
}

/// Why something may not be done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Refused {
    /// The sequence that the client sent; nothing for what has none.
    #[ts(type = "number | null")]
    pub seq: Option<u64>,
    /// The clause that forbids it, such as `BL-9.2`; nothing, if the table forbids it and not the game.
    pub rule: Option<String>,
    /// What to tell the player.
    #[ts(as = "shapes::Text")]
    pub text: Text,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChatLine {
    /// Its number at this table.
    #[ts(type = "number")]
    pub n: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Where.
    pub room: Room,
    /// Who said it.
    pub name: String,
    /// What; plain text, to be shown as such.
    pub text: String,
}

/// Where something is said. While a match runs, players and spectators cannot hear each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// Those who sit at the table.
    Players,
    /// Those who look on.
    Spectators,
}

/// Who is here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Presence {
    /// Seats whose people are connected.
    #[ts(type = "Array<number>")]
    pub seats: Vec<Seat>,
    /// How many others look on.
    pub spectators: u32,
}

/// Kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// No message of ours.
    Malformed,
    /// Larger than anything sensible.
    TooLarge,
    /// Too often.
    TooFast,
    /// Nothing there, or not for you.
    NotFound,
    /// You are nobody yet: take a name first.
    NoSession,
    /// You may not.
    Forbidden,
    /// That name is taken, or that was done already.
    Conflict,
    /// The request is understood and cannot be served as it is.
    Unprocessable,
    /// A mistake on our side.
    Internal,
    /// The server is going away; come back in a moment.
    GoingAway,
}
