//! Where in the turn a position from outside is: the phase, its window, and how the game ended.

use sandtable_core::{Chance, LoadError, Seat, SeatSet, Unheard};

use super::{check_seat, expect, name};
use crate::rules::Table;
use crate::rules::movement::ARROW;
use crate::rules::victory::Ending;
use crate::saved::{PhaseName, Saved, SavedWindow};
use crate::state::{DDayDice, Phase, Step, Window, WindowKind};
use crate::unit::DiceStage;

fn load_window(game: &DDayDice, written: &SavedWindow, usual: WindowKind) -> Result<Window, LoadError> {
    let mut window = Window {
        kind: written.kind.unwrap_or(usual),
        at: written.at,
        done: written.done,
        acted: written.acted,
        last: written.last,
        ..Window::default()
    };
    let seats: SeatSet = written.order.iter().copied().filter(|seat| seat.index() < 8).collect();
    let each_once = seats.len() == written.order.len() && written.order.len() <= usize::from(game.setup.seats);
    expect(each_once, "state.window.order", "each seat that takes part, once")?;
    for (place, seat) in window.order.iter_mut().zip(&written.order) {
        check_seat(game, *seat, "state.window.order")?;
        *place = seat.0;
    }
    window.count = written.order.len() as u8;
    expect(window.at <= window.count, "state.window.at", "a place in the order, from 0")?;
    expect(written.done.iter().all(|seat| seats.contains(seat)), "state.window.done", "seats that take part")?;
    Ok(window)
}

/// The window of a phase.
fn window_of(phase: PhaseName) -> WindowKind {
    match phase {
        PhaseName::Result => WindowKind::Result,
        PhaseName::Supply => WindowKind::Supply,
        PhaseName::Move => WindowKind::Move,
        PhaseName::Upkeep => WindowKind::Upkeep,
        _ => WindowKind::Fire,
    }
}

pub(super) fn load_step(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let phase = saved.phase;
    let seat = check_seat(game, saved.seat.unwrap_or(Seat(0)), "state.seat")?;
    if let Some(written) = &saved.window {
        let closed = matches!(phase, PhaseName::Start | PhaseName::Pool | PhaseName::Dice);
        expect(!closed, "state.window", "none: no window is open in this phase (DD-3.4)")?;
        game.window = load_window(game, written, window_of(phase))?;
    }
    expect(saved.ending.is_none() || phase == PhaseName::Over, "state.ending", "none before the game is over")?;
    let begins = match phase {
        PhaseName::Start => {
            game.step = Step::Start(seat);
            return expect(game.setup.map.start.len() > 1, "state.phase", "pool: the map has one start sector");
        }
        PhaseName::Pool => {
            game.step = Step::PoolCard(seat);
            return expect(game.pool_cards().len() > 1, "state.phase", "dice: there is no card to choose");
        }
        PhaseName::Over => {
            let ending = saved.ending.ok_or_else(|| LoadError::new("state.ending", "how the game ended"))?;
            check_ending(game, ending)?;
            game.ending = Some(ending);
            game.step = Step::Over;
            return Ok(());
        }
        PhaseName::Dice => return load_dice_step(game),
        PhaseName::Losses
            if game.seats().any(|seat| game.unit(seat).turn.special > 0 || game.unit(seat).turn.losses.is_some()) =>
        {
            for seat in game.seats() {
                let unit = game.unit(seat);
                let payable = unit.turn.losses.is_none_or(|left| left < unit.strength());
                expect(
                    payable,
                    format!("state.units[{seat}].this-turn.losses"),
                    "fewer losses than the unit is strong (DD-18.13)",
                )?;
            }
            game.step = Step::Losses;
            return Ok(());
        }
        PhaseName::Result | PhaseName::Upkeep => {
            let ready = |seat: &Seat| game.unit(*seat).dice.stage == DiceStage::Ready;
            let missing = game.outside().find(|seat| !ready(seat));
            expect(
                missing.is_none(),
                format!("state.units[{}].dice", name(missing)),
                "the final result: what the dice show",
            )?;
            if phase == PhaseName::Result { Phase::Result } else { Phase::Upkeep }
        }
        PhaseName::Marker => Phase::Marker,
        PhaseName::Supply => Phase::Supply,
        PhaseName::Move => Phase::Move,
        PhaseName::Combat => Phase::Combat,
        PhaseName::Fire if !mg_dice_are_there(game) => Phase::Combat,
        PhaseName::Fire => Phase::Fire,
        PhaseName::Losses => Phase::Losses,
        PhaseName::End => Phase::End,
    };
    let windowed = matches!(begins, Phase::Result | Phase::Upkeep | Phase::Supply | Phase::Move | Phase::Fire);
    if saved.window.is_some() && windowed {
        return load_open_window(game, begins);
    }
    begin(game, begins);
    Ok(())
}

/// DD-16.9, DD-20.5, DD-20.6: can the game have ended like this?
fn check_ending(game: &DDayDice, ending: Ending) -> Result<(), LoadError> {
    match ending {
        Ending::Won => {
            let missing = game.outside().next();
            expect(
                missing.is_none(),
                "state.ending",
                format!("a win with all in the bunker (DD-20.5): seat {} is outside", name(missing)),
            )
        }
        Ending::Destroyed(seat) => check_seat(game, seat, "state.ending").map(|_| ()),
        Ending::Stayed(seat) => {
            check_seat(game, seat, "state.ending")?;
            let unit = game.unit(seat);
            let bound = unit.outside() && !unit.turn.moved && (unit.marker == 0 || unit.marker >= ARROW);
            expect(bound, "state.ending", "a unit outside that had to move and has not (DD-16.9)")
        }
    }
}

/// The dice step: all units outside have rolled, or none.
fn load_dice_step(game: &mut DDayDice) -> Result<(), LoadError> {
    let rolled = game.outside().filter(|&seat| game.unit(seat).dice.count > 0).count();
    let outside = game.outside().count();
    expect(rolled == 0 || rolled == outside, "state.units", "dice in every unit outside the bunker, or in none")?;
    expect(outside > 0, "state.units", "a unit outside the bunker")?;
    let all_ready = game.outside().all(|seat| game.unit(seat).dice.stage == DiceStage::Ready);
    if rolled == 0 {
        begin(game, Phase::Dice);
    } else if all_ready {
        begin(game, Phase::Result);
    } else {
        game.step = Step::Dice;
    }
    Ok(())
}

/// Do the MG dice of every sector with units that fight lie there?
fn mg_dice_are_there(game: &DDayDice) -> bool {
    game.setup.map.sectors().all(|(sector, info)| {
        let fought = game.in_sector(sector).any(|seat| game.fights(seat));
        !fought || info.mg == 0 || game.fire(sector).dice[0] > 0
    })
}

/// A window as it was left: the seat whose place it is can act, or a question interrupts it.
fn load_open_window(game: &mut DDayDice, phase: Phase) -> Result<(), LoadError> {
    game.step = if phase == Phase::Upkeep { Step::Upkeep } else { Step::Window };
    let kind = game.window.kind;
    let usual = match phase {
        Phase::Result => WindowKind::Result,
        Phase::Upkeep => WindowKind::Upkeep,
        Phase::Supply => WindowKind::Supply,
        Phase::Move => WindowKind::Move,
        _ => WindowKind::Fire,
    };
    expect(kind == usual, "state.window.kind", "the window of the phase")?;
    let moving = phase == Phase::Move;
    let all = game.seats().all(|seat| {
        let entered = moving && game.fights(seat) && !game.unit(seat).outside();
        game.window.has(seat) == (game.takes_part(kind, seat) || entered)
    });
    expect(all, "state.window.order", "each seat that takes part, once")?;
    let Some(seat) = game.window.current() else {
        return Err(LoadError::new("state.window.at", "a place in the order, from 0"));
    };
    expect(
        !game.window.done.contains(seat),
        "state.window.done",
        format!("seats other than {seat}, whose place it is"),
    )?;
    if phase == Phase::Upkeep {
        return expect(!game.asks.is_empty(), "state.asks", "what is asked in the upkeep");
    }
    let able = game.wants(kind, seat);
    expect(!game.asks.is_empty() || able, "state.window.at", format!("a seat that can do something; {seat} cannot"))
}

/// Begins a phase if that takes no chance and somebody can choose then; otherwise somebody is asked to go on.
fn begin(game: &mut DDayDice, phase: Phase) {
    let mut tried = game.clone();
    let mut chance = Unasked::default();
    let rests = {
        let table = &mut Table { chance: &mut chance, events: &mut Unheard };
        tried.begin_phase(phase, table);
        match phase {
            Phase::Result | Phase::Supply | Phase::Move | Phase::Fire => tried.advance_window(),
            Phase::Upkeep => tried.upkeep_rests(table),
            Phase::Losses => tried.losses_rest(table),
            Phase::Dice | Phase::Marker | Phase::Combat | Phase::End => false,
        }
    };
    if rests && chance.0 == 0 && tried.ending.is_none() {
        *game = tried;
    } else {
        game.step = Step::Begin(phase);
        game.resting = true;
    }
}

/// Chance that counts how often it was asked for; what it gives is thrown away.
#[derive(Default)]
pub(super) struct Unasked(u32);

impl Chance for Unasked {
    fn below(&mut self, n: u32) -> u32 {
        self.0 += 1;
        self.0 % n
    }
}
