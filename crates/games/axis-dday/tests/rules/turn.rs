//! AD-5: the turn and the decks.

use crate::common::*;
use sandtable_axis_dday::view::CardState;
use sandtable_axis_dday::{Event, Number, Phase, Setup, Side};
use sandtable_core::Rules;

fn number(n: u8) -> Number {
    Number::new(n).unwrap()
}

/// Is the order still in the deck after the position has gone on?
#[track_caller]
fn stays(position: &Position, order: u8) -> bool {
    let mut game = position.game();
    if asked(&game) == "D59" {
        go_on(&mut game, "…");
    }
    game.orders().contains(number(order))
}

/// AD-5.1: the game lasts at most ten turns.
#[test]
fn ad_5_1_ten_turns() {
    let mut game = fresh(Setup::default());
    let mut chance = sandtable_core::Fast::new(5);
    let mut last = 1;
    while let Some(seat) = game.to_act().lowest() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        last = game.turn();
        let quiet = legal.iter().copied().find(|action| *action == sandtable_axis_dday::Action::DONE);
        game.apply(seat, &quiet.unwrap_or(legal[0]), &mut chance, &mut sandtable_core::Unheard);
    }
    assert_eq!((last, game.turn()), (10, 10));
}

/// AD-5.2, AD-5.5: every order once, in their sequence, one after the other, then the check.
#[test]
fn ad_5_2_ad_5_5_orders_in_sequence() {
    let mut game = fresh(Setup::default());
    let mut chance = sandtable_core::Fast::new(5);
    let mut came = Vec::new();
    let mut fought = Vec::new();
    while game.turn() == 1 {
        let seat = game.to_act().lowest().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let quiet = legal.iter().copied().find(|action| *action == sandtable_axis_dday::Action::DONE);
        let mut heard = sandtable_core::Heard::default();
        game.apply(seat, &quiet.unwrap_or(legal[0]), &mut chance, &mut heard);
        let cards = heard.events.iter().filter_map(|event| match event {
            Event::CardCame { number, .. } if !matches!(event, Event::TurnBegan { .. }) => Some(number.get()),
            Event::TurnBegan { turn: 2 } => Some(100),
            _ => None,
        });
        came.extend(cards);
        fought.extend(heard.events.iter().filter_map(|event| match event {
            Event::CardCame { number, combat: true, .. } => Some(number.get()),
            _ => None,
        }));
    }
    // AD-8.1: it is told which orders are fought.
    assert_eq!(fought, [11, 13]);
    let first_turn: Vec<u8> = came.iter().copied().take_while(|&card| card != 100).collect();
    assert_eq!(first_turn, (1..=16).collect::<Vec<_>>());
}

/// AD-5.3: the active sides.
#[test]
fn ad_5_3_active_sides() {
    let allied: Vec<u8> = Number::all().filter(|order| order.active() == Side::Allies).map(Number::get).collect();
    assert_eq!(allied, [1, 2, 3, 5, 7, 8, 10, 11, 14, 16]);
    refused(&at("order 9").game(), ALLIES, "AD-16.1", "zone:15 → box:gold → unit:uk-tank");
    refused(&at("order 2").game(), AXIS, "AD-16.1", "zone:15");
}

/// AD-5.4: the other side acts only where the card names its reaction: it defends in 11 and 13.
#[test]
fn ad_5_4_reactions() {
    let mut game = bare("order 11").zone(14, "1I 1A 1T", "2T", "").zone(40, "1I", "", "").chart("uk", "11-29").game();
    go_on(&mut game, "1 6");
    assert_eq!(to_act(&game), [0], "the Axis, which defends, chooses its casualty");
    let game = bare("order 8").zone(14, "", "1I", "").zone(40, "1I", "", "").game();
    refused(&game, AXIS, "AD-6.1", "zone:40 → unit:infantry → zone:37");
}

/// AD-5.6: a carried-out card lies among the completed ones until the end of the turn.
#[test]
fn ad_5_6_completed_orders() {
    let game = at("order 8").game();
    let states: Vec<CardState> = view(&game).orders.iter().map(|order| order.state).collect();
    assert_eq!(states[0], CardState::Left);
    assert!(states[1..7].iter().all(|&state| state == CardState::Done));
    assert_eq!(states[7], CardState::Now);
    assert!(states[8..].iter().all(|&state| state == CardState::Ahead));
}

/// AD-5.7: after the check the deck is whole again and the turn marker moves on.
#[test]
fn ad_5_7_the_next_turn() {
    let mut game = at("victory").turn(3).orders_gone(&[5]).airfield("uk", "4F").airfield("us", "4F").game();
    go_on(&mut game, "");
    assert_eq!((game.turn(), step(&game)), (4, "order 2".into()));
    let orders: Vec<u8> = game.orders().iter().map(Number::get).collect();
    assert_eq!(orders, [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
}

/// AD-5.8: order 1 leaves as soon as it has been carried out.
#[test]
fn ad_5_8_order_1_leaves() {
    let mut game = at("order 1").game();
    let events = go_on(&mut game, "6 6 6 6 6 6 6 6 6");
    assert!(events.contains(&Event::CardLeft { number: number(1) }));
    assert!(!game.orders().contains(number(1)));
    assert_eq!(
        at("order 1").turn(2).fault(),
        "state.step: another card: order 1 is carried out in turn 1 only (AD-21.1)"
    );
    assert_eq!(step(&Position(serde_json::json!({"turn": 2})).game()), "order 2");
}

/// AD-5.9, AD-5.11: an order without units leaves, without a choice, and never comes back.
#[test]
fn ad_5_9_ad_5_11_an_order_without_units_leaves_for_good() {
    let mut game = bare("order 2").zone(40, "1I", "", "").game();
    let events = go_on(&mut game, "");
    assert!(events.contains(&Event::CardLeft { number: number(2) }));
    assert_eq!(step(&game), "order 3");
    play_to(&mut game, "order 12");
    play_to(&mut game, "order 3");
    assert!(game.turn() == 2 && !game.orders().contains(number(2)));
}

/// AD-5.10: it is decided when the order comes up, after its Fortune card; if it leaves, nothing is carried out.
#[test]
fn ad_5_10_leaving_is_decided_when_it_comes_up() {
    let mut game = bare("fortune 2").with_fortune().zone(40, "1I", "", "").game();
    assert!(game.orders().contains(number(2)));
    let events = go_on(&mut game, "1 3");
    let left = events.iter().position(|event| *event == Event::CardLeft { number: number(2) });
    let rolled = events.iter().position(|event| matches!(event, Event::FortuneRolled { .. }));
    assert!(rolled < left);
    assert!(!events.iter().any(|event| matches!(event, Event::CardCame { deck: sandtable_axis_dday::Deck::Order, number, .. } if number.get() == 2)));
}

/// AD-5.12: order 2.
#[test]
fn ad_5_12_order_2() {
    assert!(!stays(&bare("order 2"), 2));
    assert!(stays(&bare("order 2").zone(15, "1B", "", ""), 2));
    assert!(stays(&bare("order 2").with_tactics(), 2), "Tactics 8 could build one");
    assert!(!stays(&bare("order 2").with_tactics().tactics_gone(&[8]), 2));
}

/// AD-5.13: order 3.
#[test]
fn ad_5_13_order_3() {
    let none = bare("order 3").airfield("uk", "1M").airfield("us", "1M");
    assert!(!stays(&none, 3));
    assert!(stays(&bare("order 3"), 3));
    assert!(stays(&none.clone().with_fortune(), 3), "Fortune 16 could bring one back");
    assert!(!stays(&none.with_fortune().orders_gone(&[16]), 3));
}

/// AD-5.14: order 4.
#[test]
fn ad_5_14_order_4() {
    let no_guns = |position: Position| position.chart("rennes", "1-4").chart("rouen", "1-5");
    assert!(stays(&bare("order 4"), 4), "there is artillery on the charts");
    assert!(!stays(&no_guns(bare("order 4")), 4));
    assert!(stays(&no_guns(bare("order 4")).zone(40, "1A", "", ""), 4));
    assert!(!stays(&bare("order 4").airfield("uk", "").airfield("us", ""), 4));
}

/// AD-5.15, AD-5.17: orders 5 and 7.
#[test]
fn ad_5_15_ad_5_17_orders_5_and_7() {
    let none = |step: &str| bare(step).airfield("uk", "4F").airfield("us", "4F");
    assert!(!stays(&none("order 5"), 5));
    assert!(stays(&none("order 5").with_fortune(), 5), "Fortune 7 could bring one back");
    assert!(!stays(&none("order 5").with_fortune().orders_gone(&[7]), 5));
    assert!(!stays(&none("order 7").with_fortune(), 7), "its own Fortune card has been");
    assert!(stays(&bare("order 7"), 7));
}

/// AD-5.16: order 6.
#[test]
fn ad_5_16_order_6() {
    assert!(stays(&bare("order 6"), 6));
    assert!(!stays(&bare("order 6").airfield("uk", "4F").airfield("us", "4F"), 6));
    assert!(!stays(&bare("order 6").chart("rennes", "").chart("rouen", "1-5"), 6));
}

/// AD-5.18, AD-5.19: orders 9 and 10.
#[test]
fn ad_5_18_ad_5_19_orders_9_and_10() {
    let nobody = |step: &str| bare(step).chart("uk", "").chart("us", "");
    assert!(!stays(&nobody("order 10"), 10));
    assert!(stays(&nobody("order 10").boxed("gold", "1I"), 10));
    assert!(stays(&bare("order 10"), 10), "units will come from the charts");
    assert!(!stays(&nobody("order 9").zone(15, "1B", "", ""), 9));
    assert!(!stays(&bare("order 9").boxed("gold", "1I"), 9), "no blockhouse");
    assert!(stays(&bare("order 9").zone(15, "1B", "", "").boxed("gold", "1I"), 9));
}

/// AD-5.20: order 14.
#[test]
fn ad_5_20_order_14() {
    assert!(!stays(&bare("order 14").chart("uk", "").chart("us", ""), 14));
    assert!(stays(&bare("order 14").chart("uk", "").chart("us", "38"), 14));
}

/// AD-5.21: order 15.
#[test]
fn ad_5_21_order_15() {
    let empty = bare("order 15").chart("rennes", "").chart("rouen", "");
    assert!(!stays(&empty, 15));
    assert!(stays(&empty.clone().with_tactics(), 15), "Tactics 16 could refill a chart");
    assert!(!stays(&empty.clone().with_tactics().tactics_gone(&[16]), 15));
    assert!(stays(&empty.chart("rouen", "27"), 15));
}

/// AD-5.22: order 16.
#[test]
fn ad_5_22_order_16() {
    assert!(!stays(&bare("order 16").airfield("uk", "1M").airfield("us", "1M").with_fortune(), 16));
    assert!(stays(&bare("order 16"), 16));
}

/// AD-5.23: orders 8, 11, 12 and 13 never leave.
#[test]
fn ad_5_23_orders_that_never_leave() {
    for order in [8, 11, 12, 13] {
        let empty = bare(&format!("order {order}")).airfield("uk", "").airfield("us", "");
        assert!(stays(&empty, order), "{order}");
        assert_eq!(
            at("order 2").orders_gone(&[order]).fault(),
            format!("state.gone.orders[0]: an order that can leave the deck (AD-5.23), found {order}")
        );
    }
    assert_eq!(at("order 4").game().phase(), Phase::Order(number(4)));
}
