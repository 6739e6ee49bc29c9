//! Sheets that lie over the table: something to read, a menu, a question.

mod menu;
mod question;
mod reader;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseEventKind};
use ratatui::layout::Rect;

pub(crate) use menu::Menu;
pub(crate) use question::{Asked, Question};
pub(crate) use reader::{Paragraph, Reader};

use crate::clicks::Offer;
use crate::palette::Palette;
use crate::words::Words;

/// A sheet that lies over the table.
pub(crate) enum Sheet {
    /// Something to read.
    Reading(Reader),
    /// A list of actions to choose from.
    Choosing(Menu),
    /// Yes or no.
    Asking(Question),
}

/// What became of a sheet.
pub(crate) enum After {
    /// It stays.
    Stays,
    /// It was put away.
    Away,
    /// An action was chosen on it.
    Chose(Offer),
    /// It was answered with yes.
    Yes(Asked),
}

impl Sheet {
    /// Draws it over an area.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, area: Rect, words: &Words, palette: Palette) {
        match self {
            Sheet::Reading(reader) => reader.draw(buffer, area, palette),
            Sheet::Choosing(menu) => menu.draw(buffer, area, words, palette),
            Sheet::Asking(question) => question.draw(buffer, area, words, palette),
        }
    }

    /// Takes a key or a turn of the wheel.
    pub(crate) fn input(&mut self, event: &Event) -> After {
        match self {
            Sheet::Reading(reader) => reader.input(event),
            Sheet::Choosing(menu) => menu.input(event),
            Sheet::Asking(question) => question.input(event),
        }
    }
}

/// The key of an event, if it is one going down.
pub(crate) fn key(event: &Event) -> Option<&KeyEvent> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(key),
        _ => None,
    }
}

/// How far an event moves through a list: −1 or 1 by a line, more by a page.
fn travel(event: &Event, page: usize) -> Option<isize> {
    let page = page.max(2) as isize - 1;
    if let Event::Mouse(mouse) = event {
        return match mouse.kind {
            MouseEventKind::ScrollUp => Some(-3),
            MouseEventKind::ScrollDown => Some(3),
            _ => None,
        };
    }
    match key(event)?.code {
        KeyCode::Up => Some(-1),
        KeyCode::Down => Some(1),
        KeyCode::PageUp => Some(-page),
        KeyCode::PageDown => Some(page),
        KeyCode::Home => Some(isize::MIN / 2),
        KeyCode::End => Some(isize::MAX / 2),
        _ => None,
    }
}
