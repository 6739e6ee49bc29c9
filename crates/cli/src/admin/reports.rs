//! `sandtable admin reports`, `lobby` and `remove-line`.

use anyhow::{Context as _, bail};
use clap::Args;
use sandtable_core::Text;
use sandtable_server::store::chat::Place;
use sandtable_server::wire::{RandomId, TableId};

use super::{Desk, days_since};

/// How many reports and lines of the lobby are listed.
const LISTED: u64 = 500;

/// List what people have reported, oldest first
///
/// A line that was reported is kept in the report, even if it is removed, until the report is closed.
#[derive(Args)]
pub(super) struct Reports {
    /// This report was dealt with: it leaves the list, and the line that it kept is forgotten
    #[arg(long, value_name = "ID")]
    close: Option<String>,
}

/// List what was said in the lobby lately, with the number of each line and who said it
#[derive(Args)]
pub(super) struct Lobby {
    /// Remove this line
    #[arg(long, value_name = "NUMBER")]
    remove: Option<u64>,
}

/// Remove a line that was said at a table
#[derive(Args)]
pub(super) struct RemoveLine {
    /// The table's id
    table: String,
    /// The line's number, as a report tells it
    line: u64,
}

impl Reports {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        match self.close {
            Some(id) => {
                let id = RandomId::parse(&id).context("expected the id of a report")?;
                if !desk.store.close_report(id).await? {
                    bail!("there is no such report, or it was dealt with already");
                }
                Ok(())
            }
            None => list(desk).await,
        }
    }
}

impl Lobby {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        if let Some(line) = self.remove {
            if !desk.store.unsay(Place::Lobby, line).await? {
                bail!("there is no line {line} in the lobby, or it was removed already");
            }
            return Ok(desk.say(Text::new("cli-admin-chat").with("count", 1))?);
        }
        for line in desk.store.said_in_lobby(0, LISTED).await? {
            let player = line.player.map(|player| player.to_string()).unwrap_or_default();
            let told =
                Text::new("cli-admin-lobby-line").with("line", line.n.to_string()).with("days", days_since(line.at));
            desk.say(told.with("name", line.name).with("player", player).with("text", line.text))?;
        }
        Ok(())
    }
}

impl RemoveLine {
    pub(super) async fn run(self, desk: &Desk) -> anyhow::Result<()> {
        let RemoveLine { table, line } = self;
        let id = RandomId::parse(&table).map(TableId).context("expected the id of a table")?;
        if !desk.store.unsay(Place::Table(id), line).await? {
            bail!("there is no line {line} at table {table}, or it was removed already");
        }
        Ok(desk.say(Text::new("cli-admin-chat").with("count", 1))?)
    }
}

async fn list(desk: &Desk) -> anyhow::Result<()> {
    for report in desk.store.reports(LISTED).await? {
        let about = Text::new("cli-admin-report")
            .with("id", report.id.to_string())
            .with("days", days_since(report.at))
            .with("place", place(report.place))
            .with("player", report.player.to_string())
            .with("text", report.text);
        desk.say(about)?;
        if let (Some(line), Some((player, name, text))) = (report.line, report.said) {
            let id = if report.removed { "cli-admin-report-about-removed" } else { "cli-admin-report-about" };
            let said = Text::new(id).with("name", name).with("player", player.to_string());
            desk.say(said.with("line", line.to_string()).with("text", text))?;
        }
    }
    Ok(())
}

fn place(place: Place) -> Text {
    match place {
        Place::Lobby => Text::new("cli-admin-in-lobby"),
        Place::Table(table) => Text::new("cli-admin-at-table").with("table", table.to_string()),
    }
}
