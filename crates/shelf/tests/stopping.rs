//! Bots of every game stop when they are told to, in scenarios of one's own, too.

use std::cell::Cell;

use sandtable_core::{AnyGame, Chosen, Fast, Level};
use sandtable_shelf::{Contender, Shelf};
use serde_json::{Value, json};

/// Asks a bot that is stopped at the check after so many; tells what it chose and how often it played ahead.
fn stopped(shelf: &Shelf, game: &dyn AnyGame, level: Level, checks: u32) -> (String, u32) {
    let seat = game.to_act().lowest().expect("somebody is asked");
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > checks
    };
    let shelved = shelf.find(game.info().slug).expect("it is on the shelf");
    let decision = shelved.bot(Contender::from(level), 1).choose_until(game, seat, &stop).expect("it is asked");
    assert!(asked.get() <= checks + 1, "{level} goes on after it was stopped");
    assert!(game.legal(seat).iter().any(|choice| choice.action == decision.action), "{}", decision.action);
    (decision.action, decision.playouts)
}

#[test]
fn bots_of_every_game_stop_when_they_are_told_to() {
    let shelf = Shelf::all();
    for shelved in shelf.iter() {
        let mut chance = Fast::new(3);
        let mut game = shelved.kind().start(&Value::Null, &mut chance).expect("the usual game can be played");
        for step in 0..60 {
            let Some(seat) = game.to_act().lowest() else { break };
            if step % 20 == 0 {
                for level in Level::ALL {
                    for checks in [0, 1, 25] {
                        stopped(&shelf, game.as_ref(), level, checks);
                    }
                }
            }
            let (action, _) = stopped(&shelf, game.as_ref(), Level::Recruit, 1_000);
            game.apply(seat, &Chosen::Notation(action), &mut chance).expect("a bot plays by the rules");
        }
    }
}

/// A battle of Heroes with as many victory conditions as the checks of scenarios accept. Each of them is looked at whenever a
/// position is judged, so that one decision of an Elite can take minutes.
fn hostile_heroes(shelf: &Shelf) -> Box<dyn AnyGame> {
    let kind = shelf.find("heroes").expect("it is on the shelf").kind();
    let falaise = include_str!("../../games/heroes/data/scenarios/7-falaise.toml").replace("id = \"falaise\"\n", "");
    let printed = kind.scenario(&falaise).expect("it is a scenario file");
    // Sixteen boxes are as many as a judgement looks at.
    let rows = (1..=2).flat_map(|row| ["A", "B", "C", "D", "E", "F", "G"].map(|column| format!("{column}{row}")));
    let boxes: Vec<String> = rows.chain(["A3".to_owned(), "B4".to_owned()]).collect();
    let with_groups = |groups: usize| {
        let group = json!({ "boxes": boxes, "least": boxes.len() });
        let mut setup = printed.clone();
        setup["scenario"]["markers"]["objective"] = json!(boxes);
        setup["scenario"]["win"][0]["control"] = Value::Array(vec![group; groups]);
        kind.start(&setup, &mut Fast::new(1)).ok()
    };
    (0..12).rev().find_map(|power| with_groups(1 << power)).expect("a scenario with one group of boxes is accepted")
}

#[test]
fn an_elite_in_a_hostile_scenario_stops_when_it_is_told_to() {
    let shelf = Shelf::all();
    let mut game = hostile_heroes(&shelf);
    let mut chance = Fast::new(1);
    let mut choices = 0;
    for _ in 0..20 {
        let Some(seat) = game.to_act().lowest() else { break };
        let (_, playouts) = stopped(&shelf, game.as_ref(), Level::Elite, 10);
        assert!(playouts <= 10, "{playouts} playouts with ten checks");
        choices += u32::from(game.legal(seat).len() > 1);
        let (action, _) = stopped(&shelf, game.as_ref(), Level::Veteran, 0);
        game.apply(seat, &Chosen::Notation(action), &mut chance).expect("a bot plays by the rules");
    }
    assert!(choices > 5, "there was something to think about in {choices} decisions");
}
