//! What is played on, as a set-up names it: something printed, by its word or number, or a person's own, written out.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected, Visitor};

use crate::SetupError;

/// Reads a scenario or a map of a set-up. `printed` finds one by its word; a number is looked up as the word that
/// spells it. An object is a person's `own`, which may still be refused. `expected` is said of anything else.
///
/// ```
/// use sandtable_core::printed_or_own;
///
/// let beach = |json: &str| {
///     let mut reader = serde_json::Deserializer::from_str(json);
///     let printed = |word: &str| ["utah", "1"].contains(&word).then_some("utah".to_owned());
///     printed_or_own(&mut reader, "utah, 1, or a beach", printed, |own: serde_json::Value| Ok(own.to_string()))
/// };
/// assert_eq!(beach("\"utah\"").unwrap(), "utah");
/// assert_eq!(beach("1").unwrap(), "utah");
/// assert_eq!(beach("{\"sand\":3}").unwrap(), "{\"sand\":3}");
/// let wrong = beach("\"calais\"").unwrap_err().to_string();
/// assert!(wrong.starts_with("invalid value: string \"calais\", expected utah, 1, or a beach"), "{wrong}");
/// ```
pub fn printed_or_own<'de, T, Own: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    expected: &str,
    printed: impl Fn(&str) -> Option<T>,
    own: impl FnOnce(Own) -> Result<T, SetupError>,
) -> Result<T, D::Error> {
    deserializer.deserialize_any(PrintedOrOwn { expected, printed, own, written: PhantomData })
}

struct PrintedOrOwn<'a, Printed, Make, Own> {
    expected: &'a str,
    printed: Printed,
    own: Make,
    written: PhantomData<Own>,
}

impl<'de, T, Own, Printed, Make> Visitor<'de> for PrintedOrOwn<'_, Printed, Make, Own>
where
    Own: Deserialize<'de>,
    Printed: Fn(&str) -> Option<T>,
    Make: FnOnce(Own) -> Result<T, SetupError>,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        (self.printed)(&number.to_string()).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        (self.printed)(word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        let own = Own::deserialize(MapAccessDeserializer::new(map))?;
        (self.own)(own).map_err(A::Error::custom)
    }
}
