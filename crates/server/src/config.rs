//! How a server is run.

use std::net::SocketAddr;
use std::time::Duration;

use crate::page::{self, Page};
use crate::wire::Positions;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// `postgres://…` or the path of an SQLite file.
    pub database: String,
    /// The address that people reach it at, without a slash at the end; worked out from `listen` if nothing is said.
    pub public_url: Option<String>,
    /// Other names that lead to this server, besides the public address, this machine's own names and all addresses.
    pub hosts: Vec<String>,
    /// Is there a proxy in front whose `X-Forwarded-*` headers are to be believed?
    pub behind_proxy: bool,
    /// Are cookies sent over HTTPS alone? Also if the proxy says that it speaks HTTPS.
    pub secure_cookies: bool,
    /// Where `/metrics` is read, if not beside the games.
    pub metrics_listen: Option<SocketAddr>,
    /// What must be sent to read `/metrics`, as `Authorization: Bearer …`.
    pub metrics_token: Option<String>,
    /// Are there limits on how often somebody may ask? Off for load tests alone.
    pub limits: bool,
    /// May web hooks lead into the host's own network?
    pub hooks_anywhere: bool,
    /// A server that sends mail, `smtps://user:password@host`.
    pub smtp: Option<String>,
    /// Where mail comes from.
    pub mail_from: String,
    /// Threads on which bots think; as many as cores but one if nothing is said. One more serves quick levels alone.
    pub bot_threads: Option<usize>,
    /// Open some tables to look at.
    pub demo: bool,
    /// Who may open tables that begin from a position; see [`Config::positions`] if nothing is said.
    pub positions: Option<Positions>,
    /// The page that browsers are given.
    pub page: Page,
    /// May people in the lobby talk to each other?
    pub lobby_chat: bool,
    /// How long a socket may say nothing before it is asked whether anybody is there. Asked twice in vain, it is closed.
    pub silence: Duration,
}

impl Config {
    /// Who may open tables that begin from a position. If nothing is said: everybody, where nobody but this machine can
    /// come, or where all is for show; nobody, where strangers come.
    #[must_use]
    pub fn positions(&self) -> Positions {
        let alone = self.listen.ip().is_loopback() && !self.behind_proxy;
        self.positions.unwrap_or(if alone || self.demo { Positions::Anyone } else { Positions::Nobody })
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database: "sandtable.sqlite".to_owned(),
            public_url: None,
            hosts: Vec::new(),
            behind_proxy: false,
            secure_cookies: false,
            metrics_listen: None,
            metrics_token: None,
            limits: true,
            hooks_anywhere: false,
            smtp: None,
            mail_from: "Sandtable <sandtable@localhost>".to_owned(),
            bot_threads: None,
            demo: false,
            positions: None,
            page: page::without,
            lobby_chat: true,
            silence: Duration::from_secs(45),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_strangers_come_nobody_brings_positions_unless_the_host_says_so() {
        let public = Config { listen: ([0, 0, 0, 0], 80).into(), ..Config::default() };
        let proxied = Config { behind_proxy: true, ..Config::default() };
        assert_eq!(Config::default().positions(), Positions::Anyone);
        assert_eq!((public.positions(), proxied.positions()), (Positions::Nobody, Positions::Nobody));
        assert_eq!(Config { demo: true, ..public.clone() }.positions(), Positions::Anyone);
        assert_eq!(Config { positions: Some(Positions::Accounts), ..public }.positions(), Positions::Accounts);
    }
}
