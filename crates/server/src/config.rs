//! How a server is run.

use std::net::SocketAddr;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// `postgres://…` or the path of an SQLite file.
    pub database: String,
    /// The address that people reach it at, without a slash at the end; worked out from `listen` if nothing is said.
    pub public_url: Option<String>,
    /// Is there a proxy in front whose `X-Forwarded-*` headers are to be believed?
    pub behind_proxy: bool,
    /// Are cookies sent over HTTPS alone? Also if the proxy says that it speaks HTTPS.
    pub secure_cookies: bool,
    /// Are there limits on how often somebody may ask? Off for load tests alone.
    pub limits: bool,
    /// May web hooks lead into the host's own network?
    pub hooks_anywhere: bool,
    /// A server that sends mail, `smtps://user:password@host`.
    pub smtp: Option<String>,
    /// Where mail comes from.
    pub mail_from: String,
    /// Threads on which bots think; as many as cores but one if nothing is said.
    pub bot_threads: Option<usize>,
    /// Open some tables to look at.
    pub demo: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database: "sandtable.sqlite".to_owned(),
            public_url: None,
            behind_proxy: false,
            secure_cookies: false,
            limits: true,
            hooks_anywhere: false,
            smtp: None,
            mail_from: "Sandtable <sandtable@localhost>".to_owned(),
            bot_threads: None,
            demo: false,
        }
    }
}
