//! Actions as a person would say them, and the labels of what can be clicked.

use sandtable_core::{Step, Text};

use super::names::{box_text, card_text, chart_text, spot_text, unit_text, zone_text};
use crate::action::{Action, Aim, Button, Click, Walk};
use crate::card::Number;
use crate::chart::Chart;
use crate::event::Spot;
use crate::state::{AxisDDay, Task};
use crate::unit::Unit;

/// The action as a person would say it.
pub(crate) fn action_text(game: &AxisDDay, action: Action) -> Text {
    let zone = |id: &'static str, zone| Text::new(id).with("zone", zone_text(zone));
    let unit = |id: &'static str, unit: Unit| Text::new(id).with("unit", unit_text(unit));
    match action {
        Action::Press(button) => button_text(button),
        Action::Split(uk) => {
            let us = Number::of(2).order().dice.saturating_sub(uk);
            Text::new("ad-do-split").with("uk", i64::from(uk)).with("us", i64::from(us))
        }
        Action::Zone(at) => zone(
            match game.task {
                Task::Naval => "ad-do-bombard",
                Task::SpareZone => "ad-do-spare",
                Task::Convoy { .. } => "ad-do-convoy",
                Task::OwnZone | Task::PickFights => "ad-do-attack-in",
                _ => "ad-do-zone",
            },
            at,
        ),
        Action::Box(id) => Text::new("ad-do-remove-paratrooper").with("box", box_text(id)),
        Action::Unit(plane) => unit("ad-do-plane-back", plane),
        Action::Chart(chart) => Text::new("ad-do-volunteer").with("chart", chart_text(chart)),
        Action::At(at, one) => unit(
            match game.task {
                Task::Hits { .. } | Task::GunHits { .. } | Task::AirborneHits { .. } => "ad-do-lose",
                Task::Barnstorm => "ad-do-protect",
                Task::LosePlane => "ad-do-remove-plane",
                _ => "ad-do-fire-at",
            },
            one,
        )
        .with("zone", zone_text(at)),
        Action::Fly(plane, to) => unit("ad-do-fly", plane).with("zone", zone_text(to)),
        Action::Bomb(plane, target) => unit("ad-do-bomb", target).with("plane", unit_text(plane)),
        Action::ShortOf(plane, at, target) => {
            unit("ad-do-short", target).with("plane", unit_text(plane)).with("zone", zone_text(at))
        }
        Action::Move { from, unit: one, walk } => {
            walk_text(walk).with("unit", unit_text(one)).with("from", zone_text(from))
        }
        Action::Back(from, one, id) => {
            unit("ad-do-back", one).with("from", zone_text(from)).with("zone", spot_text(Spot::Box(id)))
        }
        Action::Shell(from, id, target) => {
            unit("ad-do-shell", target).with("from", zone_text(from)).with("zone", box_text(id))
        }
        Action::ShellZone(from, at, target) => {
            unit("ad-do-shell", target).with("from", zone_text(from)).with("zone", zone_text(at))
        }
        Action::Land(id, one, to) => unit("ad-do-land", one).with("box", box_text(id)).with("zone", zone_text(to)),
        Action::LandFurther(id, one, _, to) => {
            unit("ad-do-land", one).with("box", box_text(id)).with("zone", zone_text(to))
        }
        Action::Card(number, aim) => card_use_text(number, aim),
        Action::Reroll(chart, die) => reroll_text(game, chart, die),
        Action::ToBox(chart, id) => enter_text(game, chart).with("zone", box_text(id)),
        Action::ToZone(chart, to) => enter_text(game, chart).with("zone", zone_text(to)),
    }
}

fn walk_text(walk: Walk) -> Text {
    let to = |id: &'static str, zone| Text::new(id).with("zone", zone_text(zone));
    match walk {
        Walk::One(zone) => to("ad-do-move", zone),
        Walk::Stop(zone) => to("ad-do-move-stop", zone),
        Walk::Two(first, zone) | Walk::Far(first, _, zone) => to("ad-do-move-two", zone).with("via", zone_text(first)),
    }
}

fn card_use_text(number: Number, aim: Aim) -> Text {
    let card = |id: &'static str| Text::new(id).with("card", card_text(number));
    match aim {
        Aim::Plain => card("ad-do-card"),
        Aim::Zone(zone) => card("ad-do-card-at").with("zone", zone_text(zone)),
        Aim::Box(id) => card("ad-do-card-at").with("zone", box_text(id)),
        Aim::Zones(from, at) => card("ad-do-card-from").with("from", zone_text(from)).with("zone", zone_text(at)),
        Aim::Unit(zone, unit) => card("ad-do-card-unit").with("unit", unit_text(unit)).with("zone", zone_text(zone)),
    }
}

/// "Roll the 3 of the British chart again".
fn reroll_text(game: &AxisDDay, chart: Chart, die: u8) -> Text {
    let dice = game.entering.dice[chart.slot()];
    let shown = dice.get(usize::from(die).wrapping_sub(1)).copied().unwrap_or(0);
    Text::new("ad-do-reroll").with("die", i64::from(shown)).with("chart", chart_text(chart))
}

/// "Place a British tank in …": the next unit of the chart.
fn enter_text(game: &AxisDDay, chart: Chart) -> Text {
    let next = game.next_place(chart).map_or_else(|| chart_text(chart), |place| unit_text(chart.unit(place)));
    Text::new("ad-do-enter").with("unit", next)
}

pub(super) fn button_text(button: Button) -> Text {
    Text::new(match button {
        Button::Begin => "ad-button-begin",
        Button::GoOn => "ad-button-go-on",
        Button::Done => "ad-button-done",
        Button::Pass => "ad-button-pass",
        Button::Stop => "ad-button-stop",
        Button::Agree => "ad-button-agree",
        Button::Refer => "ad-button-refer",
    })
}

/// The label of a thing that can be clicked.
pub(crate) fn step_text(step: &Step) -> Text {
    match Click::read(step) {
        Some(Click::Zone(zone)) => zone_text(zone),
        Some(Click::Box(id)) => box_text(id),
        Some(Click::Unit(unit)) => unit_text(unit),
        Some(Click::Chart(chart)) => chart_text(chart),
        Some(Click::Die(die)) => Text::new("ad-step-die").with("die", i64::from(die)),
        Some(Click::Card(number)) => card_text(number),
        Some(Click::Count(count)) => Text::new("ad-step-count").with("count", i64::from(count)),
        Some(Click::Button(button)) => button_text(button),
        None => Text::new("ad-step-unknown").with("name", step.to_string()),
    }
}

/// What a path of clicks proposes, where the position is not known.
pub(crate) fn path_text(path: &sandtable_core::Path) -> Vec<Text> {
    path.0.iter().map(step_text).collect()
}
