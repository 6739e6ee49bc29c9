//! What one decision costs a table, without sockets and without a database, part by part and in every game: judging it, carrying
//! it out, and writing what both players are told of it. Choices are those of `sandtable load actions`.
//!
//! `cargo bench -p sandtable-server --bench decision [GAME] [DECISIONS]`; under `valgrind --tool=callgrind` it counts
//! instructions, which a busy machine does not change.

use std::time::{Duration, Instant};

use sandtable_core::{Seat, Token};
use sandtable_server::store::tables::TableRow;
use sandtable_server::table::audience::{Audience, OUTBOX};
use sandtable_server::table::deed::Deed;
use sandtable_server::table::judge::{Asker, Ruling};
use sandtable_server::table::state::TableState;
use sandtable_server::wire::{AtTimeout, ClientMessage, ClockSettings, PlayerId, RandomId, Status, TableId};
use sandtable_shelf::Shelf;
use serde_json::{Value, json};
use tokio::sync::mpsc;

const GAMES: [&str; 5] = ["battle-line", "undaunted", "dday-dice", "heroes", "axis-dday"];

/// Time spent on each part.
#[derive(Default)]
struct Spent {
    decisions: u32,
    judged: Duration,
    done: Duration,
    told: Duration,
    bytes: usize,
}

fn timed<T>(sum: &mut Duration, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let made = work();
    *sum += begun.elapsed();
    made
}

fn row(shelf: &Shelf, game: &str, host: PlayerId, match_number: u8) -> TableRow {
    let kind = shelf.find(game).expect("a game on the shelf").kind();
    let setup = if game == "dday-dice" { json!({"seats": 2}) } else { Value::Null };
    let setup = kind.whole_setup(&setup).expect("a set-up for two");
    TableRow {
        id: TableId(RandomId::from_bytes([1; 16])),
        game: game.to_owned(),
        rules: kind.info().rules_version,
        seats: kind.seats(&setup).expect("a set-up for two"),
        setup,
        position: None,
        clock: ClockSettings::None,
        at_timeout: AtTimeout::Forfeit,
        open: false,
        host,
        created: 0,
        secret: Token([match_number; 32]),
        status: Status::Gathering,
        last: 0,
    }
}

/// Plays one match, or so many decisions of it.
fn play(shelf: &Shelf, game: &str, match_number: u8, most: u32, spent: &mut Spent) {
    let people = [2, 3].map(|byte| Asker { player: PlayerId(RandomId::from_bytes([byte; 16])), name: "Load".into() });
    let mut table = TableState::new(shelf, row(shelf, game, people[0].player, match_number));
    for (seat, asker) in (0..).map(Seat).zip(&people) {
        let sit = Deed::Sit { seat, player: asker.player, name: asker.name.clone() };
        table.apply(shelf, &sit, 0).expect("a free seat");
    }
    table.apply(shelf, &Deed::Reaction { seconds: 0 }, 0).expect("no lulls");
    table.apply(shelf, &Deed::Start, 0).expect("everybody sits");
    let mut audience = Audience::default();
    let mut boxes = Vec::new();
    for asker in &people {
        let (outbox, letters) = mpsc::channel(OUTBOX);
        audience.enter(&table, Some(asker.clone()), outbox);
        boxes.push(letters);
    }
    for at in 1..=u64::from(most) {
        let played = table.played().expect("it has begun").game();
        let Some(seat) = played.to_act().lowest() else { return };
        let choices = played.legal(seat);
        let Some(choice) = choices.get((table.seq() as usize * 7) % choices.len().max(1)) else { return };
        let wish = ClientMessage::Act { seq: table.seq(), seat, action: choice.action.clone() };
        let ruling = timed(&mut spent.judged, || table.judge(&people[seat.index()], &wish));
        let Ok(Ruling::Do(deed)) = ruling else { panic!("a choice is legal: {ruling:?}") };
        timed(&mut spent.done, || table.apply(shelf, &deed, at)).expect("a legal decision");
        timed(&mut spent.told, || audience.tell_steps(&table, at));
        for letters in &mut boxes {
            spent.bytes += letters.try_recv().map_or(0, |letter| letter.len());
        }
        spent.decisions += 1;
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let wanted = words.iter().find(|word| GAMES.contains(&word.as_str()));
    let decisions: u32 = words.iter().find_map(|word| word.parse().ok()).unwrap_or(2_000);
    let shelf = Shelf::all();
    println!("µs and bytes a decision   judged    done    told   bytes sent");
    for game in GAMES.into_iter().filter(|game| wanted.is_none_or(|wanted| wanted == game)) {
        let mut spent = Spent::default();
        for match_number in 0..=u8::MAX {
            if spent.decisions < decisions {
                play(&shelf, game, match_number, decisions - spent.decisions, &mut spent);
            }
        }
        let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(spent.decisions.max(1));
        let bytes = spent.bytes / spent.decisions.max(1) as usize;
        println!("{game:22} {:9.1} {:7.1} {:7.1} {bytes:12}", each(spent.judged), each(spent.done), each(spent.told));
    }
}
