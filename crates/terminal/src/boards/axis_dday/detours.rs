//! What a click on the map stands for: a zone that units go to may be pointed at before it is said which of them, and a
//! unit of two zones stops where it is sent. Every sequence that is made up here is the rest of a choice that is offered.

use sandtable_axis_dday::Kind;
use sandtable_axis_dday::view::View;
use sandtable_core::Step;

use crate::clicks::{Clicks, Detour};

pub(super) fn detours(view: &View, clicks: &Clicks) -> Vec<Detour> {
    let made = clicks.made();
    let rests: Vec<&[Step]> = clicks.open().map(|offer| &offer.path.0[made.len()..]).collect();
    let kind = |place: usize| made.get(place).map(Step::kind);
    let mut detours: Vec<Detour> = Vec::new();
    match made.len() {
        0 => {
            // A plane flies there, or the next unit of a chart enters: the place is enough.
            for rest in &rests {
                if let [first, place] = rest
                    && matches!((first.kind(), place.kind()), ("unit" | "chart", "zone" | "box"))
                {
                    add(&mut detours, place, rest);
                }
            }
            detours.retain(|detour| !rests.iter().any(|rest| rest.first() == Some(&detour.thing)));
        }
        1 if matches!(kind(0), Some("zone" | "box")) => {
            // Everybody goes from there: see `Habits`.
            for rest in &rests {
                if let [unit, zone] | [unit, zone, _] = rest
                    && unit.kind() == "unit"
                    && zone.kind() == "zone"
                    && rest.get(2).is_none_or(is_stop)
                {
                    add(&mut detours, zone, rest);
                }
            }
            detours.retain(|detour| !rests.iter().any(|rest| rest.first() == Some(&detour.thing)));
        }
        2 if kind(0) == Some("zone") && kind(1) == Some("unit") => {
            let mut ways: Vec<&&[Step]> = rests.iter().filter(|rest| rest.len() == 2).collect();
            // Stopping on the way first; a zone further off is reached by the way with the fewest fighters over it.
            ways.sort_by_key(|way| (!is_stop(&way[1]), patrols(view, &way[0])));
            for way in ways {
                let end = if is_stop(&way[1]) { &way[0] } else { &way[1] };
                add(&mut detours, end, way);
            }
        }
        _ => {}
    }
    detours
}

fn is_stop(step: &Step) -> bool {
    step.kind() == "button"
}

/// The first way to a thing counts.
fn add(detours: &mut Vec<Detour>, thing: &Step, clicks: &[Step]) {
    if detours.iter().all(|detour| detour.thing != *thing) {
        detours.push(Detour { thing: thing.clone(), clicks: clicks.to_vec() });
    }
}

/// The fighters over a zone: what a way through it costs the Axis.
fn patrols(view: &View, zone: &Step) -> u8 {
    let zone = view.zones.iter().find(|shown| Step::new("zone", shown.zone) == *zone);
    let fighters = zone.into_iter().flat_map(|zone| &zone.units).filter(|stack| stack.kind == Kind::Fighter);
    fighters.map(|stack| stack.count).sum()
}
