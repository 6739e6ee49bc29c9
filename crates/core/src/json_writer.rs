//! Writes JSON as `serde_json` does, byte for byte. Views, choices and sentences are most of what a server does for a
//! decision: some 50 KB of short strings, small numbers and names of fields, which here go straight into the text. What is rare is left
//! to `serde_json`.

use std::fmt;

use serde::ser::{
    Error as _, Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde::{Serialize, ser};

/// The name by which `serde_json` recognises text that is JSON already. [`JsonText`](crate::JsonText) uses it, and tests hold both writers to it.
pub(crate) const VERBATIM: &str = "$serde_json::private::RawValue";

/// A value as JSON.
///
/// # Panics
/// When the value cannot be JSON: a map whose keys are no words or numbers, or a serialiser that fails. Types of ours are not like that.
#[must_use]
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = String::with_capacity(512);
    write_json(value, &mut text);
    text
}

/// Adds a value to a text.
///
/// # Panics
/// As [`json`] does.
pub fn write_json<T: Serialize + ?Sized>(value: &T, text: &mut String) {
    value.serialize(Writer { text }).expect("types of ours become JSON");
}

/// Why a value is no JSON.
#[derive(Debug)]
struct NoJson(String);

impl fmt::Display for NoJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoJson {}

impl ser::Error for NoJson {
    fn custom<T: fmt::Display>(message: T) -> NoJson {
        NoJson(message.to_string())
    }
}

struct Writer<'a> {
    text: &'a mut String,
}

/// A list, an object or a text that is JSON already, while it is being written.
struct Within<'a> {
    text: &'a mut String,
    /// Nothing is in it yet.
    first: bool,
    /// What ends it.
    end: &'static str,
}

impl<'a> Within<'a> {
    fn begin(text: &'a mut String, begin: &str, end: &'static str) -> Within<'a> {
        text.push_str(begin);
        Within { text, first: true, end }
    }

    #[inline]
    fn comma(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.text.push(',');
        }
    }

    #[inline]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.comma();
        value.serialize(Writer { text: self.text })
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoJson> {
        self.text.reserve(name.len() + 32);
        self.comma();
        write_string(name, self.text);
        self.text.push(':');
        value.serialize(Writer { text: self.text })
    }

    fn end(self) -> Result<(), NoJson> {
        self.text.push_str(self.end);
        Ok(())
    }
}

/// Does this byte need another spelling within a string?
#[inline]
fn is_special(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

#[inline]
fn write_string(string: &str, text: &mut String) {
    // Without a way out of the loop it becomes a few instructions for many bytes.
    let special = string.bytes().fold(false, |special, byte| special | is_special(byte));
    if special {
        write_special(string, text);
    } else {
        text.reserve(string.len() + 2);
        text.push('"');
        text.push_str(string);
        text.push('"');
    }
}

#[cold]
fn write_special(string: &str, text: &mut String) {
    text.push_str(&serde_json::to_string(string).expect("a string is JSON"));
}

#[inline]
fn write_number(mut number: u64, text: &mut String) {
    if number < 10 {
        text.push((b'0' + number as u8) as char);
        return;
    }
    let mut digits = [0; 20];
    let mut at = digits.len();
    while number > 0 {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    digits[at..].iter().for_each(|&digit| text.push(digit as char));
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Within<'a>;
    type SerializeTuple = Within<'a>;
    type SerializeTupleStruct = Within<'a>;
    type SerializeTupleVariant = Within<'a>;
    type SerializeMap = Within<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), NoJson> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    #[inline]
    fn serialize_i8(self, value: i8) -> Result<(), NoJson> {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i16(self, value: i16) -> Result<(), NoJson> {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i32(self, value: i32) -> Result<(), NoJson> {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i64(self, value: i64) -> Result<(), NoJson> {
        if value < 0 {
            self.text.push('-');
        }
        write_number(value.unsigned_abs(), self.text);
        Ok(())
    }

    #[inline]
    fn serialize_u8(self, value: u8) -> Result<(), NoJson> {
        self.serialize_u64(value.into())
    }

    #[inline]
    fn serialize_u16(self, value: u16) -> Result<(), NoJson> {
        self.serialize_u64(value.into())
    }

    #[inline]
    fn serialize_u32(self, value: u32) -> Result<(), NoJson> {
        self.serialize_u64(value.into())
    }

    #[inline]
    fn serialize_u64(self, value: u64) -> Result<(), NoJson> {
        write_number(value, self.text);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), NoJson> {
        self.text.push_str(&serde_json::to_string(&value).map_err(NoJson::custom)?);
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), NoJson> {
        self.text.push_str(&serde_json::to_string(&value).map_err(NoJson::custom)?);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), NoJson> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), NoJson> {
        write_string(value, self.text);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), NoJson> {
        self.collect_seq(value)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), NoJson> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NoJson> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), NoJson> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NoJson> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NoJson> {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NoJson> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NoJson> {
        let mut object = Within::begin(self.text, "{", "}");
        object.field(variant, value)?;
        object.end()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Within<'a>, NoJson> {
        Ok(Within::begin(self.text, "[", "]"))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Within<'a>, NoJson> {
        Ok(Within::begin(self.text, "[", "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Within<'a>, NoJson> {
        Ok(Within::begin(self.text, "[", "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Within<'a>, NoJson> {
        self.text.push('{');
        write_string(variant, self.text);
        Ok(Within::begin(self.text, ":[", "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Within<'a>, NoJson> {
        Ok(Within::begin(self.text, "{", "}"))
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Fields<'a>, NoJson> {
        // Names of structs are compared by their length first, so this costs next to nothing.
        let verbatim = name == VERBATIM;
        let (begin, end) = if verbatim { ("", "") } else { ("{", "}") };
        Ok(Fields { object: Within::begin(self.text, begin, end), verbatim })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, NoJson> {
        self.text.push('{');
        write_string(variant, self.text);
        Ok(Fields { object: Within::begin(self.text, ":{", "}}"), verbatim: false })
    }
}

impl SerializeSeq for Within<'_> {
    type Ok = ();
    type Error = NoJson;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.item(value)
    }

    fn end(self) -> Result<(), NoJson> {
        Within::end(self)
    }
}

impl SerializeTuple for Within<'_> {
    type Ok = ();
    type Error = NoJson;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.item(value)
    }

    fn end(self) -> Result<(), NoJson> {
        Within::end(self)
    }
}

impl SerializeTupleStruct for Within<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.item(value)
    }

    fn end(self) -> Result<(), NoJson> {
        Within::end(self)
    }
}

impl SerializeTupleVariant for Within<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.item(value)
    }

    fn end(self) -> Result<(), NoJson> {
        Within::end(self)
    }
}

impl SerializeMap for Within<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoJson> {
        self.comma();
        let begins = self.text.len();
        key.serialize(Writer { text: self.text })?;
        // A key is a string, also where a number is one.
        match self.text.as_bytes().get(begins) {
            Some(b'"') => Ok(()),
            Some(b'0'..=b'9' | b'-' | b't' | b'f') => {
                self.text.insert(begins, '"');
                self.text.push('"');
                Ok(())
            }
            _ => Err(NoJson("a key must be a string".to_owned())),
        }
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.text.push(':');
        value.serialize(Writer { text: self.text })
    }

    fn end(self) -> Result<(), NoJson> {
        Within::end(self)
    }
}

/// The fields of a struct, or the one field of a text that is JSON already.
struct Fields<'a> {
    object: Within<'a>,
    verbatim: bool,
}

impl SerializeStruct for Fields<'_> {
    type Ok = ();
    type Error = NoJson;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoJson> {
        if self.verbatim {
            value.serialize(Verbatim { text: self.object.text })
        } else {
            self.object.field(name, value)
        }
    }

    fn end(self) -> Result<(), NoJson> {
        self.object.end()
    }
}

impl SerializeStructVariant for Fields<'_> {
    type Ok = ();
    type Error = NoJson;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), NoJson> {
        self.object.field(name, value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.object.end()
    }
}

/// Takes text that is JSON already.
struct Verbatim<'a> {
    text: &'a mut String,
}

/// Everything else is a mistake.
macro_rules! no_text {
    ($($method:ident($($value:ty),*)),* $(,)?) => {
        $(fn $method(self, $(_: $value),*) -> Result<(), NoJson> {
            Err(NoJson("expected text that is JSON".to_owned()))
        })*
    };
}

impl Serializer for Verbatim<'_> {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Impossible<(), NoJson>;
    type SerializeTuple = Impossible<(), NoJson>;
    type SerializeTupleStruct = Impossible<(), NoJson>;
    type SerializeTupleVariant = Impossible<(), NoJson>;
    type SerializeMap = Impossible<(), NoJson>;
    type SerializeStruct = Impossible<(), NoJson>;
    type SerializeStructVariant = Impossible<(), NoJson>;

    fn serialize_str(self, value: &str) -> Result<(), NoJson> {
        self.text.push_str(value);
        Ok(())
    }

    no_text! {
        serialize_bool(bool), serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64), serialize_f32(f32),
        serialize_f64(f64), serialize_char(char), serialize_bytes(&[u8]), serialize_none(), serialize_unit(),
        serialize_unit_struct(&'static str), serialize_unit_variant(&'static str, u32, &'static str),
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NoJson> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NoJson> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NoJson> {
        Err(NoJson("expected text that is JSON".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde_json::value::RawValue;
    use serde_json::{Value, json};

    use super::*;

    fn same<T: Serialize>(value: &T) {
        assert_eq!(json(value), serde_json::to_string(value).unwrap());
    }

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kinds {
        Unit,
        Newtype(u8),
        Tuple(i64, Option<char>),
        Struct {
            a_field: f64,
            #[serde(skip_serializing_if = "Option::is_none")]
            left_out: Option<u8>,
        },
    }

    #[derive(Serialize)]
    #[serde(tag = "is")]
    enum Tagged {
        Inner(Inner),
        Empty,
    }

    #[derive(Serialize)]
    struct Inner {
        numbers: BTreeMap<u16, bool>,
        unit: (),
        #[serde(flatten)]
        more: BTreeMap<String, f32>,
    }

    #[derive(Serialize)]
    struct Wrapped(Vec<Kinds>);

    #[derive(Serialize)]
    struct Pair(i8, &'static str);

    #[test]
    fn every_shape_is_written_as_serde_json_writes_it() {
        same(&Wrapped(vec![
            Kinds::Unit,
            Kinds::Newtype(200),
            Kinds::Tuple(i64::MIN, Some('\u{1}')),
            Kinds::Struct { a_field: 0.1, left_out: None },
            Kinds::Struct { a_field: 1e300, left_out: Some(1) },
        ]));
        let (numbers, more) = (BTreeMap::from([(7, true), (10, false)]), BTreeMap::from([("x".to_owned(), 1.5)]));
        same(&[Tagged::Inner(Inner { numbers, unit: (), more }), Tagged::Empty]);
        same(&Pair(-128, "é\n\"\\\u{7f}\u{2028}"));
        same(&(f64::NAN, f64::INFINITY, u64::MAX, i32::MAX, 0u8, 9u16, 10u32, 99, 100, -1, -10));
        same(&Vec::<u8>::new());
        let raw = RawValue::from_string(r#"{"a" : [1, "two"]}"#.to_owned()).unwrap();
        same(&json!({"before": 1}));
        same(&(1, &raw, vec![raw.clone()]));
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            ".*".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::btree_map(".*", inner, 0..6).prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn any_value_is_written_as_serde_json_writes_it(value in any_json()) {
            prop_assert_eq!(json(&value), serde_json::to_string(&value).unwrap());
        }
    }
}
