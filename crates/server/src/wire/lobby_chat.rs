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
