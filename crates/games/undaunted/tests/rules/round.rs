//! UN-4 and UN-5: drawing, reshuffling, initiative.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_undaunted::{Event, Side};

/// Ends the turns of both sides.
fn end_round(game: &mut sandtable_undaunted::Undaunted) {
    let round = game.round();
    while game.round() == round && game.outcome().is_none() {
        let side = Side::of(game.to_act().lowest().unwrap()).unwrap();
        act(game, side, "end-turn", "");
    }
}

/// UN-4.1: initiative, turns, and then the next round with its draw.
#[test]
fn un_4_1_the_stages_of_a_round() {
    let mut game = at(1).initiative(US).game();
    refused(&game, US, "UN-4.1", "rifle-a move 2b");
    act(&mut game, US, "initiative sergeant", "");
    act(&mut game, GE, "initiative scout-a", "");
    assert_eq!(asked(&game), "us");
    refused(&game, US, "UN-4.1", "initiative leader-a");
    end_round(&mut game);
    assert_eq!((game.round(), asked(&game)), (6, "both"));
}

#[test]
fn un_4_2_each_side_draws_four_cards() {
    let mut game = at(1).second_turn(US).hand(US, "rifle-a").deck(US, "fog*2 scout-a scout-b rifle-b").game();
    end_round(&mut game);
    assert_eq!(hand(&game, US), "scout-a, scout-b, fog ×2");
    assert_eq!((game.force(US).deck.len(), game.force(GE).hand.len()), (1, 4));
}

/// UN-4.3, UN-4.5: the whole discard becomes the deck, without hand, supply and removed cards, and drawing goes on.
#[test]
fn un_4_3_un_4_5_the_discard_is_shuffled_when_a_card_must_be_drawn() {
    let mut game = at(1)
        .second_turn(US)
        .hand(US, "rifle-a")
        .deck(US, "scout-a scout-b")
        .discard(US, "rifle-b*4")
        .removed(US, "fog*3")
        .game();
    let supply = game.force(US).supply;
    let events = act(&mut game, US, "end-turn", "");
    let reshuffled: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).collect();
    assert_eq!(reshuffled, [&Event::Reshuffled { side: US, count: 5 }]);
    let force = game.force(US);
    assert!(force.hand.has(kind("scout-a")) && force.hand.has(kind("scout-b")));
    assert_eq!((force.hand.len(), force.deck.len(), force.discard.len()), (4, 3, 0));
    assert_eq!((force.supply, pile(&force.removed)), (supply, "fog ×3".into()));
}

#[test]
fn un_4_4_an_empty_deck_is_not_refilled_before_it_must_be() {
    let mut game =
        at(1).second_turn(US).hand(US, "rifle-a").deck(US, "scout-a scout-b fog*2").discard(US, "rifle-b").game();
    end_round(&mut game);
    assert_eq!((game.force(US).deck.len(), discard(&game, US).as_str()), (0, "rifle-a, rifle-b"));
}

#[test]
fn un_4_6_with_deck_and_discard_empty_fewer_cards_are_drawn() {
    let mut game = at(1).second_turn(US).hand(US, "rifle-a").deck(US, "scout-a").game();
    end_round(&mut game);
    assert_eq!((game.force(US).hand.len(), asked(&game)), (2, "both"));
}

/// UN-4.7: the US draws first.
#[test]
fn un_4_7_the_us_draws_first() {
    let mut game = at(1).second_turn(GE).hand(GE, "rifle-a").game();
    let events = act(&mut game, GE, "end-turn", "");
    let drew: Vec<Side> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { side, .. } => Some(*side),
            _ => None,
        })
        .collect();
    assert_eq!(drew, [US, GE]);
}

/// UN-5.1, UN-5.2, UN-5.3: both are asked at once, in either order; any card of the hand, Fog too; nobody may pass.
#[test]
fn un_5_1_un_5_2_un_5_3_each_side_chooses_a_card_in_secret() {
    let start = at(1).initiative(US).hand(US, "rifle-a fog").hand(GE, "scout-a fog").game();
    assert_eq!(
        (asked(&start), choices(&start, US)),
        ("both", vec!["initiative rifle-a".to_owned(), "initiative fog".into()])
    );
    refused(&start, US, "UN-5.3", "end-turn");
    refused(&start, US, "UN-5.1", "initiative scout-a");
    for order in [[US, GE], [GE, US]] {
        let mut game = start.clone();
        act(&mut game, order[0], "initiative fog", "");
        assert_eq!(asked(&game), order[1].name());
        act(&mut game, order[1], "initiative fog", "");
        assert_eq!(asked(&game), "us");
    }
}

/// UN-5.4: nothing is shown before both have chosen.
#[test]
fn un_5_4_cards_are_shown_together() {
    let mut game = at(1).initiative(US).hand(US, "rifle-a rifle-b").hand(GE, "scout-a scout-b").game();
    let events = act(&mut game, GE, "initiative scout-a", "");
    assert_eq!(events, [Event::Chose { side: GE, card: Some(kind("scout-a")) }]);
    assert_eq!(seen(&game, US).ge.chosen.unwrap().card, None);
    assert_eq!(discard(&game, GE), "");
    let events = act(&mut game, US, "initiative rifle-a", "");
    let cards = [Some(kind("rifle-a")), Some(kind("scout-a"))];
    assert!(events.contains(&Event::Shown { cards, first: GE, taken: true }));
}

/// UN-5.5, UN-5.6: the higher number takes the marker; on a tie it stays.
#[test]
fn un_5_5_un_5_6_the_higher_number_plays_first() {
    for (us, ge, before, after) in [
        ("sergeant", "leader-a", GE, US),
        ("fog", "rifle-a", US, GE),
        ("rifle-a", "rifle-b", US, US),
        ("rifle-a", "rifle-b", GE, GE),
    ] {
        let mut game =
            at(1).initiative(before).hand(US, &format!("{us} rifle-b")).hand(GE, &format!("{ge} rifle-a")).game();
        act(&mut game, US, &format!("initiative {us}"), "");
        act(&mut game, GE, &format!("initiative {ge}"), "");
        assert_eq!((game.marker(), asked(&game)), (after, after.name()), "{us} against {ge}");
    }
}

/// UN-5.7: both cards go to the discards unused, and no counter is placed.
#[test]
fn un_5_7_the_chosen_cards_are_discarded() {
    let mut game = at(7).initiative(US).hand(US, "gunner-a rifle-a").hand(GE, "mortar rifle-a").game();
    act(&mut game, US, "initiative gunner-a", "");
    act(&mut game, GE, "initiative mortar", "");
    assert_eq!((discard(&game, US), discard(&game, GE)), ("gunner-a".into(), "mortar".into()));
    assert_eq!((counter(&game, "us-gunner-a"), counter(&game, "ge-mortar")), ("off".into(), "off".into()));
}

#[test]
fn un_5_8_a_choice_cannot_be_taken_back() {
    let mut game = at(1).initiative(US).hand(US, "rifle-a rifle-b").hand(GE, "scout-a scout-b").game();
    let mut heard = sandtable_core::Heard::default();
    let choice = action(&game, US, "initiative rifle-a");
    game.apply(US.seat(), &choice, &mut sandtable_core::Fast::new(1), &mut heard);
    assert!(heard.revealed, "the step is held fast");
    refused(&game, US, "UN-5.8", "initiative rifle-b");
    refused(&game, US, "UN-5.8", "initiative rifle-a");
}

/// UN-5.9: a side without a card is not asked and counts as 0, below Fog.
#[test]
fn un_5_9_a_side_without_a_card_counts_as_0() {
    let mut game = at(1).initiative(US).hand(US, "").hand(GE, "fog rifle-a").game();
    assert_eq!(asked(&game), "ge");
    refused(&game, US, "UN-5.9", "initiative rifle-a");
    act(&mut game, GE, "initiative fog", "");
    assert_eq!((game.marker(), asked(&game)), (GE, "ge"));
}

/// UN-5.10: the chosen card can be a casualty in the same round.
#[test]
fn un_5_10_the_chosen_card_is_an_ordinary_card_of_the_discard() {
    let mut game =
        at(1).initiative(US).hand(US, "sergeant rifle-a").hand(GE, "rifle-a scout-a").deck(GE, "rifle-b").game();
    act(&mut game, US, "initiative sergeant", "");
    act(&mut game, GE, "initiative rifle-a", "");
    act(&mut game, US, "rifle-a attack ge-rifle-a", "0");
    assert_eq!((discard(&game, GE), pile(&game.force(GE).removed)), ("".into(), "rifle-a".into()));
}
