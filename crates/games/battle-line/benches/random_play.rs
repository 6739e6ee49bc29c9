//! What playing costs: whole random games, and the parts they are made of.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_battle_line::rules::claim::Proof;
use sandtable_battle_line::{Action, BattleLine, Flag, Setup};
use sandtable_core::{Chance, Fast, Game, Seat, Unheard, Viewer};

/// Plays one random game; tells how many actions it took.
fn random_game(setup: &Setup, chance: &mut Fast, actions: &mut Vec<Action>) -> u64 {
    let mut game = BattleLine::new(setup, chance).expect("a set-up of the bench");
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

/// Positions from all phases of random games.
fn positions() -> Vec<BattleLine> {
    let mut chance = Fast::new(11);
    let mut positions = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..40 {
        let mut game = BattleLine::new(&Setup::default(), &mut chance).expect("the plain set-up");
        while let Some(seat) = game.to_act().lowest() {
            positions.push(game);
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
    positions
}

fn games(criterion: &mut Criterion) {
    const GAMES: u64 = 200;
    let mut group = criterion.benchmark_group("random play, actions");
    for (name, setup) in [
        ("plain", Setup::default()),
        ("troops only", Setup { troops_only: true, ..Setup::default() }),
        ("last chance, open fronts", Setup { last_chance: true, open_fronts: true, ..Setup::default() }),
    ] {
        let mut actions = Vec::new();
        let mut chance = Fast::new(1);
        let steps: u64 = (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum();
        group.throughput(Throughput::Elements(steps));
        // The same games again, so the number of actions is the one that was counted.
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut chance = Fast::new(1);
                (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum::<u64>()
            });
        });
    }
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
