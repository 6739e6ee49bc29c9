//! Plain tables for the terminal.

use std::fmt;

/// Rows under a heading; the first column stands left, the others right.
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with a heading.
    pub fn new<const N: usize>(heading: [&str; N]) -> Table {
        Table { rows: vec![heading.iter().map(ToString::to_string).collect()] }
    }

    /// Adds a row with as many columns as the heading.
    pub fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                line += &if column == 0 { format!("{cell:<width$}") } else { format!("  {cell:>width$}") };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new(["bot", "won"]);
        table.row(["veteran".into(), "7".into()]);
        table.row(["élite".into(), "1,234".into()]);
        assert_eq!(table.to_string(), "bot        won\nveteran      7\nélite    1,234\n");
    }
}
