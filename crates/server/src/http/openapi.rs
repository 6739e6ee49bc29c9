//! The interface, described for programs.

use axum::Json;
use utoipa::OpenApi;

use super::routes::documented;

#[derive(OpenApi)]
#[openapi(info(
    title = "Sandtable",
    description = "Tables, matches and accounts. docs/wire.md tells the flow.",
    license(name = "MIT OR Apache-2.0")
))]
struct Interface;

/// The description: every route that there is.
#[must_use]
pub fn description() -> utoipa::openapi::OpenApi {
    let mut description = Interface::openapi();
    description.merge(documented().into_openapi());
    description
}

/// Serves it.
pub(super) async fn serve() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
