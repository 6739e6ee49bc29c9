//! How the table is drawn.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use sandtable_core::{Outcome, Prompt, Seat, Text, Verdict, Viewer};

use super::{Moment, Note, Table};
use crate::board::{Scene, Seen};
use crate::odds;
use crate::paper::{put, sheet, width, wrap};
use crate::stage::Stage;
use crate::terminal::Screen;

const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇", "⠏", "⠛"];

/// The result is at least this wide.
const RESULT_WIDTH: u16 = 62;

/// The odds of more choices than this are not told in one figure.
const FEW: usize = 12;

/// How many moments a bot's action is left standing where only bots play.
const PACE: usize = 6;

const KEYS: [(&str, &str); 10] = [
    ("?", "ui-key-help"),
    ("q", "ui-key-leave"),
    ("Enter", "ui-key-choose"),
    ("Esc", "ui-key-back"),
    ("u", "ui-key-undo"),
    ("w", "ui-key-why"),
    ("i", "ui-key-explain"),
    ("a", "ui-key-actions"),
    ("d", "ui-key-describe"),
    ("L", "ui-key-log"),
];

const KEYS_OVER: [(&str, &str); 6] = [
    ("q", "ui-key-leave"),
    ("n", "ui-key-rematch"),
    ("v", "ui-key-replay"),
    ("Esc", "ui-key-result"),
    ("d", "ui-key-describe"),
    ("L", "ui-key-log"),
];

impl Screen for Table {
    fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        if let Moment::Curtain(seat) = self.moment {
            self.draw_curtain(area, buffer, seat);
            return;
        }
        let seen = self.board.see(self.play.game(), self.viewer);
        let names = self.play.seats();
        let most = usize::from(area.height) + self.log_back;
        let log = self.chronicle.last(self.viewer, self.chronicle.len(), most, names, &self.words);
        let keys: &[_] = if matches!(self.moment, Moment::Over { .. }) { &KEYS_OVER } else { &KEYS };
        let stage = Stage {
            title: self.play.info().name,
            corner: self.corner(),
            prompt: self.prompt(),
            status: self.status(&seen),
            odds: self.odds(),
            log: &log,
            log_back: self.log_back,
            keys,
        };
        let places = stage.draw(area, buffer, self.board.as_ref(), &self.scene(&seen));
        self.targets = places.targets;
        self.log_area = places.log;
        if self.cursor.is_none() {
            self.place_cursor();
        }
        match &mut self.sheet {
            Some(sheet) => sheet.draw(buffer, area, &self.words, self.palette),
            None if matches!(self.moment, Moment::Over { shown: true }) => self.draw_result(area, buffer),
            None => {}
        }
    }

    fn input(&mut self, event: &Event) {
        self.take(event);
    }

    fn tick(&mut self) {
        self.ticks += 1;
        if self.people().is_empty() && !self.ticks.is_multiple_of(PACE) {
            return;
        }
        if let Moment::Thinking(thinking) = &self.moment
            && let Some(thought) = thinking.answer()
        {
            let seat = thinking.seat();
            self.heard(seat, thought);
        }
    }

    fn busy(&self) -> bool {
        matches!(self.moment, Moment::Thinking(_)) && self.leaving.is_none()
    }

    fn left(&self) -> bool {
        self.leaving.is_some()
    }
}

impl Table {
    /// What the board may look at.
    pub(super) fn scene<'a>(&'a self, seen: &'a Seen) -> Scene<'a> {
        let seen_before = match self.viewer {
            Viewer::Seat(seat) => self.parted[seat.index()].0.as_ref(),
            Viewer::Public | Viewer::All => None,
        };
        Scene {
            seen,
            seen_before,
            position: Box::new(|| self.words.position(self.play.game(), self.viewer)),
            viewer: self.viewer,
            names: self.play.seats(),
            clicks: &self.clicks,
            cursor: self.cursor.as_ref(),
            sorting: self.sorting,
            components: &self.components,
            label: Box::new(move |step| self.label(seen, step)),
            words: &self.words,
            palette: self.palette,
        }
    }

    /// Whose turn it is.
    fn corner(&self) -> String {
        match &self.moment {
            Moment::Over { .. } => self.words.ui("ui-corner-over"),
            Moment::Asked => match self.viewer {
                Viewer::Seat(seat) if self.people().len() > 1 => self.turn_of(seat),
                _ => self.words.ui("ui-corner-your-turn"),
            },
            Moment::Thinking(thinking) => self.turn_of(thinking.seat()),
            Moment::HandOver(seat) | Moment::Curtain(seat) => self.turn_of(*seat),
        }
    }

    fn turn_of(&self, seat: Seat) -> String {
        self.words.say(&Text::new("ui-corner-turn").with("name", self.play.seats()[seat.index()].clone()))
    }

    fn prompt(&self) -> Line<'static> {
        let palette = self.palette;
        if let Moment::HandOver(next) = self.moment {
            let text = Text::new("ui-hand-over").with("name", self.play.seats()[next.index()].clone());
            return Line::styled(self.words.say(&text), palette.accent());
        }
        let Prompt { text, rule } = self.play.prompt(self.viewer);
        let style = if matches!(self.moment, Moment::Asked) { palette.accent() } else { palette.strong() };
        let mut spans = vec![Span::styled(self.words.say(&text), style)];
        if !rule.is_empty() {
            spans.push(Span::styled(format!("  {rule}"), palette.info()));
        }
        Line::from(spans)
    }

    /// The line below the prompt: why not, what is chosen so far, what the cursor is on.
    fn status(&self, seen: &Seen) -> Line<'static> {
        let palette = self.palette;
        match &self.note {
            Some(Note::Forbidden(illegal)) => {
                return Line::from(vec![
                    Span::styled("✗ ", palette.accent()),
                    Span::styled(self.words.say(&illegal.text), palette.ink()),
                    Span::styled(format!("  {}", illegal.rule), palette.info()),
                ]);
            }
            Some(Note::Said(text)) => return Line::styled(text.clone(), palette.ink()),
            None => {}
        }
        if let Moment::Thinking(thinking) = &self.moment {
            let text = Text::new("ui-thinking").with("name", self.play.seats()[thinking.seat().index()].clone());
            let turn = SPINNER[self.ticks % SPINNER.len()];
            return Line::styled(format!("{turn} {}", self.words.say(&text)), palette.info());
        }
        let Some(cursor) = &self.cursor else { return Line::default() };
        let path = self.clicks.with(cursor);
        if let Some(choice) = self.clicks.open().find(|choice| choice.path.0 == path) {
            return Line::styled(format!("› {}", self.words.say(&choice.text)), palette.ink());
        }
        let steps = if self.clicks.may(cursor) { &path[..] } else { std::slice::from_ref(cursor) };
        let labels: Vec<String> = steps.iter().map(|step| self.words.say(&self.label(seen, step))).collect();
        let more = if self.clicks.may(cursor) { " → …" } else { "" };
        Line::styled(format!("› {}{more}", labels.join(" → ")), palette.calm())
    }

    /// The chances of what the cursor is on, unless something else is said there. Of very many choices one figure says
    /// nothing, and all of them would take a while.
    fn odds(&self) -> Option<String> {
        let few = self.clicks.ahead(self.cursor.as_ref()).len() <= FEW;
        let asked = few && matches!(self.moment, Moment::Asked) && self.note.is_none();
        asked.then(|| odds::headline(&self.clicks.with_odds(self.cursor.as_ref()), &self.words)).flatten()
    }

    /// Between two people at one keyboard nothing of the table is in sight.
    fn draw_curtain(&self, area: Rect, buffer: &mut Buffer, seat: Seat) {
        let name = self.play.seats()[seat.index()].clone();
        let lines = [
            (self.words.say(&Text::new("ui-curtain").with("name", name.clone())), self.palette.strong()),
            (String::new(), self.palette.ink()),
            (self.words.say(&Text::new("ui-curtain-enter").with("name", name)), self.palette.accent()),
            (self.words.ui("ui-curtain-leave"), self.palette.calm()),
        ];
        let inside = sheet(buffer, area, (54, 8), self.play.info().name, self.palette);
        for (row, (line, style)) in lines.iter().enumerate() {
            put(buffer, inside.x, inside.y + 1 + row as u16, line, inside.width, *style);
        }
    }

    /// The result, over the table.
    fn draw_result(&self, area: Rect, buffer: &mut Buffer) {
        let Some(outcome) = self.play.outcome() else { return };
        let mut lines = vec![(self.verdict(&outcome), self.palette.accent())];
        let saved = Text::new("ui-saved-in").with("file", self.file.display().to_string());
        let saved = self.words.say(&saved);
        let wide = (width(&saved) as u16 + 4).clamp(RESULT_WIDTH, area.width.saturating_sub(4).max(RESULT_WIDTH));
        for text in &self.story {
            let told = wrap(&self.words.say(text), usize::from(wide) - 4, 2);
            lines.extend(told.into_iter().map(|line| (line, self.palette.ink())));
        }
        if let Some(rule) = outcome.rule() {
            let rule = Text::new("ui-ended-by").with("rule", rule.to_owned());
            lines.push((self.words.say(&rule), self.palette.info()));
        }
        lines.push((String::new(), self.palette.ink()));
        if let Some(campaign) = &self.campaign {
            lines.extend(
                campaign.score_lines(&self.play, &self.words).into_iter().map(|line| (line, self.palette.ink())),
            );
            lines.push((String::new(), self.palette.ink()));
        }
        for line in wrap(&saved, usize::from(wide) - 4, 2) {
            lines.push((line, self.palette.calm()));
        }
        lines.push((String::new(), self.palette.ink()));
        let keys = match &self.campaign {
            None => "ui-result-keys",
            Some(_) if self.campaign_is_over() => "ui-result-keys-last",
            Some(_) => "ui-result-keys-campaign",
        };
        lines.push((self.words.ui(keys), self.palette.key()));
        let title = self.words.ui("ui-corner-over");
        let inside = sheet(buffer, area, (wide, lines.len() as u16 + 2), &title, self.palette);
        for (row, (line, style)) in lines.iter().enumerate() {
            put(buffer, inside.x, inside.y + row as u16, line, inside.width, *style);
        }
    }

    fn verdict(&self, outcome: &Outcome) -> String {
        let names = self.play.seats();
        match &outcome.verdict {
            Verdict::Won(seats) => {
                let winners: Vec<&str> = seats.iter().map(|seat| names[seat.index()].as_str()).collect();
                self.words.say(&Text::new("ui-won").with("name", winners.join(", ")))
            }
            Verdict::Drawn => self.words.ui("ui-drawn"),
            Verdict::Lost => self.words.ui("ui-lost"),
        }
    }
}
