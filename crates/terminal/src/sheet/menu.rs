//! The list of everything that may be done now, searched by typing.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, MouseButton, MouseEventKind};
use ratatui::layout::Rect;

use super::{After, key, travel};
use crate::clicks::Offer;
use crate::odds;
use crate::palette::Palette;
use crate::paper::{put, sheet, width};
use crate::words::Words;

/// A list of actions.
pub(crate) struct Menu {
    entries: Vec<(Offer, String)>,
    search: String,
    /// Which of the found ones is marked.
    marked: usize,
    top: usize,
    list: Rect,
}

const WIDEST: u16 = 84;

impl Menu {
    /// A menu of the legal choices, with the chances of those that have some.
    pub(crate) fn new<'a>(choices: impl IntoIterator<Item = &'a Offer>, words: &Words) -> Menu {
        let said = |choice: &Offer| match odds::short(choice, words) {
            Some(figure) => format!("{}  {figure}", words.say(&choice.text)),
            None => words.say(&choice.text),
        };
        let entries = choices.into_iter().map(|choice| (choice.clone(), said(choice))).collect();
        Menu { entries, search: String::new(), marked: 0, top: 0, list: Rect::ZERO }
    }

    /// The entries in which every word of the search is found, in the sentence or in the notation.
    fn found(&self) -> Vec<&(Offer, String)> {
        let search = self.search.to_lowercase();
        let fits = |entry: &&(Offer, String)| {
            let text = format!("{} {}", entry.1, entry.0.action).to_lowercase();
            search.split_whitespace().all(|word| text.contains(word))
        };
        self.entries.iter().filter(fits).collect()
    }

    pub(super) fn draw(&mut self, buffer: &mut Buffer, area: Rect, words: &Words, palette: Palette) {
        let size = (WIDEST.min(area.width.saturating_sub(4)), area.height.saturating_sub(2));
        let height = size.1.min(self.entries.len() as u16 + 4);
        let inside = sheet(buffer, area, (size.0, height), &words.ui("ui-actions-title"), palette);
        let prompt = words.ui("ui-actions-search");
        put(buffer, inside.x, inside.y, &prompt, inside.width, palette.info());
        let x = inside.x + width(&prompt) as u16 + 1;
        put(buffer, x, inside.y, &format!("{}▏", self.search), inside.right().saturating_sub(x), palette.strong());
        let list = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
        let page = usize::from(list.height);
        self.top = self.top.min(self.marked).max((self.marked + 1).saturating_sub(page));
        let found = self.found();
        if found.is_empty() {
            put(buffer, list.x, list.y, &words.ui("ui-actions-none"), list.width, palette.calm());
        }
        for (row, (place, (choice, text))) in found.iter().enumerate().skip(self.top).take(page).enumerate() {
            let y = list.y + row as u16;
            let style = if place == self.marked { palette.cursor() } else { palette.ink() };
            buffer.set_style(Rect { y, height: 1, ..list }, style);
            put(buffer, list.x + 1, y, text, list.width.saturating_sub(2), style);
            let notation = width(&choice.action) as u16;
            let x = list.right().saturating_sub(notation + 1);
            if x > list.x + width(text) as u16 + 2 {
                let calm = if place == self.marked { style } else { palette.calm() };
                put(buffer, x, y, &choice.action, notation, calm);
            }
        }
        self.list = list;
    }

    pub(super) fn input(&mut self, event: &Event) -> After {
        let found = self.found().len();
        if let Some(by) = travel(event, usize::from(self.list.height)) {
            self.marked = self.marked.saturating_add_signed(by).min(found.saturating_sub(1));
            return After::Stays;
        }
        if let Event::Mouse(mouse) = event {
            let here = self.list.contains((mouse.column, mouse.row).into());
            let place = self.top + usize::from(mouse.row.saturating_sub(self.list.y));
            match mouse.kind {
                MouseEventKind::Moved if here && place < found => self.marked = place,
                MouseEventKind::Down(MouseButton::Left) if here && place < found => {
                    self.marked = place;
                    return self.choose();
                }
                MouseEventKind::Down(_) => return After::Away,
                _ => {}
            }
            return After::Stays;
        }
        match key(event).map(|key| key.code) {
            Some(KeyCode::Esc) => return After::Away,
            Some(KeyCode::Enter) => return self.choose(),
            Some(KeyCode::Backspace) => {
                self.search.pop();
                self.marked = 0;
            }
            Some(KeyCode::Char(letter)) => {
                self.search.push(letter);
                self.marked = 0;
            }
            _ => {}
        }
        After::Stays
    }

    fn choose(&self) -> After {
        match self.found().get(self.marked) {
            Some((choice, _)) => After::Chose(choice.clone()),
            None => After::Stays,
        }
    }
}
