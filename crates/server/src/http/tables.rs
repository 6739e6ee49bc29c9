//! Opening, finding and reading tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use sandtable_core::{Seat, commitment};

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::visitor::{Known, Visitor, asker};
use crate::store::tables::TableRow;
use crate::table::actor::Command;
use crate::table::opening;
use crate::wire::{
    ClientMessage, Earlier, ErrorBody, Lobby, NewBranch, NewTable, RandomId, SeatInfo, ServerMessage, Sitter, Status,
    TableCard, TableId, TableInfo,
};

const MOST_LISTED: u64 = 30;

/// Reads a table's id; what is none leads nowhere.
pub(super) fn table_id(text: &str) -> Result<TableId, ApiError> {
    RandomId::parse(text).map(TableId).ok_or(ApiError::NotFound)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>, ApiError> {
    if !app.limits().new_table(known.address) {
        return Err(ApiError::TooFast);
    }
    let host = asker(&known.player);
    let id = opening::open(app.house(), &host, &wanted).await?;
    let card = app.hall().ask(id, |reply| Command::Card { asker: Some(host), reply }).await?;
    Ok(Json(card.table))
}

/// Tables to join, one's own, and those to look at.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(app): State<App>, visitor: Visitor) -> Result<Json<Lobby>, ApiError> {
    let store = &app.house().store;
    let mut mine = Vec::new();
    if let Some(player) = &visitor.player {
        for id in store.tables_of(player.id, MOST_LISTED).await? {
            let asker = visitor.asker();
            mine.push(app.hall().ask(id, |reply| Command::Card { asker, reply }).await?);
        }
        mine.sort_by_key(|card| (!card.your_turn, std::cmp::Reverse(card.last)));
    }
    let mut open = listed(&app, Status::Gathering).await?;
    open.retain(|card| card.table.seats.iter().any(|seat| seat.sitter == Sitter::Empty));
    let running = listed(&app, Status::Playing).await?;
    Ok(Json(Lobby { open, mine, running }))
}

async fn listed(app: &App, status: Status) -> Result<Vec<TableCard>, ApiError> {
    let store = &app.house().store;
    let mut cards = Vec::new();
    for row in store.listed(status, MOST_LISTED).await? {
        let sitters = store.sitters(row.id).await?;
        cards.push(TableCard { last: row.last, your_turn: false, table: described(row, sitters) });
    }
    Ok(cards)
}

/// A table in a list, without loading it.
fn described(row: TableRow, sitters: Vec<Sitter>) -> TableInfo {
    let seats = (0..).map(Seat).zip(sitters);
    TableInfo {
        id: row.id,
        game: row.game,
        rules: row.rules,
        setup: row.setup,
        status: row.status,
        seats: seats
            .map(|(seat, sitter)| SeatInfo { seat, sitter, contributed: false, vacation_until: None })
            .collect(),
        clock: row.clock,
        at_timeout: row.at_timeout,
        open: row.open,
        created: row.created,
        commitment: commitment(&row.secret).to_string(),
        ask: None,
        paused: false,
        branch_of: None,
        outcome: None,
        proof: None,
        rematch: None,
    }
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody)))]
pub(super) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let asker = visitor.asker();
    let card = app.hall().ask(table_id(&id)?, |reply| Command::Card { asker, reply }).await?;
    Ok(Json(card.table))
}

/// Says something at a table, as on its socket; the answer is the one message that is meant for the sender.
#[utoipa::path(post, path = "/api/tables/{id}/do", tag = "play", params(("id" = String, Path)), request_body = ClientMessage,
    responses((status = 200, description = "A server message: done, refused, stale, why, pong or sync"), (status = 404, body = ErrorBody)))]
pub(super) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wish): Body<ClientMessage>,
) -> Result<Json<ServerMessage>, ApiError> {
    let asker = visitor.asker();
    Ok(Json(app.hall().ask(table_id(&id)?, |reply| Command::Say { asker, wish, reply }).await?))
}

/// An earlier position, through the eyes of the one who asks.
#[utoipa::path(get, path = "/api/tables/{id}/at/{line}", tag = "tables", params(("id" = String, Path), ("line" = usize, Path)),
    responses((status = 200, description = "The position after so many lines of the record"), (status = 404, body = ErrorBody)))]
pub(super) async fn earlier(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, line)): Path<(String, usize)>,
) -> Result<Json<Earlier>, ApiError> {
    let asker = visitor.asker();
    let found = app.hall().ask(table_id(&id)?, |reply| Command::Earlier { asker, line, reply }).await?;
    found.map(Json).ok_or(ApiError::NotFound)
}

/// Plays on from an earlier position of a match that is over, at a new table against bots.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "tables", params(("id" = String, Path)), request_body = NewBranch,
    responses((status = 200, body = TableInfo), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn branch(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Body(wanted): Body<NewBranch>,
) -> Result<Json<TableInfo>, ApiError> {
    if !app.limits().new_table(known.address) {
        return Err(ApiError::TooFast);
    }
    let host = asker(&known.player);
    let branch = |reply| Command::Branch { asker: host.clone(), wanted, reply };
    let id = app.hall().ask(table_id(&id)?, branch).await??;
    let card = app.hall().ask(id, |reply| Command::Card { asker: Some(host), reply }).await?;
    Ok(Json(card.table))
}

/// The record of a match that is over, with the proof of its dice.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<impl IntoResponse, ApiError> {
    let id = table_id(&id)?;
    let text = app.hall().ask(id, |reply| Command::Record { reply }).await?.ok_or(ApiError::NotFound)?;
    let name = format!("attachment; filename=\"{id}.sandtable\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text))
}
