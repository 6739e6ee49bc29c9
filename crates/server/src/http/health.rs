//! For those who run the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use super::App;
use crate::metrics::Gauges;
use crate::time::now;

/// Does the server answer, and can its database be read and written?
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, body = String), (status = 503, body = String)))]
pub(super) async fn healthz(State(app): State<App>) -> (StatusCode, &'static str) {
    let closing = *app.closing().borrow();
    match app.house().store.healthy(app.house().node, now()).await {
        Ok(()) if !closing => (StatusCode::OK, "ok\n"),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "going away\n"),
        Err(error) => {
            tracing::error!(%error, "the database cannot be used");
            (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be read and written\n")
        }
    }
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "health", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let house = app.house();
    let now = Gauges {
        tables_in_use: app.hall().in_use() as u64,
        bots_waiting: house.bots.waiting() as u64,
        bots_longest_waits: house.bots.longest_waits(),
        notices_waiting: house.store.notices_waiting().await.unwrap_or_default(),
        connections: house.store.connections(),
    };
    let text = house.metrics.text(&now, house.store.errors());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
