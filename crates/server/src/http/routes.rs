//! Which address leads where, and what stands before all of them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::handler::Handler as _;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{delete, get, post};
use tower_http::compression::CompressionLayer;

use super::error::ApiError;
use super::upgrade::LARGEST_MESSAGE;
use super::{App, account, assets, games, health, openapi, origin, people, socket, stream, tables, visitor};

/// All addresses.
pub fn router(app: App) -> Router {
    let me = get(account::me).patch(account::change).delete(account::delete);
    Router::new()
        .route("/api/me", me)
        .route("/api/me/link", post(account::make_link))
        .route("/api/me/email/confirm", post(account::confirm_email))
        .route("/api/me/tokens", get(account::tokens).post(account::make_token))
        .route("/api/me/tokens/{id}", delete(account::drop_token))
        .route("/api/guest", post(account::guest))
        .route("/api/register", post(account::register))
        .route("/api/login", post(account::login))
        .route("/api/logout", post(account::logout))
        .route("/api/logout-everywhere", post(account::logout_everywhere))
        .route("/api/link", post(account::use_link))
        .route("/api/players/{id}", get(people::profile))
        .route("/api/players/{id}/history", get(people::history))
        .route("/api/ratings/{game}", get(people::ladder))
        .route("/api/games", get(games::list))
        .route("/api/games/{game}/preview", get(games::preview))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{id}", get(tables::table))
        .route("/api/tables/{id}/do", post(tables::say))
        .route("/api/tables/{id}/at/{line}", get(tables::earlier))
        .route("/api/tables/{id}/branch", post(tables::branch))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/stream", get(stream::open))
        .route("/api/openapi.json", get(openapi::serve))
        .route("/ws/tables/{id}", get(socket::open))
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        // The page travels compressed; answers that may hold a secret beside a stranger's words do not.
        .fallback(assets::serve.layer(CompressionLayer::new()))
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(app.clone(), origin::refuse_others))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .layer(middleware::from_fn(origin::add_headers))
        .layer(middleware::from_fn_with_state(app.clone(), observe))
        .with_state(app)
}

/// Every request counts, wherever it leads.
async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if !app.limits().request_from(visitor::address(&parts, &app)) {
        app.house().metrics.limited();
        return ApiError::TooFast.into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// One line a request, without anything that could be a secret: addresses of pages carry theirs behind `#`.
async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = std::time::Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    app.house().metrics.answered(status);
    tracing::debug!(%method, path, status, micros = begun.elapsed().as_micros() as u64, "answered");
    response
}
