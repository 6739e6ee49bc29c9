//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_core::{Chance, Fast, Game, Unheard, Viewer};
use sandtable_undaunted::{Setup, Undaunted};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    for number in [1, 5, 10, 12] {
        let mut chance = Fast::new(u64::from(number));
        let setup = Setup { round_limit: 60, ..Setup::printed(number) };
        let mut game = Undaunted::new(&setup, &mut chance).unwrap();
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
