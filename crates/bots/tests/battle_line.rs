//! The levels on Battle Line: what they may know, and that each is better than chance.

use std::num::NonZeroUsize;

use sandtable_battle_line::{BattleLine, Setup};
use sandtable_bots::{ArenaPlan, Budget, Contender, Level, arena, bot, system_clock};
use sandtable_core::battery::underway;
use sandtable_core::{Fast, Glimpse, Rules, Viewer, Views};

/// Every level, the searching ones with a small budget.
fn contenders() -> impl Iterator<Item = Contender> {
    Level::ALL.into_iter().map(|level| Contender { level, budget: Some(Budget::Iterations(150)) })
}

#[test]
fn two_worlds_that_look_the_same_get_the_same_choice() {
    let mut compared = 0;
    for number in 0..40 {
        let Some(truth) = underway::<BattleLine>(&Setup::default(), 90, number) else { continue };
        let seat = truth.to_act().lowest().expect("the game goes on");
        let other = truth.determinize(Viewer::Seat(seat), &mut Fast::new(1_000 + number));
        assert_eq!(truth.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
        compared += usize::from(truth != other);
        for contender in contenders() {
            let [one, two] = [&truth, &other]
                .map(|world| bot(contender, system_clock, number).choose(&Glimpse::new(world, seat)).unwrap());
            assert_eq!(one, two, "{contender}");
            assert!(truth.check(seat, &one.action).is_ok());
        }
    }
    assert!(compared > 20, "most worlds are different in truth: {compared}");
}

#[test]
fn even_the_weakest_level_beats_chance_almost_always() {
    let plan = ArenaPlan {
        setup: Setup::default(),
        bots: vec![Level::Random.into(), Level::Recruit.into()],
        ladder: true,
        games: 60,
        seed: "recruit".to_owned(),
        threads: NonZeroUsize::new(2),
    };
    let report = arena::<BattleLine>(&plan, &|_| {}).unwrap();
    assert!(report.pairings[0].rate.value > 0.85, "{:?}", report.pairings);
}
