//! Oneself: coming as a guest, having an account, going.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse};
use sandtable_core::{Language, Text};

use super::App;
use super::body::Body;
use super::error::ApiError;
use super::passwords;
use super::visitor::{Known, Visitor, is_secure, no_cookie, session_cookie};
use crate::names;
use crate::notify::mail;
use crate::store::keys::{KeyKind, digest, new_player_id, new_secret};
use crate::store::players::Player;
use crate::time::now;
use crate::wire::{
    ApiToken, Credentials, ErrorBody, Farewell, Me, MyChanges, NewApiToken, NewGuest, Notify, PersonalLink, SecretToken,
};

const MOST_TOKENS: usize = 20;

type WithCookie<T> = (AppendHeaders<[(axum::http::HeaderName, String); 1]>, T);

fn me_of(player: &Player) -> Me {
    Me {
        id: player.id,
        name: player.name.clone(),
        account: player.is_account(),
        language: player.language,
        notify: player.notify.clone(),
    }
}

async fn begin_session(app: &App, player: &Player, headers: &HeaderMap) -> Result<WithCookie<Json<Me>>, ApiError> {
    let secret = app.house().store.make_key(KeyKind::Session, player.id, "", now()).await?;
    let cookie = session_cookie(&secret, is_secure(headers, app));
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(me_of(player))))
}

/// Oneself; `null` without a session.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(visitor: Visitor) -> Json<Option<Me>> {
    Json(visitor.player.as_ref().map(me_of))
}

/// Takes a name and a session, without an account.
#[utoipa::path(post, path = "/api/guest", tag = "me", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn guest(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wanted): Body<NewGuest>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let name = names::tidy(&wanted.name).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    if !app.limits().somebody_new(visitor.address) {
        return Err(ApiError::TooFast);
    }
    let player = Player {
        id: new_player_id(),
        name,
        password: None,
        language: wanted.language.unwrap_or_else(|| preferred_language(&headers)),
        notify: Notify::default(),
        email_code: None,
        created: now(),
        gone: false,
    };
    app.house().store.add_guest(&player).await?;
    begin_session(&app, &player, &headers).await
}

fn preferred_language(headers: &HeaderMap) -> Language {
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
    // A session from before the account could be known to somebody else who shared the guest's device.
    store.drop_key(&known.key.secret).await?;
    begin_session(&app, &player, &headers).await
}

/// Begins a session of an account.
#[utoipa::path(post, path = "/api/login", tag = "me", request_body = Credentials,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn login(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    if !app.limits().login(visitor.address, &wanted.name) {
        return Err(ApiError::TooFast);
    }
    if wanted.password.len() > 1_024 {
        return Err(ApiError::WrongCredentials);
    }
    let account = app.house().store.account(wanted.name.trim()).await?;
    let digest = account.as_ref().and_then(|account| account.password.clone());
    let fits = passwords::fits(wanted.password, digest).await.map_err(ApiError::Internal)?;
    match account {
        Some(player) if fits => begin_session(&app, &player, &headers).await,
        _ => Err(ApiError::WrongCredentials),
    }
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "me", responses((status = 204)))]
pub(super) async fn logout(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(key) = visitor.key.filter(|key| key.kind == KeyKind::Session) {
        app.house().store.drop_key(&key.secret).await?;
    }
    Ok(gone(&app, &headers))
}

fn gone(app: &App, headers: &HeaderMap) -> WithCookie<axum::http::StatusCode> {
    let cookie = no_cookie(is_secure(headers, app));
    (AppendHeaders([(SET_COOKIE, cookie)]), axum::http::StatusCode::NO_CONTENT)
}

/// Ends all sessions and personal links.
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "me", responses((status = 204), (status = 401, body = ErrorBody)))]
pub(super) async fn logout_everywhere(
    State(app): State<App>,
    known: Known,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.house().store.drop_sessions(known.player.id).await?;
    Ok(gone(&app, &headers))
}

/// Changes name, language, notifications.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = MyChanges,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<App>,
    known: Known,
    Body(changes): Body<MyChanges>,
) -> Result<Json<Me>, ApiError> {
    let mut player = known.player;
    if let Some(name) = changes.name {
        if player.is_account() {
            return Err(ApiError::Conflict("sv-account-name-stays"));
        }
        player.name = names::tidy(&name).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    }
    if let Some(language) = changes.language {
        player.language = language;
    }
    if let Some(notify) = changes.notify {
        change_notify(&app, &mut player, notify).await?;
    }
    app.house().store.change_player(&player).await?;
    Ok(Json(me_of(&player)))
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
    app.house().store.forget(known.player.id).await?;
    Ok(gone(&app, &headers))
}

/// Makes a personal link for another device.
#[utoipa::path(post, path = "/api/me/link", tag = "me", responses((status = 200, body = PersonalLink)))]
pub(super) async fn make_link(State(app): State<App>, known: Known) -> Result<Json<PersonalLink>, ApiError> {
    let token = app.house().store.make_key(KeyKind::Link, known.player.id, "", now()).await?;
    Ok(Json(PersonalLink { token }))
}

/// Comes back by a personal link.
#[utoipa::path(post, path = "/api/link", tag = "me", request_body = SecretToken,
    responses((status = 200, body = Me), (status = 404, body = ErrorBody)))]
pub(super) async fn use_link(
    State(app): State<App>,
    headers: HeaderMap,
    Body(link): Body<SecretToken>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let store = &app.house().store;
    let id = store.key_holder(KeyKind::Link, &link.token, 0).await?.ok_or(ApiError::NotFound)?;
    let player = store.player(id).await?.filter(|player| !player.gone).ok_or(ApiError::NotFound)?;
    begin_session(&app, &player, &headers).await
}

/// The tokens of one's programs, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "programs", responses((status = 200, body = Vec<ApiToken>)))]
pub(super) async fn tokens(State(app): State<App>, known: Known) -> Result<Json<Vec<ApiToken>>, ApiError> {
    Ok(Json(app.house().store.programs(known.player.id).await?))
}

/// Makes a token for a program. Its secret is told once.
#[utoipa::path(post, path = "/api/me/tokens", tag = "programs", request_body = NewApiToken,
    responses((status = 200, body = ApiToken), (status = 422, body = ErrorBody)))]
pub(super) async fn make_token(
    State(app): State<App>,
    known: Known,
    Body(wanted): Body<NewApiToken>,
) -> Result<Json<ApiToken>, ApiError> {
    let store = &app.house().store;
    let label = names::tidy(&wanted.label).ok_or_else(|| ApiError::Unprocessable(Text::new("sv-bad-name")))?;
    if store.programs(known.player.id).await?.len() >= MOST_TOKENS {
        return Err(ApiError::TooFast);
    }
    let secret = store.make_key(KeyKind::Program, known.player.id, &label, now()).await?;
    let made = store.programs(known.player.id).await?.into_iter().next_back().ok_or(ApiError::NotFound)?;
    Ok(Json(ApiToken { token: Some(secret), ..made }))
}

/// Ends a program's token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "programs", params(("id" = u64, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(super) async fn drop_token(
    State(app): State<App>,
    known: Known,
    Path(id): Path<u64>,
) -> Result<axum::http::StatusCode, ApiError> {
    if app.house().store.drop_program(known.player.id, id).await? {
        Ok(axum::http::StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::NotFound)
    }
}
