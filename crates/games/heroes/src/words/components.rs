//! What is printed on the components of a set-up: Unit Cards, Heroes, events, terrain, markers.

use sandtable_core::{Component, Id, Step, Text};

use crate::cards::{CardSet, Face};
use crate::effect::EventKind;
use crate::kind::{Hero, HeroAbility, UnitKind};
use crate::printed::{Ability, Value, write_areas};
use crate::scenario::Scenario;
use crate::setup::Setup;
use crate::side::{Side, Tag};
use crate::terrain::Terrain;
use crate::texts::{say_step, side_text};
use crate::tile::Tile;
use crate::view::View;
use crate::words::effects::{
    ability_text, event_text, fire_texts, key_text, terrain_text, timing_text, type_text, types_text,
};

/// Everything that the scenario of a set-up uses. A set-up that cannot be played has nothing.
pub(crate) fn components(setup: &Setup) -> Vec<Component> {
    let Ok(scenario) = setup.check() else { return Vec::new() };
    let scenario = scenario.get();
    let mut list = Vec::new();
    for side in Side::BOTH {
        side_components(scenario, side, &mut list);
    }
    list.extend(Terrain::all().map(terrain_component));
    list.extend(MARKERS.iter().map(|&(id, name, about, rule)| {
        Component::new(Step::new("marker", id), Text::new(name)).about(Text::new(about), rule)
    }));
    let face_down = Component::new(Step::new("unit", FACE_DOWN), Text::new("hn-name-face-down"));
    list.push(face_down.about(Text::new("hn-about-face-down"), "HN-26.2"));
    list.extend(clickable());
    list
}

/// What a unit that the viewer does not know is called among the components.
const FACE_DOWN: &str = "face-down";

/// The component that a thing is a copy of: a unit of its card, a card of its kind, a box of its terrain.
pub(crate) fn component_of(view: &View, thing: &Step) -> Step {
    let card = |number: &str| Step::new("card", number.to_ascii_lowercase());
    let unit = |tag: Tag| view.unit(tag).and_then(|unit| unit.number.as_deref()).map(card);
    let found = match thing.kind() {
        "unit" => Some(Tag::named(thing.name()).and_then(unit).unwrap_or_else(|| Step::new("unit", FACE_DOWN))),
        // Copies of a unit's card have a letter after its number (HN-50.6).
        "card" => {
            let name = thing.name();
            let copy = name.len() > 3 && name.ends_with(|end: char| end.is_ascii_lowercase());
            Some(if copy { card(&name[..name.len() - 1]) } else { thing.clone() })
        }
        "tile" => {
            let tile = Tile::named(thing.name()).and_then(|tile| view.boxes.iter().find(|shown| shown.tile == tile));
            tile.map(|tile| Step::new("terrain", tile.counts_as.name()))
        }
        "event" => {
            let side = view.to_act.lowest().and_then(Side::of);
            side.map(|side| Step::new("event", format_args!("{side}-{}", thing.name())))
        }
        _ => None,
    };
    found.unwrap_or_else(|| thing.clone())
}

/// What is pointed at besides cards, units and boxes: tactics, values, icons, moments and buttons. Each is called what its
/// click is called.
fn clickable() -> impl Iterator<Item = Component> {
    CLICKABLE.iter().map(|&(kind, key, about, rule)| {
        let step = Step::new(kind, key);
        let name = say_step(&step);
        Component::new(step, name).about(Text::new(about), rule)
    })
}

const CLICKABLE: [(&str, &str, &str, &str); 43] = [
    ("tactic", "directives", "hn-about-tactic-directives", "HN-5.1"),
    ("tactic", "cards", "hn-about-tactic-cards", "HN-6.1"),
    ("tactic", "manoeuvre", "hn-about-tactic-manoeuvre", "HN-7.1"),
    ("tactic", "unsuppress", "hn-about-tactic-unsuppress", "HN-8.1"),
    ("tactic", "activate", "hn-about-tactic-activate", "HN-9.1"),
    ("value", "1", "hn-about-value-click", "HN-11.1"),
    ("value", "2", "hn-about-value-click", "HN-11.1"),
    ("value", "1h", "hn-about-value-halted", "HN-21.18"),
    ("value", "1m", "hn-about-value-moved", "HN-21.18"),
    ("value", "2h", "hn-about-value-halted", "HN-21.18"),
    ("value", "2m", "hn-about-value-moved", "HN-21.18"),
    ("ability", "go", "hn-about-icon-go", "HN-20.1"),
    ("ability", "elan", "hn-about-icon-elan", "HN-20.21"),
    ("ability", "fallback", "hn-about-icon-fallback", "HN-20.24"),
    ("ability", "forward", "hn-about-icon-forward", "HN-20.25"),
    ("ability", "fire", "hn-about-icon-fire", "HN-20.29"),
    ("ability", "medic", "hn-about-icon-medic", "HN-20.33"),
    ("ability", "reinforce", "hn-about-icon-reinforce", "HN-20.35"),
    ("ability", "rally", "hn-about-icon-rally", "HN-22.7"),
    ("ability", "engineers", "hn-about-icon-engineers", "HN-22.3"),
    ("ability", "charge", "hn-about-icon-charge", "HN-45.5"),
    ("ability", "hero", "hn-about-icon-hero", "HN-18.9"),
    ("moment", "next-command", "hn-about-moment", "HN-29.7"),
    ("moment", "close", "hn-about-moment", "HN-29.7"),
    ("moment", "own-phase", "hn-about-moment", "HN-29.7"),
    ("moment", "loss", "hn-about-moment", "HN-29.7"),
    ("button", "as-listed", "hn-about-button-as-listed", "HN-3.5"),
    ("button", "done", "hn-about-button-done", "HN-50.8"),
    ("button", "end", "hn-about-button-end", "HN-9.3"),
    ("button", "end-hidden", "hn-about-button-end-hidden", "HN-28.10"),
    ("button", "end-phase", "hn-about-button-end-phase", "HN-4.12"),
    ("button", "pass", "hn-about-button-pass", "HN-29.6"),
    ("button", "accept", "hn-about-button-accept", "HN-24.1"),
    ("button", "stay", "hn-about-button-stay", "HN-16.2"),
    ("button", "keep-hidden", "hn-about-button-keep-hidden", "HN-26.7"),
    ("button", "suppressed", "hn-about-button-suppressed", "HN-46.12"),
    ("button", "obstacle", "hn-about-button-obstacle", "HN-50.9"),
    ("button", "first", "hn-about-button-answer", "HN-50.9"),
    ("button", "second", "hn-about-button-answer", "HN-50.9"),
    ("button", "turn-up", "hn-about-button-turn-up", "HN-26.14"),
    ("button", "go", "hn-about-button-go", "HN-20.9"),
    ("button", "exit", "hn-about-button-exit", "HN-47.4"),
    ("button", "quiet", "hn-about-button-quiet", "HN-29.7"),
];

/// Markers: what a path or a view calls them, their names, what they do.
const MARKERS: [(&str, &str, &str, &str); 14] = [
    ("objective", "hn-marker-objective", "hn-about-objective", "HN-25.10"),
    ("depot", "hn-marker-depot", "hn-about-depot", "HN-25.1"),
    ("ford", "hn-marker-ford", "hn-about-ford", "HN-25.2"),
    ("shooting", "hn-marker-shooting", "hn-about-shooting", "HN-25.3"),
    ("defence", "hn-marker-defence", "hn-about-defence", "HN-25.4"),
    ("panzerfaust", "hn-marker-panzerfaust", "hn-about-panzerfaust", "HN-25.6"),
    ("bombardment", "hn-marker-bombardment", "hn-about-bombardment", "HN-25.7"),
    ("hit-point", "hn-marker-hit-point", "hn-about-hit-point", "HN-25.11"),
    ("obstacle", "hn-marker-obstacle", "hn-about-obstacle", "HN-25.12"),
    ("mine", "hn-marker-mine", "hn-about-mine", "HN-25.13"),
    ("directive", "hn-step-directive", "hn-about-directive", "HN-24.2"),
    ("go", "hn-mark-go", "hn-about-go-marker", "HN-20.9"),
    ("activated", "hn-mark-activated", "hn-about-activated", "HN-9.3"),
    ("suppressed", "hn-step-suppressed", "hn-about-suppressed", "HN-8.4"),
];

fn side_components(scenario: &Scenario, side: Side, list: &mut Vec<Component>) {
    let setup = scenario.side(side);
    let deployed = setup.deployment.iter().map(|entry| entry.card);
    let cards: CardSet = deployed.chain(setup.reserve.iter().copied()).chain(setup.aside.iter().copied()).collect();
    let mut told: Vec<u8> = Vec::new();
    let boxes = scenario.field.boxes;
    for card in cards.iter() {
        let data = scenario.cards.data(side, card);
        match data.face {
            Face::Unit(kind) if told.contains(&kind) => {}
            Face::Unit(kind) => {
                told.push(kind);
                let alike = cards.iter().map(|other| scenario.cards.data(side, other));
                let copies = alike.filter(|other| other.face == Face::Unit(kind));
                let copies: Vec<Step> = copies.map(|copy| Step::new("card", copy.name)).collect();
                list.push(unit_component(&scenario.cards.kinds[kind as usize], side, copies));
            }
            Face::Hero(hero) => list.push(hero_component(&scenario.cards.heroes[hero as usize], side)),
            Face::Event(event) => {
                let kind = &scenario.cards.events[event.0 as usize];
                list.push(event_component(Step::new("card", &kind.id), kind, side, boxes));
            }
            Face::Historical => {}
        }
    }
    for (index, event) in setup.historical.iter().enumerate() {
        let kind = &scenario.cards.events[event.0 as usize];
        list.push(event_component(Step::new("event", format_args!("{side}-{}", index + 1)), kind, side, boxes));
    }
    if cards.iter().any(|card| scenario.cards.data(side, card).face == Face::Historical) {
        let name = if side == Side::Us { "hu" } else { "hg" };
        let card = Component::new(Step::new("card", name), Text::new("hn-card-historical"));
        list.push(card.is("kind", "historical").about(Text::new("hn-about-historical"), "HN-17.13"));
    }
    debug_assert!(cards.iter().all(|card| card.index() < 256));
}

fn unit_component(kind: &UnitKind, side: Side, copies: Vec<Step>) -> Component {
    let name = Text::new("hn-name").with("name", kind.name.clone());
    let mut unit = Component::new(Step::new("card", kind.id.to_ascii_lowercase()), name)
        .figure("side", Text::new("hn-figure-side"), side_text(side))
        .figure("copies", Text::new("hn-figure-copies"), copies.len() as i64)
        .is("kind", "unit")
        .copies(copies);
    unit = unit
        .figure("types", Text::new("hn-figure-types"), Text::new("hn-list").with("items", types_text(kind.types)))
        .parts(kind.types.iter().map(|kind| Component::new(Step::new("type", kind.name()), type_text(kind))));
    if kind.is_decoy() {
        return unit.about(Text::new("hn-about-decoy"), "HN-27.1");
    }
    let activation = kind.activation.map_or_else(|| "A".to_owned(), |value| value.to_string());
    unit = unit.figure("activation", Text::new("hn-figure-activation"), activation).figure(
        "hit-points",
        Text::new("hn-figure-hit-points"),
        i64::from(kind.hit_points),
    );
    if let Some(save) = kind.save {
        unit = unit.figure("save", Text::new("hn-figure-save"), i64::from(save));
    }
    if kind.armoured {
        unit = unit.figure("armoured", Text::new("hn-figure-armoured"), Text::new("hn-yes"));
    }
    if !kind.values.is_empty() {
        unit = unit.figure("shooting", Text::new("hn-figure-shooting"), write_areas(&kind.values));
    }
    if !kind.abilities.is_empty() {
        let written: Vec<String> = kind.abilities.iter().map(|ability| ability.written()).collect();
        unit = unit.figure("abilities", Text::new("hn-figure-abilities"), written.join(", "));
    }
    unit = unit.figure("points", Text::new("hn-figure-points"), i64::from(kind.points));
    if let Some(mark) = &kind.mark {
        unit = unit.figure("mark", Text::new("hn-figure-mark"), mark.clone());
    }
    let values = kind.values.iter().enumerate().map(|(index, value)| value_part(index + 1, value));
    let parts: Vec<Component> = values.chain(kind.abilities.iter().map(ability_part)).collect();
    let about: Vec<Text> = parts.iter().filter_map(|part| part.about.clone()).collect();
    let rule = kind.abilities.first().map_or("HN-1.3", |ability| ability.key.rule());
    let unit = if about.is_empty() { unit } else { unit.about(Text::new("hn-list").with("items", about), rule) };
    unit.parts(parts)
}

/// HN-1.4: a shooting value with the range and the effects of its area.
fn value_part(place: usize, value: &Value) -> Component {
    let effects = fire_texts(&value.fire);
    let words = value.fire.words().into_iter().zip(effects.clone());
    let mut about = Text::new(if effects.is_empty() { "hn-about-value" } else { "hn-about-value-effects" })
        .with("index", place as i64)
        .with("value", i64::from(value.number))
        .with("range", i64::from(value.range));
    if !effects.is_empty() {
        about = about.with("effects", effects);
    }
    let named = Text::new("hn-step-shot").with("place", place as i64).with("pace", "any");
    let mut part = Component::new(Step::new("value", place), named)
        .about(about, "HN-1.4")
        .figure("number", Text::new("hn-figure-number"), i64::from(value.number))
        .figure("range", Text::new("hn-figure-range"), i64::from(value.range));
    if let Some(moved) = value.moved {
        part = part.figure("moved", Text::new("hn-figure-moved"), i64::from(moved));
    }
    part.parts(words.map(|(word, text)| Component::new(Step::new("effect", word), text)))
}

/// An ability, called by the name of its sign.
fn ability_part(ability: &Ability) -> Component {
    Component::new(Step::new("ability", ability.key.name()), key_text(ability.key))
        .about(ability_text(ability), ability.key.rule())
        .figure("beside", Text::new("hn-figure-beside"), ability.beside())
}

fn hero_component(hero: &Hero, side: Side) -> Component {
    let name = Text::new("hn-name").with("name", hero.name.clone());
    let ability = match &hero.ability {
        HeroAbility::Shooting(fire) => fire_texts(fire),
        HeroAbility::Ability(ability) => vec![ability_text(ability)],
    };
    let mut joins: Vec<Text> = types_text(hero.all.0);
    joins.extend(types_text(hero.any.types));
    joins.extend(hero.any.keys.iter().map(key_text));
    let mut card = Component::new(Step::new("card", hero.id.to_ascii_lowercase()), name)
        .is("kind", "hero")
        .about(Text::new("hn-list").with("items", ability), hero.rule)
        .figure("side", Text::new("hn-figure-side"), side_text(side))
        .figure("joins", Text::new("hn-figure-joins"), Text::new("hn-list").with("items", joins));
    if !hero.none.0.is_empty() {
        let none = Text::new("hn-list").with("items", types_text(hero.none.0));
        card = card.figure("not", Text::new("hn-figure-not"), none);
    }
    card
}

fn event_component(thing: Step, kind: &EventKind, side: Side, boxes: crate::tile::TileSet) -> Component {
    Component::new(thing, Text::new("hn-name").with("name", kind.name.clone()))
        .is("kind", "event")
        .about(event_text(kind, boxes), kind.rule)
        .figure("side", Text::new("hn-figure-side"), side_text(side))
        .figure("timing", Text::new("hn-figure-timing"), timing_text(kind.timing))
}

fn terrain_component(terrain: Terrain) -> Component {
    let (about, rule) = match terrain {
        Terrain::Open => ("hn-about-open", "HN-28.1"),
        Terrain::Urban => ("hn-about-urban", "HN-28.2"),
        Terrain::Flooded => ("hn-about-flooded", "HN-28.3"),
        Terrain::Hill => ("hn-about-hill", "HN-28.5"),
        Terrain::Fortified => ("hn-about-fortified", "HN-28.6"),
        Terrain::Forest => ("hn-about-forest", "HN-28.10"),
        Terrain::Forthill => ("hn-about-forthill", "HN-28.9"),
        Terrain::Water => ("hn-about-water", "HN-28.13"),
    };
    Component::new(Step::new("terrain", terrain.name()), terrain_text(terrain)).about(Text::new(about), rule).figure(
        "letter",
        Text::new("hn-figure-letter"),
        terrain.letter().to_string(),
    )
}
