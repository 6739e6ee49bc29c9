//! Stepping through a record.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use sandtable_battle_line::BattleLine;
use sandtable_core::{Chance as _, Chosen, Fast, Kind, Language, Match, Record, Seed, Viewer};
use serde_json::Value;

use super::{registry, text_of};
use crate::palette::{Colour, Palette};
use crate::replay::Replay;
use crate::terminal::Screen as _;
use crate::words::Words;

/// A random match to its end.
fn random_match() -> Record {
    let mut play = Match::start(&Kind::<BattleLine>::default(), &Value::Null, Seed::from_text("replay")).unwrap();
    play.seat_names(["Ada".to_owned(), "Bela".to_owned()]);
    let mut chance = Fast::new(5);
    while let Some(seat) = play.game().to_act().lowest() {
        let legal = play.game().legal(seat);
        let chosen = &legal[chance.below(legal.len() as u32) as usize];
        play.act(seat, &Chosen::Notation(chosen.action.clone())).unwrap();
    }
    play.record()
}

struct Rig {
    replay: Replay,
    terminal: Terminal<TestBackend>,
}

impl Rig {
    fn new(record: &Record) -> Rig {
        let registry = registry();
        let info = registry.find("battle-line").unwrap().info();
        let words = Words::new(Language::En, info);
        let replay = Replay::new(record, &registry, words, Palette::new(Colour::Full)).unwrap();
        Rig { replay, terminal: Terminal::new(TestBackend::new(80, 24)).unwrap() }
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.replay.draw(frame)).unwrap();
        text_of(self.terminal.backend().buffer())
    }

    fn press(&mut self, code: KeyCode) -> String {
        self.replay.input(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.screen()
    }
}

#[test]
fn steps_go_forwards_and_backwards_and_to_the_ends() {
    let record = random_match();
    let last = record.entries.len();
    let mut rig = Rig::new(&record);
    let beginning = rig.screen();
    assert!(beginning.contains(&format!("/{last} ●")), "{beginning}");
    assert!(beginning.contains("The beginning."), "{beginning}");
    let first = rig.press(KeyCode::Right);
    assert!(first.contains("Ada: Play") || first.contains("Bela: Play"), "{first}");
    assert_eq!(rig.press(KeyCode::Left), beginning);
    assert!(rig.press(KeyCode::End).contains(&format!("{last}/{last}")));
    assert_eq!(rig.press(KeyCode::Home), beginning);
}

#[test]
fn up_and_down_go_from_turn_to_turn() {
    let record = random_match();
    let mut rig = Rig::new(&record);
    rig.screen();
    // A play and a draw make the first turn.
    let second_turn = rig.press(KeyCode::Down);
    assert!(second_turn.contains("  2/"), "{second_turn}");
    let back = rig.press(KeyCode::Up);
    assert!(back.contains("The beginning."), "{back}");
}

#[test]
fn it_plays_by_itself_and_stops_at_the_end() {
    let record = random_match();
    let mut rig = Rig::new(&record);
    rig.press(KeyCode::Char('p'));
    assert!(rig.replay.busy());
    while rig.replay.busy() {
        rig.replay.tick();
    }
    assert!(rig.screen().contains(&format!("{0}/{0}", record.entries.len())));
}

#[test]
fn the_bar_is_clicked_and_the_wheel_turned() {
    let record = random_match();
    let mut rig = Rig::new(&record);
    rig.screen();
    let mut mouse = |kind, column| {
        rig.replay.input(&Event::Mouse(MouseEvent { kind, column, row: 1, modifiers: KeyModifiers::NONE }));
        rig.screen()
    };
    let last = record.entries.len();
    assert!(mouse(MouseEventKind::Down(MouseButton::Left), 77).contains(&format!("{last}/{last}")));
    assert!(mouse(MouseEventKind::ScrollUp, 40).contains(&format!("{}/{last}", last - 1)));
}

#[test]
fn a_seats_viewpoint_shows_what_the_seat_saw() {
    let record = random_match();
    let mut rig = Rig::new(&record);
    let play = Match::beginning(&record, &registry()).unwrap();
    let view = play.game().view(Viewer::All);
    let shown = view.json()["hands"][1]["cards"][0].as_str().unwrap().to_owned();
    let (colour, value) = shown.rsplit_once('-').unwrap();
    let code = format!("{}{value} ", colour[..1].to_uppercase());
    assert!(rig.screen().contains(&code), "everything is in sight at first: {code}\n{}", rig.screen());
    let seat_0 = rig.press(KeyCode::Char('0'));
    assert!(seat_0.contains("seen by Ada") && !seat_0.contains(&code), "{seat_0}");
    let seat_1 = rig.press(KeyCode::Char('v'));
    assert!(seat_1.contains("seen by Bela") && seat_1.contains(&code), "{seat_1}");
    let public = rig.press(KeyCode::Char('v'));
    assert!(public.contains("seen by a spectator") && !public.contains(&code), "{public}");
}

#[test]
fn a_broken_record_is_refused_with_its_line() {
    let mut record = random_match();
    record.entries.swap(0, 1);
    let registry = registry();
    let words = Words::new(Language::En, registry.find("battle-line").unwrap().info());
    let Err(error) = Replay::new(&record, &registry, words, Palette::new(Colour::None)) else {
        panic!("a draw before the play is no record");
    };
    assert!(error.to_string().starts_with("action 1 "), "{error}");
}
