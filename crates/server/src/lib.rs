//! Tables, matches and accounts over HTTP and WebSocket, on SQLite or PostgreSQL.
//!
//! | module | what is in it |
//! |---|---|
//! | [`wire`] | everything that travels, and its TypeScript |
//! | [`store`] | everything that is kept |
//! | [`table`] | a table and its match |
//! | [`notify`] | telling people that it is their turn |
//! | [`pulse`], [`here`] | which nodes are alive, and who is here |
//! | [`lobby`] | what is said in the lobby |
//! | [`bot_pool`], [`odds_desk`] | where bots think, and where odds are worked out |
//! | [`stories`] | what was told of matches that are over |
//! | [`fence`], [`supervise`], [`workers`] | what keeps a panic or long work from hurting others |
//! | [`http`], [`page`] | the interface, and the page that a program brings along |
//! | [`serve`], [`config`] | a running server |
//! | [`surroundings`], [`storm`] | what a node stands on, and a hostile day in a simulation |
//! | [`load`], [`metrics`], [`log`] | measuring and watching it |

pub mod blocks;
pub mod bot_pool;
pub mod browser;
pub mod campaign;
pub mod config;
pub mod demo;
pub mod fence;
pub mod here;
pub mod house;
pub mod http;
pub mod load;
pub mod lobby;
pub mod log;
pub mod metrics;
pub mod names;
pub mod notify;
pub mod odds_desk;
pub mod page;
pub mod pulse;
pub mod serve;
pub mod store;
pub mod stories;
pub mod storm;
pub mod supervise;
pub mod surroundings;
pub mod table;
pub mod texts;
pub mod time;
pub mod wire;
pub mod workers;
