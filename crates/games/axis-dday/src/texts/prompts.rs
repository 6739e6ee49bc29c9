//! What is asked of whom, and the clause behind it.

use sandtable_core::{Prompt, Text, Viewer};

use super::actions::action_text;
use super::names::{card_text, chart_text, power_text, side_text, unit_text, zone_text};
use crate::card::Number;
use crate::chart::Chart;
use crate::rules::victory::ending_rule;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::Kind;

/// The clause behind what is asked.
pub(crate) fn rule_of(game: &AxisDDay) -> &'static str {
    let fighters = game.plane() == Kind::Fighter;
    let allies = game.active() == Side::Allies;
    let pick = |first: bool, one: &'static str, other: &'static str| if first { one } else { other };
    match game.task {
        _ if game.waiting => "AD-18.10",
        Task::Start => "AD-18.1",
        Task::LoseParatroopers { .. } => "AD-41.2",
        Task::AirborneHits { .. } => "AD-21.4",
        Task::ParatroopersAttack { .. } => "AD-61.6",
        Task::NavalSplit => "AD-16.11",
        Task::Naval => "AD-22.1",
        Task::Patrol => "AD-23.1",
        Task::Barnstorm => "AD-63.1",
        Task::SpareZone => pick(fighters, "AD-44.2", "AD-46.2"),
        Task::Flak => pick(fighters, "AD-24.1", "AD-26.1"),
        Task::Fireball => "AD-64.1",
        Task::PlaceBombers => "AD-25.1",
        Task::Bomb => pick(matches!(game.phase, Phase::Order(_)), "AD-25.3", "AD-65.1"),
        Task::FriendlyFire => "AD-66.1",
        Task::PlaneBack => pick(fighters, "AD-56.1", "AD-47.1"),
        Task::LosePlane => pick(fighters, "AD-56.2", "AD-47.2"),
        Task::March => pick(allies, "AD-28.1", "AD-32.1"),
        Task::Shell => "AD-29.1",
        Task::Land => "AD-30.1",
        Task::OwnZone => "AD-51.3",
        Task::Hits { .. } => "AD-9.1",
        Task::GunHits { .. } => pick(allies, "AD-71.2", "AD-73.2"),
        Task::PickFights => "AD-53.3",
        Task::Reroll => pick(allies, "AD-54.1", "AD-55.1"),
        Task::Reinforce => pick(allies, "AD-34.2", "AD-35.2"),
        Task::Recon => "AD-74.1",
        Task::Convoy { .. } => "AD-75.2",
        Task::Volunteers { .. } => "AD-76.1",
        Task::Offer => "AD-60.2",
        Task::Over => game.ending.map_or("AD-15.1", ending_rule),
        Task::Begin
        | Task::Finished
        | Task::AirborneRoll { .. }
        | Task::PlanesReturn
        | Task::NextFight
        | Task::RollCharts
        | Task::Strafe
        | Task::ParatroopersRoll { .. } => "AD-5.5",
    }
}

/// What is asked of whom, as the viewer should read it.
pub(crate) fn prompt(game: &AxisDDay, viewer: Viewer) -> Prompt {
    if let Some(winner) = game.ending {
        let won =
            matches!(viewer, Viewer::Seat(seat) if game.played_by(seat).iter().any(|power| power.side() == winner));
        let text = Text::new("ad-over").with("you", yes(won)).with("side", side_text(winner));
        return Prompt { text, rule: ending_rule(winner) };
    }
    let you = matches!(viewer, Viewer::Seat(seat) if game.asked.contains(seat));
    let about = |text: Text| text.with("you", yes(you)).with("who", asked_text(game));
    let joint = &game.joint;
    let (text, rule) = match (joint.uk, joint.us) {
        _ if joint.referred => (Text::new("ad-ask-referred").with("what", about(question(game, viewer))), "AD-16.10"),
        (Some(_), Some(us)) => (Text::new("ad-ask-answer-us").with("what", action_text(game, us)), "AD-16.9"),
        (Some(uk), None) => (Text::new("ad-ask-answer-uk").with("what", action_text(game, uk)), "AD-16.8"),
        _ => return Prompt { text: about(question(game, viewer)), rule: rule_of(game) },
    };
    Prompt { text: about(text), rule }
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Those who are asked, by the powers they play.
fn asked_text(game: &AxisDDay) -> Text {
    let mut powers = Powers::NONE;
    for seat in game.asked.iter() {
        game.played_by(seat).iter().for_each(|power| powers = powers.and(power));
    }
    match powers.sole() {
        Some(Power::Axis) => side_text(Side::Axis),
        Some(power) => power_text(power),
        None => side_text(Side::Allies),
    }
}

/// The question, without whom it is asked of.
fn question(game: &AxisDDay, viewer: Viewer) -> Text {
    let fighters = game.plane() == Kind::Fighter;
    let count = |id: &'static str, count: u8| Text::new(id).with("count", i64::from(count));
    let plane = |one: &'static str, other: &'static str| Text::new(if fighters { one } else { other });
    match game.task {
        _ if game.waiting => Text::new("ad-ask-go-on"),
        Task::Start => Text::new("ad-ask-begin"),
        Task::LoseParatroopers { left } => count("ad-ask-lose-paratroopers", left),
        Task::AirborneHits { drop, hits } => count("ad-ask-hits", hits).with("zone", zone_text(drop.zone())),
        Task::Hits { zone, hits, .. } | Task::GunHits { zone, hits } => {
            count("ad-ask-hits", hits).with("zone", zone_text(zone))
        }
        Task::ParatroopersAttack { drop, left } => {
            count("ad-ask-paratroopers", left).with("zone", zone_text(drop.zone()))
        }
        Task::NavalSplit => Text::new("ad-ask-split"),
        Task::Naval => {
            let own = match viewer {
                Viewer::Seat(seat) if game.asked.contains(seat) => game.played_by(seat),
                _ => Powers::ALLIES,
            };
            let dice: u8 =
                Power::ALLIES.iter().filter(|&&power| own.has(power)).map(|power| game.shots.naval[power.ally()]).sum();
            count("ad-ask-naval", dice)
        }
        Task::Patrol => Text::new("ad-ask-patrol"),
        Task::Barnstorm => Text::new("ad-ask-barnstorm"),
        Task::SpareZone => plane("ad-ask-spare-fighters", "ad-ask-spare-bombers"),
        Task::Flak => plane("ad-ask-flak-fighters", "ad-ask-flak-bombers"),
        Task::Fireball => Text::new("ad-ask-fireball"),
        Task::PlaceBombers => Text::new("ad-ask-place-bombers"),
        Task::Bomb => Text::new("ad-ask-bomb"),
        Task::FriendlyFire => Text::new("ad-ask-friendly-fire"),
        Task::PlaneBack => plane("ad-ask-fighter-back", "ad-ask-bomber-back"),
        Task::LosePlane => plane("ad-ask-lose-fighter", "ad-ask-lose-bomber"),
        Task::March => Text::new("ad-ask-march"),
        Task::Shell => Text::new("ad-ask-shell"),
        Task::Land => Text::new("ad-ask-land"),
        Task::OwnZone => Text::new("ad-ask-own-zone").with("power", power_text(own_zone_power(game))),
        Task::PickFights => Text::new("ad-ask-pick-fights"),
        Task::Reroll => Text::new("ad-ask-reroll").with("chart", chart_text(reroll_chart(game))),
        Task::Reinforce => Text::new("ad-ask-reinforce"),
        Task::Recon => Text::new("ad-ask-recon"),
        Task::Convoy { unit } => Text::new("ad-ask-convoy").with("unit", unit_text(unit)),
        Task::Volunteers { returned } => {
            count("ad-ask-volunteers", Number::of(16).tactics().count.saturating_sub(returned))
        }
        Task::Offer => {
            let number = if let Phase::Tactics(number) = game.phase { number } else { Number::FIRST };
            Text::new("ad-ask-card")
                .with("card", card_text(number))
                .with("about", Text::new(format!("ad-tactics-{number}-about")))
        }
        Task::Begin
        | Task::Finished
        | Task::AirborneRoll { .. }
        | Task::PlanesReturn
        | Task::NextFight
        | Task::RollCharts
        | Task::Strafe
        | Task::ParatroopersRoll { .. }
        | Task::Over => Text::new("ad-ask-nothing"),
    }
}

/// D33: the power that chooses now.
fn own_zone_power(game: &AxisDDay) -> Power {
    let contested = game.board.contested();
    let waits = |power: &Power| {
        game.effects.own_zone[power.ally()].is_none() && !contested.and(game.board.held_by(*power)).is_empty()
    };
    Power::ALLIES.into_iter().find(waits).unwrap_or(Power::Uk)
}

/// D45, D49: the chart that is asked about now.
fn reroll_chart(game: &AxisDDay) -> Chart {
    let [first, second] = Chart::of(game.active());
    let slot = first.slot();
    if game.entering.dice[slot][0] > 0 && !game.entering.answered[slot] { first } else { second }
}
