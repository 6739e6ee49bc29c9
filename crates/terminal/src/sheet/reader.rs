//! Something to read: help, the whole log, the position in words.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::layout::Rect;

use super::{After, key, travel};
use crate::palette::Palette;
use crate::paper::{put, sheet, wrap};

/// A text with a title that can be scrolled.
pub(crate) struct Reader {
    title: String,
    paragraphs: Vec<Paragraph>,
    /// The first line shown; beyond the end means: the end.
    top: usize,
    page: usize,
    lines: usize,
}

/// One paragraph of a text.
pub(crate) enum Paragraph {
    /// A heading.
    Heading(String),
    /// Plain words.
    Plain(String),
    /// A key and what it does.
    Key(String, String),
}

/// Wide enough for a long sentence, narrow enough to read.
const WIDEST: u16 = 84;
/// Where the meanings of keys begin.
const KEY_COLUMN: u16 = 16;

impl Reader {
    /// A text that begins at its beginning.
    pub(crate) fn new(title: String, paragraphs: Vec<Paragraph>) -> Reader {
        Reader { title, paragraphs, top: 0, page: 0, lines: 0 }
    }

    /// Sentences.
    pub(crate) fn of_sentences(title: String, sentences: Vec<String>) -> Reader {
        Reader::new(title, sentences.into_iter().map(Paragraph::Plain).collect())
    }

    /// Begins at the end.
    pub(crate) fn at_the_end(mut self) -> Reader {
        self.top = usize::MAX;
        self
    }

    pub(super) fn draw(&mut self, buffer: &mut Buffer, area: Rect, palette: Palette) {
        let size = (WIDEST.min(area.width.saturating_sub(4)), area.height.saturating_sub(2));
        let width = usize::from(size.0.saturating_sub(4));
        let lines = self.lines(width);
        let height = size.1.min(lines.len() as u16 + 2);
        let inside = sheet(buffer, area, (size.0, height), &self.title, palette);
        self.page = usize::from(inside.height);
        self.lines = lines.len();
        self.top = self.top.min(self.lines.saturating_sub(self.page));
        for (row, line) in lines.iter().skip(self.top).take(self.page).enumerate() {
            let y = inside.y + row as u16;
            match line {
                Paragraph::Heading(text) => put(buffer, inside.x, y, text, inside.width, palette.info()),
                Paragraph::Plain(text) => put(buffer, inside.x, y, text, inside.width, palette.ink()),
                Paragraph::Key(name, text) => {
                    put(buffer, inside.x, y, name, KEY_COLUMN - 1, palette.key());
                    let x = inside.x + KEY_COLUMN;
                    put(buffer, x, y, text, inside.width.saturating_sub(KEY_COLUMN), palette.ink());
                }
            }
        }
        for (more, y) in [(self.top > 0, inside.y), (self.top + self.page < self.lines, inside.bottom() - 1)] {
            if more {
                let mark = if y == inside.y { "▲" } else { "▼" };
                put(buffer, inside.right(), y, mark, 1, palette.accent());
            }
        }
    }

    fn lines(&self, width: usize) -> Vec<Paragraph> {
        let wrapped = self.paragraphs.iter().flat_map(|paragraph| match paragraph {
            Paragraph::Heading(text) => vec![Paragraph::Heading(text.clone())],
            Paragraph::Plain(text) => wrap(text, width, 2).into_iter().map(Paragraph::Plain).collect(),
            Paragraph::Key(name, text) => {
                let texts = wrap(text, width.saturating_sub(usize::from(KEY_COLUMN)), 0);
                let names = std::iter::once(name.clone()).chain(std::iter::repeat(String::new()));
                names.zip(texts).map(|(name, text)| Paragraph::Key(name, text)).collect()
            }
        });
        wrapped.collect()
    }

    pub(super) fn input(&mut self, event: &Event) -> After {
        let by = match key(event).map(|key| key.code) {
            Some(KeyCode::Char('k')) => Some(-1),
            Some(KeyCode::Char('j')) => Some(1),
            Some(KeyCode::Char(' ')) => Some(self.page.max(2) as isize - 1),
            _ => travel(event, self.page),
        };
        if let Some(by) = by {
            let last = self.lines.saturating_sub(self.page);
            self.top = self.top.min(last).saturating_add_signed(by).min(last);
            return After::Stays;
        }
        let clicked = matches!(event, Event::Mouse(mouse) if mouse.kind.is_down());
        if key(event).is_some() || clicked { After::Away } else { After::Stays }
    }
}
