//! A person's own scenarios: what is read, and what is said to a mistake.

use sandtable_core::{AnyKind, Fast, Kind as GameKind, Match, Registry, Rules, Seed};
use sandtable_undaunted::{Goal, ScenarioChoice, Undaunted};
use serde_json::{Value, json};

/// A small scenario, the one of `docs/scenarios/undaunted.md`.
pub const SAMPLE: &str = r#"name = "The Crossroads"
layout = "rows"
first = "us"
map = [
  { offset = 0, tiles = ["3B", "4B", "5B"] },
  { offset = 1, tiles = ["6B", "7B"] },
]

[objectives]
4B = 2
7B = 1

[us]
goal = 3
scouted = ["3B"]
spawns = { all = "3B" }

[us.counters]
3B = ["rifle-a", "scout-a"]

[us.deck]
sergeant = 1
rifle-a = 3
scout-a = 2
fog = 2

[us.supply]
rifle-a = 2
fog = 5

[ge]
goal = "pin"
controlled = ["5B"]
spawns = { a = "5B", sniper = "7B" }

[ge.counters]
5B = ["rifle-a"]

[ge.deck]
sergeant = 1
rifle-a = 4
sniper = 1
fog = 1
"#;

/// What is said when something in the sample is replaced.
#[track_caller]
pub fn fault(from: &str, to: &str) -> String {
    assert!(SAMPLE.contains(from), "{from}");
    Undaunted::scenario(&SAMPLE.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn a_file_is_a_set_up_that_holds_all_of_it() {
    let setup = Undaunted::scenario(SAMPLE).unwrap();
    let ScenarioChoice::Own(file) = &setup.scenario else { panic!("an own scenario") };
    assert_eq!((file.name.as_str(), file.us.goal, file.ge.goal), ("The Crossroads", Goal::Points(3), Goal::Pin));
    // The set-up is all that a record needs.
    let json = serde_json::to_value(&setup).unwrap();
    assert_eq!(json["scenario"]["us"]["counters"]["3B"], json!(["rifle-a", "scout-a"]));
    let registry = Registry::new().with::<Undaunted>();
    let kind = registry.find("undaunted").unwrap();
    let play = Match::start(kind, &json, Seed::from_text("own")).unwrap();
    let again = Match::replay(&play.record(), &registry).unwrap();
    assert_eq!(again.digest(), play.digest());
}

#[test]
fn the_page_about_scenario_files_shows_this_sample() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/scenarios/undaunted.md");
    assert!(std::fs::read_to_string(page).unwrap().contains(SAMPLE));
}

#[test]
fn every_mistake_is_told_with_line_key_and_expectation() {
    for (from, to, expected) in [
        (
            "\"4B\", \"5B\"]",
            "\"40B\", \"5B\"]",
            "line 5, map[0].tiles[1]: no tile \"40B\": expected 1A to 18A or 1B to 18B",
        ),
        (
            "\"6B\", \"7B\"]",
            "\"3A\", \"7B\"]",
            "line 6, map[1].tiles[0]: every tile number once (UN-2.1): 3B is on the map already, found 3A",
        ),
        (
            "offset = 1",
            "offset = 2",
            "line 6, map[1].offset: each line shifted by half a tile against the one before (UN-2.2), found 2",
        ),
        ("offset = 1", "offset = 9", "line 4, map: a connected map (UN-2.7): no path leads to 6B"),
        ("4B = 2", "8B = 2", "line 10, objectives.8B: a tile of the map, and 8B is not on it"),
        ("4B = 2", "4B = 0", "line 10, objectives.4B: a value from 1 to 9, found 0"),
        ("4B = 2", "4b = 2\n4B = 1", "line 10, objectives.4b: every tile once, found 4B again"),
        ("goal = 3", "goal = 4", "line 14, us.goal: at most 3, the points on the map, found 4"),
        (
            "scouted = [\"3B\"]",
            "controlled = [\"4B\", \"7B\"]",
            "line 14, us.goal: more than 3, the points that the side starts with, found 3",
        ),
        ("goal = 3", "goal = \"pin\"", "line 32, ge.goal: points for at least one side: both play to pin"),
        ("scouted = [\"3B\"]", "scouted = [\"9B\"]", "line 15, us.scouted[0]: a tile of the map, and 9B is not on it"),
        ("scouted = [\"3B\"]", "scouted = [\"3B\", \"3B\"]", "line 15, us.scouted[1]: every tile once, found 3B again"),
        (
            "scouted = [\"3B\"]",
            "scouted = [\"3B\"]\ncontrolled = [\"3B\"]",
            "line 16, us.controlled: at most one marker a tile (UN-1.12): 3B is in scouted too",
        ),
        (
            "scouted = [\"3B\"]",
            "controlled = [\"5B\"]",
            "line 33, ge.controlled: no tile that both sides control (UN-1.13), found 5B",
        ),
        ("{ all = \"3B\" }", "{ d = \"3B\" }", "line 16, us.spawns.d: all, a, b, c, sniper or mortar, found \"d\""),
        (
            "{ all = \"3B\" }",
            "{ b = \"3B\" }",
            "line 16, us.spawns: a spawn marker that serves scout-a (UN-3.8): all, its squad or its type",
        ),
        (
            ", sniper = \"7B\"",
            "",
            "line 34, ge.spawns: a spawn marker that serves sniper (UN-3.8): all, its squad or its type",
        ),
        ("\"scout-a\"]", "\"scout-d\"]", "line 19, us.counters.3B[1]: no unit \"scout-d\": expected scout-a, "),
        (
            "\"scout-a\"]",
            "\"rifle-a\"]",
            "line 19, us.counters.3B[1]: every counter once (UN-1.7): rifle-a starts on 3B too",
        ),
        (
            "3B = [\"rifle-a\", \"scout-a\"]",
            "3B = [\"scout-a\"]",
            "line 18, us.counters: a Riflemen counter on the map, or the side would be pinned at once (UN-13.5)",
        ),
        (
            "rifle-a = 4\n",
            "",
            "line 39, ge.deck: Rifleman cards in deck or supply, or the side would be beyond hope at once (UN-13.13)",
        ),
        (
            "sergeant = 1\nrifle-a = 3\n",
            "",
            "line 21, us.deck: a Rifleman, or a Bolster that leads to one, or the side would be beyond hope at once (UN-13.13)",
        ),
        ("rifle-a = 3", "rifle-d = 3", "line 23, us.deck.rifle-d: no card \"rifle-d\": expected sergeant, "),
        (
            "rifle-a = 3",
            "rifle-a = 4",
            "line 23, us.deck.rifle-a: at most 5 rifle-a in deck and supply together (UN-1.2), found 6",
        ),
        ("first = \"us\"", "first = \"us\"\nradio = \"3B\"", "line 4, radio: a tile with an objective, as Control"),
        ("name = \"The Crossroads\"", "name = \" \"", "line 1, name: a name of 1 to 100 letters"),
        (
            "goal = 3",
            "goal = 0",
            "line 14, us.goal: invalid value: integer `0`, expected a number of points from 1 to 99, or",
        ),
        ("goal = 3", "goal = \"win\"", "line 14, us.goal: invalid value: string \"win\", expected a number of points"),
        ("goal = 3", "goal = 3\nluck = 1", "line 15, us.luck: unknown field `luck`, expected one of `goal`, `scouted`"),
        (
            "layout = \"rows\"",
            "layout = \"hexes\"",
            "line 2, layout: unknown variant `hexes`, expected `columns` or `rows`",
        ),
        ("first = \"us\"\n", "", "line 1: missing field `first`"),
        (
            "fog = 5",
            "fog = 500",
            "line 29, us.supply.fog: invalid value: integer `500`, expected a whole number from 0 to 255",
        ),
        ("[ge]", "[ge", "line 31: "),
    ] {
        let found = fault(from, to);
        assert!(found.starts_with(expected), "{from} → {to}\nexpected {expected}\nfound    {found}");
    }
}

#[test]
fn an_inline_scenario_is_checked_in_the_same_way() {
    let kind = GameKind::<Undaunted>::default();
    let mut json = serde_json::to_value(Undaunted::scenario(SAMPLE).unwrap()).unwrap();
    let error = |json: &Value| kind.start(json, &mut Fast::new(1)).err().expect("refused").to_string();
    json["scenario"]["us"]["goal"] = json!(9);
    assert_eq!(error(&json), "setup.scenario.us.goal: at most 3, the points on the map, found 9");
    json["scenario"]["us"]["goal"] = json!(-1);
    assert!(error(&json).starts_with("setup.scenario.us.goal: invalid value: integer `-1`"), "{}", error(&json));
    json["scenario"] = json!("13");
    assert!(error(&json).starts_with("setup.scenario: invalid value: string \"13\", expected a scenario"));
    json["scenario"] = json!(0);
    assert!(error(&json).starts_with("setup.scenario: invalid value: integer `0`, expected a scenario"));
    json = json!({"scenario": 3, "round-limit": 0});
    assert_eq!(error(&json), "setup.round-limit: expected 1 to 1000, found 0");
    assert!(kind.start(&json!({"scenario": 3}), &mut Fast::new(1)).is_ok());
    assert!(kind.start(&json!({"scenario": "12", "round-limit": 20}), &mut Fast::new(1)).is_ok());
}

#[test]
fn any_text_is_an_error_and_never_a_panic() {
    for text in ["", "\0", "name = ", "[[[[", "map = 3", "map = [[1]]", &"a".repeat(100_000), &"[".repeat(2_000)] {
        assert!(Undaunted::scenario(text).is_err());
    }
    let mut chance = Fast::new(3);
    for _ in 0..2_000 {
        let mut bytes = SAMPLE.as_bytes().to_vec();
        for _ in 0..3 {
            let place = sandtable_core::Chance::below(&mut chance, bytes.len() as u32) as usize;
            bytes[place] = b" \"[]{}=0129ABab-\n"[sandtable_core::Chance::below(&mut chance, 17) as usize];
        }
        if let Ok(setup) = Undaunted::scenario(&String::from_utf8_lossy(&bytes)) {
            assert!(Undaunted::new(&setup, &mut Fast::new(1)).is_ok());
        }
    }
}
