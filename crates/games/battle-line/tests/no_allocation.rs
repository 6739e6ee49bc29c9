//! Playing allocates nothing: `legal` and `apply` work on the flat state and the caller's list.

use sandtable_battle_line::{BattleLine, Setup};
use sandtable_core::{Chance, Fast, Game, Unheard, Viewer};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    for (seed, setup) in
        [Setup::default(), Setup { last_chance: true, open_fronts: true, games: 3, ..Setup::default() }]
            .into_iter()
            .enumerate()
    {
        let mut chance = Fast::new(seed as u64);
        let mut game = BattleLine::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::with_capacity(4_096);
        let mut steps = 0;
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
        assert!(steps > 50, "{steps}");
        assert_eq!(counted.count_total, 0);
    }
}
