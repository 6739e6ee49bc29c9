//! The HTTP interface.
//!
//! | file | what is in it |
//! |---|---|
//! | `routes` | which address leads where, and what stands before all of them |
//! | `error` | refusals: status, log level, what a person is told |
//! | `blocked` | visitors from addresses that the host has blocked |
//! | `body` | JSON from strangers |
//! | `access` | who may use which route, and what a token is for |
//! | `visitor` | who asks: cookies and tokens |
//! | `hosts` | which names lead to this server, and by HTTPS or not |
//! | `origin` | requests from other pages, and headers that keep other pages out |
//! | `limits` | how often |
//! | `unchanged` | what is sent once |
//! | `connections` | from the first byte to the last |
//! | `account`, `sessions`, `password`, `tokens` | oneself |
//! | `people`, `friends` | others |
//! | `games` | what can be played here |
//! | `campaigns` | matches that belong together |
//! | `lobby_chat` | talk in the lobby |
//! | `tables` | opening, finding and reading tables |
//! | `socket`, `stream` | being at a table |
//! | `upgrade` | from a request to a socket |
//! | `assets` | the page |
//! | `health`, `metrics` | for those who run the server |
//! | [`openapi`] | all of it described for programs |

mod access;
mod account;
mod assets;
mod blocked;
mod body;
mod campaigns;
pub(crate) mod connections;
#[cfg(test)]
mod deploy;
mod error;
mod friends;
mod games;
mod health;
mod hosts;
pub mod limits;
mod lobby_chat;
pub(crate) mod metrics;
pub mod openapi;
mod origin;
mod password;
pub mod passwords;
mod people;
mod routes;
mod sessions;
mod socket;
mod stories;
mod stream;
mod tables;
mod tokens;
mod unchanged;
mod upgrade;
mod visitor;

use std::sync::Arc;

pub use routes::router;
use tokio::sync::watch;

use self::hosts::KnownHosts;
use self::limits::Limits;
use crate::config::Config;
use crate::house::House;
use crate::table::hall::Hall;

/// What every request may need.
#[derive(Clone)]
pub struct App {
    parts: Arc<Parts>,
}

struct Parts {
    hall: Arc<Hall>,
    config: Config,
    limits: Limits,
    known_hosts: KnownHosts,
    /// Becomes true when the server goes away.
    closing: watch::Receiver<bool>,
}

impl App {
    /// The interface to a hall of tables.
    #[must_use]
    pub fn new(hall: Arc<Hall>, config: Config, closing: watch::Receiver<bool>) -> App {
        let limits = Limits::new(config.limits);
        let known_hosts = KnownHosts::new(&config, hosts::machine_name().as_deref());
        App { parts: Arc::new(Parts { hall, config, limits, known_hosts, closing }) }
    }

    fn hall(&self) -> &Arc<Hall> {
        &self.parts.hall
    }

    fn house(&self) -> &House {
        self.parts.hall.house()
    }

    fn config(&self) -> &Config {
        &self.parts.config
    }

    fn limits(&self) -> &Limits {
        &self.parts.limits
    }

    fn known_hosts(&self) -> &KnownHosts {
        &self.parts.known_hosts
    }

    fn closing(&self) -> watch::Receiver<bool> {
        self.parts.closing.clone()
    }
}
