//! For those who run the server.

use axum::extract::State;
use axum::http::StatusCode;

use super::App;
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
