//! Reading a request: its `id`, its `op` and its fields, each with an exact complaint.

use std::time::Duration;

use sandtable_core::{Chosen, Finished, Language, Level, Path, Seat, Seed, Step, Viewer};
use sandtable_shelf::Budget;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::failure::{Code, Failure};

/// A bot may be asked to think for this long at most.
const MOST_SECONDS: f64 = 3_600.0;
/// No more forced values than this in one request.
const MOST_DICE: usize = 10_000;

/// What a request is recognised by: any JSON, given back letter for letter.
#[derive(Clone, Debug)]
pub struct Id(Box<RawValue>);

impl serde::Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Id {
    /// The `id` of a line, if it has one that can be given back. It is read by itself, so that a request with a mistake
    /// elsewhere is still answered under its id.
    pub fn of(line: &str) -> Option<Id> {
        #[derive(Deserialize)]
        struct Envelope {
            #[serde(default, deserialize_with = "even_null")]
            id: Option<Box<RawValue>>,
        }
        let raw = serde_json::from_str::<Envelope>(line).ok()?.id?;
        // What is taken letter by letter may still be no JSON that every reader reads: half a character, a number
        // beyond all bounds, or brackets as deep as the sea.
        serde_json::from_str::<Value>(&format!("[{raw}]")).ok()?;
        // White space inside the id may be a carriage return, which some readers take for the end of a line.
        if !raw.get().contains('\r') {
            return Some(Id(raw));
        }
        RawValue::from_string(raw.get().replace('\r', " ")).ok().map(Id)
    }
}

/// An id that is `null` is an id.
fn even_null<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Box::<RawValue>::deserialize(deserializer).map(Some)
}

/// A request: an operation and its fields. A field is taken out when it is read; what is left at the end was none
/// of the operation's.
#[derive(Debug)]
pub struct Request {
    /// What is asked.
    pub op: String,
    fields: Map<String, Value>,
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Request, Failure> {
        let value: Value = serde_json::from_str(line)
            .map_err(|error| Failure::new(Code::BadJson, format!("expected one JSON object on a line: {error}")))?;
        let Value::Object(mut fields) = value else {
            return Err(Failure::new(
                Code::BadRequest,
                format!("expected a JSON object with the field `op`, not {}", kind_of(&value)),
            ));
        };
        fields.remove("id");
        match fields.remove("op") {
            Some(Value::String(op)) => Ok(Request { op, fields }),
            Some(other) => Err(wrong("op", "the name of an operation", &other)),
            None => Err(Failure::field("op", "the name of an operation, but it is missing")),
        }
    }

    /// The fields that the operation has no use for.
    pub fn left_over(self) -> Vec<String> {
        self.fields.into_iter().map(|(name, _)| name).collect()
    }

    /// Takes a field; `null` is the same as none.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.fields.remove(name).filter(|value| !value.is_null())
    }

    fn required(&mut self, name: &str, expected: &str) -> Result<Value, Failure> {
        self.take(name).ok_or_else(|| Failure::field(name, &format!("{expected}, but it is missing")))
    }

    /// `game`: the slug.
    pub fn game(&mut self) -> Result<String, Failure> {
        let expected = "the name of a game, such as \"battle-line\"";
        match self.required("game", expected)? {
            Value::String(slug) => Ok(slug),
            other => Err(wrong("game", expected, &other)),
        }
    }

    /// `game`, if it is said.
    pub fn maybe_game(&mut self) -> Result<Option<String>, Failure> {
        match self.fields.get("game") {
            None | Some(Value::Null) => {
                self.take("game");
                Ok(None)
            }
            Some(_) => self.game().map(Some),
        }
    }

    /// `matches`: the results of a campaign so far, none if nothing is said.
    pub fn results(&mut self) -> Result<Vec<Finished>, Failure> {
        let Some(value) = self.take("matches") else { return Ok(Vec::new()) };
        serde_path_to_error::deserialize(value).map_err(|error| {
            let place = error.path().to_string();
            let place = if place == "." { String::new() } else { place };
            Failure::new(Code::BadRequest, format!("field `matches{place}`: {}", error.inner()))
        })
    }

    /// `pace`: are the positions on the way wanted?
    pub fn step_by_step(&mut self) -> Result<bool, Failure> {
        match self.take("pace") {
            None => Ok(false),
            Some(Value::String(word)) if word == "step" => Ok(true),
            Some(other) => Err(wrong("pace", "\"step\", or nothing", &other)),
        }
    }

    /// `setup`: an object, or nothing for the usual game.
    pub fn setup(&mut self) -> Result<Value, Failure> {
        match self.take("setup") {
            None => Ok(Value::Null),
            Some(setup @ Value::Object(_)) => Ok(setup),
            Some(other) => Err(wrong("setup", "an object with the game's options", &other)),
        }
    }

    /// `state`: a saved position.
    pub fn state(&mut self) -> Result<Value, Failure> {
        let expected = "a saved position, an object";
        match self.required("state", expected)? {
            state @ Value::Object(_) => Ok(state),
            other => Err(wrong("state", expected, &other)),
        }
    }

    /// `seed`: words or a whole number.
    pub fn seed(&mut self) -> Result<Option<Seed>, Failure> {
        match self.take("seed") {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(Seed::from_text(&text))),
            Some(Value::Number(number)) if !number.is_f64() => Ok(Some(Seed::from_text(&number.to_string()))),
            Some(other) => Err(wrong("seed", "a text or a whole number of at most 64 bits", &other)),
        }
    }

    /// `seat`: one of the match's seats.
    pub fn seat(&mut self, seats: u8) -> Result<Seat, Failure> {
        let expected = format!("the number of a seat, 0 to {}", seats - 1);
        let value = self.required("seat", &expected)?;
        seat_number("seat", &value, &expected, seats)
    }

    /// `viewer`: a seat's number, `"public"` or `"all"`.
    pub fn viewer(&mut self, seats: u8, default: Viewer) -> Result<Viewer, Failure> {
        let expected = format!("a seat's number, 0 to {}, or \"public\" or \"all\"", seats - 1);
        match self.take("viewer") {
            None => Ok(default),
            Some(Value::String(word)) if word == "public" => Ok(Viewer::Public),
            Some(Value::String(word)) if word == "all" => Ok(Viewer::All),
            Some(value) => seat_number("viewer", &value, &expected, seats).map(Viewer::Seat),
        }
    }

    /// `count`: how many, 1 if nothing is said.
    pub fn count(&mut self, most: u32) -> Result<u32, Failure> {
        let Some(value) = self.take("count") else { return Ok(1) };
        let count =
            value.as_u64().and_then(|count| u32::try_from(count).ok()).filter(|count| (1..=most).contains(count));
        count.ok_or_else(|| wrong("count", &format!("a number from 1 to {most}"), &value))
    }

    /// `lang`: the language of texts, English if nothing is said.
    pub fn language(&mut self) -> Result<Language, Failure> {
        let Some(value) = self.take("lang") else {
            return Ok(Language::En);
        };
        let known = value.as_str().and_then(|tag| tag.parse().ok());
        known.ok_or_else(|| wrong("lang", &format!("one of {:?}", Language::ALL.map(Language::tag)), &value))
    }

    /// `action`: notation, a path, or one of the choices that `legal` gave.
    pub fn action(&mut self) -> Result<Chosen, Failure> {
        let value = self.required("action", "an action in the game's notation or as a path of clicks")?;
        chosen(value)
    }

    /// `values`: the faces that the next dice show.
    pub fn dice(&mut self) -> Result<Vec<String>, Failure> {
        let expected = "a list of faces, each a number or a word";
        let values = match self.required("values", expected)? {
            Value::Array(values) => values,
            other => return Err(wrong("values", expected, &other)),
        };
        if values.len() > MOST_DICE {
            return Err(Failure::field("values", &format!("at most {MOST_DICE} faces, not {}", values.len())));
        }
        values.iter().enumerate().map(|(index, value)| face(index, value)).collect()
    }

    /// `level`: how strong the bot is.
    pub fn level(&mut self) -> Result<Level, Failure> {
        let names = Level::ALL.map(|level| format!("\"{level}\"")).join(", ");
        let expected = format!("one of {names}");
        let value = self.required("level", &expected)?;
        value.as_str().and_then(|name| name.parse().ok()).ok_or_else(|| wrong("level", &expected, &value))
    }

    /// `budget`: as everywhere, `"2000"` playouts or `"0.5s"`; nothing for the level's own.
    pub fn budget(&mut self) -> Result<Option<Budget>, Failure> {
        self.take("budget").map(|value| budget(&value)).transpose()
    }
}

fn budget(value: &Value) -> Result<Budget, Failure> {
    let expected = "playouts such as \"2000\", or a time such as \"250ms\" or \"0.5s\"";
    let seconds = |value: &Value| {
        let seconds = value.as_f64().filter(|seconds| *seconds > 0.0 && *seconds <= MOST_SECONDS);
        seconds
            .map(|seconds| Budget::Time(Duration::from_secs_f64(seconds)))
            .ok_or_else(|| wrong("budget", &format!("more than 0 and at most {MOST_SECONDS} seconds"), value))
    };
    match value {
        Value::String(text) => match text.parse() {
            Ok(Budget::Time(time)) => seconds(&time.as_secs_f64().into()),
            Ok(budget @ Budget::Iterations(1..)) => Ok(budget),
            _ => Err(wrong("budget", expected, value)),
        },
        // What programs wrote before budgets were spelled alike everywhere.
        Value::Number(_) => seconds(value),
        Value::Object(fields) if fields.len() == 1 => match (fields.get("seconds"), fields.get("playouts")) {
            (Some(value), _) => seconds(value),
            (_, Some(value)) => {
                let count = value.as_u64().and_then(|count| u32::try_from(count).ok()).filter(|&count| count > 0);
                count
                    .map(Budget::Iterations)
                    .ok_or_else(|| wrong("budget", &format!("1 to {} playouts", u32::MAX), value))
            }
            _ => Err(wrong("budget", expected, value)),
        },
        _ => Err(wrong("budget", expected, value)),
    }
}

/// A face as a person sees it, without the white space that would break a line of the record.
fn face(index: usize, value: &Value) -> Result<String, Failure> {
    let name = format!("values[{index}]");
    let face = match value {
        Value::Number(number) => number.to_string(),
        Value::String(word) => word.clone(),
        other => return Err(wrong(&name, "a number or a word", other)),
    };
    let plain = !face.is_empty() && face.len() <= 40 && !face.contains(|c: char| c.is_whitespace() || c.is_control());
    if plain { Ok(face) } else { Err(wrong(&name, "one word of at most 40 letters", value)) }
}

fn seat_number(name: &str, value: &Value, expected: &str, seats: u8) -> Result<Seat, Failure> {
    if !(value.is_i64() || value.is_u64()) {
        return Err(wrong(name, expected, value));
    }
    match value.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|&number| number < seats) {
        Some(number) => Ok(Seat(number)),
        None => Err(Failure::new(Code::BadSeat, format!("field `{name}`: expected {expected}, not {value}"))),
    }
}

/// An action as a client may write it: a path if every word of it is a step with a colon, notation otherwise.
fn chosen(value: Value) -> Result<Chosen, Failure> {
    let unreadable = |message: String| Failure::new(Code::BadAction, format!("field `action`: {message}"));
    match value {
        Value::String(text) => match Path::parse(&text) {
            Ok(path) if !path.0.is_empty() => Ok(Chosen::Path(path)),
            _ => Ok(Chosen::Notation(text)),
        },
        Value::Array(steps) => steps
            .into_iter()
            .map(|step| match step {
                Value::String(text) => Step::try_from(text).map_err(unreadable),
                other => Err(unreadable(format!("expected a path of steps, not {} in it", kind_of(&other)))),
            })
            .collect::<Result<Path, _>>()
            .map(Chosen::Path),
        Value::Object(mut choice) => match (choice.remove("action"), choice.remove("path")) {
            (Some(Value::String(notation)), _) => Ok(Chosen::Notation(notation)),
            (None, Some(path @ (Value::String(_) | Value::Array(_)))) => chosen(path),
            _ => Err(unreadable("expected an object with `action`, a text, or `path`".to_owned())),
        },
        other => Err(unreadable(format!("expected a text, a list of steps or an object, not {}", kind_of(&other)))),
    }
}

fn wrong(name: &str, expected: &str, given: &Value) -> Failure {
    Failure::field(name, &format!("{expected}, not {}", shown(given)))
}

/// A value in an error message: itself if it is short, otherwise what it is.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(_) | Value::Object(_) => kind_of(value).to_owned(),
        Value::String(text) if text.len() > 60 => "a long text".to_owned(),
        short => short.to_string(),
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn request(fields: Value) -> Request {
        Request { op: "test".to_owned(), fields: fields.as_object().unwrap().clone() }
    }

    #[test]
    fn an_action_is_notation_or_a_path_however_it_is_written() {
        let path = Chosen::Path(Path::parse("card:red-7 flag:3").unwrap());
        assert_eq!(chosen(json!("card:red-7 → flag:3")), Ok(path.clone()));
        assert_eq!(chosen(json!("card:red-7 > flag:3")), Ok(path.clone()));
        assert_eq!(chosen(json!(["card:red-7", "flag:3"])), Ok(path.clone()));
        assert_eq!(chosen(json!({"path": ["card:red-7", "flag:3"]})), Ok(path));
        let notation = Chosen::Notation("red-7 @3".to_owned());
        assert_eq!(chosen(json!("red-7 @3")), Ok(notation.clone()));
        assert_eq!(chosen(json!({"action": "red-7 @3", "path": ["card:red-7"], "text": "…"})), Ok(notation));
        assert_eq!(chosen(json!(["red-7"])).unwrap_err().code, Code::BadAction);
        assert_eq!(chosen(json!({"action": {"action": "x"}})).unwrap_err().code, Code::BadAction);
    }

    #[test]
    fn a_seat_of_the_wrong_kind_and_one_that_is_not_there_differ() {
        let seat = |value: Value| request(json!({ "seat": value })).seat(2);
        assert_eq!(seat(json!(1)), Ok(Seat(1)));
        for nobody in [json!(2), json!(-1), json!(u64::MAX)] {
            assert_eq!(seat(nobody).unwrap_err().code, Code::BadSeat);
        }
        for nonsense in [json!("0"), json!(0.5), json!(1e30), json!([0])] {
            assert_eq!(seat(nonsense).unwrap_err().code, Code::BadRequest);
        }
        assert_eq!(
            seat(Value::Null).unwrap_err().message,
            "field `seat`: expected the number of a seat, 0 to 1, but it is missing"
        );
    }

    #[test]
    fn a_budget_is_seconds_or_playouts() {
        let second = Ok(Some(Budget::Time(Duration::from_secs(1))));
        let budget = |value: Value| request(json!({ "budget": value })).budget();
        assert_eq!(budget(json!("1s")), second);
        assert_eq!(budget(json!("1000ms")), second);
        assert_eq!(budget(json!("200")), Ok(Some(Budget::Iterations(200))));
        assert_eq!(budget(json!(1)), second);
        assert_eq!(budget(json!({"seconds": 1.0})), second);
        assert_eq!(budget(json!({"playouts": 200})), Ok(Some(Budget::Iterations(200))));
        assert_eq!(budget(Value::Null), Ok(None));
        for nonsense in [
            json!(0),
            json!(-1),
            json!(1e300),
            json!("soon"),
            json!("0"),
            json!("0s"),
            json!("7200s"),
            json!({"playouts": 0.5}),
            json!({}),
        ] {
            assert_eq!(budget(nonsense).unwrap_err().code, Code::BadRequest);
        }
    }

    #[test]
    fn an_id_is_echoed_letter_for_letter_even_when_the_rest_is_wrong() {
        let id = |line: &str| Id::of(line).map(|id| serde_json::to_string(&id).unwrap());
        assert_eq!(id(r#"{"id":123456789012345678901234567890,"op":1}"#).unwrap(), "123456789012345678901234567890");
        assert_eq!(id(r#"{"op":1e999,"id":{"b":1,"a":[ 2 ]}}"#).unwrap(), r#"{"b":1,"a":[ 2 ]}"#);
        assert_eq!(id("{\"id\":[1,\r2]}").unwrap(), "[1, 2]");
        assert_eq!(id(r#"{"id":null}"#).unwrap(), "null");
        assert_eq!(id("{\"id\":7"), None);
        assert_eq!(id(r#"{"id":"\ud800"}"#), None, "half a character");
        assert_eq!(id(&format!("{{\"id\":{}{}}}", "[".repeat(500), "]".repeat(500))), None);
    }

    #[test]
    fn a_seed_is_the_same_as_a_number_or_as_text() {
        let seed = |value: Value| request(json!({ "seed": value })).seed();
        assert_eq!(seed(json!(42)), seed(json!("42")));
        assert_eq!(seed(json!(1.5)).unwrap_err().code, Code::BadRequest);
    }

    #[test]
    fn forced_faces_are_words_without_space() {
        let dice = |value: Value| request(json!({ "values": value })).dice();
        assert_eq!(dice(json!([3, "skull"])), Ok(vec!["3".to_owned(), "skull".to_owned()]));
        for nonsense in [json!(["1 2"]), json!([""]), json!(["1\n"]), json!([null]), json!(3)] {
            assert_eq!(dice(nonsense).unwrap_err().code, Code::BadRequest);
        }
    }
}
