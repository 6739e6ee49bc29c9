//! The interface as a player meets it: scripted keys in, a drawn screen out.

mod axis_dday;
mod campaign;
mod dday_dice;
mod heroes;
mod hot_seat;
mod pictures;
mod played;
mod replays;
mod saving;
mod screens;
mod svg;
mod table;
mod texts;
mod undaunted;
mod whole_games;

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use sandtable_battle_line::BattleLine;
use sandtable_core::{AnyGame, Chance as _, Fast, Kind, Language, Match, Record, Registry, Seat, Seed};
use sandtable_undaunted::Undaunted;
use serde_json::Value;

use crate::table::{Leaving, Table};
use crate::terminal::Screen;
use crate::{Colour, Opponent, PlayOptions, Player, Start};

fn registry() -> Registry {
    Registry::new().with::<BattleLine>().with::<Undaunted>()
}

/// A file of its own for each test, in the system's folder for such things.
fn file() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("sandtable-terminal-{}-{number}.record", std::process::id()))
}

/// A bot that chooses at random.
struct Chancer(Fast);

impl Opponent for Chancer {
    fn name(&self) -> String {
        "bot random".to_owned()
    }

    fn choose(&mut self, game: &dyn AnyGame, seat: Seat) -> String {
        let legal = game.legal(seat);
        legal[self.0.below(legal.len() as u32) as usize].action.clone()
    }
}

fn bot() -> Player {
    Player::Bot(Box::new(Chancer(Fast::new(3))))
}

fn person(name: &str) -> Player {
    Player::Person { name: name.to_owned() }
}

/// A table with a screen before it.
struct Rig {
    table: Table,
    terminal: Terminal<TestBackend>,
    file: PathBuf,
}

impl Drop for Rig {
    fn drop(&mut self) {
        // The test may never have written it.
        let _ = std::fs::remove_file(&self.file);
    }
}

impl Rig {
    fn new(options: PlayOptions, size: (u16, u16)) -> Rig {
        let file = options.save.clone().expect("tests say where they save");
        let table = Table::new(options).unwrap();
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut rig = Rig { table, terminal, file };
        rig.draw();
        rig
    }

    /// A new match.
    fn start(setup: Value, players: Vec<Player>, size: (u16, u16)) -> Rig {
        let start = Start::New { game: "battle-line".to_owned(), setup, seed: Seed::from_text("terminal") };
        Rig::new(options(start, players), size)
    }

    /// A position written by hand, with Ada to move in seat 0 against Bela.
    fn position(position: Value, size: (u16, u16)) -> Rig {
        let players = vec![person("Ada"), bot()];
        Rig::new(options(resume(position), players), size)
    }

    /// The file is somebody else's to remove.
    fn keep_file(&mut self) {
        self.file = PathBuf::new();
    }

    fn draw(&mut self) -> &Buffer {
        self.terminal.draw(|frame| self.table.draw(frame)).unwrap();
        self.terminal.backend().buffer()
    }

    /// Presses a key and looks.
    fn press(&mut self, code: KeyCode) {
        self.table.input(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
    }

    /// Types letters.
    fn type_in(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.table.input(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        self.draw();
    }

    /// Lets the bots think until a person is asked or the match is over.
    fn wait(&mut self) {
        while self.table.busy() {
            std::thread::sleep(std::time::Duration::from_micros(200));
            self.table.tick();
        }
        if let Some(Leaving::Failed(error)) = self.table.leaving() {
            panic!("{error:#}");
        }
        self.draw();
    }

    /// What is on the screen, line by line.
    fn screen(&mut self) -> String {
        text_of(self.draw())
    }
}

fn options(start: Start, players: Vec<Player>) -> PlayOptions {
    PlayOptions {
        registry: registry(),
        start,
        players,
        save: Some(file()),
        language: Language::En,
        colour: Colour::Full,
    }
}

fn resume(position: Value) -> Start {
    let record = record_at(position);
    Start::Resume { file: PathBuf::new(), record: Box::new(record) }
}

fn record_at(position: Value) -> Record {
    let kind = Kind::<BattleLine>::default();
    let mut play = Match::from_position(&kind, &position, Seed::from_text("terminal")).unwrap();
    play.seat_names(["Ada".to_owned(), "Bela".to_owned()]);
    play.record()
}

/// A buffer as text, without the blanks at the ends of lines.
fn text_of(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
