//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Step, Text};

use super::face::Face;
use super::view::{Demand, Die, Reach, Sector, Unit, View};
use crate::board::Scene;
use crate::odds::{percent, tenths};

/// The whole position, a line at a time.
pub(super) fn describe(view: &View, scene: &Scene) -> Vec<String> {
    let head = Text::new("ui-dd-tell-map")
        .with("name", view.map.name.clone())
        .with("place", view.map.place.clone())
        .with("date", view.map.date.clone())
        .with("turn", i64::from(view.turn))
        .with("phase", Text::new("ui-dd-phase").with("phase", view.phase.clone()));
    let mut lines = vec![scene.words.say(&head)];
    for unit in &view.units {
        lines.extend(unit_lines(view, scene, unit));
    }
    for sector in view.sectors.iter().rev() {
        lines.extend(sector_lines(view, scene, sector));
    }
    let found = view.pool.items.iter().map(|price| ("card", price));
    let found = found.chain(view.pool.vehicles.iter().map(|price| ("vehicle", price)));
    let pool: Vec<String> =
        found.map(|(kind, price)| format!("{} {}", name(scene, kind, &price.id), price.cost)).collect();
    list(&mut lines, scene, "", "ui-dd-tell-pool", pool);
    let awards = view.awards.iter().map(|award| name(scene, "award", award)).collect();
    list(&mut lines, scene, "", "ui-dd-tell-awards-left", awards);
    lines
}

fn name(scene: &Scene, kind: &str, id: &str) -> String {
    scene.name_of(&Step::new(kind, id))
}

fn names(scene: &Scene, kind: &str, ids: &[String]) -> Vec<String> {
    ids.iter().map(|id| name(scene, kind, id)).collect()
}

fn face_name(scene: &Scene, face: Face) -> String {
    name(scene, "face", face.slug())
}

/// A sentence with a list, unless the list is empty.
fn list(lines: &mut Vec<String>, scene: &Scene, indent: &str, id: &'static str, things: Vec<String>) {
    if !things.is_empty() {
        lines.push(format!("{indent}{}", scene.words.say(&Text::new(id).with("list", things.join(", ")))));
    }
}

fn unit_lines(view: &View, scene: &Scene, unit: &Unit) -> Vec<String> {
    let words = scene.words;
    let head = Text::new("ui-dd-tell-unit")
        .with("name", scene.name(unit.seat).to_owned())
        .with("seat", i64::from(unit.seat.0))
        .with("nation", unit.nation.to_uppercase())
        .with("sector", scene.name_of(&unit.sector.step()))
        .with("strength", i64::from(unit.strength))
        .with("points", i64::from(unit.victory_points));
    let has = Text::new("ui-dd-tell-resources")
        .with("soldiers", i64::from(unit.soldiers))
        .with("stars", i64::from(unit.stars))
        .with("courage", i64::from(unit.courage))
        .with("points", i64::from(unit.points));
    let stay = match unit.turns_left {
        _ if unit.must_move => words.ui("ui-dd-must-move"),
        Some(turns) => words.say(&Text::new("ui-dd-turns-left").with("turns", i64::from(turns))),
        None => words.ui("ui-dd-safe"),
    };
    let ready = words.ui(if unit.ready { "ui-dd-tell-ready" } else { "ui-dd-tell-busy" });
    let mut lines = vec![words.say(&head), format!("  {}", words.say(&has)), format!("  {stay}. {ready}")];
    list(&mut lines, scene, "  ", "ui-dd-tell-dice", unit.dice.iter().map(|die| die_words(scene, die)).collect());
    list(&mut lines, scene, "  ", "ui-dd-tell-specialists", names(scene, "specialist", &unit.specialists));
    list(&mut lines, scene, "  ", "ui-dd-tell-dead", names(scene, "specialist", &unit.dead));
    let mut items = names(scene, "card", &unit.items);
    items.extend(names(scene, "vehicle", unit.vehicle.as_slice()));
    list(&mut lines, scene, "  ", "ui-dd-tell-items", items);
    list(&mut lines, scene, "  ", "ui-dd-tell-awards", names(scene, "award", &unit.awards));
    lines.extend(unit.reach.iter().map(|reach| format!("  {}", reach_words(scene, reach))));
    if unit.seat == scene.near() && view.phase != "over" {
        let recruits =
            unit.recruits.iter().map(|price| format!("{} {}", name(scene, "specialist", &price.id), price.cost));
        list(&mut lines, scene, "  ", "ui-dd-tell-recruits", recruits.collect());
    }
    lines
}

fn die_words(scene: &Scene, die: &Die) -> String {
    let state = match die {
        _ if die.cancelled => Some("ui-dd-tell-cancelled"),
        _ if die.locked => Some("ui-dd-tell-locked"),
        _ if die.marked => Some("ui-dd-tell-marked"),
        _ => None,
    };
    let state = state.map(|id| format!(" ({})", scene.words.ui(id))).unwrap_or_default();
    format!("{} {}{state}", name(scene, "die", &die.die), face_name(scene, die.face))
}

/// What the next combat would cost in a sector.
fn reach_words(scene: &Scene, reach: &Reach) -> String {
    let words = scene.words;
    let text = match reach.courage {
        Some(courage) => Text::new("ui-dd-tell-reach").with("courage", i64::from(courage)),
        None => Text::new("ui-dd-tell-stay"),
    };
    let text = text
        .with("sector", scene.name_of(&reach.sector.step()))
        .with("loss", tenths(reach.expected_loss, words))
        .with("worst", i64::from(reach.worst_loss))
        .with("survival", percent(reach.survival, words));
    let mut said = words.say(&text);
    for (holds, id) in [
        (!reach.open, "ui-dd-tell-barred"),
        (!reach.demand_met, "ui-dd-tell-demand-missing"),
        (reach.mines, "ui-dd-tell-mines"),
    ] {
        if holds {
            said.push_str(&format!(" {}", words.ui(id)));
        }
    }
    said
}

fn sector_lines(view: &View, scene: &Scene, sector: &Sector) -> Vec<String> {
    let words = scene.words;
    let defence: Vec<String> = sector.def.iter().map(u8::to_string).collect();
    let head = Text::new("ui-dd-tell-sector")
        .with("sector", scene.name_of(&sector.id.step()))
        .with("defence", defence.join("/"))
        .with("guns", i64::from(sector.mg));
    let mut sentences = vec![words.say(&head)];
    let mut say = |text: Text| sentences.push(words.say(&text));
    let either = |kind: &str, ids: &[String]| names(scene, kind, ids).join(", ");
    match &sector.demand {
        Demand::None => {}
        Demand::Have(some) => say(Text::new("ui-dd-tell-have").with("list", either("specialist", some))),
        Demand::Sacrifice(some) => say(Text::new("ui-dd-tell-sacrifice").with("list", either("specialist", some))),
        Demand::Discard(some) => say(Text::new("ui-dd-tell-discard").with("list", either("card", some))),
        Demand::Explosives(icons) => say(Text::new("ui-dd-tell-explosives").with("count", i64::from(*icons))),
    }
    if let Some(face) = sector.bonus {
        say(Text::new("ui-dd-tell-bonus").with("face", face_name(scene, face)));
    }
    if let Some(face) = sector.penalty {
        say(Text::new("ui-dd-tell-penalty").with("face", face_name(scene, face)));
    }
    if let Some(specialist) = &sector.here {
        say(Text::new("ui-dd-tell-here").with("specialist", name(scene, "specialist", specialist)));
    }
    if sector.dice != 6 {
        say(Text::new("ui-dd-tell-fewer-dice").with("count", i64::from(sector.dice)));
    }
    if sector.max_units > 0 {
        say(Text::new("ui-dd-tell-most-units").with("count", i64::from(sector.max_units)));
    }
    for (holds, id) in [
        (sector.shield == "black", "ui-dd-tell-black"),
        (sector.start, "ui-dd-tell-start"),
        (sector.enter_d6, "ui-dd-tell-enter"),
        (sector.award, "ui-dd-tell-award-symbol"),
        (sector.special, "ui-dd-tell-special"),
        (sector.no_lock, "ui-dd-tell-no-lock"),
        (sector.no_items, "ui-dd-tell-no-items"),
    ] {
        if holds {
            say(Text::new(id));
        }
    }
    let mut lines = vec![sentences.join(" ")];
    for way in view.ahead(sector) {
        let text = Text::new("ui-dd-tell-way")
            .with("sector", scene.name_of(&way.to.step()))
            .with("courage", i64::from(way.cost));
        let mut said = words.say(&text);
        for (holds, id) in [(way.mines, "ui-dd-tell-mines"), (way.obstacle, "ui-dd-tell-obstacle")] {
            if holds {
                said.push_str(&format!(" {}", words.ui(id)));
            }
        }
        lines.push(format!("  {said}"));
    }
    lines
}
