//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Seat, Text};

use crate::cards::Cards;
use crate::kind::{Squad, Unit};
use crate::scenario_file::Goal;
use crate::side::{Side, UnitId};
use crate::texts::{card_text, ground_text, side_text, tile_step_text, unit_text};
use crate::view::{Marker, SideView, TileView, View};

/// The position a line at a time: the round, both sides, the tiles with their counters.
pub(crate) fn describe(view: &View, near: Seat) -> Vec<Text> {
    let near = Side::of(near).unwrap_or(Side::Us);
    let round = Text::new("un-tell-round")
        .with("name", view.name.clone())
        .with("round", i64::from(view.round))
        .with("limit", i64::from(view.round_limit))
        .with("side", side_text(view.marker));
    let mut lines = vec![round];
    for side in [near, near.other()] {
        lines.extend(side_lines(view.side(side), side));
    }
    for tile in &view.map.tiles {
        lines.push(tile_line(view, tile));
        lines.extend(counter_lines(view, tile));
    }
    lines
}

fn side_lines(force: &SideView, side: Side) -> Vec<Text> {
    let goal = match force.goal {
        Goal::Points(goal) => Text::new("un-tell-side-points").with("goal", i64::from(goal)),
        Goal::Pin => Text::new("un-tell-side-pin"),
    };
    let goal = goal
        .with("seat", i64::from(side.seat().0))
        .with("side", side_text(side))
        .with("points", i64::from(force.points));
    let mut lines = vec![goal];
    if force.pinned {
        lines.push(Text::new("un-tell-pinned").under());
    }
    let mut pile = |id: &'static str, cards: &Cards| {
        if !cards.is_empty() {
            lines.push(Text::new(id).with("cards", names(cards)).under());
        }
    };
    match &force.hand.cards {
        Some(cards) => pile("un-tell-hand", cards),
        None => pile("un-tell-known", &force.hand.known),
    }
    pile("un-tell-play", &force.play);
    pile("un-tell-discard", &force.discard);
    pile("un-tell-supply", &force.supply);
    if let Some(cards) = &force.removed_cards {
        pile("un-tell-removed", cards);
    }
    let counts = Text::new("un-tell-counts")
        .with("hand", i64::from(force.hand.size))
        .with("deck", i64::from(force.deck))
        .with("removed", i64::from(force.removed));
    lines.push(counts.under());
    if let Some(chosen) = &force.chosen {
        let text = match chosen.card {
            Some(card) => Text::new("un-tell-chosen").with("card", card_text(card)),
            None => Text::new("un-tell-chosen-hidden"),
        };
        lines.push(text.under());
    }
    lines
}

/// `Rifleman A ×2, Scout B`.
fn names(cards: &Cards) -> Vec<Text> {
    let named = cards.kinds().map(|kind| match cards.of(kind) {
        1 => card_text(kind),
        count => Text::new("un-tell-several").with("card", card_text(kind)).with("count", i64::from(count)),
    });
    named.collect()
}

/// A tile with its ground, objective, markers and signs.
fn tile_line(view: &View, shown: &TileView) -> Text {
    let cover = match shown.hill {
        Some(low) => format!("{}/{low}", shown.cover),
        None => shown.cover.to_string(),
    };
    let mut line = Text::new("un-tell-tile")
        .with("tile", tile_step_text(shown.tile))
        .with("ground", ground_text(shown.ground))
        .with("cover", cover);
    if let Some(value) = shown.objective {
        line = line.then(Text::new("un-tell-objective").with("value", i64::from(value)));
    }
    if shown.radio {
        line = line.then(Text::new("un-tell-radio"));
    }
    for (side, marker) in [(Side::Us, shown.us), (Side::Ge, shown.ge)] {
        let force = view.side(side);
        let of_side = |id: &'static str| Text::new(id).with("side", side_text(side));
        match marker {
            Some(Marker::Scouted) => line = line.then(of_side("un-tell-scouted")),
            Some(Marker::Controlled) => line = line.then(of_side("un-tell-controlled")),
            None => {}
        }
        for spawn in force.spawns.iter().filter(|spawn| spawn.tile == shown.tile) {
            let whom: Vec<Text> = spawn.serves.iter().map(|whom| served(side, whom)).collect();
            line = line.then(of_side("un-tell-spawn").with("whom", whom));
        }
        if force.target == Some(shown.tile) {
            line = line.then(of_side("un-tell-target"));
        }
    }
    line
}

/// Whom a spawn marker serves: everybody, a squad, or one kind of unit (UN-1.15).
fn served(side: Side, whom: &str) -> Text {
    match (Squad::named(whom), Unit::named(whom)) {
        (Some(squad), _) => Text::new("un-tell-squad").with("squad", squad.letter()),
        (None, Some(unit)) => unit_text(UnitId { side, unit }),
        (None, None) => Text::new("un-tell-everybody"),
    }
}

fn counter_lines(view: &View, shown: &TileView) -> Vec<Text> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        for counter in view.side(side).counters.iter().filter(|counter| counter.tile == shown.tile) {
            let id = if counter.suppressed { "un-tell-suppressed" } else { "un-tell-ready" };
            lines.push(Text::new(id).with("unit", unit_text(UnitId { side, unit: counter.unit })).under());
        }
    }
    lines
}
