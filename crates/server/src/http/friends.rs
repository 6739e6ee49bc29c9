//! Friends: by a link that works once and asks first, in a list, and at one's table.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use sandtable_core::Text;

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::people::player_id;
use super::tables::table_id;
use super::visitor::{Known, Visitor};
use crate::here::here_since;
use crate::store::keys::KeyKind;
use crate::store::players::Player;
use crate::time::{DAY_MILLIS, now};
use crate::wire::{ErrorBody, FriendLink, FriendOffer, Friends, NewInvitation, PlayerId, SecretToken};

/// A link that was made longer ago does not work any more.
const LINK_MILLIS: u64 = DAY_MILLIS;
/// Nobody has more friends than this.
const MOST_FRIENDS: u64 = 200;

/// One's friends.
#[utoipa::path(get, path = "/api/me/friends", tag = "friends", responses((status = 200, body = Friends), (status = 401, body = ErrorBody)))]
pub(super) async fn friends(State(app): State<App>, known: Known) -> Result<Json<Friends>, ApiError> {
    let (store, me) = (&app.house().store, known.player.id);
    let mut friends = store.friends(me, here_since()).await?;
    for friend in &mut friends {
        friend.online |= app.house().here.has(friend.player);
    }
    // Who has nobody to invite is not asked where to.
    let tables = if friends.is_empty() { Vec::new() } else { store.tables_with_room(me).await? };
    Ok(Json(Friends { friends, tables }))
}

/// Makes a link for somebody who is to become a friend. It works once, for a day.
#[utoipa::path(post, path = "/api/me/friends/link", tag = "friends",
    responses((status = 200, body = FriendLink), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn make_link(State(app): State<App>, known: Known) -> Result<Json<FriendLink>, ApiError> {
    if !app.limits().friend_link(known.player.id) {
        return Err(ApiError::TooFast);
    }
    has_room(&app, known.player.id).await?;
    let token = app.house().store.make_key(KeyKind::Friend, known.player.id, "", now()).await?;
    Ok(Json(FriendLink { token }))
}

/// Whose link it is.
async fn maker(app: &App, token: &str) -> Result<Player, ApiError> {
    let store = &app.house().store;
    let since = now().saturating_sub(LINK_MILLIS);
    let id = store.key_holder(KeyKind::Friend, token, since).await?.ok_or(ApiError::NotFound)?;
    let player = store.player(id).await?.ok_or(ApiError::NotFound)?;
    if player.gone || player.banned_until > now() { Err(ApiError::NotFound) } else { Ok(player) }
}

/// Who asks to be one's friend by a link. Nothing changes.
#[utoipa::path(post, path = "/api/friend/whose", tag = "friends", request_body = SecretToken,
    responses((status = 200, body = FriendOffer), (status = 404, body = ErrorBody)))]
pub(super) async fn whose_link(
    State(app): State<App>,
    visitor: Visitor,
    Body(link): Body<SecretToken>,
) -> Result<Json<FriendOffer>, ApiError> {
    let maker = maker(&app, &link.token).await?;
    let me = visitor.player.map(|player| player.id);
    let already = match me {
        Some(me) => app.house().store.are_friends(me, maker.id).await?,
        None => false,
    };
    Ok(Json(FriendOffer {
        player: maker.id,
        account: maker.is_account(),
        own: me == Some(maker.id),
        already,
        name: maker.name,
    }))
}

/// Becomes the friend of the one who made a link, which works no more after that.
#[utoipa::path(post, path = "/api/friend", tag = "friends", request_body = SecretToken,
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn accept(
    State(app): State<App>,
    known: Known,
    Body(link): Body<SecretToken>,
) -> Result<StatusCode, ApiError> {
    let maker = maker(&app, &link.token).await?;
    if maker.id == known.player.id {
        return Err(ApiError::Unprocessable(Text::new("sv-own-link")));
    }
    has_room(&app, known.player.id).await?;
    has_room(&app, maker.id).await?;
    if !app.house().store.befriend(&link.token, maker.id, known.player.id, now()).await? {
        return Err(ApiError::NotFound);
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn has_room(app: &App, player: PlayerId) -> Result<(), ApiError> {
    if app.house().store.count_friends(player).await? >= MOST_FRIENDS {
        return Err(ApiError::Unprocessable(Text::new("sv-many-friends")));
    }
    Ok(())
}

/// Ends a friendship, for both.
#[utoipa::path(delete, path = "/api/me/friends/{id}", tag = "friends", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    if !app.house().store.unfriend(known.player.id, player_id(&id)?).await? {
        return Err(ApiError::NotFound);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Invites a friend to a table at which one sits; it stands on their home page until they come or decline, or the match begins.
#[utoipa::path(post, path = "/api/me/friends/{id}/invite", tag = "friends", params(("id" = String, Path)), request_body = NewInvitation,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn invite(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Body(wanted): Body<NewInvitation>,
) -> Result<StatusCode, ApiError> {
    let (store, me, friend) = (&app.house().store, known.player.id, player_id(&id)?);
    if !store.are_friends(me, friend).await? {
        return Err(ApiError::NotFound);
    }
    if !store.tables_with_room(me).await?.iter().any(|table| table.id == wanted.table) {
        return Err(ApiError::Unprocessable(Text::new("sv-no-room")));
    }
    if !app.limits().invitation(me) {
        return Err(ApiError::TooFast);
    }
    store.invite(me, friend, wanted.table, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does not follow an invitation.
#[utoipa::path(delete, path = "/api/me/invitations/{table}", tag = "friends", params(("table" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn decline(
    State(app): State<App>,
    known: Known,
    Path(table): Path<String>,
) -> Result<StatusCode, ApiError> {
    if !app.house().store.decline(known.player.id, table_id(&table)?).await? {
        return Err(ApiError::NotFound);
    }
    Ok(StatusCode::NO_CONTENT)
}
