//! Things that have a name in the rules: how they are written and read.

/// Lets a type with `name` and `named` be shown, written and read by its name.
macro_rules! spelled_by_name {
    ($thing:ty, $expected:literal) => {
        impl std::fmt::Display for $thing {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl serde::Serialize for $thing {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $thing {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(deserializer)?;
                <$thing>::named(&name).ok_or_else(|| {
                    serde::de::Error::custom(format!(concat!("{:?} is unknown: expected ", $expected), name))
                })
            }
        }
    };
}

pub(crate) use spelled_by_name;
