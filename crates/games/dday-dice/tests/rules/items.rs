//! DD-13: items where two cards meet, and items that would change nothing.

use crate::common::*;
use sandtable_core::Positions;
use sandtable_dday_dice::{DDayDice, Event};
use serde_json::{Value, json};

/// A solo unit in the fire window of sword 10, which has two MG dice.
fn under_two_guns(mg: [u8; 2], more: Value) -> DDayDice {
    let mut unit = json!({"sector": 10, "soldiers": 60});
    merge(&mut unit, more);
    at(json!({"setup": {"map": "sword"}, "phase": "fire", "fire": [{"sector": 10, "mg": mg}], "units": [unit, ]}))
}

#[test]
fn dd_13_6_cards_on_mg_dice_need_a_die_that_counts_something() {
    let sharp =
        |mg, card: &str| under_two_guns(mg, json!({"specialists": ["sharpshooter"], "items": [card, "field-radio"]}));
    // The Sharpshooter takes the 1 already.
    assert_eq!(refusal(&sharp([1, 1], "flak-vest"), ME, "card:flak-vest"), Some("DD-13.6"));
    assert_eq!(refusal(&sharp([1, 2], "flak-vest"), ME, "card:flak-vest"), None);
    assert_eq!(refusal(&sharp([1, 2], "bazooka"), ME, "card:bazooka → die:mg1"), Some("DD-13.6"));
    assert_eq!(refusal(&sharp([1, 2], "bazooka"), ME, "card:bazooka → die:mg2"), None);
    // A 2 counts nothing behind a Half-track, with smoke or without; a 3 counts 1.
    let driven = |mg| under_two_guns(mg, json!({"vehicle": "half-track", "items": ["smoke-canister", "field-radio"]}));
    assert_eq!(refusal(&driven([2, 2]), ME, "card:smoke-canister"), Some("DD-13.6"));
    assert_eq!(refusal(&driven([2, 3]), ME, "card:smoke-canister"), None);
    // One vest is enough, and a uniform makes it needless.
    let cards = json!({"items": ["flak-vest", "flak-vest-2", "bazooka", "field-radio"]});
    let mut game = under_two_guns([4, 4], cards);
    play(&mut game, ME, "card:flak-vest");
    assert_eq!(refusal(&game, ME, "card:flak-vest-2"), Some("DD-13.6"));
    assert_eq!(refusal(&game, ME, "card:bazooka → die:mg1"), Some("DD-13.6"));
    let game = under_two_guns([4, 4], json!({"items": ["flak-vest", "field-radio"], "this-turn": {"no-loss": true}}));
    assert_eq!(refusal(&game, ME, "card:flak-vest"), Some("DD-13.6"));
}

/// DD-13.5, DD-13.6: what counts nothing against the user may count against another unit there.
#[test]
fn a_bazooka_helps_the_other_unit_of_the_sector() {
    let game = at(
        json!({"setup": {"map": "tiger", "seats": 2, "bazooka-joe": "items"}, "phase": "fire", "fire": [{"sector": 8, "mg": [1]}],
        "units": [{"sector": 8, "soldiers": 9, "specialists": ["sharpshooter"], "items": ["bazooka"]}, {"sector": 8, "soldiers": 60}]}),
    );
    assert_eq!(refusal(&game, ME, "card:bazooka → die:mg1"), None);
}

/// DD-26.16: the Mortar strikes any one sector but the bunker, also from within the bunker.
#[test]
fn the_mortar_is_fired_from_the_bunker_too() {
    let mut game = at(json!({"setup": {"map": "juno", "seats": 2}, "turn": 9, "phase": "fire",
        "fire": [{"sector": 11, "mg": [2]}, {"sector": "bunker", "mg": [1, 1]}],
        "units": [{"sector": "bunker", "bunker-turn": 9, "soldiers": 50, "items": ["mortar"]}, {"sector": 11, "soldiers": 60}]}));
    assert_eq!(refusal(&game, ME, "card:mortar → sector:bunker"), Some("DD-26.16"));
    let events = play(&mut game, ME, "card:mortar → sector:11");
    assert_eq!((losses(&events, ME), losses(&events, SHE)), (Some(19 + 2), Some(13 - 5 + 2)));
}

/// DD-26.24, DD-16.11, DD-21.1: a Battle Cry move is a forward move, so the photos spare it the mine roll.
#[test]
fn the_photos_hold_for_a_battle_cry_move() {
    let unit = json!({"sector": 7, "soldiers": 60, "items": ["air-recon-photos"], "this-turn": {"cry": true}});
    let mut game = solo("merville", "move", unit.clone());
    let events = roll(&mut game, ME, "button:cry → sector:10", &["3"]);
    assert!(has_event(&events, |event| matches!(event, Event::MineRolled { number: 3, .. })), "not used: rolled");
    let mut game = solo("merville", "move", unit);
    play(&mut game, ME, "card:air-recon-photos → button:use");
    let events = play(&mut game, ME, "button:cry → sector:10");
    assert!(!has_event(&events, |event| matches!(event, Event::MineRolled { .. })));
}

/// DD-26.24, DD-13.6: without mines or a "have" demand ahead the photos would change nothing.
#[test]
fn photos_of_an_open_way_are_not_used() {
    let unit = |sector: u8| json!({"sector": sector, "soldiers": 60, "items": ["air-recon-photos"]});
    assert_eq!(
        refusal(&solo_with_all_items("tiger", "move", unit(6)), ME, "card:air-recon-photos → button:use"),
        Some("DD-13.6"),
        "6 → 8 has neither"
    );
    assert_eq!(refusal(&solo_with_all_items("tiger", "move", unit(5)), ME, "card:air-recon-photos → button:use"), None);
}

/// DD-26.5: with the number of dice a lock on a die that is no longer there goes, and the position can be saved.
#[test]
fn a_dispatch_case_may_take_a_locked_die_away() {
    let six = dice("R s1 s1, W star star, B tool courage");
    let mut game = several(
        "tiger",
        "result",
        &[
            json!({"sector": 7, "soldiers": 9, "dice": six, "locked": ["r1", "b2"], "items": ["dispatch-case", "field-radio"]}),
            json!({"sector": 8, "soldiers": 60, "dice": dice("R s2 s2, W s2 tool, B tool")}),
        ],
    );
    play(&mut game, ME, "card:dispatch-case → seat:1");
    let locked: Vec<bool> = unit(&game, ME).dice.iter().map(|die| die.locked).collect();
    assert_eq!(locked, [true, false, false, false, false]);
    assert_eq!(DDayDice::load(&game.save()), Ok(game));
}

/// DD-13.8: in the Enemy Uniform nothing counts against the unit, so no card that lowers what counts changes anything,
/// unless another unit is there.
#[test]
fn dd_13_8_after_the_enemy_uniform_no_card_lowers_what_counts_no_more() {
    let cards =
        ["smoke-canister", "hand-grenades", "satchel-charge", "flak-vest", "first-aid-kit", "bangalore-torpedo"];
    let mut items: Vec<&str> = cards.to_vec();
    items.extend(["enemy-uniform", "bazooka"]);
    let mine = json!({"sector": 8, "soldiers": 30, "items": items});
    let fire = json!([{"sector": 8, "mg": [5]}]);
    let setup = |seats: u8| json!({"map": "tiger", "seats": seats, "bazooka-joe": "items"});
    let mut game = at(json!({"setup": setup(1), "phase": "fire", "units": [mine], "fire": fire}));
    for card in cards {
        assert_eq!(refusal(&game, ME, &format!("card:{card}")), None, "{card}");
    }
    assert_eq!(refusal(&game, ME, "card:bazooka → die:mg1"), None);
    play(&mut game, ME, "card:enemy-uniform");
    assert_ne!(phase(&game), "fire", "nothing is left to be done");
    let here = json!({"sector": 8, "soldiers": 40});
    let mut game = at(json!({"setup": setup(2), "phase": "fire", "units": [mine, here], "fire": fire}));
    play(&mut game, ME, "card:enemy-uniform");
    for (card, rule) in [("flak-vest", Some("DD-13.6")), ("first-aid-kit", Some("DD-13.6")), ("hand-grenades", None)] {
        assert_eq!(refusal(&game, ME, &format!("card:{card}")), rule, "{card}");
    }
    assert_eq!((refusal(&game, ME, "card:smoke-canister"), refusal(&game, ME, "card:bazooka → die:mg1")), (None, None));
}
