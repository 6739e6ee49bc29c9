//! Nothing that others receive, nor when they receive it, shows that a card was held (decision 8). A table, its eyes and its
//! chores are driven by a simulated clock: the same match is played with a card that could answer in a hand and without one,
//! and everything that the others are sent is held against each other, byte by byte and moment by moment.

use sandtable_core::{Match, Seat, Token, Viewer};
use sandtable_server::store::tables::TableRow;
use sandtable_server::table::audience::{Audience, Letter, sync};
use sandtable_server::table::deed::Deed;
use sandtable_server::table::judge::{Asker, Ruling};
use sandtable_server::table::sights::Eyes;
use sandtable_server::table::state::TableState;
use sandtable_server::wire::{AtTimeout, ClientMessage, ClockSettings, PlayerId, Presence, RandomId, Status, TableId};
use sandtable_shelf::Shelf;
use serde_json::{Value, json};
use tokio::sync::mpsc;

const BEGINNING: u64 = 1_800_000_000_000;
/// How long the store takes.
const COMMIT: u64 = 30;
const TICK: u64 = 10;
const US: Seat = Seat(0);
const GE: Seat = Seat(1);

/// Germany's phase at Turqueville. One US unit is hit, so that `eu03` can answer and `eu01` cannot; the other of the two lies in
/// the reserve. To Germany both worlds are one.
fn position(hand: &str, commands: u8) -> Value {
    let reserve = if hand == "eu03" { "eu01" } else { "eu03" };
    json!({
        "setup": {"scenario": "turqueville"}, "turn": 2, "phase": "ge", "commands": commands,
        "us": {"units": ["u15a@a1", "u24a@b1 hit=1"], "hand": [hand], "reserve": [reserve], "aside": [], "directives": 3},
        "ge": {"units": ["g16a@g6"], "hand": [], "reserve": [], "aside": [], "directives": 3},
    })
}

/// Somebody who notes what is received, and when.
struct Ear {
    name: &'static str,
    asker: Option<Asker>,
    inbox: mpsc::Receiver<Letter>,
}

/// What somebody received at a moment after the beginning.
type Received = (u64, &'static str, String);

struct Simulation {
    shelf: Shelf,
    state: TableState,
    audience: Audience,
    ears: Vec<Ear>,
    now: u64,
    received: Vec<Received>,
}

fn asker(number: u8, name: &str) -> Asker {
    Asker { player: PlayerId(RandomId::from_bytes([number; 16])), name: name.to_owned() }
}

fn say(message: Value) -> ClientMessage {
    serde_json::from_value(message).unwrap()
}

impl Simulation {
    /// Ada commands the US, Bob Germany, and Eve looks on.
    fn begin(position: Value, clock: ClockSettings, reaction: u32) -> Simulation {
        let shelf = Shelf::all();
        let kind = shelf.find("heroes").unwrap().kind();
        let there = kind.load(&position).unwrap();
        let (ada, bob) = (asker(1, "Ada"), asker(2, "Bob"));
        let row = TableRow {
            id: TableId(RandomId::from_bytes([9; 16])),
            game: "heroes".to_owned(),
            rules: kind.info().rules_version,
            setup: there.setup(),
            position: Some(there.save().into_json()),
            seats: 2,
            clock,
            at_timeout: AtTimeout::Forfeit,
            open: false,
            host: ada.player,
            created: BEGINNING,
            secret: Token([7; 32]),
            status: Status::Playing,
            last: BEGINNING,
        };
        let mut simulation = Simulation {
            state: TableState::new(&shelf, row),
            shelf,
            audience: Audience::default(),
            ears: Vec::new(),
            now: BEGINNING,
            received: Vec::new(),
        };
        for (seat, who) in [(US, &ada), (GE, &bob)] {
            simulation.commit(Deed::Sit { seat, player: who.player, name: who.name.clone() });
        }
        simulation.commit(Deed::Reaction { seconds: reaction });
        for (name, asker) in [("Ada", Some(ada)), ("Bob", Some(bob)), ("Eve", None)] {
            let (outbox, inbox) = mpsc::channel(1_000);
            simulation.audience.enter(&simulation.state, asker.clone(), outbox);
            simulation.ears.push(Ear { name, asker, inbox });
        }
        simulation.commit(Deed::Start);
        simulation
    }

    /// Stores a deed, which takes its time, does it and tells it, as the task of a table does.
    fn commit(&mut self, deed: Deed) {
        let at = self.now;
        self.now += COMMIT;
        self.state.apply(&self.shelf, &deed, at).unwrap();
        self.audience.tell_steps(&self.state, at);
        self.listen();
    }

    /// What the table does by itself.
    fn chores(&mut self) {
        loop {
            if self.state.let_pass(self.now) {
                self.audience.tell_steps(&self.state, self.now);
                self.listen();
            }
            let Some(deed) = self.state.due(self.now) else { return };
            self.commit(deed);
        }
    }

    fn listen(&mut self) {
        for ear in &mut self.ears {
            while let Ok(bytes) = ear.inbox.try_recv() {
                self.received.push((self.now - BEGINNING, ear.name, bytes.to_string()));
            }
        }
    }

    fn until(&mut self, moment: u64) {
        while self.now < BEGINNING + moment {
            self.chores();
            self.now += TICK;
        }
        self.now = BEGINNING + moment;
        self.chores();
    }

    /// Somebody says something; what becomes of it is part of what they receive.
    fn says(&mut self, name: &'static str, message: Value) {
        let ear = self.ears.iter().find(|ear| ear.name == name).unwrap();
        let asker = ear.asker.clone().unwrap();
        let ruling = self.state.judge(&asker, &say(message));
        self.received.push((self.now - BEGINNING, name, format!("{ruling:?}")));
        if let Ok(Ruling::Do(deed)) = ruling {
            self.commit(deed);
        }
    }

    fn seq(&self, seat: Seat) -> u64 {
        self.state.told_seq(Eyes { seats: std::iter::once(seat).collect() })
    }

    fn acts(&mut self, name: &'static str, seat: Seat, action: &str) {
        let seq = self.seq(seat);
        self.says(name, json!({"do": "act", "seq": seq, "seat": seat, "action": action}));
    }

    /// What somebody would be told who comes at this moment: the whole table, and every earlier position.
    fn comes(&mut self, name: &'static str) {
        let ear = self.ears.iter().find(|ear| ear.name == name).unwrap();
        let asker = ear.asker.as_ref();
        let eyes = sandtable_server::table::audience::eyes(&self.state, asker);
        let whole = sync(&self.state, asker, Vec::new(), Presence::default(), self.now);
        let mut told = serde_json::to_string(&whole).unwrap();
        for line in 0..=self.state.lines(eyes) + 1 {
            told += &serde_json::to_string(&self.state.earlier(eyes, line)).unwrap();
            told += &serde_json::to_string(&self.state.in_words(eyes, line, GE)).unwrap();
        }
        let path = sandtable_core::Path::parse("tactic:directives").unwrap();
        let why = self.state.running_for(Viewer::Seat(GE)).map(|game| game.ruling(GE, &path));
        told += &format!("{why:?}");
        told += &format!("{:?}", self.state.asked_by(eyes));
        self.received.push((self.now - BEGINNING, name, told));
    }

    /// All that these received.
    fn to(&self, names: &[&str]) -> Vec<&Received> {
        self.received.iter().filter(|(_, name, _)| names.contains(name)).collect()
    }

    fn match_of(&self) -> &Match {
        self.state.played().unwrap()
    }
}

/// What Ada does with the card that she may hold.
#[derive(Clone, Copy, Debug)]
enum Ada {
    /// She cannot answer.
    HoldsNothing,
    /// She says nothing.
    Sleeps,
    /// She lets every moment pass after so many milliseconds.
    Passes(u64),
    /// She asks to be left alone, after so many milliseconds.
    Silences(u64, &'static str),
    /// She has said before that she wants to be left alone.
    HasOrdered,
}

/// A phase of Germany with four COMMAND markers, all of them spent on DIRECTIVES as soon as that is possible; between them Bob
/// pokes at the table. Ada's next phase follows.
fn phase(ada: Ada, clock: ClockSettings, reaction: u32) -> Simulation {
    let hand = if matches!(ada, Ada::HoldsNothing) { "eu01" } else { "eu03" };
    let mut table = Simulation::begin(position(hand, 4), clock, reaction);
    table.until(100);
    // Everybody may give an order, whatever they hold.
    let orders = if matches!(ada, Ada::HasOrdered) { json!(["quiet own-phase"]) } else { json!(["quiet close"]) };
    table.says("Ada", json!({"do": "order", "seat": US, "orders": orders}));
    if !matches!(ada, Ada::HasOrdered) {
        table.says("Ada", json!({"do": "order", "seat": US, "orders": []}));
    } else {
        table.says("Ada", json!({"do": "order", "seat": US, "orders": ["quiet own-phase", "quiet own-phase"]}));
    }
    for round in 0..4 {
        let begun = 1_000 + round * 7_000;
        table.until(begun);
        table.acts("Bob", GE, "directives");
        table.comes("Bob");
        table.comes("Eve");
        let answer = match ada {
            Ada::Passes(after) => Some((after, "pass".to_owned())),
            Ada::Silences(after, moment) => Some((after, format!("quiet {moment}"))),
            _ => None,
        };
        for poke in 1..50 {
            let after = poke * 100;
            table.until(begun + after);
            if let Some((_, action)) = answer.as_ref().filter(|(then, _)| *then == after) {
                table.acts("Ada", US, action);
            }
            if poke % 7 == 0 {
                table.comes("Bob");
                table.comes("Eve");
                let seq = table.seq(GE);
                for wish in [
                    json!({"do": "act", "seq": seq, "seat": 1, "action": "directives"}),
                    json!({"do": "act", "seq": seq + 1, "seat": 1, "action": "directives"}),
                    json!({"do": "undo", "seq": seq, "seat": 1}),
                    json!({"do": "take-back", "seat": 1}),
                    json!({"do": "ask-pause", "seat": 1}),
                    json!({"do": "resume", "seat": 1}),
                    json!({"do": "vacation", "seat": 1, "days": 1}),
                    json!({"do": "order", "seat": 1, "orders": []}),
                ] {
                    table.says("Bob", wish);
                }
            }
        }
        table.until(begun + 6_000);
        table.comes("Bob");
        table.comes("Eve");
    }
    table.until(40_000);
    table
}

fn compare(one: &Simulation, other: &Simulation, what: &str) {
    let (one, other) = (one.to(&["Bob", "Eve"]), other.to(&["Bob", "Eve"]));
    for (left, right) in one.iter().zip(&other) {
        assert_eq!(left, right, "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
}

const LIVE: ClockSettings = ClockSettings::Live { bank: 600, increment: 3 };

#[test]
fn whether_a_card_is_held_shows_to_nobody() {
    for clock in [ClockSettings::None, LIVE] {
        let nothing = phase(Ada::HoldsNothing, clock, 5);
        assert!(nothing.to(&["Bob"]).len() > 50);
        for ada in [
            Ada::Sleeps,
            Ada::Passes(100),
            Ada::Passes(2_300),
            Ada::Passes(4_700),
            Ada::Silences(400, "close"),
            Ada::Silences(1_000, "own-phase"),
            Ada::Silences(800, "next-command"),
            Ada::Silences(800, "loss"),
            Ada::HasOrdered,
        ] {
            let held = phase(ada, clock, 5);
            compare(&nothing, &held, &format!("{ada:?} {clock:?}"));
            // It was not by chance: she was asked, and the record says so.
            let lines = held.match_of().entries().len();
            assert!(lines > nothing.match_of().entries().len(), "{ada:?}: {lines} lines");
            assert!(held.match_of().game().to_act().contains(US), "her own phase came: {ada:?}");
        }
    }
}

/// The comparison sees what there is to see: without lulls the two worlds differ at the first window.
#[test]
fn without_lulls_it_shows() {
    let nothing = phase(Ada::HoldsNothing, ClockSettings::None, 0);
    let held = phase(Ada::Passes(100), ClockSettings::None, 0);
    let (one, other) = (nothing.to(&["Bob", "Eve"]), held.to(&["Bob", "Eve"]));
    let first = one.iter().zip(&other).position(|(left, right)| left != right);
    assert!(first.is_some_and(|index| index < 10), "{first:?}");
}

#[test]
fn a_moment_is_over_when_it_is_over_and_nobody_pays_for_it() {
    let table = phase(Ada::Passes(100), LIVE, 5);
    let steps: Vec<(u64, Value)> = table
        .to(&["Bob"])
        .into_iter()
        .filter_map(|(at, _, text)| serde_json::from_str(text).ok().map(|step| (*at, step)))
        .filter(|(_, message): &(u64, Value)| message["is"] == "step")
        .collect();
    let lull = steps.iter().position(|(_, step)| step["position"]["lull"].is_object()).expect("a moment for an answer");
    let ((begun, during), (ended, after)) = (&steps[lull], &steps[lull + 1]);
    // The decision was made at 1,000 and told when it was stored; the moment lasts five seconds from it, not from the telling.
    assert_eq!((*begun, *ended), (1_000 + COMMIT, 6_000));
    assert_eq!(during["position"]["lull"]["until"].as_u64(), Some(BEGINNING + 6_000));
    assert_eq!(after["position"].get("lull"), None);
    let clock = |step: &Value| step["position"]["clocks"][1].clone();
    assert_eq!((&clock(during)["running"], &clock(after)["running"]), (&json!(false), &json!(true)));
    assert_eq!(clock(during)["left"], clock(after)["left"]);
}

#[test]
fn until_the_card_is_played_both_worlds_are_one_and_then_everybody_knows() {
    let nothing = phase(Ada::HoldsNothing, ClockSettings::None, 5);
    let mut table = Simulation::begin(position("eu03", 4), ClockSettings::None, 5);
    table.until(100);
    table.says("Ada", json!({"do": "order", "seat": US, "orders": ["quiet close"]}));
    table.says("Ada", json!({"do": "order", "seat": US, "orders": []}));
    table.until(1_000);
    table.acts("Bob", GE, "directives");
    table.comes("Bob");
    table.comes("Eve");
    table.until(1_500);
    let before = table.to(&["Bob", "Eve"]).len();
    for (left, right) in nothing.to(&["Bob", "Eve"]).into_iter().zip(table.to(&["Bob", "Eve"])) {
        assert_eq!(left, right);
    }
    table.acts("Ada", US, "play eu03 us-2");
    let told = table.to(&["Bob", "Eve"]);
    assert_eq!(told.len(), before + 2, "both are told at once");
    for (at, _, text) in &told[before..] {
        assert_eq!(*at, 1_500 + COMMIT);
        assert!(text.contains("eu03"), "{text}");
    }
}

#[test]
fn at_a_table_without_reaction_times_a_window_waits() {
    let mut table = Simulation::begin(position("eu03", 4), ClockSettings::None, 0);
    table.until(1_000);
    table.acts("Bob", GE, "directives");
    table.until(60_000);
    assert!(table.match_of().game().to_act().contains(US));
    table.acts("Ada", US, "pass");
    assert!(table.match_of().game().to_act().contains(GE));
}

#[test]
fn a_standing_order_is_obeyed_at_once_and_kept_or_spent() {
    let mut table = Simulation::begin(position("eu03", 4), ClockSettings::None, 0);
    table.says("Ada", json!({"do": "order", "seat": US, "orders": ["sing"]}));
    assert!(table.received.last().is_some_and(|(_, _, ruling)| ruling.contains("Unreadable")));
    table.says("Ada", json!({"do": "order", "seat": US, "orders": ["quiet close"]}));
    table.acts("Bob", GE, "directives");
    table.until(500);
    assert!(table.match_of().game().to_act().contains(GE), "she was asked, and the order answered");
    assert_eq!(table.match_of().entries().last().unwrap().to_string(), "0 quiet close");
    for _ in 0..3 {
        table.acts("Bob", GE, "directives");
    }
    table.until(1_000);
    assert!(table.match_of().game().to_act().contains(US), "the closing is the moment that she named");
}
