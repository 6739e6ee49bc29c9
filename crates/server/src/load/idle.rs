//! Many sockets that only listen: what does each cost the server?

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;

use super::LoadError;
use super::usage::memory;
use super::visitor::Visitor;

/// How many sockets.
#[derive(Clone, Debug)]
pub struct IdlePlan {
    /// So many in all.
    pub sockets: usize,
    /// So many at each table.
    pub at_each_table: usize,
    /// The game to open tables for.
    pub game: String,
}

/// What they cost.
#[derive(Clone, Copy, Debug)]
pub struct IdleReport {
    /// How many were open in the end.
    pub sockets: u64,
    /// The server's memory before, in bytes.
    pub before: u64,
    /// The server's memory with all of them open.
    pub after: u64,
}

pub(super) async fn run(server: SocketAddr, plan: IdlePlan) -> Result<IdleReport, LoadError> {
    let visitor = Visitor::new(server);
    let host = visitor.with_name("Load").await?;
    let before = memory(std::slice::from_ref(&visitor)).await?;
    let mut sockets = Vec::with_capacity(plan.sockets);
    while sockets.len() < plan.sockets {
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let table = host.post("/api/tables", &json!({"game": plan.game, "seats": seats})).await?;
        let table = table["id"].as_str().unwrap_or_default().to_owned();
        host.post(&format!("/api/tables/{table}/do"), &json!({"do": "start"})).await?;
        for _ in 0..plan.at_each_table.min(plan.sockets - sockets.len()) {
            let mut socket = visitor.socket(&table).await?;
            socket.until("sync").await?;
            sockets.push(socket);
        }
    }
    // Comings and goings are told with a delay: let the last of it pass.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let sockets = visitor.metric("sandtable_sockets").await? as u64;
    Ok(IdleReport { sockets, before, after: memory(std::slice::from_ref(&visitor)).await? })
}
