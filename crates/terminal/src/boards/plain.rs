//! A board for any game: the position in words, and what may be chosen as a list.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use sandtable_core::{AnyGame, Messages, Step, ViewJson, Viewer};
use serde_json::Value;

use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Target};
use crate::paper::{put, rule};

/// Draws any game.
pub(crate) struct Plain;

impl Board for Plain {
    fn see(&self, _: &dyn AnyGame, _: Viewer) -> Seen {
        Seen::nothing()
    }

    fn messages(&self) -> Messages {
        Messages::everywhere("")
    }

    fn least(&self) -> Size {
        Size::new(60, 16)
    }

    fn headline(&self, _: &Scene) -> String {
        String::new()
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let list = Rect { x: area.right() - area.width / 2, width: area.width / 2, ..area };
        let position = Rect { width: area.width - list.width - 1, ..area };
        let log = (list.height / 3).max(4);
        rule(buffer, position, &scene.words.ui("ui-plain-position"), scene.palette);
        for (line, y) in (scene.position)().iter().zip(position.y + 1..position.bottom()) {
            put(buffer, position.x + 1, y, line, position.width - 1, scene.palette.ink());
        }
        rule(buffer, list, &scene.words.ui("ui-plain-choices"), scene.palette);
        let mut targets = Vec::new();
        let choices = scene.clicks.next();
        let rows = list.y + 1..list.bottom() - log;
        // As far down the list as the cursor is.
        let cursor = choices.iter().position(|step| Some(step) == scene.cursor).unwrap_or(0);
        let above = (cursor + 1).saturating_sub(rows.len());
        for (step, y) in choices.into_iter().skip(above).zip(rows) {
            let row = Rect { y, height: 1, ..list };
            let standing = scene.standing(&step);
            let style = if standing.under_cursor { scene.palette.cursor() } else { scene.palette.accent() };
            put(buffer, row.x + 1, y, &scene.name_of(&step), row.width - 1, style);
            targets.push(Target::new(row, step));
        }
        Drawn { targets, log: Rect { y: list.bottom() - log, height: log, ..list } }
    }

    fn buttons(&self) -> Vec<Step> {
        Vec::new()
    }

    fn shortcut(&self, _: char, _: &Scene) -> Option<Shortcut> {
        None
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// A view as an indented outline, for games that do not describe themselves.
pub(crate) fn outline(view: &ViewJson) -> Vec<String> {
    let mut lines = Vec::new();
    outline_of(&view.json(), 0, &mut lines);
    lines
}

/// JSON as an indented outline: `key: value`, lists of plain things on one line.
fn outline_of(value: &Value, depth: usize, lines: &mut Vec<String>) {
    let entries: Vec<(String, &Value)> = match value {
        Value::Object(object) => object.iter().map(|(key, value)| (key.replace(['-', '_'], " "), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect(),
        other => vec![(String::new(), other)],
    };
    let indent = "  ".repeat(depth);
    for (key, value) in entries {
        match plain(value) {
            Some(text) => lines.push(format!("{indent}{key}: {text}")),
            None => {
                lines.push(format!("{indent}{key}:"));
                outline_of(value, depth + 1, lines);
            }
        }
    }
}

/// A value that fits on one line.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some("–".to_owned()),
        Value::Bool(yes) => Some(yes.to_string()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(text) => Some(text.clone()),
        Value::Array(items) => items
            .iter()
            .map(|item| item.as_str().map(str::to_owned).or_else(|| item.as_i64().map(|n| n.to_string())))
            .collect::<Option<Vec<_>>>()
            .map(|items| items.join(" ")),
        Value::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use sandtable_battle_line::BattleLine;
    use sandtable_core::{AnyKind as _, Fast, Kind, Language, Text, Viewer};

    use super::*;
    use crate::clicks::{Clicks, offers};
    use crate::palette::{Colour, Palette};
    use crate::words::Words;

    #[test]
    fn any_game_is_drawn_with_its_choices_as_a_list() {
        let mut chance = Fast::new(1);
        let game = Kind::<BattleLine>::default().start(&Value::Null, &mut chance).unwrap();
        let seat = game.to_act().lowest().unwrap();
        let clicks = Clicks::new(offers(game.as_ref(), seat));
        let last = clicks.next().pop();
        let words = Words::new(Language::En, game.info());
        let scene = Scene {
            seen: &Seen::nothing(),
            seen_before: None,
            position: Box::new(|| words.position(game.as_ref(), Viewer::Seat(seat))),
            viewer: Viewer::Seat(seat),
            names: &[],
            clicks: &clicks,
            cursor: last.as_ref(),
            sorting: 0,
            components: &[],
            label: Box::new(|step| Text::new(step.to_string())),
            words: &words,
            palette: Palette::new(Colour::Full),
        };
        let area = Rect::new(0, 0, 60, 10);
        let mut buffer = Buffer::empty(area);
        let drawn = Plain.draw(area, &mut buffer, &scene);
        // Five rows for seven choices: the list has come down to the cursor.
        assert_eq!(drawn.targets.len(), 5);
        assert_eq!(drawn.targets.last().map(|target| &target.step), last.as_ref());
        assert!((scene.position)()[0].ends_with("0 flags, 0 tactics cards played."), "{:?}", (scene.position)());
        assert!(outline(&game.view(Viewer::Seat(seat))).iter().any(|line| line.trim() == "turn: 1"));
    }
}
