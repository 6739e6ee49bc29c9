//! Who asks: a browser by its cookie, a program by its token.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{COOKIE, HeaderMap};
use axum::http::request::Parts;

use super::App;
use super::access::bearer;
use super::error::ApiError;
use super::hosts::is_https;
use crate::store::keys::{HOST_ONLY, KeyKind};
use crate::store::players::Player;
use crate::store::tokens::Grant;
use crate::table::judge::Asker;
use crate::time::{DAY_MILLIS, now};
use crate::wire::{PlayerId, Scope};

/// The session cookie where there is no HTTPS.
const PLAIN_COOKIE: &str = "sandtable";
/// The session cookie over HTTPS: browsers take it from this very host alone, never from another one of the same domain.
const HOST_COOKIE: &str = "__Host-sandtable";
/// A session that was begun longer ago has ended.
pub(super) const SESSION_MILLIS: u64 = 400 * 24 * 3_600 * 1_000;

/// How somebody proves who they are.
#[derive(Clone)]
pub(super) enum Credential {
    /// A browser's cookie.
    Session {
        secret: String,
        /// Is it under the name that is used without HTTPS?
        plain: bool,
    },
    /// A program's token, with what it may be used for when the request came.
    Token { secret: String, grant: Grant },
}

impl Credential {
    /// What it may be used for at tables.
    pub(super) fn scopes(&self) -> &[Scope] {
        match self {
            Credential::Session { .. } => &Scope::ALL,
            Credential::Token { grant, .. } => &grant.scopes,
        }
    }

    /// When it stops working, if that is known; in milliseconds since 1970.
    pub(super) fn expires(&self) -> Option<u64> {
        match self {
            Credential::Session { .. } => None,
            Credential::Token { grant, .. } => Some(grant.expires),
        }
    }
}

/// Somebody who asks, with or without a session.
pub(super) struct Visitor {
    pub(super) player: Option<Player>,
    pub(super) credential: Option<Credential>,
    pub(super) address: IpAddr,
}

/// Somebody who asks and has a session.
pub(super) struct Known {
    pub(super) player: Player,
    pub(super) credential: Credential,
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
        let credential = credential(parts);
        let player = match &credential {
            // Whoever let the token in has just looked it up.
            Some(Credential::Token { grant, .. }) => admitted(app, grant.player).await?,
            Some(session) => holder(app, session).await?,
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
        Ok(Visitor { player, credential, address })
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
        match (visitor.player, visitor.credential) {
            (Some(player), Some(credential)) => Ok(Known { player, credential, address: visitor.address }),
            _ => Err(ApiError::NoSession),
        }
    }
}

/// Whose credential it is, if it is still good and they may come.
pub(super) async fn holder(app: &App, credential: &Credential) -> Result<Option<Player>, ApiError> {
    let store = &app.house().store;
    let id = match credential {
        Credential::Session { secret, .. } => {
            store.key_holder(KeyKind::Session, secret, now().saturating_sub(SESSION_MILLIS)).await?
        }
        Credential::Token { secret, .. } => store.token(secret, now()).await?.map(|grant| grant.player),
    };
    match id {
        Some(id) => admitted(app, id).await,
        None => Ok(None),
    }
}

/// Somebody who has proved who they are, if they may come.
async fn admitted(app: &App, id: PlayerId) -> Result<Option<Player>, ApiError> {
    let store = &app.house().store;
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

/// Returns when a credential expires; never, if it does not.
pub(super) fn expiry(credential: Option<&Credential>) -> impl Future<Output = ()> + Send + use<> {
    let left = credential.and_then(Credential::expires).map(|at| Duration::from_millis(at.saturating_sub(now())));
    async move {
        match left {
            Some(left) => tokio::time::sleep(left).await,
            None => std::future::pending().await,
        }
    }
}

/// A program's token, or a browser's cookie. A token counts only where [`super::access::guard`] has let it in; whoever sends
/// one is never taken for a browser.
fn credential(parts: &Parts) -> Option<Credential> {
    match bearer(&parts.headers) {
        Some(secret) => {
            let grant = parts.extensions.get::<Grant>()?.clone();
            Some(Credential::Token { secret: secret.to_owned(), grant })
        }
        None => session(&parts.headers),
    }
}

fn session(headers: &HeaderMap) -> Option<Credential> {
    if let Some(secret) = cookie(headers, HOST_COOKIE) {
        return Some(Credential::Session { secret: secret.to_owned(), plain: false });
    }
    // Another host of the same domain can set a cookie of this name: it cannot pass off a session that was begun over HTTPS.
    let secret = cookie(headers, PLAIN_COOKIE).filter(|secret| !secret.starts_with(HOST_ONLY))?;
    Some(Credential::Session { secret: secret.to_owned(), plain: true })
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == wanted).map(|(_, secret)| secret)
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

/// The headers that give a browser its session. Over HTTPS it has a name that no other host can set, and a cookie of the
/// other name is taken away.
pub(super) fn session_cookies(secret: &str, headers: &HeaderMap, app: &App) -> Vec<String> {
    let seconds = SESSION_MILLIS / 1_000;
    if !is_https(headers, app) {
        return vec![format!("{PLAIN_COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}")];
    }
    let mut cookies =
        vec![format!("{HOST_COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}; Secure")];
    if cookie(headers, PLAIN_COOKIE).is_some() {
        cookies.push(taken_away(PLAIN_COOKIE, true));
    }
    cookies
}

/// The headers that take it away.
pub(super) fn no_cookies(headers: &HeaderMap, app: &App) -> Vec<String> {
    let https = is_https(headers, app);
    let mut cookies = vec![taken_away(PLAIN_COOKIE, https)];
    if https {
        cookies.push(taken_away(HOST_COOKIE, true));
    }
    cookies
}

fn taken_away(name: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}")
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

    fn secret(lines: &[&str]) -> Option<(String, bool)> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(COOKIE, line.parse().unwrap());
        }
        match session(&headers)? {
            Credential::Session { secret, plain } => Some((secret, plain)),
            Credential::Token { .. } => None,
        }
    }

    #[test]
    fn a_session_is_found_among_other_cookies() {
        assert_eq!(secret(&["theme=dark; sandtable=abc; x=y"]), Some(("abc".into(), true)));
        assert_eq!(secret(&["theme=dark; x=y"]), None);
    }

    #[test]
    fn a_cookie_of_this_host_alone_comes_first_and_is_worth_nothing_under_the_other_name() {
        assert_eq!(secret(&["sandtable=abc; __Host-sandtable=h.def"]), Some(("h.def".into(), false)));
        assert_eq!(secret(&["sandtable=h.def"]), None);
    }

    #[test]
    fn a_token_that_nobody_let_in_is_nobody_even_beside_a_cookie() {
        let request = axum::http::Request::builder();
        let request = request.header("authorization", "Bearer abc").header(COOKIE, "sandtable=abc").body(()).unwrap();
        assert!(credential(&request.into_parts().0).is_none());
    }
}
