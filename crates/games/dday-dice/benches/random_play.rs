//! What playing costs: whole random games, the parts they are made of, and the mathematics of the dice.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sandtable_core::{Chance, Fast, Game, Knowledge, Seat, Unheard, Viewer};
use sandtable_dday_dice::{Action, DDayDice, Setup};

/// Plays one random game; tells how many actions it took.
fn random_game(setup: &Setup, chance: &mut Fast, actions: &mut Vec<Action>) -> u64 {
    let mut game = DDayDice::new(setup, chance).expect("a set-up of the bench");
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

fn games(criterion: &mut Criterion) {
    const GAMES: u64 = 200;
    let mut group = criterion.benchmark_group("random play, actions");
    for (map, seats) in [("tiger", 1), ("omaha", 1), ("omaha", 2), ("tiger", 4)] {
        let setup = Setup::on(map, seats).expect("a map of the game");
        let mut actions = Vec::new();
        let mut chance = Fast::new(1);
        let steps: u64 = (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum();
        group.throughput(Throughput::Elements(steps));
        // The same games again, so the number of actions is the one that was counted.
        group.bench_function(format!("{map}, {seats} seats"), |bencher| {
            bencher.iter(|| {
                let mut chance = Fast::new(1);
                (0..GAMES).map(|_| random_game(&setup, &mut chance, &mut actions)).sum::<u64>()
            });
        });
    }
    group.finish();
}

fn parts(criterion: &mut Criterion) {
    let mut chance = Fast::new(5);
    let setup = Setup::on("omaha", 1).expect("a map of the game");
    let mut game = DDayDice::new(&setup, &mut chance).expect("the plain set-up");
    let card = "pool wire-cutters".parse().expect("an action");
    game.apply(Seat(0), &card, &mut chance, &mut Unheard);
    let mut legal = Vec::new();
    game.legal(Seat(0), &mut legal);
    let mut group = criterion.benchmark_group("parts");
    group.bench_function("the best lock of a first roll", |bencher| {
        let mut priors = Vec::new();
        bencher.iter(|| {
            priors.clear();
            game.priors(Seat(0), &legal, &mut priors);
            black_box(&priors);
        });
    });
    group.bench_function("odds of a lock", |bencher| bencher.iter(|| black_box(game.odds(Seat(0), &legal[0]))));
    group.bench_function("view", |bencher| bencher.iter(|| black_box(game.view(Viewer::Public))));
    group.bench_function("clone", |bencher| bencher.iter(|| black_box(game.clone())));
    group.finish();
}

criterion_group!(benches, games, parts);
criterion_main!(benches);
