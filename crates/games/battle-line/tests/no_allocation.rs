//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_battle_line::{BattleLine, Setup};
use sandtable_core::battery::allocates_nothing;

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let setups = [Setup::default(), Setup { last_chance: true, open_fronts: true, games: 3, ..Setup::default() }];
    let played = allocates_nothing::<BattleLine>(&setups, 2, |play| allocation_counter::measure(play).count_total);
    assert!(played > 200, "{played}");
}
