//! Oneself: coming as a guest, having an account, going.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::header::HeaderMap;
use axum::response::IntoResponse;
use sandtable_core::{Language, Text};

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::hosts::is_https;
use super::passwords;
use super::sessions::{WithCookie, begin_anew, begin_session, gone, with_cookies};
use super::visitor::{Credential, Known, Visitor, session_cookies};
use crate::names;
use crate::notify::{Warning, mail};
use crate::store::keys::{digest, new_player_id, new_secret};
use crate::store::players::Player;
use crate::time::{DAY_MILLIS, now};
use crate::wire::{Credentials, ErrorBody, Farewell, Me, MyChanges, NewGuest, Notify, PlayerId, SecretToken};

/// So long nobody else may take a name that an account has given up.
const NAME_KEPT_MILLIS: u64 = 30 * DAY_MILLIS;

pub(super) fn me_of(player: &Player) -> Me {
    Me {
        id: player.id,
        name: player.name.clone(),
        account: player.is_account(),
        language: player.language,
        notify: player.notify.clone(),
    }
}

/// Oneself; `null` without a session.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> WithCookie<Json<Option<Me>>> {
    let cookies = match (&visitor.player, &visitor.credential) {
        // Sessions from before there was a cookie for this host alone go on under its name.
        (Some(_), Some(Credential::Session { secret, plain: true })) if is_https(&headers, &app) => {
            session_cookies(secret, &headers, &app)
        }
        _ => Vec::new(),
    };
    with_cookies(cookies, Json(visitor.player.as_ref().map(me_of)))
}

/// A name that may be used, and that nobody takes for another's account.
async fn free_name(app: &App, wanted: &str, own: PlayerId) -> Result<String, ApiError> {
    let name = names::tidy(wanted).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    if app.house().store.is_like_an_account(&name, own).await? {
        return Err(ApiError::Conflict("sv-name-taken"));
    }
    Ok(name)
}

/// Takes a name and a session, without an account.
#[utoipa::path(post, path = "/api/guest", tag = "me", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn guest(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wanted): Body<NewGuest>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let id = new_player_id();
    let name = free_name(&app, &wanted.name, id).await?;
    if !app.limits().somebody_new(visitor.address) {
        return Err(ApiError::TooFast);
    }
    let player = Player {
        id,
        name,
        password: None,
        language: wanted.language.unwrap_or_else(|| preferred_language(&headers)),
        notify: Notify::default(),
        email_code: None,
        created: now(),
        gone: false,
        banned_until: 0,
        muted_until: 0,
        seen: now(),
    };
    app.house().store.add_guest(&player).await?;
    begin_session(&app, &player, &headers).await
}

pub(super) fn preferred_language(headers: &HeaderMap) -> Language {
    let wanted = headers.get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or_default();
    wanted.split([',', ';']).find_map(|tag| Language::from_tag(tag.trim())).unwrap_or_default()
}

/// A guest becomes an account, with all its history.
#[utoipa::path(post, path = "/api/register", tag = "me", request_body = Credentials,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn register(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    if known.player.is_account() {
        return Err(ApiError::Conflict("sv-already-account"));
    }
    let name = names::tidy(&wanted.name).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    if !passwords::is_acceptable(&wanted.password) {
        return Err(ApiError::Unprocessable(Text::new("sv-bad-password")));
    }
    if !app.limits().login(known.address, &name) {
        return Err(ApiError::TooFast);
    }
    let store = &app.house().store;
    let password = passwords::digest(wanted.password).await.map_err(ApiError::Internal)?;
    if !store.promote(known.player.id, &name, &password).await? {
        return Err(ApiError::Conflict("sv-name-taken"));
    }
    let player = store.player(known.player.id).await?.ok_or(ApiError::NotFound)?;
    // Whoever had a session, a link or a token of the guest could have been anybody.
    app.limits().logged_in(known.address, &name);
    begin_anew(&app, &player, &headers).await
}

/// Changes name, language, notifications. An account says its password to change the e-mail address.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = MyChanges,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<App>,
    known: Known,
    Body(changes): Body<MyChanges>,
) -> Result<Json<Me>, ApiError> {
    let mut player = known.player;
    let name = match changes.name {
        Some(name) => Some(free_name(&app, &name, player.id).await?).filter(|name| *name != player.name),
        None => None,
    };
    if let Some(language) = changes.language {
        player.language = language;
    }
    let before = player.clone();
    if let Some(notify) = changes.notify {
        if notify.email != before.notify.email {
            may_change_address(&app, &before, known.address, changes.password).await?;
        }
        change_notify(&app, &mut player, notify).await?;
    }
    app.house().store.change_player(&player).await?;
    app.house().notifier.forget_wishes(player.id);
    if player.notify.email != before.notify.email {
        app.house().notifier.warn(&before, Warning::NewAddress);
    }
    if let Some(name) = name {
        if !app.limits().rename(player.id) {
            return Err(ApiError::TooFast);
        }
        if !app.hall().rename(&player, &name, now() + NAME_KEPT_MILLIS).await? {
            return Err(ApiError::Conflict("sv-name-taken"));
        }
        app.limits().logged_in(known.address, &name);
        player.name = name;
    }
    Ok(Json(me_of(&player)))
}

/// Whoever has the address can have the password reset: so it takes the password to change it.
async fn may_change_address(
    app: &App,
    player: &Player,
    address: IpAddr,
    password: Option<String>,
) -> Result<(), ApiError> {
    let Some(digest) = player.password.clone() else { return Ok(()) };
    let Some(password) = password else { return Err(ApiError::Unprocessable(Text::new("sv-password-needed"))) };
    if !app.limits().login(address, &player.name) {
        return Err(ApiError::TooFast);
    }
    if !passwords::fits(password, Some(digest)).await.map_err(ApiError::Internal)? {
        return Err(ApiError::WrongCredentials);
    }
    Ok(())
}

/// A new address is confirmed only by the code that is sent to it.
async fn change_notify(app: &App, player: &mut Player, wanted: Notify) -> Result<(), ApiError> {
    let notifier = &app.house().notifier;
    if let Some(hook) = &wanted.webhook {
        let bad = |error: crate::notify::webhook::BadHook| {
            ApiError::Unprocessable(Text::new("sv-bad-webhook").with("why", error.to_string()))
        };
        notifier.check_hook(hook).map_err(bad)?;
    }
    let same_address = wanted.email == player.notify.email;
    let confirmed = same_address && player.notify.email_confirmed;
    if let Some(address) = wanted.email.as_deref().filter(|_| !confirmed) {
        if mail::address(address).is_none() {
            return Err(ApiError::Unprocessable(Text::new("sv-bad-email")));
        }
        if !notifier.has_mail() {
            return Err(ApiError::Unprocessable(Text::new("sv-no-mail")));
        }
        if !app.limits().mail(player.id) {
            return Err(ApiError::TooFast);
        }
        let code = new_secret();
        player.email_code = Some(digest(&code));
        if !notifier.confirm(player, address, &code).await {
            return Err(ApiError::Unprocessable(Text::new("sv-no-mail")));
        }
    }
    player.notify = Notify { email_confirmed: confirmed, ..wanted };
    Ok(())
}

/// Proves an e-mail address by the code that was sent to it.
#[utoipa::path(post, path = "/api/me/email/confirm", tag = "me", request_body = SecretToken,
    responses((status = 200, body = Me), (status = 404, body = ErrorBody)))]
pub(super) async fn confirm_email(
    State(app): State<App>,
    known: Known,
    Body(code): Body<SecretToken>,
) -> Result<Json<Me>, ApiError> {
    let mut player = known.player;
    if player.email_code.as_deref() != Some(digest(&code.token).as_str()) {
        return Err(ApiError::NotFound);
    }
    player.email_code = None;
    player.notify.email_confirmed = true;
    app.house().store.change_player(&player).await?;
    app.house().notifier.forget_wishes(player.id);
    Ok(Json(me_of(&player)))
}

/// Deletes oneself: name, password, addresses, sessions and ratings. Matches stay, without the name.
#[utoipa::path(delete, path = "/api/me", tag = "me", request_body = Farewell,
    responses((status = 204), (status = 401, body = ErrorBody)))]
pub(super) async fn delete(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
    Body(farewell): Body<Farewell>,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(digest) = known.player.password {
        if !app.limits().login(known.address, &known.player.name) {
            return Err(ApiError::TooFast);
        }
        let password = farewell.password.unwrap_or_default();
        if !passwords::fits(password, Some(digest)).await.map_err(ApiError::Internal)? {
            return Err(ApiError::WrongCredentials);
        }
    }
    app.hall().forget(known.player.id).await?;
    Ok(gone(&app, &headers))
}
