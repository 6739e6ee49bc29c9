//! Where in the turn a position is, and what is left of the decks.

use sandtable_core::LoadError;
use sandtable_core::loading::{each_once, expect};

use crate::card::Number;
use crate::saved::Saved;
use crate::state::{AxisDDay, Phase};

/// The step of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// The game has not begun (D1).
    Start,
    /// A card, or the victory check.
    At(Phase),
    /// The game is over.
    Over,
}

/// Reads the step. Left out, it is the start of the game, or the first card of a later turn.
pub(super) fn read(saved: &Saved, game: &AxisDDay) -> Result<Step, LoadError> {
    let step = match saved.step.as_deref() {
        None if game.turn == 1 => Step::Start,
        None => {
            let mut later = *game;
            gone(saved, &mut later)?;
            later.orders.remove(Number::FIRST);
            Step::At(later.first_phase())
        }
        Some(text) => named(text).ok_or_else(|| {
            LoadError::new(
                "state.step",
                format!("start, fortune 1 to 16, order 1 to 16, tactics 1 to 16, victory or over, found {text:?}"),
            )
        })?,
    };
    let first_turn = game.turn == 1;
    expect(step != Step::Start || first_turn, "state.step", "a card, as the game has begun before turn 2")?;
    if let Step::At(Phase::Fortune(number) | Phase::Order(number)) = step {
        expect(
            number != Number::FIRST || first_turn,
            "state.step",
            "another card: order 1 is carried out in turn 1 only (AD-21.1)",
        )?;
    }
    match step {
        Step::At(Phase::Fortune(_)) => {
            expect(game.setup.fortune, "state.step", "a step without Fortune cards, which are not used (AD-17.1)")?;
        }
        Step::At(Phase::Tactics(_)) => {
            expect(game.setup.tactics, "state.step", "a step without Tactics cards, which are not used (AD-17.1)")?;
        }
        _ => {}
    }
    Ok(step)
}

fn named(text: &str) -> Option<Step> {
    // `Order 8`, `order-8` and `order8` are `order 8`.
    let text = text.to_lowercase().replace(['-', '_'], " ");
    let (card, digits) = text.split_at(text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len()));
    let words: Vec<&str> = card.split_whitespace().chain(digits.split_whitespace()).collect();
    let number = |word: &str| word.parse().ok().and_then(Number::new);
    Some(match words[..] {
        ["start"] => Step::Start,
        ["over"] => Step::Over,
        ["victory"] | ["victory", "check"] => Step::At(Phase::Victory),
        ["fortune", n] => Step::At(Phase::Fortune(number(n)?)),
        ["order", n] => Step::At(Phase::Order(number(n)?)),
        ["tactics", n] => Step::At(Phase::Tactics(number(n)?)),
        _ => return None,
    })
}

/// The cards that are out of the game.
fn gone(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    let card = |number: u8, place: String| {
        Number::new(number).ok_or_else(|| LoadError::new(place, format!("a card from 1 to 16, found {number}")))
    };
    each_once(&saved.gone.orders, "state.gone.orders")?;
    each_once(&saved.gone.tactics, "state.gone.tactics")?;
    for (index, &number) in saved.gone.orders.iter().enumerate() {
        let place = format!("state.gone.orders[{index}]");
        let order = card(number, place.clone())?;
        let stays = [8, 11, 12, 13].contains(&number);
        expect(!stays, place, format_args!("an order that can leave the deck (AD-5.23), found {number}"))?;
        game.orders.remove(order);
    }
    for (index, &number) in saved.gone.tactics.iter().enumerate() {
        let place = format!("state.gone.tactics[{index}]");
        let order = card(number, place.clone())?;
        expect(game.setup.tactics, place, "nothing, as Tactics cards are not used (AD-17.1)")?;
        game.tactics.remove(order);
    }
    Ok(())
}

/// What is left of the decks.
pub(super) fn load_decks(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    gone(saved, game)?;
    // AD-5.8: order 1 leaves as soon as it has been carried out.
    let first = Phase::Order(Number::FIRST).place();
    let past = match step {
        Step::Start => false,
        Step::At(phase) => phase.place() > first,
        Step::Over => true,
    };
    if game.turn > 1 || past {
        game.orders.remove(Number::FIRST);
    } else if let Some(index) = saved.gone.orders.iter().position(|&number| number == Number::FIRST.get()) {
        let place = format!("state.gone.orders[{index}]");
        return Err(LoadError::new(place, "another order: order 1 is still to be carried out (AD-5.8)"));
    }
    if let Step::At(Phase::Fortune(number) | Phase::Order(number)) = step {
        expect(
            game.orders.contains(number),
            "state.step",
            format_args!("a card that is in the deck: order {number} has left it (AD-5.11)"),
        )?;
    }
    Ok(())
}

/// AD-5.9, AD-5.11: an order has left only when there is nothing that it could be carried out with, and nothing comes back.
pub(super) fn check_gone(saved: &Saved, game: &AxisDDay) -> Result<(), LoadError> {
    for (index, &number) in saved.gone.orders.iter().enumerate() {
        let gone = number == Number::FIRST.get() || game.order_leaves(Number::of(number));
        expect(
            gone,
            format_args!("state.gone.orders[{index}]"),
            format_args!("an order that has no units left (AD-5.9), found {number}"),
        )?;
    }
    Ok(())
}
