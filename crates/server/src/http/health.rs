//! For those who run the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use super::App;

/// Does the server, and its database, answer?
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, body = String), (status = 503, body = String)))]
pub(super) async fn healthz(State(app): State<App>) -> (StatusCode, &'static str) {
    let closing = *app.closing().borrow();
    match app.house().store.healthy().await {
        Ok(()) if !closing => (StatusCode::OK, "ok\n"),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "going away\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// What is counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "health", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let text = app.house().metrics.text(app.hall().in_use());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
