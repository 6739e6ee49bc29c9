//! Which address leads where, and what stands before all of them.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::handler::Handler as _;
use axum::http::Method;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use utoipa_axum::routes;

use super::access::{self, Access, Routes};
use super::error::ApiError;
use super::upgrade::{LARGEST_MESSAGE, LARGEST_POSITION};
use super::{
    App, account, assets, blocked, campaigns, friends, games, health, hosts, lobby_chat, metrics, openapi, origin,
    password, people, sessions, socket, stories, stream, tables, tokens, unchanged, visitor,
};
use crate::wire::Scope;

/// Where the description for programs is.
const DESCRIPTION: &str = "/api/openapi.json";

/// Playing: opening tables and sitting down.
const PLAY: &[Scope] = &[Scope::Play];
/// Reading what one has played.
const READ: &[Scope] = &[Scope::Read];
/// Being at a table. Whoever plays must see it; what may be said there is checked message by message.
const EITHER: &[Scope] = &[Scope::Play, Scope::Read];

/// Every address, who may use it, where it leads, and its description: a route stands here once, and what describes it stands
/// with what answers it.
///
/// `browser` is closed to the tokens of programs, and `token` open to those with one of these scopes. Whatever belongs to an
/// account itself is `browser`: a token that has leaked must not cost the account.
pub(super) fn documented() -> Routes {
    // A new table may bring a position along.
    let tables = Routes::new()
        .token(READ, routes!(tables::lobby))
        .token(PLAY, routes!(tables::open))
        .map(|routes| routes.layer(middleware::from_fn(unchanged::send_once)))
        .map(|routes| routes.layer(DefaultBodyLimit::max(LARGEST_POSITION)));
    let games = Routes::new()
        .public(routes!(games::list))
        .map(|routes| routes.layer(middleware::from_fn(unchanged::send_once)));
    // What everybody may know, or what no stranger has written a word of, travels compressed. Where a secret stands beside
    // a stranger's words (the lobby has the addresses of one's own tables and the names of others), how well both compress
    // together would tell of the secret to whoever sees how long the answers are.
    let compressed = Routes::new()
        .merge(games)
        .public(routes!(games::preview))
        .public(routes!(games::roles))
        .public(routes!(games::components))
        .public(routes!(people::profile))
        .public(routes!(people::history))
        .public(routes!(people::ladder))
        .public(routes!(lobby_chat::read))
        .browser(routes!(lobby_chat::say))
        .token(READ, routes!(tables::earlier))
        .token(READ, routes!(tables::in_words))
        .token(READ, routes!(stories::story))
        .public(routes!(tables::record))
        .map(|routes| routes.layer(CompressionLayer::new()));
    Routes::new()
        .browser(routes!(account::me, account::change, account::delete))
        .browser(routes!(account::confirm_email))
        .browser(routes!(account::guest))
        .browser(routes!(account::register))
        .browser(routes!(password::change))
        .browser(routes!(password::forgot))
        .browser(routes!(password::reset))
        .browser(routes!(sessions::login))
        .browser(routes!(sessions::logout))
        .browser(routes!(sessions::logout_everywhere))
        .browser(routes!(sessions::sessions))
        .browser(routes!(sessions::drop_session))
        .browser(routes!(sessions::make_link))
        .browser(routes!(sessions::use_link))
        .browser(routes!(sessions::whose_link))
        .browser(routes!(tokens::tokens, tokens::make_token))
        .browser(routes!(tokens::drop_token))
        .token(EITHER, routes!(tokens::this_token))
        .browser(routes!(friends::friends))
        .browser(routes!(friends::make_link))
        .browser(routes!(friends::whose_link))
        .browser(routes!(friends::accept))
        .browser(routes!(friends::remove))
        .browser(routes!(friends::invite))
        .browser(routes!(friends::decline))
        .merge(compressed)
        .merge(tables)
        .token(EITHER, routes!(tables::table))
        .token(EITHER, routes!(tables::say))
        .token(PLAY, routes!(tables::branch))
        .browser(routes!(tables::report))
        .browser(routes!(lobby_chat::report))
        .token(READ, routes!(campaigns::mine))
        .token(PLAY, routes!(campaigns::begin))
        .token(READ, routes!(campaigns::tell))
        .token(PLAY, routes!(campaigns::sit))
        .token(PLAY, routes!(campaigns::next))
        .token(READ, routes!(campaigns::of_table))
        .token(EITHER, routes!(stream::open))
        .token(EITHER, routes!(socket::open))
        .public(routes!(health::healthz))
        .public(routes!(metrics::beside_the_games))
}

/// All addresses.
pub fn router(app: App) -> Router {
    let (router, mut access) = documented().split();
    access.insert((Method::GET, DESCRIPTION.to_owned()), Access::Public);
    router
        .route(DESCRIPTION, get(openapi::serve.layer(CompressionLayer::new())))
        .fallback(assets::serve.layer(CompressionLayer::new()))
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state((app.clone(), Arc::new(access)), access::guard))
        .layer(middleware::from_fn_with_state(app.clone(), origin::refuse_others))
        .layer(middleware::from_fn_with_state(app.clone(), hosts::refuse_unknown))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .layer(middleware::from_fn_with_state(app.clone(), blocked::shut_out))
        .layer(middleware::from_fn_with_state(app.clone(), origin::add_headers))
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
