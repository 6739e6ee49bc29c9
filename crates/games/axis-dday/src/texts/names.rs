//! What things are called.

use sandtable_core::{Argument, Text};

use crate::boxes::BoxId;
use crate::card::Number;
use crate::chart::Chart;
use crate::event::Spot;
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit};
use crate::zone::{Map, Zone};

/// "Vierville (14)", as the map of all zones calls it; [`on_map`] calls it as the map in play does.
pub(crate) fn zone_text(zone: Zone) -> Text {
    let name = Map::of(42).printed(zone).map_or("", |printed| printed.name.as_str());
    Text::new("ad-zone").with("id", i64::from(zone.id())).with("name", name)
}

/// AD-3.4: on the map of 41 zones one zone is larger, and is called after all that it covers. Whatever is said of a game
/// passes here last, and calls each zone what the game's own map calls it.
pub(crate) fn on_map(mut text: Text, map: &'static Map) -> Text {
    // On the map of all zones everything is called as it should be already.
    if !std::ptr::eq(map, Map::of(42)) {
        name_zones(&mut text, map);
    }
    text
}

fn name_zones(text: &mut Text, map: &'static Map) {
    if text.id == "ad-zone" {
        if let [(_, Argument::Number(id)), (_, Argument::Word(name))] = text.args.as_mut_slice()
            && let Some(printed) = u8::try_from(*id).ok().and_then(Zone::new).and_then(|zone| map.printed(zone))
        {
            *name = printed.name.as_str().into();
        }
        return;
    }
    for (_, argument) in &mut text.args {
        match argument {
            Argument::Text(inner) => name_zones(inner, map),
            Argument::List(texts) => texts.iter_mut().for_each(|inner| name_zones(inner, map)),
            Argument::Number(_) | Argument::Word(_) => {}
        }
    }
}

/// "Utah", "82nd Airborne".
pub(crate) fn box_text(id: BoxId) -> Text {
    match id {
        BoxId::Beach(beach) => Text::new("ad-box-beach").with("box", beach.name()),
        BoxId::Drop(drop) => Text::new("ad-box-airborne").with("box", drop.name()),
    }
}

/// The name of a chart.
pub(crate) fn chart_text(chart: Chart) -> Text {
    Text::new(match chart {
        Chart::Uk => "ad-chart-uk",
        Chart::Us => "ad-chart-us",
        Chart::Rennes => "ad-chart-rennes",
        Chart::Rouen => "ad-chart-rouen",
    })
}

/// "British tank".
pub(crate) fn unit_text(unit: Unit) -> Text {
    Text::new(match (unit.power(), unit.kind()) {
        (Power::Axis, Kind::Infantry) => "ad-unit-infantry",
        (Power::Axis, Kind::Artillery) => "ad-unit-artillery",
        (Power::Axis, Kind::Tank) => "ad-unit-tank",
        (Power::Axis, _) => "ad-unit-blockhouse",
        (Power::Uk, Kind::Infantry) => "ad-unit-uk-infantry",
        (Power::Uk, Kind::Artillery) => "ad-unit-uk-artillery",
        (Power::Uk, Kind::Tank) => "ad-unit-uk-tank",
        (Power::Uk, Kind::Fighter) => "ad-unit-uk-fighter",
        (Power::Uk, _) => "ad-unit-uk-bomber",
        (Power::Us, Kind::Infantry) => "ad-unit-us-infantry",
        (Power::Us, Kind::Artillery) => "ad-unit-us-artillery",
        (Power::Us, Kind::Tank) => "ad-unit-us-tank",
        (Power::Us, Kind::Fighter) => "ad-unit-us-fighter",
        (Power::Us, _) => "ad-unit-us-bomber",
    })
}

/// "3 × British tank", or the unit alone if it is one.
pub(crate) fn units_text(unit: Unit, count: u8) -> Text {
    match count {
        1 => unit_text(unit),
        _ => Text::new("ad-units").with("count", i64::from(count)).with("unit", unit_text(unit)),
    }
}

/// "infantry".
pub(crate) fn kind_text(kind: Kind) -> Text {
    Text::new(match kind {
        Kind::Infantry => "ad-kind-infantry",
        Kind::Artillery => "ad-kind-artillery",
        Kind::Tank => "ad-kind-tank",
        Kind::Blockhouse => "ad-kind-blockhouse",
        Kind::Fighter => "ad-kind-fighter",
        Kind::Bomber => "ad-kind-bomber",
    })
}

/// The name of a power.
pub(crate) fn power_text(power: Power) -> Text {
    Text::new(match power {
        Power::Axis => "ad-power-axis",
        Power::Uk => "ad-power-uk",
        Power::Us => "ad-power-us",
    })
}

/// The name of a side.
pub(crate) fn side_text(side: Side) -> Text {
    Text::new(match side {
        Side::Axis => "ad-side-axis",
        Side::Allies => "ad-side-allies",
    })
}

/// Who controls a zone.
pub(crate) fn control_text(control: Option<Side>) -> Text {
    control.map_or_else(|| Text::new("ad-side-nobody"), side_text)
}

/// A place.
pub(crate) fn spot_text(spot: Spot) -> Text {
    match spot {
        Spot::Zone(zone) => zone_text(zone),
        Spot::Box(id) => box_text(id),
        Spot::Chart(chart) => chart_text(chart),
        Spot::Airfield => Text::new("ad-airfield"),
        Spot::Supply => Text::new("ad-supply"),
    }
}

/// The title of an order card.
pub(crate) fn order_text(number: Number) -> Text {
    Text::new(format!("ad-order-{number}"))
}

/// A Fortune card, called by its order.
pub(crate) fn fortune_text(number: Number) -> Text {
    Text::new("ad-fortune").with("number", i64::from(number.get())).with("order", order_text(number))
}

/// The name of a Tactics card.
pub(crate) fn card_text(number: Number) -> Text {
    Text::new(format!("ad-tactics-{number}"))
}

/// Dice as they fell: "3, 1, 6".
pub(crate) fn dice_word(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
