//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_core::battery::allocates_nothing;

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let basic = Setup::default();
    let setups = [basic, Setup { seats: 3, fortune: true, tactics: true, zones: 42 }];
    let played = allocates_nothing::<AxisDDay>(&setups, 1, |play| allocation_counter::measure(play).count_total);
    assert!(played > 1_000, "{played}");
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<AxisDDay>() <= 4_096, "{}", size_of::<AxisDDay>());
    assert!(size_of::<sandtable_axis_dday::Action>() <= 8);
}
