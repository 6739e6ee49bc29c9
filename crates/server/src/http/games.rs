//! What can be played here, and what it looks like before the first decision.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sandtable_core::{Fast, Level, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

use super::App;
use super::error::ApiError;
use crate::campaign;
use crate::wire::{Components, ErrorBody, Games, Preview};

/// Every preview is dealt alike; nobody sees what was dealt.
const PREVIEW_SEED: u64 = 0;

/// What can be played here.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "The games with their options and scenarios, and the bots' levels")))]
pub(super) async fn list(State(app): State<App>) -> Json<Games> {
    let games = app.house().shelf.iter().map(|shelved| shelved.kind().info()).collect();
    let measured = sandtable_shelf::measured().to_vec();
    let campaigns = app.house().shelf.iter().filter_map(|shelved| campaign::about(shelved.kind())).collect();
    Json(Games { games, levels: Level::ALL.to_vec(), measured, campaigns, positions: app.config().positions() })
}

/// What to preview.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The scenario or map; the first, if nothing is said.
    scenario: Option<String>,
    /// How many sit down, where a game leaves the choice.
    seats: Option<u8>,
}

/// A scenario as it begins, seen by a spectator.
#[utoipa::path(get, path = "/api/games/{game}/preview", tag = "games", params(("game" = String, Path), Wanted),
    responses((status = 200, description = "The public view of a game that has just begun"), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn preview(
    State(app): State<App>,
    Path(game): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<Preview>, ApiError> {
    let Query(wanted) = wanted.map_err(|error| ApiError::Malformed(error.body_text()))?;
    let shelved = app.house().shelf.find(&game).map_err(|_| ApiError::NotFound)?;
    let mut setup = json!({});
    if let Some(id) = wanted.scenario {
        setup["scenario"] = json!(id);
    }
    if let Some(seats) = wanted.seats {
        setup["seats"] = json!(seats);
    }
    let begun = shelved.kind().start(&setup, &mut Fast::new(PREVIEW_SEED));
    let begun = begun.map_err(|error| ApiError::Malformed(error.to_string()))?;
    let words = begun.describe(Viewer::Public, Seat(0));
    Ok(Json(Preview { seats: begun.seats(), setup: begun.setup(), view: begun.view(Viewer::Public), words }))
}

/// Whose components.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Boxed {
    /// The set-up as JSON, as `TableInfo` has it; the usual one, if nothing is said.
    setup: Option<String>,
}

/// What is printed on a set-up stays the same while the server runs.
const PRINTED_STAYS: &str = "public, max-age=600";

/// What is printed on the cards, units, tiles and tokens of a set-up.
#[utoipa::path(get, path = "/api/games/{game}/components", tag = "games", params(("game" = String, Path), Boxed),
    responses((status = 200, description = "The things of the game, by the names that paths and views use, with names, effects, clauses and figures"),
        (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn components(
    State(app): State<App>,
    Path(game): Path<String>,
    boxed: Result<Query<Boxed>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let Query(boxed) = boxed.map_err(|error| ApiError::Malformed(error.body_text()))?;
    let shelved = app.house().shelf.find(&game).map_err(|_| ApiError::NotFound)?;
    let setup: Value = match boxed.setup {
        Some(text) => serde_json::from_str(&text).map_err(|error| ApiError::Malformed(format!("setup: {error}")))?,
        None => Value::Null,
    };
    let components = shelved.kind().components(&setup).map_err(|error| ApiError::Malformed(error.to_string()))?;
    Ok(([(CACHE_CONTROL, PRINTED_STAYS)], Json(Components { components })))
}
