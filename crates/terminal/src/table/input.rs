//! Keys and mouse at the table.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use sandtable_core::{Seat, Step, Viewer};

use super::{Leaving, Moment, Note, Table};
use crate::board::Shortcut;
use crate::cursor::{self, Way};
use crate::help;
use crate::odds;
use crate::printed;
use crate::sheet::{After, Asked, Menu, Paragraph, Question, Reader, Sheet, key};

impl Table {
    /// Takes a key, a click, a turn of the wheel.
    pub(crate) fn take(&mut self, event: &Event) {
        if let Some(key) = key(event)
            && key.code == KeyCode::Char('c')
            && key.modifiers.contains(KeyModifiers::CONTROL)
        {
            self.leaving = Some(Leaving::Quit);
            return;
        }
        if let Some(sheet) = &mut self.sheet {
            let after = sheet.input(event);
            self.after_sheet(after);
            return;
        }
        match (&self.moment, event) {
            (&Moment::Curtain(seat), _) => self.at_the_curtain(event, seat),
            (_, Event::Mouse(mouse)) => self.mouse(mouse),
            _ => {
                if let Some(key) = key(event).copied() {
                    self.key(&key);
                }
            }
        }
    }

    fn after_sheet(&mut self, after: After) {
        if matches!(after, After::Stays) {
            return;
        }
        self.sheet = None;
        match (after, self.viewer) {
            (After::Chose(choice), Viewer::Seat(seat)) => {
                self.choose(seat, &choice.action);
                self.run_on();
            }
            (After::Yes(asked), _) => self.do_as_asked(asked),
            _ => {}
        }
    }

    fn at_the_curtain(&mut self, event: &Event, seat: Seat) {
        match key(event).map(|key| key.code) {
            Some(KeyCode::Enter) => self.sit_down(seat),
            Some(KeyCode::Char('q')) => self.leaving = Some(Leaving::Quit),
            _ => {}
        }
    }

    fn key(&mut self, key: &KeyEvent) {
        self.log_back = 0;
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.go(Way::Up),
            KeyCode::Down | KeyCode::Char('j') => self.go(Way::Down),
            KeyCode::Left | KeyCode::Char('h') => self.go(Way::Left),
            KeyCode::Right | KeyCode::Char('l') => self.go(Way::Right),
            KeyCode::Tab => self.tab(false),
            KeyCode::BackTab => self.tab(true),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            KeyCode::Esc | KeyCode::Backspace => self.escape(),
            KeyCode::PageUp => self.scroll_log(3),
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
    }

    fn letter(&mut self, letter: char) {
        match letter {
            'u' => self.undo(),
            'w' => self.why(),
            'a' => self.list_actions(),
            'd' => self.describe(),
            'i' => self.explain(),
            'L' => self.open_log(),
            's' => self.sorting += 1,
            'R' => self.ask_to_resign(),
            'q' => self.leaving = Some(Leaving::Quit),
            'C' => self.open_campaign(),
            '?' => self.sheet = Some(Sheet::Reading(help::table(&self.words, self.board.as_ref()))),
            'n' if self.is_over() && !self.campaign_is_over() => self.leaving = Some(Leaving::Rematch),
            'v' if self.is_over() => self.leaving = Some(Leaving::Replay),
            other => self.shortcut(other),
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.moment, Moment::Over { .. })
    }

    /// Is there a campaign, and no match of it left?
    pub(super) fn campaign_is_over(&self) -> bool {
        self.campaign.as_ref().is_some_and(|campaign| campaign.is_over() || campaign.is_last())
    }

    fn shortcut(&mut self, letter: char) {
        let seen = self.board.see(self.play.game(), self.viewer);
        let meant = self.board.shortcut(letter, &self.scene(&seen));
        match meant {
            Some(Shortcut::Choose(step)) => self.point_at(&step),
            Some(Shortcut::Seek(steps)) => {
                let in_sight = |step: &Step| self.targets.iter().any(|target| target.step == *step);
                let (may, others): (Vec<Step>, Vec<Step>) =
                    steps.into_iter().filter(in_sight).partition(|step| self.clicks.may(step));
                let among = if may.is_empty() { others } else { may };
                if let Some(step) = cursor::after(&among, self.cursor.as_ref(), false) {
                    self.move_to(step.clone());
                }
            }
            Some(Shortcut::Read(reader)) => self.sheet = Some(Sheet::Reading(reader)),
            None => {}
        }
    }

    fn move_to(&mut self, step: Step) {
        self.cursor = Some(step);
        self.note = None;
    }

    /// The arrow keys go over everything in sight.
    fn go(&mut self, way: Way) {
        let from = self.cursor.clone().filter(|step| self.targets.iter().any(|target| target.step == *step));
        let to = match from {
            Some(from) => cursor::towards(&self.targets, &from, way),
            None => self.targets.first().map(|target| target.step.clone()),
        };
        if let Some(step) = to {
            self.move_to(step);
        }
    }

    /// Tab goes over what may be chosen.
    fn tab(&mut self, backwards: bool) {
        let next = self.clicks.next();
        if let Some(step) = cursor::after(&next, self.cursor.as_ref(), backwards) {
            self.move_to(step.clone());
        }
    }

    fn enter(&mut self) {
        match self.moment {
            Moment::HandOver(next) => {
                self.viewer = Viewer::Public;
                self.cursor = None;
                self.note = None;
                self.moment = Moment::Curtain(next);
            }
            Moment::Over { shown } => self.moment = Moment::Over { shown: !shown },
            _ => {
                if let Some(step) = self.cursor.clone() {
                    self.point_at(&step);
                }
            }
        }
    }

    fn escape(&mut self) {
        self.note = None;
        if let Moment::Over { shown } = self.moment {
            self.moment = Moment::Over { shown: !shown };
        } else if self.clicks.back() {
            self.place_cursor();
        }
    }

    /// Why a thing cannot be chosen; of one that can, what may come of it.
    fn why(&mut self) {
        let (Viewer::Seat(seat), Some(step)) = (self.viewer, self.cursor.clone()) else { return };
        let ahead = self.clicks.with_odds(Some(&step));
        if !self.clicks.may(&step) {
            self.ask_why_not(seat, &step);
        } else if ahead.is_empty() {
            self.note = Some(Note::Said(self.words.ui("ui-it-can-be-chosen")));
        } else {
            self.sheet = Some(Sheet::Reading(odds::sheet(&ahead, &self.words)));
        }
    }

    fn list_actions(&mut self) {
        if matches!(self.moment, Moment::Asked) {
            self.sheet = Some(Sheet::Choosing(Menu::new(self.clicks.all(), &self.words)));
        }
    }

    fn describe(&mut self) {
        let lines = self.words.position(self.play.game(), self.viewer);
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-describe-title"), lines)));
    }

    /// What is printed on the thing under the cursor, what it does, and what may come of it.
    fn explain(&mut self) {
        let Some(step) = self.cursor.clone() else { return };
        let seen = self.board.see(self.play.game(), self.viewer);
        let thing = self.play.game().component_of(self.viewer, &step);
        let mut paragraphs = Vec::new();
        if let Some(component) = self.components.iter().find(|component| component.thing == thing) {
            paragraphs.extend(printed::paragraphs(component, &self.words));
        }
        if let Some(odds) = self.play.game().prospect(self.viewer, &step) {
            paragraphs.push(Paragraph::Plain(String::new()));
            paragraphs.push(Paragraph::Heading(self.words.ui("ui-odds-title")));
            paragraphs.extend(odds::lines(&odds, &self.words));
        }
        if paragraphs.is_empty() {
            self.note = Some(Note::Said(self.words.ui("ui-nothing-printed")));
            return;
        }
        let title = self.words.say(&self.label(&seen, &step));
        self.sheet = Some(Sheet::Reading(Reader::new(title, paragraphs)));
    }

    fn open_log(&mut self) {
        let told = self.chronicle.told(self.viewer, 0..self.chronicle.len(), self.play.seats(), &self.words);
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-log-title"), told).at_the_end()));
    }

    fn ask_to_resign(&mut self) {
        if matches!(self.moment, Moment::Asked) {
            self.sheet = Some(Sheet::Asking(Question::new(Asked::Resign)));
        }
    }

    fn scroll_log(&mut self, by: isize) {
        let told = self.chronicle.told(self.viewer, 0..self.chronicle.len(), self.play.seats(), &self.words).len();
        self.log_back = self.log_back.saturating_add_signed(by).min(told.saturating_sub(1));
    }

    fn mouse(&mut self, mouse: &MouseEvent) {
        let place = Position::new(mouse.column, mouse.row);
        let under = cursor::at(&self.targets, place, |step| self.clicks.may(step)).cloned();
        match (mouse.kind, under) {
            (MouseEventKind::Moved, Some(step)) if self.cursor.as_ref() != Some(&step) => self.move_to(step),
            (MouseEventKind::Down(MouseButton::Left), Some(step)) => self.point_at(&step),
            (MouseEventKind::Down(MouseButton::Left), None) | (MouseEventKind::Down(MouseButton::Right), _) => {
                self.escape();
            }
            (MouseEventKind::ScrollUp, _) => self.scroll_log(1),
            (MouseEventKind::ScrollDown, _) => self.scroll_log(-1),
            _ => {}
        }
    }
}
