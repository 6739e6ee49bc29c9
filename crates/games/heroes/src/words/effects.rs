//! Abilities, shooting effects and events in plain words, made from their data, so that a person's own cards are explained too.

use sandtable_core::Text;

use crate::effect::{
    Boxes, Count, Direction, Duration, Effect, EventKind, Filter, From, MarkerKind, Scope, Shot, Spot, Timing, Whose,
};
use crate::kind::Hero;
use crate::printed::{ANYWHERE, Ability, Fire, Key, KeySet, Shooting, Whom};
use crate::terrain::{Terrain, TerrainSet};
use crate::tile::Tile;
use crate::types::{TypeSet, UnitType};

pub(crate) fn type_text(kind: UnitType) -> Text {
    Text::new(match kind {
        UnitType::Hq => "hn-type-hq",
        UnitType::Inf => "hn-type-inf",
        UnitType::Art => "hn-type-art",
        UnitType::Tank => "hn-type-tank",
        UnitType::Mech => "hn-type-mech",
        UnitType::Fort => "hn-type-fort",
        UnitType::Para => "hn-type-para",
        UnitType::Ost => "hn-type-ost",
        UnitType::Decoy => "hn-type-decoy",
    })
}

pub(crate) fn terrain_text(terrain: Terrain) -> Text {
    Text::new(match terrain {
        Terrain::Open => "hn-terrain-open",
        Terrain::Urban => "hn-terrain-urban",
        Terrain::Flooded => "hn-terrain-flooded",
        Terrain::Hill => "hn-terrain-hill",
        Terrain::Fortified => "hn-terrain-fortified",
        Terrain::Forest => "hn-terrain-forest",
        Terrain::Forthill => "hn-terrain-forthill",
        Terrain::Water => "hn-terrain-water",
    })
}

pub(crate) fn types_text(types: TypeSet) -> Vec<Text> {
    types.iter().map(type_text).collect()
}

fn terrains_text(terrains: TerrainSet) -> Vec<Text> {
    terrains.iter().map(terrain_text).collect()
}

pub(crate) fn key_text(key: Key) -> Text {
    Text::new(match key {
        Key::Go => "hn-ability-go",
        Key::Elan => "hn-ability-elan",
        Key::Inspire => "hn-ability-inspire",
        Key::FallBack => "hn-ability-fallback",
        Key::Forward => "hn-ability-forward",
        Key::Fire => "hn-ability-fire",
        Key::Medic => "hn-ability-medic",
        Key::Reinforce => "hn-ability-reinforce",
        Key::Support => "hn-ability-support",
        Key::Amphibious => "hn-ability-amphibious",
        Key::Engineers => "hn-ability-engineers",
        Key::Fragile => "hn-ability-fragile",
        Key::Rally => "hn-ability-rally",
        Key::Expose => "hn-ability-expose",
        Key::FireOrMove => "hn-ability-fire-or-move",
        Key::Immobile => "hn-ability-immobile",
        Key::Defenders => "hn-ability-defenders",
        Key::Resist => "hn-ability-resist",
        Key::Disoriented => "hn-ability-disoriented",
        Key::Save => "hn-ability-save",
    })
}

fn whom_text(whom: &Whom) -> Text {
    if !whom.is_limited() {
        return Text::new("hn-whom-all");
    }
    let mut names = types_text(whom.types);
    names.extend(whom.pure.iter().map(|kind| Text::new("hn-whom-pure").with("type", type_text(kind))));
    names.extend(whom.keys.iter().map(key_text));
    Text::new("hn-whom").with("types", names)
}

fn range_text(range: u8) -> Text {
    match range {
        ANYWHERE => Text::new("hn-range-anywhere"),
        1 => Text::new("hn-range-adjacent"),
        range => Text::new("hn-range").with("range", i64::from(range)),
    }
}

fn uses_text(ability: &Ability) -> Text {
    match ability.uses {
        None => Text::new("hn-uses-any"),
        Some(uses) => Text::new("hn-uses").with("count", i64::from(uses)),
    }
}

fn where_text(terrain: TerrainSet) -> Text {
    if terrain.is_empty() {
        Text::new("hn-where-any")
    } else {
        Text::new("hn-where").with("terrain", terrains_text(terrain))
    }
}

/// What an ability does.
pub(crate) fn ability_text(ability: &Ability) -> Text {
    let number = i64::from(ability.number);
    let to = |id: &'static str| {
        Text::new(id).with("whom", whom_text(&ability.whom)).with("range", range_text(ability.range))
    };
    match ability.key {
        Key::Go if ability.auto => to("hn-about-go-sure").with("uses", uses_text(ability)),
        Key::Go => to("hn-about-go").with("uses", uses_text(ability)),
        Key::Elan => Text::new("hn-about-elan").with("uses", uses_text(ability)),
        Key::Inspire => to("hn-about-inspire").with("number", number),
        Key::FallBack => to("hn-about-fallback").with("uses", uses_text(ability)),
        Key::Forward => to("hn-about-forward").with("uses", uses_text(ability)),
        Key::Fire => to("hn-about-fire").with("uses", uses_text(ability)),
        Key::Medic => to("hn-about-medic").with("uses", uses_text(ability)).with("number", number),
        Key::Reinforce => Text::new("hn-about-reinforce").with("uses", uses_text(ability)),
        Key::Support => to("hn-about-support").with("number", number),
        Key::Amphibious => Text::new("hn-about-amphibious"),
        Key::Engineers => Text::new("hn-about-engineers"),
        Key::Fragile => Text::new("hn-about-fragile").with("number", number),
        Key::Rally => to("hn-about-rally").with("uses", uses_text(ability)),
        Key::Expose => Text::new("hn-about-expose").with("range", range_text(ability.range)),
        Key::FireOrMove => Text::new("hn-about-fire-or-move"),
        Key::Immobile => Text::new("hn-about-immobile"),
        Key::Defenders => {
            Text::new("hn-about-defenders").with("number", number).with("where", where_text(ability.terrain))
        }
        Key::Resist => Text::new("hn-about-resist").with("number", number).with("where", where_text(ability.terrain)),
        Key::Disoriented => Text::new("hn-about-disoriented"),
        Key::Save => Text::new("hn-about-save").with("number", number),
    }
}

/// What shooting effects do.
pub(crate) fn fire_texts(fire: &Fire) -> Vec<Text> {
    let mut texts: Vec<Text> = fire
        .effects
        .iter()
        .map(|effect| {
            Text::new(match effect {
                Shooting::ArmourPiercing => "hn-fire-ap",
                Shooting::Seven => "hn-fire-seven",
                Shooting::SevenUp => "hn-fire-seven-up",
                Shooting::HitInfantry => "hn-fire-hit-infantry",
                Shooting::HitTank => "hn-fire-hit-tank",
                Shooting::DoubleHits => "hn-fire-double-hits",
                Shooting::FireAgain => "hn-fire-fire-again",
                Shooting::NoSave => "hn-fire-no-save",
                Shooting::Lumbering => "hn-fire-lumbering",
            })
        })
        .collect();
    let numbered = [(fire.relentless, "hn-fire-relentless"), (fire.sustained, "hn-fire-sustained")];
    let numbered = numbered.into_iter().filter(|(number, _)| *number > 0);
    texts.extend(numbered.map(|(number, id)| Text::new(id).with("number", i64::from(number))));
    texts
}

fn shot_text(shot: &Shot) -> Text {
    let effects = fire_texts(&shot.fire);
    let text =
        Text::new(if effects.is_empty() { "hn-shot" } else { "hn-shot-effects" }).with("value", i64::from(shot.value));
    if effects.is_empty() { text } else { text.with("effects", effects) }
}

/// HN-18.4: whom a Hero may join.
pub(crate) fn condition_text(hero: &Hero) -> Vec<Text> {
    let listed = |id: &'static str, types: TypeSet, keys: KeySet| {
        let mut names = types_text(types);
        names.extend(keys.iter().map(key_text));
        (!names.is_empty()).then(|| Text::new(id).with("types", names))
    };
    let all = listed("hn-limit-types", hero.all.0, hero.all.1);
    let any = listed("hn-limit-one-of", hero.any.types, hero.any.keys);
    let none = listed("hn-limit-not-types", hero.none.0, hero.none.1);
    all.into_iter().chain(any).chain(none).collect()
}

/// Which units, in words.
pub(crate) fn filter_text(filter: &Filter, all: crate::tile::TileSet) -> Text {
    let whose = Text::new(match filter.whose {
        Whose::Friendly => "hn-units-friendly",
        Whose::Enemy => "hn-units-enemy",
        Whose::Any => "hn-units-any",
    });
    let mut limits: Vec<Text> = Vec::new();
    limits
        .extend(filter.visible.map(|visible| Text::new(if visible { "hn-limit-visible" } else { "hn-limit-hidden" })));
    let listed =
        |id: &'static str, types: TypeSet| (!types.is_empty()).then(|| Text::new(id).with("types", types_text(types)));
    limits.extend(listed("hn-limit-types", filter.types));
    limits.extend(listed("hn-limit-all-types", filter.all_types));
    limits.extend(listed("hn-limit-not-types", filter.not_types));
    let armour = |armoured: bool| Text::new(if armoured { "hn-limit-armoured" } else { "hn-limit-unarmoured" });
    limits.extend(filter.armoured.map(armour));
    limits.extend(filter.suppressed.then(|| Text::new("hn-limit-suppressed")));
    let in_terrain = |id: &'static str, set: TerrainSet| {
        (!set.is_empty()).then(|| Text::new(id).with("terrain", terrains_text(set)))
    };
    limits.extend(in_terrain("hn-limit-terrain", filter.terrain));
    limits.extend(in_terrain("hn-limit-not-terrain", filter.not_terrain));
    if !filter.boxes.contains_all(all) {
        limits.push(Text::new("hn-limit-boxes").with("boxes", boxes_text(filter.boxes)));
    }
    limits.extend(filter.near.as_ref().map(|near| Text::new("hn-limit-near").with("range", i64::from(near.within))));
    limits.extend(filter.or.as_ref().map(|or| Text::new("hn-limit-or").with("units", filter_text(or, all))));
    if limits.is_empty() { whose } else { Text::new("hn-units").with("whose", whose).with("limits", limits) }
}

/// Boxes by name; whole rows and other rectangles by their corners, `A2–G4`.
fn boxes_text(boxes: crate::tile::TileSet) -> String {
    let names: Vec<String> = boxes.iter().map(Tile::printed).collect();
    let span = |of: fn(Tile) -> u8| {
        let (least, most) = (boxes.iter().map(of).min()?, boxes.iter().map(of).max()?);
        Some(usize::from(most - least) + 1)
    };
    match (span(Tile::column), span(Tile::row), names.as_slice()) {
        (Some(width), Some(height), [first, _, _, .., last]) if width * height == names.len() => {
            format!("{first}–{last}")
        }
        _ => names.join(" "),
    }
}

fn count_text(count: Count) -> Text {
    match count {
        Count::UpTo(1) => Text::new("hn-count-one"),
        Count::UpTo(count) => Text::new("hn-count-up-to").with("count", i64::from(count)),
        Count::Every => Text::new("hn-count-every"),
    }
}

fn scope_text(scope: Scope) -> Text {
    match scope {
        Scope::Every => Text::new("hn-count-every"),
        Scope::Chosen => Text::new("hn-count-one"),
        Scope::Area(reach) => Text::new("hn-count-area").with("range", i64::from(reach)),
    }
}

fn marker_text(kind: MarkerKind) -> Text {
    Text::new(match kind {
        MarkerKind::Panzerfaust => "hn-marker-panzerfaust",
        MarkerKind::HitPoint => "hn-marker-hit-point",
        MarkerKind::Mine => "hn-marker-mine",
        MarkerKind::Ford => "hn-marker-ford",
        MarkerKind::Obstacle => "hn-marker-obstacle",
    })
}

/// What an effect does.
fn effect_text(effect: &Effect, all: crate::tile::TileSet) -> Text {
    let n = |number: u8| i64::from(number);
    let units = |id: &'static str, target: &Filter| Text::new(id).with("units", filter_text(target, all));
    let counted = |id: &'static str, count: Count, target: &Filter| units(id, target).with("count", count_text(count));
    match effect {
        Effect::LookHand => Text::new("hn-effect-look-hand"),
        Effect::Draw(count) => Text::new("hn-effect-draw").with("count", n(*count)),
        Effect::Directives(count) if *count < 0 => {
            Text::new("hn-effect-discard-directives").with("count", -i64::from(*count))
        }
        Effect::Directives(count) => Text::new("hn-effect-directives").with("count", i64::from(*count)),
        Effect::GoRoll(modifier) => Text::new("hn-effect-go-roll").with("modifier", i64::from(*modifier)),
        Effect::Ignore { key, target } => units("hn-effect-ignore", target).with("ability", key_text(*key)),
        Effect::Save { value, scope, target } => {
            units("hn-effect-save", target).with("count", scope_text(*scope)).with("value", n(*value))
        }
        Effect::DirectivesDespite { .. } => Text::new("hn-effect-directives-despite"),
        Effect::ArmourPiercing { scope, target } => units("hn-effect-ap", target).with("count", scope_text(*scope)),
        Effect::ExtraMove { target } => units("hn-effect-extra-move", target),
        Effect::ShootMod { modifier, distance, target, against, .. } => {
            let text = units("hn-effect-shoot-mod", target)
                .with("modifier", i64::from(*modifier))
                .with("distance", n(*distance));
            let foes = against.as_ref().map_or_else(|| Text::new("hn-units-all"), |against| filter_text(against, all));
            text.with("against", foes)
        }
        Effect::TerrainAs { from, to } => {
            let from = from.map_or_else(|| Text::new("hn-marker-ford"), terrain_text);
            Text::new("hn-effect-terrain-as").with("from", from).with("to", terrain_text(*to))
        }
        Effect::ObjectiveValue { tile, value } => {
            Text::new("hn-effect-objective-value").with("tile", tile.printed()).with("value", n(*value))
        }
        Effect::Marker { kind, spot } => {
            let marker = Text::new("hn-effect-marker").with("marker", marker_text(*kind));
            match spot {
                Spot::Unit(target) => marker.with("spot", filter_text(target, all)),
                Spot::Boxes(boxes) => marker.with("spot", boxes_text(*boxes)),
                Spot::Empty(_) => marker.with("spot", Text::new("hn-spot-empty")),
            }
        }
        Effect::Unmark { kind, .. } => Text::new("hn-effect-unmark").with("marker", marker_text(*kind)),
        Effect::Attack { shot, count, target, .. } => {
            counted("hn-effect-attack", *count, target).with("shot", shot_text(shot))
        }
        Effect::Barrage { shot, boxes, both } => {
            let (count, id) = match boxes {
                Boxes::Around(more) => (more + 1, "hn-effect-barrage-around"),
                Boxes::Free(count, _) | Boxes::Exactly(count, _) => (*count, "hn-effect-barrage"),
            };
            let whose = Text::new(if *both { "hn-units-any" } else { "hn-units-enemy" });
            Text::new(id).with("shot", shot_text(shot)).with("count", n(count)).with("units", whose)
        }
        Effect::Hit { markers, count, target } => counted("hn-effect-hit", *count, target).with("markers", n(*markers)),
        Effect::Suppress { markers, count, target } => {
            counted("hn-effect-suppress", *count, target).with("markers", n(*markers))
        }
        Effect::Unsuppress { target } => units("hn-effect-unsuppress", target),
        Effect::Heal { count, target } => counted("hn-effect-heal", *count, target),
        Effect::Go { count, target } => counted("hn-effect-go", *count, target),
        Effect::TurnUp { count, target } => counted("hn-effect-turn-up", *count, target),
        Effect::TurnDown { count, target } => counted("hn-effect-turn-down", *count, target),
        Effect::Surrender { number, count, target } => {
            counted("hn-effect-surrender", *count, target).with("number", n(*number))
        }
        Effect::Rout { number, count, target } => counted("hn-effect-rout", *count, target).with("number", n(*number)),
        Effect::Act { attacks, target, .. } => match attacks {
            Some(attacks) => units("hn-effect-act", target).with("attacks", n(*attacks)),
            None => units("hn-effect-act-each", target),
        },
        Effect::AllMove { direction, target } => units(
            match direction {
                Direction::Forward => "hn-effect-all-forward",
                Direction::Back => "hn-effect-all-back",
                Direction::Any => "hn-effect-all-move",
            },
            target,
        ),
        Effect::AllFire { target } => units("hn-effect-all-fire", target),
        Effect::Pick => Text::new("hn-effect-pick"),
        Effect::Place { from, count, boxes, .. } => Text::new(match from {
            From::Aside => "hn-effect-place-aside",
            From::Discard => "hn-effect-place-discard",
            From::Hand => "hn-effect-place-hand",
        })
        .with("count", n(*count))
        .with("boxes", boxes_text(*boxes)),
        Effect::Choice { whose, options } => {
            let texts: Vec<Text> =
                options.iter().flat_map(|(_, effects)| effects).map(|effect| effect_text(effect, all)).collect();
            let id = if *whose == Whose::Enemy { "hn-effect-choice-enemy" } else { "hn-effect-choice" };
            Text::new(id).with("options", texts)
        }
    }
}

/// What an event does, and how long.
pub(crate) fn event_text(kind: &EventKind, all: crate::tile::TileSet) -> Text {
    let effects: Vec<Text> = kind.effects.iter().map(|effect| effect_text(effect, all)).collect();
    Text::new(match kind.duration {
        Duration::Now | Duration::Marker => "hn-about-event",
        Duration::Phase => "hn-about-event-phase",
        Duration::Turn => "hn-about-event-turn",
    })
    .with("effects", effects)
}

pub(crate) fn timing_text(timing: Timing) -> Text {
    Text::new(match timing {
        Timing::Own => "hn-timing-own",
        Timing::Enemy => "hn-timing-enemy",
        Timing::Any => "hn-timing-any",
    })
}
