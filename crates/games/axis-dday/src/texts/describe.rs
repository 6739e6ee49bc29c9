//! The position in sentences, in the order in which a player looks at it.

use sandtable_core::{Seat, Text};

use super::events::fortune_effect;
use super::names::{
    box_text, card_text, chart_text, control_text, dice_word, order_text, power_text, side_text, unit_text, units_text,
    zone_text,
};
use crate::boxes::BoxId;
use crate::card::Luck;
use crate::event::{Deck, Volley};
use crate::side::{Powers, Side};
use crate::view::{BattleView, BoxView, ChartView, Stack, View, ZoneView};

/// The whole position; what concerns the side of `near` comes first.
pub(super) fn describe(view: &View, near: Seat) -> Vec<Text> {
    let axis_first = Powers::played_by(near, view.options.seats) == Powers::AXIS;
    let mut told = vec![moment(view)];
    told.extend(view.battle.as_ref().map(battle).into_iter().flatten());
    told.extend(effects(view));
    told.push(cities(view));
    let (own, other) = if axis_first { (Side::Axis, Side::Allies) } else { (Side::Allies, Side::Axis) };
    let has = |zone: &&ZoneView, side: Side| zone.units.iter().any(|stack| stack.power.side() == side);
    told.extend(view.zones.iter().filter(|zone| zone.contested).map(zone));
    told.extend(view.zones.iter().filter(|zone| !zone.contested && has(zone, own)).map(zone));
    if !axis_first {
        told.extend(boxes(view));
    }
    told.extend(view.zones.iter().filter(|zone| !zone.contested && !has(zone, own) && has(zone, other)).map(zone));
    if axis_first {
        told.extend(boxes(view));
    }
    told.push(Text::new("ad-tell-airfield").with("units", stacks(&view.airfield)));
    let mut charts: Vec<&ChartView> = view.charts.iter().collect();
    charts.sort_by_key(|chart| chart.power.side() != own);
    told.extend(charts.into_iter().map(chart));
    told.push(Text::new("ad-tell-supply").with("units", stacks(&view.supply)));
    told
}

fn moment(view: &View) -> Text {
    let turn = |id: &'static str| Text::new(id).with("turn", i64::from(view.turn)).with("turns", i64::from(view.turns));
    if let Some(winner) = view.winner {
        return turn("ad-tell-over").with("side", side_text(winner));
    }
    match (view.card.deck, view.card.number) {
        (Some(Deck::Tactics), Some(number)) => turn("ad-tell-tactics").with("card", card_text(number)),
        (Some(Deck::Fortune), Some(number)) => {
            turn("ad-tell-fortune").with("number", i64::from(number.get())).with("card", order_text(number))
        }
        (_, Some(number)) => {
            turn("ad-tell-order").with("number", i64::from(number.get())).with("card", order_text(number))
        }
        _ => turn("ad-tell-check"),
    }
}

fn stacks(units: &[Stack]) -> Vec<Text> {
    if units.is_empty() {
        return vec![Text::new("ad-tell-none")];
    }
    units.iter().map(|stack| units_text(stack.unit, stack.count)).collect()
}

fn cities(view: &View) -> Text {
    let held: Vec<Text> = view.cities_held.iter().map(|&zone| zone_text(zone)).collect();
    let held = if held.is_empty() { vec![Text::new("ad-tell-none")] } else { held };
    let id = if view.close_to_victory { "ad-tell-cities-close" } else { "ad-tell-cities" };
    Text::new(id).with("zones", held)
}

fn zone(zone: &ZoneView) -> Text {
    let id = match (zone.contested, zone.control) {
        (true, _) => "ad-tell-contested",
        (false, Some(_)) => "ad-tell-zone",
        (false, None) => "ad-tell-sky",
    };
    let text = Text::new(id).with("zone", zone_text(zone.zone)).with("units", stacks(&zone.units));
    if id == "ad-tell-zone" { text.with("side", control_text(zone.control)) } else { text }
}

fn boxes(view: &View) -> impl Iterator<Item = Text> + '_ {
    view.boxes.iter().filter(|shown| !shown.units.is_empty()).map(|shown: &BoxView| {
        Text::new("ad-tell-box")
            .with("box", box_text(shown.id))
            .with("zone", zone_text(shown.zone))
            .with("units", stacks(&shown.units))
    })
}

fn chart(chart: &ChartView) -> Text {
    let filled: Vec<_> = chart.places.iter().filter(|place| place.filled).collect();
    let Some(next) = filled.first() else {
        return Text::new("ad-tell-chart-empty").with("chart", chart_text(chart.chart));
    };
    let coming: Vec<Text> = filled.iter().take(5).map(|place| unit_text(place.unit)).collect();
    Text::new("ad-tell-chart")
        .with("chart", chart_text(chart.chart))
        .with("count", filled.len() as i64)
        .with("place", i64::from(next.place))
        .with("units", coming)
}

fn effects(view: &View) -> Vec<Text> {
    let effects = &view.effects;
    let mut told = Vec::new();
    if let (Some(number), false) = (view.card.number, effects.fortune == Luck::Nothing) {
        told.push(Text::new("ad-tell-luck").with("effect", fortune_effect(number.get(), effects.fortune)));
    }
    if !effects.kept.is_empty() {
        told.push(Text::new("ad-tell-kept").with("units", stacks(&effects.kept)));
    }
    told.extend(effects.spared.map(|zone| Text::new("ad-event-spared").with("zone", zone_text(zone))));
    told.extend(effects.flooded.map(|zone| Text::new("ad-event-flooded").with("zone", zone_text(zone))));
    let beach = effects.deceptive.map(|beach| box_text(BoxId::Beach(beach)));
    told.extend(beach.map(|beach| Text::new("ad-event-landing-opened").with("box", beach)));
    told.extend(effects.combined.then(|| Text::new("ad-tell-combined")));
    for safe in &effects.safe {
        let text = Text::new("ad-event-safe").with("zone", zone_text(safe.zone)).with("unit", unit_text(safe.unit));
        told.push(text);
    }
    for (power, zone) in crate::side::Power::ALLIES.into_iter().zip(effects.own_zone) {
        let text = |zone| Text::new("ad-event-own-zone").with("power", power_text(power)).with("zone", zone_text(zone));
        told.extend(zone.map(text));
    }
    told.extend(effects.picked.iter().map(|&zone| Text::new("ad-event-picked").with("zone", zone_text(zone))));
    told
}

fn battle(battle: &BattleView) -> Vec<Text> {
    let fired = |id: &'static str, side: Side, volleys: &[Volley]| {
        let dice: Vec<u8> = volleys.iter().flat_map(|volley| volley.dice.iter().copied()).collect();
        (!dice.is_empty()).then(|| Text::new(id).with("side", side_text(side)).with("dice", dice_word(&dice)))
    };
    let mut told = vec![
        Text::new("ad-tell-battle")
            .with("zone", zone_text(battle.zone))
            .with("side", side_text(battle.attacker))
            .with("casualties", stacks(&battle.casualties)),
    ];
    told.extend(fired("ad-tell-dice", battle.attacker, &battle.attack));
    told.extend(fired("ad-tell-dice", battle.attacker.other(), &battle.defence));
    told.push(Text::new("ad-tell-hits").with("side", side_text(battle.hit)).with("count", i64::from(battle.hits)));
    told
}
