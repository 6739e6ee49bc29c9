//! Stepping through a record, forwards and backwards, from any viewpoint.

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use sandtable_core::{AnyGame, Component, Entry, Match, Record, Registry, Seat, Text, Viewer};

use crate::board::{Board, Scene, Seen};
use crate::boards;
use crate::chronicle::Chronicle;
use crate::clicks::Clicks;
use crate::help;
use crate::palette::Palette;
use crate::sheet::{After, Reader, Sheet, key};
use crate::stage::Stage;
use crate::terminal::Screen;
use crate::words::Words;

/// How many ticks a position is shown when it plays by itself.
const TICKS_A_STEP: usize = 9;

const KEYS: [(&str, &str); 8] = [
    ("?", "ui-key-help"),
    ("q", "ui-key-close"),
    ("←→", "ui-key-step"),
    ("↑↓", "ui-key-turn"),
    ("Home End", "ui-key-ends"),
    ("p", "ui-key-autoplay"),
    ("v", "ui-key-viewpoint"),
    ("L", "ui-key-log"),
];

/// A record that is stepped through.
pub(crate) struct Replay {
    name: &'static str,
    seats: Vec<String>,
    entries: Vec<Entry>,
    /// The whole match, which knows its earlier positions.
    play: Match,
    chronicle: Chronicle,
    board: Box<dyn Board>,
    words: Words,
    palette: Palette,
    /// How many lines have been played.
    at: usize,
    /// The game after them.
    here: Box<dyn AnyGame>,
    viewer: Viewer,
    playing: bool,
    ticks: usize,
    sheet: Option<Sheet>,
    sorting: usize,
    components: Vec<Component>,
    nothing: Clicks,
    bar: Rect,
    left: bool,
}

impl Replay {
    /// Opens a record at its beginning, with everything in sight.
    pub(crate) fn new(record: &Record, registry: &Registry, words: Words, palette: Palette) -> anyhow::Result<Replay> {
        let (play, chronicle) = Chronicle::of(record, registry)?;
        words.call_seats(&record.seats, &play.game().roles());
        let beginning = play.after(0).expect("a match has a beginning");
        Ok(Replay {
            name: play.info().name,
            seats: record.seats.clone(),
            entries: record.entries.clone(),
            chronicle,
            board: boards::of(play.info().slug),
            components: play.game().components(),
            play,
            words,
            palette,
            at: 0,
            here: beginning,
            viewer: Viewer::All,
            playing: false,
            ticks: 0,
            sheet: None,
            sorting: 0,
            nothing: Clicks::default(),
            bar: Rect::ZERO,
            left: false,
        })
    }

    fn game(&self) -> &dyn AnyGame {
        self.here.as_ref()
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.entries.len());
        self.here = self.play.after(self.at).expect("no line is gone to that is not there");
    }

    /// The first line, from here on, at which another seat acts than before it; or back to the last such line.
    fn go_a_turn(&mut self, forwards: bool) {
        let seat = |line: usize| match self.entries.get(line) {
            Some(Entry::Action(seat, _)) => Some(*seat),
            _ => None,
        };
        let begins = |line: &usize| *line == 0 || seat(*line) != seat(*line - 1);
        let last = self.entries.len();
        let at = if forwards {
            (self.at + 1..last).find(begins).unwrap_or(last)
        } else {
            (0..self.at).rev().find(begins).unwrap_or(0)
        };
        self.go_to(at);
    }

    fn next_viewpoint(&mut self) {
        let all: Vec<Viewer> = Viewer::every(self.seats.len() as u8).collect();
        let place = all.iter().position(|&viewer| viewer == self.viewer).unwrap_or(0);
        self.viewer = all[(place + 1) % all.len()];
    }

    fn key(&mut self, code: KeyCode) {
        if !matches!(code, KeyCode::Char('p' | 'v' | 's' | '0'..='7')) {
            self.playing = false;
        }
        match code {
            KeyCode::Right | KeyCode::Char('l' | ' ') | KeyCode::Enter => self.go_to(self.at + 1),
            KeyCode::Left | KeyCode::Char('h') | KeyCode::Backspace => self.go_to(self.at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::PageDown => self.go_a_turn(true),
            KeyCode::Up | KeyCode::Char('k') | KeyCode::PageUp => self.go_a_turn(false),
            KeyCode::Home | KeyCode::Char('g') => self.go_to(0),
            KeyCode::End | KeyCode::Char('G') => self.go_to(self.entries.len()),
            KeyCode::Char('p') => self.playing = !self.playing && self.at < self.entries.len(),
            KeyCode::Char('v') => self.next_viewpoint(),
            KeyCode::Char('s') => self.sorting += 1,
            KeyCode::Char('d') => self.describe(),
            KeyCode::Char('L') => self.open_log(),
            KeyCode::Char('e') => self.tell_the_story(),
            KeyCode::Char('?') => self.sheet = Some(Sheet::Reading(help::replay(&self.words))),
            KeyCode::Char('q') | KeyCode::Esc => self.left = true,
            KeyCode::Char(digit) => {
                if let Some(seat) = digit.to_digit(10).filter(|&seat| (seat as usize) < self.seats.len()) {
                    self.viewer = Viewer::Seat(Seat(seat as u8));
                }
            }
            _ => {}
        }
    }

    fn describe(&mut self) {
        let lines = self.words.position(self.game(), self.viewer);
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-describe-title"), lines)));
    }

    fn open_log(&mut self) {
        let told = self.chronicle.told(self.viewer, 0..self.at, &self.seats, &self.words);
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-log-title"), told).at_the_end()));
    }

    /// How the match went and how it ended; of one that goes on there is nothing to tell.
    fn tell_the_story(&mut self) {
        let Some(story) = self.play.story() else { return };
        let told = story.told().iter().chain(&story.course()).map(|text| self.words.say(text)).collect();
        self.sheet = Some(Sheet::Reading(Reader::of_sentences(self.words.ui("ui-story-title"), told)));
    }

    fn views(&self) -> (Seen, Option<Seen>) {
        let before = self.at.checked_sub(1).and_then(|before| self.play.after(before));
        (self.board.see(self.game(), self.viewer), before.map(|before| self.board.see(&*before, self.viewer)))
    }

    fn scene<'a>(&'a self, seen: &'a Seen, seen_before: Option<&'a Seen>) -> Scene<'a> {
        Scene {
            seen,
            seen_before,
            position: Box::new(|| self.words.position(self.game(), self.viewer)),
            viewer: self.viewer,
            names: &self.seats,
            clicks: &self.nothing,
            cursor: None,
            sorting: self.sorting,
            components: &self.components,
            label: Box::new(move |step| self.board.label(seen, step).unwrap_or_else(|| self.game().step_text(step))),
            words: &self.words,
            palette: self.palette,
        }
    }

    /// What the last line was, in words; from a seat's viewpoint only what it was told.
    fn last_action(&self) -> String {
        let Some(line) = self.at.checked_sub(1) else { return self.words.ui("ui-replay-beginning") };
        if let Entry::Action(seat, action) = &self.entries[line]
            && self.viewer.knows_as(*seat)
        {
            let choice = self
                .play
                .after(line)
                .and_then(|game| game.legal(*seat).into_iter().find(|choice| choice.action == *action));
            let said = choice.map_or_else(|| action.clone(), |choice| self.words.say(&choice.text));
            return format!("{}: {said}", self.seats[seat.index()]);
        }
        self.chronicle.told(self.viewer, line..self.at, &self.seats, &self.words).join(" ")
    }

    fn viewpoint(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => {
                self.words.say(&Text::new("ui-viewpoint-seat").with("name", self.seats[seat.index()].clone()))
            }
            Viewer::Public => self.words.ui("ui-viewpoint-public"),
            Viewer::All => self.words.ui("ui-viewpoint-all"),
        }
    }

    /// How far along: `▶ 37/142 ━━━━━━●────`.
    fn progress(&mut self, area: Rect) -> Line<'static> {
        let last = self.entries.len();
        let mark = if self.playing { "▶" } else { "‖" };
        let digits = last.to_string().len();
        let count = format!("{mark} {:>digits$}/{last} ", self.at);
        let room = usize::from(area.width).saturating_sub(count.chars().count() + 3).max(2);
        let done = (self.at * (room - 1)).checked_div(last).unwrap_or(0);
        self.bar = Rect { x: area.x + 1 + count.chars().count() as u16, y: area.y + 1, width: room as u16, height: 1 };
        Line::from(vec![
            Span::styled(count, self.palette.strong()),
            Span::styled("━".repeat(done), self.palette.accent()),
            Span::styled("●", self.palette.accent()),
            Span::styled("─".repeat(room - 1 - done), self.palette.calm()),
        ])
    }

    fn jump_along_the_bar(&mut self, place: Position) {
        if self.bar.contains(place) {
            let along = usize::from(place.x - self.bar.x);
            let room = usize::from(self.bar.width).saturating_sub(1).max(1);
            self.go_to((along * self.entries.len()).div_ceil(room));
        }
    }
}

impl Screen for Replay {
    fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let prompt = self.progress(area);
        let (seen, before) = self.views();
        let scene = self.scene(&seen, before.as_ref());
        let log = self.chronicle.last(self.viewer, self.at, usize::from(area.height), &self.seats, &self.words);
        let stage = Stage {
            title: self.name,
            corner: self.viewpoint(),
            prompt,
            status: Line::styled(self.last_action(), self.palette.ink()),
            odds: None,
            log: &log,
            log_back: 0,
            keys: &KEYS,
        };
        stage.draw(area, frame.buffer_mut(), self.board.as_ref(), &scene);
        drop(scene);
        if let Some(sheet) = &mut self.sheet {
            sheet.draw(frame.buffer_mut(), area, &self.words, self.palette);
        }
    }

    fn input(&mut self, event: &Event) {
        if let Some(sheet) = &mut self.sheet {
            if !matches!(sheet.input(event), After::Stays) {
                self.sheet = None;
            }
            return;
        }
        if let Some(key) = key(event) {
            let interrupted = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
            self.key(if interrupted { KeyCode::Esc } else { key.code });
        } else if let Event::Mouse(mouse) = event {
            match mouse.kind {
                MouseEventKind::ScrollDown => self.go_to(self.at + 1),
                MouseEventKind::ScrollUp => self.go_to(self.at.saturating_sub(1)),
                MouseEventKind::Down(MouseButton::Left) | MouseEventKind::Drag(MouseButton::Left) => {
                    self.jump_along_the_bar(Position::new(mouse.column, mouse.row));
                }
                _ => {}
            }
        }
    }

    fn tick(&mut self) {
        self.ticks += 1;
        if self.playing && self.ticks.is_multiple_of(TICKS_A_STEP) {
            self.go_to(self.at + 1);
            self.playing = self.at < self.entries.len();
        }
    }

    fn busy(&self) -> bool {
        self.playing
    }

    fn left(&self) -> bool {
        self.left
    }
}
