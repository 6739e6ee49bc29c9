//! Which host a request is meant for, whether that host speaks HTTPS, and whether it is ours.
//!
//! A page of a stranger's whose name suddenly leads to this machine ("DNS rebinding") is, to the browser, a page of ours: it
//! could read and play here. So a name must be known. An address is no name and cannot be made to lead elsewhere; the same
//! goes for a name without a dot, which no stranger can own.

use std::collections::HashSet;
use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, HeaderMap};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use sandtable_core::Phrasebook;

use super::App;
use super::account::preferred_language;
use super::error::ApiError;
use crate::config::Config;
use crate::texts;

/// What home networks put after a machine's name. None of them can be registered by anybody.
const HOME_NETWORKS: [&str; 4] = ["local", "lan", "home.arpa", "internal"];
/// Whoever watches over a server reaches it by any name, and learns nothing there.
const HEALTH: &str = "/healthz";

/// The host that a request is meant for, with its port, as the browser says it; as the proxy says it, if one is trusted.
pub(super) fn host<'a>(headers: &'a HeaderMap, app: &App) -> Option<&'a str> {
    let forwarded = headers.get("x-forwarded-host").filter(|_| app.config().behind_proxy);
    forwarded.or_else(|| headers.get(HOST)).and_then(|host| host.to_str().ok())
}

/// Does the browser speak HTTPS with us, or with the proxy before us?
pub(super) fn is_https(headers: &HeaderMap, app: &App) -> bool {
    let config = app.config();
    if config.secure_cookies {
        return true;
    }
    if let Some(scheme) = headers.get("x-forwarded-proto").filter(|_| config.behind_proxy) {
        return scheme == "https";
    }
    let public = config.public_url.as_deref().and_then(|url| url.strip_prefix("https://"));
    // The public address may have a path; its host ends where that begins.
    let public = public.and_then(|rest| rest.split('/').next());
    public.is_some_and(|public| host(headers, app).is_some_and(|host| host.eq_ignore_ascii_case(public)))
}

/// The names that this server is reached by.
pub(super) struct KnownHosts {
    /// In small letters, without a port; nothing if the proxy in front is left to decide.
    names: Option<HashSet<String>>,
}

impl KnownHosts {
    /// What the host has said, and what this machine is called.
    pub(super) fn new(config: &Config, machine: Option<&str>) -> KnownHosts {
        if config.behind_proxy && config.public_url.is_none() && config.hosts.is_empty() {
            tracing::warn!(
                "behind a proxy, without --public-url or --host: every host name that the proxy passes on is served"
            );
            return KnownHosts { names: None };
        }
        let public = config.public_url.as_deref().and_then(|url| url::Url::parse(url).ok());
        let public = public.and_then(|url| url.host_str().map(str::to_owned));
        let mut names: HashSet<String> = config.hosts.iter().cloned().chain(public).collect();
        if let Some(machine) = machine {
            let short = machine.split('.').next().unwrap_or(machine);
            names.extend(HOME_NETWORKS.map(|network| format!("{short}.{network}")));
            names.insert(machine.to_owned());
        }
        KnownHosts { names: Some(names.iter().map(|name| name.trim_end_matches('.').to_lowercase()).collect()) }
    }

    fn knows(&self, host: &str) -> bool {
        let Some(names) = &self.names else { return true };
        // User names have no place in it.
        let Some(authority) = host.parse::<Authority>().ok().filter(|_| !host.contains('@')) else { return false };
        let name = authority.host().trim_end_matches('.').to_lowercase();
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
        address || !name.contains('.') || name.ends_with(".localhost") || names.contains(&name)
    }
}

/// Refuses a request that is meant for somebody else, in words that tell how to let it in.
pub(super) async fn refuse_unknown(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    // Without a name (HTTP/1.0) it comes from no browser.
    let named = headers.contains_key(HOST) || headers.contains_key("x-forwarded-host");
    let known = !named || host(headers, &app).is_some_and(|host| app.known_hosts().knows(host));
    if known || request.uri().path() == HEALTH {
        return next.run(request).await;
    }
    let refused = ApiError::UnknownHost(host(headers, &app).unwrap_or_default().chars().take(255).collect());
    if request.uri().path().starts_with("/api/") {
        return refused.into_response();
    }
    // Somebody reads this in a browser, without the page that would say it.
    let sentence = Phrasebook::new(preferred_language(headers), [&texts::MESSAGES]).say(&refused.text());
    (refused.status(), [(CONTENT_TYPE, "text/plain; charset=utf-8")], format!("{sentence}\n")).into_response()
}

/// What this machine calls itself.
#[cfg(unix)]
pub(super) fn machine_name() -> Option<String> {
    let name = rustix::system::uname().nodename().to_str().ok()?.to_owned();
    Some(name).filter(|name| !name.is_empty())
}

/// What this machine calls itself.
#[cfg(not(unix))]
pub(super) fn machine_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(config: &Config, hosts: &[&str]) -> Vec<bool> {
        let known = KnownHosts::new(config, Some("laptop.office.example"));
        hosts.iter().map(|host| known.knows(host)).collect()
    }

    #[test]
    fn addresses_and_the_machines_own_names_are_known_and_strangers_names_are_not() {
        let ours = [
            "127.0.0.1:7878",
            "192.168.1.20:7878",
            "[::1]:7878",
            "[fe80::1]",
            "localhost:7878",
            "app.localhost",
            "sandtable:7878",
            "LAPTOP.local:7878",
            "laptop.lan",
            "laptop.office.example",
            "laptop.office.example.",
        ];
        assert_eq!(known(&Config::default(), &ours), [true; 11]);
        let others = [
            "evil.example",
            "laptop.evil.example:7878",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "a@127.0.0.1",
            "",
        ];
        assert_eq!(known(&Config::default(), &others), [false; 6]);
    }

    #[test]
    fn the_public_address_and_what_the_host_names_are_known() {
        let config = Config {
            public_url: Some("https://Games.example.org/play".into()),
            hosts: vec!["table.example.net".into()],
            behind_proxy: true,
            ..Config::default()
        };
        let asked = ["games.example.org", "games.example.org:443", "TABLE.example.net", "other.example.net"];
        assert_eq!(known(&config, &asked), [true, true, true, false]);
    }

    #[test]
    fn a_proxy_decides_where_the_host_has_named_nothing() {
        let config = Config { behind_proxy: true, ..Config::default() };
        assert_eq!(known(&config, &["games.example.org"]), [true]);
    }
}
