//! What playing costs: whole random games, the parts they are made of, and the mathematics of the dice.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use sandtable_bench as bench;
use sandtable_core::{Chances, Fast, Knowledge, Rules, Seat, Unheard, Viewer, Views};
use sandtable_dday_dice::{DDayDice, Setup};

fn games(criterion: &mut Criterion) {
    let setups = [("tiger", 1), ("omaha", 1), ("omaha", 2), ("tiger", 4)]
        .map(|(map, seats)| (format!("{map}, {seats} seats"), Setup::on(map, seats).expect("a map of the game")));
    bench::random_games::<DDayDice>(criterion, 200, setups);
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

criterion_group! { name = benches; config = bench::brief(); targets = games, parts }
criterion_main!(benches);
