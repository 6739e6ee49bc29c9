//! The whole position in words, for those who listen rather than look.

use sandtable_core::{Seat, Text};

use crate::card::{Card, Colour, Face, Tactic};
use crate::texts::{card_text, flag_text, formation_text};
use crate::view::{FlagView, HandView, StrengthView, View};

/// The position a line at a time: both seats, the flags, the decks, what is unseen.
pub(crate) fn describe(view: &View, near: Seat) -> Vec<Text> {
    let seats = [near, near.other()];
    let mut lines = Vec::new();
    for seat in seats {
        lines.extend(seat_lines(view, seat));
    }
    for flag in &view.flags {
        lines.extend(flag_lines(view, flag, seats));
    }
    let decks = [&view.decks.troops, &view.decks.tactics];
    let [troops, tactics] = decks.map(|deck| i64::from(deck.size));
    lines.push(Text::new("bl-tell-decks").with("troops", troops).with("tactics", tactics));
    for deck in decks.into_iter().filter(|deck| !deck.top.is_empty()) {
        lines.push(with_cards("bl-tell-top", &deck.top));
    }
    if !view.discards.is_empty() {
        lines.push(with_cards("bl-tell-discards", &view.discards));
    }
    lines.push(Text::new("bl-tell-unseen").with("count", view.unseen.len() as i64));
    for colour in Colour::ALL {
        let of_colour = |card: &Card| matches!(card.face(), Face::Troop(its, _) if its == colour);
        let unseen: Vec<Card> = view.unseen.iter().copied().filter(of_colour).collect();
        if !unseen.is_empty() {
            lines.push(with_cards("bl-tell-cards", &unseen).under());
        }
    }
    lines
}

fn with_cards(id: &'static str, cards: &[Card]) -> Text {
    Text::new(id).with("cards", cards.iter().copied().map(card_text).collect::<Vec<_>>())
}

fn about(id: &'static str, seat: Seat) -> Text {
    Text::new(id).with("seat", i64::from(seat.0))
}

fn seat_lines(view: &View, seat: Seat) -> Vec<Text> {
    let claimed = view.flags.iter().filter(|flag| flag.claimed_by == Some(seat)).count();
    let head = about("bl-tell-seat", seat)
        .with("flags", claimed as i64)
        .with("tactics", i64::from(view.tactics_played[seat.index()]));
    let mut lines = vec![head];
    let HandView { troops, tactics, cards, known } = &view.hands[seat.index()];
    match cards {
        Some(cards) => lines.push(with_cards("bl-tell-hand", cards).under()),
        None => {
            let backs = Text::new("bl-tell-backs").with("troops", i64::from(*troops));
            lines.push(backs.with("tactics", i64::from(*tactics)).under());
            if let Some(known) = known.as_ref().filter(|known| !known.is_empty()) {
                lines.push(with_cards("bl-tell-known", known).under());
            }
        }
    }
    let guile = &view.guile[seat.index()];
    if !guile.is_empty() {
        lines.push(with_cards("bl-tell-guile", guile).under());
    }
    lines
}

fn flag_lines(view: &View, shown: &FlagView, seats: [Seat; 2]) -> Vec<Text> {
    let state = match shown.claimed_by {
        Some(seat) => flag_text("bl-tell-flag-claimed", shown.flag).with("seat", i64::from(seat.0)),
        None if view.claimable.contains(shown.flag) => flag_text("bl-tell-flag-claimable", shown.flag),
        None => flag_text("bl-tell-flag-open", shown.flag),
    };
    let mut lines = vec![state];
    for seat in seats {
        let side = &shown.sides[seat.index()];
        let ground = [(shown.fog, Tactic::Fog), (shown.mud, Tactic::Mud)];
        let ground = ground.into_iter().filter(|(whose, _)| *whose == Some(seat)).map(|(_, card)| Card::tactic(card));
        let cards: Vec<Card> = side.cards.iter().copied().chain(ground).collect();
        if cards.is_empty() {
            continue;
        }
        let said = about("bl-tell-side", seat).with("cards", cards.into_iter().map(card_text).collect::<Vec<_>>());
        let strength = |id: &'static str, strength: &StrengthView| {
            Text::new(id).with("strength", formation_text(strength.name, strength.sum))
        };
        let said = match (&side.formation, &side.could_become) {
            (Some(is), _) => said.then(strength("bl-tell-is", is)),
            (None, Some(could)) => said.then(strength("bl-tell-could", could)),
            (None, None) => said,
        };
        lines.push(said.under());
    }
    lines
}
