//! Things that have a name in the rules: how they are written, and how they are read.

use std::fmt;

/// A name that nothing has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {what} {given:?}: expected {expected}")]
pub struct UnknownName {
    /// What was looked for: `card`.
    pub what: &'static str,
    /// What was written.
    pub given: String,
    /// The names there are, or some of them if there are many.
    pub expected: String,
}

/// So many names are listed; of more, three stand for all.
const LISTED: usize = 24;

impl UnknownName {
    /// Nothing of this kind has the name; these it has.
    pub fn new(what: &'static str, given: &str, names: impl IntoIterator<Item = impl fmt::Display>) -> UnknownName {
        let names: Vec<String> = names.into_iter().map(|name| name.to_string()).collect();
        let expected = match names.as_slice() {
            [] => "none, as there is none".to_owned(),
            [only] => only.clone(),
            [some @ .., last] if names.len() <= LISTED => format!("{} or {last}", some.join(", ")),
            many => format!("a name such as {}, {} or {}", many[0], many[many.len() / 2], many[many.len() - 1]),
        };
        UnknownName { what, given: given.to_owned(), expected }
    }
}

/// Gives the names to an enum: `ALL`, `all`, `name`, `named`, and all that [`spelled!`](crate::spelled) gives.
///
/// ```
/// /// Who fights.
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub enum Side {
///     /// The United States.
///     Us,
///     /// Germany.
///     Ge,
/// }
///
/// sandtable_core::named!(Side, "side", { Us => "us", Ge => "ge" });
///
/// assert_eq!(Side::ALL.map(Side::name), ["us", "ge"]);
/// assert_eq!("ge".parse(), Ok(Side::Ge));
/// assert_eq!("uk".parse::<Side>().unwrap_err().to_string(), "no side \"uk\": expected us or ge");
/// ```
#[macro_export]
macro_rules! named {
    ($kind:ident, $what:literal, { $($variant:ident => $name:literal),+ $(,)? }) => {
        impl $kind {
            /// All of them.
            pub const ALL: [$kind; [$($name),+].len()] = [$($kind::$variant),+];

            /// All of them, one after another.
            pub fn all() -> impl DoubleEndedIterator<Item = $kind> + ExactSizeIterator + Clone {
                $kind::ALL.into_iter()
            }

            /// What the rules call it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name),+
                }
            }

            /// The one of a name.
            #[must_use]
            pub fn named(name: &str) -> Option<$kind> {
                $kind::all().find(|one| one.name() == name)
            }
        }

        $crate::spelled!($kind, $what);
    };
}

/// Lets a type that has the functions `name`, `named` and `all` be shown (`Display`), read (`FromStr`) and carried in data
/// (serde) by its name. For types whose names come from a data file; an enum says its names with [`named!`](crate::named).
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Card(u8);
///
/// static NAMES: [&str; 3] = ["fog", "mud", "scout"];
///
/// impl Card {
///     fn all() -> impl Iterator<Item = Card> {
///         (0..3).map(Card)
///     }
///
///     fn name(self) -> &'static str {
///         NAMES[usize::from(self.0)]
///     }
///
///     fn named(name: &str) -> Option<Card> {
///         Card::all().find(|card| card.name() == name)
///     }
/// }
///
/// sandtable_core::spelled!(Card, "card");
///
/// assert_eq!(Card(1).to_string(), "mud");
/// assert_eq!(serde_json::from_str::<Card>("\"scout\"").unwrap(), Card(2));
/// ```
#[macro_export]
macro_rules! spelled {
    ($kind:ty, $what:literal) => {
        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $kind {
            type Err = $crate::UnknownName;

            fn from_str(name: &str) -> Result<Self, $crate::UnknownName> {
                <$kind>::named(name)
                    .ok_or_else(|| $crate::UnknownName::new($what, name, <$kind>::all().map(<$kind>::name)))
            }
        }

        impl $crate::exported::serde::Serialize for $kind {
            fn serialize<S: $crate::exported::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> $crate::exported::serde::Deserialize<'de> for $kind {
            fn deserialize<D: $crate::exported::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <String as $crate::exported::serde::Deserialize>::deserialize(deserializer)?;
                name.parse().map_err($crate::exported::serde::de::Error::custom)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Ground {
        Open,
        HedgeRow,
    }

    crate::named!(Ground, "ground", { Open => "open", HedgeRow => "hedge-row" });

    #[test]
    fn a_name_is_written_and_read_everywhere_alike() {
        for ground in Ground::ALL {
            assert_eq!(ground.to_string().parse(), Ok(ground));
            let json = serde_json::to_string(&ground).unwrap();
            assert_eq!(json, format!("{:?}", ground.name()));
            assert_eq!(serde_json::from_str::<Ground>(&json).unwrap(), ground);
        }
        assert_eq!(format!("[{:<6}]", Ground::Open), "[open  ]");
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_there_are() {
        let error = serde_json::from_str::<Ground>("\"sea\"").unwrap_err();
        assert_eq!(error.to_string(), "no ground \"sea\": expected open or hedge-row");
        assert_eq!(UnknownName::new("card", "x", ["fog"]).to_string(), "no card \"x\": expected fog");
        let many = UnknownName::new("number", "x", 1..=60);
        assert_eq!(many.to_string(), "no number \"x\": expected a name such as 1, 31 or 60");
    }
}
