//! What is printed on the things of the table, and what they do.

use sandtable_core::{Component, Figure, FigureValue, Step, Text};

use crate::kind::{Kind, Title};
use crate::printed::CardAction;
use crate::scenario::Goals;
use crate::setup::Setup;
use crate::side::{Side, UnitId};
use crate::texts::{action_name, card_text, ground_text, tile_step_text, unit_text};
use crate::tile::Tile;

/// Cards and counters of both sides, the tiles of the map, the actions, all markers, piles and numbers, and the buttons.
pub(crate) fn components(setup: &Setup) -> Vec<Component> {
    let mut all = Vec::new();
    for side in Side::BOTH {
        all.extend(Kind::all().map(|kind| card(side, kind)));
    }
    all.extend(UnitId::all().map(unit));
    match setup.check(Goals::Any) {
        Ok(scenario) => all.extend(scenario.get().map.tiles.iter().map(|placed| tile(placed.tile))),
        // What cannot be played has no map; then every tile of the box is told.
        Err(_) => all.extend(Tile::all().map(tile)),
    }
    all.extend(CardAction::ALL.into_iter().map(action));
    all.extend([
        named("action", "rally", "un-action-rally", "un-about-rally", "UN-8.2"),
        named("action", "hunker", "un-action-hunker", "un-about-hunker", "UN-7.1"),
    ]);
    all.extend(markers());
    all.extend(piles());
    all.extend(signs());
    all.extend(buttons());
    all
}

/// A card of a supply or a play area is a card like any other.
pub(crate) fn component_of(thing: &Step) -> Step {
    if ["supply", "play"].contains(&thing.kind()) { Step::new("card", thing.name()) } else { thing.clone() }
}

/// A thing with its name and what it does.
fn named(kind: &str, key: &str, name: &'static str, about: &'static str, rule: &'static str) -> Component {
    Component::new(Step::new(kind, key), Text::new(name)).about(Text::new(about), rule)
}

fn card(side: Side, kind: Kind) -> Component {
    let printed = kind.printed();
    let (about, rule) = match kind.title() {
        Title::Sergeant => ("un-about-card-sergeant", "UN-1.8"),
        Title::Guide => ("un-about-card-guide", "UN-9.8"),
        Title::Leader => ("un-about-card-leader", "UN-1.20"),
        Title::Scout => ("un-about-card-scout", "UN-9.11"),
        Title::Rifle => ("un-about-card-rifle", "UN-10.20"),
        Title::Sniper => ("un-about-card-sniper", "UN-9.17"),
        Title::Gunner => ("un-about-card-gunner", "UN-11.22"),
        Title::Mortar => ("un-about-card-mortar", "UN-11.3"),
        Title::Fog => ("un-about-card-fog", "UN-7.7"),
    };
    let mut card = Component::new(Step::new("card", format_args!("{side}-{kind}")), card_text(kind))
        .is("title", kind.title())
        .about(Text::new(about), rule)
        .figure("initiative", Text::new("un-figure-initiative"), i64::from(printed.initiative))
        .figure("copies", Text::new("un-figure-copies"), i64::from(printed.copies));
    if let Some(squad) = kind.squad() {
        card =
            card.is("squad", squad.letter()).figure("squad", Text::new("un-figure-squad"), squad.letter().to_owned());
    }
    if let Some(squad) = kind.reach() {
        card = card.figure("own-squad", Text::new("un-figure-own-squad"), squad.letter().to_owned());
    }
    for action in printed.in_order() {
        let value = match printed.strength(action).filter(|_| action.has_number()) {
            Some(strength) => FigureValue::Number(i64::from(strength)),
            None => FigureValue::Word(String::new()),
        };
        card.figures.push(Figure { key: action.name(), label: action_name(action), value });
    }
    card
}

fn unit(id: UnitId) -> Component {
    Component::new(Step::new("unit", id), unit_text(id)).about(Text::new("un-about-unit"), "UN-12.5").figure(
        "defence",
        Text::new("un-figure-defence"),
        i64::from(id.unit.defence()),
    )
}

fn tile(tile: Tile) -> Component {
    let cover = tile.cover();
    let component = Component::new(Step::new("tile", tile), tile_step_text(tile))
        .figure("ground", Text::new("un-figure-ground"), ground_text(tile.ground()))
        .figure("cover", Text::new("un-figure-cover"), i64::from(cover.usual));
    match cover.low {
        Some(low) => component.about(Text::new("un-about-hill"), "UN-11.12").figure(
            "hill",
            Text::new("un-figure-hill"),
            i64::from(low),
        ),
        None => component.about(Text::new("un-about-tile"), "UN-11.9"),
    }
}

fn action(action: CardAction) -> Component {
    let (about, rule) = match action {
        CardAction::Move => ("un-about-move", "UN-9.5"),
        CardAction::Guide => ("un-about-guide", "UN-9.8"),
        CardAction::Scout => ("un-about-scout", "UN-9.11"),
        CardAction::Stalk => ("un-about-stalk", "UN-9.17"),
        CardAction::Bolster => ("un-about-bolster", "UN-10.1"),
        CardAction::Command => ("un-about-command", "UN-10.8"),
        CardAction::Conceal => ("un-about-conceal", "UN-10.12"),
        CardAction::Control => ("un-about-control", "UN-10.14"),
        CardAction::Inspire => ("un-about-inspire", "UN-10.23"),
        CardAction::Recon => ("un-about-recon", "UN-10.29"),
        CardAction::Target => ("un-about-target", "UN-10.32"),
        CardAction::Attack => ("un-about-attack", "UN-11.17"),
        CardAction::Suppress => ("un-about-suppress", "UN-11.22"),
        CardAction::Blast => ("un-about-blast", "UN-11.3"),
    };
    Component::new(Step::new("action", action), action_name(action)).about(Text::new(about), rule)
}

fn markers() -> [Component; 12] {
    [
        ("scouted", "un-marker-scouted", "un-about-scouted", "UN-9.6"),
        ("controlled", "un-marker-controlled", "un-about-controlled", "UN-10.19"),
        ("objective", "un-marker-objective", "un-about-objective", "UN-1.16"),
        ("radio", "un-marker-radio", "un-about-radio", "UN-14.15"),
        ("spawn", "un-marker-spawn", "un-about-spawn", "UN-8.7"),
        ("target", "un-marker-target", "un-about-target-marker", "UN-11.3"),
        ("initiative", "un-marker-initiative", "un-about-initiative", "UN-5.6"),
        ("suppressed", "un-marker-suppressed", "un-about-suppressed", "UN-8.1"),
        ("pinned", "un-marker-pinned", "un-about-pinned", "UN-13.5"),
        ("hopeless", "un-marker-hopeless", "un-about-hopeless", "UN-13.12"),
        ("goal-points", "un-marker-goal-points", "un-about-goal-points", "UN-13.4"),
        ("goal-pin", "un-marker-goal-pin", "un-about-goal-pin", "UN-13.6"),
    ]
    .map(|(key, name, about, rule)| named("marker", key, name, about, rule))
}

fn piles() -> [Component; 7] {
    [
        ("hand", "un-pile-hand", "un-about-hand", "UN-4.2"),
        ("deck", "un-pile-deck", "un-about-deck", "UN-4.3"),
        ("discard", "un-pile-discard", "un-about-discard", "UN-4.3"),
        ("supply", "un-pile-supply", "un-about-supply", "UN-3.11"),
        ("play", "un-pile-play", "un-about-play", "UN-6.4"),
        ("removed", "un-pile-removed", "un-about-removed", "UN-12.10"),
        ("chosen", "un-pile-chosen", "un-about-chosen", "UN-5.5"),
    ]
    .map(|(key, name, about, rule)| named("pile", key, name, about, rule))
}

fn signs() -> [Component; 3] {
    [
        ("defence", "un-sign-defence", "un-about-defence", "UN-11.8"),
        ("initiative", "un-sign-initiative", "un-about-initiative-number", "UN-5.5"),
        ("strength", "un-sign-strength", "un-about-strength", "UN-1.20"),
    ]
    .map(|(key, name, about, rule)| named("sign", key, name, about, rule))
}

fn buttons() -> [Component; 3] {
    [
        ("end-turn", "un-do-end-turn", "un-about-end-turn", "UN-6.6"),
        ("stop", "un-step-stop", "un-about-stop", "UN-9.3"),
        ("done", "un-do-done", "un-about-done", "UN-10.5"),
    ]
    .map(|(key, name, about, rule)| named("button", key, name, about, rule))
}
