//! What bots may know, what their choices depend on, and what thinking costs.

use crate::bidding::{Bid, Rivals, Table, position};
use sandtable_bots::{Adviser, Bot, Budget, Care, Contender, Decision, Level, Search, bot, system_clock};
use sandtable_core::{Fast, Glimpse, Knowledge, Rules, Viewer, Views};

fn choice(game: &Rivals, contender: Contender, seed: u64) -> Decision<Bid> {
    let seat = game.to_act().lowest().expect("somebody is asked");
    bot::<Rivals>(contender, system_clock, seed).choose(&Glimpse::new(game, seat)).expect("something can be chosen")
}

/// Every level, the searching ones with a small budget.
fn contenders() -> impl Iterator<Item = Contender> {
    Level::ALL.into_iter().map(|level| Contender { level, budget: Some(Budget::Iterations(300)) })
}

#[test]
fn two_worlds_that_look_the_same_get_the_same_choice() {
    for number in 0..40 {
        let truth = position(2 + (number % 2) as u8, number);
        let seat = truth.to_act().lowest().expect("somebody is asked");
        let other = truth.determinize(Viewer::Seat(seat), &mut Fast::new(1_000 + number));
        assert_eq!(truth.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
        for contender in contenders() {
            assert_eq!(choice(&truth, contender, number), choice(&other, contender, number), "{contender}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_choice_and_it_is_legal() {
    for number in 0..20 {
        let game = position(3, number);
        for contender in contenders() {
            let decision = choice(&game, contender, 7);
            assert_eq!(decision, choice(&game, contender, 7));
            let seat = game.to_act().lowest().expect("somebody is asked");
            assert!(game.check(seat, &decision.action).is_ok());
            assert!((0.0..=1.0).contains(&decision.estimate));
        }
    }
}

#[test]
fn a_search_tells_what_it_weighed() {
    let game = Rivals::new(&Table { seats: 2 }, &mut Fast::new(5)).unwrap();
    let decision = choice(&game, Contender { level: Level::Elite, budget: Some(Budget::Iterations(500)) }, 1);
    assert_eq!(decision.considered[0].action, decision.action);
    assert_eq!(decision.considered.len(), 6, "one for each card");
    assert!(decision.considered.is_sorted_by(|one, other| one.visits >= other.visits));
    let visits: u32 = decision.considered.iter().map(|considered| considered.visits).sum();
    assert_eq!(visits, decision.playouts);
    assert!(decision.playouts <= 500);
}

#[test]
fn an_adviser_takes_what_looks_best_and_when_it_slips_something_else() {
    for number in 0..20 {
        let game = position(2, number);
        let seat = game.to_act().lowest().expect("somebody is asked");
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        game.legal(seat, &mut legal);
        if legal.len() < 2 {
            continue;
        }
        game.priors(seat, &legal, &mut weights);
        let looks = |action: Bid| weights[legal.iter().position(|&one| one == action).expect("it is legal")];
        let most = weights.iter().copied().fold(0.0, f32::max);
        let chosen = |slips: f32| {
            let mut bot = Adviser::<Rivals>::new(Care { careful: 1.0, slips }, number);
            bot.choose(&Glimpse::new(&game, seat)).expect("something can be chosen").action
        };
        assert_eq!(looks(chosen(0.0)), most);
        assert_ne!(chosen(1.0), chosen(0.0));
    }
}

#[test]
fn a_forced_choice_takes_no_search() {
    let mut game = Rivals::new(&Table { seats: 2 }, &mut Fast::new(5)).unwrap();
    let mut chance = Fast::new(5);
    let mut legal = Vec::new();
    loop {
        let seat = game.to_act().lowest().expect("not over yet");
        legal.clear();
        game.legal(seat, &mut legal);
        if legal.len() == 1 {
            break;
        }
        game.apply(seat, &legal[0], &mut chance, &mut sandtable_core::Unheard);
    }
    let decision = choice(&game, Level::Elite.into(), 1);
    assert_eq!((decision.action, decision.playouts), (legal[0], 1));
}

#[test]
fn nobody_chooses_when_there_is_nothing_to_choose() {
    let game = position(2, 3);
    let waiting = sandtable_core::Seat(7);
    for contender in contenders() {
        assert_eq!(bot::<Rivals>(contender, system_clock, 1).choose(&Glimpse::new(&game, waiting)), None);
    }
}

#[test]
fn the_memory_of_a_search_is_bounded() {
    let temper = Rivals::temper(Level::Elite);
    let game = Rivals::new(&Table { seats: 3 }, &mut Fast::new(5)).unwrap();
    let seat = game.to_act().lowest().unwrap();
    let mut small = Search::<Rivals>::new(temper, Budget::Iterations(5_000), system_clock, 1).with_room_for(200);
    let decision = small.choose(&Glimpse::new(&game, seat)).unwrap();
    assert!(small.branches() <= 200, "{}", small.branches());
    assert!(small.branches() > 150, "the room is used: {}", small.branches());
    assert!(decision.playouts > 200, "it thinks on when its memory is full");
    let mut roomy = Search::<Rivals>::new(temper, Budget::Iterations(5_000), system_clock, 1);
    roomy.choose(&Glimpse::new(&game, seat)).unwrap();
    assert!(roomy.branches() > 200);
}

#[test]
fn a_budget_in_time_is_kept_however_small() {
    let game = position(2, 1);
    let hasty = Contender { level: Level::Elite, budget: Some("0ms".parse().unwrap()) };
    assert!(choice(&game, hasty, 1).playouts >= 1);
}
