//! What one step costs a server: the position as one seat sees it, made for the wire; and what its odds cost, which are
//! worked out when somebody asks for them.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use sandtable_core::{Chosen, Entry, Level, Seat, SeatSet, Token};
use sandtable_server::store::keys::new_player_id;
use sandtable_server::store::tables::TableRow;
use sandtable_server::table::deed::Deed;
use sandtable_server::table::sights::Eyes;
use sandtable_server::table::state::TableState;
use sandtable_server::wire::{AtTimeout, ClockSettings, RandomId, Status, TableId};
use sandtable_shelf::{Contender, Shelf};
use serde_json::{Value, json};

/// A table so many decisions into a match of bots.
fn table(shelf: &Shelf, game: &str, setup: &Value, decisions: usize) -> (TableState, Box<dyn sandtable_core::AnyGame>) {
    let shelved = shelf.find(game).expect("a game on the shelf");
    let trial = shelved.kind().start(setup, &mut sandtable_core::Fast::new(0)).expect("a set-up of the bench");
    let row = TableRow {
        id: TableId(RandomId::random()),
        game: game.to_owned(),
        rules: shelved.kind().info().rules_version,
        setup: trial.setup(),
        position: None,
        seats: trial.seats(),
        clock: ClockSettings::None,
        at_timeout: AtTimeout::Forfeit,
        open: false,
        host: new_player_id(),
        created: 0,
        secret: Token([7; 32]),
        status: Status::Gathering,
        last: 0,
    };
    let seed = sandtable_core::derive_seed(&row.secret, &vec![Token::NOTHING; row.seats.into()]);
    let mut mirror = sandtable_core::Match::start(shelved.kind(), &row.setup, seed).expect("a set-up of the bench");
    let seats = row.seats;
    let mut state = TableState::new(shelf, row);
    for seat in (0..seats).map(Seat) {
        state.apply(shelf, &Deed::SeatBot { seat, level: Level::Recruit }, 0).expect("a free seat");
    }
    state.apply(shelf, &Deed::Start, 0).expect("everybody sits");
    let mut bot = shelved.bot(Contender::from(Level::Recruit), 1);
    for _ in 0..decisions {
        let Some(seat) = mirror.game().to_act().lowest() else { break };
        let action = bot.choose(mirror.game(), seat).expect("a decision").action;
        mirror.act(seat, &Chosen::Notation(action.clone())).expect("a legal decision");
        state.apply(shelf, &Deed::Play { entry: Entry::Action(seat, action) }, 0).expect("the same");
    }
    (state, mirror.game().copy())
}

fn steps(criterion: &mut Criterion) {
    let shelf = Shelf::all();
    let mut group = criterion.benchmark_group("a step");
    for (game, setup, decisions) in [
        ("battle-line", json!({}), 20),
        ("undaunted", json!({}), 20),
        // The dice lie on the table, and the first of them is to be locked.
        ("dday-dice", json!({"seats": 1}), 1),
        ("dday-dice", json!({"seats": 4}), 4),
    ] {
        let (state, position) = table(&shelf, game, &setup, decisions);
        let seat = position.to_act().lowest().expect("somebody is asked");
        let eyes = Eyes { seats: SeatSet::only(seat) };
        let name = format!("{game} {setup}");
        group.bench_function(format!("{name}: sent"), |bencher| {
            bencher.iter(|| serde_json::to_string(&black_box(&state).position(eyes, 0)).expect("JSON").len());
        });
        group.bench_function(format!("{name}: odds on demand"), |bencher| {
            bencher.iter(|| {
                let choices = black_box(&position).legal(seat);
                let odds = |action: String| position.odds(seat, &Chosen::Notation(action));
                choices.into_iter().filter_map(|choice| odds(choice.action)).count()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, steps);
criterion_main!(benches);
