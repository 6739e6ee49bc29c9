//! Exact chances.

use crate::common::*;
use sandtable_core::{Chances, Likelihood};

/// A shot tells its chance, after the Fortune card.
#[test]
fn a_shot_tells_its_chance() {
    for (luck, chance) in [("nothing", 2.0 / 6.0), ("good", 3.0 / 6.0), ("bad", 1.0 / 6.0)] {
        let game = at("order 2").fortune(luck).game();
        let odds = game.odds(ALLIES, &action(&game, ALLIES, "zone:15")).unwrap();
        assert_eq!(odds.0[0].value, Likelihood::Chance(chance));
        assert_eq!(game.odds(ALLIES, &action(&game, ALLIES, "button:done")), None);
    }
}
