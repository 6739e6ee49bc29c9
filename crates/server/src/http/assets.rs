//! The page that the program carries.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use data_encoding::HEXLOWER;

use super::App;

const INDEX: &str = "index.html";
const WITHOUT_PAGE: &str = include_str!("without_page.html");

/// A file of the page; every address without a file is the page itself.
pub(super) async fn serve(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let page = app.config().page;
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path.starts_with("ws/") {
        return super::error::ApiError::NotFound.into_response();
    }
    let wanted = if path.is_empty() { INDEX } else { path };
    let (name, file) = match page(wanted) {
        Some(file) => (wanted, file),
        None if path.contains('.') => return StatusCode::NOT_FOUND.into_response(),
        None => match page(INDEX) {
            Some(file) => (INDEX, file),
            None => return Html(WITHOUT_PAGE).into_response(),
        },
    };
    let tag = format!("\"{}\"", &HEXLOWER.encode(&file.sha256)[..32]);
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Files under `assets/` carry a digest in their name and never change; everything else is asked for again.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = content_type(name);
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep), (ETAG, &tag)], file.bytes).into_response()
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "map" | "webmanifest" => "application/json",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}
