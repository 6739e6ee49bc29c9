//! What happened, as sentences of the log.

use sandtable_core::{Text, Viewer};

use crate::event::{CardLabel, Event, Manner, Purpose, Reason, Tactic, UnitLabel, Verdict};
use crate::texts::{about_side, side_text, unit_at_text, unit_text};
use crate::tile::Tile;

fn cards_text(cards: &[CardLabel]) -> Vec<Text> {
    cards.iter().map(|card| Text::new("hn-name").with("name", card.name.clone())).collect()
}

/// A unit in a sentence that tells its box besides.
fn named(unit: &UnitLabel) -> Text {
    unit_text(unit.tag, unit.card.as_ref())
}

/// A unit with its box.
fn placed(unit: &UnitLabel) -> Text {
    unit_at_text(unit.tag, unit.card.as_ref(), unit.tile)
}

fn marker_text(marker: &str) -> Text {
    Text::new(match marker {
        "panzerfaust" => "hn-marker-panzerfaust",
        "hit-point" => "hn-marker-hit-point",
        "mine" => "hn-marker-mine",
        "ford" => "hn-marker-ford",
        _ => "hn-marker-obstacle",
    })
}

fn tactic_text(tactic: Tactic) -> Text {
    Text::new(match tactic {
        Tactic::Directives => "hn-do-directives",
        Tactic::Cards => "hn-do-cards",
        Tactic::Manoeuvre => "hn-step-manoeuvre",
        Tactic::Unsuppress => "hn-step-unsuppress",
        Tactic::Activate => "hn-step-activate",
    })
}

const fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::Tactic => "hn-event-directives-tactic",
        Reason::Depot => "hn-event-directives-depot",
        Reason::Income => "hn-event-directives-income",
        Reason::Elan => "hn-event-directives-elan",
        Reason::Unlucky => "hn-event-directives-unlucky",
        Reason::Event => "hn-event-directives-event",
    }
}

const fn purpose_id(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::March => "hn-event-use-march",
        Purpose::Activation => "hn-event-use-activation",
        Purpose::ArmourPiercing => "hn-event-use-armour-piercing",
        Purpose::Attack => "hn-event-use-attack",
        Purpose::Save => "hn-event-use-save",
    }
}

const fn manner_id(manner: Manner) -> &'static str {
    match manner {
        Manner::Move => "hn-event-moved",
        Manner::March => "hn-event-marched",
        Manner::Seize => "hn-event-seized",
        Manner::Extra => "hn-event-extra",
        Manner::Forward => "hn-event-forward",
        Manner::FallBack => "hn-event-fallback",
        Manner::Event => "hn-event-moved-by-event",
    }
}

/// What happened, as a sentence of the log.
pub(crate) fn event_text(event: &Event, viewer: Viewer) -> Text {
    let about = |id: &'static str, side| about_side(id, side, viewer);
    let on = |id: &'static str, unit| Text::new(id).with("unit", placed(unit));
    let at = |text: Text, tile: &Tile| text.with("tile", tile.printed());
    let on_at = |id: &'static str, unit, tile| at(Text::new(id).with("unit", named(unit)), tile);
    let n = |number: u8| i64::from(number);
    match event {
        Event::PhaseBegan { turn, side, commands } => {
            about("hn-event-phase", *side).with("turn", n(*turn)).with("commands", n(*commands))
        }
        Event::TacticChosen { side, tactic, left } => {
            about("hn-event-tactic", *side).with("tactic", tactic_text(*tactic)).with("left", n(*left))
        }
        Event::DirectivesTaken { side, count, total, reason } => {
            about(reason_id(*reason), *side).with("count", n(*count)).with("total", n(*total))
        }
        Event::DirectivesLost { side, count, total } => {
            about("hn-event-directives-lost", *side).with("count", n(*count)).with("total", n(*total))
        }
        Event::DirectiveUsed { unit, purpose, total } => on(purpose_id(*purpose), unit).with("total", n(*total)),
        Event::Drew { side, count, cards: None } => about("hn-event-drew", *side).with("count", n(*count)),
        Event::Drew { side, count, cards: Some(cards) } => {
            about("hn-event-drew-cards", *side).with("count", n(*count)).with("cards", cards_text(cards))
        }
        Event::Received { side, cards } => about("hn-event-received", *side).with("cards", cards_text(cards)),
        Event::Placed { unit, tile, hidden: true } => on_at("hn-event-placed-hidden", unit, tile),
        Event::Placed { unit, tile, hidden: false } => on_at("hn-event-placed", unit, tile),
        Event::Exchanged { units: [one, other], .. } => on("hn-event-exchanged", one).with("other", placed(other)),
        Event::Unsuppressed { unit, left } => on("hn-event-unsuppressed", unit).with("left", n(*left)),
        Event::Activated { unit, go: false } => on("hn-event-activated", unit),
        Event::Activated { unit, go: true } => on("hn-event-activated-go", unit),
        Event::ActivationEnded { unit, .. } => on("hn-event-activation-ended", unit),
        Event::Moved { unit, from, to, manner } => on_at(manner_id(*manner), unit, to).with("from", from.printed()),
        Event::Left { unit, from, points } => on_at("hn-event-left", unit, from).with("points", n(*points)),
        Event::TurnedUp { unit, tile, decoy: false } => on_at("hn-event-turned-up", unit, tile),
        Event::TurnedUp { unit, tile, decoy: true } => {
            at(Text::new("hn-event-decoy").with("side", side_text(unit.tag.side)), tile)
        }
        Event::TurnedDown { unit, tile } => on_at("hn-event-turned-down", unit, tile),
        Event::GoPlaced { unit, sure: false } => on("hn-event-go", unit),
        Event::GoPlaced { unit, sure: true } => on("hn-event-go-sure", unit),
        Event::GoRolled { unit, die: None, .. } => on("hn-event-go-free", unit),
        Event::GoRolled { unit, die: Some(die), modifier, need, passed } => {
            let id = if *passed { "hn-event-go-passed" } else { "hn-event-go-failed" };
            on(id, unit).with("die", n(*die)).with("modifier", i64::from(*modifier)).with("need", n(need.unwrap_or(0)))
        }
        Event::Attacked { by: Some(by), target, at: tile, value, paid, .. } => {
            let id = if *paid { "hn-event-attack-paid" } else { "hn-event-attack" };
            at(on(id, by), tile).with("target", named(target)).with("value", n(*value))
        }
        Event::Attacked { by: None, side, target, at: tile, value, .. } => {
            at(about("hn-event-attack-nobody", *side), tile).with("target", named(target)).with("value", n(*value))
        }
        Event::Rolled { dice, modifier, total, value, .. } => Text::new("hn-event-rolled")
            .with("one", n(dice[0]))
            .with("two", n(dice[1]))
            .with("modifier", i64::from(*modifier))
            .with("total", i64::from(*total))
            .with("value", n(*value)),
        Event::Resolved { target, verdict, sure } => on(
            match (verdict, sure) {
                (Verdict::Success, false) => "hn-event-success",
                (Verdict::Success, true) => "hn-event-success-sure",
                (Verdict::Partial, _) => "hn-event-partial",
                (Verdict::Failure, _) => "hn-event-failure",
            },
            target,
        ),
        Event::SaveRolled { unit, die, need, saved, .. } => {
            let id = if *saved { "hn-event-saved" } else { "hn-event-not-saved" };
            on(id, unit).with("die", n(*die)).with("need", n(*need))
        }
        Event::Marked { unit, hits, suppressed, .. } => {
            on("hn-event-marked", unit).with("hits", n(*hits)).with("suppressed", n(*suppressed))
        }
        Event::Healed { unit, .. } => on("hn-event-healed", unit),
        Event::MedicRolled { unit, die, need, healed } => {
            let id = if *healed { "hn-event-medic" } else { "hn-event-no-medic" };
            on(id, unit).with("die", n(*die)).with("need", n(*need))
        }
        Event::Destroyed { unit, tile } => on_at("hn-event-destroyed", unit, tile),
        Event::Returned { unit, .. } => on("hn-event-returned", unit),
        Event::EventPlayed { side, name, .. } => about("hn-event-played", *side).with("name", name.clone()),
        Event::HeroJoined { side, card, unit } => {
            about("hn-event-hero", *side).with("name", card.name.clone()).with("unit", placed(unit))
        }
        Event::MarkerPut { marker, tile, .. } => {
            at(Text::new("hn-event-marker-put").with("marker", marker_text(marker)), tile)
        }
        Event::MarkerTaken { marker, tile } => {
            at(Text::new("hn-event-marker-taken").with("marker", marker_text(marker)), tile)
        }
        Event::MarkerGiven { marker, unit } => on("hn-event-marker-given", unit).with("marker", marker_text(marker)),
        Event::MineStruck { unit, tile } => on_at("hn-event-mine", unit, tile),
        Event::Controlled { tile, side } => at(about("hn-event-control", *side), tile),
        Event::SurrenderRolled { unit, die, need, surrendered } => {
            let id = if *surrendered { "hn-event-surrender" } else { "hn-event-no-surrender" };
            on(id, unit).with("die", n(*die)).with("need", n(*need))
        }
        Event::RoutRolled { unit, die, need, stands } => {
            let id = if *stands { "hn-event-stands" } else { "hn-event-rout" };
            on(id, unit).with("die", n(*die)).with("need", n(*need))
        }
        Event::HandSeen { by, cards: None } => about("hn-event-hand-seen", *by),
        Event::HandSeen { by, cards: Some(cards) } => {
            about("hn-event-hand-seen-cards", *by).with("cards", cards_text(cards))
        }
        Event::Picked { side, card: None } => about("hn-event-picked", *side),
        Event::Picked { side, card: Some(card) } => {
            about("hn-event-picked-card", *side).with("name", card.name.clone())
        }
        Event::Revalued { tile, value } => at(Text::new("hn-event-revalued").with("value", n(*value)), tile),
        Event::EffectEnded { name } => Text::new("hn-event-effect-ended").with("name", name.clone()),
        Event::PhaseEnded { side, turn } => about("hn-event-phase-ended", *side).with("turn", n(*turn)),
        Event::Over { winner, points, .. } => {
            about("hn-over", *winner).with("us", n(points[0])).with("ge", n(points[1]))
        }
    }
}
