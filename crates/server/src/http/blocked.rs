//! Visitors from addresses that the host has blocked: a program is told so as an error, a person as a page in every language.

use std::sync::LazyLock;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse as _, Response};
use sandtable_core::{Language, Phrasebook, Text};

use super::error::ApiError;
use super::{App, visitor};
use crate::texts::MESSAGES;

/// What is always answered: whatever watches the server must not be shut out by a range that was too wide.
const ALWAYS: &str = "/healthz";

/// Written once: whoever is blocked may ask often.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let paragraph = |language: Language| {
        let said = Phrasebook::new(language, [&MESSAGES]).say(&Text::new("sv-blocked"));
        format!("<p lang=\"{}\">{said}</p>\n", language.tag())
    };
    let said: String = Language::ALL.into_iter().map(paragraph).collect();
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>Sandtable</title>\n<h1>Sandtable</h1>\n{said}"
    )
});

/// Lets nobody past who comes from a blocked address.
pub(super) async fn shut_out(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path();
    if path == ALWAYS || !app.house().blocks.has(visitor::address(&parts, &app)) {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let uncached = [(CACHE_CONTROL, "no-store")];
    if path.starts_with("/api/") || path.starts_with("/ws/") {
        return (uncached, ApiError::Blocked).into_response();
    }
    (StatusCode::FORBIDDEN, uncached, Html(PAGE.as_str())).into_response()
}
