//! `sandtable admin status`.

use clap::Args;
use sandtable_core::Text;
use sandtable_server::pulse::{self, Node};
use sandtable_server::store::file::is_in_use;
use sandtable_server::store::location::Location;
use sandtable_server::store::overview::Overview;
use sandtable_server::time::now;
use serde_json::json;

use super::Desk;
use super::listing::{Listing, print_json, span};
use super::tables::status_word;

/// Show how the server and its database are: versions, nodes, tables, people, and what waits for you
///
/// On PostgreSQL it takes four seconds: nodes are watched until their pulse must have gone on.
#[derive(Args)]
pub(super) struct Status {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The servers on a database.
enum Servers {
    /// On an SQLite file there is one, or none.
    One(bool),
    /// On PostgreSQL there are any number of nodes.
    Nodes(Vec<Node>),
}

impl Servers {
    async fn on(desk: &Desk) -> anyhow::Result<Servers> {
        Ok(match Location::parse(&desk.database)? {
            Location::File(path) => Servers::One(is_in_use(path)),
            Location::Postgres(_) => Servers::Nodes(pulse::watch_nodes(&desk.store).await?),
        })
    }
}

impl Status {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let (overview, servers) = (desk.store.overview(now()).await?, Servers::on(desk).await?);
        if self.json {
            Ok(print_json(&for_programs(desk, &overview, &servers))?)
        } else {
            tell(desk, &overview, &servers)
        }
    }
}

fn tell(desk: &Desk, overview: &Overview, servers: &Servers) -> anyhow::Result<()> {
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    desk.say(
        Text::new("cli-admin-status-program")
            .with("version", env!("CARGO_PKG_VERSION").to_owned())
            .with("schema", number(desk.store.known_schema())),
    )?;
    desk.say(
        Text::new("cli-admin-status-database")
            .with("kind", (if overview.postgres { "PostgreSQL" } else { "SQLite" }).to_owned())
            .with("size", format!("{:.1}", overview.bytes as f64 / f64::from(1 << 20)))
            .with("schema", number(overview.schema)),
    )?;
    match servers {
        Servers::One(true) => desk.say(Text::new("cli-admin-status-runs"))?,
        Servers::One(false) => desk.say(Text::new("cli-admin-status-stopped"))?,
        Servers::Nodes(nodes) => {
            let alive = nodes.iter().filter(|node| node.alive).count();
            desk.say(Text::new("cli-admin-status-nodes").with("count", alive as i64))?;
            let mut listing =
                Listing::new(desk, ["cli-admin-head-node", "cli-admin-head-pulse", "cli-admin-head-state"]);
            for node in nodes {
                let state = if node.alive { "cli-admin-alive" } else { "cli-admin-dead" };
                listing.row([node.id.to_string(), span(desk, node.pulse), desk.text(Text::new(state))]);
            }
            listing.print()?;
        }
    }
    desk.say(
        Text::new("cli-admin-status-people")
            .with("accounts", number(overview.accounts))
            .with("guests", number(overview.guests))
            .with("lately", number(overview.here_lately)),
    )?;
    desk.say(
        Text::new("cli-admin-status-order")
            .with("reports", number(overview.reports))
            .with("banned", number(overview.banned))
            .with("muted", number(overview.muted))
            .with("blocked", number(overview.blocked)),
    )?;
    desk.say(Text::new("cli-admin-status-notices").with("count", number(overview.notices)))?;
    let total: u64 = overview.tables.iter().map(|(_, _, count)| count).sum();
    desk.say(Text::new("cli-admin-status-tables").with("count", number(total)))?;
    let mut listing = Listing::new(desk, ["cli-admin-head-status", "cli-admin-head-game", "cli-admin-head-count"]);
    for (status, game, count) in &overview.tables {
        listing.row([status_word(desk, status), game.clone(), count.to_string()]);
    }
    listing.print()?;
    Ok(desk.say(Text::new("cli-admin-status-more"))?)
}

fn for_programs(desk: &Desk, overview: &Overview, servers: &Servers) -> serde_json::Value {
    let servers = match servers {
        Servers::One(runs) => json!({"running": runs}),
        Servers::Nodes(nodes) => {
            let node = |node: &Node| json!({"id": node.id.to_string(), "alive": node.alive, "pulse": node.pulse});
            json!({"running": nodes.iter().any(|node| node.alive), "nodes": nodes.iter().map(node).collect::<Vec<_>>()})
        }
    };
    let tables = overview.tables.iter();
    let tables = tables.map(|(status, game, count)| json!({"status": status, "game": game, "count": count}));
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "known_schema": desk.store.known_schema(),
        "database": {
            "kind": if overview.postgres { "postgres" } else { "sqlite" },
            "bytes": overview.bytes,
            "schema": overview.schema,
        },
        "servers": servers,
        "tables": tables.collect::<Vec<_>>(),
        "accounts": overview.accounts,
        "guests": overview.guests,
        "here_lately": overview.here_lately,
        "open_reports": overview.reports,
        "banned": overview.banned,
        "muted": overview.muted,
        "blocked": overview.blocked,
        "notices_waiting": overview.notices,
    })
}
