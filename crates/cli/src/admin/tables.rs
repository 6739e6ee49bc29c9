//! `sandtable admin tables` and `remove-table`.

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use sandtable_core::Text;
use sandtable_server::store::overview::TableEntry;
use sandtable_server::time::now;
use sandtable_server::wire::{RandomId, Sitter, Status, TableId};
use serde_json::{Value, json};

use super::Desk;
use super::listing::{Listing, Paging, print_json, span};

/// List tables, those where something began or ended last first
#[derive(Args)]
pub(super) struct Tables {
    /// Tables of this status alone [default: all]
    #[arg(long, value_enum)]
    status: Option<StatusArg>,
    /// Tables of this game alone, by its short name such as battle-line [default: all]
    #[arg(long)]
    game: Option<String>,
    #[command(flatten)]
    paging: Paging,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum StatusArg {
    /// The match has not begun
    Gathering,
    /// The match is being played
    Playing,
    /// The match is over
    Over,
}

/// Remove a table with everything that was done and said at it
#[derive(Args)]
pub(super) struct RemoveTable {
    /// Its id
    table: String,
}

impl Tables {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let status = self.status.map(|status| match status {
            StatusArg::Gathering => Status::Gathering,
            StatusArg::Playing => Status::Playing,
            StatusArg::Over => Status::Over,
        });
        let (limit, skip) = (self.paging.limit, self.paging.skip());
        let tables = desk.store.tables(status, self.game.as_deref(), limit, skip).await?;
        if self.json {
            return Ok(print_json(&tables.iter().map(described).collect())?);
        }
        let headings = [
            "cli-admin-head-id",
            "cli-admin-head-game",
            "cli-admin-head-status",
            "cli-admin-head-opened",
            "cli-admin-head-last",
            "cli-admin-head-sitters",
        ];
        let mut listing = Listing::new(desk, headings);
        for table in tables {
            let sitters: Vec<String> = table.sitters.iter().map(label).collect();
            listing.row([
                table.id.to_string(),
                table.game,
                status_word(desk, &table.status),
                span(desk, table.created),
                span(desk, table.last),
                sitters.join(", "),
            ]);
        }
        Ok(listing.print()?)
    }
}

impl RemoveTable {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let table = self.table;
        let id = RandomId::parse(&table).map(TableId).context("expected the id of a table")?;
        if !desk.store.remove_table(id, now()).await? {
            bail!("there is no table {table}");
        }
        Ok(desk.say(Text::new("cli-admin-tables").with("count", 1))?)
    }
}

fn label(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => "-".to_owned(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { level, .. } => format!("[{level}]"),
    }
}

/// A status in the host's language; one that this program does not know stands as it is stored.
pub(super) fn status_word(desk: &Desk, status: &str) -> String {
    match status {
        "gathering" => desk.text(Text::new("cli-admin-gathering")),
        "playing" => desk.text(Text::new("cli-admin-playing")),
        "over" => desk.text(Text::new("cli-admin-over")),
        other => other.to_owned(),
    }
}

fn described(table: &TableEntry) -> Value {
    json!({
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "created": table.created,
        "last": table.last,
        "sitters": table.sitters,
    })
}
