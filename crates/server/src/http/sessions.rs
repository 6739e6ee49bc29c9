//! Sessions: beginning one by a password or a personal link, seeing which there are, ending them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, HeaderName, SET_COOKIE, USER_AGENT};
use axum::response::{AppendHeaders, IntoResponse};

use super::App;
use super::account::me_of;
use super::body::Body;
use super::error::ApiError;
use super::hosts::is_https;
use super::passwords;
use super::visitor::{Credential, Known, SESSION_MILLIS, Visitor, no_cookies, session_cookies};
use crate::store::keys::KeyKind;
use crate::store::players::Player;
use crate::time::{DAY_MILLIS, now};
use crate::wire::{Credentials, ErrorBody, LinkedAs, Me, PersonalLink, SecretToken, SessionInfo};

/// A personal link that was made longer ago does not work any more.
const LINK_MILLIS: u64 = DAY_MILLIS;
/// So much of what a browser says of itself is kept.
const LONGEST_DEVICE: usize = 160;

/// An answer that sets or takes away cookies.
pub(super) type WithCookie<T> = (AppendHeaders<Vec<(HeaderName, String)>>, T);

pub(super) fn with_cookies<T>(cookies: Vec<String>, answer: T) -> WithCookie<T> {
    (AppendHeaders(cookies.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect()), answer)
}

/// What a browser says of itself, for the list of sessions.
fn device(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    said.chars().filter(|c| !c.is_control()).take(LONGEST_DEVICE).collect()
}

/// Begins a session, and tells the browser of it.
pub(super) async fn begin_session(
    app: &App,
    player: &Player,
    headers: &HeaderMap,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let host_only = is_https(headers, app);
    let secret = app.house().store.make_session(player.id, &device(headers), now(), host_only).await?;
    Ok(with_cookies(session_cookies(&secret, headers, app), Json(me_of(player))))
}

/// Ends every session, link and token of somebody, and begins a session anew.
pub(super) async fn begin_anew(
    app: &App,
    player: &Player,
    headers: &HeaderMap,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    app.house().store.drop_keys(player.id).await?;
    // The sockets of this very page come back after a moment, when it has its new key.
    app.hall().show_out(player.id).await?;
    begin_session(app, player, headers).await
}

/// Begins a session of an account.
#[utoipa::path(post, path = "/api/login", tag = "me", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn login(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    if !app.limits().login(visitor.address, &wanted.name) {
        return Err(ApiError::TooFast);
    }
    if wanted.password.len() > 1_024 {
        return Err(ApiError::WrongCredentials);
    }
    let account = app.house().store.account(&wanted.name).await?;
    let digest = account.as_ref().and_then(|account| account.password.clone());
    let fits = passwords::fits(wanted.password, digest).await.map_err(ApiError::Internal)?;
    match account {
        Some(player) if fits && player.banned_until > now() => Err(ApiError::Forbidden("sv-banned")),
        Some(player) if fits => {
            app.limits().logged_in(visitor.address, &wanted.name);
            begin_session(&app, &player, &headers).await
        }
        _ => Err(ApiError::WrongCredentials),
    }
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "me", responses((status = 204)))]
pub(super) async fn logout(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(Credential::Session { secret, .. }) = visitor.credential {
        app.house().store.drop_key(&secret).await?;
        if let Some(player) = visitor.player {
            app.hall().show_out(player.id).await?;
        }
    }
    Ok(gone(&app, &headers))
}

pub(super) fn gone(app: &App, headers: &HeaderMap) -> WithCookie<StatusCode> {
    with_cookies(no_cookies(headers, app), StatusCode::NO_CONTENT)
}

/// Ends all sessions, personal links and tokens of programs; whoever is at a table by one of them is let go.
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "me", responses((status = 204), (status = 401, body = ErrorBody)))]
pub(super) async fn logout_everywhere(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.house().store.drop_keys(known.player.id).await?;
    app.hall().show_out(known.player.id).await?;
    Ok(gone(&app, &headers))
}

/// Makes a personal link for another device. It works once, for a day.
#[utoipa::path(post, path = "/api/me/link", tag = "me", responses((status = 200, body = PersonalLink)))]
pub(super) async fn make_link(State(app): State<App>, known: Known) -> Result<Json<PersonalLink>, ApiError> {
    let token = app.house().store.make_key(KeyKind::Link, known.player.id, "", now()).await?;
    Ok(Json(PersonalLink { token }))
}

/// Who a personal link would make one, before it is used.
#[utoipa::path(post, path = "/api/link/whose", tag = "me", request_body = SecretToken,
    responses((status = 200, body = LinkedAs), (status = 404, body = ErrorBody)))]
pub(super) async fn whose_link(
    State(app): State<App>,
    Body(link): Body<SecretToken>,
) -> Result<Json<LinkedAs>, ApiError> {
    let store = &app.house().store;
    let id = store.key_holder(KeyKind::Link, &link.token, link_since()).await?.ok_or(ApiError::NotFound)?;
    let player = store.player(id).await?.filter(|player| !player.gone).ok_or(ApiError::NotFound)?;
    Ok(Json(LinkedAs { account: player.is_account(), name: player.name }))
}

/// Comes back by a personal link, which works no more after that.
#[utoipa::path(post, path = "/api/link", tag = "me", request_body = SecretToken,
    responses((status = 200, body = Me), (status = 404, body = ErrorBody)))]
pub(super) async fn use_link(
    State(app): State<App>,
    headers: HeaderMap,
    Body(link): Body<SecretToken>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let store = &app.house().store;
    let id = store.use_up_key(KeyKind::Link, &link.token, link_since()).await?.ok_or(ApiError::NotFound)?;
    let player = store.player(id).await?.filter(|player| !player.gone).ok_or(ApiError::NotFound)?;
    if player.banned_until > now() {
        return Err(ApiError::Forbidden("sv-banned"));
    }
    begin_session(&app, &player, &headers).await
}

fn link_since() -> u64 {
    now().saturating_sub(LINK_MILLIS)
}

/// One's sessions, newest first.
#[utoipa::path(get, path = "/api/me/sessions", tag = "me", responses((status = 200, body = Vec<SessionInfo>)))]
pub(super) async fn sessions(State(app): State<App>, known: Known) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    let Credential::Session { secret, .. } = known.credential else { return Err(ApiError::NotForTokens) };
    let since = now().saturating_sub(SESSION_MILLIS);
    Ok(Json(app.house().store.sessions(known.player.id, &secret, since).await?))
}

/// Ends one of one's sessions.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "me", params(("id" = u64, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn drop_session(
    State(app): State<App>,
    known: Known,
    Path(id): Path<u64>,
) -> Result<StatusCode, ApiError> {
    if !app.house().store.drop_session(known.player.id, id).await? {
        return Err(ApiError::NotFound);
    }
    app.hall().show_out(known.player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
