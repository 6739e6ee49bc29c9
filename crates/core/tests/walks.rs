//! The way through a record shows every line as it was played.

use std::ops::ControlFlow;

use crate::toy::Toy;
use sandtable_core::{
    AnyGame, Chosen, Entry, Match, MatchStory, Outcome, Reason, Record, Registry, ReplayError, Seat, Seed, Unseen,
    Viewer, Walk, read_records, records_in,
};
use serde_json::json;

fn registry() -> Registry {
    Registry::new().with::<Toy>()
}

/// A match with forced dice, a take-back and seven turns.
fn played() -> Match {
    let mut play = Match::start(registry().find("toy").unwrap(), &json!({"short": true}), Seed([3; 32])).unwrap();
    play.force_dice(vec!["6".into(), "2".into()]);
    for turn in 0..3u8 {
        act(&mut play, turn % 2, "roll");
    }
    play.take_back(Seat(1), 2).unwrap();
    for turn in 1..7u8 {
        let card = play.game().legal(Seat(turn % 2))[0].action.clone();
        act(&mut play, turn % 2, &card);
        act(&mut play, turn % 2, "pass");
    }
    assert!(play.outcome().is_some());
    play
}

fn act(play: &mut Match, seat: u8, action: &str) {
    play.act(Seat(seat), &Chosen::Notation(action.into())).unwrap();
}

fn digest(game: &dyn AnyGame) -> String {
    game.digest()
}

#[test]
fn a_walk_shows_the_positions_before_and_after_each_line() {
    let (play, registry) = (played(), registry());
    let record = play.record();
    let mut walk = Walk::of(&record, &registry).unwrap().looking_back();
    let mut lines = 0;
    while let Some(line) = walk.step().unwrap() {
        lines += 1;
        assert_eq!((line.number, line.entry), (lines, &record.entries[lines - 1]));
        assert_eq!(line.before().map(digest), play.after(lines - 1).map(|game| game.digest()));
        assert_eq!(Some(digest(line.after())), play.after(lines).map(|game| game.digest()));
        let told = line.happenings();
        assert_eq!(told.len(), line.events::<Toy>().len());
        if let Some(notation) = line.notation() {
            let told: Vec<_> = told.iter().filter_map(|told| told.told(Viewer::All)).map(|told| &told.event).collect();
            assert_eq!(told.is_empty(), ["roll", "pass"].contains(&notation), "{notation}: {told:?}");
            assert_eq!(line.seat(), Some(if let Entry::Action(seat, _) = line.entry { *seat } else { Seat(9) }));
        }
    }
    assert_eq!((lines, walk.into_match().digest()), (record.entries.len(), record.digest.clone()));
}

#[test]
fn without_looking_back_no_position_is_kept() {
    let record = played().record();
    let mut walk = Walk::of(&record, &registry()).unwrap();
    assert!(walk.step().unwrap().unwrap().before().is_none());
}

#[test]
fn a_visitor_can_stop() {
    let (record, registry) = (played().record(), registry());
    let mut walk = Walk::of(&record, &registry).unwrap();
    let mut seen = 0;
    let stopped = walk.visit(|line| {
        seen += 1;
        if line.notation() == Some("roll") { ControlFlow::Break(line.number) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((stopped, seen), (Ok(ControlFlow::Break(2)), 2));
    assert_eq!(walk.finish().unwrap().digest(), record.digest, "who stopped can go on");
}

#[test]
fn a_line_that_cannot_be_played_ends_the_walk() {
    let mut record = played().record();
    record.entries[4] = Entry::TakeBack(Seat(0), 77, Unseen::Anew);
    let mut walk = Walk::of(&record, &registry()).unwrap();
    let failed = walk.visit(|_| ControlFlow::<()>::Continue(()));
    assert!(matches!(failed, Err(ReplayError::Line { line: 5, .. })), "{failed:?}");
    assert!(walk.step().unwrap().is_none());
}

#[test]
fn the_main_line_leaves_out_what_was_taken_back() {
    let record = played().record();
    let numbers: Vec<usize> = record.main_line().into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers[..4], [1, 2, 6, 7], "lines 3 and 4 were taken back by line 5");
    assert_eq!(numbers.len(), record.entries.len() - 3);
}

#[test]
fn a_rewound_match_plays_the_same_again() {
    let play = played();
    let again = Walk::on(play.rewound(), play.entries()).finish().unwrap();
    assert_eq!(again.record(), play.record());
}

#[test]
fn a_story_counts_the_main_line() {
    let play = played();
    let story = play.story().unwrap();
    assert_eq!(story.deeds[0].counts, [3, 3]);
    assert_eq!(story.marks.len(), 6);
    let score = &story.curve.last().unwrap().score;
    assert_eq!(score, &play.outcome().unwrap().scores);
    assert_eq!(story.curve[1].line, 2, "the first roll; the two that were taken back do not count");
    assert_eq!(MatchStory::of(&play.record(), &registry()), Ok(Some(story)));
}

#[test]
fn a_match_that_goes_on_has_no_story() {
    let mut play = Match::start(registry().find("toy").unwrap(), &json!({}), Seed([3; 32])).unwrap();
    assert_eq!(play.story(), None);
    play.resign(Seat(1)).unwrap();
    let story = play.story().unwrap();
    assert_eq!(story.ending.id, "core-end-resigned");
    assert_eq!(story.outcome.reason, Reason::Resigned);
    let ended = Outcome { reason: Reason::OutOfTime, ..story.outcome };
    assert_ne!(ended, play.outcome().unwrap());
}

#[test]
fn a_record_of_older_rules_tells_what_its_head_says() {
    let record = Record { rules: 2, ..played().record() };
    let story = MatchStory::of(&record, &registry()).unwrap().unwrap();
    assert!(!story.replayed && story.curve.is_empty());
    assert_eq!(Some(story.outcome), record.outcome);
    assert_eq!(story.ending.id, "core-end-rule");
    assert_eq!(story.sides.len(), 2);
}

#[test]
fn a_bad_record_among_many_is_named_and_the_others_are_read() {
    let good = played().record().to_string();
    let texts = [("a", good.clone()), ("b", "no record".into()), ("c", good)];
    let read = read_records(texts.map(|(name, text)| (name.to_owned(), Ok(text))));
    let told: Vec<String> = read.map(|read| read.map_or_else(|bad| bad.to_string(), |(name, _)| name)).collect();
    assert_eq!(told, ["a", "b: line 1: expected `sandtable record 1`", "c"]);
}

#[test]
fn the_records_of_a_folder_are_read_in_the_order_of_their_paths() {
    let folder = std::env::temp_dir().join(format!("sandtable-walks-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("inner")).unwrap();
    let good = played().record().to_string();
    for (name, text) in [("2.record", &*good), ("1.record", "nothing"), ("inner/3.record", &good), ("notes.txt", "")] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    let read: Vec<bool> = records_in(&folder).unwrap().map(|read| read.is_ok()).collect();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(read, [false, true, true]);
    assert!(records_in(&folder).is_err());
}

#[test]
fn dates_and_bots_are_lines_of_the_head() {
    let mut play = played();
    play.seat_names(["Ada".into(), "bot veteran".into()]);
    let old = Record::parse(&play.record().to_string()).unwrap();
    assert_eq!((old.bot(Seat(0)), old.bot(Seat(1)), old.began), (None, Some("veteran"), None));
    play.seat_names(["bot Ada".into(), "Bert".into()]);
    play.seat_bots([(Seat(1), "elite:2000".to_owned())]);
    play.note_times("2026-05-01T18:20:00Z".parse().ok(), "2026-05-01T19:00:01Z".parse().ok());
    let text = play.record().to_string();
    let head = "seat 1: Bert\nbot 1: elite:2000\nbegan: 2026-05-01T18:20:00Z\nended: 2026-05-01T19:00:01Z\nseed: ";
    assert!(text.contains(head), "{text}");
    let read = Record::parse(&text).unwrap();
    assert_eq!(read, play.record());
    assert_eq!(Match::replay(&read, &registry()).unwrap().record(), read);
    let refused = Record::parse(&text.replace("2026-05-01T18", "2026-05-32T18")).unwrap_err();
    assert_eq!(refused.to_string(), "line 8: expected a moment such as 2026-05-01T18:20:00Z");
}
