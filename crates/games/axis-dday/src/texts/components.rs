//! What is printed: units, cards, zones, boxes, charts.

use sandtable_core::{Component, FigureValue, Id, Step, Text};

use super::actions::button_text;
use super::names::{
    box_text, card_text, chart_text, fortune_text, on_map, order_text, power_text, side_text, unit_text, zone_text,
};
use crate::action::Button;
use crate::boxes::BoxId;
use crate::card::Number;
use crate::chart::Chart;
use crate::setup::{Setup, pieces, start_of};
use crate::unit::Unit;
use crate::zone::{Entry, Zone, cities};

/// Everything that is printed for a set-up.
pub(super) fn components(setup: &Setup) -> Vec<Component> {
    let mut all: Vec<Component> = Unit::all().map(unit).collect();
    all.extend(Number::all().map(order));
    if setup.fortune {
        all.extend(Number::all().map(fortune));
    }
    if setup.tactics {
        all.extend(Number::all().map(tactics));
    }
    all.extend(setup.map().zones().iter().map(|one| zone(setup, one)));
    all.extend(BoxId::all().map(boxed));
    all.extend(Chart::all().map(chart));
    all.push(named("place", "airfield", "ad-name-airfield", "ad-about-airfield", "AD-3.11"));
    if setup.fortune {
        all.extend((1..=2).map(die));
    }
    all.extend(buttons(setup));
    all
}

/// A thing with its name and what it does.
fn named(kind: &str, key: &str, name: &'static str, about: &'static str, rule: &'static str) -> Component {
    Component::new(Step::new(kind, key), Text::new(name)).about(Text::new(about), rule)
}

/// AD-54.1, AD-55.1: a die of a chart that may be rolled again.
fn die(number: i64) -> Component {
    let name = Text::new("ad-step-die").with("die", number);
    Component::new(Step::new("die", number), name).about(Text::new("ad-about-die"), "AD-54.1")
}

/// With three seats the two Allied powers decide some things together (AD-16.6).
fn buttons(setup: &Setup) -> impl Iterator<Item = Component> {
    let joint = setup.seats == 3;
    Button::ALL.into_iter().filter(move |button| joint || !matches!(button, Button::Agree | Button::Refer)).map(
        |button| {
            let (about, rule) = match button {
                Button::Begin => ("ad-about-begin", "AD-18.1"),
                Button::GoOn => ("ad-about-go-on", "AD-18.10"),
                Button::Done => ("ad-about-done", "AD-6.2"),
                Button::Pass => ("ad-about-pass", "AD-60.2"),
                Button::Stop => ("ad-about-stop", "AD-6.6"),
                Button::Agree => ("ad-about-agree", "AD-16.8"),
                Button::Refer => ("ad-about-refer", "AD-16.9"),
            };
            Component::new(Step::new("button", button), button_text(button)).about(Text::new(about), rule)
        },
    )
}

/// What a zone is: a city, a way in for the Axis, a coast, or country between them; and how units stand and fight there.
fn about_zone(zone: Zone) -> (Text, &'static str) {
    let (city, entry, coast) = (cities().contains(zone), zone.entry().is_some(), zone.is_coastal());
    let special = [(city, "ad-about-city"), (entry, "ad-about-entry"), (coast, "ad-about-coast")];
    let told = special.into_iter().filter(|(is, _)| *is).map(|(_, id)| Text::new(id));
    let about = told.chain([Text::new("ad-about-zone")]).reduce(Text::then).expect("a zone is told of");
    let rule = match (city, entry, coast) {
        (true, _, _) => "AD-1.2",
        (_, true, _) => "AD-3.13",
        (_, _, true) => "AD-3.14",
        _ => "AD-6.11",
    };
    (about, rule)
}

fn label(id: &'static str) -> Text {
    Text::new(id)
}

/// AD-2: the clause of each kind.
fn unit(unit: Unit) -> Component {
    use crate::side::Side;
    use crate::unit::Kind;
    let (about, rule) = match (unit.kind(), unit.side()) {
        (Kind::Infantry, _) => ("ad-about-infantry", "AD-2.1"),
        (Kind::Artillery, _) => ("ad-about-artillery", "AD-2.2"),
        (Kind::Tank, Side::Allies) => ("ad-about-tank", "AD-2.3"),
        (Kind::Tank, Side::Axis) => ("ad-about-tank", "AD-2.4"),
        (Kind::Blockhouse, _) => ("ad-about-blockhouse", "AD-2.5"),
        (Kind::Fighter, _) => ("ad-about-fighter", "AD-2.6"),
        (Kind::Bomber, _) => ("ad-about-bomber", "AD-2.6"),
    };
    let values = unit.values();
    let mut component = Component::new(Step::new("unit", unit), unit_text(unit))
        .is("side", unit.side())
        .is("power", unit.power())
        .is("kind", unit.kind())
        .about(Text::new(about), rule);
    if unit.kind().is_land() {
        component = component
            .figure("attack", label("ad-figure-attack"), i64::from(values.attack))
            .figure("defence", label("ad-figure-defence"), i64::from(values.defence))
            .figure("move", label("ad-figure-move"), i64::from(values.movement));
    }
    component.figure("power", label("ad-figure-power"), power_text(unit.power())).figure(
        "pieces",
        label("ad-figure-pieces"),
        i64::from(pieces().of(unit)),
    )
}

fn numbered(component: Component, number: Number) -> Component {
    component.figure("number", label("ad-figure-number"), i64::from(number.get()))
}

fn order(number: Number) -> Component {
    let about = Text::new(format!("ad-order-{number}-about"));
    let card = Component::new(Step::new("order", number), order_text(number)).about(about, ORDER_RULES[number.index()]);
    numbered(card, number).figure("side", label("ad-figure-side"), side_text(number.active()))
}

fn fortune(number: Number) -> Component {
    let about = Text::new("ad-fortune-about")
        .with("good", Text::new(format!("ad-fortune-{number}-good")))
        .with("bad", Text::new(format!("ad-fortune-{number}-bad")));
    let card =
        Component::new(Step::new("fortune", number), fortune_text(number)).about(about, FORTUNE_RULES[number.index()]);
    numbered(card, number).figure("side", label("ad-figure-side"), side_text(number.active()))
}

fn tactics(number: Number) -> Component {
    let about = Text::new(format!("ad-tactics-{number}-about"));
    let step = Step::new("card", format_args!("t{number}"));
    let card = Component::new(step, card_text(number)).about(about, TACTICS_RULES[number.index()]);
    numbered(card, number).figure("side", label("ad-figure-side"), side_text(number.owner()))
}

fn words<T: ToString>(things: impl Iterator<Item = T>) -> FigureValue {
    FigureValue::Word(things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" "))
}

fn zone(setup: &Setup, zone: Zone) -> Component {
    let map = setup.map();
    let (about, rule) = about_zone(zone);
    let printed = Component::new(Step::new("zone", zone), on_map(zone_text(zone), setup.map())).about(about, rule);
    let mut component = printed.figure("neighbours", label("ad-figure-neighbours"), words(map.neighbours(zone).iter()));
    if let Some(printed) = map.printed(zone).filter(|printed| !printed.towns.is_empty()) {
        component = component.figure("towns", label("ad-figure-towns"), printed.towns.join(", "));
    }
    if zone.is_coastal() {
        component = component.figure("coast", label("ad-figure-coast"), label("ad-figure-yes"));
    }
    if cities().contains(zone) {
        component = component.figure("city", label("ad-figure-city"), label("ad-figure-yes"));
    }
    if let Some(entry) = zone.entry() {
        let marker = match entry {
            Entry::Rennes => "Rennes",
            Entry::Chartres => "Chartres",
            Entry::Rouen => "Rouen",
        };
        component = component.figure("entry", label("ad-figure-entry"), marker.to_owned());
    }
    if !zone.range().is_empty() {
        component = component.figure("range", label("ad-figure-range"), words(zone.range().iter()));
    }
    let blockhouses = start_of(zone).of(Unit::BLOCKHOUSE);
    if blockhouses > 0 {
        component = component.figure("blockhouses", label("ad-figure-blockhouses"), i64::from(blockhouses));
    }
    component
}

fn boxed(id: BoxId) -> Component {
    let printed = id.printed();
    let (about, rule) = match id {
        BoxId::Beach(_) => ("ad-about-beachhead", "AD-3.8"),
        BoxId::Drop(_) => ("ad-about-airborne", "AD-3.10"),
    };
    Component::new(Step::new("box", id), box_text(id))
        .is("kind", if matches!(id, BoxId::Drop(_)) { "airborne" } else { "beachhead" })
        .is("power", printed.power)
        .about(Text::new(about).with("zone", zone_text(printed.zone)), rule)
        .figure("capacity", label("ad-figure-capacity"), i64::from(printed.capacity))
        .figure("power", label("ad-figure-power"), power_text(printed.power))
}

fn chart(chart: Chart) -> Component {
    let printed = chart.printed();
    let mut rows: Vec<String> = Vec::new();
    for place in &printed.places {
        if usize::from(place.row) >= rows.len() {
            rows.push(String::new());
        }
        rows[usize::from(place.row)].push(place.kind.letter());
    }
    Component::new(Step::new("chart", chart), chart_text(chart))
        .about(Text::new("ad-about-chart"), "AD-13.2")
        .figure("places", label("ad-figure-places"), i64::from(printed.all.len()))
        .figure("units", label("ad-figure-units"), rows.join(" "))
}

const ORDER_RULES: [&str; 16] = [
    "AD-21.2", "AD-22.1", "AD-23.1", "AD-24.1", "AD-25.1", "AD-26.1", "AD-27.1", "AD-28.1", "AD-29.1", "AD-30.1",
    "AD-31.1", "AD-32.1", "AD-33.1", "AD-34.1", "AD-35.1", "AD-36.1",
];

const FORTUNE_RULES: [&str; 16] = [
    "AD-41.1", "AD-42.1", "AD-43.1", "AD-44.1", "AD-45.1", "AD-46.1", "AD-47.1", "AD-48.1", "AD-49.1", "AD-50.1",
    "AD-51.1", "AD-52.1", "AD-53.1", "AD-54.1", "AD-55.1", "AD-56.1",
];

const TACTICS_RULES: [&str; 16] = [
    "AD-61.1", "AD-62.1", "AD-63.1", "AD-64.1", "AD-65.1", "AD-66.1", "AD-67.1", "AD-68.1", "AD-69.1", "AD-70.1",
    "AD-71.1", "AD-72.1", "AD-73.1", "AD-74.1", "AD-75.1", "AD-76.1",
];
