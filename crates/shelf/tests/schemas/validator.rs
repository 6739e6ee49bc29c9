//! As much of JSON Schema as the schemas of the games use. A validator from elsewhere would bring two dozen crates for these few
//! keywords; a keyword that is not known here is an error, so that nothing is passed over.

use serde_json::{Map, Value};

/// What is wrong with a value, by a schema that refers to the definitions of `root`: each with its place.
pub fn faults(root: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    Look { root, faults: &mut faults }.at(schema, value, "");
    faults
}

struct Look<'a> {
    root: &'a Value,
    faults: &'a mut Vec<String>,
}

impl Look<'_> {
    fn at(&mut self, schema: &Value, value: &Value, place: &str) {
        match schema {
            Value::Bool(true) => {}
            Value::Object(schema) => {
                schema.iter().for_each(|(keyword, asked)| self.keyword(schema, keyword, asked, value, place));
            }
            _ => self.wrong(place, format!("nothing is allowed here, found {value}")),
        }
    }

    fn wrong(&mut self, place: &str, fault: String) {
        self.faults.push(format!("{place}: {fault}"));
    }

    fn expect(&mut self, holds: bool, place: &str, keyword: &str, asked: &Value, value: &Value) {
        if !holds {
            self.wrong(place, format!("{keyword} {asked}, found {value:.200}"));
        }
    }

    fn keyword(&mut self, schema: &Map<String, Value>, keyword: &str, asked: &Value, value: &Value, place: &str) {
        match keyword {
            "$schema" | "$defs" | "title" | "description" | "default" | "format" => {}
            "$ref" => {
                let name =
                    asked.as_str().and_then(|name| name.strip_prefix('#')).expect("a reference within the schema");
                let found = self.root.pointer(name).unwrap_or_else(|| panic!("nothing is defined as {name}"));
                self.at(found, value, place);
            }
            "type" => {
                let types = asked.as_array().map_or(std::slice::from_ref(asked), Vec::as_slice);
                self.expect(types.iter().any(|one| is_a(one, value)), place, keyword, asked, value);
            }
            "const" => self.expect(value == asked, place, keyword, asked, value),
            "enum" => self.expect(list(asked).contains(value), place, keyword, asked, value),
            "anyOf" | "oneOf" => self.alternatives(keyword, list(asked), value, place),
            "minimum" | "maximum" => {
                let (Some(value), Some(bound)) = (value.as_f64(), asked.as_f64()) else { return };
                let holds = if keyword == "minimum" { value >= bound } else { value <= bound };
                self.expect(holds, place, keyword, asked, &value.into());
            }
            "minItems" | "maxItems" => {
                let (Some(items), Some(bound)) = (value.as_array(), asked.as_u64()) else { return };
                let count = items.len() as u64;
                let holds = if keyword == "minItems" { count >= bound } else { count <= bound };
                self.expect(holds, place, keyword, asked, value);
            }
            "uniqueItems" => {
                let items = value.as_array().map_or(&[][..], Vec::as_slice);
                let twice = items.iter().enumerate().any(|(index, item)| items[..index].contains(item));
                self.expect(!twice, place, keyword, asked, value);
            }
            "prefixItems" => {
                let items = value.as_array().map_or(&[][..], Vec::as_slice).iter().enumerate();
                list(asked).iter().zip(items).for_each(|(asked, (index, item))| {
                    self.at(asked, item, &format!("{place}/{index}"));
                });
            }
            "items" => {
                let before = schema.get("prefixItems").map_or(0, |before| list(before).len());
                let items = value.as_array().map_or(&[][..], Vec::as_slice).iter().enumerate().skip(before);
                items.for_each(|(index, item)| self.at(asked, item, &format!("{place}/{index}")));
            }
            "required" => {
                let Some(fields) = value.as_object() else { return };
                let missing = list(asked).iter().filter_map(Value::as_str).find(|name| !fields.contains_key(*name));
                missing.into_iter().for_each(|name| self.wrong(place, format!("{name} is missing in {value:.200}")));
            }
            "properties" => {
                let (Some(fields), Some(known)) = (value.as_object(), asked.as_object()) else { return };
                for (name, field) in fields {
                    known.get(name).into_iter().for_each(|asked| self.at(asked, field, &format!("{place}/{name}")));
                }
            }
            "additionalProperties" => {
                let known = schema.get("properties").and_then(Value::as_object);
                for (name, field) in value.as_object().into_iter().flatten() {
                    if known.is_none_or(|known| !known.contains_key(name)) {
                        self.at(asked, field, &format!("{place}/{name}"));
                    }
                }
            }
            _ => panic!("{place}: the keyword {keyword} is not known to these tests"),
        }
    }

    fn alternatives(&mut self, keyword: &str, alternatives: &[Value], value: &Value, place: &str) {
        let tried: Vec<Vec<String>> = alternatives
            .iter()
            .map(|schema| {
                let mut faults = Vec::new();
                Look { root: self.root, faults: &mut faults }.at(schema, value, place);
                faults
            })
            .collect();
        let holding = tried.iter().filter(|faults| faults.is_empty()).count();
        if holding == 0 {
            // The alternative that went wrong deepest inside is most likely the one that was meant.
            let deepest = |faults: &&Vec<String>| faults.iter().map(|fault| fault.matches('/').count()).max();
            self.faults.extend(tried.iter().max_by_key(deepest).into_iter().flatten().cloned());
        } else if keyword == "oneOf" && holding > 1 {
            self.wrong(place, format!("{holding} of {keyword} hold for {value:.200}"));
        }
    }
}

fn list(asked: &Value) -> &[Value] {
    asked.as_array().expect("a list")
}

fn is_a(name: &Value, value: &Value) -> bool {
    match name.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("number") => value.is_number(),
        Some("integer") => value.is_i64() || value.is_u64() || value.as_f64().is_some_and(|value| value.fract() == 0.0),
        _ => panic!("{name} is not known to these tests"),
    }
}

#[test]
fn what_a_schema_forbids_is_found() {
    use serde_json::json;
    let found = |schema: Value, value: Value| faults(&schema, &schema, &value).len();
    let card = json!({
        "$ref": "#/$defs/Card",
        "$defs": {"Card": {
            "type": "object",
            "properties": {
                "value": {"type": ["integer", "null"], "minimum": 1, "maximum": 10},
                "colours": {"items": {"enum": ["red", "blue"]}, "minItems": 1, "maxItems": 2, "uniqueItems": true},
                "at": {"anyOf": [{"const": "hand"}, {"prefixItems": [{"type": "string"}], "items": {"type": "number"}}]},
            },
            "required": ["value"],
            "additionalProperties": false,
        }},
    });
    for fine in [json!({"value": 3, "colours": ["red"], "at": "hand"}), json!({"value": null, "at": ["flag", 3]})] {
        assert_eq!(found(card.clone(), fine), 0);
    }
    for wrong in [
        json!([]),
        json!({}),
        json!({"value": 0}),
        json!({"value": 11}),
        json!({"value": 1.5}),
        json!({"value": 1, "suit": 2}),
        json!({"value": 1, "colours": []}),
        json!({"value": 1, "colours": ["green"]}),
        json!({"value": 1, "colours": ["red", "red"]}),
        json!({"value": 1, "at": ["flag", "three"]}),
    ] {
        assert_eq!(found(card.clone(), wrong.clone()), 1, "{wrong}");
    }
    assert_eq!(found(json!({"oneOf": [{"type": "number"}, {"type": "integer"}]}), json!(1)), 1);
}
