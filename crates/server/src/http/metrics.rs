//! What is counted, for Prometheus. It is not for strangers: it is read at an address of its own (`--metrics-listen`), with a
//! token (`--metrics-token`), or, where neither is said and no proxy stands in front, from this machine alone.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::App;
use super::access::bearer;
use super::error::ApiError;
use crate::metrics::Gauges;
use crate::store::keys::digest;

/// What is counted, at the address where people play.
#[utoipa::path(get, path = "/metrics", tag = "health",
    responses((status = 200, body = String), (status = 403, description = "Not for strangers: docs/hosting.md"), (status = 404, description = "It has an address of its own")))]
pub(super) async fn beside_the_games(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let config = app.config();
    match &config.metrics_token {
        // With a token it may be read anywhere.
        Some(token) => has_token(&headers, token)?,
        None if config.metrics_listen.is_some() => return Err(ApiError::NotFound),
        // Behind a proxy everybody seems to come from where the proxy is.
        None if config.behind_proxy || !peer.ip().to_canonical().is_loopback() => {
            return Err(ApiError::Forbidden("sv-metrics-closed"));
        }
        None => {}
    }
    Ok(counted(&app).await)
}

/// The listener of its own: nothing else is served there.
pub(crate) fn router(app: App) -> Router {
    Router::new().route("/metrics", get(alone)).with_state(app)
}

async fn alone(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    if let Some(token) = &app.config().metrics_token {
        has_token(&headers, token)?;
    }
    Ok(counted(&app).await)
}

/// Digests are compared: how long that takes tells nothing of the token.
fn has_token(headers: &HeaderMap, token: &str) -> Result<(), ApiError> {
    let fits = bearer(headers).is_some_and(|given| digest(given) == digest(token));
    if fits { Ok(()) } else { Err(ApiError::Forbidden("sv-metrics-closed")) }
}

async fn counted(app: &App) -> Response {
    let house = app.house();
    let now = Gauges {
        tables_in_use: app.hall().in_use() as u64,
        bots_waiting: house.bots.waiting() as u64,
        bots_longest_waits: house.bots.longest_waits(),
        notices_waiting: house.store.notices_waiting().await.unwrap_or_default(),
        connections: house.store.connections(),
    };
    let text = house.metrics.text(&now, house.store.errors());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
