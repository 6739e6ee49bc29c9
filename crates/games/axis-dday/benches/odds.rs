//! What the exact odds of a battle cost: the largest that the rules allow, with every unit of both sides.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use sandtable_axis_dday::odds::Fight;
use sandtable_axis_dday::{Kind, Power, Side, Unit, Units};

/// Eight units of each side (AD-7.1), of all kinds, and the two blockhouses that a zone has at most (AD-7.3).
fn largest() -> Units {
    let mut units = Units::NONE;
    let line = [(Kind::Infantry, 4), (Kind::Artillery, 2), (Kind::Tank, 2)];
    for (kind, count) in line {
        units.add(Unit::of(Power::Axis, kind), count);
        units.add(Unit::of(Power::Us, kind), count / 2);
        units.add(Unit::of(Power::Uk, kind), count - count / 2);
    }
    units.add(Unit::BLOCKHOUSE, 2);
    units
}

fn battles(criterion: &mut Criterion) {
    let units = largest();
    let mut group = criterion.benchmark_group("odds of the largest battle");
    group.bench_function("one cycle", |bencher| {
        bencher.iter(|| black_box(Fight::new(black_box(&units), Side::Allies).cycle()));
    });
    group.bench_function("to the end", |bencher| {
        bencher.iter(|| black_box(Fight::new(black_box(&units), Side::Allies).to_the_end()));
    });
    group.finish();
}

criterion_group! { name = benches; config = sandtable_bench::brief(); targets = battles }
criterion_main!(benches);
