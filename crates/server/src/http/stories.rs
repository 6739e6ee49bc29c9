//! The story of a match that is over.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use sandtable_core::{MatchStory, Record};
use sandtable_shelf::Shelf;

use super::App;
use super::error::ApiError;
use super::tables::table_id;
use super::visitor::Visitor;
use crate::table::command::Command;
use crate::wire::ErrorBody;

/// How a match went and how it ended: why, what counted and how it stood, where it turned, luck, what each side did. Of a
/// match by older rules it tells what its record says.
#[utoipa::path(get, path = "/api/tables/{id}/story", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, description = "The story of the match, a `MatchStory`", content_type = "application/json"), (status = 404, description = "No such table, or its match is not over", body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn story(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let (id, house) = (table_id(&id)?, app.house());
    let json = |story: Arc<str>| ([(CONTENT_TYPE, "application/json")], story.to_string());
    // There is a record for everybody exactly when the match is over.
    let text = app.hall().ask(id, |reply| Command::Record { reply }).await??.ok_or(ApiError::NotFound)?;
    if let Some(story) = house.stories.find(id) {
        return Ok(json(story));
    }
    let (shelf, by) = (house.shelf.clone(), visitor.player.map(|player| player.id));
    let telling = house.odds.question(by, move || told(&text, &shelf)).ok_or(ApiError::TooFast)?;
    let story = telling.await.ok_or_else(|| ApiError::Internal("the rules panic over a match".to_owned()))?;
    let story: Arc<str> = story.map_err(ApiError::Internal)?.ok_or(ApiError::NotFound)?.into();
    house.stories.keep(id, story.clone());
    Ok(json(story))
}

/// The story of a record as JSON.
fn told(record: &str, shelf: &Shelf) -> Result<Option<String>, String> {
    let record = Record::parse(record).map_err(|error| error.to_string())?;
    let kind = shelf.find(&record.game).map_err(|error| error.to_string())?.kind();
    let story = MatchStory::of_kind(&record, kind).map_err(|error| error.whole())?;
    story.map(|story| serde_json::to_string(&story)).transpose().map_err(|error| error.to_string())
}
