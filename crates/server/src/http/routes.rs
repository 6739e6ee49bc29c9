//! Which address leads where, and what stands before all of them.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::handler::Handler as _;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::error::ApiError;
use super::upgrade::{LARGEST_MESSAGE, LARGEST_POSITION};
use super::{
    App, account, assets, blocked, campaigns, friends, games, health, lobby_chat, openapi, origin, password, people,
    sessions, socket, stream, tables, tokens, unchanged, visitor,
};

/// Every address, where it leads, and its description: a route stands here once, and what describes it stands with what
/// answers it.
pub(super) fn documented() -> OpenApiRouter<App> {
    // A new table may bring a position along.
    let tables = OpenApiRouter::new()
        .routes(routes!(tables::lobby, tables::open))
        .layer(middleware::from_fn(unchanged::send_once))
        .layer(DefaultBodyLimit::max(LARGEST_POSITION));
    let games = OpenApiRouter::new().routes(routes!(games::list)).layer(middleware::from_fn(unchanged::send_once));
    // What everybody may know, or what no stranger has written a word of, travels compressed. Where a secret stands beside
    // a stranger's words (the lobby has the addresses of one's own tables and the names of others), how well both compress
    // together would tell of the secret to whoever sees how long the answers are.
    let compressed = OpenApiRouter::new()
        .merge(games)
        .routes(routes!(games::preview))
        .routes(routes!(games::roles))
        .routes(routes!(games::components))
        .routes(routes!(people::profile))
        .routes(routes!(people::history))
        .routes(routes!(people::ladder))
        .routes(routes!(lobby_chat::read, lobby_chat::say))
        .routes(routes!(tables::earlier))
        .routes(routes!(tables::in_words))
        .routes(routes!(tables::record))
        .layer(CompressionLayer::new());
    OpenApiRouter::new()
        .routes(routes!(account::me, account::change, account::delete))
        .routes(routes!(account::confirm_email))
        .routes(routes!(account::guest))
        .routes(routes!(account::register))
        .routes(routes!(password::change))
        .routes(routes!(password::forgot))
        .routes(routes!(password::reset))
        .routes(routes!(sessions::login))
        .routes(routes!(sessions::logout))
        .routes(routes!(sessions::logout_everywhere))
        .routes(routes!(sessions::sessions))
        .routes(routes!(sessions::drop_session))
        .routes(routes!(sessions::make_link))
        .routes(routes!(sessions::use_link))
        .routes(routes!(sessions::whose_link))
        .routes(routes!(tokens::tokens, tokens::make_token))
        .routes(routes!(tokens::drop_token))
        .routes(routes!(friends::friends))
        .routes(routes!(friends::make_link))
        .routes(routes!(friends::whose_link))
        .routes(routes!(friends::accept))
        .routes(routes!(friends::remove))
        .routes(routes!(friends::invite))
        .routes(routes!(friends::decline))
        .merge(compressed)
        .merge(tables)
        .routes(routes!(tables::table))
        .routes(routes!(tables::say))
        .routes(routes!(tables::branch))
        .routes(routes!(tables::report))
        .routes(routes!(lobby_chat::report))
        .routes(routes!(campaigns::mine, campaigns::begin))
        .routes(routes!(campaigns::tell))
        .routes(routes!(campaigns::sit))
        .routes(routes!(campaigns::next))
        .routes(routes!(campaigns::of_table))
        .routes(routes!(stream::open))
        .routes(routes!(socket::open))
        .routes(routes!(health::healthz))
        .routes(routes!(health::metrics))
}

/// All addresses.
pub fn router(app: App) -> Router {
    let (router, _) = documented().split_for_parts();
    router
        .route("/api/openapi.json", get(openapi::serve.layer(CompressionLayer::new())))
        .fallback(assets::serve.layer(CompressionLayer::new()))
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(app.clone(), origin::refuse_others))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .layer(middleware::from_fn_with_state(app.clone(), blocked::shut_out))
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
