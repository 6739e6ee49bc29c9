//! The browser's types are those of the server and of the games, and the documented shapes are those that are sent.

use std::path::Path;

use sandtable_core::{Chance, Chosen, Fast, Seat, Viewer};
use sandtable_server::wire::typescript;
use sandtable_shelf::Shelf;

/// A file of the project that is written from types. `SANDTABLE_WRITE_WIRE=1` (or `make wire`) writes it instead.
fn is_current(file: &str, generated: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("SANDTABLE_WRITE_WIRE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, generated).unwrap();
    }
    let checked_in = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(checked_in == generated, "{file} is out of date: run `make wire`");
}

#[test]
fn the_checked_in_typescript_is_what_the_rust_types_say() {
    is_current("web/src/wire/index.ts", &typescript::module());
}

#[test]
fn the_types_of_every_game_are_what_its_crate_says() {
    for game in Shelf::all().iter() {
        let slug = game.kind().info().slug;
        let shapes = game.shapes().expect("every game on the shelf has shapes");
        is_current(&format!("web/src/wire/{slug}.ts"), &shapes.typescript);
        let schema = serde_json::to_string_pretty(&shapes.schema).unwrap() + "\n";
        is_current(&format!("docs/schema/{slug}.json"), &schema);
    }
}

/// Boards are tested with what the games print, one thing a line.
#[test]
fn the_components_that_boards_are_tested_with_are_those_of_the_games() {
    for game in Shelf::all().iter() {
        let slug = game.kind().info().slug;
        let components = game.kind().components(&serde_json::Value::Null).unwrap();
        let lines: Vec<String> = components.iter().map(|printed| serde_json::to_string(printed).unwrap()).collect();
        is_current(&format!("web/src/wire/{slug}.components.json"), &format!("[\n{}\n]\n", lines.join(",\n")));
    }
}

/// Boards have a colour for everybody who may sit somewhere, in every set-up that makes a difference.
#[test]
fn the_roles_that_boards_have_colours_for_are_those_of_the_games() {
    let mut lines = Vec::new();
    for game in Shelf::all().iter() {
        let info = game.kind().info();
        for seats in info.seats.0..=info.seats.1 {
            let setup = info.with_seats(seats).unwrap_or_default();
            let roles = game.kind().roles(&setup.into()).unwrap();
            lines.push(serde_json::json!({"game": info.slug, "roles": roles}).to_string());
        }
    }
    is_current("web/src/wire/roles.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

/// What boards call things is held to what the games say of positions: some of a random game, as its first seat sees them.
#[test]
fn the_positions_that_labels_are_held_to_are_told_by_the_games() {
    for game in Shelf::all().iter() {
        let kind = game.kind();
        let mut chance = Fast::new(1944);
        let mut position = kind.start(&serde_json::Value::Null, &mut chance).unwrap();
        let (viewer, near) = (Viewer::Seat(Seat(0)), Seat(0));
        let mut told = Vec::new();
        while let Some(seat) = position.to_act().lowest() {
            let (view, words) = (position.view(viewer), position.describe(viewer, near));
            told.push(serde_json::json!({"view": view, "told": words}).to_string());
            let choices = position.legal(seat);
            let choice = &choices[chance.below(choices.len() as u32) as usize];
            position.apply(seat, &Chosen::Notation(choice.action.clone()), &mut chance).unwrap();
        }
        let lines = [told.len() / 3, told.len() * 2 / 3, told.len() - 1].map(|at| told[at].clone());
        is_current(&format!("web/src/wire/{}.told.json", kind.info().slug), &format!("[\n{}\n]\n", lines.join(",\n")));
    }
}
