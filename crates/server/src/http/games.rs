//! What can be played here, and what it looks like before the first decision.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use sandtable_core::{AnyGame, AnyKind, Fast, Level, Seat, SetupError, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::App;
use super::error::ApiError;
use crate::campaign;
use crate::wire::{Components, ErrorBody, Games, Preview, Roles};

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
    let begun = begun(shelved.kind(), &wanted).map_err(|error| ApiError::Malformed(error.to_string()))?;
    let words = begun.describe(Viewer::Public, Seat(0));
    Ok(Json(Preview {
        seats: begun.seats(),
        roles: begun.roles(),
        setup: begun.setup(),
        view: begun.view(Viewer::Public),
        words,
    }))
}

/// The scenario that somebody wants to look at, begun for so many.
fn begun(kind: &dyn AnyKind, wanted: &Wanted) -> Result<Box<dyn AnyGame>, SetupError> {
    let mut setup = Map::new();
    if let Some(id) = &wanted.scenario {
        setup.extend(kind.info().with_scenario(id)?);
    }
    if let Some(seats) = wanted.seats {
        setup.extend(kind.info().with_seats(seats)?);
    }
    kind.start(&Value::Object(setup), &mut Fast::new(PREVIEW_SEED))
}

/// About which set-up.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct About {
    /// The set-up as JSON, as `TableInfo` has it; the usual one, if nothing is said.
    setup: Option<String>,
}

fn setup_of(about: Result<Query<About>, QueryRejection>) -> Result<Value, ApiError> {
    let Query(about) = about.map_err(|error| ApiError::Malformed(error.body_text()))?;
    match about.setup {
        Some(text) => serde_json::from_str(&text).map_err(|error| ApiError::Malformed(format!("setup: {error}"))),
        None => Ok(Value::Null),
    }
}

/// What the seats of a set-up are called, and who plays with whom.
#[utoipa::path(get, path = "/api/games/{game}/roles", tag = "games", params(("game" = String, Path), About),
    responses((status = 200, description = "The roles in the order of the seats: the name, the team, and whether it begins in every match"),
        (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn roles(
    State(app): State<App>,
    Path(game): Path<String>,
    about: Result<Query<About>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let shelved = app.house().shelf.find(&game).map_err(|_| ApiError::NotFound)?;
    let setup = setup_of(about)?;
    let roles = shelved.kind().roles(&setup).map_err(|error| ApiError::Malformed(error.to_string()))?;
    Ok(([(CACHE_CONTROL, TOLD_STAYS)], Json(Roles { roles })))
}

/// What is told of a set-up stays the same while the server runs.
const TOLD_STAYS: &str = "public, max-age=600";

/// What is printed on the cards, units, tiles and tokens of a set-up.
#[utoipa::path(get, path = "/api/games/{game}/components", tag = "games", params(("game" = String, Path), About),
    responses((status = 200, description = "The things of the game, by the names that paths and views use, with names, effects, clauses and figures"),
        (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn components(
    State(app): State<App>,
    Path(game): Path<String>,
    about: Result<Query<About>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let shelved = app.house().shelf.find(&game).map_err(|_| ApiError::NotFound)?;
    let setup = setup_of(about)?;
    let components = shelved.kind().components(&setup).map_err(|error| ApiError::Malformed(error.to_string()))?;
    Ok(([(CACHE_CONTROL, TOLD_STAYS)], Json(Components { components })))
}
