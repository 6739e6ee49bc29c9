//! `sandtable odds`: a battle typed by hand.

use crate::program::{complained, run, run_well};

#[test]
fn a_battle_typed_by_hand_is_answered_in_words_and_bars() {
    let told = run_well(&["odds", "3 inf 2 tank vs 4 inf 1 art 1 blockhouse"]);
    assert!(told.contains(" %") && told.contains('▇'), "{told}");
    assert!(!told.contains("ad-"), "every line is said: {told}");
    // The words may also be arguments of their own.
    assert_eq!(run_well(&["odds", "3", "inf", "2", "tank", "vs", "4", "inf", "1", "art", "1", "blockhouse"]), told);
}

#[test]
fn the_numbers_are_exact() {
    let told = run_well(&["odds", "--json", "1 inf vs 1 inf"]);
    let lines: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    // An infantry attacks with 1 and defends with 2; both attack in turn until one is left.
    let (wins, loses, idle) = (4.0 / 36.0, 10.0 / 36.0, 20.0 / 36.0);
    let first: f64 = (wins + idle * loses) / (1.0 - idle * idle);
    let chance = lines[0]["value"]["chance"].as_f64().expect("a chance");
    assert!((chance - first).abs() < 1e-9, "{chance} {first}");
}

#[test]
fn every_language_has_the_words() {
    let all: Vec<String> =
        ["en", "tr", "hu", "nl"].iter().map(|code| run_well(&["odds", "2 inf vs 1 art", "--lang", code])).collect();
    for (index, told) in all.iter().enumerate() {
        assert!(!told.contains("ad-odds"), "{told}");
        assert!(all.iter().skip(index + 1).all(|other| other != told), "{told}");
    }
}

#[test]
fn what_is_no_battle_is_a_mistake_of_usage() {
    for words in [
        &["odds", "3 elephants vs 2 inf"][..],
        &["odds", "--game", "battle-line", "1 inf vs 1 inf"],
        &["odds", "3 inf"],
    ] {
        let refused = run(words);
        assert_eq!(refused.status.code(), Some(2), "{words:?}");
        assert_eq!(complained(&refused).trim_end().lines().count(), 1, "{}", complained(&refused));
    }
}
