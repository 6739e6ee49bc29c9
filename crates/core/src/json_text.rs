//! JSON as the text that travels. Views and events are large and many: each is written once, straight from its type, and shared
//! by everybody who is sent it.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A piece of JSON, written and ready to be sent.
#[derive(Clone, Debug)]
// Boxed inside, because moving a long text into an `Arc` would copy it.
pub struct JsonText(Arc<Box<RawValue>>);

impl JsonText {
    /// Writes a value of a game.
    pub(crate) fn of<T: Serialize>(value: &T) -> JsonText {
        JsonText(Arc::new(to_raw_value(value).expect("game types have string keys and no failing serialisers")))
    }

    /// The text itself.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
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
        self.text() == other.text()
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
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
        assert_eq!(text.json(), json!({"flags": [1, null, "mud"]}));
        assert_eq!(serde_json::to_value(&text).unwrap(), text.json());
    }
}
