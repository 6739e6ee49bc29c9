//! Names and talk that strangers send: what may stand on a page and in a record.

use sandtable_core::is_misleading;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

const LONGEST_NAME: usize = 32;
const LONGEST_TALK: usize = 500;

fn plain(text: &str, longest: usize) -> Option<String> {
    let visible: String = text.chars().map(|c| if is_misleading(c) { ' ' } else { c }).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    (!words.is_empty() && words.chars().count() <= longest).then_some(words)
}

/// Marks above and below letters pile up over other lines: so many on one letter are a name's, more are a prank.
const MOST_MARKS: usize = 3;

/// A name of 1 to 32 characters, with single spaces and nothing that tricks the eye; nothing, if that leaves none, or if it mixes
/// letters of alphabets that look alike.
#[must_use]
pub fn tidy(name: &str) -> Option<String> {
    let composed: String = plain(name, LONGEST_NAME * 4)?.nfc().collect();
    let name = plain(&composed, LONGEST_NAME)?;
    let mut marks = 0;
    for c in name.chars() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if marks > MOST_MARKS {
            return None;
        }
    }
    let alphabets = [is_latin, is_cyrillic, is_greek];
    let mixed = alphabets.iter().filter(|is_of| name.chars().any(is_of)).count() > 1;
    let seen = name.chars().any(|c| !c.is_whitespace() && !is_combining_mark(c) && !is_dash(c));
    (seen && !mixed).then_some(name)
}

/// Something said, of 1 to 500 characters.
#[must_use]
pub fn talk(text: &str) -> Option<String> {
    plain(text, LONGEST_TALK)
}

/// What two spellings of one name have in common: case, spaces and what nobody sees make no difference.
#[must_use]
pub fn key(name: &str) -> String {
    let composed: String = name.nfc().map(|c| if is_misleading(c) { ' ' } else { c }).collect();
    composed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// What a name looks like, whatever letters it is written with: two names that a hasty eye takes for each other have the same looks.
#[must_use]
pub fn looks(name: &str) -> String {
    let bare = key(name).nfkd().filter(|c| !is_combining_mark(*c) && !c.is_whitespace()).collect::<String>();
    let lower = bare.to_lowercase().replace("rn", "m").replace("vv", "w");
    lower.chars().filter(|c| !matches!(c, '-' | '_' | '.' | '\'' | '\u{2019}')).map(look_alike).collect()
}

/// A dash stands where somebody has gone for good: nobody is called that.
fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

fn is_latin(c: char) -> bool {
    matches!(c, 'A'..='Z' | 'a'..='z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}') && c.is_alphabetic()
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' | '\u{2de0}'..='\u{2dff}' | '\u{a640}'..='\u{a69f}')
}

fn is_greek(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}') && c.is_alphabetic()
}

/// The Latin letter or figure that a small letter or figure of another alphabet is mistaken for.
fn look_alike(c: char) -> char {
    match c {
        '0' | 'о' | 'ο' | 'σ' | 'օ' => 'o',
        '1' | '|' | '!' | 'i' | 'ı' | 'і' | 'ι' | 'ӏ' | 'ł' => 'l',
        'а' | 'α' => 'a',
        'в' | 'β' | 'ь' => 'b',
        'с' | 'ϲ' | 'ç' => 'c',
        'ԁ' | 'đ' | 'ð' => 'd',
        'е' | 'ε' | 'є' | 'э' => 'e',
        'һ' | 'н' | 'η' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' => 'n',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'ѕ' | '5' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ԝ' | 'ω' | 'ш' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' | 'ү' => 'y',
        'ø' => 'o',
        other => other,
    }
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

    #[test]
    fn what_nobody_sees_is_no_name_and_no_part_of_one() {
        for nothing in ["\u{61c}", "\u{3164}", "\u{ffa0}", "\u{2800}\u{115f}", "\u{e0041}", "\u{301}", "\u{3000}"] {
            assert_eq!(tidy(nothing), None, "{nothing:?}");
        }
        assert_eq!((tidy(crate::wire::NOBODY), tidy("- \u{2013}")), (None, None));
        assert_eq!(tidy("Ada\u{61c}"), Some("Ada".into()));
        assert_eq!(tidy("A\u{0}da"), Some("A da".into()));
        assert_eq!(tidy(&format!("Ada{}", "\u{300}".repeat(9))), None);
        assert_eq!(tidy("O\u{308}zge"), Some("Özge".into()));
        assert!(tidy("Gyula Őry").is_some() && tidy("Дмитрий").is_some() && tidy("李白 2").is_some());
    }

    #[test]
    fn names_that_look_alike_are_known_by_their_looks() {
        assert_eq!(tidy("\u{410}da"), None, "Cyrillic and Latin letters in one name");
        for twin in ["ada", "ADA", "A da", "\u{410}\u{501}\u{430}", "A.d-a", "\u{c1}da", "\u{ff21}da"] {
            assert_eq!(looks(twin), looks("Ada"), "{twin}");
        }
        assert_eq!(looks("modern"), looks("m0dem"));
        assert_eq!(looks("Bill"), looks("B1ll"));
        assert_ne!(looks("Ada"), looks("Eda"));
    }

    #[test]
    fn spellings_of_one_name_have_one_key() {
        for spelling in [" VICTIM", "victim\u{3000}", "\u{200b}victim\u{0}", "Victim\n"] {
            assert_eq!(key(spelling), "victim", "{spelling:?}");
        }
    }
}
