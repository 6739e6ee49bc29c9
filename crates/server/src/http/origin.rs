//! Requests from other pages, and headers that keep other pages out.

use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::{
    AUTHORIZATION, COOKIE, HeaderMap, HeaderName, HeaderValue, ORIGIN, STRICT_TRANSPORT_SECURITY,
};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::App;
use super::error::ApiError;
use super::hosts::{host, is_https};

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

/// For a year a browser comes by HTTPS alone. Of other names in the same domain nothing is said: they are not ours.
const HTTPS_ALONE: &str = "max-age=31536000";

/// Adds the headers to every answer.
pub(super) async fn add_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let https = is_https(request.headers(), &app);
    let mut response = next.run(request).await;
    if https {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ALONE));
    }
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
    // Whoever sits between a browser and us can answer for http://, and so write any page of that origin.
    if is_https(headers, app) && !origin.starts_with("https://") {
        return false;
    }
    if app.config().public_url.as_deref() == Some(origin) {
        return true;
    }
    let page = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    page.is_some() && page == host(headers, app)
}
