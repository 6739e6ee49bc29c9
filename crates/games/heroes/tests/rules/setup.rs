//! Section 3: set-up and secret deployment.

use sandtable_core::{Fast, Rules, Seat, Unheard, Viewer, Views};
use sandtable_heroes::{Action, Button, Heroes, Setup, printed};

use crate::common::*;

fn as_listed(number: u8) -> Heroes {
    let mut game = start(&Setup::printed(number));
    let mut chance = Fast::new(3);
    while let Some((side, sandtable_heroes::Question::Deploy)) = game.question() {
        game.apply(side.seat(), &Action::Button(Button::AsListed), &mut chance, &mut Unheard);
    }
    game
}

#[test]
fn hn_3_1_seven_scenarios() {
    assert_eq!(Heroes::info().scenarios.len(), 7);
    assert_eq!((Setup::default(), Heroes::info().scenarios[0]), (Setup::printed(1), "turqueville"));
    assert!(serde_json::from_str::<Setup>(r#"{"scenario":"8"}"#).is_err());
    assert_eq!(serde_json::from_str::<Setup>(r#"{"scenario":2}"#).unwrap(), Setup::printed(2));
}

/// HN-3.2, HN-3.9, HN-3.10, HN-3.12: the turn counter, empty discards, DIRECTIVES, events available.
#[test]
fn hn_3_2_hn_3_9_hn_3_10_hn_3_12_the_start() {
    let view = truth(&as_listed(1));
    assert_eq!((view.turn, view.turns, view.first, view.phase), (1, 5, US, US));
    assert!(view.us.discard.is_empty() && view.ge.discard.is_empty());
    assert_eq!((view.us.directives, view.ge.directives), (3, 2));
    assert!(view.us.historical.iter().chain(&view.ge.historical).all(|event| !event.used));
}

#[test]
fn hn_3_3_sides_are_no_option_of_the_setup() {
    assert!(Heroes::info().options.iter().all(|option| option.key != "side"));
    let roles = Heroes::roles(&Setup::default());
    assert_eq!((roles[0].team, roles[1].team), (0, 1));
}

/// HN-3.4, HN-3.7: visible cards take their listed boxes.
#[test]
fn hn_3_4_hn_3_7_visible_deployment() {
    let game = as_listed(1);
    assert_eq!((place(&game, "u01a").as_str(), place(&game, "u50a").as_str()), ("b1", "e2"));
    assert!(truth(&game).units.iter().all(|unit| unit.hidden == (unit.side == GE)));
    let view = truth(&start(&Setup::printed(4)));
    assert_eq!(view.units.iter().find(|unit| unit.number.as_deref() == Some("U04")).unwrap().tile, tile("d1"));
}

/// HN-3.5, HN-3.16: the owner fills the boxes one by one, or takes the listed arrangement at the first.
#[test]
fn hn_3_5_hn_3_16_secret_deployment() {
    let mut game = start(&Setup::printed(1));
    assert_eq!(asked(&game), "ge deploy");
    assert_eq!(offers(&game, GE, "tile:d5 → card:"), 9);
    refused(&game, GE, "HN-3.16", "tile:b4 → card:g07a");
    refused(&game, GE, "HN-3.5", "tile:d5 → card:g16b");
    refused(&game, GE, "HN-3.15", "tactic:directives");
    act(&mut game, GE, "tile:d5 → card:g99a", "");
    refused(&game, GE, "HN-3.5", "button:as-listed");
    refused(&game, GE, "HN-3.5", "tile:b4 → card:g99a");
    for (tile, card) in [("b4", "g07a"), ("c4", "g27a"), ("d4", "g27b"), ("e4", "g28a"), ("f5", "g19a"), ("e5", "g16a")]
    {
        act(&mut game, GE, &format!("tile:{tile} → card:{card}"), "");
    }
    act(&mut game, GE, "tile:b5 → card:g99b", "");
    // The last card was placed without asking.
    assert_eq!((place(&game, "g40a").as_str(), asked(&game).as_str()), ("f4", "us tactic"));
    assert_eq!(unit(&game, "g99a").tag.to_string(), "ge-1");
}

#[test]
fn hn_3_6_fort_cards_take_fort_boxes() {
    let mut game = start(&Setup::printed(2));
    assert_eq!(asked(&game), "ge deploy");
    refused(&game, GE, "HN-3.6", "tile:c4 → card:g01a");
    act(&mut game, GE, "tile:c4 → card:g48a", "");
    act(&mut game, GE, "tile:e4 → card:g51a", "");
    act(&mut game, GE, "tile:b5 → card:g48b", "");
    // HN-50.8: one FORT card is left for the last FORT box.
    assert_eq!((place(&game, "g50a").as_str(), unit(&game, "g50a").hidden), ("d5", true));
    assert_eq!(offers(&game, GE, "tile:e5 → card:"), 4);
    // A card may not take a box that it could not enter: no Tank on the Obstacle of Cherbourg.
    let list = &printed(4).sides[1].deployment;
    assert!(list.iter().any(|entry| entry.tile == tile("c4")));
}

/// HN-3.8, HN-3.13: reserves are built from the list and shuffled; opening hands are drawn.
#[test]
fn hn_3_8_hn_3_13_reserves_and_hands() {
    let game = as_listed(2);
    let view = truth(&game);
    assert_eq!((view.us.hand, view.us.reserve, view.ge.hand, view.ge.reserve), (3, 15, 2, 14));
    let mut orders: Vec<_> = (0..5)
        .map(|seed| {
            let game = Heroes::new(&Setup { no_hidden: true, ..Setup::printed(2) }, &mut Fast::new(seed)).unwrap();
            truth(&game).us.reserve_order
        })
        .collect();
    orders.dedup();
    assert!(orders.len() > 1);
    assert_eq!((truth(&as_listed(1)).us.hand, truth(&as_listed(1)).ge.hand), (0, 0));
}

#[test]
fn hn_3_11_commands_turn_by_turn() {
    assert_eq!(printed(5).sides[0].commands, [3, 4, 4, 4, 4, 4, 4, 4]);
    assert_eq!(truth(&as_listed(2)).commands, 5);
}

#[test]
fn hn_3_14_cards_set_aside_are_nowhere_else() {
    let view = truth(&as_listed(1));
    assert_eq!(names(&view.us.aside), ["u45a"]);
    assert!(!names(&view.us.pool).contains(&"u45a".to_owned()) && view.us.hand == 0);
}

/// HN-3.15: deployment, shuffling, hands, what comes before turn 1, then the first phase.
#[test]
fn hn_3_15_the_order_of_setup() {
    let game = start(&Setup::printed(3));
    assert_eq!((asked(&game).as_str(), truth(&game).us.hand), ("ge deploy", 0));
    refused(&game, US, "HN-3.15", "tactic:directives");
    let game = as_listed(3);
    assert_eq!((asked(&game).as_str(), truth(&game).us.hand), ("us bombard", 2));
}

/// HN-50.2, HN-51.8: the other seat sees backs, and no card.
#[test]
fn hn_50_2_a_secret_deployment_is_secret() {
    let mut game = start(&Setup::printed(1));
    let events = act(&mut game, GE, "tile:d5 → card:g99a", "");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let told = Heroes::event_for(&events[0], viewer).unwrap();
        assert!(!serde_json::to_string(&told).unwrap().contains("g99a"), "{told:?}");
        assert!(game.view(viewer).units.iter().filter(|unit| unit.side == GE).all(|unit| unit.card.is_none()));
        assert_eq!(game.view(viewer).ge.deployed_pool.len(), 9);
    }
    assert!(
        serde_json::to_string(&Heroes::event_for(&events[0], Viewer::Seat(Seat(1))).unwrap()).unwrap().contains("g99a")
    );
}
