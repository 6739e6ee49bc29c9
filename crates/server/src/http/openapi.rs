//! The interface, described for programs.

use axum::Json;
use utoipa::OpenApi;

use super::{account, games, health, people, socket, stream, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sandtable",
        description = "Tables, matches and accounts. docs/wire.md tells the flow.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        account::me,
        account::guest,
        account::register,
        account::login,
        account::logout,
        account::logout_everywhere,
        account::change,
        account::confirm_email,
        account::delete,
        account::make_link,
        account::use_link,
        account::tokens,
        account::make_token,
        account::drop_token,
        people::profile,
        people::history,
        people::ladder,
        games::list,
        games::preview,
        tables::open,
        tables::lobby,
        tables::table,
        tables::say,
        tables::earlier,
        tables::branch,
        tables::record,
        socket::open,
        stream::open,
        health::healthz,
        health::metrics,
    )
)]
struct Interface;

/// The description.
#[must_use]
pub fn description() -> utoipa::openapi::OpenApi {
    Interface::openapi()
}

/// Serves it.
pub(super) async fn serve() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
