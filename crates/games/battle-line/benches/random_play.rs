//! What playing costs: whole random games, and the parts they are made of.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_battle_line::rules::claim::Proof;
use sandtable_battle_line::{Action, BattleLine, Flag, Setup};
use sandtable_core::battery::{RandomPlay, random_positions};
use sandtable_core::{Chance, Fast, Rules, Seat, Unheard, Viewer, Views};

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random play, actions");
    for (name, setup) in [
        ("plain", Setup::default()),
        ("troops only", Setup { troops_only: true, ..Setup::default() }),
        ("last chance, open fronts", Setup { last_chance: true, open_fronts: true, ..Setup::default() }),
    ] {
        let mut play = RandomPlay::<BattleLine>::new(setup, 200);
        group.throughput(Throughput::Elements(play.actions()));
        group.bench_function(name, |bencher| bencher.iter(|| play.again()));
    }
    group.finish();
}

fn parts(criterion: &mut Criterion) {
    let positions = random_positions::<BattleLine>(&[Setup::default()], 40, 11);
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
    group.bench_function("proof of nine flags", |bencher| {
        bencher.iter(|| {
            let holds =
                |game: &BattleLine| Flag::all().filter(|&flag| game.proof(Seat(0), flag) == Proof::Holds).count();
            positions.iter().map(holds).sum::<usize>()
        });
    });
    let mut chance = Fast::new(3);
    let chosen: Vec<(BattleLine, Seat, Action)> = positions
        .iter()
        .map(|game| {
            let seat = game.to_act().lowest().expect("not over");
            actions.clear();
            game.legal(seat, &mut actions);
            (*game, seat, actions[chance.below(actions.len() as u32) as usize])
        })
        .collect();
    group.bench_function("apply", |bencher| {
        bencher.iter_batched_ref(
            || chosen.clone(),
            |chosen| {
                for (game, seat, action) in chosen {
                    game.apply(*seat, action, &mut chance, &mut Unheard);
                }
            },
            BatchSize::LargeInput,
        );
    });
    group.bench_function("clone", |bencher| {
        bencher.iter(|| {
            for game in &positions {
                black_box(*game);
            }
        });
    });
    let mut chance = Fast::new(4);
    group.bench_function("determinize", |bencher| {
        bencher.iter(|| {
            for game in &positions {
                black_box(game.determinize(Viewer::Seat(Seat(0)), &mut chance));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, games, parts);
criterion_main!(benches);
