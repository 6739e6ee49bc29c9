//! The map, its zones, markers and control.

use std::sync::Arc;

use sandtable_core::LoadError;
use sandtable_core::faults::Fault;
use sandtable_core::loading::expect;

use crate::effect::{Effect, MarkerKind, Spot};
use crate::field::{Field, MOST_SCORES, Score, read_boxes};
use crate::saved::{Saved, SavedObjectives};
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::{Tile, TileSet};

/// A fault in words that the map's own reader found.
fn place(fault: Fault) -> LoadError {
    LoadError::new(format!("state.{}", fault.key()), fault.expected)
}

/// The battlefield: the scenario's, or another one.
pub(super) fn load(saved: &Saved, game: &mut Heroes) -> Result<(), LoadError> {
    if saved.map.is_none() && saved.zones.is_none() && saved.markers.is_none() {
        return Ok(());
    }
    let printed = &game.mission().field;
    let mut field = Field::lay(saved.map.as_ref().unwrap_or(&printed.rows())).map_err(place)?;
    let same_size = (field.width, field.height) == (printed.width, printed.height);
    expect(
        same_size,
        "state.map",
        format_args!("{} rows of {} letters, as the scenario has", printed.height, printed.width),
    )?;
    field.zones = printed.zones;
    field.zones_extra = printed.zones_extra;
    load_zones(saved, &mut field)?;
    let markers = match &saved.markers {
        Some(markers) => markers.file(),
        None => printed.markers(),
    };
    field.mark(&markers).map_err(place)?;
    let dry = |&tile: &Tile| !field.is_water(tile) && !may_be_laid(game, tile);
    if saved.markers.is_none() {
        // On another map the scenario's Fords lie where there is still Water.
        field.fords = field.fords.iter().filter(|tile| !dry(tile)).collect();
    } else if let Some(tile) = field.fords.iter().find(dry) {
        let found = format!("Water boxes (HN-25.2), found {}, which is dry", tile.printed());
        return Err(LoadError::new("state.markers.ford", found));
    }
    load_scores(saved, game, &mut field)?;
    game.fords = field.fords;
    game.obstacles = field.obstacles;
    if let Some(markers) = &saved.markers {
        for (name, side) in &markers.mine {
            let spot = format!("state.markers.mine.{name}");
            let tile = Tile::named(name).filter(|&tile| field.boxes.contains(tile));
            let tile = tile.ok_or_else(|| LoadError::new(&*spot, "a box of the battlefield"))?;
            let twice = game.mines[side.other().index()].contains(tile);
            expect(!twice, &*spot, "one Mine a box")?;
            game.mines[side.index()].insert(tile);
        }
    }
    // Fords and Obstacles move in play, so they lie in the state and not in the map.
    field.fords = TileSet::NONE;
    field.obstacles = TileSet::NONE;
    let mut bare = game.mission().field.clone();
    bare.fords = TileSet::NONE;
    bare.obstacles = TileSet::NONE;
    game.worth = [0; MOST_SCORES];
    field.scores.iter().zip(&mut game.worth).for_each(|(score, worth)| *worth = score.value);
    game.own_field = (field != bare).then(|| Arc::new(field));
    Ok(())
}

/// May an event lay a Ford there? It does so on whatever ground the position has.
fn may_be_laid(game: &Heroes, tile: Tile) -> bool {
    let lays = |effect: &Effect| match effect {
        Effect::Marker { kind: MarkerKind::Ford, spot: Spot::Boxes(boxes) } => boxes.contains(tile),
        Effect::Marker { kind: MarkerKind::Ford, spot: Spot::Empty(_) } => true,
        _ => false,
    };
    game.cards().events.iter().flat_map(|event| &event.effects).any(|effect| match effect {
        Effect::Choice { options, .. } => options.iter().flat_map(|(_, effects)| effects).any(lays),
        effect => lays(effect),
    })
}

fn load_zones(saved: &Saved, field: &mut Field) -> Result<(), LoadError> {
    let Some(zones) = &saved.zones else { return Ok(()) };
    let sides = [(Side::Us, &zones.us, &zones.us_extra), (Side::Ge, &zones.ge, &zones.ge_extra)];
    for (side, zone, extra) in sides {
        if let Some(zone) = zone {
            field.zones[side.index()] = read_boxes(zone, field.boxes, &["zones", side.name()]).map_err(place)?;
        }
        field.zones_extra[side.index()] = match extra {
            Some(extra) => {
                let keys = ["zones", if side == Side::Us { "us-extra" } else { "ge-extra" }];
                let key = extra.ability.parse();
                let key = key.map_err(|error| LoadError::new("state.zones", format!("{error}")))?;
                Some((key, read_boxes(&extra.boxes, field.boxes, &keys).map_err(place)?))
            }
            None => field.zones_extra[side.index()].filter(|_| zone.is_none()),
        };
    }
    Ok(())
}

/// What boxes are worth: the scenario's lines for boxes that still have an Objective marker, with other values where the
/// position gives them, and a line for both sides where it gives a value to another box.
fn load_scores(saved: &Saved, game: &Heroes, field: &mut Field) -> Result<(), LoadError> {
    let printed = &game.mission().field.scores;
    let values = match saved.markers.as_ref().map(|markers| &markers.objective) {
        Some(SavedObjectives::Values(values)) => Some(values),
        _ => None,
    };
    let value = |tile: Tile| {
        values
            .and_then(|values| values.iter().find(|(name, _)| Tile::named(name) == Some(tile)))
            .and_then(|(_, value)| *value)
    };
    for score in printed.iter().filter(|score| field.objectives.contains(score.tile)) {
        field.scores.push(Score { value: value(score.tile).unwrap_or(score.value), ..*score });
    }
    for tile in field.objectives.iter() {
        let listed = printed.iter().any(|score| score.tile == tile);
        if let Some(value) = value(tile).filter(|_| !listed) {
            field.scores.push(Score { tile, value, side: None, at_end: false });
        }
    }
    expect(
        field.scores.len() <= MOST_SCORES,
        "state.markers.objective",
        format_args!("at most {MOST_SCORES} that score"),
    )
}

/// HN-31.4: who controls what.
pub(super) fn load_control(saved: &Saved, game: &mut Heroes) -> Result<(), LoadError> {
    game.settle_control();
    if let Some(control) = &saved.control {
        for (name, &side) in control {
            let tile = Tile::named(name).filter(|&tile| game.field().marked().contains(tile));
            let spot = format!("state.control.{name}");
            let tile = tile.ok_or_else(|| LoadError::new(spot, "a box with an Objective or Depot marker"))?;
            game.control[side.index()].insert(tile);
            game.control[side.other().index()].remove(tile);
        }
    }
    if let Some(worth) = &saved.worth {
        let lines = game.field().scores.len();
        expect(worth.len() == lines, "state.worth", format_args!("{lines} numbers, found {}", worth.len()))?;
        game.worth[..lines].copy_from_slice(worth);
    }
    Ok(())
}
