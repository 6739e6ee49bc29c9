//! The interface, described for programs.

use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};

use super::access::{COOKIE_SCHEME, TOKEN_SCHEME};
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
    let components = description.components.get_or_insert_default();
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(
        "__Host-sandtable",
        "A browser's session; without HTTPS the cookie is called sandtable.",
    ));
    components.add_security_scheme(COOKIE_SCHEME, SecurityScheme::ApiKey(cookie));
    let about = "A program's token (POST /api/me/tokens). What is not open to its scopes, play and read, answers 403.";
    let token = Http::builder().scheme(HttpAuthScheme::Bearer).description(Some(about)).build();
    components.add_security_scheme(TOKEN_SCHEME, SecurityScheme::Http(token));
    description
}

/// Serves it.
pub(super) async fn serve() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
