//! What playing costs: whole random games, and the parts they are made of.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_core::battery::{RandomPlay, random_positions};
use sandtable_core::{Fast, Knowledge, Rules, Unheard, Viewer, Views};
use sandtable_undaunted::{Setup, Undaunted};

/// Positions from all phases of random games of all scenarios.
fn positions() -> Vec<Undaunted> {
    let setups: Vec<Setup> = (1..=12).map(|number| Setup { round_limit: 40, ..Setup::printed(number) }).collect();
    random_positions(&setups, 1, 11)
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random play, actions");
    for number in [1, 5, 12] {
        let mut play = RandomPlay::<Undaunted>::new(Setup::printed(number), 100);
        group.throughput(Throughput::Elements(play.actions()));
        group.bench_function(format!("scenario {number}"), |bencher| bencher.iter(|| play.again()));
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
