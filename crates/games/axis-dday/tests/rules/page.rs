//! The views that the page's own tests look at, and the example of the document: they must stay what the program writes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::common::*;
use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_core::battery::random_positions;
use sandtable_core::{Positions, Viewer, Views};
use serde_json::Value;

/// For each place in a view, the lists of keys that objects have there.
type Shapes = BTreeMap<String, BTreeSet<Vec<String>>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn note(value: &Value, place: &str, shapes: &mut Shapes) {
    match value {
        Value::Object(fields) => {
            shapes.entry(place.to_owned()).or_default().insert(fields.keys().cloned().collect());
            fields.iter().for_each(|(key, value)| note(value, &format!("{place}.{key}"), shapes));
        }
        Value::Array(items) => items.iter().for_each(|item| note(item, &format!("{place}[]"), shapes)),
        _ => {}
    }
}

/// What never changes of the zones and boxes of a view.
fn printed(view: &Value) -> Vec<Value> {
    let kept = ["zone", "slug", "name", "towns", "at", "neighbours", "coast", "city", "entry", "range", "box", "power"];
    let things = [&view["zones"], &view["boxes"]].into_iter().flat_map(|list| list.as_array().unwrap());
    things.map(|thing| kept.iter().map(|key| thing[*key].clone()).collect()).collect()
}

#[test]
fn the_views_that_the_page_is_tested_with_are_such_as_the_program_writes() {
    for (file, zones) in [("example.json", 41), ("example-42.json", 42)] {
        let text = std::fs::read_to_string(root().join("web/src/boards/axis-dday").join(file)).unwrap();
        let example: Value = serde_json::from_str(&text).unwrap();
        let setups = [(2, false), (3, true)].map(|(seats, decks)| {
            let setup = serde_json::json!({"seats": seats, "fortune": decks, "tactics": decks, "zones": zones});
            serde_json::from_value::<Setup>(setup).unwrap()
        });
        let mut known = Shapes::new();
        let mut now = Value::Null;
        for game in random_positions::<AxisDDay>(&setups, 1, 44).iter().step_by(3) {
            now = serde_json::to_value(game.view(Viewer::Public)).unwrap();
            note(&now, "view", &mut known);
        }
        let mut shown = Shapes::new();
        note(&example, "view", &mut shown);
        for (place, keys) in shown {
            assert!(known.get(&place).is_some_and(|known| keys.is_subset(known)), "{file}: {place} has {keys:?}");
        }
        assert_eq!(printed(&example), printed(&now), "{file}");
    }
}

/// The example of `docs/positions/axis-dday.md` is X-01, and the page explains every key of a saved position.
#[test]
fn the_example_of_the_page_about_positions_is_one() {
    let page = std::fs::read_to_string(root().join("docs/positions/axis-dday.md")).unwrap();
    let example = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let mut game = Position(serde_json::from_str(example).unwrap()).game();
    act(&mut game, ALLIES, "button:go-on", "4 2 5 2 2 2 5");
    for unit in ["infantry", "infantry"] {
        act(&mut game, ALLIES, &format!("zone:30 → unit:uk-{unit}"), "");
    }
    act(&mut game, ALLIES, "zone:30 → unit:uk-artillery", "1 2 3 3 4 5 5");
    let saved = serde_json::to_value(game.save()).unwrap();
    let doing = saved["doing"].as_object().unwrap();
    for key in saved.as_object().unwrap().keys().chain(doing.keys()) {
        assert!(page.contains(&format!("`{key}`")), "{key}");
    }
}
