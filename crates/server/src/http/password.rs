//! Another password: by the old one, or by a mail to the address that was confirmed.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use sandtable_core::Text;

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::passwords;
use super::sessions::{WithCookie, begin_anew};
use super::visitor::{Known, Visitor};
use crate::notify::Warning;
use crate::store::keys::KeyKind;
use crate::store::players::Player;
use crate::time::now;
use crate::wire::{ErrorBody, ForgottenPassword, Me, NewPassword, PasswordReset};

/// What was mailed to somebody works so long, in milliseconds.
const RESET_MILLIS: u64 = 3_600_000;

/// Changes one's password. Every other session, link and token ends.
#[utoipa::path(post, path = "/api/me/password", tag = "me", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
    Body(wanted): Body<NewPassword>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let Some(digest) = known.player.password.clone() else { return Err(ApiError::Conflict("sv-no-account")) };
    if !app.limits().login(known.address, &known.player.name) {
        return Err(ApiError::TooFast);
    }
    if wanted.old.len() > 1_024 || !passwords::fits(wanted.old, Some(digest)).await.map_err(ApiError::Internal)? {
        return Err(ApiError::WrongCredentials);
    }
    set(&app, &known.player, wanted.new, &headers).await
}

/// Asks for a mail by which a forgotten password can be replaced. The answer is the same whether there is such an account or not.
#[utoipa::path(post, path = "/api/password/forgot", tag = "me", request_body = ForgottenPassword,
    responses((status = 204), (status = 429, body = ErrorBody)))]
pub(super) async fn forgot(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<ForgottenPassword>,
) -> Result<StatusCode, ApiError> {
    if !app.limits().login(visitor.address, &wanted.name) {
        return Err(ApiError::TooFast);
    }
    let account = app.house().store.account(&wanted.name).await?;
    // The mail is sent elsewhere: how long that takes tells nobody which names there are.
    tokio::spawn(async move {
        if let Some(player) = account.filter(|player| player.notify.email_confirmed && app.limits().mail(player.id))
            && let Err(error) = send_reset(&app, &player).await
        {
            tracing::error!(%error, "a mail for a forgotten password could not be prepared");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn send_reset(app: &App, player: &Player) -> Result<(), crate::store::StoreError> {
    let house = app.house();
    let code = house.store.make_key(KeyKind::Reset, player.id, "", now()).await?;
    if !house.notifier.reset(player, &code).await {
        house.store.drop_key(&code).await?;
    }
    Ok(())
}

/// Sets a new password by what was mailed. It works once, for an hour; every session, link and token ends.
#[utoipa::path(post, path = "/api/password/reset", tag = "me", request_body = PasswordReset,
    responses((status = 200, body = Me), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn reset(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wanted): Body<PasswordReset>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    if !passwords::is_acceptable(&wanted.password) {
        return Err(ApiError::Unprocessable(Text::new("sv-bad-password")));
    }
    let (store, since) = (&app.house().store, now().saturating_sub(RESET_MILLIS));
    let id = store.use_up_key(KeyKind::Reset, &wanted.token, since).await?.ok_or(ApiError::NotFound)?;
    let player = store.player(id).await?.filter(|player| !player.gone).ok_or(ApiError::NotFound)?;
    if player.banned_until > now() {
        return Err(ApiError::Forbidden("sv-banned"));
    }
    set(&app, &player, wanted.password, &headers).await
}

async fn set(
    app: &App,
    player: &Player,
    password: String,
    headers: &HeaderMap,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    if !passwords::is_acceptable(&password) {
        return Err(ApiError::Unprocessable(Text::new("sv-bad-password")));
    }
    let digest = passwords::digest(password).await.map_err(ApiError::Internal)?;
    let store = &app.house().store;
    if !store.set_password(player.id, &digest).await? {
        return Err(ApiError::NotFound);
    }
    app.house().notifier.warn(player, Warning::NewPassword);
    begin_anew(app, player, headers).await
}
