//! Positions written by hand: what may be left out, and what is refused.

use crate::common::*;
use sandtable_core::{Chance, Fast, Positions, Rules, Unheard};
use sandtable_undaunted::{Setup, Undaunted};
use serde_json::{Value, json};

fn loaded(state: Value) -> Undaunted {
    Position(state).game()
}

#[test]
fn nothing_at_all_is_a_position() {
    let game = loaded(json!({}));
    assert_eq!((game.round(), asked(&game), game.setup()), (1, "both", Setup::default()));
    assert_eq!((hand(&game, US).as_str(), game.force(US).deck.len()), ("sergeant, leader-a, leader-b, scout-a", 5));
}

#[test]
fn a_position_says_only_what_matters() {
    let game = loaded(json!({"turn": "ge", "marker": "ge", "ge": {"hand": ["ge-rifle-a", "scout-b"]}}));
    assert_eq!((asked(&game), hand(&game, GE).as_str()), ("ge", "scout-b, rifle-a"));
    assert_eq!(game.force(GE).deck.len(), 7, "the deck of the scenario without what is named");
    assert_eq!(pile(&game.force(GE).supply), "scout-a ×2, scout-b ×2, rifle-a ×4, rifle-b ×4, fog ×8");
    assert_eq!(counter(&game, "ge-rifle-a"), "5b");
}

#[test]
fn piles_are_lists_or_maps_and_the_top_card_of_a_deck_is_drawn() {
    let game = loaded(json!({
        "turn": "us",
        "us": {"hand": {"sergeant": 1, "fog": 2}, "deck": ["scout-a", "rifle-a x2", "rifle-b ×3"]}
    }));
    assert_eq!((hand(&game, US).as_str(), game.force(US).deck.len()), ("sergeant, fog ×2", 6));
    let mut game = game;
    act(&mut game, US, "sergeant command 2", "");
    assert_eq!(hand(&game, US), "scout-a, rifle-a, fog ×2");
}

#[test]
fn markers_are_added_or_given_in_full() {
    let game = loaded(json!({"us": {"also-scouted": ["13B"], "also-controlled": ["2b"]}}));
    assert_eq!(["13b", "2b", "17b"].map(|name| marker(&game, US, name)), ["scouted", "controlled", "scouted"]);
    let game = loaded(json!({"us": {"scouted": ["13B"]}, "ge": {"also-scouted": ["5B"]}}));
    assert_eq!(["13b", "2b", "17b"].map(|name| marker(&game, US, name)), ["scouted", "none", "none"]);
    assert_eq!((marker(&game, GE, "5b"), points(&game)), ("scouted", [0, 0]), "also-scouted turns a marker back");
}

#[test]
fn a_bolster_and_a_blast_can_be_laid_out() {
    let game = loaded(json!({"turn": "us", "us": {"hand": ["fog"]}, "bolster": {"left": 1, "squad": "a"}}));
    assert_eq!(choices(&game, US), ["bolster scout-a", "bolster rifle-a", "done"]);
    let mut game = at(5)
        .turn(GE)
        .hand(GE, "rifle-b")
        .counters(US, "rifle-b@1a rifle-a@5a scout-a@5a scout-b@5a")
        .target(GE, "5a")
        .set("blast", vec!["us-rifle-a", "us-scout-a"])
        .game();
    assert_eq!(choices(&game, GE), ["blast us-scout-a", "blast us-rifle-a"]);
    act(&mut game, GE, "blast us-scout-a", "1 1");
}

#[test]
fn a_decided_position_is_over() {
    let game = loaded(json!({"us": {"also-controlled": ["13b", "6a", "2b"]}}));
    assert_eq!((outcome(&game).as_deref(), asked(&game)), (Some("us UN-13.4"), "nobody"));
    let game = loaded(json!({"stage": "over", "round": 150}));
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.20"));
}

/// UN-6.7, UN-5.4: what asks nothing is played on, as long as nothing must be shuffled for it.
#[test]
fn a_position_that_asks_nothing_is_played_on() {
    let game = at(1).turn(US).hand(US, "fog*2").hand(GE, "rifle-a fog").game();
    assert_eq!((asked(&game), discard(&game, US).as_str()), ("ge", "fog ×2"), "the other side's turn");
    let game = at(1).second_turn(US).hand(US, "fog").deck(US, "rifle-a*2 scout-a*2").game();
    assert_eq!((asked(&game), game.round(), hand(&game, US).as_str()), ("both", 6, "scout-a ×2, rifle-a ×2"));
    let shown = at(1).hand(US, "scout-b").hand(GE, "rifle-b").side(US, "chosen", "rifle-a").side(GE, "chosen", "fog");
    assert_eq!((asked(&shown.game()), shown.game().marker()), ("us", US), "both cards are shown");
    let shuffle = at(1).second_turn(US).hand(US, "fog").deck(US, "rifle-a").discard(US, "scout-a*2");
    assert_eq!(
        shuffle.fault(),
        "state.us.hand: a card that is not Fog: it asks nothing, and to play on a discard must be shuffled"
    );
}

/// UN-6.8: of a side that has had its turn and of which nothing is said, the four cards are discarded.
#[test]
fn a_side_that_has_had_its_turn_holds_no_cards() {
    let game = loaded(json!({"marker": "us", "turn": "ge"}));
    assert_eq!((asked(&game), hand(&game, US).as_str(), game.force(US).deck.len()), ("ge", "", 5));
    assert_eq!(discard(&game, US), "sergeant, leader-a, leader-b, scout-a");
}

#[test]
fn the_example_of_the_page_about_positions_is_one() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/positions/undaunted.md");
    let page = std::fs::read_to_string(page).unwrap();
    let example = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let mut game = loaded(serde_json::from_str(example).unwrap());
    act(&mut game, GE, "card:ge-rifle-a → action:control", "");
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.4"));
    // Every key of a saved state is explained there.
    let saved = serde_json::to_value(loaded(json!({})).save()).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let optional = [
        "turn",
        "bolster",
        "blast",
        "ended-by",
        "radio-value",
        "suppressed",
        "also-scouted",
        "also-controlled",
        "target",
        "chosen",
        "play",
        "removed",
        "known",
        "excluded",
    ];
    for key in keys(&saved).into_iter().chain(keys(&saved["us"])).chain(optional.map(str::to_owned)) {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn a_saved_state_loads_as_it_was() {
    let mut chance = Fast::new(9);
    for number in 1..=12 {
        let setup = Setup { round_limit: 25, ..Setup::printed(number) };
        let mut game = Undaunted::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::new();
        loop {
            let text = serde_json::to_string(&game.save()).unwrap();
            assert_eq!(Undaunted::load(&serde_json::from_str(&text).unwrap()).as_ref(), Ok(&game), "{text}");
            let Some(seat) = game.to_act().lowest() else { break };
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(std::mem::size_of::<Undaunted>() <= 2_048, "{}", std::mem::size_of::<Undaunted>());
    assert!(std::mem::size_of::<sandtable_undaunted::Action>() <= 8);
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    for (state, expected) in [
        (json!({"round": 0}), "state.round: 1 to 150, the round limit, found 0"),
        (json!({"round": 151}), "state.round: 1 to 150, the round limit, found 151"),
        (json!({"radio-value": 3}), "state.radio-value: nothing, as there is no radio"),
        (
            json!({"setup": {"scenario": 10}, "radio-value": 0}),
            "state.radio-value: 1, the printed value, to 10000, found 0",
        ),
        (
            json!({"us": {"counters": {"rifle-a": "3A"}}}),
            "state.us.counters.rifle-a: a tile of the map, and 3a is not on it",
        ),
        (
            json!({"us": {"counters": {"rifle-a": "x"}}}),
            "state.us.counters.rifle-a: no tile \"x\": expected 1A to 18A or 1B to 18B",
        ),
        (
            json!({"us": {"counters": {"gunner-a": "2b"}}}),
            "state.us.counters.gunner-a: a unit of the scenario, and gunner-a is not in it (UN-3.5)",
        ),
        (
            json!({"us": {"counters": {"rifle-a": "2b", "us-rifle-a": "2b"}}}),
            "state.us.counters.us-rifle-a: every counter once, found rifle-a again",
        ),
        (
            json!({"us": {"counters": {}, "suppressed": ["rifle-a"]}}),
            "state.us.suppressed[0]: a counter on the board, and rifle-a is off it",
        ),
        (json!({"us": {"hand": ["rifle-a x6"]}}), "state.us: at most 5 rifle-a in this scenario, found 6"),
        (json!({"us": {"hand": ["mortar"]}}), "state.us: at most 0 mortar in this scenario, found 1"),
        (
            json!({"us": {"hand": ["fog"], "supply": ["fog x3"]}}),
            "state.us.supply: every card in exactly one place (UN-1.19): 2 scout-a are in no other pile, found 0",
        ),
        (
            json!({"setup": {"scenario": 5}, "ge": {"target": "8b"}}),
            "state.ge.target: a tile at distance 3 or more from the Mortar (UN-10.32), found 2",
        ),
        (json!({"ge": {"hand": ["rifle-a", "us-rifle-a"]}}), "state.ge.hand: what is ge's (UN-3.5), found us-rifle-a"),
        (
            json!({"us": {"counters": {"ge-rifle-a": "17b"}}}),
            "state.us.counters.ge-rifle-a: what is us's (UN-3.5), found ge-rifle-a",
        ),
        (json!({"us": {"chosen": "ge-fog"}}), "state.us.chosen: what is us's (UN-3.5), found ge-fog"),
        (json!({"us": {"play": ["rifle-a"]}}), "state.us.play: nothing, as no turn has begun (UN-6.9)"),
        (
            json!({"turn": "us", "ge": {"play": ["rifle-a"]}}),
            "state.ge.play: nothing, as it is the other side's turn (UN-6.8)",
        ),
        (
            json!({"turn": "ge", "us": {"hand": ["rifle-a"]}}),
            "state.us.hand: nothing, as the holder of the initiative marker has had his turn (UN-6.8)",
        ),
        (
            json!({"turn": "us", "us": {"chosen": "rifle-a", "hand": ["rifle-b"]}}),
            "state.us.chosen: nothing, as the initiative cards were shown (UN-5.7)",
        ),
        (
            json!({"us": {"also-scouted": ["13b"], "also-controlled": ["13b"]}}),
            "state.us.also-scouted: at most one marker a tile (UN-1.12): 13b is in also-controlled too",
        ),
        (
            json!({"us": {"scouted": ["2b", "17b", "2B"]}}),
            "state.us.scouted[2]: at most one marker a tile (UN-1.12), found 2b again",
        ),
        (
            json!({"us": {"suppressed": ["rifle-a", "us-rifle-a"]}}),
            "state.us.suppressed[1]: every counter once, found rifle-a again",
        ),
        (
            json!({
                "setup": {"scenario": 5}, "turn": "ge", "marker": "ge", "blast": ["us-rifle-a", "us-rifle-a"],
                "ge": {"target": "5a"}
            }),
            "state.blast[1]: every counter once, found us-rifle-a again",
        ),
        (json!({"ended-by": "UN-13.4"}), "state.ended-by: nothing, as the game is not over"),
        (
            json!({"ended-by": "UN-13.17", "us": {"also-controlled": ["13b", "6a", "2b"]}}),
            "state.ended-by: UN-13.4, as the position tells, found \"UN-13.17\"",
        ),
        (json!({"us": {"chosen": "rifle"}}), "state.us.chosen: no card \"rifle\": expected sergeant, "),
        (json!({"stage": "initiative", "turn": "us"}), "state.turn: nothing, as no turn is being taken"),
        (json!({"bolster": {"left": 1}}), "state.stage: turn, as a Bolster or a Blast goes on"),
        (json!({"turn": "us", "bolster": {"left": 3}}), "state.bolster.left: 1 to 2, found 3"),
        (
            json!({"turn": "us", "bolster": {"left": 1, "squad": "c"}}),
            "state.bolster: a card in the supply that it may take (UN-10.5)",
        ),
        (
            json!({"turn": "us", "blast": ["us-rifle-a"]}),
            "state.blast[0]: counters on the target tile, and us-rifle-a is not there",
        ),
        (
            json!({"turn": "us", "blast": []}),
            "state.blast: two counters or more, as the last one is resolved without asking (UN-11.7)",
        ),
        (
            json!({"stage": "over"}),
            "state.stage: a stage that asks something: no goal is met and the round limit is not reached",
        ),
        (json!({"us": {"hand": ["fog"], "known": ["rifle-a"]}}), "state.us.known: cards of the hand, found rifle-a"),
        (
            json!({"us": {"hand": ["fog"], "deck": [], "known": []}}),
            "state.us.known: the whole hand, as the deck is empty (section 18.1)",
        ),
        (
            json!({"us": {"hand": ["fog"], "excluded": [[], []]}}),
            "state.us.excluded: at most 1 entries, one for each card of the hand that is not known, found 2",
        ),
        (
            json!({"us": {"hand": ["fog", "rifle-a"], "excluded": [[], ["rifle-a"]]}}),
            "state.us.excluded: each entry with all units of the next one",
        ),
        (
            json!({"us": {"hand": ["rifle-a"], "excluded": [["rifle-a"]]}}),
            "state.us.excluded[0]: units that the cards of the hand are not of",
        ),
        (json!({"us": {"hand": ["rifle-d"]}}), "state.us.hand: no card \"rifle-d\": expected sergeant, "),
        (json!({"us": {"hand": ["fog x99"]}}), "state.us.hand: at most 54 cards, as a side has no more"),
        (
            json!({"us": {"hand": ["rifle-a x0"]}}),
            "state.us.hand: \"rifle-a x0\": expected a card and its number, such as rifle-a x4",
        ),
        (
            json!({"us": {"hand": {"rifle-a": -1}}}),
            "state.us.hand.rifle-a: invalid value: integer `-1`, expected a number of cards from 0 to 54",
        ),
        (json!({"us": {"hand": ["fog many"]}}), "state.us.hand: \"fog many\": expected a card and its number"),
        (json!({"us": {"hands": []}}), "state.us.hands: unknown field `hands`"),
        (json!({"setup": {"scenario": 13}}), "state.setup.scenario: invalid value: integer `13`"),
    ] {
        let found = Position(state.clone()).fault();
        assert!(found.starts_with(expected), "{state}\nexpected {expected}\nfound    {found}");
    }
}
