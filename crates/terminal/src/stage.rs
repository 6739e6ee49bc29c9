//! What is the same for every game: the bar on top, the prompt with its buttons, the line below it, the board, the log
//! and the keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use sandtable_core::{Step, Text};

use crate::board::{Board, Scene, Target};
use crate::buttons;
use crate::log;
use crate::palette::Palette;
use crate::paper::{cut, put, put_line, width, wrap};
use crate::words::Words;

/// The writing around a board.
pub(crate) struct Stage<'a> {
    /// The game's name.
    pub(crate) title: &'a str,
    /// At the right of the bar.
    pub(crate) corner: String,
    /// What is asked of whom.
    pub(crate) prompt: Line<'static>,
    /// What was chosen so far, why something cannot be, or what the cursor is on.
    pub(crate) status: Line<'static>,
    /// The chances of what the cursor is on.
    pub(crate) odds: Option<String>,
    /// The sentences of the log.
    pub(crate) log: &'a [String],
    /// How many of the newest sentences are scrolled out of sight.
    pub(crate) log_back: usize,
    /// Keys and the ids of what they do.
    pub(crate) keys: &'a [(&'static str, &'static str)],
}

/// What was drawn where.
#[derive(Default)]
pub(crate) struct Places {
    /// What can be pointed at.
    pub(crate) targets: Vec<Target>,
    /// Where the log is.
    pub(crate) log: Rect,
}

/// The rows that the stage itself takes: bar, prompt, status above, keys below.
const OWN_ROWS: u16 = 4;
/// The odds have at least so many cells, enough for a figure, and so many before them.
const LEAST_ODDS: usize = 9;
const ODDS_GAP: usize = 2;

impl Stage<'_> {
    /// Draws everything.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, board: &dyn Board, scene: &Scene) -> Places {
        let least = board.least();
        let least = Size::new(least.width, least.height + OWN_ROWS);
        if area.width < least.width || area.height < least.height {
            too_small(area, buffer, least, scene.words, scene.palette);
            return Places::default();
        }
        let middle = Rect { y: area.y + 3, height: area.height - OWN_ROWS, ..area };
        let drawn = board.draw(middle, buffer, scene);
        let mut targets = drawn.targets;
        self.draw_bar(area, buffer, &board.headline(scene), scene.palette);
        self.draw_prompt(Rect { y: area.y + 1, height: 1, ..area }, buffer, board, scene, &mut targets);
        self.draw_status(Rect { y: area.y + 2, height: 1, ..area }, buffer, scene.palette);
        log::draw(buffer, drawn.log, &scene.words.ui("ui-log-title"), self.log, self.log_back, scene.palette);
        self.draw_keys(Rect { y: area.bottom() - 1, height: 1, ..area }, buffer, scene);
        Places { targets, log: drawn.log }
    }

    fn draw_bar(&self, area: Rect, buffer: &mut Buffer, headline: &str, palette: Palette) {
        let bar = palette.bar();
        buffer.set_style(Rect { height: 1, ..area }, bar);
        // Where there is little room, a game goes by the first part of its name.
        let whole = width(self.title) + width(headline) + width(&self.corner) + 7;
        let short = self.title.split(':').next().unwrap_or(self.title);
        let title = if whole > usize::from(area.width) { short } else { self.title };
        let line = Line::from(vec![
            Span::styled(format!(" {title} "), palette.bar().patch(palette.strong())),
            Span::styled(format!(" {headline}"), bar),
        ]);
        put_line(buffer, area.x, area.y, &line, area.width);
        let room = usize::from(area.width).saturating_sub(line.width() + 3);
        let corner = cut(&self.corner, room);
        put(buffer, area.right() - width(&corner) as u16 - 1, area.y, &corner, area.width, bar);
    }

    /// The prompt, and at the right every button, and everything else that may be chosen and is not on the board.
    fn draw_prompt(&self, row: Rect, buffer: &mut Buffer, board: &dyn Board, scene: &Scene, targets: &mut Vec<Target>) {
        put_line(buffer, row.x + 1, row.y, &self.prompt, row.width.saturating_sub(2));
        if scene.clicks.all().is_empty() {
            return;
        }
        let on_board = |step: &Step| targets.iter().any(|target| target.step == *step);
        let always = board.buttons();
        let elsewhere = |step: &Step| !on_board(step) && !always.contains(step);
        let mut buttons: Vec<Step> = scene.clicks.next().into_iter().filter(elsewhere).collect();
        buttons.extend(always);
        let mut right = row.right() - 1;
        for step in buttons.iter().rev() {
            let face = format!(" {} ", scene.name_of(step));
            let wide = width(&face) as u16;
            let Some(x) = right.checked_sub(wide + 2).filter(|&x| x > row.x + self.prompt.width() as u16) else {
                break;
            };
            put(buffer, x, row.y, &format!("[{face}]"), wide + 2, buttons::paint(scene, step));
            targets.push(Target::new(Rect { x, width: wide + 2, ..row }, step.clone()));
            right = x.saturating_sub(1);
        }
    }

    /// One row, with the odds at its end. Without odds, a sentence that needs more lies over the rows below until it is
    /// read.
    fn draw_status(&self, row: Rect, buffer: &mut Buffer, palette: Palette) {
        let mut room = row.width.saturating_sub(2);
        if let Some(odds) = &self.odds {
            let free = usize::from(room).saturating_sub(self.status.width() + ODDS_GAP);
            let odds = cut(odds, free.max(LEAST_ODDS));
            let wide = width(&odds) as u16;
            put(buffer, row.right().saturating_sub(wide + 1), row.y, &odds, wide, palette.info());
            room = room.saturating_sub(wide + ODDS_GAP as u16);
            put_line(buffer, row.x + 1, row.y, &self.status, room);
            return;
        }
        if self.status.width() <= usize::from(room) {
            put_line(buffer, row.x + 1, row.y, &self.status, room);
            return;
        }
        let lines = wrap(&self.status.to_string(), usize::from(room), 2);
        for (line, y) in lines.iter().zip(row.y..) {
            put(buffer, row.x, y, &" ".repeat(usize::from(row.width)), row.width, palette.ink());
            put(buffer, row.x + 1, y, line, room, palette.ink());
        }
    }

    fn draw_keys(&self, row: Rect, buffer: &mut Buffer, scene: &Scene) {
        let mut x = row.x + 1;
        for (key, meaning) in self.keys {
            let meaning = scene.words.ui(meaning);
            let wide = (width(key) + 1 + width(&meaning)) as u16;
            if x + wide > row.right() {
                break;
            }
            put(buffer, x, row.y, key, row.width, scene.palette.key());
            put(buffer, x + width(key) as u16 + 1, row.y, &meaning, row.width, scene.palette.calm());
            x += wide + 2;
        }
    }
}

/// Says how large the window should be.
fn too_small(area: Rect, buffer: &mut Buffer, least: Size, words: &Words, palette: Palette) {
    let text = Text::new("ui-too-small")
        .with("width", i64::from(least.width))
        .with("height", i64::from(least.height))
        .with("now-width", i64::from(area.width))
        .with("now-height", i64::from(area.height));
    let lines = wrap(&words.say(&text), usize::from(area.width.saturating_sub(2)), 0);
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        put(buffer, area.x + 1, y, line, area.width.saturating_sub(1), palette.accent());
    }
}
