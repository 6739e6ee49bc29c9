//! How large something written by a stranger may be: scenarios, maps, cards, set-ups and positions.
//!
//! This is the one table of such limits. [`check`] holds any JSON from outside to the general ones before a game reads it, so
//! that no game can forget it; games apply the tighter ones to single fields. Everything that is printed stays well below
//! (the largest printed scenario is 3 kB, its longest list has 27 entries and its longest text 51 characters).
//!
//! ```
//! use sandtable_core::limits::{self, LARGEST_SETUP};
//! use serde_json::json;
//!
//! assert!(limits::check("setup", &json!({"scenario": "omaha"}), LARGEST_SETUP).is_ok());
//! let wins = vec![json!({"side": "us"}); 3_000];
//! let refused = limits::check("setup", &json!({"scenario": {"win": wins}}), LARGEST_SETUP).unwrap_err();
//! assert_eq!(refused.to_string(), "setup.scenario.win: expected at most 256 entries, found 3000");
//! ```

use std::fmt::Write as _;
use std::io;

use serde_json::Value;

use crate::characters::is_misleading;
use crate::faults::Fault;

/// Longest name or title of a scenario, map, card or event, and longest place or date, in characters. Lists show names.
pub const LONGEST_NAME: usize = 100;
/// Longest id that a person may give to something of their own, in characters.
pub const LONGEST_ID: usize = 40;
/// Longest text of any kind, in characters: the ability line of a card, for example.
pub const LONGEST_TEXT: usize = 400;
/// Longest key of an object, in characters.
pub const LONGEST_KEY: usize = 40;
/// Most entries of any list.
pub const MOST_ENTRIES: usize = 256;
/// Most keys of any object.
pub const MOST_KEYS: usize = 128;
/// How deep lists and objects may lie inside each other. A printed Heroes scenario is 11 deep, and a position with one of one's
/// own inside is two deeper.
pub const DEEPEST: usize = 20;
/// Largest scenario or map file, in bytes, comments included.
pub const LARGEST_FILE: usize = 64 * 1024;
/// Largest set-up, written as JSON, in bytes: every table stores one, and everybody who sits down there is sent it.
pub const LARGEST_SETUP: usize = 32 * 1024;
/// Largest position, written as JSON, in bytes: a set-up and what has become of it.
pub const LARGEST_POSITION: usize = 128 * 1024;
/// Most victory conditions of a scenario. Each is looked at after every phase.
pub const MOST_CONDITIONS: usize = 32;
/// Most cards of one kind (units, heroes, events) that a scenario may bring along.
pub const MOST_OWN_CARDS: usize = 64;
/// Most scheduled things of one kind, such as arrivals and income, in a scenario.
pub const MOST_SCHEDULED: usize = 32;
/// Most things that one place of a map may ask for or hand out.
pub const MOST_DEMANDS: usize = 16;

/// Something that is larger than a limit allows, or that hides characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {expected}")]
pub struct Excess {
    /// Where: `setup.scenario.win[3].rule`.
    pub place: String,
    /// What was expected there, with the limit, and what was found.
    pub expected: String,
}

/// Holds JSON from outside to the general limits: the length of texts and keys, the number of entries and keys, how deep it is,
/// how many bytes it has in all, and that no text hides control characters, direction marks or fillers. `root` is what errors
/// call the whole: `setup`.
pub fn check(root: &str, value: &Value, largest: usize) -> Result<(), Excess> {
    let mut place = Place { root, steps: Vec::new() };
    walk(value, &mut place)?;
    let size = written_size(value);
    place.expect(size <= largest, || format!("at most {largest} bytes, found {size}"))
}

/// A name as a person writes it: 1 to [`LONGEST_NAME`] characters that can be seen.
pub fn check_name(name: &str, keys: &[&str]) -> Result<(), Fault> {
    check_text(name, LONGEST_NAME, keys)?;
    match name.trim().is_empty() {
        true => Err(Fault::new(keys, format!("a name of 1 to {LONGEST_NAME} letters"))),
        false => Ok(()),
    }
}

/// A text of at most so many characters, none of them hidden.
pub fn check_text(text: &str, longest: usize, keys: &[&str]) -> Result<(), Fault> {
    match text_fault(text, longest) {
        Some(expected) => Err(Fault::new(keys, expected)),
        None => Ok(()),
    }
}

/// A list of at most so many entries.
pub fn check_count<T>(list: &[T], most: usize, keys: &[&str]) -> Result<(), Fault> {
    match list.len() > most {
        true => Err(Fault::new(keys, format!("expected at most {most} entries, found {}", list.len()))),
        false => Ok(()),
    }
}

/// What is wrong with a text, if anything.
fn text_fault(text: &str, longest: usize) -> Option<String> {
    let length = text.chars().count();
    if length > longest {
        return Some(format!("expected at most {longest} characters, found {length}"));
    }
    let hidden = text.chars().find(|&c| is_misleading(c))?;
    Some(format!(
        "expected no control characters, direction marks or invisible characters, found U+{:04X}",
        u32::from(hidden)
    ))
}

/// A step from a value to one inside it.
enum Step<'a> {
    Key(&'a str),
    Entry(usize),
}

/// The way to a value. It is written out only when something is wrong there.
struct Place<'a> {
    root: &'a str,
    steps: Vec<Step<'a>>,
}

impl Place<'_> {
    fn expect(&self, holds: bool, expected: impl FnOnce() -> String) -> Result<(), Excess> {
        if holds { Ok(()) } else { Err(self.excess(format!("expected {}", expected()))) }
    }

    fn excess(&self, expected: String) -> Excess {
        let mut place = self.root.to_owned();
        for step in &self.steps {
            // Writing to a string cannot fail.
            let _ = match step {
                Step::Key(key) if place.is_empty() => write!(place, "{key}"),
                Step::Key(key) => write!(place, ".{key}"),
                Step::Entry(index) => write!(place, "[{index}]"),
            };
        }
        Excess { place, expected }
    }
}

fn walk<'a>(value: &'a Value, place: &mut Place<'a>) -> Result<(), Excess> {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
        Value::String(text) => match text_fault(text, LONGEST_TEXT) {
            Some(expected) => Err(place.excess(expected)),
            None => Ok(()),
        },
        Value::Array(entries) => {
            place.expect(entries.len() <= MOST_ENTRIES, || {
                format!("at most {MOST_ENTRIES} entries, found {}", entries.len())
            })?;
            place.expect(place.steps.len() < DEEPEST, || format!("at most {DEEPEST} levels of lists and objects"))?;
            for (index, entry) in entries.iter().enumerate() {
                place.steps.push(Step::Entry(index));
                walk(entry, place)?;
                place.steps.pop();
            }
            Ok(())
        }
        Value::Object(fields) => {
            place.expect(fields.len() <= MOST_KEYS, || format!("at most {MOST_KEYS} keys, found {}", fields.len()))?;
            place.expect(place.steps.len() < DEEPEST, || format!("at most {DEEPEST} levels of lists and objects"))?;
            for (key, field) in fields {
                // A key that is too long must not become part of the place.
                if let Some(wrong) = text_fault(key, LONGEST_KEY) {
                    return Err(place.excess(format!("a key: {wrong}")));
                }
                place.steps.push(Step::Key(key));
                walk(field, place)?;
                place.steps.pop();
            }
            Ok(())
        }
    }
}

/// How many bytes a value takes as JSON without spaces.
fn written_size(value: &Value) -> usize {
    struct Counted(usize);
    impl io::Write for Counted {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut counted = Counted(0);
    match serde_json::to_writer(&mut counted, value) {
        Ok(()) => counted.0,
        Err(_) => usize::MAX,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn refused(value: &Value) -> String {
        check("setup", value, LARGEST_SETUP).unwrap_err().to_string()
    }

    fn nested(levels: usize) -> Value {
        (0..levels).fold(json!(1), |inner, _| json!({ "or": inner }))
    }

    #[test]
    fn each_limit_is_named_with_its_place() {
        assert_eq!(
            refused(&json!({"map": {"name": "x".repeat(250_000)}})),
            "setup.map.name: expected at most 400 characters, found 250000"
        );
        assert_eq!(
            refused(&json!({"map": {"edge": [1, vec![0; 257]]}})),
            "setup.map.edge[1]: expected at most 256 entries, found 257"
        );
        let keys: serde_json::Map<String, Value> = (0..129).map(|n| (n.to_string(), json!(n))).collect();
        assert_eq!(refused(&json!({ "counters": keys })), "setup.counters: expected at most 128 keys, found 129");
        let lists = vec!["x".repeat(400); 100];
        assert_eq!(refused(&json!({ "list": lists })), "setup: expected at most 32768 bytes, found 40310");
    }

    #[test]
    fn a_limit_that_is_just_reached_is_kept() {
        let fits = json!({"text": "ő".repeat(LONGEST_TEXT), "list": vec![0; MOST_ENTRIES], "x".repeat(LONGEST_KEY): nested(18)});
        assert_eq!(check("setup", &fits, LARGEST_SETUP), Ok(()));
        assert_eq!(check("setup", &nested(DEEPEST), LARGEST_SETUP), Ok(()));
        assert!(refused(&nested(DEEPEST + 1)).ends_with(": expected at most 20 levels of lists and objects"));
    }

    #[test]
    fn a_long_key_is_not_repeated_in_the_error() {
        let long = refused(&json!({"objectives": {"k".repeat(100_000): 1}}));
        assert_eq!(long, "setup.objectives: a key: expected at most 40 characters, found 100000");
    }

    #[test]
    fn nothing_hidden_stands_in_texts_or_keys() {
        for hidden in ["\u{202e}", "\u{200b}", "\u{7}", "\n", "\u{feff}", "\u{e0041}"] {
            let named = refused(&json!({"scenario": {"name": format!("Omaha{hidden}")}}));
            assert!(named.starts_with("setup.scenario.name: expected no control characters"), "{named}");
            let key = refused(&json!({"scenario": {format!("na{hidden}me"): 1}}));
            assert!(key.starts_with("setup.scenario: a key: expected no control characters"), "{key}");
        }
    }

    #[test]
    fn names_are_held_to_their_own_limit() {
        assert_eq!(check_name("Sainte-Mère-Église", &["name"]), Ok(()));
        assert!(check_name(" ", &["name"]).is_err());
        let long = check_name(&"é".repeat(101), &["us", "event", "2", "name"]).unwrap_err();
        assert_eq!(
            (long.key().as_str(), long.expected.as_str()),
            ("us.event[2].name", "expected at most 100 characters, found 101")
        );
    }
}
