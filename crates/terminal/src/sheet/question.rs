//! Yes or no, where a slip of the finger would cost something.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::layout::Rect;

use super::{After, key};
use crate::palette::Palette;
use crate::paper::{put, sheet, wrap};
use crate::words::Words;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// To go back to the position after so many lines of the record.
    TakeBack(usize),
    /// To give the match up.
    Resign,
}

/// A question.
pub(crate) struct Question {
    asked: Asked,
}

const WIDTH: u16 = 62;

impl Question {
    pub(crate) fn new(asked: Asked) -> Question {
        Question { asked }
    }

    pub(super) fn draw(&self, buffer: &mut Buffer, area: Rect, words: &Words, palette: Palette) {
        let (title, text) = match self.asked {
            Asked::TakeBack(_) => ("ui-take-back-title", "ui-take-back-question"),
            Asked::Resign => ("ui-resign-title", "ui-resign-question"),
        };
        let lines = wrap(&words.ui(text), usize::from(WIDTH) - 4, 0);
        let inside = sheet(buffer, area, (WIDTH, lines.len() as u16 + 4), &words.ui(title), palette);
        for (row, line) in lines.iter().enumerate() {
            put(buffer, inside.x, inside.y + row as u16, line, inside.width, palette.ink());
        }
        put(buffer, inside.x, inside.bottom() - 1, &words.ui("ui-yes-no"), inside.width, palette.key());
    }

    /// Enter or `y` is yes; anything else leaves everything as it is.
    pub(super) fn input(&self, event: &Event) -> After {
        match key(event).map(|key| key.code) {
            Some(KeyCode::Enter | KeyCode::Char('y' | 'Y')) => After::Yes(self.asked),
            Some(_) => After::Away,
            None => After::Stays,
        }
    }
}
