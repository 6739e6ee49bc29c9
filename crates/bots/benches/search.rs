//! How fast bots think: iterations of the search on Battle Line, and choices at a glance.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use sandtable_battle_line::BattleLine;
use sandtable_bots::{Bot, Budget, Contender, Level, Search, bot, system_clock};
use sandtable_core::{Fast, Glimpse, Knowledge, Rules, Unheard};

/// A game after some turns between middling players, when there is something to think about.
fn middle_of_a_game(actions: usize) -> BattleLine {
    let mut chance = Fast::new(1);
    let mut game = BattleLine::new(&Default::default(), &mut chance).expect("the usual game can be played");
    let mut player = bot::<BattleLine>(Level::Regular.into(), system_clock, 1);
    for _ in 0..actions {
        let Some(seat) = game.to_act().lowest() else { break };
        let Some(decision) = player.choose(&Glimpse::new(&game, seat)) else { break };
        game.apply(seat, &decision.action, &mut chance, &mut Unheard);
    }
    game
}

fn search(criterion: &mut Criterion) {
    const ITERATIONS: u32 = 1_000;
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(ITERATIONS.into())).sample_size(20);
    for (name, actions) in [("opening", 0), ("middle", 30), ("late", 60)] {
        let game = middle_of_a_game(actions);
        let seat = game.to_act().lowest().expect("the game goes on");
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                || Search::new(BattleLine::temper(Level::Elite), Budget::Iterations(ITERATIONS), system_clock, 1),
                |mut search| search.choose(&Glimpse::new(&game, seat)),
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

fn judgement(criterion: &mut Criterion) {
    let game = middle_of_a_game(30);
    let seat = game.to_act().lowest().expect("the game goes on");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    criterion.bench_function("evaluate", |bencher| {
        bencher.iter(|| {
            let mut worth = [0.0; 2];
            game.evaluate(seat, &mut worth);
            worth
        });
    });
    criterion.bench_function("priors", |bencher| {
        let mut weights = Vec::new();
        bencher.iter(|| {
            weights.clear();
            game.priors(seat, &legal, &mut weights);
            weights.len()
        });
    });
    criterion.bench_function("glance", |bencher| {
        let mut player = bot::<BattleLine>(Contender::from(Level::Regular), system_clock, 1);
        bencher.iter(|| player.choose(&Glimpse::new(&game, seat)));
    });
}

criterion_group!(benches, search, judgement);
criterion_main!(benches);
