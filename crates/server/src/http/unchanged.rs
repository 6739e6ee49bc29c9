//! What has not changed is not sent again: an answer carries a digest of itself, and whoever shows it is told that it still
//! holds. Pages look at the lobby every few seconds, and mostly nothing happens.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, ETAG, HeaderValue, IF_NONE_MATCH};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use super::error::ApiError;

/// It may be kept by the browser that asked, which asks again each time.
const ASK_AGAIN: &str = "private, no-cache";

/// Sends an answer, or says that the one that is known still holds.
pub(super) async fn send_once(request: Request, next: Next) -> Response {
    let known = request.headers().get(IF_NONE_MATCH).cloned();
    let asks = *request.method() == Method::GET;
    let response = next.run(request).await;
    if !asks || response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let bytes = match to_bytes(body, usize::MAX).await {
        Ok(bytes) => bytes,
        Err(error) => return ApiError::Internal(error.to_string()).into_response(),
    };
    // Weak: the same answer may travel compressed and not.
    let tag = format!("W/\"{}\"", &HEXLOWER.encode(&Sha256::digest(&bytes))[..32]);
    let same = known.is_some_and(|known| known.as_bytes() == tag.as_bytes());
    parts.headers.insert(ETAG, HeaderValue::try_from(tag).expect("hexadecimal digits can stand in a header"));
    parts.headers.insert(CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    if same {
        parts.status = StatusCode::NOT_MODIFIED;
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(bytes))
}
