//! JSON as the text that travels. Views and events are large and many: each is written once, straight from its type, and shared
//! by everybody who is sent it.

use std::sync::Arc;

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::json_writer::{VERBATIM, json};

/// A piece of JSON, written and ready to be sent.
#[derive(Clone, Debug)]
// Boxed inside, because moving a long text into an `Arc` would copy it.
pub struct JsonText(Arc<Box<str>>);

/// Writes text that is JSON already as it stands, whoever writes what is around it: [`json`](crate::json()) or `serde_json`.
pub fn write_verbatim<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let mut verbatim = serializer.serialize_struct(VERBATIM, 1)?;
    verbatim.serialize_field(VERBATIM, text)?;
    verbatim.end()
}

impl JsonText {
    /// Writes a value of a game.
    pub(crate) fn of<T: Serialize>(value: &T) -> JsonText {
        JsonText::written(json(value))
    }

    /// What was put together from JSON.
    pub(crate) fn written(text: String) -> JsonText {
        JsonText(Arc::new(text.into_boxed_str()))
    }

    /// The text itself.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Reads it again, for those who want to look into it.
    ///
    /// # Panics
    /// Never: it was written as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(self.text()).expect("it was written as JSON")
    }
}

/// The same type writes the same value in the same words.
impl PartialEq for JsonText {
    fn eq(&self, other: &JsonText) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.text() == other.text()
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_verbatim(self.text(), serializer)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_written_is_sent_as_it_stands_and_can_be_read_again() {
        let text = JsonText::of(&json!({"flags": [1, null, "mud"]}));
        assert_eq!(serde_json::to_string(&text).unwrap(), text.text());
        assert_eq!(json(&vec![Some(&text)]), format!("[{}]", text.text()));
        assert_eq!(text.json(), json!({"flags": [1, null, "mud"]}));
        assert_eq!(serde_json::to_value(&text).unwrap(), text.json());
    }
}
