//! Opening, finding and reading tables.

use std::net::IpAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use sandtable_core::{Seat, Text};
use sandtable_shelf::Shelf;
use serde::Deserialize;

use super::App;
use super::access;
use super::body::Body;
use super::error::ApiError;
use super::visitor::{Credential, Known, Visitor, asker};
use crate::lobby::LobbyTalk;
use crate::names;
use crate::store::chat::Place;
use crate::store::friends::StoredInvitation;
use crate::store::tables::ListedTable;
use crate::table::audience::encode;
use crate::table::command::{Card, Command};
use crate::table::judge::Asker;
use crate::table::odds::Asking;
use crate::table::opening;
use crate::table::roles::roles_of;
use crate::table::stakes::is_rated;
use crate::time::now;
use crate::wire::{
    ClientMessage, Earlier, ErrorBody, InWords, Invitation, Lobby, NewBranch, NewReport, NewSeat, NewTable, Positions,
    RandomId, Scope, SeatInfo, Sitter, Status, TableBrief, TableCard, TableId, TableInfo,
};

const MOST_LISTED: u64 = 30;

/// Reads a table's id; what is none leads nowhere.
pub(super) fn table_id(text: &str) -> Result<TableId, ApiError> {
    RandomId::parse(text).map(TableId).ok_or(ApiError::NotFound)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableInfo>, ApiError> {
    if !app.limits().new_table(known.address) {
        return Err(ApiError::TooFast);
    }
    let allowed = match app.config().positions() {
        Positions::Anyone => true,
        Positions::Accounts => known.player.is_account(),
        Positions::Nobody => false,
    };
    if wanted.position.is_some() && !allowed {
        return Err(ApiError::Forbidden("sv-no-positions"));
    }
    for seat in &wanted.seats {
        if let NewSeat::Me { name: Some(name) } = seat
            && app.house().store.is_like_an_account(name, known.player.id).await?
        {
            return Err(ApiError::Conflict("sv-name-taken"));
        }
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
    let (mut mine, mut invitations) = (Vec::new(), Vec::new());
    if let Some(player) = &visitor.player {
        for StoredInvitation { table, by, name, at } in store.invitations(player.id).await? {
            let asker = visitor.asker();
            match app.hall().ask(table, |reply| Command::Card { asker, reply }).await {
                Ok(card) => invitations.push(Invitation { by, name, at, card: shown(card) }),
                Err(error) => tracing::error!(%table, %error, "an invitation could not be shown"),
            }
        }
        for id in store.tables_of(player.id, MOST_LISTED).await? {
            let asker = visitor.asker();
            match app.hall().ask(id, |reply| Command::Card { asker, reply }).await {
                Ok(card) => mine.push(shown(card)),
                // One table that cannot be shown must not hide the others.
                Err(error) => tracing::error!(table = %id, %error, "a table could not be listed"),
            }
        }
        mine.sort_by_key(|card| (!card.your_turn, std::cmp::Reverse(card.last)));
    }
    let mut open = listed(&app, Status::Gathering).await?;
    open.retain(|card| card.table.seats.iter().any(|seat| seat.sitter == Sitter::Empty));
    let running = listed(&app, Status::Playing).await?;
    let chat = app.house().lobby.as_ref().map(LobbyTalk::mark);
    Ok(Json(Lobby { open, mine, running, invitations, chat }))
}

async fn listed(app: &App, status: Status) -> Result<Vec<TableCard>, ApiError> {
    let store = &app.house().store;
    let mut cards = Vec::new();
    for listed in store.listed(status, MOST_LISTED).await? {
        cards.push(TableCard { last: listed.row.last, your_turn: false, table: described(&app.house().shelf, listed) });
    }
    Ok(cards)
}

/// What a list shows of a table that is loaded.
fn shown(Card { table, your_turn, last }: Card) -> TableCard {
    TableCard { table: TableBrief::of(table), your_turn, last }
}

/// What a list shows of a table, without loading it.
fn described(shelf: &Shelf, listed: ListedTable) -> TableBrief {
    let ListedTable { row, from_position, sitters } = listed;
    let game = shelf.find(&row.game).ok().map(|shelved| shelved.kind().info());
    let rated = game.is_some_and(|game| is_rated(game, from_position, &sitters));
    let seats = (0..).map(Seat).zip(sitters);
    TableBrief {
        roles: roles_of(shelf, &row.game, &row.setup),
        scenario: game.and_then(|game| game.played_on(&row.setup)),
        id: row.id,
        game: row.game,
        rules: row.rules,
        status: row.status,
        seats: seats
            .map(|(seat, sitter)| SeatInfo { seat, sitter, contributed: false, vacation_until: None })
            .collect(),
        clock: row.clock,
        at_timeout: row.at_timeout,
        open: row.open,
        created: row.created,
        from_position,
        rated,
        old_rules: None,
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
    responses((status = 200, description = "A server message: done, refused, stale, why, odds, pong or sync"), (status = 404, body = ErrorBody)))]
pub(super) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(wish): Body<ClientMessage>,
) -> Result<impl IntoResponse, ApiError> {
    let asker = visitor.asker();
    let (player, greets) = (asker.as_ref().map(|asker| asker.player), matches!(wish, ClientMessage::Hello { .. }));
    let scopes = visitor.credential.as_ref().map_or(&Scope::ALL[..], Credential::scopes);
    may_say(&app, asker.as_ref(), scopes, visitor.address, &wish).await?;
    let command = |reply| match wish {
        ClientMessage::Odds { seq, seat } => Command::Odds { asker, seq, seat, asking: Asking::Reply(reply) },
        wish => Command::Say { asker, wish, reply },
    };
    let answer = encode(&app.hall().ask(table_id(&id)?, command).await?);
    if greets {
        app.limits().sent(player, visitor.address, answer.len());
    }
    Ok(([(CONTENT_TYPE, "application/json")], answer.as_ref().to_owned()))
}

/// May somebody say this, by what their token is for, by all limits and by the names that others have?
pub(super) async fn may_say(
    app: &App,
    asker: Option<&Asker>,
    scopes: &[Scope],
    address: IpAddr,
    wish: &ClientMessage,
) -> Result<(), ApiError> {
    access::may_say(scopes, wish)?;
    if !app.limits().wish(asker.map(|asker| asker.player), address, wish) {
        app.house().metrics.limited();
        return Err(ApiError::TooFast);
    }
    if let (ClientMessage::Sit { name: Some(name), .. }, Some(asker)) = (wish, asker)
        && app.house().store.is_like_an_account(name, asker.player).await?
    {
        return Err(ApiError::Conflict("sv-name-taken"));
    }
    Ok(())
}

/// Tells those who run the server what is wrong at a table.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", params(("id" = String, Path)), request_body = NewReport,
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn report(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Body(wanted): Body<NewReport>,
) -> Result<StatusCode, ApiError> {
    let (store, id) = (&app.house().store, table_id(&id)?);
    let text = names::talk(&wanted.text).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-chat")))?;
    if !app.limits().report(known.player.id) {
        return Err(ApiError::TooFast);
    }
    store.table(id).await?.ok_or(ApiError::NotFound)?;
    store.add_report(known.player.id, Place::Table(id), wanted.line, &text, now()).await?;
    tracing::info!(table = %id, "somebody reported something: sandtable admin reports");
    Ok(StatusCode::NO_CONTENT)
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

/// At whose side of the table the reader sits.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Near {
    /// The seat at the bottom of the table: what concerns it comes first. Seat 0, if nothing is said.
    #[param(value_type = Option<u8>)]
    near: Option<Seat>,
}

/// A position in sentences, through the eyes of the one who asks.
#[utoipa::path(get, path = "/api/tables/{id}/at/{line}/words", tag = "tables", params(("id" = String, Path), ("line" = usize, Path), Near),
    responses((status = 200, description = "The position after so many lines of the record, described by the game"), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn in_words(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, line)): Path<(String, usize)>,
    near: Result<Query<Near>, QueryRejection>,
) -> Result<Json<InWords>, ApiError> {
    let Query(Near { near }) = near.map_err(|error| ApiError::Malformed(error.body_text()))?;
    let asker = visitor.asker();
    let near = near.unwrap_or(Seat(0));
    let words = app.hall().ask(table_id(&id)?, |reply| Command::InWords { asker, line, near, reply }).await?;
    words.map(|words| Json(InWords { line: line as u32, words })).ok_or(ApiError::NotFound)
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
    let text = app.hall().ask(id, |reply| Command::Record { reply }).await??.ok_or(ApiError::NotFound)?;
    let name = format!("attachment; filename=\"{id}.sandtable\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text))
}
