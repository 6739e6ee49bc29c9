//! JSON from strangers: of the right kind, not too large, and if it is not what was expected, the answer says where.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;

use super::App;
use super::connections::BODY;
use super::error::ApiError;

/// A JSON body. Only a page of our own can send one with a cookie: other pages cannot set this content type without asking
/// first, and are not allowed to.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().unwrap_or_default().trim() != "application/json" {
            return Err(ApiError::Malformed("Content-Type: expected application/json".to_owned()));
        }
        let bytes = tokio::time::timeout(BODY, Bytes::from_request(request, app)).await;
        let bytes = bytes.map_err(|_| ApiError::TooSlow)?.map_err(|_| ApiError::TooLarge)?;
        parse(&bytes).map(Body).map_err(ApiError::Malformed)
    }
}

/// Reads JSON, or says where it went wrong and what was expected there.
pub(super) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let place = match error.path().to_string() {
            path if path == "." => "body".to_owned(),
            path => path,
        };
        format!("{place}: {}", error.inner())
    })?;
    reader.end().map_err(|error| format!("body: {error}"))?;
    Ok(value)
}
