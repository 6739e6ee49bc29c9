//! What playing costs: whole random games, the parts they are made of, and the proof of a claim.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sandtable_battle_line::rules::claim::Proof;
use sandtable_battle_line::{BattleLine, Flag, Setup};
use sandtable_bench as bench;
use sandtable_core::Seat;
use sandtable_core::battery::random_positions;

fn games(criterion: &mut Criterion) {
    let plain = Setup::default();
    let setups = [
        ("plain", plain),
        ("troops only", Setup { troops_only: true, ..plain }),
        ("last chance, open fronts", Setup { last_chance: true, open_fronts: true, ..plain }),
    ];
    bench::random_games::<BattleLine>(criterion, 200, setups);
}

fn parts(criterion: &mut Criterion) {
    let positions = random_positions::<BattleLine>(&[Setup::default()], 40, 11);
    bench::parts(criterion, &positions);
    let mut group = criterion.benchmark_group("claims");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("proof of nine flags", |bencher| {
        bencher.iter(|| {
            let holds =
                |game: &BattleLine| Flag::all().filter(|&flag| game.proof(Seat(0), flag) == Proof::Holds).count();
            positions.iter().map(holds).sum::<usize>()
        });
    });
    group.finish();
}

criterion_group! { name = benches; config = bench::brief(); targets = games, parts }
criterion_main!(benches);
