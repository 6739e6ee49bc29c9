//! UN-12: casualties and removal.

use crate::common::*;
use sandtable_undaunted::{Event, Pile, Side, Undaunted};

/// Germany with these Rifleman cards, and the US about to hit.
fn start(hand: &str, discard: &str, deck: &str) -> Undaunted {
    at(1).turn(US).hand(US, "rifle-a rifle-b scout-a").hand(GE, hand).discard(GE, discard).deck(GE, deck).game()
}

fn hit(game: &mut Undaunted) -> Vec<Event> {
    act(game, US, "rifle-a attack ge-rifle-a", "0")
}

/// UN-12.1: one card, of the same title and the same squad.
#[test]
fn un_12_1_one_card_of_that_unit() {
    let mut game = start("rifle-a*2 rifle-b scout-a", "", "fog");
    hit(&mut game);
    assert_eq!(
        (hand(&game, GE), pile(&game.force(GE).removed)),
        ("scout-a, rifle-a, rifle-b".into(), "rifle-a".into())
    );
}

/// UN-12.2, UN-12.3, UN-12.4, UN-12.8: hand, then discard, then deck; nothing to choose.
#[test]
fn un_12_2_un_12_3_un_12_4_un_12_8_the_order_of_the_piles() {
    for (hand, discard, deck, pile) in [
        ("rifle-a fog", "rifle-a", "rifle-a fog", Pile::Hand),
        ("rifle-b fog", "rifle-a", "rifle-a fog", Pile::Discard),
        ("rifle-b fog", "rifle-b", "fog rifle-a fog", Pile::Deck),
    ] {
        let mut game = start(hand, discard, deck);
        let events = hit(&mut game);
        assert!(events.contains(&Event::Casualty { side: Side::Ge, unit: unit("ge-rifle-a"), pile }), "{events:?}");
        assert_eq!((counter(&game, "ge-rifle-a").as_str(), asked(&game)), ("5b", "us"));
    }
}

/// UN-12.4: the deck is shuffled after a card was taken out of it.
#[test]
fn un_12_4_the_deck_is_shuffled_afterwards() {
    let order = |seed: u64| {
        let mut game = start("fog", "", "fog fog rifle-b rifle-b scout-a scout-a scout-b rifle-a");
        let action = action(&game, US, "rifle-a attack ge-rifle-a");
        let mut faces = std::collections::VecDeque::from(["0".to_owned()]);
        let mut behind = sandtable_core::Fast::new(seed);
        let mut scripted = sandtable_core::Scripted::new(&mut faces, &mut behind);
        sandtable_core::Rules::apply(&mut game, US.seat(), &action, &mut scripted, &mut sandtable_core::Unheard);
        force(&game, GE).deck_cards.unwrap()
    };
    let mut orders: Vec<_> = (0..20).map(order).collect();
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 10, "{}", orders.len());
    assert!(orders.iter().all(|deck| deck.len() == 7 && !deck.contains(&kind("rifle-a"))));
}

/// UN-12.5, UN-12.6, UN-12.7: the counter goes only when none of the three piles has a card; play area and supply do not
/// count.
#[test]
fn un_12_5_un_12_6_un_12_7_the_counter_goes_when_no_card_is_left() {
    let mut game = start("rifle-a", "", "fog");
    hit(&mut game);
    assert_eq!(counter(&game, "ge-rifle-a"), "5b", "the last card protects it once more");
    act(&mut game, US, "rifle-b attack ge-rifle-a", "0");
    assert_eq!((counter(&game, "ge-rifle-a").as_str(), game.force(GE).supply.of(kind("rifle-a"))), ("off", 4));
    // An own Blast: the Mortar's other unit has a card in the play area only.
    let mut game = at(5)
        .turn(GE)
        .hand(GE, "mortar rifle-b")
        .play(GE, "rifle-a")
        .deck(GE, "fog")
        .counters(GE, "rifle-a@5a rifle-b@2b mortar@2b")
        .counters(US, "rifle-b@1a")
        .target(GE, "5a")
        .game();
    act(&mut game, GE, "mortar blast ge-rifle-a", "0");
    assert_eq!((counter(&game, "ge-rifle-a").as_str(), play_area(&game, GE).as_str()), ("off", "rifle-a, mortar"));
}

#[test]
fn un_12_9_own_casualties_come_from_the_own_piles() {
    let mut game = at(5)
        .turn(GE)
        .hand(GE, "mortar rifle-a")
        .hand(US, "rifle-a")
        .counters(GE, "rifle-a@5a rifle-b@2b mortar@2b")
        .counters(US, "rifle-b@1a")
        .target(GE, "5a")
        .game();
    act(&mut game, GE, "mortar blast ge-rifle-a", "0");
    assert_eq!((pile(&game.force(GE).removed), pile(&game.force(US).removed)), ("rifle-a".into(), "".into()));
}

/// UN-12.10: removed cards stay removed, whatever is shuffled or bolstered.
#[test]
fn un_12_10_a_removed_card_never_comes_back() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "sergeant rifle-a")
        .deck(US, "")
        .discard(US, "rifle-b*2")
        .removed(US, "scout-a*3")
        .game();
    refused(&game, US, "UN-10.1", "sergeant bolster scout-a");
    act(&mut game, US, "sergeant command 2", "");
    act(&mut game, US, "end-turn", "");
    assert_eq!(pile(&game.force(US).removed), "scout-a ×3");
}

#[test]
fn un_12_11_markers_stay_when_a_counter_goes() {
    let mut game = start("", "", "fog");
    hit(&mut game);
    assert_eq!((counter(&game, "ge-rifle-a").as_str(), marker(&game, GE, "5b")), ("off", "controlled"));
}

#[test]
fn un_12_12_a_removed_unit_may_return() {
    let mut game = at(1).turn(GE).hand(GE, "rifle-a scout-a").counters(GE, "rifle-b@8a").game();
    act(&mut game, GE, "rifle-a move stop", "");
    assert_eq!(counter(&game, "ge-rifle-a"), "5b");
}
