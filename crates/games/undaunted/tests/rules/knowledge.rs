//! UN-15 and section 18: open and hidden information, and worlds dealt anew.

use crate::common::*;
use sandtable_core::{Chance, Fast, Rules, Unheard, Viewer, Views};
use sandtable_undaunted::{Action, Cards, Event, Kind, Setup, Side, Undaunted};
use serde_json::Value;

/// A position in the middle of things.
fn middle() -> Undaunted {
    at(5)
        .turn(GE)
        .hand(US, "rifle-a scout-a fog")
        .deck(US, "rifle-b sergeant fog")
        .discard(US, "guide")
        .removed(US, "scout-b")
        .hand(GE, "mortar rifle-a rifle-b")
        .play(GE, "sergeant")
        .deck(GE, "leader-a leader-b fog")
        .discard(GE, "mortar")
        .removed(GE, "fog*2 rifle-a")
        .target(GE, "5a")
        .game()
}

fn json(game: &Undaunted, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

/// UN-15.1, UN-15.2, UN-15.3, UN-15.4: map, objectives, counters, markers, marker holder, round, turn, goals, points,
/// supplies, play areas and discards look the same to everybody.
#[test]
fn un_15_1_un_15_2_un_15_3_un_15_4_what_is_open_to_all() {
    let game = middle();
    let views = [Viewer::Seat(US.seat()), Viewer::Seat(GE.seat()), Viewer::Public].map(|viewer| json(&game, viewer));
    for view in &views {
        for key in ["map", "round", "turn", "marker", "stage", "to_act", "step", "name", "options", "ending"] {
            assert_eq!(view[key], views[0][key], "{key}");
        }
        for side in ["us", "ge"] {
            for key in ["goal", "points", "counters", "spawns", "target", "supply", "play", "discard", "deck", "pool"] {
                assert_eq!(view[side][key], views[0][side][key], "{side}.{key}");
                assert!(!view[side][key].is_null() || key == "target", "{side}.{key}");
            }
        }
    }
    assert_eq!(views[0]["ge"]["play"], serde_json::json!({"sergeant": 1}));
    assert_eq!(views[0]["ge"]["discard"], serde_json::json!({"mortar": 1}));
    assert_eq!(views[0]["ge"]["target"], "5a");
    assert_eq!(views[0]["us"]["supply"]["fog"], 8);
}

#[test]
fn un_15_5_a_hand_is_seen_by_its_owner_alone() {
    let game = middle();
    for (viewer, us, ge) in [
        (Viewer::Seat(US.seat()), true, false),
        (Viewer::Seat(GE.seat()), false, true),
        (Viewer::Public, false, false),
        (Viewer::All, true, true),
    ] {
        let view = game.view(viewer);
        assert_eq!((view.us.hand.cards.is_some(), view.ge.hand.cards.is_some()), (us, ge));
        assert_eq!((view.us.hand.size, view.ge.hand.size), (3, 3));
    }
}

#[test]
fn un_15_6_the_order_of_a_deck_is_known_to_nobody() {
    let game = middle();
    for viewer in [Viewer::Seat(US.seat()), Viewer::Seat(GE.seat()), Viewer::Public] {
        let view = json(&game, viewer);
        for side in ["us", "ge"] {
            assert_eq!((&view[side]["deck"], &view[side]["deck_cards"]), (&Value::from(3), &Value::Null));
        }
    }
}

#[test]
fn un_15_7_removed_cards() {
    let game = middle();
    let us = seen(&game, US);
    assert_eq!(pile(&us.us.removed_cards.unwrap()), "scout-b");
    assert_eq!((us.ge.removed, us.ge.removed_cards), (3, None));
}

#[test]
fn un_15_8_an_initiative_card_stays_hidden_until_both_are_chosen() {
    let mut game = at(1).initiative(US).hand(US, "rifle-a fog").hand(GE, "scout-a fog").game();
    act(&mut game, US, "initiative fog", "");
    assert_eq!(seen(&game, US).us.chosen.unwrap().card, Some(kind("fog")));
    for viewer in [Viewer::Seat(GE.seat()), Viewer::Public] {
        let view = json(&game, viewer);
        assert_eq!(view["us"]["chosen"], serde_json::json!({}));
        assert_eq!(view["ge"]["chosen"], Value::Null);
        let event = Undaunted::event_for(&Event::Chose { side: US, card: Some(kind("fog")) }, viewer);
        assert_eq!(event, Some(Event::Chose { side: US, card: None }));
    }
}

#[test]
fn un_15_9_others_learn_how_many_cards_are_drawn() {
    let mut game = at(1).turn(US).hand(US, "sergeant").deck(US, "rifle-a").discard(US, "rifle-b scout-a").game();
    let events = act(&mut game, US, "sergeant command 2", "");
    let drew = events.iter().find(|event| matches!(event, Event::Drew { .. })).unwrap();
    assert!(events.contains(&Event::Reshuffled { side: US, count: 2 }), "that a deck was shuffled is seen");
    let told = Undaunted::event_for(drew, Viewer::Seat(GE.seat())).unwrap();
    assert_eq!(told, Event::Drew { side: US, count: 2, cards: None });
    assert_eq!(Undaunted::event_for(drew, Viewer::Seat(US.seat())).as_ref(), Some(drew));
}

/// UN-15.10: dice, totals, the unit and the pile are told to everybody.
#[test]
fn un_15_10_dice_and_casualties_are_open() {
    let mut game = at(1).turn(US).hand(US, "rifle-a rifle-b").hand(GE, "rifle-a").game();
    let events = act(&mut game, US, "rifle-a attack ge-rifle-a", "0");
    for viewer in [Viewer::Seat(GE.seat()), Viewer::Public] {
        let told: Vec<Event> = events.iter().filter_map(|event| Undaunted::event_for(event, viewer)).collect();
        assert_eq!(told, events);
    }
}

#[test]
fn un_15_11_a_spectator_sees_no_hand() {
    let view = json(&middle(), Viewer::Public);
    for side in ["us", "ge"] {
        assert_eq!((&view[side]["hand"]["cards"], &view[side]["removed_cards"]), (&Value::Null, &Value::Null));
    }
}

/// What a viewer's worlds put into a hand, over many deals.
fn worlds(game: &Undaunted, viewer: Viewer) -> Vec<Undaunted> {
    (0..200).map(|seed| game.determinize(viewer, &mut Fast::new(seed))).collect()
}

/// UN-15.12: own hand and own pool stay, sizes stay, pools stay; the rest is dealt anew.
#[test]
fn un_15_12_a_world_dealt_anew() {
    let game = middle();
    let dealt = worlds(&game, Viewer::Seat(US.seat()));
    for world in &dealt {
        assert_eq!(world.force(US).hand, game.force(US).hand);
        assert_eq!(Cards::in_deck(&world.force(US).deck), Cards::in_deck(&game.force(US).deck));
        assert_eq!(world.force(GE).pool(), game.force(GE).pool());
        assert_eq!(world.force(GE).hand.len(), 3);
        let open = |game: &Undaunted| {
            [US, GE].map(|side| (game.force(side).discard, game.force(side).supply, game.force(side).removed))
        };
        assert_eq!(open(world), open(&game));
    }
    let differs = |of: fn(&Undaunted) -> String| {
        let mut found: Vec<String> = dealt.iter().map(of).collect();
        found.sort();
        found.dedup();
        found.len()
    };
    assert!(differs(|world| hand(world, GE)) > 10);
    assert!(differs(|world| format!("{:?}", world.force(US).deck)) > 4, "the order of the own deck");
    assert!(differs(|world| format!("{:?}", world.force(GE).deck)) > 10);
}

/// 18.1, first limit: a card that Inspire took back is in that hand until one of its kind leaves it.
#[test]
fn a_card_taken_back_openly_is_known() {
    let mut game =
        at(1).turn(US).hand(US, "leader-a rifle-a scout-a fog").deck(US, "rifle-b sergeant rifle-a fog").game();
    act(&mut game, US, "rifle-a move 2b", "");
    act(&mut game, US, "leader-a inspire rifle-a", "");
    assert_eq!(pile(&seen(&game, GE).us.hand.known), "rifle-a");
    assert!(worlds(&game, Viewer::Seat(GE.seat())).iter().all(|world| world.force(US).hand.has(kind("rifle-a"))));
    act(&mut game, US, "rifle-a control", "");
    assert_eq!(pile(&seen(&game, GE).us.hand.known), "");
}

/// 18.1, second limit: when the deck runs empty, the hand of that moment is known; later cards are not.
#[test]
fn a_deck_that_runs_empty_shows_the_hand() {
    let mut game =
        at(1).turn(US).hand(US, "sergeant rifle-a fog").deck(US, "scout-a").discard(US, "rifle-b scout-b fog").game();
    act(&mut game, US, "sergeant command 2", "");
    let shown = seen(&game, GE).us.hand;
    assert_eq!((pile(&shown.known).as_str(), shown.size, shown.excluded.len()), ("scout-a, rifle-a, fog", 4, 1));
    for world in worlds(&game, Viewer::Public) {
        for name in ["scout-a", "rifle-a", "fog"] {
            assert!(world.force(US).hand.has(kind(name)));
        }
    }
}

/// 18.1, third limit: a casualty that passed the hand by shows what is not in it; cards drawn later may be.
#[test]
fn a_casualty_that_passes_the_hand_by_excludes_the_unit() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "rifle-a")
        .hand(GE, "sergeant scout-a rifle-b")
        .deck(GE, "rifle-a*3 scout-b fog")
        .discard(GE, "rifle-a")
        .game();
    act(&mut game, US, "rifle-a attack ge-rifle-a", "0");
    let shown = seen(&game, US).ge.hand;
    assert!(shown.excluded.iter().all(|units| units.contains(unit("ge-rifle-a").unit)) && shown.excluded.len() == 3);
    assert!(worlds(&game, Viewer::Seat(US.seat())).iter().all(|world| !world.force(GE).hand.has(kind("rifle-a"))));
    act(&mut game, GE, "sergeant command 1", "");
    let shown = seen(&game, US).ge.hand;
    assert_eq!(shown.excluded.iter().map(|units| units.len()).collect::<Vec<_>>(), [1, 1, 0]);
    let dealt = worlds(&game, Viewer::Seat(US.seat()));
    let with: usize = dealt.iter().filter(|world| world.force(GE).hand.has(kind("rifle-a"))).count();
    assert!(with > 20 && with < 180, "{with}: the card drawn later may be one");
    assert!(dealt.iter().all(|world| world.force(GE).hand.of(kind("rifle-a")) <= 1));
}

/// 18.1, fourth limit: who leaves is counted off where it was most limited.
#[test]
fn a_card_that_leaves_is_counted_off_where_it_was_most_limited() {
    let mut game = at(1)
        .turn(GE)
        .hand(GE, "scout-a rifle-b rifle-a sergeant")
        .deck(GE, "rifle-a*3 fog")
        .side(GE, "excluded", serde_json::json!([["scout-b"], ["scout-b"]]))
        .game();
    act(&mut game, GE, "scout-a conceal", "");
    let lens = |game: &Undaunted| game.force(GE).sight.excluded().iter().map(|units| units.len()).collect::<Vec<_>>();
    assert_eq!(lens(&game), [1, 0, 0]);
    act(&mut game, GE, "sergeant hunker", "");
    assert_eq!(lens(&game), [0, 0]);
}

/// UN-6.7 in worlds: who is asked for a play holds something else than Fog.
#[test]
fn worlds_never_ask_a_hand_of_fog() {
    let game = at(1).turn(GE).hand(GE, "rifle-a").deck(GE, "fog*10").game();
    for world in worlds(&game, Viewer::Public) {
        assert_eq!(hand(&world, GE), "rifle-a");
    }
}

/// Over random play the knowledge is true: known cards are held, and the others fit what is excluded.
#[test]
fn what_everybody_knows_is_true() {
    let mut known = 0;
    let mut excluded = 0;
    for number in 1..=12 {
        let mut chance = Fast::new(u64::from(number));
        let setup = Setup { round_limit: 30, ..Setup::printed(number) };
        let mut game = Undaunted::new(&setup, &mut chance).unwrap();
        let mut actions: Vec<Action> = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            for side in Side::BOTH {
                let force = game.force(side);
                let held = force.held();
                let sight = &force.sight;
                assert!(Kind::all().all(|kind| sight.known().of(kind) <= held.of(kind)));
                assert_eq!(usize::from(held.len() - sight.known().len()), sight.excluded().len());
                known += usize::from(sight.known().len());
                excluded += sight.excluded().iter().filter(|units| !units.is_empty()).count();
                let unknown = held.without(sight.known());
                for (place, units) in sight.excluded().iter().enumerate() {
                    let fitting = unknown.each().filter(|kind| kind.unit().is_none_or(|unit| !units.contains(unit)));
                    assert!(fitting.count() > place);
                }
            }
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
    assert!(known > 500 && excluded > 100, "{known} {excluded}");
}
