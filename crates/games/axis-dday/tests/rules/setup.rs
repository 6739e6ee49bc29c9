//! AD-4: set-up, and AD-17: options.

use crate::common::*;
use sandtable_axis_dday::{AxisDDay, Beach, Chart, Drop, Number, Setup, Zone, start_of};
use sandtable_core::{Fast, Positions, Rules};

fn chart_text(chart: Chart) -> String {
    let mut text = String::new();
    let mut row = 0;
    for place in &chart.printed().places {
        if place.row != row {
            text.push(' ');
            row = place.row;
        }
        text.push(place.kind.letter());
    }
    text
}

/// AD-4.1: the turn marker starts on 1.
#[test]
fn ad_4_1_the_first_turn() {
    assert_eq!(fresh(Setup::default()).turn(), 1);
}

/// AD-4.2: the orders come from 1 to 16, whatever the chance.
#[test]
fn ad_4_2_the_order_deck_is_not_shuffled() {
    for seed in 0..3 {
        let mut game = AxisDDay::new(&Setup::default(), &mut Fast::new(seed)).unwrap();
        assert_eq!(game.orders().iter().map(Number::get).collect::<Vec<_>>(), (1..=16).collect::<Vec<_>>());
        play_to(&mut game, "order 2");
        play_to(&mut game, "order 3");
        play_to(&mut game, "order 8");
    }
}

/// AD-4.3: in the basic game there are neither Fortune nor Tactics cards.
#[test]
fn ad_4_3_the_basic_game_has_orders_only() {
    let game = fresh(Setup::default());
    assert!(game.tactics().is_empty() && view(&game).tactics.is_empty());
    assert!(view(&game).orders.iter().all(|order| order.fortune.is_none()));
    assert_eq!(at("fortune 2").fault(), "state.step: a step without Fortune cards, which are not used (AD-17.1)");
    assert_eq!(at("tactics 2").fault(), "state.step: a step without Tactics cards, which are not used (AD-17.1)");
    refused(&at("order 2").game(), ALLIES, "AD-4.3", "card:t1");
}

/// AD-4.4, AD-4.5: the Axis units in the zones.
#[test]
fn ad_4_4_ad_4_5_the_axis_in_the_zones() {
    let game = fresh(Setup::default());
    let total = game.board().total();
    assert_eq!(["infantry", "artillery", "tank", "blockhouse"].map(|name| total.of(unit(name))), [23, 13, 5, 17]);
    assert_eq!(standing(&game, 15), "2I 2B |  | ");
    assert_eq!(
        (standing(&game, 14), standing(&game, 2), standing(&game, 32)),
        ("4I 3A 2B |  | ".into(), "1I 2A 2B |  | ".into(), "1I 1A 1T |  | ".into())
    );
    assert!(Zone::all().all(|zone| start_of(zone).line(sandtable_axis_dday::Side::Axis) <= 8));
}

/// AD-4.6: only Axis units are in zones, the paratroopers in their boxes.
#[test]
fn ad_4_6_nobody_else_is_ashore() {
    let game = fresh(Setup::default());
    assert!(game.board().held(sandtable_axis_dday::Side::Allies).is_empty());
    assert_eq!(Drop::ALL.map(|drop| game.drop_box(drop)), [3, 3, 3]);
}

/// AD-4.7: the beachhead boxes start full.
#[test]
fn ad_4_7_the_beachheads_start_full() {
    let game = fresh(Setup::default());
    assert_eq!(
        Beach::ALL.map(|beach| in_box(&game, beach.name())),
        ["3I 1A", "6I 2A", "5I 1A 1T", "3I 1A 1T", "4I 1A 1T"]
    );
    assert!(Beach::all().all(|beach| game.beach(beach).total() == u16::from(beach.printed().capacity)));
}

/// AD-4.8: three infantry in each Airborne box.
#[test]
fn ad_4_8_the_paratroopers() {
    assert!(Drop::all().all(|drop| drop.printed().start.total() == 3));
    assert_eq!(at("order 1").boxed("6th", "2I 1A").fault(), "state.boxes.6th: infantry alone (AD-4.8)");
}

/// AD-4.9: the charts start full.
#[test]
fn ad_4_9_the_charts_start_full() {
    let game = fresh(Setup::default());
    assert!(Chart::all().all(|chart| game.chart(chart) == chart.printed().all));
}

/// AD-4.10, AD-4.11, AD-4.12, AD-4.13: what the charts show.
#[test]
fn ad_4_10_ad_4_11_ad_4_12_ad_4_13_the_charts() {
    assert_eq!(chart_text(Chart::Us), "IIIIAA IAIIIA TTIIIA TAAIIIA IIIAA IIIATTTA");
    assert_eq!(chart_text(Chart::Uk), "AAIAT IIIAT TIIIA ITAIIIA ATAIIIA");
    assert_eq!(chart_text(Chart::Rennes), "TTTIAII IAIIIIA AAIIIAI IIATIAA IIIAIIA TTTIA");
    assert_eq!(chart_text(Chart::Rouen), "TTTTT AAIII AAIAT TTAAI AITTT IA");
    assert_eq!(Chart::ALL.map(|chart| chart.printed().places.len()), [29, 38, 40, 27]);
}

/// AD-4.14: the planes on the Airfield.
#[test]
fn ad_4_14_the_planes() {
    assert_eq!(airfield(&fresh(Setup::default())), "4F 1M | 4F 1M");
}

/// AD-4.15: nobody chooses anything in set-up: the first thing asked is to begin.
#[test]
fn ad_4_15_no_choice_in_set_up() {
    let game = fresh(Setup::default());
    assert_eq!((asked(&game), choices(&game, ALLIES), choices(&game, AXIS)), ("D1", vec!["begin".to_owned()], vec![]));
}

/// AD-17.1: four games.
#[test]
fn ad_17_1_four_games() {
    for (fortune, tactics, first) in
        [(false, false, "order 2"), (true, false, "fortune 2"), (false, true, "tactics 1"), (true, true, "tactics 1")]
    {
        let game = bare("victory").option("fortune", fortune).option("tactics", tactics).turn(2);
        let mut saved = game.0.clone();
        saved.as_object_mut().unwrap().remove("step");
        assert_eq!(step(&Position(saved).game()), first, "{fortune} {tactics}");
    }
}

/// AD-17.2: Fortune n, order n, Tactics n.
#[test]
fn ad_17_2_fortune_order_tactics() {
    let mut game = bare("fortune 2").with_fortune().with_tactics().zone(15, "1B", "", "").game();
    go_on(&mut game, "3");
    assert_eq!(step(&game), "order 2");
    act(&mut game, ALLIES, "button:done", "");
    assert_eq!(step(&game), "tactics 2");
    act(&mut game, AXIS, "button:pass", "3");
    assert_eq!(step(&game), "order 3");
}

/// AD-17.3, AD-17.4, AD-17.6: the options, their names and what holds if nothing is said.
#[test]
fn ad_17_3_ad_17_4_ad_17_6_options() {
    let setup = serde_json::to_value(Setup::default()).unwrap();
    assert_eq!(setup, serde_json::json!({"seats": 2, "fortune": false, "tactics": false, "zones": 41}));
    assert_eq!(
        AxisDDay::info().options.iter().map(|option| option.key).collect::<Vec<_>>(),
        ["seats", "fortune", "tactics", "zones"]
    );
    for zones in [41u8, 42] {
        assert_eq!(fresh(Setup { zones, ..Setup::default() }).map().zones().len(), zones);
    }
    assert_eq!(at("start").option("zones", 40).fault(), "state.setup.zones: expected 41 or 42, found 40");
    assert!(at("start").option("weather", 1).fault().contains("unknown field"));
}

/// AD-17.5: the options of a game never change.
#[test]
fn ad_17_5_options_are_fixed() {
    let setup = Setup { seats: 3, fortune: true, tactics: true, zones: 42 };
    let mut game = fresh(setup);
    play_to(&mut game, "order 12");
    assert_eq!((game.setup(), game.save().setup), (setup, setup));
}

/// AD-17.7: where a card differs from the orders, the card holds: more than four fighters by Fortune 3, a landing beside the
/// arrow by Tactics 9.
#[test]
fn ad_17_7_the_card_holds() {
    let crowded = bare("order 3").zone(20, "", "", "4F");
    refused(&crowded.clone().game(), ALLIES, "AD-7.8", "unit:uk-fighter → zone:20");
    allowed(&crowded.fortune("good").game(), ALLIES, "unit:uk-fighter → zone:20");
    let landing = bare("order 10").boxed("gold", "1I");
    refused(&landing.clone().game(), ALLIES, "AD-30.1", "box:gold → unit:uk-infantry → zone:14");
    allowed(
        &landing.with_tactics().effect("deceptive", "gold").game(),
        ALLIES,
        "box:gold → unit:uk-infantry → zone:14",
    );
}
