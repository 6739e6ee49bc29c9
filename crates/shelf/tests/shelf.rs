//! Every game on the shelf can be started, played by its bots and counted, without naming its type.

use std::sync::Mutex;

use sandtable_core::{Chosen, Fast, Seeded};
use sandtable_shelf::{ArenaPlan, BotError, Budget, Contender, Level, PlanError, Shelf, SimPlan, registry};
use serde_json::{Value, json};

fn quick(level: Level) -> Contender {
    Contender { level, budget: Some(Budget::Iterations(20)) }
}

#[test]
fn the_shelf_and_the_registry_list_the_same_games() {
    let shelf = Shelf::all();
    let shelved: Vec<_> = shelf.iter().map(|game| game.kind().info().slug).collect();
    let registered: Vec<_> = registry().iter().map(|kind| kind.info().slug).collect();
    assert_eq!(shelved, registered);
    assert!(shelved.contains(&"battle-line"));
    assert!(shelved.iter().all(|slug| shelf.find(slug).is_ok()));
}

#[test]
fn a_game_that_is_not_there_is_named_with_those_that_are() {
    let error = Shelf::all().find("chess").err().expect("no chess").to_string();
    assert!(error.contains("\"chess\"") && error.contains("battle-line"), "{error}");
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for game in Shelf::all().iter() {
        for level in Level::ALL {
            let mut chance = Fast::new(3);
            let mut state = game.kind().start(&Value::Null, &mut chance).unwrap();
            let mut bots: Vec<_> = (0..state.seats()).map(|seat| game.bot(quick(level), seat.into())).collect();
            while let Some(seat) = state.to_act().lowest() {
                let decision = bots[seat.index()].choose(&*state, seat).unwrap();
                state.apply(seat, &Chosen::Notation(decision.action), &mut chance).unwrap();
            }
            assert!(state.outcome().is_some());
            let late = bots[0].choose(&*state, sandtable_core::Seat(0)).unwrap_err();
            assert_eq!(late, BotError::NotAsked(sandtable_core::Seat(0)));
        }
    }
}

#[test]
fn a_simulated_game_can_be_replayed_from_its_seed() {
    let shelf = Shelf::all();
    let game = shelf.find("battle-line").unwrap();
    let setup = json!({"last-chance": true});
    let plan = SimPlan {
        setup: setup.clone(),
        bots: vec![Level::Random.into(), quick(Level::Recruit)],
        rotate: true,
        games: 4,
        seed: "5".to_owned(),
        threads: None,
    };
    let digests = Mutex::new(Vec::new());
    let report = game
        .simulate(
            &plan,
            &|_| {},
            Some(&|finished| {
                let mut chance = Seeded::new(&finished.seed);
                let mut again = game.kind().start(&setup, &mut chance).unwrap();
                for (seat, action) in finished.actions {
                    again.apply(seat, &Chosen::Notation(action), &mut chance).unwrap();
                }
                digests.lock().unwrap().push((again.digest(), finished.end.digest()));
            }),
        )
        .unwrap();
    let digests = digests.into_inner().unwrap();
    assert_eq!((digests.len(), report.games), (4, 4));
    assert!(digests.iter().all(|(again, end)| again == end));
}

#[test]
fn plans_with_a_mistake_say_where_it_is() {
    let shelf = Shelf::all();
    let game = shelf.find("battle-line").unwrap();
    let plan = SimPlan {
        setup: json!({"games": 0}),
        bots: vec![Level::Random.into()],
        rotate: false,
        games: 1,
        seed: String::new(),
        threads: None,
    };
    let wrong_setup = game.simulate(&plan, &|_| {}, None).unwrap_err();
    assert!(wrong_setup.to_string().starts_with("setup.games: "), "{wrong_setup}");
    let plan = SimPlan { setup: Value::Null, ..plan };
    assert_eq!(game.simulate(&plan, &|_| {}, None).unwrap_err(), PlanError::Bots { expected: 2, given: 1 });
    let plan = ArenaPlan {
        setup: Value::Null,
        bots: vec![Level::Random.into(), Level::Recruit.into()],
        ladder: true,
        games: 0,
        seed: String::new(),
        threads: None,
    };
    assert_eq!(game.arena(&plan, &|_| {}).unwrap_err(), PlanError::NoGames);
}
