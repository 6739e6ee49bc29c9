//! Sections 14 to 16: saves, destruction, seizing.

use serde_json::json;

use crate::common::*;

fn shot_at(target: &str) -> Position {
    field().us("u15a@c3").ge(target).active("u15a").directives(0, 0)
}

/// HN-14.1, HN-14.2, HN-14.3, HN-28.2: the yellow die against the save value.
#[test]
fn hn_14_1_hn_14_2_hn_14_3_hn_28_2_saves() {
    let mut made = shot_at("g16a@c4").game();
    act(&mut made, US, "unit:u15a → value:1 → unit:g16a", "4 4 6");
    assert_eq!(marks(&made, "g16a"), (0, 0));
    let mut missed = shot_at("g16a@c4").game();
    act(&mut missed, US, "unit:u15a → value:1 → unit:g16a", "4 4 5");
    assert_eq!(place(&missed, "g16a"), "off");
    let mut both = field().us("u36a@c3").ge("g30a@c4").active("u36a").directives(0, 0).game();
    act(&mut both, US, "unit:u36a → value:1 → unit:g30a", "4 5 6");
    assert_eq!(marks(&both, "g30a"), (0, 0));
}

/// HN-14.4, HN-34.2: no save against SUPPRESSED from a double, an effect, an ability or an event.
#[test]
fn hn_14_4_hn_34_2_no_save_against_suppressed() {
    let mut double = shot_at("g16a@c4").game();
    act(&mut double, US, "unit:u15a → value:1 → unit:g16a", "2 2");
    assert_eq!(marks(&double, "g16a"), (0, 1));
    let mut event = field().us("u15a@a1").ge("g37a@d4").hand(US, "eu09").game();
    act(&mut event, US, "card:eu09 → unit:g37a", "");
    assert_eq!(marks(&event, "g37a"), (0, 2));
}

/// HN-14.5: a save against the SUPPRESSED that replaces a HIT.
#[test]
fn hn_14_5_armour_saves_too() {
    let mut game = shot_at("g42a@c4").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g42a", "4 4 6");
    assert_eq!(marks(&game, "g42a"), (0, 0));
}

/// HN-14.6, HN-14.13, HN-14.15: the best of several saves, one die, never better than 2.
#[test]
fn hn_14_6_hn_14_13_hn_14_15_the_best_save() {
    let tiger = |die: &str| {
        let mut game = field().us("u50a@c3").ge("g44a@c4").active("u50a").directives(0, 0).game();
        act(&mut game, US, "unit:u50a → value:1 → unit:g44a", &format!("4 4 {die}"));
        marks(&game, "g44a").0
    };
    assert_eq!((tiger("5"), tiger("4")), (0, 1));
    let mut best = open()
        .us("u15a@c3")
        .ge("g16a@c4")
        .markers(json!({"defence": {"C4": 2}}))
        .active("u15a")
        .directives(0, 0)
        .game();
    act(&mut best, US, "unit:u15a → value:1 → unit:g16a", "6 6 2");
    assert_eq!(marks(&best, "g16a"), (0, 0));
    let mut best = open()
        .us("u15a@c3")
        .ge("g16a@c4")
        .markers(json!({"defence": {"C4": 2}}))
        .active("u15a")
        .directives(0, 0)
        .game();
    act(&mut best, US, "unit:u15a → value:1 → unit:g16a", "6 6 1");
    assert_eq!(place(&best, "g16a"), "off");
}

/// HN-14.7, HN-18.8: a Hero's save replaces the printed one; others stay available.
#[test]
fn hn_14_7_hn_18_8_hero_saves() {
    let mut game = open().phase(GE).ge("g16a@c3").us("u15a@c4 hero=uh2").active("g16a").directives(0, 0).game();
    act(&mut game, GE, "unit:g16a → value:1 → unit:u15a", "4 4 5");
    assert_eq!(marks(&game, "u15a"), (0, 0));
    let mut better = open()
        .phase(GE)
        .ge("g16a@c3")
        .us("u15a@c4 hero=uh2")
        .markers(json!({"defence": {"C4": 4}}))
        .active("g16a")
        .directives(0, 0)
        .game();
    act(&mut better, GE, "unit:g16a → value:1 → unit:u15a", "4 4 4");
    assert_eq!(marks(&better, "u15a"), (0, 0));
}

/// HN-14.8, HN-26.7: a hidden target saves on 6 whatever its card or ground would give.
#[test]
fn hn_14_8_hn_26_7_hidden_targets_save_on_6() {
    let mut game = open().us("u15a@c3").ge("g16a@c4 hidden").active("u15a").directives(0, 0).game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4 6");
    assert_eq!((marks(&game, "g16a"), unit(&game, "g16a").hidden), ((0, 0), false));
}

/// HN-14.9, HN-14.11: the owner may turn the target up for a lower number.
#[test]
fn hn_14_9_hn_14_11_turning_up_the_target() {
    let mut game = open().us("u50a@c3").ge("g44a@c4 hidden").active("u50a").directives(0, 0).game();
    act(&mut game, US, "unit:u50a → value:1 → unit:g44a", "4 4");
    assert_eq!(asked(&game), "ge turn-up");
    let mut kept = game.clone();
    act(&mut kept, GE, "button:keep-hidden", "5");
    assert_eq!(marks(&kept, "g44a"), (1, 0));
    act(&mut game, GE, "unit:g44a → button:turn-up", "5");
    assert_eq!(marks(&game, "g44a"), (0, 0));
    let mut equal = open().us("u50a@c3").ge("g48a@c4 hidden").active("u50a").directives(0, 0).game();
    act(&mut equal, US, "unit:u50a → value:1 → unit:g48a", "4 4 1");
    assert_eq!(marks(&equal, "g48a"), (1, 0));
}

/// HN-14.10, HN-14.18: another hidden unit whose Support improves the save.
#[test]
fn hn_14_10_hn_14_18_turning_up_support() {
    let mut game =
        open().us("u15a@c3").ge("g16a@c4, g11a@d4 hidden, g99a@b5 hidden").active("u15a").directives(0, 0).game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(asked(&game), "ge turn-up");
    refused(&game, GE, "HN-27.3", "unit:g99a → button:turn-up");
    refused(&game, GE, "HN-14.9", "unit:g16a → button:turn-up");
    act(&mut game, GE, "unit:g11a → button:turn-up", "6");
    assert_eq!(marks(&game, "g16a"), (0, 0));
}

/// HN-14.12, HN-14.17: a possible save is always rolled; without a value there is no die.
#[test]
fn hn_14_12_hn_14_17_rolled_or_not() {
    let mut game = open().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&game, "g16a"), "off");
}

#[test]
fn hn_14_14_a_save_cancels_what_depends_on_the_hit() {
    let mut game = field().us("u35a@c2").ge("g16a@c4").active("u35a").directives(0, 0).game();
    act(&mut game, US, "unit:u35a → value:1 → unit:g16a", "4 4 6");
    assert_eq!(marks(&game, "g16a"), (0, 0));
}

/// HN-14.16, HN-22.8: Defenceless denies every save, the 6 of a hidden unit too.
#[test]
fn hn_14_16_hn_22_8_defenceless() {
    let mut game = open().us("u20a@c3").ge("g44a@c4 hidden").active("u20a").directives(0, 0).game();
    act(&mut game, US, "unit:u20a → value:1 → unit:g44a", "4 4");
    assert_eq!(marks(&game, "g44a"), (0, 1));
    let mut exposed = field().us("u15a@c3, u13a@d3").ge("g16a@c4").active("u15a").directives(0, 0).game();
    act(&mut exposed, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&exposed, "g16a"), "off");
}

/// HN-15.1, HN-15.2, HN-15.3: as many HITs as hit points destroy; markers leave with the unit.
#[test]
fn hn_15_1_hn_15_2_hn_15_3_destruction() {
    let mut game = open().us("u36a@c2").ge("g30a@c4 hit=1 suppressed=1").active("u36a").game();
    act(&mut game, US, "unit:u36a → value:1 → unit:g30a", "6 6");
    assert_eq!(
        (place(&game, "g30a").as_str(), names(&force(&game, GE).discard), force(&game, GE).destroyed),
        ("off", vec!["g30a".to_owned()], 1)
    );
    assert!(open().ge("g16a@c4 hit=1").fault().contains("HN-15.1"));
}

#[test]
fn hn_15_4_destruction_before_fragile() {
    let mut game = open().us("u35a@c2").ge("g27a@c4 suppressed=1").active("u35a").game();
    act(&mut game, US, "unit:u35a → value:1 → unit:g27a", "4 4");
    assert_eq!((names(&force(&game, GE).discard), force(&game, GE).reserve), (vec!["g27a".to_owned()], 0));
}

/// HN-15.5: a surrender counts as destroyed; a decoy, a Fragile return and an exit do not.
#[test]
fn hn_15_5_what_counts_as_destroyed() {
    let mut decoy = open().us("u15a@c3").ge("g99a@c4 hidden").active("u15a").game();
    act(&mut decoy, US, "unit:u15a → value:1 → unit:g99a", "6 6");
    assert_eq!(force(&decoy, GE).destroyed, 0);
    let mut fragile = open().us("u15a@c3").ge("g27a@c4 suppressed=1").active("u15a").directives(0, 0).game();
    act(&mut fragile, US, "unit:u15a → value:1 → unit:g27a", "2 2");
    assert_eq!((force(&fragile, GE).destroyed, force(&fragile, GE).reserve), (0, 1));
    let mut talks = field().us("u15a@c3").ge("g27a@c4").hand(US, "hu").game();
    act(&mut talks, US, "card:hu → event:1 → unit:g27a", "4");
    assert_eq!(force(&talks, GE).destroyed, 1);
}

#[test]
fn hn_15_6_a_side_without_units_plays_on() {
    let mut game = open().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "6 6");
    act(&mut game, US, "button:stay", "");
    assert_eq!((outcome(&game), asked(&game).as_str()), (None, "us activation"));
}

fn kill(attacker: &str, map: [&str; 6]) -> String {
    let mut game = ground(map).us(&format!("{attacker}@c3")).ge("g16a@c4").active(attacker).game();
    act(
        &mut game,
        US,
        &format!("unit:{attacker} → value:1 → unit:g16a"),
        if map[2].contains('K') || map[2].contains('P') { "6 6 1" } else { "6 6" },
    );
    asked(&game)
}

const OPEN: [&str; 6] = [".......", ".......", ".......", ".......", ".......", "......."];
const TRENCH: [&str; 6] = [".......", ".......", "..P....", ".......", ".......", "......."];

/// HN-16.1, HN-16.2, HN-23.4, HN-23.5, HN-23.6, HN-23.7: TANK, MECH and INF may seize, ART may not, and nobody must.
#[test]
fn hn_16_1_hn_16_2_hn_23_4_hn_23_5_hn_23_6_hn_23_7_who_seizes() {
    for (card, expected) in
        [("u15a", "us seize"), ("u45a", "us seize"), ("u41a", "us seize"), ("u33a", "us activation")]
    {
        assert_eq!(kill(card, OPEN), expected, "{card}");
    }
    let mut game = open().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "6 6");
    let mut stays = game.clone();
    act(&mut stays, US, "button:stay", "");
    assert_eq!(place(&stays, "u15a"), "c3");
    refused(&game, US, "HN-16.1", "tile:d4");
    act(&mut game, US, "tile:c4", "");
    assert_eq!(place(&game, "u15a"), "c4");
}

/// HN-16.3, HN-16.4: never diagonally, not even MECH, and never from afar.
#[test]
fn hn_16_3_hn_16_4_only_beside() {
    for (card, at) in [("u41a", "d4"), ("u47a", "c5")] {
        let mut game = open().us(&format!("{card}@c3")).ge(&format!("g16a@{at}")).active(card).game();
        act(&mut game, US, &format!("unit:{card} → value:1 → unit:g16a"), "6 6");
        assert_eq!(asked(&game), "us activation", "{card}");
    }
}

/// HN-16.5, HN-16.6, HN-28.6, HN-28.7, HN-28.9: only Tanks seize into a Fortified Position or Fortified Hill.
#[test]
fn hn_16_5_hn_16_6_hn_28_6_hn_28_7_hn_28_9_trenches() {
    let hill = TRENCH.map(|row| if row == "..P...." { "..K...." } else { row });
    for map in [TRENCH, hill] {
        for (card, expected) in [("u15a", "us activation"), ("u41a", "us activation"), ("u45a", "us seize")] {
            assert_eq!(kill(card, map), expected, "{card}");
        }
    }
}

/// HN-16.7, HN-16.8, HN-23.1, HN-23.10: ART forbids it in any company; HQ and FORT never seize.
#[test]
fn hn_16_7_hn_16_8_hn_23_1_hn_23_10_who_never_seizes() {
    assert_eq!(kill("u52a", OPEN), "us activation");
    assert_eq!(kill("u53a", OPEN), "us activation");
}

#[test]
fn hn_16_9_seizing_into_water() {
    let water = OPEN.map(|row| row.to_owned());
    let map = [&water[0], &water[1], "..~....", &water[3], &water[4], &water[5]].map(|row| row.to_owned());
    let rows: [&str; 6] = [&map[0], &map[1], &map[2], &map[3], &map[4], &map[5]];
    for (card, expected) in [("u46a", "us seize"), ("u45a", "us activation")] {
        let mut game = ground(rows).us(&format!("{card}@c3")).ge("g32a@c4").active(card).game();
        act(&mut game, US, &format!("unit:{card} → value:1 → unit:g32a"), "6 6");
        assert_eq!(asked(&game), expected, "{card}");
    }
}

/// HN-16.10, HN-16.11, HN-16.13: once an activation, right after the attack, and it counts as moved.
#[test]
fn hn_16_10_hn_16_11_hn_16_13_once_and_at_once() {
    let mut game = open().us("u45a@c3").ge("g16a@c4, g16b@c5").active("u45a").game();
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "6 6");
    refused(&game, US, "HN-12.15", "button:end");
    act(&mut game, US, "tile:c4", "");
    act(&mut game, US, "unit:u45a → value:2 → unit:g16b", "6 6");
    assert_eq!(asked(&game), "us activation");
    refused(&game, US, "HN-16.11", "tile:c5");
    let lumbering = open().us("u40a@c3").ge("g16a@f6").active("u40a").done("seized", true).game();
    refused(&lumbering, US, "HN-21.19", "unit:u40a → value:1h → unit:g16a");
}

#[test]
fn hn_16_12_seizing_is_free() {
    let mut game = ground([".......", ".......", ".......", "..f....", ".......", "......."])
        .us("u15a@c3 suppressed=1")
        .ge("g16a@c4")
        .active("u15a")
        .game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "6 6");
    act(&mut game, US, "tile:c4", "");
    allowed(&game, US, "unit:u15a → tile:c5");
    assert_eq!(directives(&game)[0], 3);
}

/// HN-16.14: not in a manoeuvre, not by an event, but after a kill by Fire!
#[test]
fn hn_16_14_when_seizing_is_open() {
    let mut event = field().us("u15a@c3").ge("g16a@c4").hand(US, "eu01").game();
    act(&mut event, US, "card:eu01 → unit:g16a", "6 6 1");
    assert_eq!(asked(&event), "us tactic");
    let mut order = open().us("u12a@a1, u39a@c3, u35a@e3").ge("g16a@c4").active("u12a").game();
    act(&mut order, US, "unit:u12a → ability:fire → unit:u35a → value:1 → unit:g16a", "6 6");
    assert_eq!(asked(&order), "us activation");
}

/// HN-16.15: a decoy and a Fragile return give no right to seize.
#[test]
fn hn_16_15_no_kill_no_seizing() {
    let mut decoy = open().us("u15a@c3").ge("g99a@c4 hidden").active("u15a").game();
    act(&mut decoy, US, "unit:u15a → value:1 → unit:g99a", "6 6");
    assert_eq!(asked(&decoy), "us activation");
    let mut fragile = open().us("u15a@c3").ge("g27a@c4 suppressed=1").active("u15a").directives(0, 0).game();
    act(&mut fragile, US, "unit:u15a → value:1 → unit:g27a", "3 3");
    assert_eq!(asked(&fragile), "us activation");
}

#[test]
fn hn_16_16_immobile_units_and_obstacles() {
    let mut game = open().us("u45a@c3").ge("g16a@c4").markers(json!({"obstacle": ["C4"]})).active("u45a").game();
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "6 6");
    assert_eq!(asked(&game), "us activation");
}
