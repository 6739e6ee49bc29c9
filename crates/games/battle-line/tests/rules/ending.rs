//! The end, stalemate, points and matches (BL-14).

use crate::common::*;
use sandtable_battle_line::{BattleLine, Event, Setup};
use sandtable_core::{Chance, Fast, Outcome, Rules, Seat, SeatSet, Unheard, Verdict};

fn won(seat: Seat, scores: [i32; 2], rule: &str) -> Option<Outcome> {
    Some(Outcome { verdict: Verdict::Won(SeatSet::only(seat)), scores: scores.to_vec(), reason: rule.into() })
}

/// BL-14.6: points.
#[test]
fn bl_14_1_bl_14_6_x_10_three_adjacent_flags_win() {
    let mut game =
        position().claimed(YOU, &[4, 5]).flag(6, "R8 R9 R10", "").claimed(FOE, &[1, 2, 8, 9]).claim_step().game();
    let events = play(&mut game, YOU, "claim 6");
    assert_eq!(game.outcome(), won(YOU, [5, 4], "BL-14.1"));
    assert!(game.to_act().is_empty());
    let over = Event::GameOver { game: 1, winner: Some(YOU), rule: "BL-14.1", points: [5, 4], totals: [5, 4] };
    assert_eq!(events.last(), Some(&over));
}

#[test]
fn bl_14_2_five_flags_win() {
    let mut game = position().claimed(YOU, &[1, 3, 5, 7]).flag(9, "R8 R9 R10", "").claim_step().game();
    play(&mut game, YOU, "claim 9");
    assert_eq!(game.outcome(), won(YOU, [5, 0], "BL-14.2"));
}

#[test]
fn bl_14_3_the_game_ends_at_once_no_further_claim_no_draw() {
    let mut game =
        position().claimed(YOU, &[1, 2]).flag(3, "R8 R9 R10", "").flag(7, "B8 B9 B10", "").claim_step().game();
    let events = play(&mut game, YOU, "claim 3");
    assert_eq!(events.len(), 2, "the claim and the end");
    for action in ["claim 7", "draw troops", "pass"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-14.3"));
        assert_eq!(refusal(&game, FOE, action), Some("BL-14.3"));
    }
}

/// A position in which both can only pass: you hold seven tactics cards and are one ahead, he has no free place.
fn deadlock() -> Position {
    position()
        .guile(YOU, "scout")
        .hand(YOU, "L E H S fog mud deserter")
        .hand(FOE, "P1")
        .flag(3, "", "R1 B2 G4")
        .flag(5, "", "R2 B4 G5")
        .flag(7, "", "R4 B5 G7")
        .flag(9, "", "R5 B7 G1")
}

/// BL-14.4, BL-14.5: stalemate. Also BL-14.6.
#[test]
fn bl_14_4_bl_14_5_x_23_two_passes_in_a_row_end_the_game() {
    let mut game = deadlock().claimed(YOU, &[1, 2, 4]).claimed(FOE, &[6, 8]).game();
    play(&mut game, YOU, "pass");
    assert_eq!((game.outcome(), truth(&game).turn_of), (None, FOE));
    play(&mut game, FOE, "pass");
    assert_eq!(game.outcome(), won(YOU, [5, 2], "BL-14.5"));
    assert_eq!(refusal(&game, YOU, "pass"), Some("BL-14.4"));
}

/// BL-14.4: after the claim step of the second; a claim there still counts.
#[test]
fn bl_14_4_the_second_to_pass_may_still_claim() {
    let mut game =
        deadlock().flag(3, "", "R8 R9 R10").flag(2, "", "O1 P2 Y4").claimed(YOU, &[1, 4]).claimed(FOE, &[6, 8]).game();
    play(&mut game, YOU, "pass");
    play(&mut game, FOE, "pass");
    assert_eq!(step(&game), "claim");
    play(&mut game, FOE, "claim 3");
    assert_eq!(game.outcome(), won(FOE, [2, 5], "BL-14.5"));
}

/// BL-14.4: a card played in between begins the count anew.
#[test]
fn bl_14_4_passes_must_follow_directly() {
    let mut game = position().hand(YOU, "L E H S fog mud deserter").guile(YOU, "scout").hand(FOE, "P1 P3").game();
    play(&mut game, YOU, "pass");
    play_all(&mut game, FOE, &["purple-1 @1", "draw troops"]);
    play(&mut game, YOU, "pass");
    assert_eq!((game.outcome(), truth(&game).passes), (None, 1));
}

#[test]
fn bl_14_7_after_a_draw_each_gets_his_flags() {
    let mut game = deadlock().claimed(YOU, &[1, 2]).claimed(FOE, &[6, 8]).flag(4, "", "O1 P2 Y4").game();
    play(&mut game, YOU, "pass");
    play(&mut game, FOE, "pass");
    let drawn = Outcome { verdict: Verdict::Drawn, scores: vec![2, 2], reason: "BL-14.5".into() };
    assert_eq!(game.outcome(), Some(drawn));
}

fn about_to_win(seat: Seat) -> Position {
    let (yours, theirs) = if seat == YOU { ("R8 R9 R10", "") } else { ("", "R8 R9 R10") };
    position().claimed(seat, &[1, 2]).flag(3, yours, theirs).turn(seat).claim_step()
}

#[test]
fn bl_14_8_a_match_adds_up_the_points_of_its_games() {
    let mut game = about_to_win(YOU).claimed(FOE, &[9]).options(|setup| setup.games = 2).game();
    let mut heard = sandtable_core::Heard::default();
    game.apply(YOU, &"claim 3".parse().unwrap(), &mut Fast::new(3), &mut heard);
    assert!(heard.revealed, "everybody sees a new hand");
    assert_eq!(game.outcome(), None);
    let view = truth(&game);
    assert_eq!((view.game, view.points), (2, [5, 1]));
    assert_eq!(view.hands.each_ref().map(|hand| hand.troops), [7, 7]);
    // The second game goes the other way: 5 + 2 against 1 + 5.
    let mut last = about_to_win(FOE).claimed(YOU, &[5, 8]).options(|setup| setup.games = 2);
    last.saved.game = Some(2);
    last.saved.points = [5, 1];
    let mut game = last.game();
    play(&mut game, FOE, "claim 3");
    assert_eq!(game.outcome(), won(YOU, [7, 6], "BL-14.8"));
    // Equal totals are a draw.
    last.saved.points = [4, 1];
    let mut game = last.game();
    play(&mut game, FOE, "claim 3");
    assert_eq!(game.outcome().unwrap().verdict, Verdict::Drawn);
}

/// BL-14.10: with both given, whichever comes first ends the match; a single game with points sets no limit.
#[test]
fn bl_14_10_points_and_games_together_end_with_whichever_comes_first() {
    let played = |games: u32, points: u32| {
        let setup = Setup { games, points, ..Setup::default() };
        let mut most = (0, 0);
        for seed in 0..6 {
            let mut chance = Fast::new(seed);
            let mut game = BattleLine::new(&setup, &mut chance).unwrap();
            let mut actions = Vec::new();
            while let Some(seat) = game.to_act().lowest() {
                actions.clear();
                game.legal(seat, &mut actions);
                let action = actions[chance.below(actions.len() as u32) as usize];
                game.apply(seat, &action, &mut chance, &mut Unheard);
            }
            let scores = game.outcome().unwrap().scores;
            most = (most.0.max(truth(&game).game), most.1.max(scores.into_iter().max().unwrap()));
        }
        most
    };
    // Two games bring 10 points at most, so 12 are never reached before the second game ends.
    assert_eq!(played(2, 12).0, 2);
    assert!(played(1, 12).0 >= 3 && played(1, 12).1 >= 12);
    assert_eq!(played(25, 4).0, 1, "the winner of the first game has his four points");
    let both = Setup { games: 2, points: 12, ..Setup::default() };
    assert!(BattleLine::longest(&both) < BattleLine::longest(&Setup { games: 3, points: 12, ..both }));
}

/// BL-14.8, played to points: the match ends with the game that brings a seat there.
#[test]
fn bl_14_8_a_match_to_points_ends_when_a_seat_has_them() {
    let mut nearly = about_to_win(YOU).options(|setup| setup.points = 9);
    nearly.saved.game = Some(3);
    nearly.saved.points = [4, 8];
    let mut game = nearly.game();
    play(&mut game, YOU, "claim 3");
    assert_eq!(game.outcome(), won(YOU, [9, 8], "BL-14.8"));
    nearly.saved.points = [3, 8];
    let mut game = nearly.game();
    play(&mut game, YOU, "claim 3");
    assert_eq!((game.outcome(), truth(&game).game), (None, 4));
    // 25 games are the most.
    nearly.saved.game = Some(25);
    let mut game = nearly.game();
    play(&mut game, YOU, "claim 3");
    assert_eq!(game.outcome().unwrap().scores, [8, 8]);
}

#[test]
fn bl_14_9_in_each_game_of_a_match_the_starter_is_found_anew() {
    let mut starters = [0; 2];
    for seed in 0..40 {
        let mut game = about_to_win(YOU).options(|setup| setup.games = 2).game();
        let mut heard = sandtable_core::Heard::default();
        game.apply(YOU, &"claim 3".parse().unwrap(), &mut Fast::new(seed), &mut heard);
        assert!(matches!(heard.events[2], Event::StartingDraw { .. }), "{:?}", heard.events);
        let Some(Event::GameBegan { game: 2, starter }) = heard.events.last() else {
            panic!("{:?}", heard.events);
        };
        starters[starter.index()] += 1;
    }
    assert!(starters.iter().all(|&starts| starts > 5), "{starters:?}");
}

/// The declared bound holds for whole matches of random play.
#[test]
fn no_match_is_longer_than_declared() {
    for (seed, setup) in
        [Setup::default(), Setup { games: 5, ..Setup::default() }, Setup { points: 20, ..Setup::default() }]
            .into_iter()
            .enumerate()
    {
        let mut chance = Fast::new(seed as u64);
        let mut game = BattleLine::new(&setup, &mut chance).unwrap();
        let (mut actions, mut steps) = (Vec::new(), 0);
        while let Some(seat) = game.to_act().lowest() {
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[sandtable_core::Chance::below(&mut chance, actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
            steps += 1;
        }
        assert!(steps <= BattleLine::longest(&setup));
        assert!(game.outcome().is_some());
    }
}
