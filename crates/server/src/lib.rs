//! Tables, matches and accounts over HTTP and WebSocket, on SQLite or PostgreSQL.
//!
//! | module | what is in it |
//! |---|---|
//! | [`wire`] | everything that travels, and its TypeScript |
//! | [`store`] | everything that is kept |
//! | [`table`] | a table and its match |
//! | [`notify`] | telling people that it is their turn |
//! | [`bot_pool`] | where bots think |
//! | [`http`] | the interface |
//! | [`serve`], [`config`] | a running server |
//! | [`load`], [`metrics`], [`log`] | measuring and watching it |

pub mod bot_pool;
pub mod browser;
pub mod config;
pub mod demo;
pub mod house;
pub mod http;
pub mod load;
pub mod log;
pub mod metrics;
pub mod names;
pub mod notify;
pub mod serve;
pub mod store;
pub mod table;
pub mod texts;
pub mod time;
pub mod wire;
