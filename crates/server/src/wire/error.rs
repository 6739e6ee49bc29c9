//! Refusals of the HTTP interface.

use sandtable_core::Text;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::ErrorCode;

/// The body of every answer that is not a success.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What kind of trouble, for programs.
    pub code: ErrorCode,
    /// What to tell a person.
    #[schema(value_type = Object)]
    pub text: Text,
    /// Where in the request, and what was expected there; for programmers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}
