//! What each operation answers.

use serde_json::json;

use super::{code, play, talk};

#[test]
fn the_games_are_listed_with_all_that_can_be_chosen() {
    let answer = &talk(&[r#"{"op":"games","id":"list"}"#])[0];
    assert_eq!((&answer["id"], &answer["ok"]), (&json!("list"), &json!(true)));
    let toy = &answer["games"][0];
    assert_eq!(toy["slug"], "toy");
    assert_eq!(toy["seats"], json!({"least": 2, "most": 2}));
    assert_eq!(toy["options"][0]["key"], "short");
    assert_eq!(toy["options"][0]["values"], json!([false, true]));
    assert_eq!(toy["levels"], json!(["random", "recruit", "regular", "veteran", "elite"]));
}

#[test]
fn a_new_match_says_who_acts_and_which_seed_it_took() {
    let answers = talk(&[r#"{"op":"new","game":"toy"}"#, r#"{"op":"new","game":"toy"}"#]);
    assert_eq!(answers[0]["to_act"], json!([0]));
    assert_eq!(answers[0]["outcome"], json!(null));
    assert_eq!(answers[0]["setup"], json!({"short": false}));
    assert_eq!(answers[0]["seed"].as_str().unwrap().len(), 64);
    assert_ne!(answers[0]["seed"], answers[1]["seed"], "a seed that nobody chose is a surprise");
}

#[test]
fn the_seed_that_was_told_makes_the_same_match() {
    let seed = talk(&[r#"{"op":"new","game":"toy","seed":42}"#])[0]["seed"].as_str().unwrap().to_owned();
    let again = format!(r#"{{"op":"new","game":"toy","seed":"{seed}"}}"#);
    let view = r#"{"op":"view","viewer":"all"}"#;
    let answers = talk(&[r#"{"op":"new","game":"toy","seed":42}"#, view, &again, view]);
    assert_eq!(answers[1], answers[3]);
}

#[test]
fn every_legal_action_can_be_checked_in_each_of_its_forms() {
    let legal = &play(&[r#"{"op":"legal","seat":0}"#])[0];
    for choice in legal["actions"].as_array().unwrap() {
        let path: Vec<&str> = choice["path"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
        for form in [choice["action"].clone(), choice["path"].clone(), json!(path.join(" → ")), choice.clone()] {
            let request = json!({"op": "check", "seat": 0, "action": form}).to_string();
            assert_eq!(play(&[&request])[0], json!({"ok": true, "legal": true}), "{form}");
        }
    }
    assert_eq!(play(&[r#"{"op":"legal","seat":1}"#])[0]["actions"], json!([]), "not to act: nothing to choose");
}

#[test]
fn a_forbidden_action_is_answered_with_its_rule_and_changes_nothing() {
    let apply = r#"{"op":"apply","seat":1,"action":"roll"}"#;
    let answers = play(&[r#"{"op":"save"}"#, r#"{"op":"check","seat":1,"action":"roll"}"#, apply, r#"{"op":"save"}"#]);
    assert_eq!(answers[1], json!({"ok": true, "legal": false, "rule": "TY-1.1", "message": "No"}));
    assert_eq!(answers[2], json!({"ok": false, "error": {"code": "illegal", "rule": "TY-1.1", "message": "No"}}));
    assert_eq!(answers[0], answers[3]);
}

#[test]
fn an_action_is_applied_and_its_events_told_as_the_viewer_may_know_them() {
    let draw = |viewer: &str| format!(r#"{{"op":"apply","seat":0,"action":"draw","viewer":{viewer}}}"#);
    let card = |viewer: &str| play(&[&draw(viewer)])[0]["events"][0]["event"]["card"].clone();
    assert!(card("\"all\"").is_number());
    assert_eq!(card("0"), card("\"all\""));
    assert_eq!(card("1"), json!(null));
    assert_eq!(card("\"public\""), json!(null));
    let answer = &play(&[&draw("\"all\"")])[0];
    assert_eq!(
        (&answer["action"], &answer["to_act"], &answer["can_undo"]),
        (&json!("draw"), &json!([1]), &json!(false))
    );
}

#[test]
fn forced_dice_replace_those_that_wait_are_rolled_in_order_and_the_rest_left_over() {
    let answers = play(&[
        r#"{"op":"dice","values":[1]}"#,
        r#"{"op":"dice","values":[6,"5",4]}"#,
        r#"{"op":"apply","seat":0,"action":"roll"}"#,
        r#"{"op":"view","viewer":"all"}"#,
        r#"{"op":"dice","values":[]}"#,
    ]);
    assert_eq!(answers[1]["waiting"], json!(["6", "5", "4"]));
    assert_eq!(answers[2]["dice_left"], json!(["5", "4"]));
    assert_eq!(answers[3]["view"]["points"], json!([6, 0]));
    assert_eq!(answers[4]["waiting"], json!([]));
}

#[test]
fn a_forced_value_that_fits_no_die_is_an_error_and_changes_nothing() {
    let save = r#"{"op":"save"}"#;
    let answers = play(&[save, r#"{"op":"dice","values":[7]}"#, r#"{"op":"apply","seat":0,"action":"roll"}"#, save]);
    assert_eq!(code(&answers[2]), "dice");
    assert_eq!(
        answers[2]["error"]["message"],
        "forced value \"7\" is no face of a d6: expected one of 1, 2, 3, 4, 5, 6"
    );
    assert_eq!(answers[0], answers[3]);
}

#[test]
fn forced_and_forgotten_dice_stand_in_the_record_and_are_replayed() {
    let answers = play(&[
        r#"{"op":"dice","values":[6,6]}"#,
        r#"{"op":"apply","seat":0,"action":"roll"}"#,
        r#"{"op":"dice","values":[]}"#,
        r#"{"op":"apply","seat":1,"action":"roll"}"#,
        r#"{"op":"record"}"#,
    ]);
    let text = answers[4]["record"].as_str().unwrap();
    assert!(text.ends_with("1 - !dice 6 6\n2 0 roll\n3 - !dice\n4 1 roll\n"), "{text}");
    let record = sandtable_core::Record::parse(text).unwrap();
    assert_eq!(record.to_string(), text);
    let registry = sandtable_core::Registry::new().with::<crate::toy::Toy>();
    assert!(sandtable_core::Match::replay(&record, &registry).is_ok());
}

#[test]
fn steps_are_taken_back_until_chance_was_used() {
    let legal = &play(&[r#"{"op":"legal","seat":0}"#])[0];
    let card = legal["actions"][0]["action"].as_str().unwrap();
    let step = format!(r#"{{"op":"apply","seat":0,"action":"{card}"}}"#);
    let (save, undo) = (r#"{"op":"save"}"#, r#"{"op":"undo","seat":0}"#);
    let answers = play(&[save, &step, undo, save, undo, r#"{"op":"apply","seat":0,"action":"roll"}"#, undo]);
    assert_eq!(answers[1]["can_undo"], true);
    assert_eq!(answers[2], json!({"ok": true, "to_act": [0], "outcome": null, "can_undo": false}));
    assert_eq!(answers[0], answers[3]);
    assert_eq!(code(&answers[4]), "no-undo");
    assert_eq!(code(&answers[6]), "no-undo");
}

#[test]
fn a_saved_position_loads_to_the_same_position() {
    let saved = &play(&[r#"{"op":"apply","seat":0,"action":"roll"}"#, r#"{"op":"save"}"#])[1];
    let load = json!({"op": "load", "game": "toy", "state": saved["state"], "seed": 5}).to_string();
    let answers = talk(&[&load, r#"{"op":"save"}"#, r#"{"op":"record"}"#]);
    assert_eq!(answers[0]["to_act"], json!([1]));
    assert_eq!(&answers[1], saved);
    assert!(answers[2]["record"].as_str().unwrap().contains("\nposition: {"));
}

#[test]
fn a_view_hides_what_its_viewer_does_not_know() {
    let answers = play(&[r#"{"op":"view"}"#, r#"{"op":"view","viewer":1}"#]);
    assert_eq!(answers[0]["viewer"], "public");
    assert_eq!(answers[0]["view"]["hands"][0], json!([null, null, null]));
    assert_eq!(answers[1]["view"]["hands"][0], json!([null, null, null]));
    assert!(answers[1]["view"]["hands"][1][0].is_number());
}

#[test]
fn a_bot_answers_the_same_to_the_same_question() {
    let ask = r#"{"op":"bot","seat":0,"level":"veteran","budget":"50"}"#;
    let answers = play(&[ask, ask, r#"{"op":"bot","seat":1,"level":"random"}"#]);
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0]["playouts"], 50);
    assert!((0.0..=1.0).contains(&answers[0]["estimate"].as_f64().unwrap()));
    let check = json!({"op": "check", "seat": 0, "action": answers[0]["path"]}).to_string();
    assert_eq!(play(&[&check])[0]["legal"], true);
    assert_eq!(code(&answers[2]), "not-to-act");
}

#[test]
fn a_prompt_is_told_in_the_language_asked_for() {
    let answer = &play(&[r#"{"op":"prompt","viewer":0,"lang":"nl"}"#])[0];
    assert_eq!((&answer["viewer"], &answer["text"]), (&json!(0), &json!("Your turn")));
    assert!(answer["rule"].is_string());
}

#[test]
fn a_field_that_the_operation_does_not_know_is_named() {
    let answer = &talk(&[r#"{"op":"new","game":"toy","sed":1,"options":{}}"#])[0];
    assert_eq!(answer["ignored"], json!(["options", "sed"]));
}

#[test]
fn nothing_is_answered_after_quit() {
    let answers = talk(&[r#"{"op":"quit","id":1}"#, r#"{"op":"games"}"#]);
    assert_eq!(answers, [json!({"id": 1, "ok": true})]);
}

#[test]
fn a_whole_match_is_played_to_its_end() {
    let lines: Vec<String> =
        (0..14).map(|turn| format!(r#"{{"op":"apply","seat":{},"action":"roll"}}"#, turn % 2)).collect();
    let answers = play(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let last = answers.last().unwrap();
    assert_eq!(last["to_act"], json!([]));
    assert_eq!(last["outcome"]["rule"], "TY-3.1");
    assert!(answers[12]["outcome"].is_null());
}

#[test]
fn the_story_is_told_when_the_match_is_over_and_not_before() {
    let mut lines = vec![r#"{"op":"story"}"#.to_owned()];
    lines.extend((0..14).map(|turn| format!(r#"{{"op":"apply","seat":{},"action":"roll"}}"#, turn % 2)));
    lines.push(r#"{"op":"story"}"#.to_owned());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let answers = play(&lines);
    assert_eq!(code(&answers[0]), "not-over");
    let story = &answers[15];
    assert_eq!((&story["ending"], &story["counts"]), (&json!("Over"), &json!("Points")));
    assert_eq!(story["curve"].as_array().unwrap().last().unwrap()["score"], story["outcome"]["scores"]);
    assert_eq!(story["sides"][1], json!({"name": "Blue", "seats": [1]}));
}
