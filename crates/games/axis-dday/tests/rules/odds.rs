//! Exact chances.

use crate::common::*;
use sandtable_axis_dday::AxisDDay;
use sandtable_core::{Chances, Likelihood};
use serde_json::json;

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

/// AD-11.4, AD-11.7 to AD-11.9: a unit that will be strafed is told how likely it survives that; every fighter rolls one die.
#[test]
fn strafing_tells_its_chance() {
    let survives = |game: &AxisDDay, text: &str| {
        let odds = game.odds(AXIS, &action(game, AXIS, text))?;
        let [line] = odds.0.as_slice() else { panic!("one line: {odds:?}") };
        let Likelihood::Chance(chance) = line.value else { panic!("a chance: {line:?}") };
        // In millionths, as the last digits are nobody's business.
        Some((chance * 1e6).round())
    };
    let dice = |dice: i32| Some(((5.0f64 / 6.0).powi(dice) * 1e6).round());
    let march = bare("order 12").zone(21, "1I 1T", "2F", "").zone(14, "", "", "1F").zone(22, "", "1F", "").game();
    assert_eq!(survives(&march, "zone:21 → unit:infantry → zone:14"), dice(3));
    assert_eq!(survives(&march, "zone:21 → unit:tank → zone:22 → zone:14"), dice(4));
    assert_eq!(survives(&march, "zone:21 → unit:tank → zone:27 → button:stop"), dice(2));
    let entry = bare("order 15").zone(37, "", "", "4F").doing("to-place", json!({"rennes": 2, "rouen": 2})).game();
    assert_eq!(survives(&entry, "chart:rennes → zone:37"), dice(4));
    assert_eq!(survives(&entry, "chart:rennes → zone:33"), None);
    let convoy = bare("tactics 15").with_tactics().tactics_gone(&[15]).zone(24, "1T", "1F", "").zone(20, "", "", "1F");
    let convoy = convoy.doing("convoy", json!({"unit": "tank", "zones": [33, 24]})).game();
    assert_eq!(survives(&convoy, "zone:20"), dice(2));
    assert_eq!(survives(&convoy, "button:stop"), dice(1));
}

/// A battle may be typed as units of positions are written.
#[test]
fn a_battle_in_letters() {
    let typed = |text: &str| AxisDDay::typed_fight(text).unwrap();
    assert_eq!(typed("3I1T vs 2i, 1B"), typed("3 inf 1 tank vs 2 inf 1 blockhouse"));
    assert_eq!(typed("uk 2I us 1T vs 4I"), typed("uk 2 inf us 1 tank vs axis 4 inf"));
}
