//! Talk in the lobby. Everybody reads; whoever has a name speaks, unless the host has switched it off.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sandtable_core::Text;
use serde::Deserialize;

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::socket::Counted;
use super::visitor::{Address, Known};
use crate::lobby::LobbyTalk;
use crate::names;
use crate::store::chat::Place;
use crate::time::now;
use crate::wire::{ErrorBody, LobbyChat, LobbyLine, NewLine, NewReport};

/// Nobody is kept waiting longer: proxies close what is silent for a minute.
const LONGEST_WAIT: u64 = 25;

fn talk(app: &App) -> Result<&LobbyTalk, ApiError> {
    app.house().lobby.as_ref().ok_or(ApiError::Forbidden("sv-no-lobby-chat"))
}

/// What somebody has read, and whether they wait for more.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Heard {
    /// The number of the last line that is known: what follows it is sent.
    after: Option<u64>,
    /// The edition of what is known, as the last answer told it: when a line of it was removed or has lost its name, all that stands
    /// is sent.
    edition: Option<u32>,
    /// So many seconds, at most 25, the answer may wait until something is said or removed.
    wait: Option<u64>,
}

/// What was said in the lobby.
#[utoipa::path(get, path = "/api/chat", tag = "lobby", params(Heard),
    responses((status = 200, body = LobbyChat), (status = 400, body = ErrorBody), (status = 403, description = "Switched off by the host", body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn read(
    State(app): State<App>,
    Address(address): Address,
    heard: Result<Query<Heard>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let talk = talk(&app)?;
    let Query(Heard { after, edition, wait }) = heard.map_err(|error| ApiError::Malformed(error.body_text()))?;
    let after = after.unwrap_or(0);
    if let Some(seconds) = wait.filter(|_| talk.is_known(after, edition)) {
        if !app.limits().socket_opened(address) {
            app.house().metrics.limited();
            return Err(ApiError::TooFast);
        }
        let _counted = Counted::new(&app, address);
        let mut closing = app.closing();
        tokio::select! {
            () = talk.heard_after(after, edition) => {}
            () = tokio::time::sleep(Duration::from_secs(seconds.min(LONGEST_WAIT))) => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }
    Ok(([(CACHE_CONTROL, "no-store")], Json(talk.after(after, edition))))
}

/// Says something in the lobby.
#[utoipa::path(post, path = "/api/chat", tag = "lobby", request_body = NewLine,
    responses((status = 200, body = LobbyLine), (status = 401, body = ErrorBody), (status = 403, description = "Switched off, or silenced by the host", body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn say(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewLine>,
) -> Result<Json<LobbyLine>, ApiError> {
    let (talk, player) = (talk(&app)?, &known.player);
    let text = names::talk(&wanted.text).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-chat")))?;
    if player.muted_until > now() {
        return Err(ApiError::Forbidden("sv-muted"));
    }
    if !app.limits().lobby_talk(player.id, known.address) {
        app.house().metrics.limited();
        return Err(ApiError::TooFast);
    }
    let store = &app.house().store;
    let line = store.say_in_lobby(player.id, &player.name, &text, now()).await?;
    talk.look(store).await?;
    Ok(Json(line))
}

/// Tells those who run the server what is wrong in the lobby.
#[utoipa::path(post, path = "/api/chat/report", tag = "lobby", request_body = NewReport,
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn report(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewReport>,
) -> Result<StatusCode, ApiError> {
    talk(&app)?;
    let text = names::talk(&wanted.text).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-chat")))?;
    if !app.limits().report(known.player.id) {
        return Err(ApiError::TooFast);
    }
    app.house().store.add_report(known.player.id, Place::Lobby, wanted.line, &text, now()).await?;
    tracing::info!("somebody reported something in the lobby: sandtable admin reports");
    Ok(StatusCode::NO_CONTENT)
}
