//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_core::{Chance, Fast, Game, Unheard, Viewer};
use sandtable_dday_dice::{Award, BazookaJoe, DDayDice, Face, Nation, Setup, Vehicle};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let setups = ["tiger", "omaha", "juno", "hoc"].map(|map| Setup::on(map, 1 + map.len() as u8 % 4).unwrap());
    for (seed, setup) in setups.into_iter().enumerate() {
        let setup = Setup { bazooka_joe: BazookaJoe::Items, ..setup };
        let mut chance = Fast::new(seed as u64);
        let mut actions = Vec::with_capacity(8_192);
        let mut steps = 0;
        // The data files are read once, before anything is counted.
        DDayDice::new(&setup, &mut chance).unwrap();
        let read = Vehicle::all().count() + Award::all().count() + Nation::Us.bonus(Face::Star).len();
        assert!(read > 20);
        for _ in 0..20 {
            let mut game = DDayDice::new(&setup, &mut chance).unwrap();
            let counted = allocation_counter::measure(|| {
                while let Some(seat) = game.to_act().lowest() {
                    actions.clear();
                    game.legal(seat, &mut actions);
                    let action = actions[chance.below(actions.len() as u32) as usize];
                    game.apply(seat, &action, &mut chance, &mut Unheard);
                    let _world = game.determinize(Viewer::Seat(seat), &mut chance);
                    steps += 1;
                }
            });
            assert_eq!(counted.count_total, 0);
        }
        assert!(steps > 200, "{steps}");
    }
}
