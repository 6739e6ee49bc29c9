//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Seat, Text};

use super::card::{COLOURS, Card};
use super::hand::sorted;
use super::view::{Flag, Formation, Hand, Strength, View};
use crate::board::Scene;

/// The whole position, a line at a time.
pub(super) fn describe(view: &View, scene: &Scene) -> Vec<String> {
    let (near, far) = (scene.near(), scene.near().other());
    let mut lines = Vec::new();
    for seat in [near, far] {
        lines.extend(seat_lines(view, scene, seat));
    }
    for flag in &view.flags {
        lines.extend(flag_lines(view, scene, flag, [near, far]));
    }
    let decks = Text::new("ui-bl-tell-decks")
        .with("troops", i64::from(view.decks.troops.size))
        .with("tactics", i64::from(view.decks.tactics.size));
    lines.push(scene.words.say(&decks));
    for deck in [&view.decks.troops, &view.decks.tactics] {
        if !deck.top.is_empty() {
            lines.push(scene.words.say(&Text::new("ui-bl-tell-top").with("cards", names(scene, &deck.top))));
        }
    }
    if !view.discards.is_empty() {
        lines.push(scene.words.say(&Text::new("ui-bl-tell-discards").with("cards", names(scene, &view.discards))));
    }
    lines.push(scene.words.say(&Text::new("ui-bl-unseen").with("count", view.unseen.len() as i64)));
    for colour in &COLOURS {
        let of_colour = view.unseen.iter().filter(|card| card.troop().is_some_and(|(its, _)| its.id == colour.id));
        let of_colour: Vec<Card> = of_colour.cloned().collect();
        if !of_colour.is_empty() {
            lines.push(format!("  {}", names(scene, &of_colour)));
        }
    }
    lines
}

fn names(scene: &Scene, cards: &[Card]) -> String {
    cards.iter().map(|card| scene.name_of(&card.step())).collect::<Vec<_>>().join(", ")
}

fn seat_lines(view: &View, scene: &Scene, seat: Seat) -> Vec<String> {
    let text = Text::new("ui-bl-tell-seat")
        .with("name", scene.name(seat).to_owned())
        .with("flags", view.claimed(seat) as i64)
        .with("tactics", i64::from(view.tactics_played[seat.index()]));
    let mut lines = vec![scene.words.say(&text)];
    let Hand { troops, tactics, cards, known } = &view.hands[seat.index()];
    let hand = match cards {
        Some(cards) => Text::new("ui-bl-tell-hand").with("cards", names(scene, &sorted(cards, scene.sorting))),
        None => Text::new("ui-bl-tell-backs").with("troops", i64::from(*troops)).with("tactics", i64::from(*tactics)),
    };
    lines.push(format!("  {}", scene.words.say(&hand)));
    if cards.is_none() && !known.is_empty() {
        let text = Text::new("ui-bl-tell-known").with("cards", names(scene, known));
        lines.push(format!("  {}", scene.words.say(&text)));
    }
    let guile = &view.guile[seat.index()];
    if !guile.is_empty() {
        let text = Text::new("ui-bl-tell-guile").with("cards", names(scene, guile));
        lines.push(format!("  {}", scene.words.say(&text)));
    }
    lines
}

fn flag_lines(view: &View, scene: &Scene, flag: &Flag, seats: [Seat; 2]) -> Vec<String> {
    let number = i64::from(flag.flag);
    let state = match flag.claimed_by {
        Some(seat) => Text::new("ui-bl-tell-flag-claimed").with("name", scene.name(seat).to_owned()),
        None if view.claimable.contains(&flag.flag) => Text::new("ui-bl-tell-flag-claimable"),
        None => Text::new("ui-bl-tell-flag-open"),
    };
    let mut lines = vec![scene.words.say(&state.with("flag", number))];
    for seat in seats {
        let side = &flag.sides[seat.index()];
        let mut cards = side.cards.clone();
        cards.extend(flag.ground(seat));
        if cards.is_empty() {
            continue;
        }
        let strength = match (&side.formation, &side.could_become) {
            (Some(strength), _) => Some(("ui-bl-tell-is", strength)),
            (None, Some(strength)) => Some(("ui-bl-tell-could", strength)),
            (None, None) => None,
        };
        let strength = strength.map(|(id, strength)| format!(" {}", said(scene, id, strength))).unwrap_or_default();
        lines.push(format!("  {}: {}.{strength}", scene.name(seat), names(scene, &cards)));
    }
    lines
}

/// What a side is or could become, in the game's own words.
fn said(scene: &Scene, id: &'static str, strength: &Strength) -> String {
    let formation = match strength.name {
        Formation::Sum => "bl-strength-sum",
        Formation::Host => "bl-strength-host",
        Formation::Skirmish => "bl-strength-skirmish",
        Formation::Battalion => "bl-strength-battalion",
        Formation::Phalanx => "bl-strength-phalanx",
        Formation::Wedge => "bl-strength-wedge",
    };
    let formation = Text::new(formation).with("sum", i64::from(strength.sum));
    scene.words.say(&Text::new(id).with("strength", formation))
}
