//! Requests from other pages, and headers that keep other pages out.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::App;
use super::error::ApiError;

/// Nothing from other hosts, nothing written into the page, nobody may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Adds the headers to every answer.
pub(super) async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Refuses what another page sends: a request that changes something, or a socket.
pub(super) async fn refuse_others(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = request.uri().path().starts_with("/ws/");
    if (changes || socket) && !is_our_page(request.headers(), &app, socket) {
        return ApiError::Forbidden("sv-other-origin").into_response();
    }
    next.run(request).await
}

/// Browsers name the page's origin with everything that changes something and with every socket. A program has no page; it
/// has a token, or nothing that another page could misuse.
fn is_our_page(headers: &HeaderMap, app: &App, socket: bool) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        let cookie_alone = headers.contains_key(COOKIE) && !headers.contains_key(AUTHORIZATION);
        return !(socket && cookie_alone);
    };
    let Ok(origin) = origin.to_str() else { return false };
    if app.config().public_url.as_deref() == Some(origin) {
        return true;
    }
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.config().behind_proxy);
    let host = forwarded.or_else(|| headers.get(HOST)).and_then(|host| host.to_str().ok());
    let page = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    page.is_some() && page == host
}
