//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use sandtable_core::battery::allocates_nothing;
use sandtable_dday_dice::{Award, BazookaJoe, DDayDice, Face, Nation, Setup, Vehicle};

#[test]
fn legal_apply_and_determinize_allocate_nothing() {
    let setups = ["tiger", "omaha", "juno", "hoc"]
        .map(|map| Setup { bazooka_joe: BazookaJoe::Items, ..Setup::on(map, 1 + map.len() as u8 % 4).unwrap() });
    // Random games may end before they ask for every data file, so all are read before anything is counted.
    let read = Vehicle::all().count() + Award::all().count() + Nation::Us.bonus(Face::Star).len();
    assert!(read > 20);
    let played = allocates_nothing::<DDayDice>(&setups, 20, |play| allocation_counter::measure(play).count_total);
    assert!(played > 4 * 200, "{played}");
}
