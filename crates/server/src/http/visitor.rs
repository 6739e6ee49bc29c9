//! Who asks: a browser by its cookie, a program by its token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap};
use axum::http::request::Parts;

use super::App;
use super::error::ApiError;
use crate::store::keys::KeyKind;
use crate::store::players::Player;
use crate::table::judge::Asker;
use crate::time::{DAY_MILLIS, now};

const COOKIE_NAME: &str = "sandtable";
/// A session that was begun longer ago has ended.
pub(super) const SESSION_MILLIS: u64 = 400 * 24 * 3_600 * 1_000;

/// How somebody proves who they are.
#[derive(Clone)]
pub(super) struct Key {
    pub(super) kind: KeyKind,
    pub(super) secret: String,
}

/// Somebody who asks, with or without a session.
pub(super) struct Visitor {
    pub(super) player: Option<Player>,
    pub(super) key: Option<Key>,
    pub(super) address: IpAddr,
}

/// Somebody who asks and has a session.
pub(super) struct Known {
    pub(super) player: Player,
    pub(super) key: Key,
    pub(super) address: IpAddr,
}

/// Where somebody asks from, whoever they are: nothing is looked up.
pub(super) struct Address(pub(super) IpAddr);

impl Visitor {
    pub(super) fn asker(&self) -> Option<Asker> {
        self.player.as_ref().map(asker)
    }
}

pub(super) fn asker(player: &Player) -> Asker {
    Asker { player: player.id, name: player.name.clone() }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, ApiError> {
        let address = address(parts, app);
        let key = key(&parts.headers);
        let player = match &key {
            Some(key) => holder(app, key).await?,
            None => None,
        };
        if let Some(player) = &player
            && !app.limits().request_by(player.id)
        {
            app.house().metrics.limited();
            return Err(ApiError::TooFast);
        }
        if let Some(player) = &player {
            app.house().blocks.saw(player.id, address);
        }
        Ok(Visitor { player, key, address })
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, ApiError> {
        Ok(Address(address(parts, app)))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        match (visitor.player, visitor.key) {
            (Some(player), Some(key)) => Ok(Known { player, key, address: visitor.address }),
            _ => Err(ApiError::NoSession),
        }
    }
}

/// Whose key it is, if it is still good and they may come.
pub(super) async fn holder(app: &App, key: &Key) -> Result<Option<Player>, ApiError> {
    let not_before = match key.kind {
        KeyKind::Session => now().saturating_sub(SESSION_MILLIS),
        KeyKind::Link | KeyKind::Program | KeyKind::Reset | KeyKind::Friend => 0,
    };
    let store = &app.house().store;
    let Some(id) = store.key_holder(key.kind, &key.secret, not_before).await? else { return Ok(None) };
    let Some(player) = store.player(id).await?.filter(|player| !player.gone) else { return Ok(None) };
    if player.banned_until > now() {
        return Err(ApiError::Forbidden("sv-banned"));
    }
    app.house().here.asked(id);
    if now().saturating_sub(player.seen) > DAY_MILLIS {
        store.was_here(id, now()).await?;
    }
    Ok(Some(player))
}

/// A program's token, or a browser's cookie.
fn key(headers: &HeaderMap) -> Option<Key> {
    let authorization = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = authorization.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Key { kind: KeyKind::Program, secret: token.to_owned() });
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE_NAME)
        .map(|(_, secret)| Key { kind: KeyKind::Session, secret: secret.to_owned() })
}

/// Where the request comes from. A proxy that is trusted adds the address that it saw at the end of the last of these headers;
/// what stands before it, the visitor may have written.
pub(super) fn address(parts: &Parts, app: &App) -> IpAddr {
    let forwarded = last_forwarded(&parts.headers).filter(|_| app.config().behind_proxy);
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    forwarded.or(direct).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

fn last_forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let address = last.to_str().ok()?.rsplit(',').next()?.trim();
    // Some proxies add the port.
    address.parse().ok().or_else(|| address.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Does the browser speak HTTPS with us, or with the proxy before us?
pub(super) fn is_secure(headers: &HeaderMap, app: &App) -> bool {
    let proxied = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    app.config().secure_cookies || (app.config().behind_proxy && proxied)
}

/// The header that gives a browser its session.
pub(super) fn session_cookie(secret: &str, secure: bool) -> String {
    let seconds = SESSION_MILLIS / 1_000;
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// The header that takes it away.
pub(super) fn no_cookie(secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_forwarded_addresses_the_proxys_own_counts() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "1.1.1.1, 2.2.2.2".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some(IpAddr::from([2, 2, 2, 2])));
        headers.append("x-forwarded-for", "3.3.3.3".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some(IpAddr::from([3, 3, 3, 3])));
        headers.append("x-forwarded-for", "[2001:db8::1]:4711".parse().unwrap());
        assert_eq!(last_forwarded(&headers), Some("2001:db8::1".parse().unwrap()));
    }

    #[test]
    fn a_session_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "theme=dark; sandtable=abc; x=y".parse().unwrap());
        assert_eq!(key(&headers).unwrap().secret, "abc");
        headers.append(AUTHORIZATION, "Bearer def".parse().unwrap());
        let key = key(&headers).unwrap();
        assert_eq!((key.kind, key.secret.as_str()), (KeyKind::Program, "def"));
    }
}
