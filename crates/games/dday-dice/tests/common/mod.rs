//! Positions as the worked examples write them, and the paths and forced dice that play them.
#![allow(dead_code, missing_docs)]

pub use sandtable_core::battery::written::{action, refusal};
use sandtable_core::battery::{self, written};
use sandtable_core::{Positions, Rules, Seat, Viewer, Views};
use sandtable_dday_dice::view::UnitView;
use sandtable_dday_dice::{Action, DDayDice, Event, Saved, Setup, View};
use serde_json::{Value, json};

pub const ME: Seat = Seat(0);
pub const SHE: Seat = Seat(1);
pub const HE: Seat = Seat(2);

/// A position from JSON, as a person would hand it in.
pub fn at(state: Value) -> DDayDice {
    let saved: Saved = serde_json::from_value(state).unwrap_or_else(|error| panic!("{error}"));
    DDayDice::load(&saved).unwrap_or_else(|error| panic!("{error}"))
}

/// Why a position is refused.
pub fn refused(state: Value) -> String {
    written::fault::<DDayDice>(&state)
}

/// A solo position: the map, the phase, and the unit.
pub fn solo(map: &str, phase: &str, unit: Value) -> DDayDice {
    at(json!({"setup": {"map": map}, "phase": phase, "units": [unit]}))
}

/// The same with every special item in the game (DD-23.4), so that a unit may have any.
pub fn solo_with_all_items(map: &str, phase: &str, unit: Value) -> DDayDice {
    several_with_all_items(map, phase, &[unit])
}

pub fn several_with_all_items(map: &str, phase: &str, units: &[Value]) -> DDayDice {
    at(json!({"setup": {"map": map, "seats": units.len(), "bazooka-joe": "items"}, "phase": phase, "units": units}))
}

/// `R s1 tool, W star s2, B skull s1` as six faces.
pub fn dice(text: &str) -> Vec<&str> {
    text.split([' ', ',']).filter(|word| !word.is_empty() && !["R", "W", "B"].contains(word)).collect()
}

/// A solo unit with its final result, before the upkeep.
pub fn result(map: &str, sector: u8, nation: &str, shown: &str, more: Value) -> DDayDice {
    let mut unit = json!({"sector": sector, "soldiers": 1, "dice": dice(shown)});
    merge(&mut unit, more);
    at(json!({"setup": {"map": map, "nations": [nation]}, "phase": "upkeep", "units": [unit]}))
}

/// Puts the keys of one object into another.
pub fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}

/// Plays a path with forced dice, which must all be rolled; tells what happened.
pub fn roll(game: &mut DDayDice, seat: Seat, path: &str, dice: &[&str]) -> Vec<Event> {
    assert_eq!(refusal(game, seat, path), None, "{path}");
    let action = action(game, seat, path);
    let (events, left) = battery::roll_freely(game, seat, &action, dice);
    assert!(left.is_empty(), "left over: {left:?}");
    events
}

/// Plays a path; dice fall as they like.
pub fn play(game: &mut DDayDice, seat: Seat, path: &str) -> Vec<Event> {
    roll(game, seat, path, &[])
}

/// Plays several paths of one seat.
pub fn play_all(game: &mut DDayDice, seat: Seat, paths: &[&str]) -> Vec<Event> {
    paths.iter().flat_map(|path| play(game, seat, path)).collect()
}

/// Everything that a seat may do, as paths.
pub fn choices(game: &DDayDice, seat: Seat) -> Vec<String> {
    battery::choices(game, seat).iter().map(|action| action.path().to_string()).collect()
}

/// The choices that begin with a click.
pub fn choices_with(game: &DDayDice, seat: Seat, click: &str) -> Vec<String> {
    choices(game, seat).into_iter().filter(|path| path.split(" → ").next() == Some(click)).collect()
}

pub fn view(game: &DDayDice) -> View {
    game.view(Viewer::Public)
}

pub fn unit(game: &DDayDice, seat: Seat) -> UnitView {
    view(game).units[seat.index()].clone()
}

pub fn phase(game: &DDayDice) -> String {
    serde_json::to_value(view(game).phase).unwrap().as_str().unwrap().to_owned()
}

/// Soldiers, stars, courage, points.
pub fn counts(game: &DDayDice, seat: Seat) -> [u16; 4] {
    let unit = unit(game, seat);
    [unit.soldiers, unit.stars, unit.courage, unit.points]
}

/// What a seat collected: soldiers, stars, courage, points.
pub fn collected(events: &[Event], seat: Seat) -> Option<[u16; 4]> {
    events.iter().find_map(|event| match event {
        Event::Collected { seat: who, soldiers, stars, courage, points } if *who == seat => {
            Some([*soldiers, *stars, *courage, *points])
        }
        _ => None,
    })
}

/// What a seat gained in the upkeep altogether, by bonuses and by collecting.
pub fn gained(events: &[Event], seat: Seat) -> [u16; 4] {
    let mut sum = [0; 4];
    for event in events {
        match event {
            Event::Collected { seat: who, soldiers, stars, courage, points } if *who == seat => {
                for (sum, more) in sum.iter_mut().zip([soldiers, stars, courage, points]) {
                    *sum += more;
                }
            }
            Event::Gained { seat: who, resource, amount } if *who == seat => sum[*resource as usize] += amount,
            _ => {}
        }
        if matches!(event, Event::MarkerTurned { .. }) {
            break;
        }
    }
    sum
}

/// What a combat costs a seat.
pub fn losses(events: &[Event], seat: Seat) -> Option<u16> {
    events.iter().find_map(|event| match event {
        Event::CombatLosses { seat: who, losses, .. } if *who == seat => Some(*losses),
        _ => None,
    })
}

/// Goes on from a position in which nothing can be chosen, with forced dice in front.
pub fn go_on(game: &mut DDayDice, dice: &[&str]) -> Vec<Event> {
    let seat = game.to_act().lowest().expect("somebody to act");
    assert_eq!(game.check(seat, &Action::GoOn), Ok(()));
    let (events, left) = battery::roll_freely(game, seat, &Action::GoOn, dice);
    assert!(left.is_empty(), "left over: {left:?}");
    events
}

pub fn setup(map: &str, seats: u8) -> Setup {
    Setup::on(map, seats).unwrap()
}

/// The upkeep of one solo unit with its final result: goes on, then plays the paths; tells all that it gained.
pub fn upkeep(map: &str, sector: u8, nation: &str, shown: &str, more: Value, paths: &[&str]) -> [u16; 4] {
    let mut unit = json!({"sector": sector, "soldiers": 60, "dice": dice(shown)});
    merge(&mut unit, more);
    let mut game = at(json!({"setup": {"map": map, "nations": [nation]}, "phase": "result", "units": [unit]}));
    let mut events = match refusal(&game, ME, "button:go-on") {
        None => go_on(&mut game, &[]),
        Some(_) => play(&mut game, ME, "button:done"),
    };
    for path in paths {
        events.extend(play(&mut game, ME, path));
    }
    gained(&events, ME)
}

/// Several units on a map: sector and whatever else.
pub fn several(map: &str, phase: &str, units: &[Value]) -> DDayDice {
    at(json!({"setup": {"map": map, "seats": units.len()}, "phase": phase, "units": units}))
}

pub fn has_event(events: &[Event], wanted: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(wanted)
}

pub fn specialists(game: &DDayDice, seat: Seat) -> Vec<String> {
    unit(game, seat).specialists.iter().map(|one| one.to_string()).collect()
}

pub fn items(game: &DDayDice, seat: Seat) -> Vec<String> {
    unit(game, seat).items.iter().map(|one| one.to_string()).collect()
}
