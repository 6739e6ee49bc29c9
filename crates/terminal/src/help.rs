//! The help: every key and what it does.

use crate::board::Board;
use crate::sheet::{Paragraph, Reader};
use crate::words::Words;

const MOVING: [(&str, &str); 4] = [
    ("←↑↓→ h j k l", "ui-help-arrows"),
    ("Tab Shift-Tab", "ui-help-tab"),
    ("Enter Space", "ui-help-enter"),
    ("Esc Backspace", "ui-help-escape"),
];

const ASKING: [(&str, &str); 10] = [
    ("u", "ui-help-undo"),
    ("w", "ui-help-why"),
    ("i", "ui-help-explain"),
    ("a", "ui-help-actions"),
    ("d", "ui-help-describe"),
    ("L", "ui-help-log"),
    ("s", "ui-help-sort"),
    ("C", "ui-help-campaign"),
    ("R", "ui-help-resign"),
    ("q Ctrl-C", "ui-help-leave"),
];

const MOUSE: [(&str, &str); 1] = [("", "ui-help-mouse")];

const REPLAY: [(&str, &str); 10] = [
    ("→ l Space", "ui-help-forward"),
    ("← h", "ui-help-backward"),
    ("↓ j  ↑ k", "ui-help-turns"),
    ("Home End", "ui-help-ends"),
    ("p", "ui-help-autoplay"),
    ("v 0 1 …", "ui-help-viewpoint"),
    ("d", "ui-help-describe"),
    ("L", "ui-help-log"),
    ("e", "ui-help-story"),
    ("q Esc", "ui-help-close"),
];

/// The help at the table.
pub(crate) fn table(words: &Words, board: &dyn Board) -> Reader {
    let sections = [
        ("ui-help-moving", &MOVING[..]),
        ("ui-help-game", board.shortcut_help()),
        ("ui-help-asking", &ASKING),
        ("ui-help-mouse-title", &MOUSE),
    ];
    reader(words, &sections)
}

/// The help of the replay.
pub(crate) fn replay(words: &Words) -> Reader {
    reader(words, &[("ui-help-replay", &REPLAY[..])])
}

fn reader(words: &Words, sections: &[(&'static str, &[(&'static str, &'static str)])]) -> Reader {
    let mut paragraphs = Vec::new();
    for (title, keys) in sections.iter().filter(|(_, keys)| !keys.is_empty()) {
        if !paragraphs.is_empty() {
            paragraphs.push(Paragraph::Plain(String::new()));
        }
        paragraphs.push(Paragraph::Heading(words.ui(title)));
        for (key, meaning) in *keys {
            let meaning = words.ui(meaning);
            paragraphs.push(if key.is_empty() {
                Paragraph::Plain(meaning)
            } else {
                Paragraph::Key((*key).to_owned(), meaning)
            });
        }
    }
    Reader::new(words.ui("ui-help-title"), paragraphs)
}
