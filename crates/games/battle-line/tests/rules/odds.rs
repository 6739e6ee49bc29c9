//! The chances of a draw, held against counting and against worlds dealt anew.

use sandtable_battle_line::saved::StepName;
use sandtable_battle_line::{Action, BattleLine, Deck};
use sandtable_core::{Chance, Chances, Fast, Likelihood, Viewer, Views};

use crate::common::*;

/// The chances of drawing a troop, with the message and the flag of each line.
fn odds(game: &BattleLine) -> Vec<(String, f64)> {
    let odds = game.odds(YOU, &Action::Draw(Deck::Troops)).expect("odds of a draw").0;
    odds.into_iter()
        .map(|line| {
            let Likelihood::Chance(chance) = line.value else { panic!("{line:?}") };
            (line.label.id.into_owned(), chance)
        })
        .collect()
}

#[test]
fn a_side_that_lacks_one_card_waits_for_those_that_make_the_best_of_it() {
    // Red 3 and 4 wait for red 2 or 5, which both are unseen; 9 and 9 for the four other nines.
    let game = position()
        .flag(2, "R3 R4", "")
        .flag(5, "B9 G9", "")
        .flag(7, "Y1", "")
        .hand(YOU, "P1 P2 P3 P4 P5 P6")
        .hand(FOE, "O1 O2 O3 O4 O5 O6 O7")
        .step(StepName::Draw)
        .game();
    let unknown = f64::from(60 - 5 - 6);
    let expected = [("bl-odds-any", 6.0), ("bl-odds-wedge", 2.0), ("bl-odds-phalanx", 4.0)];
    let found = odds(&game);
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for ((id, chance), (message, cards)) in found.iter().zip(expected) {
        assert_eq!(id, message);
        assert!((chance - cards / unknown).abs() < 1e-12, "{id} {chance}");
    }
    assert!(game.odds(YOU, &Action::Draw(Deck::Tactics)).is_none());
}

#[test]
fn a_card_that_one_put_on_the_deck_oneself_is_certain() {
    let laid =
        position().flag(2, "R3 R4", "").guile(YOU, "scout").scouted(1, 0, "").hand(YOU, "P1").step(StepName::Draw);
    assert_eq!(odds(&laid.clone().troops_on_top("R5").game())[0].1, 1.0);
    assert_eq!(odds(&laid.troops_on_top("G9").game())[0].1, 0.0);
}

#[test]
fn chances_agree_with_counting_every_deal_that_fits_the_starting_draw() {
    // Of six unknown cards two were shown; the other hand has three places, and may hold one shown card at most.
    let game = position()
        .flag(2, "R3 R4", "")
        .hand(YOU, "")
        .hand(FOE, "G1 G5 Y8")
        .only_troops_left("R5 R2 B7")
        .shown("R5 G5", [0, 1])
        .step(StepName::Draw)
        .game();
    // Hands of three out of R5* G5* R2 B7 G1 Y8 with at most one shown card: 4 without, 2 · 6 with one.
    let (hands, with_r5, with_r2) = (16.0, 6.0, 3.0 + 2.0 * 3.0);
    let expected = ((hands - with_r5) + (hands - with_r2)) / hands / 3.0;
    assert!((odds(&game)[0].1 - expected).abs() < 1e-12, "{:?} {expected}", odds(&game));
}

#[test]
fn chances_agree_with_what_is_drawn_in_worlds_dealt_anew() {
    let mut chance = Fast::new(7);
    let game = position()
        .flag(2, "R3 R4", "")
        .flag(5, "B9 G9", "")
        .hand(YOU, "P1 P2 P3 P4 P5 P6")
        .hand(FOE, "O1 O2 O3 O4 O5 O6 O7")
        .step(StepName::Draw)
        .game();
    let worlds = 20_000;
    let wanted = cards("R2 R5 R9 Y9 O9 P9");
    let completed = (0..worlds).filter(|_| {
        let mut world = game.determinize(Viewer::Seat(YOU), &mut Fast::new(u64::from(chance.below(u32::MAX))));
        play(&mut world, YOU, "draw troops");
        wanted.iter().any(|&card| world.hand(YOU).contains(card))
    });
    let rate = completed.count() as f64 / f64::from(worlds);
    assert!((rate - odds(&game)[0].1).abs() < 0.01, "{rate} {:?}", odds(&game));
}
