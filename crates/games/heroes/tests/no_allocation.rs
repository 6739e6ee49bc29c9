//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_core::battery::allocates_nothing;
use sandtable_heroes::{Heroes, Setup};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let setups: Vec<Setup> = (1..=7).map(Setup::printed).collect();
    let played = allocates_nothing::<Heroes>(&setups, 2, |play| allocation_counter::measure(play).count_total);
    assert!(played > 1_000, "{played}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Heroes>() <= 4096, "{}", size_of::<Heroes>());
}
