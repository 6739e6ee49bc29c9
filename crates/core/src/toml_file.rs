//! TOML files: what the publishers print, and what people write themselves. Whatever is wrong is told with its line, its key
//! and what was expected there.

use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::SetupError;
use crate::limits::{self, LARGEST_FILE};
use crate::shape::shape_in_words;

/// A TOML file that was parsed, and still knows its lines.
///
/// ```
/// use sandtable_core::TomlFile;
///
/// #[derive(serde::Deserialize)]
/// struct Bridge {
///     name: String,
///     width: u8,
/// }
///
/// let file = TomlFile::parse("name = 'Pegasus'\nwidth = 9").unwrap();
/// let bridge: Bridge = file.read().unwrap();
/// assert_eq!((bridge.name.as_str(), bridge.width), ("Pegasus", 9));
/// // What only the game can see to be wrong is told with its line as well.
/// assert_eq!(file.fault("width", "at most 8, found 9").to_string(), "line 2, width: at most 8, found 9");
///
/// let wrong = TomlFile::parse("name = 'Pegasus'\nwidth = 'wide'").unwrap().read::<Bridge>();
/// assert!(wrong.is_err_and(|error| error.place == "line 2, width"));
/// ```
#[derive(Debug)]
pub struct TomlFile<'a> {
    text: &'a str,
    table: Spanned<DeTable<'a>>,
}

impl<'a> TomlFile<'a> {
    /// Parses a file.
    pub fn parse(text: &'a str) -> Result<TomlFile<'a>, SetupError> {
        if text.len() > LARGEST_FILE {
            let expected = format!("a file of at most {LARGEST_FILE} bytes, found {}", text.len());
            return Err(SetupError::new("line 1", expected));
        }
        let table = DeTable::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            SetupError::new(format!("line {line}"), error.message().to_owned())
        })?;
        let file = TomlFile { text, table };
        // The same limits as for JSON, looked at in the same way.
        let json: Value = file.read()?;
        limits::check("", &json, usize::MAX).map_err(|excess| file.fault(&excess.place, excess.expected))?;
        Ok(file)
    }

    /// Reads it as a `T`. An error names the line, the key and what was expected.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, SetupError> {
        serde_path_to_error::deserialize(toml::Deserializer::from(self.table.clone())).map_err(|error| {
            let key = error.path().to_string();
            let start = error.inner().span().map(|span| span.start);
            let line = line_of(self.text, start.unwrap_or_else(|| place_of(self.table.get_ref(), &key)));
            let place = if key == "." { format!("line {line}") } else { format!("line {line}, {key}") };
            SetupError::new(place, shape_in_words(error.inner().message()))
        })
    }

    /// What was read well but cannot be: the key (`us.counters.17B[0]`), and what was expected there.
    pub fn fault(&self, key: &str, expected: impl Into<String>) -> SetupError {
        let line = line_of(self.text, place_of(self.table.get_ref(), key));
        let place = if key.is_empty() { format!("line {line}") } else { format!("line {line}, {key}") };
        SetupError::new(place, expected)
    }
}

/// Reads a data file of the program.
///
/// # Panics
/// When it cannot be read: it is part of the program, and every test reads it.
#[must_use]
pub fn read_data_file<T: DeserializeOwned>(file: &str, text: &str) -> T {
    TomlFile::parse(text).and_then(|parsed| parsed.read()).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The number of a line, from 1.
fn line_of(text: &str, start: usize) -> usize {
    1 + text.bytes().take(start).filter(|&byte| byte == b'\n').count()
}

/// Where the value that a key leads to begins, or the nearest thing above it that is there.
fn place_of(table: &DeTable<'_>, key: &str) -> usize {
    let keys: Vec<&str> = key.split(['.', '[', ']']).filter(|key| !key.is_empty()).collect();
    place_in_table(table, &keys, 0)
}

fn place_in_table(table: &DeTable<'_>, keys: &[&str], above: usize) -> usize {
    let Some((first, rest)) = keys.split_first() else { return above };
    match table.iter().find(|(key, _)| key.get_ref() == first) {
        Some((key, value)) => place_in(value.get_ref(), rest, key.span().start),
        None => above,
    }
}

fn place_in(value: &DeValue<'_>, keys: &[&str], above: usize) -> usize {
    match (value, keys.split_first()) {
        (DeValue::Table(table), _) => place_in_table(table, keys, above),
        (DeValue::Array(items), Some((first, rest))) => {
            match first.parse::<usize>().ok().and_then(|index| items.get(index)) {
                Some(item) => place_in(item.get_ref(), rest, item.span().start),
                None => above,
            }
        }
        _ => above,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(default)]
        zone: Vec<Zone>,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Zone {
        id: u8,
        #[serde(default)]
        next: Vec<u8>,
    }

    const GOOD: &str = "[[zone]]\nid = 1\n\n[[zone]]\nid = 2\nnext = [\n  1,\n  3,\n]\n";

    fn refused(text: &str) -> String {
        TomlFile::parse(text).and_then(|file| file.read::<File>()).unwrap_err().to_string()
    }

    #[test]
    fn a_good_file_is_read() {
        let file: File = TomlFile::parse(GOOD).unwrap().read().unwrap();
        assert_eq!((file.zone[1].id, file.zone[1].next.as_slice()), (2, [1, 3].as_slice()));
        assert!(file.zone[0].next.is_empty());
    }

    #[test]
    fn what_is_wrong_is_told_with_line_and_key() {
        assert!(refused("zone = ").starts_with("line 1: "), "{}", refused("zone = "));
        let wrong = refused(&GOOD.replace("id = 2", "id = 'two'"));
        assert!(
            wrong.starts_with("line 5, zone[1].id: ") && wrong.contains("expected a whole number from 0 to 255"),
            "{wrong}"
        );
        let strange = refused(&GOOD.replace("id = 2", "id = 2\nname = 'x'"));
        assert!(strange.starts_with("line 6, zone[1].name: ") && strange.contains("unknown field"), "{strange}");
        let missing = refused("[[zone]]\nid = 1\n[[zone]]\nnext = []\n");
        assert!(missing.starts_with("line 3, zone[1]: ") && missing.contains("`id`"), "{missing}");
        assert!(refused(&" ".repeat(LARGEST_FILE + 1)).contains("at most 65536 bytes, found 65537"));
    }

    #[test]
    fn a_file_is_held_to_the_limits_of_everything_from_outside() {
        let long = refused(&GOOD.replace("id = 2", &format!("id = 2\nname = '{}'", "x".repeat(9_000))));
        assert_eq!(long, "line 6, zone[1].name: expected at most 400 characters, found 9000");
        let many = refused(&GOOD.replace("  3,", &"3,".repeat(3_000)));
        assert_eq!(many, "line 6, zone[1].next: expected at most 256 entries, found 3001");
        let keys: String = (0..200).map(|n| format!("k{n} = 1\n")).collect();
        assert_eq!(refused(&keys), "line 1: expected at most 128 keys, found 200");
        let hidden = refused("zone = [{id = 1, name = \"\\u202E1\"}]");
        assert!(hidden.starts_with("line 1, zone[0].name: expected no control characters"), "{hidden}");
        let deep = refused(&format!("a{} = 1", ".a".repeat(30)));
        assert!(deep.contains("at most 20 levels"), "{deep}");
        // Far deeper than any reader should follow.
        refused(&format!("a{} = 1", ".a".repeat(30_000)));
        refused(&format!("a = {}", "[".repeat(30_000)));
        refused(&format!("a = {}1{}", "[".repeat(20_000), "]".repeat(20_000)));
    }

    #[test]
    fn a_fault_is_placed_where_its_key_stands_or_as_near_as_can_be() {
        let file = TomlFile::parse(GOOD).unwrap();
        let place = |key: &str| file.fault(key, "something").place;
        assert_eq!(place("zone[1].next[1]"), "line 8, zone[1].next[1]");
        assert_eq!(place("zone[1].name"), "line 4, zone[1].name");
        assert_eq!(place("zone[7]"), "line 1, zone[7]");
        assert_eq!(place("nothing"), "line 1, nothing");
    }

    #[test]
    #[should_panic(expected = "data/zones.toml: line 2, zone[0].id: ")]
    fn a_data_file_that_cannot_be_read_is_named() {
        let _: File = read_data_file("data/zones.toml", "[[zone]]\nid = 'one'\n");
    }
}
