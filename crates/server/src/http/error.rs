//! Refusals: each knows its status, how loudly it is logged, and what a person is told.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sandtable_core::Text;

use crate::store::StoreError;
use crate::table::hall::NoAnswer;
use crate::table::opening::NoTable;
use crate::wire::{ErrorBody, ErrorCode, Scope, ServerMessage};

/// Why a request was not served.
#[derive(Debug)]
pub(super) enum ApiError {
    /// No request of ours; where, and what was expected.
    Malformed(String),
    /// Larger than anything sensible.
    TooLarge,
    /// Too often.
    TooFast,
    /// The request did not end.
    TooSlow,
    /// Nothing there.
    NotFound,
    /// Nobody asks.
    NoSession,
    /// A token that is unknown, was revoked or has expired.
    BadToken,
    /// A token where only a browser may come.
    NotForTokens,
    /// A token that lacks this scope.
    OutOfScope(Scope),
    /// Meant for a host that is not ours, by this name.
    UnknownHost(String),
    /// From another page, or somebody else's.
    Forbidden(&'static str),
    /// From an address that the host has blocked.
    Blocked,
    /// Name and password do not fit.
    WrongCredentials,
    /// Taken, or done already.
    Conflict(&'static str),
    /// Understood, and impossible.
    Unprocessable(Text),
    /// Our mistake.
    Internal(String),
}

impl ApiError {
    pub(super) fn status(&self) -> StatusCode {
        match self {
            ApiError::Malformed(_) => StatusCode::BAD_REQUEST,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::NoSession | ApiError::WrongCredentials | ApiError::BadToken => StatusCode::UNAUTHORIZED,
            ApiError::Forbidden(_) | ApiError::Blocked | ApiError::NotForTokens | ApiError::OutOfScope(_) => {
                StatusCode::FORBIDDEN
            }
            ApiError::UnknownHost(_) => StatusCode::MISDIRECTED_REQUEST,
            ApiError::Conflict(_) => StatusCode::CONFLICT,
            ApiError::Unprocessable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            ApiError::Malformed(_) => ErrorCode::Malformed,
            ApiError::TooLarge => ErrorCode::TooLarge,
            ApiError::TooFast => ErrorCode::TooFast,
            ApiError::TooSlow => ErrorCode::TooSlow,
            ApiError::NotFound => ErrorCode::NotFound,
            ApiError::NoSession | ApiError::BadToken => ErrorCode::NoSession,
            ApiError::WrongCredentials
            | ApiError::Forbidden(_)
            | ApiError::Blocked
            | ApiError::NotForTokens
            | ApiError::OutOfScope(_)
            | ApiError::UnknownHost(_) => ErrorCode::Forbidden,
            ApiError::Conflict(_) => ErrorCode::Conflict,
            ApiError::Unprocessable(_) => ErrorCode::Unprocessable,
            ApiError::Internal(_) => ErrorCode::Internal,
        }
    }

    pub(super) fn text(&self) -> Text {
        match self {
            ApiError::Malformed(_) => Text::new("sv-malformed"),
            ApiError::TooLarge => Text::new("sv-too-large"),
            ApiError::TooFast => Text::new("sv-too-fast"),
            ApiError::TooSlow => Text::new("sv-too-slow"),
            ApiError::NotFound => Text::new("sv-not-found"),
            ApiError::NoSession => Text::new("sv-no-session"),
            ApiError::BadToken => Text::new("sv-token-ended"),
            ApiError::NotForTokens => Text::new("sv-not-for-tokens"),
            ApiError::OutOfScope(scope) => Text::new("sv-token-scope").with("scope", scope.word()),
            ApiError::UnknownHost(name) => Text::new("sv-unknown-host").with("name", name.clone()),
            ApiError::WrongCredentials => Text::new("sv-wrong-credentials"),
            ApiError::Blocked => Text::new("sv-blocked"),
            ApiError::Forbidden(id) | ApiError::Conflict(id) => Text::new(*id),
            ApiError::Unprocessable(text) => text.clone(),
            ApiError::Internal(_) => Text::new("sv-internal"),
        }
    }

    /// Our own mistakes are errors; somebody who guesses passwords or hurries is worth a line; the rest is everyday.
    fn log(&self) {
        match self {
            ApiError::Internal(why) => tracing::error!(why, "a request could not be served"),
            ApiError::WrongCredentials | ApiError::TooFast | ApiError::Forbidden(_) | ApiError::UnknownHost(_) => {
                tracing::info!(refused = ?self, "a request was refused");
            }
            _ => tracing::debug!(refused = ?self, "a request was refused"),
        }
    }
}

impl ApiError {
    /// The same on a socket.
    pub(super) fn message(&self) -> ServerMessage {
        self.log();
        ServerMessage::Error { code: self.code(), text: self.text(), detail: self.detail() }
    }

    /// What a programmer should know, in English: programs have no page that would say the text.
    fn detail(&self) -> Option<String> {
        match self {
            ApiError::Malformed(detail) => Some(detail.clone()),
            ApiError::BadToken => Some("the token is unknown, was revoked or has expired".to_owned()),
            ApiError::NotForTokens => Some("no token may be used here: it is for a browser with a session".to_owned()),
            ApiError::OutOfScope(scope) => Some(format!("the token lacks the scope {:?}", scope.word())),
            ApiError::UnknownHost(name) => {
                Some(format!("{name:?} is no name of this server; if it is yours: sandtable serve --host {name}"))
            }
            _ => None,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let body = ErrorBody { code: self.code(), text: self.text(), detail: self.detail() };
        (self.status(), Json(body)).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Internal(error.to_string())
    }
}

impl From<NoAnswer> for ApiError {
    fn from(error: NoAnswer) -> ApiError {
        match error {
            NoAnswer::NoSuchTable => ApiError::NotFound,
            NoAnswer::Store(error) => error.into(),
            NoAnswer::Silent => ApiError::Internal(error.to_string()),
        }
    }
}

impl From<NoTable> for ApiError {
    fn from(error: NoTable) -> ApiError {
        match error {
            NoTable::Store(error) => error.into(),
            other => ApiError::Unprocessable(Text::new("sv-bad-table").with("why", other.to_string())),
        }
    }
}
