//! Opening tables and finding them.

use sandtable_core::{Component, GameInfo, Level, Role, Seat, Text, ViewJson};
use sandtable_shelf::Measured;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{AtTimeout, CampaignAbout, ClockSettings, Invitation, LobbyMark, Sight, Status, TableBrief, TableId};

/// `GET /api/games`: what can be played here.
#[derive(Serialize, TS)]
pub struct Games {
    /// The games in the order they are shown.
    pub games: Vec<&'static GameInfo>,
    /// The bots' levels, weakest first.
    pub levels: Vec<Level>,
    /// How games went between bots of one strength.
    pub measured: Vec<Measured>,
    /// The campaigns that there are.
    pub campaigns: Vec<CampaignAbout>,
    /// Who may open a table that begins from a position.
    pub positions: Positions,
}

/// Who may open a table that begins from a position. Whoever wrote a position knows all that is hidden in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Positions {
    /// Everybody who has a name.
    Anyone,
    /// Those who have an account.
    Accounts,
    /// Nobody.
    Nobody,
}

/// `GET /api/games/{game}/preview`: a scenario as it begins, seen by a spectator.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Preview {
    /// How many seats it has.
    pub seats: u8,
    /// What each seat is called, and who plays with whom.
    pub roles: Vec<Role>,
    /// The set-up with everything said, as `TableInfo` has it.
    #[ts(type = "Record<string, unknown>")]
    pub setup: Value,
    /// The game's public view.
    #[ts(type = "unknown")]
    pub view: ViewJson,
    /// The same in sentences.
    pub words: Vec<Text>,
}

/// `GET /api/games/{game}/roles`: who sits where in a set-up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Roles {
    /// What each seat is called, and who plays with whom.
    pub roles: Vec<Role>,
}

/// `GET /api/games/{game}/components`: what is printed on the things of a set-up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Components {
    /// Cards, units, tiles, tokens, in the order in which the game lists them.
    pub components: Vec<Component>,
}

/// `POST /api/tables/{id}/branch`: plays on from a position of a match that is over, against bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// From the position after so many lines of the record.
    pub line: u32,
    /// The seat to play oneself.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How strong the bots in the other seats are.
    #[schema(value_type = String)]
    pub level: Level,
}

/// `POST /api/tables`: opens a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// Scenario and options; what is left out takes its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The position to begin from, in place of a set-up: what `save` of the engine protocol gives and `load` takes. Such a
    /// table is marked and never rated.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub position: Option<Value>,
    /// Who is to sit where, in order; what is left out stays empty.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// By which clock.
    #[serde(default)]
    #[ts(optional, as = "Option<ClockSettings>")]
    pub clock: ClockSettings,
    /// What happens when a clock runs out.
    #[serde(default)]
    #[ts(optional, as = "Option<AtTimeout>")]
    pub at_timeout: AtTimeout,
    /// How many seconds people have to react where they could answer what another did, and how long everybody waits there whether
    /// they can or not: 0 to 86,400. If nothing is said: 5, and 0 with time for each decision in hours.
    #[serde(default)]
    #[ts(optional)]
    pub reaction: Option<u32>,
    /// Listed for strangers, or by link alone?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever comes.
    Empty,
    /// The one who opens the table; several times for hot-seat play.
    Me {
        /// What to be called there.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How strong.
        #[schema(value_type = String)]
        level: Level,
    },
}

/// `POST /api/tables/{id}/report`: tells those who run the server what is wrong at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The number of the chat line that it is about, if it is about one.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub line: Option<u64>,
    /// What is wrong, in 1 to 500 characters.
    pub text: String,
}

/// `GET /api/tables`: what goes on.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Lobby {
    /// Open tables with a free seat, newest first.
    pub open: Vec<TableCard>,
    /// One's own tables, those that wait for oneself first.
    pub mine: Vec<TableCard>,
    /// Open tables at which a match runs, to look on.
    pub running: Vec<TableCard>,
    /// Tables to which friends have invited one, newest first.
    pub invitations: Vec<Invitation>,
    /// How far the talk in the lobby has come (`GET /api/chat`); nothing where the host has switched it off.
    pub chat: Option<LobbyMark>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableCard {
    /// The table.
    pub table: TableBrief,
    /// Does it wait for a decision of the one who asks?
    pub your_turn: bool,
    /// When something was last done there.
    #[ts(type = "number")]
    pub last: u64,
}

/// `GET /api/tables/{id}/at/{line}`: an earlier position, through the eyes of the one who asks.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Earlier {
    /// After how many lines of the record.
    pub line: u32,
    /// How many lines there are.
    pub lines: u32,
    /// What is seen.
    pub sights: Vec<Sight>,
}

/// `GET /api/tables/{id}/at/{line}/words`: a position in sentences, through the eyes of the one who asks.
#[derive(Clone, Debug, Serialize, TS)]
pub struct InWords {
    /// After how many lines of the record.
    pub line: u32,
    /// The sentences, in the order in which a player looks at the table.
    pub words: Vec<Text>,
}

/// One match of somebody's history.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HistoryEntry {
    /// The table.
    pub table: TableId,
    /// The game's slug.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Which seat.
    pub seat: u8,
    /// Who sat where.
    pub names: Vec<String>,
    /// 1 for a win, ½ for a draw, 0 for a loss; nothing while it runs.
    pub worth: Option<f64>,
    /// The rating after it, if it was rated.
    pub rating: Option<f64>,
    /// When it ended or was last played, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}
