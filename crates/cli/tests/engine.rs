//! `sandtable engine`, the real program, with a real game.

mod program;

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use program::{block, document, engine, feed, folder, printed, run_well};

/// A choice among so many, by a small generator of its own.
fn pick(state: &mut u64, among: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % among
}

/// The engine, asked one thing at a time.
struct Engine {
    child: std::process::Child,
    answers: std::io::Lines<std::io::BufReader<std::process::ChildStdout>>,
}

impl Engine {
    fn start() -> Engine {
        use std::io::BufRead as _;
        use std::process::{Command, Stdio};
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let answers = std::io::BufReader::new(child.stdout.take().expect("piped")).lines();
        Engine { child, answers }
    }

    fn ask(&mut self, request: &Value) -> Value {
        use std::io::Write as _;
        writeln!(self.child.stdin.as_mut().expect("piped"), "{request}").expect("the engine listens");
        let line = self.answers.next().expect("every request has an answer").expect("the answer can be read");
        serde_json::from_str(&line).expect("every answer is JSON")
    }
}

#[test]
fn the_documented_session_is_answered_as_documented() {
    let page = document("engine-protocol.md");
    let output = feed(&["engine"], block(&page, "jsonl session").as_bytes());
    let answers = printed(&output);
    for (number, (answer, documented)) in answers.lines().zip(block(&page, "jsonl answers").lines()).enumerate() {
        assert_eq!(answer, documented, "answer {} is not the documented one", number + 1);
    }
    assert_eq!(answers.lines().count(), block(&page, "jsonl answers").lines().count());
}

#[test]
fn the_documented_position_loads() {
    let page = document("engine-protocol.md");
    let state: Value = serde_json::from_str(block(&page, "json position")).expect("the position is JSON");
    let load = json!({"op": "load", "game": "battle-line", "state": state, "seed": 1});
    let answers = engine(format!("{load}\n{{\"op\":\"save\"}}").as_bytes());
    assert_eq!(answers[0]["ok"], true, "{}", answers[0]);
    let reload = json!({"op": "load", "game": "battle-line", "state": answers[1]["state"]});
    let again = engine(format!("{reload}\n{{\"op\":\"save\"}}").as_bytes());
    assert_eq!(again[1], answers[1], "a saved position loads to itself");
}

#[test]
fn a_whole_game_is_played_and_its_record_verified() {
    let mut engine = Engine::start();
    let mut whim = 7;
    let mut to_act = engine.ask(&json!({"op": "new", "game": "battle-line", "seed": "a whole game"}))["to_act"].clone();
    let mut steps = 0;
    while let Some(seat) = to_act[0].as_u64() {
        let legal = engine.ask(&json!({"op": "legal", "seat": seat}))["actions"].clone();
        let choices = legal.as_array().expect("a list");
        let choice = &choices[pick(&mut whim, choices.len())];
        let form = [choice, &choice["action"], &choice["path"]][steps % 3];
        let applied = engine.ask(&json!({"op": "apply", "seat": seat, "action": form}));
        assert_eq!((&applied["ok"], &applied["action"]), (&json!(true), &choice["action"]), "{form}");
        to_act = applied["to_act"].clone();
        steps += 1;
    }
    let record = engine.ask(&json!({"op": "record"}))["record"].as_str().expect("a text").to_owned();
    assert!(record.contains("\nresult: "), "{record}");
    assert_eq!(engine.ask(&json!({"op": "quit"})), json!({"ok": true}));
    assert_eq!(engine.child.wait().expect("it ends").code(), Some(0));
    let file = folder("whole-game").join("game.record");
    std::fs::write(&file, record).expect("a file can be written");
    run_well(&["verify", file.to_str().expect("a plain path")]);
}

#[test]
fn the_same_lines_have_the_same_answers() {
    let session = r#"{"op":"new","game":"battle-line","seed":42}
{"op":"view","viewer":"all"}
{"op":"bot","seat":0,"level":"veteran","budget":{"playouts":50}}
{"op":"bot","seat":1,"level":"veteran","budget":{"playouts":50}}
{"op":"record"}"#;
    assert_eq!(engine(session.as_bytes()), engine(session.as_bytes()));
}

#[test]
fn every_text_is_there_in_every_language() {
    for language in ["en", "tr", "hu", "nl"] {
        let session = format!(
            "{{\"op\":\"games\",\"lang\":\"{language}\"}}\n{{\"op\":\"new\",\"game\":\"battle-line\",\"seed\":1}}\n\
             {{\"op\":\"legal\",\"seat\":0,\"lang\":\"{language}\"}}\n{{\"op\":\"prompt\",\"viewer\":0,\"lang\":\"{language}\"}}\n\
             {{\"op\":\"check\",\"seat\":1,\"action\":\"pass\",\"lang\":\"{language}\"}}\n\
             {{\"op\":\"check\",\"seat\":0,\"action\":\"done\",\"lang\":\"{language}\"}}"
        );
        // An unknown message is said by its id, and ids begin with `bl-` or `option-`.
        let answers = serde_json::to_string(&engine(session.as_bytes())).expect("JSON");
        for id in ["\"bl-", "\"option-"] {
            assert!(!answers.contains(id), "{language}: {answers}");
        }
    }
}

proptest! {
    // Each case starts a process.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_program_lives_through_arbitrary_bytes(
        rubbish in vec(any::<u8>(), 0..500),
        at in 0usize..100,
    ) {
        let mut input = br#"{"op":"new","game":"battle-line","seed":1}
{"op":"apply","seat":0,"action":"pass"}
{"op":"load","game":"battle-line","state":{"hands":[["red-5"],[]]}}
"#.to_vec();
        let at = at % input.len();
        input.splice(at..at, rubbish);
        input.extend(b"\n{\"op\":\"games\",\"id\":\"last\"}");
        let expected = input.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
        let answers = engine(&input);
        prop_assert_eq!(answers.len(), expected);
        prop_assert_eq!(&answers[expected - 1]["id"], "last");
        prop_assert!(answers.iter().all(|answer| answer["error"]["code"] != "internal"));
    }
}
