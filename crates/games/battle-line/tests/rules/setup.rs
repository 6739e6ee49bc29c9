//! Components and set-up (BL-1, BL-2), the options, and what the state costs.

use crate::common::*;
use sandtable_battle_line::{Action, BattleLine, Card, Face, Group, Setup, Starter};
use sandtable_core::{AnyKind, Fast, Kind, OptionValues, Rules, Seat, Unheard, Viewer, Views};
use serde_json::json;

fn dealt(setup: Setup, seed: u64) -> BattleLine {
    BattleLine::new(&setup, &mut Fast::new(seed)).unwrap()
}

#[test]
fn bl_1_1_two_play() {
    assert_eq!(BattleLine::seats(&Setup::default()), 2);
    let game = dealt(Setup::default(), 1);
    assert_eq!(refusal(&game, Seat(2), "pass"), Some("BL-1.1"));
    assert_eq!(game.view(Viewer::Seat(Seat(7))).hands, game.view(Viewer::Public).hands);
}

#[test]
fn bl_1_2_sixty_troops_of_six_colours_with_the_values_one_to_ten() {
    let mut troops: Vec<_> = Card::all()
        .filter_map(|card| match card.face() {
            Face::Troop(colour, value) => Some((colour.name(), value)),
            Face::Tactic(_) => None,
        })
        .collect();
    troops.dedup();
    assert_eq!(troops.len(), 60);
    for colour in ["red", "orange", "yellow", "green", "blue", "purple"] {
        assert!((1..=10).all(|value| troops.contains(&(colour, value))));
    }
}

#[test]
fn bl_1_3_ten_tactics_cards_four_morale_two_ground_four_guile() {
    let of = |group: Group| {
        let in_group = |card: &Card| card.as_tactic().is_some_and(|tactic| tactic.group() == group);
        Card::all().filter(in_group).map(Card::name).collect::<Vec<_>>()
    };
    assert_eq!(of(Group::Morale), ["leader-lion", "leader-eagle", "horse", "shield"]);
    assert_eq!(of(Group::Ground), ["fog", "mud"]);
    assert_eq!(of(Group::Guile), ["scout", "redeploy", "deserter", "traitor"]);
}

#[test]
fn bl_1_4_nine_flags_with_a_side_for_each_seat() {
    let view = truth(&dealt(Setup::default(), 1));
    assert_eq!(view.flags.iter().map(|flag| flag.flag.get()).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert!(view.flags.iter().all(|flag| flag.sides.len() == 2));
}

#[test]
fn bl_1_5_flags_nine_and_one_are_not_adjacent() {
    assert_eq!(position().claimed(YOU, &[8, 9, 1]).game().outcome(), None);
    assert!(position().claimed(YOU, &[7, 8, 9]).game().outcome().is_some());
    assert_eq!(position().claimed(YOU, &[1, 2, 4]).game().outcome(), None);
}

/// BL-1.6: of a face-down card everybody knows the kind.
#[test]
fn bl_1_6_everybody_counts_the_kinds_of_a_hand() {
    let game = position().hand(FOE, "R1 R2 mud").game();
    let hand = &seen(&game, YOU).hands[1];
    assert_eq!((hand.troops, hand.tactics, &hand.cards), (2, 1, &None));
}

#[test]
fn bl_2_1_all_flags_start_open() {
    assert!(truth(&dealt(Setup::default(), 1)).flags.iter().all(|flag| flag.claimed_by.is_none()));
}

#[test]
fn bl_2_2_each_seat_gets_seven_troops_and_forty_six_are_the_deck() {
    let view = truth(&dealt(Setup::default(), 1));
    assert_eq!(view.hands.each_ref().map(|hand| hand.troops), [7, 7]);
    assert_eq!(view.decks.troops.size, 46);
    assert_ne!(view.hands, truth(&dealt(Setup::default(), 2)).hands, "shuffled");
}

#[test]
fn bl_2_3_ten_tactics_cards_are_a_deck_and_nobody_starts_with_one() {
    let view = truth(&dealt(Setup::default(), 1));
    assert_eq!(view.decks.tactics.size, 10);
    assert_eq!(view.hands.each_ref().map(|hand| hand.tactics), [0, 0]);
    assert_ne!(view.decks.tactics.top, truth(&dealt(Setup::default(), 2)).decks.tactics.top, "shuffled");
}

/// BL-2.5 too: after equal values both draw again. BL-2.6: the shown cards are in the deck when play begins.
#[test]
fn bl_2_4_bl_2_5_bl_2_6_the_higher_of_two_shown_cards_starts() {
    let mut ties = 0;
    for seed in 0..200 {
        let game = dealt(Setup::default(), seed);
        let view = truth(&game);
        let value = |card: Card| match card.face() {
            Face::Troop(_, value) => value,
            Face::Tactic(_) => panic!("a troop is shown"),
        };
        let [first, second] = view.starting_draw.last.unwrap().map(value);
        assert_ne!(first, second);
        assert_eq!(view.turn_of, if first > second { Seat(0) } else { Seat(1) });
        assert!(view.starting_draw.shown.iter().all(|shown| view.decks.troops.top.contains(shown)));
        assert!(view.starting_draw.last.unwrap().iter().all(|last| view.starting_draw.shown.contains(last)));
        ties += u32::from(view.starting_draw.shown.len() > 2);
    }
    // Five of the 59 other troops tie, and fewer of the 45 others in the deck: about one draw in twelve.
    assert!((5..40).contains(&ties), "{ties}");
}

/// BL-2.6: shuffled again, so the shown cards are not the next ones drawn.
#[test]
fn bl_2_6_the_deck_is_shuffled_after_the_starting_draw() {
    let on_top = |seed| {
        let view = truth(&dealt(Setup::default(), seed));
        view.decks.troops.top[..2] == view.starting_draw.last.unwrap()
    };
    assert!((0..100).filter(|&seed| on_top(seed)).count() < 5);
}

#[test]
fn bl_2_7_a_chosen_starter_starts_without_a_draw() {
    for (starter, seat) in [(Starter::Seat0, Seat(0)), (Starter::Seat1, Seat(1))] {
        let view = truth(&dealt(Setup { starter, ..Setup::default() }, 3));
        assert_eq!(view.turn_of, seat);
        assert_eq!((view.starting_draw.shown, view.starting_draw.last), (vec![], None));
    }
    // Nobody makes a choice during set-up.
    assert_eq!(step(&dealt(Setup::default(), 3)), "play");
}

#[test]
fn every_option_has_the_key_and_default_of_the_setup() {
    let defaults = serde_json::to_value(Setup::default()).unwrap();
    assert_eq!(defaults.as_object().unwrap().len(), BattleLine::info().options.len());
    for option in BattleLine::info().options {
        let expected = match option.values {
            OptionValues::Switch => json!(false),
            OptionValues::Choice(words) => json!(words[0]),
            OptionValues::Number { default, .. } => json!(default),
        };
        assert_eq!(defaults[option.key], expected, "{}", option.key);
    }
    let read: Setup = serde_json::from_value(json!({"starter": "seat-1", "last-chance": true, "games": 3})).unwrap();
    assert_eq!(read, Setup { starter: Starter::Seat1, last_chance: true, games: 3, ..Setup::default() });
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused_with_key_and_expectation() {
    let refused = |setup: serde_json::Value| {
        let kind = Kind::<BattleLine>::default();
        kind.start(&setup, &mut Fast::new(1)).err().expect("refused").to_string()
    };
    assert_eq!(refused(json!({"games": 0})), "setup.games: expected 1 to 25, found 0");
    assert_eq!(refused(json!({"games": 26})), "setup.games: expected 1 to 25, found 26");
    assert_eq!(refused(json!({"points": 101})), "setup.points: expected 0 (not played to points) to 100, found 101");
    assert!(refused(json!({"starter": "me"})).starts_with("setup.starter: unknown variant `me`, expected"));
    assert!(refused(json!({"fog": true})).contains("unknown field `fog`"));
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<BattleLine>() <= 512, "{}", size_of::<BattleLine>());
    assert!(size_of::<Action>() <= 4);
}

/// Apply is never handed an illegal action by the program; if it were, nothing panics.
#[test]
fn an_illegal_action_does_not_panic() {
    let mut chance = Fast::new(5);
    for seed in 0..20 {
        let mut game = dealt(Setup::default(), seed);
        for round in 0..400u32 {
            let card = Card::from_index((round * 37 % 70) as u8).unwrap();
            let at = flag((round % 9 + 1) as u8);
            let wild = [
                Action::Place { card, flag: at },
                Action::Scout,
                Action::Redeploy { card, to: Some(at) },
                Action::Redeploy { card, to: None },
                Action::Deserter { card },
                Action::Traitor { card, to: Some(at) },
                Action::Claim(at),
                Action::Back(card),
                Action::Draw(card.deck()),
                Action::Done,
            ];
            game.apply(Seat((round % 3) as u8), &wild[round as usize * 7 % 10], &mut chance, &mut Unheard);
        }
    }
}
