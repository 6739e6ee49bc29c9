//! The levels on Battle Line: what they may know, and that each is better than chance.

use std::num::NonZeroUsize;

use sandtable_battle_line::{BattleLine, Setup};
use sandtable_bots::{ArenaPlan, Budget, Contender, Level, arena, bot, system_clock};
use sandtable_core::{Chance, Fast, Glimpse, Rules, Unheard, Viewer, Views};

/// Every level, the searching ones with a small budget.
fn contenders() -> impl Iterator<Item = Contender> {
    Level::ALL.into_iter().map(|level| Contender { level, budget: Some(Budget::Iterations(150)) })
}

/// A game after some random actions.
fn position(number: u64) -> Option<BattleLine> {
    let mut chance = Fast::new(number);
    let mut game = BattleLine::new(&Setup::default(), &mut chance).ok()?;
    let mut legal = Vec::new();
    for _ in 0..chance.below(90) {
        let seat = game.to_act().lowest()?;
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, &action, &mut chance, &mut Unheard);
    }
    game.outcome().is_none().then_some(game)
}

#[test]
fn two_worlds_that_look_the_same_get_the_same_choice() {
    let mut compared = 0;
    for number in 0..40 {
        let Some(truth) = position(number) else { continue };
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
