//! What a click on the battlefield stands for: a unit that may be activated, a box that the active unit may enter, a target
//! that it may fire at in one way only.

use sandtable_core::Step;

use crate::clicks::{Clicks, Detour};

pub(super) fn detours(clicks: &Clicks) -> Vec<Detour> {
    let made = clicks.made().len();
    let rests: Vec<&[Step]> = clicks.open().map(|offer| &offer.path.0[made..]).collect();
    let mut detours: Vec<Detour> = Vec::new();
    for rest in &rests {
        if stands_for(rest) {
            let thing = rest[rest.len() - 1].clone();
            detours.push(Detour { thing, clicks: rest.to_vec() });
        }
    }
    let things: Vec<Step> = detours.iter().map(|detour| detour.thing.clone()).collect();
    let alone = |thing: &Step| things.iter().filter(|other| *other == thing).count() == 1;
    let itself = |thing: &Step| rests.iter().any(|rest| rest.first() == Some(thing));
    detours.retain(|detour| alone(&detour.thing) && !itself(&detour.thing));
    detours
}

/// May the last thing of these clicks stand for them all?
fn stands_for(rest: &[Step]) -> bool {
    let kinds: Vec<&str> = rest.iter().map(Step::kind).collect();
    match kinds[..] {
        ["tactic", "unit"] => rest[0].name() == "activate",
        ["unit", "tile"] | ["unit", "value", "unit"] | ["value", "unit"] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clicks::Offer;

    fn of(paths: &[&str]) -> Vec<String> {
        let clicks = Clicks::new(paths.iter().map(|path| Offer::known(path, None)).collect());
        detours(&clicks).iter().map(|detour| detour.thing.to_string()).collect()
    }

    #[test]
    fn a_unit_stands_for_its_activation_whatever_else_may_be_done_with_it() {
        let paths =
            ["tactic:activate unit:us-1", "tactic:unsuppress unit:us-1", "tactic:manoeuvre unit:us-1 unit:us-2"];
        assert_eq!(of(&paths), ["unit:us-1"]);
    }

    #[test]
    fn a_box_or_target_that_could_be_meant_in_two_ways_stands_for_neither() {
        assert_eq!(of(&["unit:us-1 tile:c3", "unit:us-1 value:1 unit:ge-2"]), ["tile:c3", "unit:ge-2"]);
        assert!(of(&["unit:us-1 tile:c3", "unit:us-2 tile:c3"]).is_empty());
        assert!(of(&["unit:us-1 value:1 unit:ge-2", "unit:us-1 value:2 unit:ge-2"]).is_empty());
        assert!(of(&["unit:us-1 tile:c3", "tile:c3 card:u15a"]).is_empty());
    }
}
