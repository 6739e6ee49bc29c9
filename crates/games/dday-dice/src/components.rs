//! What is printed on the things of the table, and what they do. The numbers of the sentences are those of the data files.

use sandtable_core::{Component, Id, Step, Text};

use crate::award::{AWARD_PRICE, Award, AwardEffect};
use crate::dice::{Die, Face, tool_points};
use crate::item::{Item, ItemEffect, ItemGroup, ItemWindow};
use crate::map::SectorInfo;
use crate::map_file::Shield;
use crate::nation::{BonusPart, Nation};
use crate::sector::Sector;
use crate::setup::Setup;
use crate::specialist::{Group, Specialist};
use crate::texts::{
    award_name, bonus_name, face_name, item_name, resource_name, sector_name, specialist_name, step_text, vehicle_name,
};
use crate::unit::Resource;
use crate::vehicle::Vehicle;

/// Cards, faces, bonuses of the nations that land, every sign of units and sectors, the sectors of the map, the units, the
/// dice and the buttons.
pub(crate) fn components(setup: &Setup) -> Vec<Component> {
    let alone = setup.seats == 1;
    let mut all: Vec<Component> = Specialist::cards().map(specialist).collect();
    // DD-22.5: who plays alone leaves some cards in the box.
    all.extend(Item::all().filter(|item| !alone || item.kind().solo).map(item));
    all.extend(Vehicle::all().map(vehicle));
    all.extend(Award::all().filter(|award| !alone || award.solo()).map(award));
    for &nation in setup.nations.as_slice() {
        all.extend(Face::ALL.map(|face| bonus(nation, face)));
    }
    all.extend(Face::ALL.map(face));
    all.extend(Resource::ALL.map(resource));
    all.extend(markers());
    all.extend(sector_signs());
    all.extend(unit_signs());
    all.extend(setup.map.sectors().map(|(id, info)| sector(id, info)));
    all.extend((0..setup.seats).map(unit));
    all.extend(Die::all().flat_map(|of| [die(of), reserve_die(of)]));
    all.extend(guns_and_mines());
    all.extend(BUTTONS.map(button));
    all
}

/// The clauses of the specialists, in the order of the data file.
const SPECIALIST_CLAUSES: [&str; 24] = [
    "DD-25.1", "DD-25.2", "DD-25.3", "DD-25.4", "DD-25.5", "DD-25.6", "DD-25.7", "DD-25.8", "DD-25.9", "DD-25.10",
    "DD-25.11", "DD-25.12", "DD-25.13", "DD-25.14", "DD-25.15", "DD-25.16", "DD-25.17", "DD-25.18", "DD-25.19",
    "DD-25.20", "DD-25.21", "DD-25.22", "DD-25.23", "DD-25.24",
];

/// The clauses of the kinds of items, in the order of the data file; second copies (DD-26.13) are of a kind.
const ITEM_CLAUSES: [&str; 24] = [
    "DD-26.1", "DD-26.2", "DD-26.3", "DD-26.4", "DD-26.5", "DD-26.6", "DD-26.7", "DD-26.8", "DD-26.9", "DD-26.10",
    "DD-26.11", "DD-26.12", "DD-26.14", "DD-26.15", "DD-26.16", "DD-26.17", "DD-26.18", "DD-26.19", "DD-26.20",
    "DD-26.21", "DD-26.22", "DD-26.23", "DD-26.24", "DD-26.25",
];

/// The clauses of the vehicles, in the order of the data file.
const VEHICLE_CLAUSES: [&str; 6] = ["DD-27.1", "DD-27.2", "DD-27.3", "DD-27.4", "DD-27.5", "DD-27.6"];

/// The clauses of the awards, in the order of the data file.
const AWARD_CLAUSES: [&str; 16] = [
    "DD-28.1", "DD-28.2", "DD-28.3", "DD-28.4", "DD-28.5", "DD-28.6", "DD-28.7", "DD-28.8", "DD-28.9", "DD-28.10",
    "DD-28.11", "DD-28.12", "DD-28.13", "DD-28.14", "DD-28.15", "DD-28.16",
];

/// What a card does: the message `dd-about-<kind>-<name>`.
fn about(kind: &str, name: &str) -> Text {
    Text::new(format!("dd-about-{kind}-{name}"))
}

/// A sentence and the numbers of its card, those that are not 0, by the keys of the data file.
fn with_numbers<const N: usize>(text: Text, numbers: [(&'static str, u8); N]) -> Text {
    let printed = numbers.into_iter().filter(|(_, number)| *number > 0);
    printed.fold(text, |text, (key, number)| text.with(key, i64::from(number)))
}

fn cost(component: Component, cost: u16) -> Component {
    component.figure("cost", Text::new("dd-figure-cost"), i64::from(cost))
}

fn specialist(one: Specialist) -> Component {
    let effects = one.effects();
    let does = with_numbers(
        about("specialist", one.kind().name()),
        [
            ("advance-cost", effects.advance_cost),
            ("mg-die", effects.mg_die),
            ("combat-loss", effects.combat_loss),
            ("mine-loss", effects.mine_loss),
            ("soldiers-a-tricolour", effects.soldiers_a_tricolour),
            ("tool-if-tool", effects.tool_if_tool),
            ("reinforced-soldiers", effects.reinforced_soldiers),
            ("courage-if-courage", effects.courage_if_courage),
            ("soldier-if-soldier", effects.soldier_if_soldier),
            ("item-cost", effects.item_cost),
            ("vehicle-cost", effects.vehicle_cost),
            ("def", effects.def),
            ("soldiers-on-entry", effects.soldiers_on_entry),
            ("reroll-locked", effects.reroll_locked),
            ("skulls", effects.skulls),
            ("stay", effects.stay),
            ("results", effects.results),
            ("free-item", effects.free_item),
            ("finds", effects.finds),
            ("courage-a-turn", effects.courage_a_turn),
            ("award-price", effects.award_price),
        ],
    );
    let group = match one.group() {
        Group::Regular => "dd-group-regular",
        Group::Reserve => "dd-group-reserve",
        Group::Ranked => "dd-group-ranked",
        Group::Unique => "dd-group-unique",
    };
    let component = Component::new(Step::new("specialist", one), specialist_name(one))
        .is("kind", one.kind())
        .about(does, SPECIALIST_CLAUSES[one.kind().index()]);
    cost(component, one.cost()).figure("group", Text::new("dd-figure-group"), Text::new(group))
}

fn item(item: Item) -> Component {
    let kind = item.kind();
    let number = match kind.effect {
        ItemEffect::Soldiers(n)
        | ItemEffect::Courage(n)
        | ItemEffect::Tools(n)
        | ItemEffect::MarkerBack(n)
        | ItemEffect::SectorDef(n)
        | ItemEffect::AnySectorDef(n)
        | ItemEffect::BunkerDef(n)
        | ItemEffect::OwnLoss(n)
        | ItemEffect::SectorMgMost(n) => n,
        _ => 0,
    };
    let does = with_numbers(about("item", kind.first.name()), [("n", number)]);
    let kinds = Item::all().filter(|other| other.copy() == 1);
    let rule = ITEM_CLAUSES[kinds.take_while(|other| *other != kind.first).count()];
    let group = match item.group() {
        ItemGroup::Regular => "dd-group-regular",
        ItemGroup::Symbol => "dd-group-symbol",
        ItemGroup::Special => "dd-group-special",
    };
    let component = Component::new(Step::new("card", item), item_name(item)).is("kind", kind.first).about(does, rule);
    let mut component = cost(component, item.cost()).figure("group", Text::new("dd-figure-group"), Text::new(group));
    if kind.explosive > 0 {
        component = component.figure("explosive", Text::new("dd-figure-explosive"), i64::from(kind.explosive));
    }
    for &window in &kind.windows {
        component = component.figure("window", Text::new("dd-figure-windows"), window_text(window));
    }
    component
}

fn window_text(window: ItemWindow) -> Text {
    Text::new(match window {
        ItemWindow::Result => "dd-window-result",
        ItemWindow::Supply => "dd-window-supply",
        ItemWindow::Move => "dd-window-move",
        ItemWindow::Fire => "dd-window-fire",
        ItemWindow::Mine => "dd-window-mine",
    })
}

fn vehicle(vehicle: Vehicle) -> Component {
    let card = vehicle.card();
    let does = with_numbers(
        about("vehicle", vehicle.name()),
        [
            ("advance-cost", card.advance_cost),
            ("soldiers-a-turn", card.soldiers_a_turn),
            ("combat-loss", card.combat_loss),
            ("mg-die", card.mg_die),
            ("def", card.def),
        ],
    );
    cost(
        Component::new(Step::new("vehicle", vehicle), vehicle_name(vehicle))
            .about(does, VEHICLE_CLAUSES[vehicle.index()]),
        vehicle.cost(),
    )
}

fn award(award: Award) -> Component {
    let does = about("award", award.name());
    let does = match award.effect() {
        AwardEffect::Gain(gain) => with_numbers(
            does,
            [("soldiers", gain.soldiers), ("stars", gain.stars), ("courage", gain.courage), ("points", gain.points)],
        ),
        AwardEffect::OthersSoldiers(n) | AwardEffect::SoldiersAndAnother(n) => with_numbers(does, [("n", n)]),
        _ => does,
    };
    Component::new(Step::new("award", award), award_name(award)).about(does, AWARD_CLAUSES[award.index()])
}

/// The tricolour bonus of a nation: `bonus:us-skull`.
fn bonus(nation: Nation, face: Face) -> Component {
    let does = match nation.bonus(face) {
        [one, other] => Text::new("dd-about-bonus-or").with("gains", gains(one)).with("else", gains(other)),
        parts => Text::new("dd-about-bonus").with("gains", parts.iter().flat_map(gains).collect::<Vec<_>>()),
    };
    Component::new(Step::new("bonus", format_args!("{nation}-{face}")), bonus_name(face)).about(does, "DD-7.1")
}

/// What a part of a bonus gives, one thing after the other.
fn gains(part: &BonusPart) -> Vec<Text> {
    let mut all = Vec::new();
    if part.item > 0 {
        all.push(Text::new("dd-gain-item").with("cost", i64::from(part.item)));
    }
    if part.result {
        all.push(Text::new("dd-gain-result"));
    }
    if part.to_any {
        all.push(Text::new("dd-gain-to-any"));
    }
    let counted = [
        (part.soldiers, "dd-gain-soldiers"),
        (part.courage, "dd-gain-courage"),
        (part.stars, "dd-gain-stars"),
        (part.points, "dd-gain-points"),
        (part.others_soldiers, "dd-gain-others-soldiers"),
        (part.others_points, "dd-gain-others-points"),
        (part.finds, "dd-gain-finds"),
    ];
    let counted = counted.into_iter().filter(|(number, _)| *number > 0);
    all.extend(counted.map(|(number, id)| Text::new(id).with("n", i64::from(number))));
    let allowed = [(part.cry, "dd-gain-cry"), (part.follow, "dd-gain-follow"), (part.no_mines, "dd-gain-no-mines")];
    all.extend(allowed.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Text::new(id)));
    all
}

fn face(face: Face) -> Component {
    let does = about("face", face.name());
    let (does, rule) = match face {
        Face::Skull => (does, "DD-6.1"),
        Face::Tool => {
            let tools = ["one", "two", "three", "four", "five", "six"].into_iter().zip(1..);
            (tools.fold(does, |does, (key, tools)| does.with(key, i64::from(tool_points(tools)))), "DD-6.3")
        }
        Face::Star | Face::One | Face::Two | Face::Courage => (does, "DD-6.2"),
    };
    Component::new(Step::new("face", face), face_name(face)).about(does, rule)
}

fn resource(resource: Resource) -> Component {
    let does = about("resource", resource.name());
    let (does, rule) = match resource {
        Resource::Soldiers => (does, "DD-18.12"),
        Resource::Stars => (does, "DD-11.1"),
        Resource::Courage => (does.with("award", i64::from(AWARD_PRICE)), "DD-16.4"),
        Resource::Points => (does, "DD-11.2"),
    };
    Component::new(Step::new("resource", resource), resource_name(resource)).about(does, rule)
}

/// A sign with its name and what it means.
fn sign((kind, key, name, about, rule): (&str, &str, &'static str, &'static str, &'static str)) -> Component {
    Component::new(Step::new(kind, key), Text::new(name)).about(Text::new(about), rule)
}

fn markers() -> [Component; 4] {
    [
        ("marker", "chevrons", "dd-marker-chevrons", "dd-about-chevrons", "DD-10.2"),
        ("marker", "arrow", "dd-marker-arrow", "dd-about-arrow", "DD-10.3"),
        ("marker", "shield", "dd-marker-shield", "dd-about-shield", "DD-10.5"),
        ("marker", "safe", "dd-marker-safe", "dd-about-safe", "DD-20.2"),
    ]
    .map(sign)
}

/// What is printed in sectors and on the borders between them.
fn sector_signs() -> [Component; 23] {
    [
        ("sign", "def", "dd-sign-def", "dd-about-def", "DD-18.2"),
        ("sign", "mg", "dd-sign-mg", "dd-about-mg", "DD-18.4"),
        ("sign", "white", "dd-sign-white", "dd-about-white", "DD-19.1"),
        ("sign", "black", "dd-sign-black", "dd-about-black", "DD-19.1"),
        ("sign", "have", "dd-sign-have", "dd-about-have", "DD-17.1"),
        ("sign", "sacrifice", "dd-sign-sacrifice", "dd-about-sacrifice", "DD-17.2"),
        ("sign", "discard", "dd-sign-discard", "dd-about-discard", "DD-17.3"),
        ("sign", "explosives", "dd-sign-explosives", "dd-about-explosives", "DD-14.9"),
        ("sign", "bonus", "dd-sign-bonus", "dd-about-bonus-here", "DD-9.2"),
        ("sign", "penalty", "dd-sign-penalty", "dd-about-penalty", "DD-9.3"),
        ("sign", "here", "dd-sign-here", "dd-about-here", "DD-17.13"),
        ("sign", "dice", "dd-sign-dice", "dd-about-dice", "DD-4.7"),
        ("sign", "no-lock", "dd-sign-no-lock", "dd-about-no-lock", "DD-4.8"),
        ("sign", "no-items", "dd-sign-no-items", "dd-about-no-items", "DD-13.7"),
        ("sign", "award", "dd-sign-award", "dd-about-award", "DD-19.2"),
        ("sign", "enter", "dd-sign-enter", "dd-about-enter", "DD-17.12"),
        ("sign", "max-units", "dd-sign-max-units", "dd-about-max-units", "DD-16.10"),
        ("sign", "special", "dd-sign-special", "dd-about-special", "DD-18.9"),
        ("sign", "start", "dd-sign-start", "dd-about-start", "DD-2.2"),
        ("sign", "mines", "dd-sign-mines", "dd-about-mines", "DD-17.7"),
        ("sign", "obstacle", "dd-sign-obstacle", "dd-about-obstacle", "DD-17.9"),
        ("sign", "way", "dd-sign-way", "dd-about-way", "DD-16.4"),
        ("sign", "bunker", "dd-sign-bunker", "dd-about-bunker", "DD-20.5"),
    ]
    .map(sign)
}

/// What stands beside dice and units.
fn unit_signs() -> [Component; 12] {
    [
        ("sign", "locked", "dd-sign-locked", "dd-about-locked", "DD-4.3"),
        ("sign", "marked", "dd-sign-marked", "dd-about-marked", "DD-4.4"),
        ("sign", "cancelled", "dd-sign-cancelled", "dd-about-cancelled", "DD-6.7"),
        ("sign", "tricolour", "dd-sign-tricolour", "dd-about-tricolour", "DD-7.1"),
        ("sign", "straight", "dd-sign-straight", "dd-about-straight", "DD-8.1"),
        ("sign", "reserve", "dd-sign-reserve", "dd-about-reserve", "DD-22.7"),
        ("sign", "cry", "dd-sign-cry", "dd-about-cry", "DD-16.11"),
        ("sign", "strength", "dd-sign-strength", "dd-about-strength", "DD-18.13"),
        ("sign", "losses", "dd-sign-losses", "dd-about-losses", "DD-18.2"),
        ("sign", "outlook", "dd-sign-outlook", "dd-about-outlook", "DD-18.2"),
        ("sign", "victory-points", "dd-sign-victory-points", "dd-about-victory-points", "DD-24.5"),
        ("sign", "pool", "dd-sign-pool", "dd-about-pool", "DD-11.2"),
    ]
    .map(sign)
}

/// What a combat in a sector costs, how long a unit may stay there, and how it comes there.
fn sector(id: Sector, info: &SectorInfo) -> Component {
    let (first, guns) = (info.def.first().copied().unwrap_or_default(), i64::from(info.mg));
    let written: Vec<String> = info.def.iter().map(ToString::to_string).collect();
    let mut about = Text::new("dd-about-sector").with("def", i64::from(first)).with("guns", guns);
    if written.len() > 1 {
        about = about.then(Text::new("dd-about-sector-then").with("defs", written.join(", ")));
    }
    let stay = match info.shield {
        _ if id == Sector::BUNKER => "dd-about-bunker",
        Shield::White => "dd-about-white",
        Shield::Black => "dd-about-black",
    };
    let about = about.then(Text::new(stay)).then(Text::new("dd-about-sector-once"));
    Component::new(Step::new("sector", id), sector_name(id))
        .about(about, "DD-18.2")
        .figure("def", Text::new("dd-sign-def"), written.join(", "))
        .figure("mg", Text::new("dd-sign-mg"), guns)
}

fn unit(seat: u8) -> Component {
    let step = Step::new("seat", seat);
    let name = step_text(&step);
    Component::new(step, name).about(Text::new("dd-about-seat"), "DD-20.6")
}

/// A die of a unit.
fn die(die: Die) -> Component {
    coloured(Step::new("die", die), die).about(Text::new("dd-about-die"), "DD-4.6")
}

/// A die of the reserve of who plays alone.
fn reserve_die(die: Die) -> Component {
    coloured(Step::new("reserve", die), die).about(Text::new("dd-about-reserve"), "DD-22.7")
}

fn coloured(step: Step, die: Die) -> Component {
    let name = step_text(&step);
    Component::new(step, name).is("colour", ["red", "white", "blue"][die.colour()])
}

/// The dice that cards change: those of machine guns and of mines.
fn guns_and_mines() -> [Component; 3] {
    [("mg1", "dd-about-mg", "DD-18.4"), ("mg2", "dd-about-mg", "DD-18.4"), ("mine", "dd-about-die-mine", "DD-17.8")]
        .map(|(key, about, rule)| {
            let step = Step::new("die", key);
            let name = step_text(&step);
            Component::new(step, name).about(Text::new(about), rule)
        })
}

/// The buttons, what they do, by which clause.
const BUTTONS: [(&str, &str, &str); 24] = [
    ("mulligan", "dd-about-button-mulligan", "DD-23.1"),
    ("keep", "dd-about-button-keep", "DD-23.1"),
    ("lock", "dd-about-button-lock", "DD-4.2"),
    ("reroll", "dd-about-button-reroll", "DD-4.4"),
    ("roll", "dd-about-button-roll", "DD-4.4"),
    ("stop", "dd-about-button-stop", "DD-4.5"),
    ("accept", "dd-about-button-accept", "DD-15.9"),
    ("decline", "dd-about-button-decline", "DD-15.11"),
    ("a", "dd-about-button-part", "DD-7.4"),
    ("b", "dd-about-button-part", "DD-7.4"),
    ("none", "dd-about-button-none", "DD-7.6"),
    ("recruit", "dd-about-button-recruit", "DD-11.1"),
    ("find", "dd-about-button-find", "DD-11.2"),
    ("use", "dd-about-button-use", "DD-13.2"),
    ("take", "dd-about-button-take", "DD-19.2"),
    ("abandon", "dd-about-button-abandon", "DD-14.8"),
    ("buy-award", "dd-about-button-buy-award", "DD-11.3"),
    ("cry", "dd-about-cry", "DD-16.11"),
    ("follow", "dd-about-button-follow", "DD-16.14"),
    ("no", "dd-about-button-no", "DD-16.14"),
    ("go-on", "dd-about-button-go-on", "DD-17.8"),
    ("done", "dd-about-button-done", "DD-3.7"),
    ("wait", "dd-about-button-wait", "DD-3.7"),
    ("soldiers", "dd-about-button-soldiers", "DD-18.12"),
];

fn button((key, about, rule): (&str, &'static str, &'static str)) -> Component {
    let step = Step::new("button", key);
    let (name, about) = (step_text(&step), Text::new(about));
    let about = if key == "buy-award" { about.with("price", i64::from(AWARD_PRICE)) } else { about };
    Component::new(step, name).about(about, rule)
}
