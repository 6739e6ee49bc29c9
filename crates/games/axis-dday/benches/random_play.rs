//! What playing costs: whole random games, and the parts they are made of.

use criterion::{Criterion, criterion_group, criterion_main};
use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_bench as bench;
use sandtable_core::battery::random_positions;

fn setups() -> [(&'static str, Setup); 3] {
    let basic = Setup::default();
    let all = Setup { fortune: true, tactics: true, ..basic };
    [("basic", basic), ("all decks", all), ("three seats, all decks", Setup { seats: 3, ..all })]
}

fn games(criterion: &mut Criterion) {
    bench::random_games::<AxisDDay>(criterion, 50, setups());
}

fn parts(criterion: &mut Criterion) {
    bench::parts(criterion, &random_positions::<AxisDDay>(&setups().map(|(_, setup)| setup), 1, 11));
}

criterion_group! { name = benches; config = bench::brief(); targets = games, parts }
criterion_main!(benches);
