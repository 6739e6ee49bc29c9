//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_core::battery::allocates_nothing;
use sandtable_undaunted::{Setup, Undaunted};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let setups = [1, 5, 10, 12].map(|number| Setup { round_limit: 60, ..Setup::printed(number) });
    let played = allocates_nothing::<Undaunted>(&setups, 1, |play| allocation_counter::measure(play).count_total);
    assert!(played > 400, "{played}");
}
