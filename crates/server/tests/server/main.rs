//! The server from outside: real sockets, a real SQLite file, a real PostgreSQL.

mod accounts;
mod branches;
mod client;
mod clocks;
mod cluster;
mod crash;
mod databases;
mod games;
mod hostile;
mod notifications;
mod play;
mod programs;
mod security;
mod sequence;
mod tables;
mod texts;
mod wire;
