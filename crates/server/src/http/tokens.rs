//! Tokens for programs that play or read.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use sandtable_core::Text;

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::visitor::{Credential, Known};
use crate::names;
use crate::store::tokens::NewToken;
use crate::time::{DAY_MILLIS, now};
use crate::wire::{ApiToken, ErrorBody, NewApiToken, Scope, TokenInfo};

/// How many tokens one person may have.
const MOST_TOKENS: usize = 20;
/// How many days a token works if nothing is said.
const USUAL_DAYS: u32 = 90;
/// A token works for this many days at most.
const MOST_DAYS: u32 = 365;

/// The tokens of one's programs, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "programs", responses((status = 200, body = Vec<ApiToken>)))]
pub(super) async fn tokens(State(app): State<App>, known: Known) -> Result<Json<Vec<ApiToken>>, ApiError> {
    Ok(Json(app.house().store.tokens(known.player.id).await?))
}

/// Makes a token for a program. Its secret is told once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "programs", request_body = NewApiToken,
    responses((status = 200, body = ApiToken), (status = 422, body = ErrorBody)))]
pub(super) async fn make_token(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewApiToken>,
) -> Result<Json<ApiToken>, ApiError> {
    let refuse = |why| Err(ApiError::Unprocessable(Text::new(why)));
    let store = &app.house().store;
    let Some(label) = names::tidy(&wanted.label) else { return refuse("sv-bad-name") };
    // In one order, and each once.
    let asked = wanted.scopes.unwrap_or_else(|| Scope::ALL.to_vec());
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| asked.contains(scope)).collect();
    if scopes.is_empty() {
        return refuse("sv-token-no-scope");
    }
    let days = wanted.days.unwrap_or(USUAL_DAYS);
    if !(1..=MOST_DAYS).contains(&days) {
        return refuse("sv-token-days");
    }
    if store.tokens(known.player.id).await?.len() >= MOST_TOKENS {
        return refuse("sv-many-tokens");
    }
    let created = now();
    let expires = created + u64::from(days) * DAY_MILLIS;
    let made = NewToken { player: known.player.id, label: &label, scopes: &scopes, created, expires };
    Ok(Json(store.make_token(&made).await?))
}

/// Revokes a token. Sockets and streams that were opened with it end.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "programs", params(("id" = u64, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn drop_token(
    State(app): State<App>,
    known: Known,
    Path(id): Path<u64>,
) -> Result<StatusCode, ApiError> {
    if !app.house().store.drop_token(known.player.id, id).await? {
        return Err(ApiError::NotFound);
    }
    app.hall().show_out(known.player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose token this is, what it may be used for, and until when. For programs: a browser has no token.
#[utoipa::path(get, path = "/api/token", tag = "programs",
    responses((status = 200, body = TokenInfo), (status = 401, body = ErrorBody)))]
pub(super) async fn this_token(known: Known) -> Result<Json<TokenInfo>, ApiError> {
    let Credential::Token { grant, .. } = known.credential else { return Err(ApiError::BadToken) };
    Ok(Json(TokenInfo {
        player: known.player.id,
        name: known.player.name,
        label: grant.label,
        scopes: grant.scopes,
        expires: grant.expires,
    }))
}
