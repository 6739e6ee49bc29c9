//! Lists: aligned columns for people, JSON for programs.

use std::io::{self, Write as _};

use sandtable_core::Text;
use sandtable_server::time::now;
use serde_json::Value;

use super::Desk;

/// `--limit` and `--page`
#[derive(clap::Args)]
pub(super) struct Paging {
    /// How many to list
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub(super) limit: u64,
    /// Which page of so many, from 1
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    page: u64,
}

impl Paging {
    /// How many come before this page.
    pub(super) fn skip(&self) -> u64 {
        (self.page - 1) * self.limit
    }
}

/// Rows under headings. All columns stand left; the last one may be of any width.
pub(super) struct Listing {
    rows: Vec<Vec<String>>,
}

impl Listing {
    /// A list with these headings.
    pub(super) fn new<const N: usize>(desk: &Desk, headings: [&'static str; N]) -> Listing {
        Listing { rows: vec![headings.map(|heading| desk.text(Text::new(heading))).into()] }
    }

    /// Adds a row with as many columns as there are headings.
    pub(super) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    /// Prints the list; nothing at all if it has no rows.
    pub(super) fn print(&self) -> io::Result<()> {
        if self.rows.len() > 1 { write!(io::stdout(), "{}", self.text()) } else { Ok(()) }
    }

    fn text(&self) -> String {
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.rows[0].len()).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
            format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
        };
        self.rows.iter().map(line).collect()
    }
}

/// Prints something for programs.
pub(super) fn print_json(value: &Value) -> io::Result<()> {
    writeln!(io::stdout(), "{value:#}")
}

/// How much time lies between a moment and now, in one unit.
pub(super) fn span(desk: &Desk, moment: u64) -> String {
    let seconds = now().abs_diff(moment) / 1_000;
    let (unit, count) = match seconds {
        0..120 => ("seconds", seconds),
        120..7_200 => ("minutes", seconds / 60),
        7_200..172_800 => ("hours", seconds / 3_600),
        _ => ("days", seconds / 86_400),
    };
    desk.text(Text::new("cli-admin-span").with("unit", unit.to_owned()).with("count", count as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_the_last_one_is_free() {
        let rows = [["id", "name"], ["12345", "Árpád"], ["7", "a longer name"]];
        let listing = Listing { rows: rows.map(|row| row.map(str::to_owned).into()).into() };
        assert_eq!(listing.text(), "id     name\n12345  Árpád\n7      a longer name\n");
    }
}
