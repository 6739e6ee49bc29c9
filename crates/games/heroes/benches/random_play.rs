//! What playing costs: whole random games, and the parts they are made of.

use criterion::{Criterion, criterion_group, criterion_main};
use sandtable_bench as bench;
use sandtable_core::battery::random_positions;
use sandtable_heroes::{Heroes, Setup};

/// Positions from all phases of random games of all scenarios.
fn positions() -> Vec<Heroes> {
    let setups: Vec<Setup> = (1..=7).map(Setup::printed).collect();
    random_positions(&setups, 1, 11)
}

fn games(criterion: &mut Criterion) {
    let scenarios = [1, 4, 7].map(|number| (format!("scenario {number}"), Setup::printed(number)));
    bench::random_games::<Heroes>(criterion, 100, scenarios);
}

fn parts(criterion: &mut Criterion) {
    let positions = positions();
    bench::parts(criterion, &positions);
    bench::knowledge(criterion, &Setup::printed(1), &positions);
}

criterion_group! { name = benches; config = bench::brief(); targets = games, parts }
criterion_main!(benches);
