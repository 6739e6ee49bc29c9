//! Everything that travels between a browser and the server, and nothing else does.
//!
//! | file | what is in it |
//! |---|---|
//! | [`ids`] | how tables and players are named |
//! | [`client`] | what a client may say at a table |
//! | [`server`] | what a table says to a client |
//! | [`table`] | who sits where, by which clock, with which promise |
//! | [`lobby`] | opening tables and finding them |
//! | [`lobby_chat`] | what people in the lobby say to each other |
//! | [`campaign`] | matches that belong together |
//! | [`account`] | who somebody is |
//! | [`friends`] | who knows whom |
//! | [`error`] | refusals of the HTTP interface |
//! | [`typescript`] | the same types for the browser, generated |
//!
//! `docs/wire.md` tells in which order the messages flow.
//!
//! No type here can hold a position with its secrets: what a client sees of a match is a
//! [`ViewJson`](sandtable_core::ViewJson), and only a view can become one.

pub mod account;
pub mod campaign;
pub mod client;
pub mod error;
pub mod friends;
pub mod ids;
pub mod lobby;
pub mod lobby_chat;
pub mod server;
pub mod table;
pub mod typescript;

pub use account::*;
pub use campaign::*;
pub use client::*;
pub use error::*;
pub use friends::*;
pub use ids::*;
pub use lobby::*;
pub use lobby_chat::*;
pub use server::*;
pub use table::*;
