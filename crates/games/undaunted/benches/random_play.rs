//! What playing costs: whole random games, and the parts they are made of.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_core::{Chance, Fast, Game, Knowledge, Unheard, Viewer};
use sandtable_undaunted::{Action, Setup, Undaunted};

/// Plays one random game; tells how many actions it took.
fn random_game(setup: &Setup, chance: &mut Fast, actions: &mut Vec<Action>) -> u64 {
    let mut game = Undaunted::new(setup, chance).expect("a set-up of the bench");
    let mut steps = 0;
    while let Some(seat) = game.to_act().lowest() {
        actions.clear();
        game.legal(seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, &action, chance, &mut Unheard);
        steps += 1;
    }
    steps
}

/// Positions from all phases of random games of all scenarios.
fn positions() -> Vec<Undaunted> {
    let mut chance = Fast::new(11);
    let mut positions = Vec::new();
    let mut actions = Vec::new();
    for number in 1..=12 {
        let setup = Setup { round_limit: 40, ..Setup::printed(number) };
        let mut game = Undaunted::new(&setup, &mut chance).expect("a printed scenario");
        while let Some(seat) = game.to_act().lowest() {
            positions.push(game.clone());
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
    positions
}

fn games(criterion: &mut Criterion) {
    const GAMES: u64 = 100;
    let mut group = criterion.benchmark_group("random play, actions");
    for number in [1, 5, 12] {
        let setup = Setup::printed(number);
        let mut actions = Vec::new();
        let mut chance = Fast::new(1);
        let steps: u64 = (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum();
        group.throughput(Throughput::Elements(steps));
        // The same games again, so the number of actions is the one that was counted.
        group.bench_function(format!("scenario {number}"), |bencher| {
            bencher.iter(|| {
                let mut chance = Fast::new(1);
                (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum::<u64>()
            });
        });
    }
    group.finish();
}

/// Whole games of scenario 1 as playouts are guided, and what a judgement of a position costs.
fn knowledge(criterion: &mut Criterion) {
    const GAMES: u64 = 20;
    let setup = Setup::printed(1);
    let mut group = criterion.benchmark_group("knowledge");
    group.throughput(Throughput::Elements(GAMES));
    let mut legal = Vec::new();
    group.bench_function("guided games", |bencher| {
        bencher.iter(|| {
            let mut chance = Fast::new(1);
            for _ in 0..GAMES {
                let mut game = Undaunted::new(&setup, &mut chance).expect("a printed scenario");
                while let Some(seat) = game.to_act().lowest() {
                    legal.clear();
                    game.legal(seat, &mut legal);
                    let action = legal[game.playout(seat, &legal, &mut chance)];
                    game.apply(seat, &action, &mut chance, &mut Unheard);
                }
            }
        });
    });
    let positions = positions();
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("evaluate", |bencher| {
        bencher.iter(|| {
            for game in &positions {
                let mut worth = [0.0; 2];
                game.evaluate(game.to_act().lowest().expect("not over"), &mut worth);
                black_box(worth);
            }
        });
    });
    group.finish();
}

fn parts(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("parts");
    group.throughput(Throughput::Elements(positions.len() as u64));
    let mut actions = Vec::new();
    group.bench_function("legal", |bencher| {
        bencher.iter(|| {
            for game in &positions {
                actions.clear();
                game.legal(game.to_act().lowest().expect("not over"), &mut actions);
                black_box(&actions);
            }
        });
    });
    let first = |game: &Undaunted| {
        let seat = game.to_act().lowest().expect("not over");
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        (seat, actions[0])
    };
    let chosen: Vec<_> = positions.iter().map(first).collect();
    group.bench_function("check", |bencher| {
        bencher.iter(|| {
            for (game, (seat, action)) in positions.iter().zip(&chosen) {
                black_box(game.check(*seat, action)).expect("legal");
            }
        });
    });
    group.bench_function("clone and apply", |bencher| {
        bencher.iter_batched(
            || positions.clone(),
            |mut games| {
                let mut chance = Fast::new(1);
                for (game, (seat, action)) in games.iter_mut().zip(&chosen) {
                    game.apply(*seat, action, &mut chance, &mut Unheard);
                }
                games
            },
            BatchSize::LargeInput,
        );
    });
    group.bench_function("determinize", |bencher| {
        let mut chance = Fast::new(1);
        bencher.iter(|| {
            for game in &positions {
                black_box(game.determinize(Viewer::Seat(game.to_act().lowest().expect("not over")), &mut chance));
            }
        });
    });
    group.bench_function("view", |bencher| {
        bencher.iter(|| {
            for game in &positions {
                black_box(game.view(Viewer::Public));
            }
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10).measurement_time(std::time::Duration::from_secs(2));
    targets = games, parts, knowledge
}
criterion_main!(benches);
