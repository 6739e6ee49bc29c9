//! The questions of a position from outside: only such as play asks, of whom and where it asks them.

use sandtable_core::{LoadError, Seat, Unheard};

use super::step::Unasked;
use super::{check_seat, expect};
use crate::action::Action;
use crate::rules::Table;
use crate::saved::{PhaseName, Saved};
use crate::sector::Sector;
use crate::specialist::Specialists;
use crate::state::{Ask, Asks, DDayDice, Step};
use crate::unit::UpkeepStage;

/// No question has more others below it.
const MOST_ASKS: usize = 3;

/// Takes the questions: they belong to the phase and name seats of the game.
pub(super) fn load_asks(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    expect(saved.asks.len() <= MOST_ASKS, "state.asks", format!("at most {MOST_ASKS} questions"))?;
    for (index, &ask) in saved.asks.iter().enumerate() {
        let place = place(index);
        let fits = match ask {
            Ask::Award { .. } | Ask::Skull { .. } | Ask::Bonus { .. } | Ask::Result { .. } => {
                saved.phase == PhaseName::Upkeep
            }
            Ask::FreeItem { .. } => matches!(saved.phase, PhaseName::Result | PhaseName::Supply),
            Ask::Swap { .. } => saved.phase == PhaseName::Result,
            Ask::Mine { .. } | Ask::MineLoss { .. } | Ask::Arrive { .. } | Ask::Follow { .. } => {
                saved.phase == PhaseName::Move
            }
        };
        expect(fits && saved.window.is_some(), &place, "a question of the phase, with its window")?;
        check_seat(game, ask.seat(), &place)?;
        match ask {
            Ask::Swap { seat: other, .. } | Ask::Bonus { to: Some(other), .. } | Ask::Follow { leader: other, .. } => {
                check_seat(game, other, &place)?;
            }
            Ask::Arrive { from, .. } => expect(game.setup.map.has(from), &place, "a sector of the map")?,
            _ => {}
        }
    }
    game.asks = Asks::from_slice(&saved.asks)
        .map_err(|room| LoadError::new("state.asks", format!("at most {room} questions")))?;
    Ok(())
}

fn place(index: usize) -> String {
    format!("state.asks[{index}]")
}

/// Would play have asked this, here? The window is known by now.
pub(super) fn check_asks(game: &DDayDice) -> Result<(), LoadError> {
    check_order_of_upkeep(game)?;
    let asks: Vec<Ask> = game.asks.iter().collect();
    let sound = match asks[..] {
        [] => return Ok(()),
        // What a unit finds in its new sector waits until the mines are settled (DD-17.11).
        [Ask::Arrive { seat, from, cry }, mine @ (Ask::Mine { .. } | Ask::MineLoss { .. })] => {
            expect(mine.seat() == seat, place(1), format!("a question to seat {seat}, who has moved"))?;
            has_crossed_mines(game, seat, from, cry) && mine_is_possible(game, mine)
        }
        [Ask::Mine { .. } | Ask::MineLoss { .. }] => {
            return Err(LoadError::new("state.asks", "the `arrive` of the unit before its mines (DD-17.11)"));
        }
        [Ask::Award { seat } | Ask::Skull { seat, .. } | Ask::Bonus { seat, .. } | Ask::Result { seat }] => {
            let now = game.window.current();
            expect(
                now == Some(seat),
                place(0),
                format!("a question to the seat whose upkeep it is, found seat {seat}"),
            )?;
            upkeep_asks_this(game, seat, asks[0])
        }
        [Ask::FreeItem { seat, most }] => {
            let brings = game.unit(seat).specialists.any(|effects| effects.free_item == most);
            game.window.current() == Some(seat) && most > 0 && brings
        }
        [Ask::Swap { seat, own, with, other }] => {
            let mut before = game.clone();
            before.asks.clear();
            before.judge(seat, Action::AskSwap { own, seat: with, other }).is_ok()
        }
        [Ask::Follow { leader, seat }] => {
            let to = game.unit(leader).sector;
            leads_others(game, leader) && game.window.has(seat) && may_follow(game, seat, to)
        }
        _ => return Err(LoadError::new("state.asks", "one question, or an `arrive` with the mines above it")),
    };
    let top = place(asks.len() - 1);
    expect(sound, &*top, "a question that can be asked here")?;
    // DD-3.9: what can be answered in one way only is not asked.
    let mut tried = game.clone();
    let mut chance = Unasked::default();
    let asked = tried.asks_somebody(&mut Table { chance: &mut chance, events: &mut Unheard });
    expect(asked && tried == *game, top, "a question with more than one answer (DD-3.9)")
}

/// DD-9.1: unit after unit, in the order of the window.
fn check_order_of_upkeep(game: &DDayDice) -> Result<(), LoadError> {
    if game.step != Step::Upkeep {
        return Ok(());
    }
    let at = usize::from(game.window.at);
    for (index, seat) in game.window.seats().enumerate().filter(|&(index, _)| index != at) {
        let (expected, text) = match index < at {
            true => (UpkeepStage::Finished, "finished: its upkeep was before the one that goes on (DD-9.1)"),
            false => (UpkeepStage::Straight, "straight: its upkeep comes after the one that goes on (DD-9.1)"),
        };
        let stage = game.unit(seat).turn.upkeep;
        expect(stage == expected, format!("state.units[{seat}].this-turn.upkeep"), text)?;
    }
    Ok(())
}

/// Is the upkeep of the unit where this is asked, and does it give reason to ask?
fn upkeep_asks_this(game: &DDayDice, seat: Seat, ask: Ask) -> bool {
    let unit = game.unit(seat);
    let stage = unit.turn.upkeep;
    match ask {
        Ask::Award { .. } => stage == UpkeepStage::Skulls && game.straight_pays(unit),
        Ask::Skull { left, .. } => {
            let all = DDayDice::skulls_that_cancel(unit);
            stage == UpkeepStage::Tricolours && left > 0 && left + unit.dice.cancelled.len() == all
        }
        Ask::Bonus { face, part, to, .. } => {
            let parts = game.nation(seat).bonus(face);
            let chosen = game.bonus_part(seat, face, part);
            let goes_to = |to: Seat| {
                let somebody = chosen.to_any || chosen.gives_another();
                somebody && (part.is_some() || parts.len() == 1) && game.bonus_seats(seat, chosen).any(|one| one == to)
            };
            stage == UpkeepStage::Bonuses && (part.is_none() || parts.len() > 1) && to.is_none_or(goes_to)
        }
        Ask::Result { .. } => {
            stage == UpkeepStage::Results && unit.turn.results_due < unit.specialists.sum(|effects| effects.results)
        }
        _ => false,
    }
}

/// DD-16.14: has the seat whose place it is moved by a Battle Cry that others may follow?
fn leads_others(game: &DDayDice, leader: Seat) -> bool {
    let turn = &game.unit(leader).turn;
    game.window.current() == Some(leader) && turn.moved && turn.cry && game.nation(leader).cry().follow
}

fn may_follow(game: &DDayDice, seat: Seat, to: Sector) -> bool {
    let unit = game.unit(seat);
    let way = game.setup.map.way(unit.sector, to);
    unit.outside() && !unit.turn.moved && way.is_some_and(|way| game.may_cry(seat, way))
}

/// DD-17.7: has the unit just come over mines, and minded them?
fn has_crossed_mines(game: &DDayDice, seat: Seat, from: Sector, cry: bool) -> bool {
    let unit = game.unit(seat);
    let Some(way) = game.setup.map.way(from, unit.sector) else { return false };
    // A unit moves in its own place, or follows the one whose place it is.
    let leader = game.window.current().filter(|&leader| leader != seat);
    let follows = leader.is_some_and(|leader| {
        leads_others(game, leader) && game.unit(leader).sector == unit.sector && !cry && way.forward
    });
    let cried = follows || cry;
    let own_cry = !cry || (unit.turn.cry && way.forward);
    let terms = leader.unwrap_or(seat);
    let spared = (way.forward && unit.turn.open_advance)
        || (cried && game.nation(terms).cry().no_mines)
        || unit.specialists.any(|effects| effects.no_mines);
    let here = unit.turn.moved && unit.visited.contains(from) && unit.vehicle.is_none();
    (leader.is_none() || follows) && own_cry && here && way.mines && !spared
}

fn mine_is_possible(game: &DDayDice, mine: Ask) -> bool {
    match mine {
        Ask::Mine { rolled, .. } => rolled.is_none_or(|number| (1..=6).contains(&number)),
        Ask::MineLoss { seat, left } => left <= 6 && (1..game.unit(seat).strength()).contains(&left),
        _ => false,
    }
}
