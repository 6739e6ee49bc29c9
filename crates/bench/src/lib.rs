//! What playing any game costs, measured the same way for all of them: whole random games, the parts they are made of, and what a good
//! player's knowledge costs. A game's bench names its set-ups, and adds what only that game has.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, Throughput};
use sandtable_core::battery::RandomPlay;
use sandtable_core::{Fast, Game, Knowledge, Seat, Unheard, Viewer};

/// Few samples and short ones: these benches are for comparing a change with what was before it.
#[must_use]
pub fn brief() -> Criterion {
    Criterion::default().sample_size(10).measurement_time(Duration::from_secs(2))
}

/// So many random games of each set-up, in actions a second.
pub fn random_games<G: Game>(
    criterion: &mut Criterion,
    games: u32,
    setups: impl IntoIterator<Item = (impl Into<String>, G::Setup)>,
) {
    let mut group = criterion.benchmark_group("random play, actions");
    for (name, setup) in setups {
        let mut play = RandomPlay::<G>::new(setup, games);
        group.throughput(Throughput::Elements(play.actions()));
        group.bench_function(name.into(), |bencher| bencher.iter(|| play.again()));
    }
    group.finish();
}

fn asked<G: Game>(game: &G) -> Seat {
    game.to_act().lowest().expect("not over")
}

/// A group whose elements are positions.
fn over<'a, G>(criterion: &'a mut Criterion, name: &str, positions: &[G]) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.throughput(Throughput::Elements(positions.len() as u64));
    group
}

/// What each part of the contract costs in these positions.
pub fn parts<G: Game>(criterion: &mut Criterion, positions: &[G]) {
    let mut group = over(criterion, "parts", positions);
    let mut actions = Vec::new();
    group.bench_function("legal", |bencher| {
        bencher.iter(|| {
            for game in positions {
                actions.clear();
                game.legal(asked(game), &mut actions);
                black_box(&actions);
            }
        });
    });
    let first = |game: &G| {
        let mut actions = Vec::new();
        game.legal(asked(game), &mut actions);
        (asked(game), actions.swap_remove(0))
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
            || positions.to_vec(),
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
    group.bench_function("determinize", |bencher| {
        let mut chance = Fast::new(1);
        bencher.iter(|| {
            for game in positions {
                black_box(game.determinize(Viewer::Seat(asked(game)), &mut chance));
            }
        });
    });
    group.bench_function("view", |bencher| {
        bencher.iter(|| {
            for game in positions {
                black_box(game.view(Viewer::Public));
            }
        });
    });
    group.finish();
}

/// Whole games of a set-up as playouts are guided, and what a judgement of a position costs.
pub fn knowledge<G: Knowledge>(criterion: &mut Criterion, setup: &G::Setup, positions: &[G]) {
    const GAMES: u64 = 20;
    let mut group = criterion.benchmark_group("knowledge");
    group.throughput(Throughput::Elements(GAMES));
    let mut legal = Vec::new();
    group.bench_function("guided games", |bencher| {
        bencher.iter(|| {
            let mut chance = Fast::new(1);
            for _ in 0..GAMES {
                let mut game = G::new(setup, &mut chance).expect("a set-up that can be played");
                while let Some(seat) = game.to_act().lowest() {
                    legal.clear();
                    game.legal(seat, &mut legal);
                    let chosen = game.playout(seat, &legal, &mut chance);
                    game.apply(seat, &legal[chosen], &mut chance, &mut Unheard);
                }
            }
        });
    });
    group.finish();
    let mut worth = vec![0.0; usize::from(G::seats(setup))];
    let mut group = over(criterion, "knowledge", positions);
    group.bench_function("evaluate", |bencher| {
        bencher.iter(|| {
            for game in positions {
                game.evaluate(asked(game), &mut worth);
                black_box(&worth);
            }
        });
    });
    group.finish();
}
