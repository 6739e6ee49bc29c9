//! Nothing that a client sends ends the conversation, and every line that is not empty has one answer.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{ToyBox, code, play, send, talk};

/// A sound conversation, to be spoiled.
const SESSION: &str = r#"{"op":"games","id":1}
{"op":"new","game":"toy","setup":{"short":true},"seed":"fuzz","id":[2,"two"]}
{"op":"legal","seat":0,"lang":"hu"}
{"op":"check","seat":1,"action":"roll"}
{"op":"dice","values":[3,"4",1]}
{"op":"apply","seat":0,"action":["button:roll"],"viewer":"public"}
{"op":"apply","seat":1,"action":{"action":"draw","path":["deck:all"],"text":"Draw"}}
{"op":"undo","seat":1}
{"op":"view","viewer":0}
{"op":"prompt","viewer":"all"}
{"op":"bot","seat":0,"level":"regular","budget":"20","seed":9}
{"op":"save"}
{"op":"load","game":"toy","state":{"short":true,"hands":[[1,2,3],[4,5,6]],"deck":[7,8,9,10,11,12],"played":[],"points":[0,0],"turn":0},"seed":1}
{"op":"record"}"#;

fn lines_to_answer(input: &[u8]) -> usize {
    input.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count()
}

fn holds(input: &[u8]) -> Result<(), TestCaseError> {
    let answers = send(&[&ToyBox::sound()], input);
    prop_assert_eq!(answers.len(), lines_to_answer(input));
    for answer in answers {
        let sound = match &answer["ok"] {
            Value::Bool(true) => true,
            _ => code(&answer) != "internal" && answer["error"]["message"].is_string(),
        };
        prop_assert!(sound, "{}", answer);
    }
    Ok(())
}

/// One change to a text: bytes taken out, put in, or exchanged for a piece from elsewhere in it.
fn spoil(mut text: Vec<u8>, at: usize, length: usize, by: &[u8]) -> Vec<u8> {
    let at = at % (text.len() + 1);
    let end = (at + length).min(text.len());
    text.splice(at..end, by.iter().copied());
    text
}

/// What is put into spoiled conversations: pieces that a protocol may stumble over.
fn piece() -> impl Strategy<Value = Vec<u8>> {
    let known: Vec<Vec<u8>> = [
        "",
        "null",
        "true",
        "-1",
        "1e999",
        "0.5",
        "18446744073709551616",
        "\"",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\\u0000",
        "\\ud800",
        "\"seat\":255,",
        "\"seat\":1,",
        "\"op\":\"apply\",",
        "\n",
        "\r",
        "→",
        "[[[[[[[[[[[[[[[[",
        "\u{feff}",
        "{\"op\":\"quit",
        "\"action\":\"\",",
        "\"id\":\"",
        "\"viewer\":{},",
        "\"values\":[null],",
    ]
    .iter()
    .map(|text| text.as_bytes().to_vec())
    .collect();
    prop_oneof![proptest::sample::select(known), vec(any::<u8>(), 0..4)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn arbitrary_bytes_are_answered_line_by_line(input in vec(any::<u8>(), 0..2_000)) {
        holds(&input)?;
    }

    #[test]
    fn a_spoiled_conversation_is_answered_line_by_line(
        changes in vec((any::<prop::sample::Index>(), 0usize..12, piece()), 1..8),
    ) {
        let mut input = SESSION.as_bytes().to_vec();
        for (at, length, by) in changes {
            let at = at.index(input.len() + 1);
            input = spoil(input, at, length, &by);
        }
        // A spoiled line may happen to say "quit", and then nothing more is answered.
        prop_assume!(!String::from_utf8_lossy(&input).contains("\"quit\""));
        holds(&input)?;
    }
}

#[test]
fn the_sound_conversation_is_sound() {
    let answers = send(&[&ToyBox::sound()], SESSION.as_bytes());
    let refused: Vec<usize> = (0..answers.len()).filter(|&index| answers[index]["ok"] == false).collect();
    assert_eq!(refused, [7], "drawing a card shows it, so that it cannot be taken back");
}

#[test]
fn what_is_wrong_is_told_by_its_code() {
    let before_a_match = [
        ("{", "bad-json"),
        ("{\"op\":\"games\"} x", "bad-json"),
        ("[1,2]", "bad-request"),
        ("7", "bad-request"),
        ("{}", "bad-request"),
        ("{\"op\":7}", "bad-request"),
        ("{\"op\":\"dance\"}", "unknown-op"),
        ("{\"op\":\"view\"}", "no-match"),
        ("{\"op\":\"apply\",\"seat\":0,\"action\":\"roll\"}", "no-match"),
        ("{\"op\":\"new\"}", "bad-request"),
        ("{\"op\":\"new\",\"game\":\"chess\"}", "unknown-game"),
        ("{\"op\":\"new\",\"game\":\"toy\",\"setup\":[]}", "bad-request"),
        ("{\"op\":\"new\",\"game\":\"toy\",\"setup\":{\"tall\":true}}", "bad-setup"),
        ("{\"op\":\"load\",\"game\":\"toy\",\"state\":{}}", "bad-state"),
        ("{\"op\":\"load\",\"game\":\"toy\"}", "bad-request"),
        ("{\"op\":\"games\",\"lang\":\"fr\"}", "bad-request"),
    ];
    for (line, expected) in before_a_match {
        assert_eq!(code(&talk(&[line])[0]), expected, "{line}");
    }
    let in_a_match = [
        ("{\"op\":\"legal\"}", "bad-request"),
        ("{\"op\":\"legal\",\"seat\":2}", "bad-seat"),
        ("{\"op\":\"view\",\"viewer\":9}", "bad-seat"),
        ("{\"op\":\"view\",\"viewer\":\"everybody\"}", "bad-request"),
        ("{\"op\":\"check\",\"seat\":0,\"action\":\"fly\"}", "bad-action"),
        ("{\"op\":\"apply\",\"seat\":0,\"action\":\"fly\"}", "bad-action"),
        ("{\"op\":\"apply\",\"seat\":0,\"action\":[\"fly\"]}", "bad-action"),
        ("{\"op\":\"apply\",\"seat\":0}", "bad-request"),
        ("{\"op\":\"dice\",\"values\":6}", "bad-request"),
        ("{\"op\":\"bot\",\"seat\":0,\"level\":\"genius\"}", "bad-request"),
        ("{\"op\":\"bot\",\"seat\":0,\"level\":\"elite\",\"budget\":-1}", "bad-request"),
    ];
    for (line, expected) in in_a_match {
        assert_eq!(code(&play(&[line])[0]), expected, "{line}");
    }
}

#[test]
fn a_match_goes_on_after_every_mistake() {
    let answers = play(&["}", "{\"op\":\"new\",\"game\":\"chess\"}", "{\"op\":\"legal\",\"seat\":0}"]);
    assert!(!answers[2]["actions"].as_array().unwrap().is_empty());
}

#[test]
fn depth_and_length_have_bounds() {
    let deep = format!("{{\"id\":7,\"op\":{}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
    let long = format!("{{\"op\":\"{}\"}}", "x".repeat(5 << 20));
    let answers = talk(&[&deep, &long, "{\"op\":\"games\"}"]);
    assert_eq!(code(&answers[0]), "bad-json");
    assert_eq!(answers[0]["id"], 7);
    assert_eq!(code(&answers[1]), "too-long");
    assert_eq!(answers[2]["ok"], true);
}

#[test]
fn bytes_that_are_no_text_are_named_by_place() {
    let answers = send(&[&ToyBox::sound()], b"{\"op\":\"\xff\"}\n\n  \n{\"op\":\"games\"}\r\n");
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"], json!({"code": "bad-json", "message": "expected UTF-8: byte 8 is not"}));
    assert_eq!(answers[1]["ok"], true);
}
