//! Putting words on the screen: cutting, wrapping, boxes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use crate::palette::Palette;

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// A text cut to a width, with `…` where something is missing.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + width(letter.encode_utf8(&mut [0; 4])) + 1 > most {
            break;
        }
        short.push(letter);
    }
    if most > 0 {
        short.push('…');
    }
    short
}

/// A text in lines of a width, broken between words. Blanks before the first word are kept; the lines after the first
/// are indented by so many more.
pub(crate) fn wrap(text: &str, most: usize, indent: usize) -> Vec<String> {
    let lead = text.len() - text.trim_start_matches(' ').len();
    let most = most.max(lead + indent + 8);
    let mut lines = Vec::new();
    let mut line = " ".repeat(lead);
    let mut bare = true;
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        loop {
            let room = most.saturating_sub(width(&line) + usize::from(!bare));
            if width(&word) <= room {
                line.push_str(if bare { "" } else { " " });
                line.push_str(&word);
                bare = false;
                break;
            }
            if bare {
                // One word longer than a line: break it.
                while let Some(letter) = word.chars().next().filter(|_| width(&line) < most) {
                    line.push(letter);
                    word.remove(0);
                }
            }
            lines.push(std::mem::replace(&mut line, " ".repeat(lead + indent)));
            bare = true;
        }
    }
    if !bare || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Writes a text at a place, cut to a width.
pub(crate) fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, most: u16, style: Style) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_string(x, y, cut(text, usize::from(most.min(buffer.area.right() - x))), style);
    }
}

/// Writes a line of several styles at a place.
pub(crate) fn put_line(buffer: &mut Buffer, x: u16, y: u16, line: &Line, most: u16) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_line(x, y, line, most.min(buffer.area.right() - x));
    }
}

/// A rule with a title, across an area's first row.
pub(crate) fn rule(buffer: &mut Buffer, area: Rect, title: &str, palette: Palette) {
    let dashes = "─".repeat(usize::from(area.width));
    put(buffer, area.x, area.y, &dashes, area.width, palette.line());
    if !title.is_empty() && area.width > 6 {
        put(buffer, area.x + 1, area.y, &format!(" {title} "), area.width - 1, palette.info());
    }
}

/// A box in the middle of an area, emptied; gives its inside.
pub(crate) fn sheet(buffer: &mut Buffer, area: Rect, size: (u16, u16), title: &str, palette: Palette) -> Rect {
    let (width, height) = (size.0.min(area.width), size.1.min(area.height));
    let place = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(palette.line())
        .title(Line::styled(format!(" {title} "), palette.strong()));
    Clear.render(place, buffer);
    let inside = block.inner(place);
    block.render(place, buffer);
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_text_shows_that_something_is_missing() {
        assert_eq!(cut("Battalion", 9), "Battalion");
        assert_eq!(cut("Battalion", 5), "Batt…");
        assert_eq!(cut("Battalion", 0), "");
    }

    #[test]
    fn words_are_kept_whole_and_later_lines_indented() {
        assert_eq!(wrap("one two three four", 9, 0), ["one two", "three", "four"]);
        assert_eq!(wrap("one two three", 10, 2), ["one two", "  three"]);
        assert_eq!(wrap("unbreakable-word", 8, 0), ["unbreaka", "ble-word"]);
        assert_eq!(wrap("", 8, 0), [""]);
        assert_eq!(wrap("  a list of words", 12, 2), ["  a list of", "    words"]);
    }
}
