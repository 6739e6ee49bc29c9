//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Step, Text};

use super::card::Kind;
use super::hand::sorted;
use super::view::{Cards, Marker, Side, Tile, View};
use crate::board::Scene;

/// The whole position, a line at a time.
pub(super) fn describe(view: &View, scene: &Scene) -> Vec<String> {
    let near = Side::of(scene.near());
    let mut lines = vec![
        scene.words.say(
            &Text::new("ui-un-tell-round")
                .with("name", view.name.clone())
                .with("round", i64::from(view.round))
                .with("limit", i64::from(view.round_limit))
                .with("side", Text::new(view.marker.name())),
        ),
    ];
    for side in [near, near.other()] {
        lines.extend(side_lines(view, scene, side));
    }
    for tile in &view.map.tiles {
        lines.push(tile_line(view, scene, tile));
        lines.extend(counter_lines(view, scene, tile));
    }
    lines
}

fn side_lines(view: &View, scene: &Scene, side: Side) -> Vec<String> {
    let force = view.side(side);
    let goal = match force.goal.as_i64() {
        Some(goal) => Text::new("ui-un-tell-side-points").with("goal", goal),
        None => Text::new("ui-un-tell-side-pin"),
    };
    let goal = goal
        .with("name", scene.name(side.seat()).to_owned())
        .with("side", Text::new(side.name()))
        .with("points", i64::from(force.points));
    let mut lines = vec![scene.words.say(&goal)];
    if force.pinned {
        lines.push(format!("  {}", scene.words.ui("ui-un-tell-pinned")));
    }
    let mut pile = |id: &'static str, cards: &Cards| {
        if !cards.is_empty() {
            lines.push(format!("  {}", scene.words.say(&Text::new(id).with("cards", names(scene, side, cards)))));
        }
    };
    if let Some(cards) = &force.hand.cards {
        pile("ui-un-tell-hand", cards);
    } else {
        pile("ui-un-tell-known", &force.hand.known);
    }
    pile("ui-un-tell-play", &force.play);
    pile("ui-un-tell-discard", &force.discard);
    pile("ui-un-tell-supply", &force.supply);
    if let Some(cards) = &force.removed_cards {
        pile("ui-un-tell-removed", cards);
    }
    let counts = Text::new("ui-un-tell-counts")
        .with("hand", i64::from(force.hand.size))
        .with("deck", i64::from(force.deck))
        .with("removed", i64::from(force.removed));
    lines.push(format!("  {}", scene.words.say(&counts)));
    if let Some(chosen) = &force.chosen {
        let text = match &chosen.card {
            Some(card) => Text::new("ui-un-tell-chosen").with("card", name(scene, side, card)),
            None => Text::new("ui-un-tell-chosen-hidden"),
        };
        lines.push(format!("  {}", scene.words.say(&text)));
    }
    lines
}

fn name(scene: &Scene, side: Side, kind: &Kind) -> String {
    scene.name_of(&kind.step("card", side))
}

/// `Rifleman A ×2, Scout B`.
fn names(scene: &Scene, side: Side, cards: &Cards) -> String {
    let named = sorted(cards, scene.sorting).into_iter().map(|(kind, count)| {
        let name = name(scene, side, &kind);
        if count > 1 { format!("{name} ×{count}") } else { name }
    });
    named.collect::<Vec<_>>().join(", ")
}

/// A tile with its ground, objective, markers and signs.
fn tile_line(view: &View, scene: &Scene, tile: &Tile) -> String {
    let words = scene.words;
    let head = Text::new("ui-un-tell-tile")
        .with("tile", scene.name_of(&Step::new("tile", &tile.tile)))
        .with("ground", Text::new("ui-un-ground").with("ground", tile.ground.clone()))
        .with("cover", tile.printed_cover());
    let mut sentences = vec![words.say(&head)];
    if let Some(value) = tile.objective {
        sentences.push(words.say(&Text::new("ui-un-tell-objective").with("value", i64::from(value))));
    }
    if tile.radio {
        sentences.push(words.ui("ui-un-tell-radio"));
    }
    for side in Side::BOTH {
        let force = view.side(side);
        let said = |id: &'static str| words.say(&Text::new(id).with("side", Text::new(side.name())));
        match tile.marker(side) {
            Some(Marker::Scouted) => sentences.push(said("ui-un-tell-scouted")),
            Some(Marker::Controlled) => sentences.push(said("ui-un-tell-controlled")),
            None => {}
        }
        for spawn in force.spawns.iter().filter(|spawn| spawn.tile == tile.tile) {
            let whom: Vec<String> = spawn.serves.iter().map(|whom| served(scene, side, whom)).collect();
            let text = Text::new("ui-un-tell-spawn").with("side", Text::new(side.name())).with("whom", whom.join(", "));
            sentences.push(words.say(&text));
        }
        if force.target.as_ref() == Some(&tile.tile) {
            sentences.push(said("ui-un-tell-target"));
        }
    }
    sentences.join(" ")
}

/// Whom a spawn marker serves: everybody, a squad, or one kind of unit.
fn served(scene: &Scene, side: Side, whom: &str) -> String {
    match whom {
        "all" => scene.words.ui("ui-un-tell-everybody"),
        "a" | "b" | "c" => scene.words.say(&Text::new("ui-un-tell-squad").with("squad", whom.to_uppercase())),
        unit => scene.name_of(&Step::new("unit", format_args!("{}-{unit}", side.slug()))),
    }
}

fn counter_lines(view: &View, scene: &Scene, tile: &Tile) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        for counter in view.side(side).counters.iter().filter(|counter| counter.tile == tile.tile) {
            let unit = scene.name_of(&counter.unit.step("unit", side));
            let id = if counter.suppressed { "ui-un-tell-suppressed" } else { "ui-un-tell-ready" };
            lines.push(format!("  {}", scene.words.say(&Text::new(id).with("unit", unit))));
        }
    }
    lines
}
