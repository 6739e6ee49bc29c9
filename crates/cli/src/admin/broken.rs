//! `sandtable admin broken`: tables that cannot be replayed.

use clap::Args;
use sandtable_core::Text;
use sandtable_server::time::now;
use serde_json::json;

use super::Desk;
use super::listing::{Listing, print_json, span};
use super::tables::status_word;

/// List tables that cannot be replayed, and why
///
/// A server marks such a table when it tries to load it, and serves it as one that says so. Every start of a server tries again.
#[derive(Args)]
pub(super) struct Broken {
    /// Take all marks away, and have a running server try again within half a minute
    #[arg(long)]
    retry: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How many are listed at most.
const MOST: u64 = 1_000;

impl Broken {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let broken = desk.store.broken_tables(MOST).await?;
        if self.retry {
            desk.store.retry_broken(now()).await?;
            return Ok(desk.say(Text::new("cli-admin-retried").with("count", broken.len() as i64))?);
        }
        if self.json {
            let described = broken.iter().map(|table| {
                json!({
                    "id": table.id,
                    "game": table.game,
                    "status": table.status,
                    "found": table.found,
                    "why": table.why,
                })
            });
            return Ok(print_json(&described.collect())?);
        }
        let headings = [
            "cli-admin-head-id",
            "cli-admin-head-game",
            "cli-admin-head-status",
            "cli-admin-head-found",
            "cli-admin-head-why",
        ];
        let mut listing = Listing::new(desk, headings);
        for table in broken {
            listing.row([
                table.id.to_string(),
                table.game,
                status_word(desk, &table.status),
                span(desk, table.found),
                table.why,
            ]);
        }
        Ok(listing.print()?)
    }
}
