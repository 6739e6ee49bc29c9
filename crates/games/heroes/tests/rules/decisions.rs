//! Section 50: decision points and paths.

use sandtable_core::{AnyKind, Clicks, Kind, Path, Rules, Ruling};
use sandtable_heroes::{Heroes, Icon};
use serde_json::json;

use crate::common::*;

/// HN-50.1, HN-50.5: tags tell nothing, are numbered as pieces come, and are never used again.
#[test]
fn hn_50_1_hn_50_5_tags() {
    let mut game = field().us("u15a@a1, u15b@b1").hand(US, "u15c, u15d").set("placing", json!({})).game();
    assert_eq!(
        (unit(&game, "u15a").tag.to_string(), unit(&game, "u15b").tag.to_string()),
        ("us-1".into(), "us-2".into())
    );
    act(&mut game, US, "card:u15c → tile:c1", "");
    assert_eq!(unit(&game, "u15c").tag.to_string(), "us-3");
    let back = field().us("u15a@a1 tag=us-7").game();
    assert_eq!(saved(&back)["us"]["next-tag"], 8);
}

/// HN-50.1: a unit may be called by its card, where the seat may know it; HN-51.1: a hidden enemy unit has a tag alone.
#[test]
fn hn_50_1_units_called_by_their_cards() {
    let position = field().us("u15a@c3").ge("g27a@c4 hidden, g28a@d4").active("u15a");
    let game = position.game();
    let read = |side: sandtable_heroes::Side, text: &str| game.read_path(side.seat(), &Path::parse(text).unwrap()).ok();
    let shot = "unit:us-1 → value:1 → unit:ge-2";
    assert_eq!(read(US, "unit:u15a → value:1 → unit:g28a"), read(US, shot));
    assert!(read(US, shot).is_some() && read(GE, "unit:g27a → button:turn-up").is_some());
    // Face down or in no box: the answer is the same, so that it tells nothing.
    let face_down = read(US, "unit:us-1 → value:1 → unit:g27a").unwrap();
    assert_eq!(Some(face_down), read(US, "unit:us-1 → value:1 → unit:g16b"));
    assert_eq!(game.check(US.seat(), &face_down).unwrap_err().rule, "HN-50.1");
    let any = Kind::<Heroes>::default().load(&position.0).unwrap();
    for text in ["unit:u15a → value:1 → unit:g28a", "unit:us-1 → tile:C2", "unit:U15A → tile:b3"] {
        assert_eq!(any.ruling(US.seat(), &Path::parse(text).unwrap()), Ruling::Legal, "{text}");
    }
    // Clicks that are not finished are understood by the same names.
    let next = |text: &str| match any.ruling(US.seat(), &Path::parse(text).unwrap()) {
        Ruling::Unfinished { next, .. } => next,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(next("unit:u15a"), next("unit:us-1"));
    assert_eq!(next("unit:U15A → value:1"), next("unit:us-1 → value:1"));
    let refusal = |text: &str| any.ruling(US.seat(), &Path::parse(text).unwrap()).refusal().map(|refusal| refusal.rule);
    assert_eq!(refusal("unit:u15a → tile:E5"), Some("HN-10.1"));
    assert_eq!(refusal("unit:u15a → value:1 → unit:g27a"), Some("HN-50.1"));
    assert_eq!(refusal("unit:u15a → value:1 → unit:g16b"), Some("HN-50.1"));
}

/// HN-50.1: in notation, too, a card stands for the piece that has it.
#[test]
fn hn_50_1_cards_in_notation() {
    let game = field().us("u15a@c3, u12a@a1, u33a@c2").ge("g27a@c4 hidden, g28a@d4").active("u12a").game();
    let read = |text: &str| game.read_notation(US.seat(), text);
    assert_eq!(read("move u15a c2").unwrap(), read("move us-1 c2").unwrap());
    assert_eq!(read("use u12a fire u33a 1 g28a").unwrap(), read("use us-2 fire us-3 1 ge-2").unwrap());
    assert_eq!(read("play u15b c2").unwrap().to_string(), "play u15b c2", "a card of the hand");
    let hidden = read("shoot u15a 1 g27a").unwrap();
    assert_eq!(game.check(US.seat(), &hidden).unwrap_err().rule, "HN-9.13");
    assert!(read("move u15a").unwrap_err().to_string().contains("move u15a"));
}

/// HN-50.3, HN-50.9: side actions at D3, D4, D5, D6, D7, D12 and D16, and nowhere else.
#[test]
fn hn_50_3_side_actions() {
    let mut game = field().us("u15a@c3 hidden, u15b@b1").ge("g27a@c4, g28a@d4").hand(US, "hu, uh1").game();
    assert_eq!((offers(&game, US, "unit:u15a → button:turn-up"), offers(&game, US, "card:uh1")), (1, 2));
    act(&mut game, US, "card:hu → event:3 → unit:g27a", "3 5");
    act(&mut game, US, "tactic:activate → unit:u15b", "");
    allowed(&game, US, "unit:u15a → button:turn-up");
    let mut talks = field().us("u15b@c3, u15a@a1 hidden").ge("g27a@c4, g28a@d4").hand(US, "hu").game();
    act(&mut talks, US, "card:hu → event:1 → unit:g27a", "1");
    refused(&talks, US, "HN-50.3", "unit:u15a → button:turn-up");
}

/// HN-50.4: no path is the beginning of another; held on random play by the battery, shown here on one rich position.
#[test]
fn hn_50_4_prefix_free() {
    let game = field()
        .us("u01a@c3, u50a@c2, u15a@b3 hidden")
        .ge("g46a@c4, g27a@d4 hidden")
        .hand(US, "eu02, eu05, uh1, hu")
        .active("u50a")
        .game();
    let mut legal = Vec::new();
    game.legal(US.seat(), &mut legal);
    let paths: Vec<Path> = legal.iter().map(|action| game.path(US.seat(), action)).collect();
    for (index, path) in paths.iter().enumerate() {
        assert!(
            paths.iter().enumerate().all(|(other, longer)| other == index || !longer.starts_with(&path.0)),
            "{path}"
        );
    }
}

/// HN-50.6: copies have letters, Event and Hero cards none; equal historical cards are one choice.
#[test]
fn hn_50_6_names() {
    let game = field().us("u15a@a1").ge("g16a@d4").hand(US, "hu, hu, hu").game();
    assert_eq!(offers(&game, US, "card:hu → event:3"), 1);
    assert_eq!(names(&force(&game, US).hand_cards), ["hu", "hu", "hu"]);
    assert!(sandtable_heroes::printed(0).cards.named(sandtable_heroes::CardName::new("g07a").unwrap()).is_some());
}

#[test]
fn hn_50_7_icons() {
    let expected =
        ["go", "elan", "fallback", "forward", "fire", "medic", "reinforce", "rally", "engineers", "charge", "hero"];
    assert_eq!(Icon::ALL.map(Icon::name), expected);
}

/// HN-50.8: D3, D4, D6, D7 and D12 are asked even if one path is left; a last unit of D22 or a single answer is not.
#[test]
fn hn_50_8_what_is_asked() {
    let alone = field().us("u10a@a1").set("placing", json!({})).game();
    assert_eq!(choices(&alone, US), ["button:done"]);
    let fort = open().us("u53a@a1").set("activation", json!({"unit": "u53a"})).game();
    assert_eq!(choices(&fort, US), ["button:end"]);
    let mut one = on("cherbourg").us("u15a@a1").ge("g27a@b5").hand(US, "hu").game();
    act(&mut one, US, "card:hu → event:3", "1");
    assert_eq!(asked(&one), "us tactic");
}

/// HN-50.8: the last box of a barrage, and the first deed of a unit that acts by an event, are settled without asking where
/// there is one path.
#[test]
fn hn_50_8_one_path_is_no_choice() {
    let mut guns = open().us("u15a@a1").ge("g16a@c3").hand(US, "eu02").directives(0, 0).game();
    act(&mut guns, US, "card:eu02 → tile:b3", "");
    assert_eq!(asked(&guns), "us event-box");
    act(&mut guns, US, "tile:a3", "1 2");
    assert_eq!(asked(&guns), "us tactic");
    let mut thrust = open().phase(GE).ge("g16a@a6, g16b@b6").us("u15a@g1").hand(GE, "eg12").game();
    act(&mut thrust, GE, "card:eg12 → unit:g16a", "");
    assert_eq!((place(&thrust, "g16a").as_str(), asked(&thrust).as_str()), ("a5", "ge tactic"));
}

/// HN-50.9: an event is played by its path; until it is settled nothing else is played.
#[test]
fn hn_50_9_events_are_settled_first() {
    let mut game = field().us("u15a@c3").ge("g27a@c4, g28a@d4").hand(US, "hu, uh1").game();
    refused(&game, US, "HN-50.9", "card:hu → event:1");
    refused(&game, US, "HN-50.9", "card:hu → event:1 → tile:c4");
    act(&mut game, US, "card:hu → event:1 → unit:g27a", "1");
    refused(&game, US, "HN-50.9", "card:uh1 → unit:u15a");
    refused(&game, GE, "HN-50.9", "unit:g27a → button:turn-up");
}

/// HN-50.10: boxes of a barrage must be able to strike somebody, and are struck in the order in which they were chosen.
#[test]
fn hn_50_10_boxes() {
    let mut game = on("cherbourg").us("u15a@a1, u15b@b1").ge("g16a@g5").hand(US, "hu").directives(0, 0).game();
    act(&mut game, US, "card:hu → event:1 → tile:d1", "");
    refused(&game, US, "HN-50.10", "button:done");
    act(&mut game, US, "tile:e1", "");
    refused(&game, US, "HN-50.10", "tile:f1");
    let events = act(&mut game, US, "tile:b1", "1 2");
    assert!(
        events.iter().any(|event| matches!(event, sandtable_heroes::Event::Attacked { at, .. } if *at == tile("b1")))
    );
}

#[test]
fn actions_read_back_from_their_notation() {
    for text in [
        "play hu #2 b1",
        "play hg #2 take g16c",
        "play hg #1 g17a at d6",
        "play hu #3 answer obstacle",
        "use us-9 fire us-4 1 ap ge-2",
        "quiet close",
        "end-hidden",
        "march us-3 c4",
        "march-exit",
        "march-exit ge-3",
        "shoot us-3 1h ge-2",
    ] {
        let action: sandtable_heroes::Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(sandtable_heroes::Action::from_path(&action.path()).unwrap(), action);
    }
    for wrong in ["", "dance", "move us-01 c4", "play", "shoot us-1 3 ge-2", "box z9"] {
        assert!(wrong.parse::<sandtable_heroes::Action>().is_err(), "{wrong}");
    }
    assert!(Heroes::info().slug == "heroes");
}
