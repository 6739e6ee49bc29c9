//! Campaigns: matches in a fixed order, everybody keeping their seats, with a score over all of them.

use sandtable_core::{CampaignScore, Finished, Seat, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{AtTimeout, ClockSettings, NewSeat, RandomId, Sitter, TableId};

/// A campaign. Who knows the id may look on, and take a seat that is free: it is the invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[ts(type = "string")]
pub struct CampaignId(pub RandomId);

/// A game's campaign, before anybody plays it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignAbout {
    /// The game's slug.
    pub game: &'static str,
    /// Its scenarios, in the order in which they are played.
    pub scenarios: Vec<&'static str>,
    /// What each seat is called.
    pub roles: Vec<Text>,
}

/// `POST /api/campaigns`: begins a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// The game's slug.
    pub game: String,
    /// Who is to keep which seat, in order; what is left out stays empty.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// By which clock its matches are played.
    #[serde(default)]
    #[ts(optional, as = "Option<ClockSettings>")]
    pub clock: ClockSettings,
    /// What happens when a clock runs out.
    #[serde(default)]
    #[ts(optional, as = "Option<AtTimeout>")]
    pub at_timeout: AtTimeout,
}

/// `POST /api/campaigns/{id}/sit`: takes a free seat for the whole campaign.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignSeat {
    /// Which.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// `GET /api/campaigns/{id}`: how a campaign stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignInfo {
    /// Which.
    pub id: CampaignId,
    /// The game's slug.
    pub game: String,
    /// Its scenarios, in the order in which they are played.
    pub scenarios: Vec<String>,
    /// What each seat is called.
    #[schema(value_type = Vec<Object>)]
    pub roles: Vec<Text>,
    /// Who keeps which seat.
    pub seats: Vec<Sitter>,
    /// The seats of the one who asks.
    #[ts(type = "Array<number>")]
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
    /// The matches so far, in the order of the scenarios.
    pub matches: Vec<CampaignMatch>,
    /// The place of the match that can be begun now, from 0: when every seat is taken, the match before is over, and
    /// there is one left.
    pub next: Option<u32>,
    /// The score.
    #[schema(value_type = Object)]
    pub score: CampaignScore,
    /// When it was begun, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
}

/// A match of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignMatch {
    /// Where it is played.
    pub table: TableId,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub result: Option<Finished>,
}
