//! Many games at once: what is counted, and what it may depend on.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::bidding::{Friends, Rivals, Table};
use sandtable_bots::{ArenaPlan, Budget, Contender, Level, PlanError, SimPlan, SimReport, arena, simulate};
use sandtable_core::{Rules, Seeded, Unheard};

fn small(level: Level) -> Contender {
    Contender { level, budget: Some(Budget::Iterations(60)) }
}

fn plan(bots: &[Contender], games: u64, threads: usize) -> SimPlan<Table> {
    SimPlan {
        setup: Table { seats: bots.len() as u8 },
        bots: bots.to_vec(),
        rotate: true,
        games,
        seed: "7".to_owned(),
        threads: NonZeroUsize::new(threads),
    }
}

/// Without what a clock measures.
fn timeless(report: SimReport) -> SimReport {
    SimReport { seconds: 0.0, cpu_seconds: 0.0, ..report }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for bots in [[Level::Random.into(); 3], [small(Level::Regular), Level::Recruit.into(), Level::Random.into()]] {
        let [one, three] = [1, 3].map(|threads| simulate::<Rivals>(&plan(&bots, 90, threads), &|_| {}, None).unwrap());
        assert_eq!(timeless(one), timeless(three));
    }
}

#[test]
fn everything_is_counted_once() {
    let told = AtomicU64::new(0);
    let report = simulate::<Rivals>(
        &plan(&[Level::Random.into(); 2], 1_000, 2),
        &|done| {
            told.fetch_max(done, Ordering::Relaxed);
        },
        None,
    )
    .unwrap();
    assert_eq!(told.into_inner(), 1_000);
    assert_eq!((report.games, report.steps), (1_000, 12_000), "six cards a seat");
    assert_eq!((report.shortest, report.longest, report.mean_length()), (12, 12, 12.0));
    let won: u64 = report.by_seat.iter().map(|tally| tally.won).sum();
    assert_eq!(won + report.drawn, 1_000);
    assert!(report.by_bot.iter().all(|tally| tally.games == 1_000 && tally.rate.low < 0.5 && 0.5 < tally.rate.high));
    assert!(report.steps_per_cpu_second() > 0.0);
}

#[test]
fn a_kept_game_can_be_played_again_from_its_seed() {
    let kept = Mutex::new(Vec::new());
    let bots = [Level::Random.into(), small(Level::Regular)];
    let report = simulate::<Rivals>(
        &plan(&bots, 20, 2),
        &|_| {},
        Some(&|game| {
            let mut chance = Seeded::new(&game.seed);
            let mut again = Rivals::new(game.setup, &mut chance).unwrap();
            for (seat, action) in game.actions {
                assert!(again.check(*seat, action).is_ok());
                again.apply(*seat, action, &mut chance, &mut Unheard);
            }
            assert_eq!(&again, game.end);
            kept.lock().unwrap().push((game.number, game.seed.to_string(), game.seating.to_vec()));
        }),
    )
    .unwrap();
    let mut kept = kept.into_inner().unwrap();
    kept.sort();
    assert_eq!(kept.len() as u64, report.games);
    assert_eq!(kept[0].1, kept[1].1, "the second game is the same deal");
    assert_eq!((&kept[0].2[..], &kept[1].2[..]), (&[0, 1][..], &[1, 0][..]), "with the seats exchanged");
    assert_ne!(kept[1].1, kept[2].1);
}

#[test]
fn a_plan_that_cannot_be_carried_out_says_why() {
    let refused = |plan: &SimPlan<Table>| simulate::<Rivals>(plan, &|_| {}, None).unwrap_err();
    let mut too_few = plan(&[Level::Random.into(); 2], 10, 1);
    too_few.setup.seats = 3;
    assert_eq!(refused(&too_few), PlanError::Bots { expected: 3, given: 2 });
    assert_eq!(refused(&plan(&[Level::Random.into(); 2], 0, 1)), PlanError::NoGames);
    let crowd = refused(&plan(&[Level::Random.into(); 5], 10, 1));
    assert_eq!(crowd.to_string(), "setup.seats: 2 or 3");
}

fn ladder(bots: &[Contender], seats: u8, games: u64) -> ArenaPlan<Table> {
    ArenaPlan {
        setup: Table { seats },
        bots: bots.to_vec(),
        ladder: false,
        games,
        seed: "arena".to_owned(),
        threads: NonZeroUsize::new(2),
    }
}

#[test]
fn search_beats_chance_clearly_for_two_and_for_three() {
    for seats in [2, 3] {
        let bots = [Level::Random.into(), Contender { level: Level::Elite, budget: Some(Budget::Iterations(400)) }];
        let report = arena::<Rivals>(&ladder(&bots, seats, 300), &|_| {}).unwrap();
        let pairing = &report.pairings[0];
        assert_eq!(pairing.games, 300);
        assert!(pairing.rate.low > 0.55, "{pairing:?}");
        assert!(report.ratings[1].points.low > 0.0, "{:?}", report.ratings);
    }
}

#[test]
fn search_helps_those_who_play_together() {
    let bots = [Level::Random.into(), Contender { level: Level::Elite, budget: Some(Budget::Iterations(400)) }];
    let report = arena::<Friends>(&ladder(&bots, 2, 400), &|_| {}).unwrap();
    let pairing = &report.pairings[0];
    assert_eq!(pairing.games, 200, "a deal is one comparison");
    assert!(pairing.rate.low > 0.6, "{pairing:?}");
    let alone = simulate::<Friends>(&plan(&[Level::Random.into(); 2], 200, 2), &|_| {}, None).unwrap();
    assert!(alone.lost_together > 100);
}

#[test]
fn everybody_meets_everybody_or_only_neighbours() {
    let mut plan = ladder(&[Level::Random.into(), Level::Recruit.into(), small(Level::Regular)], 2, 3);
    assert_eq!(plan.pairings(), [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(plan.total_games(), 12, "an odd number is rounded up");
    plan.ladder = true;
    assert_eq!(plan.pairings(), [(0, 1), (1, 2)]);
    let report = arena::<Rivals>(&plan, &|_| {}).unwrap();
    assert_eq!(report.pairings.len(), 2);
    assert_eq!(report.pairings[1].stronger, "regular:60");
    plan.bots.truncate(1);
    assert_eq!(arena::<Rivals>(&plan, &|_| {}).unwrap_err(), PlanError::Alone(1));
}
