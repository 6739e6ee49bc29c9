//! The boards: one per game, and a plain one for games that have none yet.

mod axis_dday;
mod battle_line;
mod dday_dice;
mod heroes;
mod plain;
mod undaunted;

use crate::board::Board;

pub(crate) use plain::outline;

/// Makes a board.
type Maker = fn() -> Box<dyn Board>;

/// The games that have a board of their own, by slug.
pub(crate) const BOARDS: [(&str, Maker); 5] = [
    ("axis-dday", || Box::new(axis_dday::AxisDDay::new())),
    ("battle-line", || Box::new(battle_line::BattleLine)),
    ("dday-dice", || Box::new(dday_dice::DDayDice)),
    ("heroes", || Box::new(heroes::Heroes)),
    ("undaunted", || Box::new(undaunted::Undaunted)),
];

/// The board of a game.
pub(crate) fn of(slug: &str) -> Box<dyn Board> {
    match BOARDS.into_iter().find(|(known, _)| *known == slug) {
        Some((_, board)) => board(),
        None => Box::new(plain::Plain),
    }
}
