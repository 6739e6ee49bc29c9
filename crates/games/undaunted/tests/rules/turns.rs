//! UN-6 and UN-7: player turns, hunkering down, Fog of War.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_undaunted::Event;

#[test]
fn un_6_1_the_holder_of_the_marker_takes_the_first_turn() {
    let mut game = at(1).turn(GE).hand(GE, "rifle-a").hand(US, "rifle-a").game();
    assert_eq!(asked(&game), "ge");
    act(&mut game, GE, "end-turn", "");
    assert_eq!(asked(&game), "us");
    act(&mut game, US, "end-turn", "");
    assert_eq!(game.round(), 6);
}

/// UN-6.2: cards of the hand alone, and each fully resolved before the next.
#[test]
fn un_6_2_one_card_at_a_time() {
    let mut game = at(1).turn(US).hand(US, "sergeant rifle-a").game();
    refused(&game, US, "UN-6.2", "scout-a conceal");
    act(&mut game, US, "sergeant bolster rifle-a", "");
    refused(&game, US, "UN-6.2", "rifle-a move 2b");
    refused(&game, US, "UN-6.2", "end-turn");
    act(&mut game, US, "done", "");
    act(&mut game, US, "rifle-a move 2b", "");
}

/// UN-6.3: one of its actions, or hunkering down.
#[test]
fn un_6_3_a_card_is_played_for_one_action_or_to_hunker_down() {
    let game = at(1).turn(US).hand(US, "rifle-a").scouted(US, "13b").game();
    assert_eq!(
        choices(&game, US),
        [
            "rifle-a move 2b",
            "rifle-a move 13b",
            "rifle-a control",
            "rifle-a attack ge-scout-a",
            "rifle-a attack ge-scout-b",
            "rifle-a attack ge-rifle-a",
            "rifle-a attack ge-rifle-b",
            "rifle-a hunker",
            "end-turn"
        ]
    );
}

/// UN-6.4: the card is in the play area while its action is resolved, so a reshuffle leaves it there.
#[test]
fn un_6_4_the_card_goes_to_the_play_area_first() {
    let mut game = at(1).turn(US).hand(US, "sergeant").deck(US, "rifle-a").discard(US, "rifle-b*2").game();
    act(&mut game, US, "sergeant command 2", "");
    assert_eq!(play_area(&game, US), "sergeant");
    assert_eq!((game.force(US).hand.len(), game.force(US).deck.len()), (2, 1));
}

#[test]
fn un_6_5_an_action_whose_conditions_are_not_met_cannot_be_chosen() {
    let game = at(1).turn(US).hand(US, "scout-a leader-a").game();
    assert_eq!(choices_with(&game, US, "scout-a recon"), Vec::<String>::new());
    assert_eq!(choices_with(&game, US, "leader-a inspire"), Vec::<String>::new());
}

#[test]
fn un_6_6_a_turn_may_be_ended_with_playable_cards_in_hand() {
    let mut game = at(1).turn(US).hand(US, "rifle-a scout-a").hand(GE, "rifle-a").game();
    act(&mut game, US, "end-turn", "");
    assert_eq!((discard(&game, US).as_str(), asked(&game)), ("scout-a, rifle-a", "ge"));
}

/// UN-6.7: a turn with nothing but Fog in hand is over at once, also when it begins.
#[test]
fn un_6_7_a_turn_ends_by_itself() {
    let mut game = at(1).turn(US).hand(US, "rifle-a fog").hand(GE, "fog*2").game();
    let events = act(&mut game, US, "rifle-a move 2b", "");
    let ended = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
    assert_eq!((ended, game.round(), asked(&game)), (2, 6, "both"));
}

/// UN-6.8: hand and play area go to the discard; the other side's piles are not touched.
#[test]
fn un_6_8_the_end_of_a_turn() {
    let mut game = at(1).turn(US).hand(US, "rifle-a scout-a fog").hand(GE, "rifle-a").game();
    act(&mut game, US, "rifle-a move 2b", "");
    let other = *game.force(GE);
    act(&mut game, US, "end-turn", "");
    assert_eq!(
        (hand(&game, US), play_area(&game, US), discard(&game, US)),
        ("".into(), "".into(), "scout-a, rifle-a, fog".into())
    );
    assert_eq!(game.force(GE), &other);
}

#[test]
fn un_6_9_no_card_is_kept_for_a_later_round() {
    let mut game =
        at(1).second_turn(US).hand(US, "rifle-a scout-a").deck(US, "fog*2 leader-a leader-b sergeant").game();
    act(&mut game, US, "end-turn", "");
    assert_eq!((hand(&game, US).as_str(), game.force(US).discard.len()), ("leader-a, leader-b, fog ×2", 2));
}

/// UN-6.10: a card taken back may be played again in the same turn.
#[test]
fn un_6_10_a_card_that_comes_back_may_be_played_again() {
    let mut game = at(1).turn(US).hand(US, "leader-a rifle-a").game();
    act(&mut game, US, "rifle-a move 2b", "");
    act(&mut game, US, "leader-a inspire rifle-a", "");
    act(&mut game, US, "rifle-a control", "");
    assert_eq!(points(&game), [1, 3]);
}

/// UN-6.11: during the other side's turn a side decides nothing, not even its own casualties.
#[test]
fn un_6_11_the_other_side_decides_nothing() {
    let mut game = at(1).turn(US).hand(US, "rifle-a rifle-b").hand(GE, "rifle-a rifle-b").game();
    refused(&game, GE, "UN-6.11", "rifle-a move 8a");
    refused(&game, GE, "UN-6.11", "end-turn");
    act(&mut game, US, "rifle-a attack ge-rifle-a", "0");
    assert_eq!(asked(&game), "us");
}

/// UN-6.12: a Control of an own tile, a Target on the target tile and an empty Bolster change nothing and are not offered.
#[test]
fn un_6_12_what_could_change_nothing_is_not_offered() {
    let game = at(1).turn(US).hand(US, "rifle-a").controlled(US, "17b").game();
    refused(&game, US, "UN-10.22", "rifle-a control");
    let game = at(5).turn(GE).hand(GE, "mortar").target(GE, "5a").game();
    refused(&game, GE, "UN-10.34", "mortar target 5a");
    // But Conceal without Fog and Suppress against a suppressed counter are.
    let game = at(2).turn(GE).hand(GE, "gunner-a scout-a").counters(US, "rifle-a@15b! rifle-b@4a").game();
    allowed(&game, GE, "gunner-a suppress us-rifle-a");
}

/// UN-7.1, UN-7.2: any combat or command card goes from the hand to the supply.
#[test]
fn un_7_1_un_7_2_any_card_but_fog_may_hunker_down() {
    let mut game = at(7).turn(US).hand(US, "sergeant guide leader-a scout-a rifle-a sniper gunner-a mortar").game();
    for name in ["sergeant", "guide", "leader-a", "scout-a", "rifle-a", "sniper", "gunner-a"] {
        let before = game.force(US).supply.of(kind(name));
        act(&mut game, US, &format!("{name} hunker"), "");
        assert_eq!(game.force(US).supply.of(kind(name)), before + 1);
        assert!(game.force(US).play.is_empty());
    }
    allowed(&game, US, "mortar hunker");
}

/// UN-7.3, UN-7.4: hunkering down places no counter and readies none.
#[test]
fn un_7_3_un_7_4_hunkering_down_does_not_touch_the_unit() {
    let mut game = at(7).turn(US).hand(US, "gunner-a rifle-a sergeant").counters(US, "rifle-a@13b! rifle-b@18b").game();
    act(&mut game, US, "gunner-a hunker", "");
    act(&mut game, US, "rifle-a hunker", "");
    assert_eq!((counter(&game, "us-gunner-a"), counter(&game, "us-rifle-a")), ("off".into(), "13b!".into()));
}

/// UN-7.5: out of the deck until a Bolster brings it back, a command card too.
#[test]
fn un_7_5_a_card_stays_in_the_supply_until_a_bolster() {
    let mut game = at(1).turn(US).hand(US, "sergeant leader-a rifle-a").game();
    act(&mut game, US, "leader-a hunker", "");
    act(&mut game, US, "sergeant bolster leader-a", "");
    assert!(game.force(US).discard.has(kind("leader-a")));
    // The only Sergeant may be lost, and nothing prevents it.
    let game = at(1).turn(US).hand(US, "sergeant rifle-a").deck(US, "rifle-b").game();
    allowed(&game, US, "sergeant hunker");
}

/// UN-7.6, UN-7.7: Fog can neither hunker down nor be played; it can be chosen for initiative.
#[test]
fn un_7_6_un_7_7_fog_cannot_be_played() {
    let game = at(1).turn(US).hand(US, "fog rifle-a").game();
    refused(&game, US, "UN-7.6", "fog hunker");
    refused(&game, US, "UN-7.7", "fog rally");
    refused(&game, US, "UN-7.7", "fog control");
    refused(&game, US, "UN-7.7", "card:us-fog");
    assert_eq!(choices_with(&game, US, "fog"), Vec::<String>::new());
    allowed(&at(1).initiative(US).hand(US, "fog rifle-a").game(), US, "initiative fog");
}

#[test]
fn un_7_8_fog_left_in_hand_is_discarded() {
    let mut game = at(1).turn(US).hand(US, "fog*2 rifle-a").game();
    act(&mut game, US, "end-turn", "");
    assert_eq!(discard(&game, US), "rifle-a, fog ×2");
}

/// UN-7.9: over whole games the Fog outside supply and removed pile only shrinks by Recon.
#[test]
fn un_7_9_recon_alone_takes_fog_away() {
    let mut chance = sandtable_core::Fast::new(5);
    for number in [1, 4, 7] {
        let setup = sandtable_undaunted::Setup { round_limit: 40, ..sandtable_undaunted::Setup::printed(number) };
        let mut game = sandtable_undaunted::Undaunted::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            let fog = |game: &sandtable_undaunted::Undaunted| {
                [US, GE].map(|side| {
                    let force = game.force(side);
                    force.pool().of(kind("fog")) + force.discard.of(kind("fog")) + force.play.of(kind("fog"))
                })
            };
            let before = fog(&game);
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[sandtable_core::Chance::below(&mut chance, actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut sandtable_core::Unheard);
            let after = fog(&game);
            let recon = action.to_string().ends_with("recon");
            for index in 0..2 {
                let lost = before[index].saturating_sub(after[index]);
                assert_eq!(lost, u8::from(recon && index == seat.index()), "{action}");
            }
        }
    }
}
