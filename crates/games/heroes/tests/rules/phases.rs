//! Sections 4 and 5: turns, phases, recovering DIRECTIVES.

use crate::common::*;

/// HN-4.1, HN-4.2, HN-4.16: the first player's phase, then the second player's by the same rules, turn after turn.
#[test]
fn hn_4_1_hn_4_2_hn_4_16_phases_follow_each_other() {
    let mut game = field().us("u15a@a1").ge("g16a@g6").set("turn", 1).set("commands", 1).game();
    for (turn, side) in [(1, US), (1, GE), (2, US), (2, GE), (3, US)] {
        assert_eq!((truth(&game).turn, truth(&game).phase), (turn, side));
        let commands = truth(&game).commands;
        for _ in 0..commands {
            act(&mut game, side, "tactic:directives", "");
        }
    }
    assert_eq!(truth(&game).first, US);
}

/// HN-4.3, HN-4.13, HN-4.14, HN-4.17: a phase begins with its COMMAND markers; ACTIVATED goes, HIT and SUPPRESSED stay.
#[test]
fn hn_4_3_hn_4_13_hn_4_14_hn_4_17_markers_at_the_end() {
    let mut game = field()
        .us("u24a@a1 activated hit=1 suppressed=1")
        .ge("g16a@g6 suppressed=1")
        .phase(GE)
        .set("commands", 1)
        .game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!((truth(&game).turn, truth(&game).phase, truth(&game).commands), (3, US, 4));
    let mut game = field().us("u24a@a1 activated hit=1 suppressed=1").ge("g16a@g6").set("commands", 1).game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!((unit(&game, "u24a").activated, marks(&game, "u24a"), truth(&game).commands), (false, (1, 1), 3));
}

/// HN-4.4: COMMAND markers, Depot income, scenario events, then the opening window.
#[test]
fn hn_4_4_the_start_of_a_phase() {
    let mut game = on("mortain")
        .us("u15a@a1")
        .ge("g16a@g6")
        .set("control", serde_json::json!({"c1": "us"}))
        .set("turn", 4)
        .phase(US)
        .set("commands", 1)
        .directives(0, 0)
        .hand(GE, "eg05")
        .game();
    act(&mut game, US, "tactic:directives", "");
    act(&mut game, GE, "button:pass", "");
    // Turn 5 begins with the German phase; the US phase has Depot and supply drop before the window.
    let commands = truth(&game).commands;
    for _ in 0..commands {
        act(&mut game, GE, "tactic:directives", "");
    }
    if asked(&game) == "ge closing" {
        act(&mut game, GE, "button:end-phase", "");
    }
    assert_eq!((truth(&game).phase, directives(&game)[0]), (US, 6));
}

/// HN-4.5, HN-4.6, HN-4.8: one marker a tactic, each carried out before the next, and any as often as wished.
#[test]
fn hn_4_5_hn_4_6_hn_4_8_tactics() {
    let mut game = field().us("u15a@a1").ge("g16a@g6").game();
    act(&mut game, US, "tactic:directives", "");
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(truth(&game).commands, 2);
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    refused(&game, US, "HN-4.6", "tactic:directives");
    assert_eq!(truth(&game).commands, 1);
    refused(&field().us("u15a@a1").game(), US, "HN-4.5", "tile:a2");
}

#[test]
fn hn_4_7_a_phase_cannot_be_ended_early() {
    let game = field().us("u15a@a1").game();
    refused(&game, US, "HN-4.7", "button:end-phase");
    refused(&game, US, "HN-4.7", "button:pass");
}

/// HN-4.9, HN-5.4: a tactic that could do nothing may not be chosen, except recovering DIRECTIVES.
#[test]
fn hn_4_9_hn_5_4_useless_tactics() {
    let mut game = field().directives(6, 0).game();
    assert_eq!(choices(&game, US), ["tactic:directives"]);
    refused(&game, US, "HN-6.21", "tactic:cards");
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(directives(&game)[0], 6);
}

#[test]
fn hn_4_10_go_markers_come_first() {
    let game = field().us("u15a@a1 go, u15b@b1").game();
    refused(&game, US, "HN-4.10", "tactic:directives");
    refused(&game, US, "HN-4.10", "tactic:activate → unit:u15b");
    allowed(&game, US, "unit:u15a → button:go");
}

#[test]
fn hn_4_11_the_phase_ends_with_the_last_marker() {
    let mut game = field().us("u01a@a1, u15a@a2").ge("g16a@g6").set("commands", 1).game();
    act(&mut game, US, "tactic:activate → unit:u01a", "");
    act(&mut game, US, "unit:u01a → ability:go → unit:u15a", "");
    act(&mut game, US, "button:end", "");
    assert_eq!((asked(&game).as_str(), truth(&game).commands), ("us go", 0));
    act(&mut game, US, "unit:u15a → button:go", "6");
    act(&mut game, US, "button:end", "");
    assert_eq!(truth(&game).phase, GE);
}

/// HN-4.12, HN-4.21: the active player is asked once more while a card is playable or a hidden unit could take a box.
#[test]
fn hn_4_12_hn_4_21_the_closing_question() {
    let base = field().ge("g16a@g6").set("commands", 1);
    let mut plain = base.clone().us("u15a@a1").game();
    act(&mut plain, US, "tactic:directives", "");
    assert_eq!(truth(&plain).phase, GE);
    let mut card = base.clone().us("u24a@a1 hit=1").hand(US, "eu03").game();
    act(&mut card, US, "tactic:directives", "");
    assert_eq!(asked(&card), "us closing");
    refused(&card, US, "HN-4.11", "tactic:directives");
    act(&mut card, US, "card:eu03 → unit:u24a", "");
    assert_eq!(truth(&card).phase, GE);
    let mut hidden = base.us("u15a@c4 hidden, u99a@d4 hidden").game();
    act(&mut hidden, US, "tactic:directives", "");
    assert_eq!(asked(&hidden), "us closing");
    act(&mut hidden, US, "unit:u15a → button:turn-up", "");
    assert_eq!((control(&hidden, "c4"), truth(&hidden).phase), (Some(US), GE));
}

/// HN-4.15, HN-40.5: effects of a phase end with it, effects of a turn with the second phase.
#[test]
fn hn_4_15_hn_40_5_effects_end() {
    let mut game = field().us("u15a@a1").ge("g27a@d4").phase(GE).set("commands", 1).hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:2", "");
    assert_eq!(truth(&game).effects[0].event, "ge-2");
    act(&mut game, GE, "tactic:directives", "");
    assert!(truth(&game).effects.is_empty() && names(&force(&game, GE).discard) == ["hg"]);
    let mut game = field().us("u15a@a1").ge("g27a@d4").set("commands", 1).hand(GE, "hg").game();
    act(&mut game, US, "tactic:directives", "");
    act(&mut game, GE, "card:hg → event:2", "");
    assert_eq!((truth(&game).phase, truth(&game).effects.len()), (GE, 1));
}

/// HN-4.18, HN-4.19, HN-31.5, HN-31.6: after the last turn the final condition decides; markers go before the victory check.
#[test]
fn hn_4_18_hn_4_19_hn_31_6_the_end() {
    let mut game = field().us("u15a@a1").ge("g16a@g6 activated").phase(GE).set("turn", 5).set("commands", 1).game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!(outcome(&game).as_deref(), Some("ge HN-41.2"));
    assert!(!unit(&game, "g16a").activated);
    refused(&game, US, "HN-4.18", "tactic:directives");
}

#[test]
fn hn_4_20_go_markers_of_the_closing_are_resolved() {
    let mut game = field().us("u15a@a1").ge("g16a@g6").set("commands", 1).hand(US, "eu04, uh1").game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(asked(&game), "us closing");
    act(&mut game, US, "card:eu04 → unit:u15a", "");
    assert_eq!(asked(&game), "us go");
    act(&mut game, US, "unit:u15a → button:go", "5");
    act(&mut game, US, "button:end", "");
    // The closing starts anew: the Hero is still playable.
    assert_eq!(asked(&game), "us closing");
    act(&mut game, US, "button:end-phase", "");
    assert_eq!(truth(&game).phase, GE);
}

/// HN-5.1, HN-5.3: three DIRECTIVES; what exceeds six is lost.
#[test]
fn hn_5_1_hn_5_3_recovering() {
    let mut game = field().us("u15a@a1").directives(1, 0).game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(directives(&game)[0], 4);
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(directives(&game)[0], 6);
}
