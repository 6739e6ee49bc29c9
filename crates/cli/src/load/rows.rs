//! What was measured, as rows of a Markdown table for `docs/scaling.md`.

use std::io::{self, Write as _};
use std::time::Duration;

use sandtable_core::{Phrasebook, Text};
use sandtable_server::load::{ActionsReport, ColdReport, HeldReport, NotifyReport, StagedReport};

/// A table that is being filled.
pub(super) struct Rows<'a> {
    book: &'a Phrasebook,
    lines: Vec<String>,
}

fn millis(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1e3;
    if millis < 10.0 { format!("{millis:.2}") } else { format!("{millis:.1}") }
}

fn mebibytes(bytes: u64) -> String {
    format!("{:.0}", bytes as f64 / 1_048_576.0)
}

impl<'a> Rows<'a> {
    pub(super) fn new(book: &'a Phrasebook) -> Rows<'a> {
        Rows { book, lines: Vec::new() }
    }

    fn add(&mut self, heading: &'static str, cells: &[String]) {
        if self.lines.is_empty() {
            let heading = self.book.say(&Text::new(heading));
            self.lines.push(format!("| {heading} |"));
            self.lines.push(format!("|{}", "---|".repeat(cells.len())));
        }
        self.lines.push(format!("| {} |", cells.join(" | ")));
    }

    pub(super) fn actions(&mut self, nodes: usize, game: &str, matches: usize, report: &ActionsReport) {
        let each = |spent: Duration| millis(spent.div_f64(report.done.max(1) as f64));
        let cost = &report.cost;
        let wal = cost.wal.map_or_else(|| "–".to_owned(), |bytes| (bytes / report.done.max(1) as u64).to_string());
        let cells = [
            nodes.to_string(),
            game.to_owned(),
            matches.to_string(),
            format!("{:.0}", report.rate()),
            millis(report.told.quantile(0.5)),
            millis(report.told.quantile(0.99)),
            each(cost.servers),
            each(cost.tester),
            mebibytes(cost.memory),
            wal,
        ];
        self.add("cli-load-head-actions", &cells);
    }

    pub(super) fn held(&mut self, game: &str, report: &HeldReport) {
        let cells = [
            game.to_owned(),
            report.tables.to_string(),
            (report.decisions / report.tables.max(1)).to_string(),
            mebibytes(report.before),
            mebibytes(report.after),
            format!("{:.1}", report.each() as f64 / 1024.0),
            report.per_gibibyte().to_string(),
        ];
        self.add("cli-load-head-held", &cells);
    }

    pub(super) fn cold(&mut self, game: &str, report: &ColdReport) {
        let cells = [
            game.to_owned(),
            report.lines.to_string(),
            format!("{:.0}", report.bytes as f64 / 1024.0),
            millis(report.read),
            millis(report.replayed),
            millis(report.read + report.replayed),
        ];
        self.add("cli-load-head-cold", &cells);
    }

    pub(super) fn staged(&mut self, game: &str, report: &StagedReport) {
        let each = report.decisions.max(1) as f64;
        let cells = [
            game.to_owned(),
            report.decisions.to_string(),
            format!("{:.1}", report.spent.as_secs_f64() * 1e6 / each),
            format!("{:.0}", report.bytes as f64 / each),
        ];
        self.add("cli-load-head-staged", &cells);
    }

    /// `listeners`: nothing, if nothing was told to anybody.
    pub(super) fn notify(&mut self, listeners: Option<usize>, report: &NotifyReport) {
        let a_second = |count: u64| format!("{:.0}", count as f64 / report.time.as_secs_f64());
        let cells = [
            listeners.map_or_else(|| "–".to_owned(), |listeners| listeners.to_string()),
            a_second(report.commits),
            a_second(report.deeds),
            a_second(report.heard),
        ];
        self.add("cli-load-head-notify", &cells);
    }

    pub(super) fn print(self) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        for line in self.lines {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
