//! A screen as an SVG picture: plain text and rectangles, the viewer's own monospaced type.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The size of a character cell.
const CELL: (f32, f32) = (8.4, 18.0);
/// Around the screen.
const MARGIN: f32 = 12.0;
/// The lamp-lit room that the picture shows.
const PAPER: &str = "#1d1f1d";
const INK: &str = "#d9d4c5";

/// Draws a buffer.
pub(super) fn svg(buffer: &Buffer, title: &str) -> String {
    let title = title.replace('&', "&amp;");
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let width = f32::from(columns) * CELL.0 + 2.0 * MARGIN;
    let height = f32::from(rows) * CELL.1 + 2.0 * MARGIN;
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{title}\">"
    );
    let _ = writeln!(out, "<title>{title}</title>");
    let _ = writeln!(out, "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>");
    let _ = writeln!(
        out,
        "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\" fill=\"{INK}\" xml:space=\"preserve\">"
    );
    for row in 0..rows {
        for run in runs(buffer, row) {
            draw_run(&mut out, &run, row);
        }
    }
    out.push_str("</g>\n</svg>\n");
    out
}

/// Cells of one row that look alike.
struct Run {
    column: u16,
    cells: u16,
    text: String,
    look: Look,
}

/// How a cell looks.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    ink: Option<[u8; 3]>,
    paper: Option<[u8; 3]>,
    bold: bool,
    dim: bool,
}

impl Look {
    fn of(cell: &Cell) -> Look {
        let (mut ink, mut paper) = (rgb(cell.fg), rgb(cell.bg));
        if cell.modifier.contains(Modifier::REVERSED) {
            (ink, paper) = (Some(paper.unwrap_or([0x1d, 0x1f, 0x1d])), Some(ink.unwrap_or([0xd9, 0xd4, 0xc5])));
        }
        Look { ink, paper, bold: cell.modifier.contains(Modifier::BOLD), dim: cell.modifier.contains(Modifier::DIM) }
    }
}

fn runs(buffer: &Buffer, row: u16) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for column in 0..buffer.area.width {
        let cell = &buffer[(column, row)];
        let look = Look::of(cell);
        match runs.last_mut() {
            Some(run) if run.look == look => {
                run.cells += 1;
                run.text.push_str(cell.symbol());
            }
            _ => runs.push(Run { column, cells: 1, text: cell.symbol().to_owned(), look }),
        }
    }
    runs
}

fn draw_run(out: &mut String, run: &Run, row: u16) {
    let (x, y) = (MARGIN + f32::from(run.column) * CELL.0, MARGIN + f32::from(row) * CELL.1);
    let width = f32::from(run.cells) * CELL.0;
    if let Some(paper) = run.look.paper {
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
            CELL.1,
            hex(paper)
        );
    }
    // Each word is placed by itself: fonts differ in how wide their blanks and emblems are.
    let mut column = run.column;
    for word in run.text.split(' ') {
        let cells = word.chars().count() as u16;
        if cells > 0 {
            let x = MARGIN + f32::from(column) * CELL.0;
            let mut look = String::new();
            if let Some(ink) = run.look.ink {
                let _ = write!(look, " fill=\"{}\"", hex(ink));
            }
            if run.look.bold {
                look.push_str(" font-weight=\"bold\"");
            }
            if run.look.dim {
                look.push_str(" opacity=\"0.6\"");
            }
            let length = f32::from(cells) * CELL.0;
            let word = word.replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(
                out,
                "<text x=\"{x:.1}\" y=\"{:.1}\" textLength=\"{length:.1}\" lengthAdjust=\"spacingAndGlyphs\"{look}>{word}</text>",
                y + 13.5
            );
        }
        column += cells + 1;
    }
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colours of the 256 that we use; `None` is the terminal's own.
fn rgb(colour: Color) -> Option<[u8; 3]> {
    match colour {
        Color::Indexed(index @ 16..=231) => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let index = index - 16;
            Some([level(index / 36), level(index / 6 % 6), level(index % 6)])
        }
        Color::Indexed(index @ 232..) => Some([8 + 10 * (index - 232); 3]),
        _ => None,
    }
}
