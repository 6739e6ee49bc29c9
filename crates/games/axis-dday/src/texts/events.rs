//! What happened, as sentences of the log.

use sandtable_core::{Text, Viewer};

use super::actions::path_text;
use super::names::{
    box_text, card_text, chart_text, control_text, dice_word, fortune_text, kind_text, order_text, power_text,
    side_text, spot_text, unit_text, units_text, zone_text,
};
use crate::boxes::BoxId;
use crate::card::Luck;
use crate::event::{Deck, Event, Volley, Weapon};

/// What happened, as a sentence of the log.
pub(crate) fn event_text(event: &Event, _: Viewer) -> Text {
    let number = |value: u8| i64::from(value);
    match event {
        Event::TurnBegan { turn } => Text::new("ad-event-turn").with("turn", number(*turn)),
        Event::CardCame { deck, number: card, side, .. } => {
            let name = match deck {
                Deck::Fortune => fortune_text(*card),
                Deck::Order => order_text(*card),
                Deck::Tactics => card_text(*card),
            };
            let id = if *deck == Deck::Order { "ad-event-order" } else { "ad-event-card" };
            Text::new(id).with("number", number(card.get())).with("card", name).with("side", side_text(*side))
        }
        Event::CardLeft { number: card } => {
            Text::new("ad-event-left").with("number", number(card.get())).with("card", order_text(*card))
        }
        Event::FortuneRolled { number: card, die, luck, side } => Text::new("ad-event-fortune")
            .with("die", number(*die))
            .with("side", side_text(*side))
            .with("effect", fortune_effect(card.get(), *luck)),
        Event::CardUsed { number: card, side } => {
            Text::new("ad-event-used").with("side", side_text(*side)).with("card", card_text(*card))
        }
        Event::CardPassed { number: card, side } => {
            Text::new("ad-event-passed").with("side", side_text(*side)).with("card", card_text(*card))
        }
        Event::SaidDone { seat } => Text::new("ad-event-done").with("seat", number(seat.0)),
        Event::Proposed { seat, path } => {
            Text::new("ad-event-proposed").with("seat", number(seat.0)).with("what", path_text(path))
        }
        Event::Agreed { seat } => Text::new("ad-event-agreed").with("seat", number(seat.0)),
        Event::Referred { seat } => Text::new("ad-event-referred").with("seat", number(seat.0)),
        Event::Moved { unit, count, from, via, to } => {
            let text = match via {
                Some(via) => Text::new("ad-event-moved-via").with("via", zone_text(*via)),
                None => Text::new("ad-event-moved"),
            };
            text.with("units", units_text(*unit, *count)).with("from", spot_text(*from)).with("to", spot_text(*to))
        }
        Event::Destroyed { unit, count, at } => {
            Text::new("ad-event-destroyed").with("units", units_text(*unit, *count)).with("at", spot_text(*at))
        }
        Event::ControlChanged { zone, control: None } => {
            Text::new("ad-event-no-control").with("zone", zone_text(*zone))
        }
        Event::ControlChanged { zone, control: Some(side) } => {
            Text::new("ad-event-control").with("zone", zone_text(*zone)).with("side", side_text(*side))
        }
        Event::AirborneAttack { drop, zone, needs, dice, hits, .. } => Text::new("ad-event-airborne")
            .with("box", box_text(BoxId::Drop(*drop)))
            .with("zone", zone_text(*zone))
            .with("needs", number(*needs))
            .with("dice", dice_word(dice))
            .with("hits", number(*hits)),
        Event::Shot { weapon, at, target, needs, die, hit, .. } => weapon_text(*weapon)
            .with("unit", unit_text(*target))
            .with("at", spot_text(*at))
            .with("die", number(*die))
            .with("needs", number(*needs))
            .with("hit", if *hit { "yes" } else { "no" }),
        Event::Strafed { unit, zones, needs, dice, hit, .. } => Text::new("ad-event-strafed")
            .with("unit", unit_text(*unit))
            .with("zones", zones.iter().map(|&zone| zone_text(zone)).collect::<Vec<_>>())
            .with("dice", dice_word(dice))
            .with("needs", number(*needs))
            .with("hit", if *hit { "yes" } else { "no" }),
        Event::BattleBegan { zone, attacker } => {
            Text::new("ad-event-battle").with("zone", zone_text(*zone)).with("side", side_text(*attacker))
        }
        Event::BattleRolled { zone, side, attacking, volleys, hits, .. } => {
            Text::new(if *attacking { "ad-event-attack" } else { "ad-event-defence" })
                .with("zone", zone_text(*zone))
                .with("side", side_text(*side))
                .with("dice", volleys_text(volleys))
                .with("hits", number(*hits))
        }
        Event::Casualty { zone, unit, count } => {
            Text::new("ad-event-casualty").with("zone", zone_text(*zone)).with("units", units_text(*unit, *count))
        }
        Event::BattleEnded { zone, control } => {
            Text::new("ad-event-battle-over").with("zone", zone_text(*zone)).with("side", control_text(*control))
        }
        Event::GunsFired { number: card, from, at, needs, dice, hits, .. } => Text::new("ad-event-guns")
            .with("card", card_text(*card))
            .with("from", zone_text(*from))
            .with("at", zone_text(*at))
            .with("needs", number(*needs))
            .with("dice", dice_word(dice))
            .with("hits", number(*hits)),
        Event::ResistanceRolled { zone, volleys } => {
            Text::new("ad-event-resistance").with("zone", zone_text(*zone)).with("dice", volleys_text(volleys))
        }
        Event::ChartRolled { chart, dice, most } => Text::new("ad-event-chart")
            .with("chart", chart_text(*chart))
            .with("dice", dice_word(dice))
            .with("count", number(*most)),
        Event::ChartRerolled { chart, before, after, most, .. } => Text::new("ad-event-reroll")
            .with("chart", chart_text(*chart))
            .with("before", number(*before))
            .with("after", number(*after))
            .with("count", number(*most)),
        Event::PlanesKept { unit, dice, kept } => Text::new("ad-event-kept")
            .with("unit", unit_text(*unit))
            .with("dice", dice_word(dice))
            .with("count", number(*kept)),
        Event::ParatroopersRolled { drop, die, landed } => Text::new("ad-event-paratroopers")
            .with("box", box_text(BoxId::Drop(*drop)))
            .with("die", number(*die))
            .with("count", number(*landed)),
        Event::RocketFell { chart, needs, die, hit } => Text::new("ad-event-rocket")
            .with("chart", chart_text(*chart))
            .with("die", number(*die))
            .with("needs", number(*needs))
            .with("hit", if *hit { "yes" } else { "no" }),
        Event::NavalSplit { uk, us } => Text::new("ad-event-split").with("uk", number(*uk)).with("us", number(*us)),
        Event::ZoneSpared { zone } => Text::new("ad-event-spared").with("zone", zone_text(*zone)),
        Event::OwnZoneChosen { power, zone } => {
            Text::new("ad-event-own-zone").with("power", power_text(*power)).with("zone", zone_text(*zone))
        }
        Event::FightPicked { zone } => Text::new("ad-event-picked").with("zone", zone_text(*zone)),
        Event::FighterSafe { zone, unit } => {
            Text::new("ad-event-safe").with("zone", zone_text(*zone)).with("unit", unit_text(*unit))
        }
        Event::Flooded { zone } => Text::new("ad-event-flooded").with("zone", zone_text(*zone)),
        Event::LandingOpened { beach } => {
            Text::new("ad-event-landing-opened").with("box", box_text(BoxId::Beach(*beach)))
        }
        Event::MarkerTurned { close: true } => Text::new("ad-event-close"),
        Event::MarkerTurned { close: false } => Text::new("ad-event-not-close"),
        Event::GameOver { winner, .. } => Text::new("ad-event-over").with("side", side_text(*winner)),
    }
}

fn weapon_text(weapon: Weapon) -> Text {
    Text::new(match weapon {
        Weapon::Ship => "ad-event-ship",
        Weapon::Flak => "ad-event-flak",
        Weapon::Bomber => "ad-event-bomber",
        Weapon::Blockhouse => "ad-event-blockhouse",
        Weapon::Paratrooper => "ad-event-paratrooper",
        Weapon::Wreck => "ad-event-wreck",
        Weapon::ShortBomb => "ad-event-short",
    })
}

/// "infantry 4, 2 (up to 1)", and so on.
fn volleys_text(volleys: &[Volley]) -> Vec<Text> {
    volleys
        .iter()
        .map(|volley| {
            Text::new("ad-volley")
                .with("kind", kind_text(volley.kind))
                .with("dice", dice_word(&volley.dice))
                .with("needs", i64::from(volley.needs))
        })
        .collect()
}

/// What a turn of luck does.
pub(crate) fn fortune_effect(number: u8, luck: Luck) -> Text {
    match luck {
        Luck::Good => Text::new(format!("ad-fortune-{number}-good")),
        Luck::Nothing => Text::new("ad-fortune-nothing"),
        Luck::Bad => Text::new(format!("ad-fortune-{number}-bad")),
    }
}
