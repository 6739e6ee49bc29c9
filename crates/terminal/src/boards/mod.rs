//! The boards: one per game, and a plain one for games that have none yet.

mod battle_line;
mod dday_dice;
mod plain;
mod undaunted;

use crate::board::Board;

/// The board of a game.
pub(crate) fn of(slug: &str) -> Box<dyn Board> {
    match slug {
        "battle-line" => Box::new(battle_line::BattleLine),
        "dday-dice" => Box::new(dday_dice::DDayDice),
        "undaunted" => Box::new(undaunted::Undaunted),
        _ => Box::new(plain::Plain),
    }
}
