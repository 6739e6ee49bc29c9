//! What can be played here, and what it looks like before the first decision.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use sandtable_core::{Fast, Level, Viewer};
use serde::Deserialize;
use serde_json::json;

use super::App;
use super::error::ApiError;
use crate::wire::{ErrorBody, Games, Measured, Preview};

/// Every preview is dealt alike; nobody sees what was dealt.
const PREVIEW_SEED: u64 = 0;

/// What can be played here.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, description = "The games with their options and scenarios, and the bots' levels")))]
pub(super) async fn list(State(app): State<App>) -> Json<Games> {
    let games = app.house().shelf.iter().map(|shelved| shelved.kind().info()).collect();
    let measured = sandtable_shelf::measured().iter().map(Measured::from).collect();
    Json(Games { games, levels: Level::ALL.to_vec(), measured })
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
    Ok(Json(Preview { seats: begun.seats(), view: begun.view(Viewer::Public) }))
}
