//! Friends, and the tables to which they invite each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{PlayerId, Status, TableCard, TableId};

/// `POST /api/me/friends/link`: a link for somebody who is to become a friend. Shown once, works once, for a day.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FriendLink {
    /// The secret part; the page's address is `/#/friend/<token>`.
    pub token: String,
}

/// `POST /api/friend/whose`: who asks to be one's friend by a link.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct FriendOffer {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// With an account?
    pub account: bool,
    /// Is it oneself, who made the link?
    pub own: bool,
    /// Are they friends already?
    pub already: bool,
}

/// `GET /api/me/friends`: one's friends.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Friends {
    /// Those who are here first.
    pub friends: Vec<Friend>,
    /// Tables at which one sits and to which they may be invited, those of lately first.
    pub tables: Vec<FriendTable>,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Friend {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// With an account?
    pub account: bool,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
    /// Were they here a moment ago?
    pub online: bool,
    /// An open table at which they sit.
    pub table: Option<FriendTable>,
}

/// A table in a list of friends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct FriendTable {
    /// Which.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// How far it is.
    pub status: Status,
}

/// `POST /api/me/friends/{id}/invite`: invites a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// To a table at which one sits and that has a free seat.
    pub table: TableId,
}

/// A friend's invitation to a table.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// Who invites.
    pub by: PlayerId,
    /// What they are called.
    pub name: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// To which table.
    pub card: TableCard,
}
