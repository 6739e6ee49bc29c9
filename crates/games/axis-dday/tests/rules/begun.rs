//! Clicks that begin an action of what is asked, and that nothing can come of: each is told the clause that forbids it.

use crate::common::*;
use serde_json::json;

/// AD-6: a zone or a unit that does not move.
#[test]
fn why_no_move_begins_there() {
    let game = bare("order 8")
        .zone(30, "1I", "2I", "")
        .zone(17, "1B", "1I", "")
        .zone(16, "", "1I 1T", "")
        .zone(22, "1I", "", "")
        .game();
    for (rule, clicks) in [
        ("AD-6.12", "zone:30"),
        ("AD-6.12", "zone:30 → unit:uk-infantry"),
        ("AD-6.13", "zone:17"),
        ("AD-6.1", "zone:22"),
        ("AD-6.1", "zone:22 → unit:infantry"),
        ("AD-6.4", "zone:2"),
        ("AD-6.4", "zone:16 → unit:us-infantry"),
        ("AD-23.6", "zone:16 → unit:uk-fighter"),
    ] {
        refused(&game, ALLIES, rule, clicks);
    }
    let axis = bare("order 12").zone(15, "1B", "", "").zone(14, "1I", "", "").game();
    refused(&axis, AXIS, "AD-6.19", "zone:15");
    refused(&axis, AXIS, "AD-6.19", "zone:15 → unit:blockhouse");
    let moved =
        bare("order 8").zone(14, "", "", "1I").zone(16, "", "1I", "").doing("moved", json!({"14": {"us": "1I"}}));
    refused(&moved.game(), ALLIES, "AD-6.3", "zone:14");
    let flooded = bare("order 8").with_tactics().effect("flooded", 11).zone(11, "", "", "1I").zone(16, "", "1I", "");
    refused(&flooded.game(), ALLIES, "AD-67.2", "zone:11");
    // Where a move does begin so, the clicks are only not a whole one.
    refused(&game, ALLIES, "AD-28.1", "zone:16");
}

/// AD-6.4, AD-7.1: the first zone of a unit that may go on is judged before the second is missed.
#[test]
fn why_not_that_first_zone() {
    let game = bare("order 8").zone(16, "", "1T", "").zone(23, "", "8I", "").game();
    refused(&game, ALLIES, "AD-6.4", "zone:16 → unit:uk-tank → zone:28");
    refused(&game, ALLIES, "AD-7.1", "zone:16 → unit:uk-tank → zone:23");
    refused(&game, ALLIES, "AD-6.17", "zone:16 → unit:uk-tank → zone:30");
}

/// AD-29, AD-30, AD-43.2, AD-45.2: guns, boxes and planes.
#[test]
fn why_no_shot_landing_or_flight_begins_there() {
    let guns = bare("order 9").zone(1, "1B", "", "").zone(14, "1B", "", "").zone(15, "1B", "", "").boxed("omaha", "1I");
    refused(&guns.game(), AXIS, "AD-29.4", "zone:1");
    refused(&guns.game(), AXIS, "AD-29.4", "zone:15");
    refused(&guns.game(), AXIS, "AD-29.1", "zone:30");
    let boxes = bare("order 10").zone(14, "", "8I", "").boxed("omaha", "1I").boxed("utah", "1I").game();
    refused(&boxes, ALLIES, "AD-30.3", "box:omaha");
    refused(&boxes, ALLIES, "AD-30.1", "box:gold");
    refused(&boxes, ALLIES, "AD-30.1", "box:82nd");
    let kept = |step: &str, planes: &str| {
        bare(step).fortune("bad").zone(30, "1I", "", "").effect("kept", json!({"uk": planes}))
    };
    refused(&kept("order 3", "4F").game(), ALLIES, "AD-43.2", "unit:uk-fighter");
    refused(&kept("order 5", "1M").game(), ALLIES, "AD-45.2", "unit:uk-bomber");
    let bombing = bare("order 5").zone(30, "1I 1T", "1M", "1M").doing("bombed", json!(["uk"])).game();
    refused(&bombing, ALLIES, "AD-25.3", "unit:uk-bomber");
    let short = bare("tactics 6").with_tactics().tactics_gone(&[6]).zone(30, "1I", "1M", "").zone(16, "", "1I 1T", "");
    refused(&short.doing("bombed", json!([])).game(), AXIS, "AD-66.1", "unit:uk-bomber → zone:26");
}

/// AD-8.3, AD-18.5, AD-47.3: a zone that casualties or targets are not named in.
#[test]
fn why_no_target_is_named_there() {
    let mut fight = bare("order 11").zone(30, "1I 1A", "1T", "").zone(40, "1I", "", "").game();
    go_on(&mut fight, "1");
    refused(&fight, AXIS, "AD-8.3", "zone:40");
    let flak = bare("order 4").zone(2, "1A", "1F", "1F").zone(14, "1A", "1F", "1F").game();
    refused(&flak, AXIS, "AD-18.5", "zone:14");
    refused(&flak, AXIS, "AD-11.21", "zone:15");
}

/// AD-13: a chart of which no unit enters.
#[test]
fn why_no_unit_of_the_chart_enters() {
    let empty = bare("order 14").chart("us", "").doing("to-place", json!({"uk": 2})).game();
    refused(&empty, ALLIES, "AD-13.16", "chart:us");
    let placed = bare("order 14").doing("to-place", json!({"uk": 2, "us": 0})).game();
    refused(&placed, ALLIES, "AD-13.3", "chart:us");
    let full = bare("order 14").boxed("utah", "4I").doing("to-place", json!({"uk": 2, "us": 2})).game();
    refused(&full, ALLIES, "AD-7.10", "chart:us");
}
