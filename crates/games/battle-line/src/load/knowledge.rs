//! What a position from outside says about who knows what: Scout, and the starting draw (BL-18).

use sandtable_core::LoadError;

use super::{SEATS, expect};
use crate::card_set::TroopSet;
use crate::saved::Saved;
use crate::setup::StartingDraw;
use crate::state::{BattleLine, Scouted};

pub(super) fn load_knowledge(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let scouted = &saved.scouted;
    let known = usize::from(scouted.top_troops) + usize::from(scouted.top_tactics) + scouted.held.len();
    expect(known <= 2, "state.scouted", format_args!("at most the two cards that Scout puts back, found {known}"))?;
    for (key, top, deck) in [
        ("top-troops", scouted.top_troops, game.troop_deck.len()),
        ("top-tactics", scouted.top_tactics, game.tactics_deck.len()),
    ] {
        expect(top <= deck, format!("state.scouted.{key}"), format_args!("at most the {deck} cards of the deck"))?;
    }
    let player = game.scout_player();
    expect(known == 0 || player.is_some(), "state.scouted", "nothing, as scout lies before nobody")?;
    for &card in &scouted.held {
        let holds = player.is_some_and(|seat| game.hand(seat.other()).contains(card));
        expect(holds, "state.scouted.held", format_args!("cards in the hand of the other seat, found {card}"))?;
    }
    game.scouted = Scouted {
        top_troops: scouted.top_troops,
        top_tactics: scouted.top_tactics,
        held: scouted.held.iter().copied().collect(),
    };
    load_starting_draw(saved, game)
}

fn load_starting_draw(saved: &Saved, game: &mut BattleLine) -> Result<(), LoadError> {
    let draw = &saved.starting_draw;
    let shown: TroopSet = draw.shown.iter().copied().collect();
    expect(draw.shown.iter().all(|card| card.is_troop()), "state.starting-draw.shown", "troops alone")?;
    let last_shown = draw.last.iter().flatten().all(|&card| shown.contains(card));
    expect(last_shown, "state.starting-draw.last", "two of the shown troops")?;
    // BL-2.5: equal ones are drawn again. Values ascend with the index, ten to a colour.
    let equal = draw.last.is_some_and(|[one, other]| one.index() % 10 == other.index() % 10);
    expect(!equal, "state.starting-draw.last", "two troops of different values (BL-2.5)")?;
    for seat in SEATS {
        let held = game.hand(seat).troops.and(shown).len();
        let needed = u32::from(held) + u32::from(draw.shown_played[seat.index()]);
        let place = format!("state.starting-draw.troops-drawn[{seat}]");
        expect(
            u32::from(draw.troops_drawn[seat.index()]) >= needed,
            place,
            format_args!("at least {needed}: the shown troops that the seat holds or has played (BL-18.11)"),
        )?;
    }
    let hidden: TroopSet = game.hands.iter().flat_map(|hand| hand.iter()).chain(game.troop_deck.top_first()).collect();
    let face_up = u32::from(shown.without(hidden).len());
    let played: u32 = draw.shown_played.iter().map(|&played| u32::from(played)).sum();
    expect(
        played <= face_up,
        "state.starting-draw.shown-played",
        format_args!("at most {face_up} together: as many shown troops are out of hands and decks"),
    )?;
    game.starting_draw =
        StartingDraw { shown, last: draw.last, troops_drawn: draw.troops_drawn, shown_played: draw.shown_played };
    Ok(())
}
