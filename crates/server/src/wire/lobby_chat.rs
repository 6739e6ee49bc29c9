//! What people in the lobby say to each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::PlayerId;

/// `GET /api/chat`: what was said in the lobby.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LobbyChat {
    /// The last lines, newest last: at most a hundred, and none older than a week.
    pub lines: Vec<LobbyLine>,
    /// Which edition of the talk this is: another one when a line was removed or has lost its name. It is sent with the next question.
    pub edition: u32,
    /// Are these all lines that stand, because the edition that was asked with is no more? What is known of before is forgotten.
    pub whole: bool,
}

/// How far the talk in the lobby has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LobbyMark {
    /// The number of the last line; 0 while there is none.
    #[ts(type = "number")]
    pub last: u64,
    /// The edition, as `GET /api/chat` tells it.
    pub edition: u32,
}

/// Something said in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LobbyLine {
    /// Its number: each line has one more than the last.
    #[ts(type = "number")]
    pub n: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who; nobody, if they have gone for good.
    pub player: Option<PlayerId>,
    /// What they were called when they said it.
    pub name: String,
    /// What.
    pub text: String,
}

/// `POST /api/chat`: says something in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// What, in 1 to 500 characters.
    pub text: String,
}
