//! Who somebody is.

use sandtable_core::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{HistoryEntry, PlayerId};

/// `GET /api/me`: oneself. Nothing (`null`) for who has no session yet.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Me {
    /// Who.
    pub id: PlayerId,
    /// What one is called.
    pub name: String,
    /// With a password?
    pub account: bool,
    /// The language of messages that leave the page.
    #[ts(type = "Language")]
    #[schema(value_type = String)]
    pub language: Language,
    /// When one wants to hear of one's turn.
    pub notify: Notify,
}

/// `POST /api/guest`: takes a name and a session, without an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 32 characters.
    pub name: String,
    /// The language of messages that leave the page.
    #[serde(default)]
    #[ts(optional, type = "Language")]
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
}

/// `POST /api/register` (a guest becomes an account and keeps its history) and `POST /api/login`.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 32 characters; unique among accounts, whatever the case.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// `PATCH /api/me`: what is to change.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MyChanges {
    /// A new name, of 1 to 32 characters. It stands at once wherever one still plays; what is over keeps the old one. An account logs in by it.
    #[ts(optional)]
    pub name: Option<String>,
    /// Another language.
    #[ts(optional, type = "Language")]
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// Other wishes for notifications.
    #[ts(optional)]
    pub notify: Option<Notify>,
    /// The account's password. Needed to change or remove the e-mail address, because a password can be reset by it; guests
    /// have none.
    #[ts(optional)]
    pub password: Option<String>,
}

/// When and how somebody hears that it is their turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Notify {
    /// When.
    pub when: NotifyWhen,
    /// An address that a message is posted to.
    #[ts(optional = nullable)]
    pub webhook: Option<Webhook>,
    /// An e-mail address; mail goes there once it is confirmed.
    #[ts(optional = nullable)]
    pub email: Option<String>,
    /// Is the e-mail address confirmed? Set by the server.
    pub email_confirmed: bool,
}

/// When somebody wants to hear of their turn outside the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NotifyWhen {
    /// When they have no page of the table open.
    #[default]
    Offline,
    /// Every time.
    Always,
    /// Never.
    Never,
}

/// An address that a message is posted to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    /// An `https` address.
    pub url: String,
    /// The body. `{text}`, `{game}`, `{table}`, `{url}` and `{name}` are filled in; inside a JSON body they are escaped.
    pub template: String,
    /// The body's content type.
    #[serde(default = "json")]
    pub content_type: String,
}

fn json() -> String {
    "application/json".to_owned()
}

/// `POST /api/me/password`: another password. Every other session, link and token ends.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one so far.
    pub old: String,
    /// The next, of 8 to 256 characters.
    pub new: String,
}

/// `POST /api/password/forgot`: asks for a mail to the account's confirmed address. The answer is the same whether there is one.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForgottenPassword {
    /// The account's name.
    pub name: String,
}

/// `POST /api/password/reset`: a new password, by the link of that mail (`/#/reset/<token>`).
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// The secret part of the link; it works once, for an hour.
    pub token: String,
    /// The password, of 8 to 256 characters.
    pub password: String,
}

/// `GET /api/me/sessions`: one of one's sessions.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SessionInfo {
    /// Its number among one's own.
    #[ts(type = "number")]
    pub id: u64,
    /// What the browser said of itself when it began.
    pub device: String,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// Is it the one that asks?
    pub this: bool,
}

/// `POST /api/link/whose`: who a personal link would make one, before it is used.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LinkedAs {
    /// What one would be called.
    pub name: String,
    /// With an account?
    pub account: bool,
}

/// `POST /api/me/link`: a personal link for another device. Shown once, works once, for a day.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PersonalLink {
    /// The secret part; the page's address is `/#/link/<token>`.
    pub token: String,
}

/// `POST /api/link`: comes back by a personal link. `POST /api/me/email/confirm`: proves an e-mail address.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SecretToken {
    /// The secret part.
    pub token: String,
}

/// `DELETE /api/me`: accounts say their password once more.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// An account's password; guests have none.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// What a program's token may be used for. Nothing else of an account is open to a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Play as its owner: open tables, sit down, decide, talk at the table.
    Play,
    /// Read its owner's matches, and watch them, as the owner sees them.
    Read,
}

impl Scope {
    /// Every scope there is.
    pub const ALL: [Scope; 2] = [Scope::Play, Scope::Read];

    /// The word that stands on the wire and in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Scope::Play => "play",
            Scope::Read => "read",
        }
    }
}

/// `POST /api/me/tokens`: makes a token for a program.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewApiToken {
    /// A name by which its owner will know it, of 1 to 32 characters.
    pub label: String,
    /// What it may be used for, at least one scope; all of them if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub scopes: Option<Vec<Scope>>,
    /// After how many days it expires, 1 to 365; 90 if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u32>,
}

/// A token for a program, sent as `Authorization: Bearer <token>`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ApiToken {
    /// Its number among one's own.
    #[ts(type = "number")]
    pub id: u64,
    /// The name by which its owner knows it.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When it stops working, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires: u64,
    /// When it was last used, to the minute, in milliseconds since 1970; nothing if it never was.
    #[ts(type = "number | null")]
    pub used: Option<u64>,
    /// The secret; told once, when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// `GET /api/token`: what a program's token is, told to the program.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TokenInfo {
    /// Whose it is.
    pub player: PlayerId,
    /// What its owner is called.
    pub name: String,
    /// The name by which its owner knows it.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it stops working, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires: u64,
}

/// `GET /api/players/{id}`: what everybody may know of somebody.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Profile {
    /// Who.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// With an account?
    pub account: bool,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
    /// Ratings and counts, one a game that they have finished.
    pub games: Vec<GameStatistics>,
    /// The last matches that ended, newest first.
    pub history: Vec<HistoryEntry>,
}

/// Somebody's ratings and counts in one game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct GameStatistics {
    /// The game's slug.
    pub game: String,
    /// Matches won, drawn and lost, by seat.
    pub by_seat: Vec<SeatStatistics>,
    /// Glicko-2; nothing before the first rated match.
    pub rating: Option<Rating>,
}

/// Counts of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatStatistics {
    /// Which.
    pub seat: u8,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

/// A Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many rated matches.
    pub matches: u32,
}

/// `GET /api/ratings/{game}`: one line of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LadderEntry {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// The rating.
    pub rating: Rating,
}
