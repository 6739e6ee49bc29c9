//! Tokens for programs that play.

use axum::Json;
use axum::extract::{Path, State};
use sandtable_core::Text;

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::visitor::Known;
use crate::names;
use crate::store::keys::KeyKind;
use crate::time::now;
use crate::wire::{ApiToken, ErrorBody, NewApiToken};

const MOST_TOKENS: usize = 20;

/// The tokens of one's programs, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "programs", responses((status = 200, body = Vec<ApiToken>)))]
pub(super) async fn tokens(State(app): State<App>, known: Known) -> Result<Json<Vec<ApiToken>>, ApiError> {
    Ok(Json(app.house().store.programs(known.player.id).await?))
}

/// Makes a token for a program. Its secret is told once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "programs", request_body = NewApiToken,
    responses((status = 200, body = ApiToken), (status = 422, body = ErrorBody)))]
pub(super) async fn make_token(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewApiToken>,
) -> Result<Json<ApiToken>, ApiError> {
    let store = &app.house().store;
    let label = names::tidy(&wanted.label).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    if store.programs(known.player.id).await?.len() >= MOST_TOKENS {
        return Err(ApiError::TooFast);
    }
    let secret = store.make_key(KeyKind::Program, known.player.id, &label, now()).await?;
    let made = store.programs(known.player.id).await?.into_iter().next_back().ok_or(ApiError::NotFound)?;
    Ok(Json(ApiToken { token: Some(secret), ..made }))
}

/// Ends a program's token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "programs", params(("id" = u64, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn drop_token(
    State(app): State<App>,
    known: Known,
    Path(id): Path<u64>,
) -> Result<axum::http::StatusCode, ApiError> {
    if !app.house().store.drop_program(known.player.id, id).await? {
        return Err(ApiError::NotFound);
    }
    app.hall().show_out(known.player.id).await?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}
