//! What playing costs: whole random games, and the parts they are made of.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_core::battery::{RandomPlay, random_positions};
use sandtable_core::{Fast, Rules, Unheard, Viewer, Views};

fn setups() -> [(&'static str, Setup); 3] {
    let basic = Setup::default();
    let all = Setup { fortune: true, tactics: true, ..basic };
    [("basic", basic), ("all decks", all), ("three seats, all decks", Setup { seats: 3, ..all })]
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random play, actions");
    for (name, setup) in setups() {
        let mut play = RandomPlay::<AxisDDay>::new(setup, 50);
        group.throughput(Throughput::Elements(play.actions()));
        group.bench_function(name, |bencher| bencher.iter(|| play.again()));
    }
    group.finish();
}

fn parts(criterion: &mut Criterion) {
    let positions = random_positions::<AxisDDay>(&setups().map(|(_, setup)| setup), 1, 11);
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
    let first = |game: &AxisDDay| {
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
    targets = games, parts
}
criterion_main!(benches);
