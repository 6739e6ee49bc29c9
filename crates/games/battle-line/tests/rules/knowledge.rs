//! What is known to whom (BL-18), and the worlds that are dealt anew from it.

use crate::common::*;
use sandtable_battle_line::{BattleLine, Card, Deck, Event, Setup};
use sandtable_core::{Chance, Fast, Rules, Seat, Unheard, Viewer, Views};

#[test]
fn bl_18_1_each_seat_sees_its_own_hand_and_counts_the_other() {
    let game = position().hand(YOU, "R2 R1 mud").hand(FOE, "B1 fog").game();
    let view = seen(&game, YOU);
    assert_eq!(view.hands[0].cards, Some(cards("R1 R2 mud")), "sorted");
    assert_eq!(view.hands[1].cards, None);
    assert_eq!((view.hands[1].troops, view.hands[1].tactics), (1, 1));
}

#[test]
fn bl_18_2_everybody_sees_what_lies_face_up_and_the_public_numbers() {
    let game = position()
        .flag(1, "R1 L", "B1")
        .fog(1, FOE)
        .claimed(YOU, &[3])
        .guile(FOE, "deserter")
        .discards("H")
        .hand(YOU, "R2")
        .game();
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(FOE), Viewer::Public] {
        let view = game.view(viewer);
        assert_eq!(view.flags[0].sides[0].cards, cards("R1 L"));
        assert_eq!((view.flags[0].fog, view.flags[2].claimed_by), (Some(FOE), Some(YOU)));
        assert_eq!((view.discards, view.guile[1].clone()), (cards("H"), cards("deserter")));
        assert_eq!((view.decks.troops.size, view.decks.tactics.size), (57, 6));
        assert_eq!((view.tactics_played, view.leaders_played), ([2, 2], [1, 0]));
    }
}

#[test]
fn bl_18_3_nobody_sees_a_deck() {
    let game = BattleLine::new(&Setup::default(), &mut Fast::new(1)).unwrap();
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(FOE), Viewer::Public] {
        let decks = game.view(viewer).decks;
        assert_eq!((decks.troops.top, decks.tactics.top), (vec![], vec![]));
    }
}

#[test]
fn bl_18_4_which_card_is_drawn_or_put_back_only_the_player_sees() {
    let mut game = position().hand(YOU, "scout R1 R2").troops_on_top("G9").game();
    play(&mut game, YOU, "scout");
    let drew = play(&mut game, YOU, "draw troops").remove(0);
    let told = |event: &Event, viewer| BattleLine::event_for(event, viewer).unwrap();
    let full = Event::Drew { seat: YOU, deck: Deck::Troops, card: Some(card("G9")), known_to_other: false };
    let hidden = Event::Drew { seat: YOU, deck: Deck::Troops, card: None, known_to_other: false };
    assert_eq!((told(&drew, Viewer::Seat(YOU)), told(&drew, Viewer::All)), (full.clone(), full));
    assert_eq!((told(&drew, Viewer::Seat(FOE)), told(&drew, Viewer::Public)), (hidden.clone(), hidden.clone()));
    let json = serde_json::to_value(&hidden).unwrap();
    assert_eq!(json, serde_json::json!({"kind": "drew", "seat": 0, "deck": "troops"}), "absent, not empty");
    play_all(&mut game, YOU, &["draw troops", "draw troops"]);
    let back = play(&mut game, YOU, "back green-9").remove(0);
    assert_eq!(
        told(&back, Viewer::Seat(YOU)),
        Event::PutBack { seat: YOU, deck: Deck::Troops, card: Some(card("G9")) }
    );
    assert_eq!(told(&back, Viewer::Seat(FOE)), Event::PutBack { seat: YOU, deck: Deck::Troops, card: None });
}

/// You have put B4 and then G9 on the troop deck; the opponent is to play.
fn scouted() -> Position {
    position().guile(YOU, "scout").troops_on_top("G9 B4").scouted(2, 0, "").hand(FOE, "P1 P2").hand(YOU, "R1").turn(FOE)
}

#[test]
fn bl_18_5_the_player_of_scout_knows_what_he_put_on_top_as_long_as_it_lies_there() {
    let mut game = scouted().game();
    assert_eq!(seen(&game, YOU).decks.troops.top, cards("G9 B4"));
    for viewer in [Viewer::Seat(FOE), Viewer::Public] {
        let deck = game.view(viewer).decks.troops;
        assert_eq!((deck.top, deck.scouted), (vec![], 2), "the others know the places, not the cards");
    }
    play_all(&mut game, FOE, &["purple-1 @1", "draw troops"]);
    assert_eq!(seen(&game, YOU).decks.troops.top, cards("B4"));
    // He draws the other one himself, and nothing is left to know there.
    play_all(&mut game, YOU, &["red-1 @1", "draw troops"]);
    assert_eq!(truth(&game).decks.troops.scouted, 0);
    assert!(game.hand(YOU).contains(card("B4")));
}

#[test]
fn bl_18_6_a_card_he_put_there_is_known_in_the_opponents_hand_until_it_is_played() {
    let mut game = scouted().game();
    let drew = {
        play(&mut game, FOE, "purple-1 @1");
        play(&mut game, FOE, "draw troops").remove(0)
    };
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(FOE)] {
        let Some(Event::Drew { card: drawn, known_to_other, .. }) = BattleLine::event_for(&drew, viewer) else {
            panic!();
        };
        assert_eq!((drawn, known_to_other), (Some(card("G9")), true));
        assert_eq!(game.view(viewer).hands[1].known, Some(cards("G9")), "he sees himself that he drew it");
    }
    let hidden = Event::Drew { seat: FOE, deck: Deck::Troops, card: None, known_to_other: false };
    assert_eq!(BattleLine::event_for(&drew, Viewer::Public), Some(hidden));
    assert_eq!(game.view(Viewer::Public).hands[1].known, None, "a spectator is not told");
    play_all(&mut game, YOU, &["red-1 @1", "draw tactics"]);
    play(&mut game, FOE, "green-9 @1");
    assert_eq!(seen(&game, YOU).hands[1].known, Some(vec![]));
}

/// BL-18.7 and BL-2.4: what the starting draw showed, everybody knows.
#[test]
fn bl_18_7_everybody_knows_the_cards_of_the_starting_draw() {
    let game = BattleLine::new(&Setup::default(), &mut Fast::new(4)).unwrap();
    let shown = truth(&game).starting_draw;
    assert!(shown.shown.len() >= 2);
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(FOE), Viewer::Public] {
        assert_eq!(game.view(viewer).starting_draw, shown);
    }
}

#[test]
fn bl_18_8_claimable_flags_and_the_right_to_pass_are_public() {
    let game = position().flag(1, "R8 R9 R10", "").claim_step().game();
    let game_of_passes = position().hand(YOU, "mud").game();
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(FOE), Viewer::Public] {
        assert_eq!(game.view(viewer).claimable.iter().map(|flag| flag.get()).collect::<Vec<_>>(), [1]);
        assert!(game_of_passes.view(viewer).may_pass);
    }
}

#[test]
fn bl_18_9_a_spectator_sees_no_hand_and_no_deck() {
    let mut chance = Fast::new(3);
    let game = BattleLine::new(&Setup::default(), &mut chance).unwrap();
    let json = serde_json::to_value(game.view(Viewer::Public)).unwrap();
    assert_eq!(json["hands"][0], serde_json::json!({"troops": 7, "tactics": 0}));
    assert_eq!(json["decks"]["troops"], serde_json::json!({"size": 46, "scouted": 0, "top": []}));
}

/// Plays some random actions from the beginning.
fn random_position(seed: u64, steps: u32) -> BattleLine {
    let mut chance = Fast::new(seed);
    let mut game = BattleLine::new(&Setup::default(), &mut chance).unwrap();
    let mut actions = Vec::new();
    for _ in 0..steps {
        let Some(seat) = game.to_act().lowest() else { break };
        actions.clear();
        game.legal(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, &action, &mut chance, &mut Unheard);
    }
    game
}

/// BL-18.10: the own hand, sizes and kinds stay; the rest is dealt anew.
#[test]
fn bl_18_10_determinize_deals_anew_what_the_viewer_does_not_know() {
    let mut differs = 0;
    for seed in 0..60 {
        let game = random_position(seed, 10 + seed as u32 * 2);
        let mut chance = Fast::new(seed);
        for viewer in Viewer::every(2) {
            let world = game.determinize(viewer, &mut chance);
            assert_eq!(world.view(viewer), game.view(viewer));
            differs += u32::from(world != game);
        }
        let world = game.determinize(Viewer::Seat(YOU), &mut chance);
        assert_eq!(world.hand(YOU), game.hand(YOU));
        assert_eq!(game.determinize(Viewer::All, &mut chance), game);
    }
    assert!(differs > 100, "{differs}");
}

/// BL-18.10: what Scout's player knows stays; for the others his knowledge goes along with the place.
#[test]
fn bl_18_10_known_cards_stay_in_place_for_their_knower_alone() {
    let mut game = scouted().game();
    play_all(&mut game, FOE, &["purple-1 @1", "draw troops"]);
    let (mut tops, mut kept) = (std::collections::BTreeSet::new(), 0);
    for seed in 0..200 {
        let mut chance = Fast::new(seed);
        let world = game.determinize(Viewer::Seat(YOU), &mut chance);
        assert!(world.hand(FOE).contains(card("G9")));
        assert_eq!(truth(&world).decks.troops.top[0], card("B4"));
        let world = game.determinize(Viewer::Seat(FOE), &mut chance);
        assert_eq!(world.hand(FOE), game.hand(FOE));
        let top = truth(&world).decks.troops.top[0];
        assert_eq!(seen(&world, YOU).decks.troops.top, [top], "he knows whichever card lies there now");
        tops.insert(top);
        let world = game.determinize(Viewer::Public, &mut chance);
        assert_eq!(seen(&world, YOU).hands[1].known, Some(vec![]));
        kept += u32::from(world.hand(FOE).contains(card("G9")));
    }
    assert!(tops.len() > 30, "{tops:?}");
    assert!(kept < 40, "G9 is dealt anew for a spectator, {kept}");
}

/// Determinize depends on the viewer's knowledge and on chance alone.
#[test]
fn bl_18_10_two_states_that_look_alike_are_dealt_the_same_world() {
    for seed in 0..60 {
        let game = random_position(seed, 10 + seed as u32 * 2);
        for viewer in Viewer::every(2) {
            let world = game.determinize(viewer, &mut Fast::new(seed + 1));
            let again = |state: &BattleLine| state.determinize(viewer, &mut Fast::new(seed + 2));
            assert_eq!(again(&world), again(&game));
        }
    }
}

/// BL-18.11 and BL-18.7: the starting draw. Also BL-2.4 to BL-2.6.
#[test]
fn bl_18_11_x_25_shown_cards_come_to_a_hand_only_by_draws() {
    let shown = cards("B9 Y9 O3 P8");
    let held = |world: &BattleLine, seat: Seat| shown.iter().filter(|&&card| world.hand(seat).contains(card)).count();
    let table = position().hand(YOU, "R1 R2 R4 R5 R6 R8 R9").hand(FOE, "G1 G2 G4 G5 G6 G8 G9").turn(FOE);
    // In turn 1 no world dealt for seat 0 gives a shown card to the hand of seat 1; nor does a spectator's, to either.
    let game = table.clone().shown("B9 Y9 O3 P8", [0, 0]).game();
    for seed in 0..300 {
        let mut chance = Fast::new(seed);
        assert_eq!(held(&game.determinize(Viewer::Seat(YOU), &mut chance), FOE), 0);
        let world = game.determinize(Viewer::Public, &mut chance);
        assert_eq!((held(&world, YOU), held(&world, FOE)), (0, 0));
    }
    // After seat 1 has drawn one troop, a world may give it one of them, not two.
    let game = table.shown("B9 Y9 O3 P8", [0, 1]).game();
    let counts: Vec<usize> =
        (0..300).map(|seed| held(&game.determinize(Viewer::Seat(YOU), &mut Fast::new(seed)), FOE)).collect();
    assert!(counts.iter().all(|&count| count <= 1));
    assert!(counts.contains(&1) && counts.contains(&0));
}

/// BL-18.11: a shown card that the seat has played uses up one of its draws.
#[test]
fn bl_18_11_a_shown_card_played_from_the_hand_counts() {
    let mut game = position().hand(FOE, "B9 G1 G2").hand(YOU, "R1").turn(FOE).shown("B9 Y9", [0, 1]).game();
    play_all(&mut game, FOE, &["blue-9 @1", "draw tactics"]);
    assert_eq!(truth(&game).starting_draw.shown_played, [0, 1]);
    for seed in 0..200 {
        let world = game.determinize(Viewer::Seat(YOU), &mut Fast::new(seed));
        assert!(!world.hand(FOE).contains(card("Y9")));
    }
}

/// In random play the constraint holds in the true state and in every world, for every viewer.
#[test]
fn bl_18_11_holds_in_every_world_of_random_play() {
    for seed in 0..150 {
        let game = random_position(seed, 4 + seed as u32);
        for viewer in Viewer::every(2) {
            let view = truth(&game.determinize(viewer, &mut Fast::new(seed)));
            for seat in [0, 1] {
                let hand = view.hands[seat].cards.as_ref().unwrap();
                let held = hand.iter().filter(|card| view.starting_draw.shown.contains(card)).count();
                let played = usize::from(view.starting_draw.shown_played[seat]);
                assert!(held + played <= usize::from(view.starting_draw.troops_drawn[seat]));
            }
        }
    }
}

/// Every unknown troop can be in every unknown place.
#[test]
fn bl_18_10_worlds_are_dealt_evenly() {
    let game = position().hand(YOU, "R1").hand(FOE, "G1 G2 G4").game();
    let mut seen = [0u32; 60];
    for seed in 0..2_000 {
        let world = game.determinize(Viewer::Seat(YOU), &mut Fast::new(seed));
        world.hand(FOE).iter().for_each(|card: Card| seen[usize::from(card.index())] += 1);
    }
    assert_eq!(seen[usize::from(card("R1").index())], 0);
    // 6,000 places among 59 troops: about 102 each, and a standard deviation near 10.
    let others = seen.iter().enumerate().filter(|(index, _)| *index != 0);
    assert!(others.clone().all(|(_, &count)| (55..150).contains(&count)), "{seen:?}");
}
