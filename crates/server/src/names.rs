//! Names and talk that strangers send: what may stand on a page and in a record.

const LONGEST_NAME: usize = 32;
const LONGEST_TALK: usize = 500;

/// Characters that would let a text look like another, or run the wrong way: controls, direction marks, invisible
/// joiners.
fn is_tricky(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{ad}')
}

fn plain(text: &str, longest: usize) -> Option<String> {
    let visible: String = text.chars().map(|c| if is_tricky(c) { ' ' } else { c }).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty() && words.chars().count() <= longest).then_some(words)
}

/// A name of 1 to 32 characters, with single spaces and nothing that tricks the eye; nothing, if that leaves none.
#[must_use]
pub fn tidy(name: &str) -> Option<String> {
    plain(name, LONGEST_NAME)
}

/// Something said, of 1 to 500 characters.
#[must_use]
pub fn talk(text: &str) -> Option<String> {
    plain(text, LONGEST_TALK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(tidy("  Ada \n Lovelace "), Some("Ada Lovelace".into()));
        assert_eq!(tidy("\u{202e}adA"), Some("adA".into()));
        assert_eq!(tidy("\u{200b}"), None);
        assert_eq!(tidy(&"x".repeat(33)), None);
        assert_eq!(talk(&"x".repeat(501)), None);
    }
}
