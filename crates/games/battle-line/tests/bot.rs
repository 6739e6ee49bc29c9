//! What a good player knows: positions in which anybody can say who stands better, or what to do.

use crate::common::{FOE, YOU, card, flag, position};
use sandtable_battle_line::{Action, BattleLine, Setup};
use sandtable_core::battery::{favourite, underway};
use sandtable_core::{Fast, Knowledge, Rules, Seat, Unheard, Viewer, Views};

/// What a position is worth to you, as you see it.
fn worth(game: &BattleLine) -> f32 {
    let mut worth = [0.0; 2];
    assert!(game.evaluate(YOU, &mut worth), "it is judged when a card is to be played");
    assert!((worth[0] + worth[1] - 1.0).abs() < 1e-5);
    worth[0]
}

/// What looks best at first sight.
fn best(game: &BattleLine, seat: Seat) -> Action {
    favourite(game, seat)
}

/// Games of every option, each after some random actions.
fn positions() -> impl Iterator<Item = BattleLine> {
    let plain = Setup::default();
    let setups = [
        plain,
        Setup { last_chance: true, ..plain },
        Setup { open_fronts: true, ..plain },
        Setup { troops_only: true, ..plain },
        Setup { fixed_ground: true, ..plain },
        Setup { games: 3, ..plain },
        Setup { points: 7, ..plain },
        Setup { last_chance: true, open_fronts: true, troops_only: true, ..plain },
    ];
    (0..400u64).filter_map(move |number| underway(&setups[number as usize % setups.len()], 120, number))
}

#[test]
fn cards_that_a_seat_does_not_know_change_nothing_in_its_judgement() {
    for (number, game) in positions().enumerate() {
        for seat in [YOU, FOE] {
            let other = game.determinize(Viewer::Seat(seat), &mut Fast::new(number as u64));
            let [one, two] = [&game, &other].map(|world| {
                let mut worth = [0.0; 2];
                world.evaluate(seat, &mut worth).then_some(worth)
            });
            assert_eq!(one, two);
        }
    }
}

#[test]
fn every_position_of_every_variant_can_be_judged_and_played_on() {
    let mut chance = Fast::new(1);
    let mut legal = Vec::new();
    for mut game in positions() {
        for _ in 0..12 {
            let Some(seat) = game.to_act().lowest() else { break };
            let mut worth = [0.5; 2];
            game.evaluate(seat, &mut worth);
            assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
            legal.clear();
            game.legal(seat, &mut legal);
            best(&game, seat);
            let action = legal[game.playout(seat, &legal, &mut chance)];
            assert!(game.check(seat, &action).is_ok());
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
}

#[test]
fn an_even_game_is_judged_even_and_a_strong_side_is_an_advantage() {
    let start = position().hand(YOU, "R2 O5 Y8 G3 B9 P6 G1").hand(FOE, "O2 Y5 G8 B3 P9 R6 B1");
    let even = worth(&start.clone().game());
    assert!((0.35..0.65).contains(&even), "{even}");
    let ahead = worth(&start.clone().flag(4, "R8 R9", "Y2 G4").game());
    let behind = worth(&start.flag(4, "Y2 G4", "R8 R9").game());
    assert!(ahead > even + 0.03 && behind < even - 0.03, "{behind} {even} {ahead}");
}

#[test]
fn two_adjacent_flags_and_a_won_third_are_all_but_a_win() {
    let won = position().claimed(YOU, &[4, 5]).flag(6, "R8 R9 R10", "Y2 G4").game();
    assert!(worth(&won) > 0.9, "{}", worth(&won));
    let lost = position().claimed(FOE, &[4, 5]).flag(6, "Y2 G4", "R8 R9 R10").game();
    assert!(worth(&lost) < 0.1, "{}", worth(&lost));
}

#[test]
fn the_card_that_completes_a_wedge_goes_where_it_completes_it() {
    let game = position().flag(3, "R7 R8", "B9 B10").hand(YOU, "R9 G1 Y4 P2 O6").game();
    assert_eq!(best(&game, YOU), Action::Place { card: card("R9"), flag: flag(3) });
}

#[test]
fn a_leader_goes_where_the_game_is_decided() {
    let game = position()
        .claimed(YOU, &[1, 2, 4, 5])
        .claimed(FOE, &[8, 9])
        .flag(3, "R8 R10", "G6 O6 P6")
        .hand(YOU, "L G1 Y4 P2")
        .game();
    assert_eq!(best(&game, YOU), Action::Place { card: card("L"), flag: flag(3) });
}

#[test]
fn a_deserter_breaks_the_side_that_would_win() {
    let game = position()
        .claimed(FOE, &[1, 2])
        .flag(3, "Y4 Y6", "R8 R9 L")
        .flag(7, "R1", "G2 O5")
        .hand(YOU, "deserter G1 P2")
        .game();
    let Action::Deserter { card } = best(&game, YOU) else { panic!("{:?}", best(&game, YOU)) };
    assert!(crate::common::cards("R8 R9 L").contains(&card), "{card}");
}

#[test]
fn a_flag_that_can_be_claimed_is_claimed() {
    let mut game = position().flag(3, "R8 R9", "B2 G4").hand(YOU, "R10 G1").game();
    game.apply(YOU, &Action::Place { card: card("R10"), flag: flag(3) }, &mut Fast::new(1), &mut Unheard);
    assert_eq!(best(&game, YOU), Action::Claim(flag(3)));
}
