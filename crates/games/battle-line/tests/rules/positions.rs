//! Positions written by hand: what may be left out, and what is refused.

use crate::common::*;
use sandtable_battle_line::BattleLine;
use sandtable_battle_line::saved::StepName;
use sandtable_core::{AnyKind, Chance, Fast, Kind, Positions, Rules, Unheard};
use serde_json::{Value, json};

fn loaded(state: Value) -> BattleLine {
    BattleLine::load(&serde_json::from_value(state).unwrap()).unwrap()
}

fn refused(state: Value) -> String {
    Kind::<BattleLine>::default().load(&state).err().expect("refused").to_string()
}

#[test]
fn a_position_says_only_what_matters() {
    let game = loaded(json!({
        "setup": {"last-chance": true},
        "turn": 0,
        "step": "play",
        "flags": [
            {"flag": 2, "sides": [["red-3", "red-4"], ["blue-8"]], "mud": 0},
            {"flag": 5, "claimed-by": 1}
        ],
        "hands": [["red-5"], []]
    }));
    let view = truth(&game);
    assert_eq!(view.flags[1].sides[0].cards, cards("R3 R4"));
    assert_eq!((view.flags[1].mud, view.flags[4].claimed_by), (Some(YOU), Some(FOE)));
    assert_eq!((view.decks.troops.size, view.decks.tactics.size), (56, 9));
    assert_eq!(view.decks.troops.top[..3], cards("R1 R2 R6"), "what is named nowhere is in the deck, in order");
    assert_eq!((view.tactics_played, view.plays, view.turn), ([1, 0], 4, 1));
}

#[test]
fn nothing_at_all_is_a_position() {
    let view = truth(&loaded(json!({})));
    assert_eq!((view.turn_of, view.options), (YOU, Default::default()));
    assert_eq!((view.decks.troops.size, view.decks.tactics.size), (60, 10));
    assert_eq!(truth(&loaded(json!({"setup": {"starter": "seat-1"}}))).turn_of, FOE);
}

#[test]
fn ages_follow_from_the_order_of_listing_or_are_given() {
    let game = loaded(json!({"flags": [
        {"flag": 1, "sides": [["red-1", "red-3"], ["blue-1"]]},
        {"flag": 2, "sides": [["red-5", "red-7"], ["blue-7"]], "ages": [[17], [20]]},
        {"flag": 3, "sides": [["green-5", "green-7"], []], "ages": [[9, 30], []]}
    ]}));
    assert_eq!((side(&game, 1, YOU).ages, side(&game, 1, FOE).ages), (vec![1, 2], vec![3]));
    assert_eq!((side(&game, 2, YOU).ages, side(&game, 2, FOE).ages), (vec![16, 17], vec![20]));
    assert_eq!(side(&game, 3, YOU).ages, [9, 30]);
    assert_eq!(truth(&game).plays, 30);
}

#[test]
fn a_step_that_asks_nothing_is_played_out() {
    let game = loaded(json!({"step": "claim", "flags": [{"flag": 1, "sides": [["red-1", "red-3", "red-4"], []]}]}));
    assert_eq!(step(&game), "draw");
    let game = loaded(json!({"step": "put-back", "left": 0, "guile": [["scout"], []]}));
    assert_eq!(step(&game), "draw");
    let game = loaded(json!({"step": "draw", "passes": 2}));
    assert_eq!(game.outcome().unwrap().rule(), Some("BL-14.5"));
}

#[test]
fn a_decided_position_is_over() {
    let flag = |number: u8| json!({"flag": number, "claimed-by": 1});
    let game = loaded(json!({"flags": [flag(3), flag(4), flag(5)]}));
    assert_eq!(game.outcome().unwrap().scores, [0, 5]);
    assert!(game.to_act().is_empty());
    let error = refused(json!({"setup": {"games": 2}, "flags": [flag(3), flag(4), flag(5)]}));
    assert_eq!(error, "state.flags: a game that goes on, or the last one: game 1 is decided and the match is not");
}

/// Save and load give the same state in every step of random play, in the middle of Scout too.
#[test]
fn a_saved_state_loads_as_it_was() {
    let mut steps = std::collections::BTreeMap::new();
    for seed in 0..60 {
        let mut chance = Fast::new(seed);
        let mut game = BattleLine::new(&Default::default(), &mut chance).unwrap();
        let mut actions = Vec::new();
        loop {
            let saved = serde_json::to_string(&game.save()).unwrap();
            let again = BattleLine::load(&serde_json::from_str(&saved).unwrap()).unwrap();
            assert_eq!(again, game, "{saved}");
            *steps.entry(step(&game)).or_insert(0) += 1;
            let Some(seat) = game.to_act().lowest() else { break };
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
    let names: Vec<_> = steps.keys().map(String::as_str).collect();
    assert_eq!(names, ["claim", "draw", "over", "play", "put-back", "scout-draw"], "every step came up");
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    let at_flag = |sides: Value| json!({"flags": [{"flag": 1, "sides": sides}]});
    for (state, expected) in [
        (json!({"turn": 2}), "state.turn: a seat from 0 to 1, found 2"),
        (json!({"game": 2}), "state.game: 1 to 1, found 2"),
        (json!({"points": [1, 0]}), "state.points[0]: at most 0 after 0 games, found 1"),
        (
            at_flag(json!([["red-1", "red-1"], []])),
            "state.flags[0].sides[0]: every card once: red-1 is at state.flags[0].sides[0] too",
        ),
        (
            json!({"hands": [["red-1"], []], "discards": ["red-1"]}),
            "state.discards: every card once: red-1 is at state.hands[0] too",
        ),
        (json!({"flags": [{"flag": 1}, {"flag": 1}]}), "state.flags[1].flag: every flag once, found 1 again"),
        (
            at_flag(json!([["red-1", "red-2", "red-3", "red-4"], []])),
            "state.flags[0].sides[0]: at most 3 cards as long as Mud has not been played",
        ),
        (at_flag(json!([["mud"], []])), "state.flags[0].sides[0]: troops and morale cards, found mud"),
        (
            at_flag(json!([["leader-lion", "leader-eagle"], []])),
            "state.leaders-played[0]: at most one Leader a seat (BL-10.3), found 2",
        ),
        (json!({"guile": [["mud"], []]}), "state.guile[0]: guile cards, found mud"),
        (json!({"discards": ["scout"]}), "state.discards: no scout: guile cards stay before their player (BL-12.1)"),
        (json!({"decks": {"troops": ["mud"]}}), "state.decks.troops: troops alone, found mud"),
        (
            json!({"decks": {"tactics": ["mud", "fog", "horse", "shield", "scout", "traitor", "redeploy"]}}),
            "state.decks.tactics: every card somewhere: nowhere is leader-lion, leader-eagle, deserter",
        ),
        (
            json!({"tactics-played": [1, 0]}),
            "state.tactics-played: at most 0 together: as many are out of hands and decks",
        ),
        (
            json!({"guile": [["scout"], []], "tactics-played": [0, 1]}),
            "state.tactics-played[0]: at least 1, which lie on its side or before it",
        ),
        (json!({"step": "scout-draw"}), "state.step: another step, as scout does not lie before this seat"),
        (
            json!({"step": "over"}),
            "state.step: a step that asks something: no seat has won and there were no two passes",
        ),
        (json!({"passes": 2}), "state.passes: at most 1 in this step, found 2"),
        (json!({"left": 2}), "state.left: nothing: only Scout's steps count"),
        (
            json!({"step": "put-back", "guile": [["scout"], []]}),
            "state.hands[0]: at least 2 cards, as 2 are to be put back, found 0",
        ),
        (json!({"scouted": {"top-troops": 1}}), "state.scouted: nothing, as scout lies before nobody"),
        (
            json!({"guile": [["scout"], []], "scouted": {"held": ["red-1"]}}),
            "state.scouted.held: cards in the hand of the other seat, found red-1",
        ),
        (
            json!({"hands": [["red-1"], []], "starting-draw": {"shown": ["red-1"]}}),
            "state.starting-draw.troops-drawn[0]: at least 1: the shown troops that the seat holds or has played (BL-18.11)",
        ),
        (json!({"plays": 199}), "state.plays: at most 130, found 199"),
        (
            json!({"flags": [{"flag": 1, "sides": [["red-1", "red-2"], []], "ages": [[5, 4], []]}]}),
            "state.flags[0].sides[0].ages: numbers of plays from 1, each higher than the one before it, found [5, 4]",
        ),
        (
            json!({"flags": [{"flag": 1, "sides": [["red-1"], ["red-2"]], "ages": [[5], [5]]}]}),
            "state.flags[0].ages: one side that is older, found 5 as the newest play of both",
        ),
    ] {
        assert_eq!(refused(state.clone()), expected, "{state}");
    }
    assert!(refused(json!({"hands": [["red-11"], []]})).starts_with("state.hands[0][0]: no card \"red-11\""));
    assert!(refused(json!({"flags": [{"flag": 10}]})).starts_with("state.flags[0].flag: no flag 10: expected 1 to 9"));
    assert!(refused(json!({"setup": {"games": 99}})).starts_with("state.setup.games: expected 1 to 25"));
    assert!(refused(json!({"hand": []})).contains("unknown field `hand`"));
    let both = position().claimed(YOU, &[1, 2, 3]).claimed(FOE, &[5, 6, 7]);
    assert_eq!(both.load().unwrap_err().to_string(), "state.flags: at most one seat that has won");
    assert!(position().step(StepName::PutBack).guile(YOU, "scout").hand(YOU, "R1 R2").load().is_ok());
}

/// BL-8, BL-9.2, BL-2.5: claims that were proved, tactics cards played in turn, a starting draw that decided.
#[test]
fn what_play_cannot_lead_to_is_refused() {
    let claimed =
        |own: Value, other: Value, seat: u8| json!({"flags": [{"flag": 4, "sides": [own, other], "claimed-by": seat}]});
    let wedge = json!(["red-8", "red-9", "red-10"]);
    let low = json!(["blue-1", "green-2", "blue-4"]);
    for (state, expected) in [
        (
            claimed(json!(["red-8", "red-9"]), low.clone(), 0),
            "state.flags[0].claimed-by: a seat whose side is complete (BL-8.13), found 0",
        ),
        (
            claimed(wedge.clone(), low.clone(), 1),
            "state.flags[0].claimed-by: the seat with the stronger side (BL-8.1), found 1",
        ),
        (
            claimed(json!(["red-1", "red-2", "red-3"]), json!(["blue-1", "blue-2", "blue-3"]), 1),
            "state.flags[0].claimed-by: the seat whose equal side was complete first (BL-8.1), found 1",
        ),
        (
            claimed(low, json!(["yellow-9"]), 0),
            "state.flags[0].claimed-by: a seat whose side cannot be beaten any more (BL-8.2), found 0",
        ),
        (
            json!({"flags": [{"flag": 1, "fog": 0}, {"flag": 2, "mud": 0}]}),
            "state.tactics-played: numbers that differ by 1 at most (BL-9.2), found 2 and 0",
        ),
        (json!({"turn-number": 0}), "state.turn-number: a turn from 1, found 0"),
        (
            json!({"starting-draw": {"shown": ["red-7", "blue-7"], "last": ["red-7", "blue-7"]}}),
            "state.starting-draw.last: two troops of different values (BL-2.5)",
        ),
    ] {
        assert_eq!(refused(state), expected);
    }
    loaded(claimed(wedge, json!(["yellow-9"]), 0));
}
