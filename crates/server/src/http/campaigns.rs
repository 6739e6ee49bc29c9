//! Campaigns: beginning, joining and reading them.

use axum::Json;
use axum::extract::{Path, State};

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::tables::table_id;
use super::visitor::{Known, Visitor, asker};
use crate::campaign::{self, NoCampaign};
use crate::table::command::Command;
use crate::wire::{CampaignId, CampaignInfo, CampaignSeat, ErrorBody, NewCampaign, RandomId, TableInfo};

const MOST_LISTED: u64 = 30;

fn campaign_id(text: &str) -> Result<CampaignId, ApiError> {
    RandomId::parse(text).map(CampaignId).ok_or(ApiError::NotFound)
}

/// One's own campaigns, newest first.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns", responses((status = 200, body = Vec<CampaignInfo>)))]
pub(super) async fn mine(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<CampaignInfo>>, ApiError> {
    let Some(asker) = visitor.asker() else { return Ok(Json(Vec::new())) };
    let mut campaigns = Vec::new();
    for id in app.house().store.campaigns_of(asker.player, MOST_LISTED).await? {
        campaigns.push(campaign::tell(app.house(), id, Some(&asker)).await?);
    }
    Ok(Json(campaigns))
}

/// Begins a campaign.
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses((status = 200, body = CampaignInfo), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewCampaign>,
) -> Result<Json<CampaignInfo>, ApiError> {
    if !app.limits().new_table(known.address) {
        return Err(ApiError::TooFast);
    }
    let host = asker(&known.player);
    let id = campaign::begin(app.house(), &host, &wanted).await?;
    Ok(Json(campaign::tell(app.house(), id, Some(&host)).await?))
}

/// How a campaign stands.
#[utoipa::path(get, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)),
    responses((status = 200, body = CampaignInfo), (status = 404, body = ErrorBody)))]
pub(super) async fn tell(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<CampaignInfo>, ApiError> {
    Ok(Json(campaign::tell(app.house(), campaign_id(&id)?, visitor.asker().as_ref()).await?))
}

/// Takes a free seat for the whole campaign.
#[utoipa::path(post, path = "/api/campaigns/{id}/sit", tag = "campaigns", params(("id" = String, Path)), request_body = CampaignSeat,
    responses((status = 200, body = CampaignInfo), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn sit(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Body(wanted): Body<CampaignSeat>,
) -> Result<Json<CampaignInfo>, ApiError> {
    let (id, asker) = (campaign_id(&id)?, asker(&known.player));
    campaign::sit(app.house(), id, &asker, wanted.seat).await?;
    Ok(Json(campaign::tell(app.house(), id, Some(&asker)).await?))
}

/// Opens the table of the next match, or finds the one that is open.
#[utoipa::path(post, path = "/api/campaigns/{id}/next", tag = "campaigns", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn next(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    if !app.limits().new_table(known.address) {
        return Err(ApiError::TooFast);
    }
    let asker = asker(&known.player);
    let table = campaign::next(app.house(), campaign_id(&id)?, &asker).await?;
    let card = app.hall().ask(table, |reply| Command::Card { asker: Some(asker), reply }).await?;
    Ok(Json(card.table))
}

/// The campaign that a table belongs to, if it belongs to one.
#[utoipa::path(get, path = "/api/tables/{id}/campaign", tag = "campaigns", params(("id" = String, Path)),
    responses((status = 200, body = Option<CampaignId>), (status = 404, body = ErrorBody)))]
pub(super) async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Option<CampaignId>>, ApiError> {
    Ok(Json(app.house().store.campaign_of(table_id(&id)?).await?))
}

impl From<NoCampaign> for ApiError {
    fn from(error: NoCampaign) -> ApiError {
        match error {
            NoCampaign::NoSuchCampaign => ApiError::NotFound,
            NoCampaign::Impossible(error) => error.into(),
            NoCampaign::Refused(id) => ApiError::Conflict(id),
            NoCampaign::Store(error) => error.into(),
        }
    }
}
