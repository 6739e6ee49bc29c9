//! Others: profiles, histories, the ladder.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

use super::App;
use super::error::ApiError;
use crate::wire::{ErrorBody, HistoryEntry, LadderEntry, PlayerId, Profile, RandomId};

const A_PAGE: u64 = 50;

/// Reads a player's id; what is none leads nowhere.
pub(super) fn player_id(text: &str) -> Result<PlayerId, ApiError> {
    RandomId::parse(text).map(PlayerId).ok_or(ApiError::NotFound)
}

/// What everybody may know of somebody.
#[utoipa::path(get, path = "/api/players/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = ErrorBody)))]
pub(super) async fn profile(State(app): State<App>, Path(text): Path<String>) -> Result<Json<Profile>, ApiError> {
    let store = &app.house().store;
    let player = store.player(player_id(&text)?).await?.filter(|player| !player.gone).ok_or(ApiError::NotFound)?;
    Ok(Json(Profile {
        id: player.id,
        account: player.is_account(),
        since: player.created,
        games: store.statistics(player.id).await?,
        history: store.history(player.id, u64::MAX >> 1, A_PAGE).await?,
        name: player.name,
    }))
}

/// Where a page of history begins.
#[derive(Deserialize, utoipa::IntoParams)]
pub(super) struct Before {
    /// Matches before this moment, in milliseconds since 1970.
    before: Option<u64>,
}

/// Matches of somebody that are over, newest first, fifty at a time.
#[utoipa::path(get, path = "/api/players/{id}/history", tag = "people", params(("id" = String, Path), Before),
    responses((status = 200, body = Vec<HistoryEntry>)))]
pub(super) async fn history(
    State(app): State<App>,
    Path(text): Path<String>,
    Query(page): Query<Before>,
) -> Result<Json<Vec<HistoryEntry>>, ApiError> {
    let before = page.before.unwrap_or(u64::MAX).min(u64::MAX >> 1);
    Ok(Json(app.house().store.history(player_id(&text)?, before, A_PAGE).await?))
}

/// The best of a game.
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "people", params(("game" = String, Path)),
    responses((status = 200, body = Vec<LadderEntry>), (status = 404, body = ErrorBody)))]
pub(super) async fn ladder(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Json<Vec<LadderEntry>>, ApiError> {
    app.house().shelf.find(&game).map_err(|_| ApiError::NotFound)?;
    Ok(Json(app.house().store.ladder(&game, A_PAGE).await?))
}
