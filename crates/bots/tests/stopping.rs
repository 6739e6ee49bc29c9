//! A bot that is stopped plays the best that it has found; one that is never stopped plays as its seed and budget say.

use std::cell::Cell;

use crate::bidding::{Bid, Rivals, Table, position};
use sandtable_battle_line::BattleLine;
use sandtable_bots::{Budget, Contender, Decision, Level, bot, system_clock};
use sandtable_core::{Fast, Glimpse, Knowledge, Rules};

/// Says that it is time after it was asked so many times, and counts how often it is asked.
struct Patience {
    checks: u32,
    asked: Cell<u32>,
}

impl Patience {
    fn new(checks: u32) -> Patience {
        Patience { checks, asked: Cell::new(0) }
    }

    fn is_over(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() > self.checks
    }
}

fn contenders() -> impl Iterator<Item = Contender> {
    Level::ALL.into_iter().map(|level| Contender { level, budget: Some(Budget::Iterations(300)) })
}

fn decide(game: &Rivals, contender: Contender, seed: u64, patience: &Patience) -> Decision<Bid> {
    let seat = game.to_act().lowest().expect("somebody is asked");
    let mut bot = bot::<Rivals>(contender, system_clock, seed);
    bot.choose_until(&Glimpse::new(game, seat), &|| patience.is_over()).expect("something can be chosen")
}

#[test]
fn whenever_a_bot_is_stopped_it_chooses_something_legal_and_thinks_no_further() {
    let game = position(3, 1);
    let seat = game.to_act().lowest().expect("somebody is asked");
    for contender in contenders() {
        for checks in (0..40).chain([100, 1_000]) {
            let patience = Patience::new(checks);
            let decision = decide(&game, contender, 7, &patience);
            assert!(game.check(seat, &decision.action).is_ok(), "{contender} after {checks}");
            assert!(decision.playouts <= checks, "{contender} after {checks}: {} playouts", decision.playouts);
            assert!(patience.asked.get() <= checks + 1, "{contender} asks no more once it was stopped");
        }
    }
}

#[test]
fn a_bot_that_is_not_stopped_chooses_as_one_that_cannot_be() {
    for number in 0..10 {
        let game = position(2, number);
        let seat = game.to_act().lowest().expect("somebody is asked");
        for contender in contenders() {
            let free = bot::<Rivals>(contender, system_clock, number).choose(&Glimpse::new(&game, seat));
            assert_eq!(Some(decide(&game, contender, number, &Patience::new(u32::MAX))), free, "{contender}");
        }
    }
}

#[test]
fn a_search_that_is_stopped_plays_what_its_playouts_so_far_say() {
    let game = Rivals::new(&Table { seats: 2 }, &mut Fast::new(5)).expect("two can play");
    let elite = |iterations| Contender { level: Level::Elite, budget: Some(Budget::Iterations(iterations)) };
    // This game is judged by playing to its end, so that a playout takes many steps. Fewer playouts than the distance at which a search asks whether it is decided already.
    for playouts in 1..16 {
        let whole = decide(&game, elite(playouts), 3, &Patience::new(u32::MAX));
        let mut checks = 0;
        let stopped = loop {
            let decision = decide(&game, elite(100_000), 3, &Patience::new(checks));
            if decision.playouts == playouts {
                break decision;
            }
            checks += 1;
        };
        assert_eq!(stopped, whole);
        assert!(checks > playouts, "it is asked within playouts, too");
    }
}

#[test]
fn a_search_that_is_stopped_at_once_plays_what_looks_best_at_first_sight() {
    let game = BattleLine::new(&Default::default(), &mut Fast::new(5)).expect("the usual game can be played");
    let seat = game.to_act().lowest().expect("somebody is asked");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    game.legal(seat, &mut legal);
    game.priors(seat, &legal, &mut weights);
    let mut elite = bot::<BattleLine>(Level::Elite.into(), system_clock, 1);
    let decision = elite.choose_until(&Glimpse::new(&game, seat), &|| true).expect("something can be chosen");
    let looks = weights[legal.iter().position(|&one| one == decision.action).expect("it is legal")];
    let (least, most) = weights.iter().fold((f32::MAX, 0.0f32), |(least, most), &w| (least.min(w), most.max(w)));
    assert!(least < most, "the choices do not all look the same");
    assert_eq!((looks, decision.playouts), (most, 0));
}
