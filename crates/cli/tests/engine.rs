//! `sandtable engine`, the real program, with a real game.

use proptest::collection::vec;
use proptest::prelude::*;
use sandtable_core::Language;
use serde_json::{Value, json};

use crate::program::{block, document, engine, feed, folder, printed, run_well};

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
{"op":"bot","seat":0,"level":"veteran","budget":"50"}
{"op":"bot","seat":1,"level":"veteran","budget":"50"}
{"op":"record"}"#;
    assert_eq!(engine(session.as_bytes()), engine(session.as_bytes()));
}

#[test]
fn every_text_is_there_in_every_language() {
    for language in Language::ALL.map(Language::tag) {
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

#[test]
fn a_field_of_a_position_that_is_null_counts_as_left_out() {
    let mut engine = Engine::start();
    for (game, state) in [
        ("battle-line", json!({"turn": null, "flags": null, "decks": {"troops": null}, "starting-draw": null})),
        ("undaunted", json!({"us": null, "ge": {"hand": null}, "round": null})),
        ("dday-dice", json!({"setup": {"map": null}, "units": [{"soldiers": null, "items": null}], "asks": null})),
    ] {
        let bare = json!({"op": "load", "game": game, "seed": 1, "state": {}});
        assert_eq!(engine.ask(&bare)["ok"], true);
        let bare = engine.ask(&json!({"op": "save"}));
        let load = engine.ask(&json!({"op": "load", "game": game, "seed": 1, "state": state}));
        assert_eq!(load["ok"], true, "{load}");
        assert_eq!(engine.ask(&json!({"op": "save"})), bare, "{game}");
    }
}

#[test]
fn a_position_that_cannot_be_names_the_clause() {
    let mut engine = Engine::start();
    let side = |units: &[&str]| json!({"units": units, "hand": [], "reserve": [], "aside": []});
    let crowd = json!({"setup": {"scenario": "turqueville"}, "us": side(&["u15a@a1", "u15b@a1"]), "ge": side(&[])});
    let nowhere = json!({"zones": {"99": {"axis": "1I"}}});
    for (game, state, rule) in [("axis-dday", nowhere, "AD-3.1"), ("heroes", crowd, "HN-2.2")] {
        let error = engine.ask(&json!({"op": "load", "game": game, "seed": 1, "state": state}))["error"].clone();
        assert_eq!((&error["code"], &error["rule"]), (&json!("bad-state"), &json!(rule)), "{error}");
        assert!(error["message"].as_str().is_some_and(|message| message.contains(rule)), "{error}");
    }
}

#[test]
fn the_notation_of_cards_takes_the_prefix_of_their_side() {
    let mut engine = Engine::start();
    engine.ask(&json!({"op": "new", "game": "undaunted", "seed": 2}));
    let legal = engine.ask(&json!({"op": "legal", "seat": 1}));
    let action = legal["actions"][0]["action"].as_str().unwrap().to_owned();
    let card = action.strip_prefix("initiative ").unwrap();
    let mut check = |action: String| engine.ask(&json!({"op": "check", "seat": 1, "action": action}));
    assert_eq!(check(format!("initiative ge-{card}")), json!({"ok": true, "legal": true}));
    // What belongs to the other side is told as such, never taken for one's own.
    assert_eq!(check(format!("initiative us-{card}"))["rule"], "UN-5.1");
    assert_eq!(check("us-rifle-a move 13b".to_owned())["rule"], "UN-5.1");
    assert_eq!(check("ge-rifle-a move 13b".to_owned()), check("rifle-a move 13b".to_owned()));
    assert_eq!(check("ge-sergeant bolster ge-rifle-a".to_owned()), check("sergeant bolster rifle-a".to_owned()));
    let applied = engine.ask(&json!({"op": "apply", "seat": 1, "action": format!("initiative ge-{card}")}));
    assert_eq!(applied["action"], action, "the record has one spelling");
}

#[test]
fn a_step_that_runs_on_by_itself_shows_its_positions_on_the_way() {
    let mut engine = Engine::start();
    // The dice are read, all is collected, and supplies are asked for: two soldiers and two stars, in phase 2.
    let unit = json!({"soldiers": 3, "stars": 0, "dice": ["s1", "s1", "star", "star", "tool", "tool"]});
    let state = json!({"phase": "result", "units": [unit]});
    let load = json!({"op": "load", "game": "dday-dice", "seed": 1, "state": state});
    let loaded = engine.ask(&load);
    assert_eq!(loaded["ok"], true, "{loaded}");
    let action = engine.ask(&json!({"op": "legal", "seat": 0}))["actions"][0]["action"].clone();
    let slow = engine.ask(&json!({"op": "apply", "seat": 0, "action": action, "pace": "step"}));
    let end = engine.ask(&json!({"op": "save"}));
    let steps = slow["steps"].as_array().expect("positions on the way").clone();
    assert!(!steps.is_empty(), "{slow}");
    let counts: Vec<u64> = steps.iter().map(|step| step["events"].as_u64().unwrap()).collect();
    assert!(counts.is_sorted() && *counts.last().unwrap() <= slow["events"].as_array().unwrap().len() as u64);
    let after = steps.iter().find(|step| step["state"]["phase"] == "marker").expect("a place after the upkeep");
    assert_eq!((&after["state"]["units"][0]["soldiers"], &after["state"]["units"][0]["stars"]), (&json!(5), &json!(2)));
    // Without it the same happens, and no position is told.
    engine.ask(&load);
    let fast = engine.ask(&json!({"op": "apply", "seat": 0, "action": action}));
    assert_eq!((&fast["events"], &fast["steps"]), (&slow["events"], &Value::Null));
    assert_eq!(engine.ask(&json!({"op": "save"})), end);
    let wrong = engine.ask(&json!({"op": "apply", "seat": 0, "action": action, "pace": "slow"}));
    assert_eq!(wrong["error"]["code"], "bad-request");
}

#[test]
fn positions_on_the_way_can_be_loaded() {
    let mut engine = Engine::start();
    for game in ["battle-line", "undaunted", "dday-dice", "axis-dday", "heroes"] {
        let mut whim = 3;
        let mut states = Vec::new();
        let mut to_act = engine.ask(&json!({"op": "new", "game": game, "seed": "on the way"}))["to_act"].clone();
        for _ in 0..150 {
            let Some(seat) = to_act[0].as_u64() else { break };
            let legal = engine.ask(&json!({"op": "legal", "seat": seat}))["actions"].clone();
            let choices = legal.as_array().expect("a list");
            let action = &choices[pick(&mut whim, choices.len())]["action"];
            let applied = engine.ask(&json!({"op": "apply", "seat": seat, "action": action, "pace": "step"}));
            states.extend(applied["steps"].as_array().unwrap().iter().map(|step| step["state"].clone()));
            to_act = applied["to_act"].clone();
        }
        assert!(!states.is_empty(), "{game}");
        for state in states {
            let load = engine.ask(&json!({"op": "load", "game": game, "seed": 1, "state": state}));
            // `load` asks chance for nothing, so it cannot play on where a discard is shuffled next.
            let shuffles = load["error"]["message"].as_str().is_some_and(|text| text.contains("it asks nothing"));
            assert!(load["ok"] == true || shuffles, "{game}: {load} {state}");
        }
    }
}

#[test]
fn clicks_that_are_not_finished_are_told_what_is_missing_or_wrong() {
    let mut engine = Engine::start();
    let state = json!({"turn": 0, "step": "play", "hands": [["red-1", "horse"], ["green-1"]]});
    engine.ask(&json!({"op": "load", "game": "battle-line", "seed": 1, "state": state}));
    let mut check = |clicks: Value| engine.ask(&json!({"op": "check", "seat": 0, "action": clicks}));
    let unfinished = check(json!(["card:red-1"]));
    assert_eq!(
        (&unfinished["legal"], &unfinished["click"], &unfinished["rule"]),
        (&json!(false), &json!(1), &json!("BL-3.3"))
    );
    assert_eq!(unfinished["next"].as_array().unwrap().len(), 9);
    let nothing = check(json!([]));
    assert_eq!((&nothing["click"], nothing["next"].as_array().unwrap().len()), (&json!(0), 2));
    let wrong = check(json!(["card:green-1"]));
    assert_eq!((&wrong["legal"], &wrong["click"], &wrong["next"]), (&json!(false), &json!(0), &Value::Null));
    assert!(wrong["rule"].is_string() && wrong["message"].is_string());
    assert_eq!(check(json!(["card:red-1", "flag:3"])), json!({"ok": true, "legal": true}));
}

#[test]
fn dealt_worlds_look_the_same_to_the_seat_and_differ_behind_it() {
    let mut engine = Engine::start();
    engine.ask(&json!({"op": "new", "game": "battle-line", "seed": 5}));
    let view = engine.ask(&json!({"op": "view", "viewer": 0}))["view"].clone();
    let asked = json!({"op": "worlds", "seat": 0, "count": 3, "seed": 9});
    let worlds = engine.ask(&asked)["states"].as_array().unwrap().clone();
    assert_eq!(engine.ask(&asked)["states"], json!(worlds), "equal seeds deal equal worlds");
    assert_eq!(worlds.len(), 3);
    assert_ne!(worlds[0], worlds[1]);
    for state in worlds {
        assert_eq!(engine.ask(&json!({"op": "load", "game": "battle-line", "seed": 1, "state": state}))["ok"], true);
        assert_eq!(engine.ask(&json!({"op": "view", "viewer": 0}))["view"], view);
    }
}

/// Plays the current match to its end with random choices.
fn play_out(engine: &mut Engine, whim: &mut u64, mut to_act: Value) {
    while let Some(seat) = to_act[0].as_u64() {
        let legal = engine.ask(&json!({"op": "legal", "seat": seat}))["actions"].clone();
        let choices = legal.as_array().expect("a list");
        let action = &choices[pick(whim, choices.len())]["action"];
        to_act = engine.ask(&json!({"op": "apply", "seat": seat, "action": action}))["to_act"].clone();
    }
}

/// UN-16: the scenarios in order, the results entered by themselves, the score carried.
#[test]
fn a_campaign_is_played_match_by_match_and_its_score_carried() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask(&json!({"op": "next"}))["error"]["code"], "no-campaign");
    assert_eq!(engine.ask(&json!({"op": "campaign"}))["error"]["code"], "no-campaign");
    assert_eq!(engine.ask(&json!({"op": "campaign", "game": "battle-line"}))["error"]["code"], "unknown-game");
    let begun = engine.ask(&json!({"op": "campaign", "game": "undaunted"}));
    assert_eq!((&begun["next"], &begun["running"], &begun["scores"]), (&json!("1"), &Value::Null, &json!([0, 0])));
    let mut whim = 11;
    for scenario in ["1", "2"] {
        let started = engine.ask(&json!({"op": "next", "seed": scenario}));
        assert_eq!(started["setup"]["scenario"], scenario);
        assert_eq!(engine.ask(&json!({"op": "campaign"}))["running"], scenario);
        assert_eq!(engine.ask(&json!({"op": "next"}))["error"]["code"], "campaign", "the match is not over");
        play_out(&mut engine, &mut whim, started["to_act"].clone());
    }
    let told = engine.ask(&json!({"op": "campaign"}));
    assert_eq!((told["matches"].as_array().unwrap().len(), &told["next"]), (2, &json!("3")));
    let lost: u64 = told["matches"].as_array().unwrap().iter().map(|one| one["losses"][0].as_u64().unwrap()).sum();
    assert_eq!(told["losses"][0], lost);

    // Another evening: the results are given back, and the campaign goes on after them.
    let mut another = Engine::start();
    let resumed = json!({"op": "campaign", "game": "undaunted", "matches": told["matches"]});
    assert_eq!(another.ask(&resumed), told);
    // A match that is left is played again.
    assert_eq!(another.ask(&json!({"op": "next", "seed": 1}))["setup"]["scenario"], "3");
    another.ask(&json!({"op": "new", "game": "battle-line"}));
    assert_eq!(another.ask(&json!({"op": "campaign"}))["next"], "3");
    let all = vec![json!({"won": [0], "losses": [1, 0]}); 12];
    let over = another.ask(&json!({"op": "campaign", "game": "undaunted", "matches": all}));
    assert_eq!((&over["next"], &over["scores"]), (&Value::Null, &json!([11, 0])));
    assert_eq!(over["lead"], json!({"seat": 0, "by": 11, "grade": "decisive"}));
    assert_eq!(over["text"], "US wins the campaign by 11: a decisive victory.");
    assert_eq!(another.ask(&json!({"op": "next"}))["error"]["code"], "campaign");
    let wrong = json!({"op": "campaign", "game": "undaunted", "matches": [{"won": [0], "losses": [1]}]});
    assert_eq!(another.ask(&wrong)["error"]["code"], "bad-request");
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
