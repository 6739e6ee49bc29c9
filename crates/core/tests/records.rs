//! Records: printing and parsing are inverse, and nothing is ever replayed wrongly.

use crate::toy;
use sandtable_core::{
    Chosen, FairDice, Language, LineError, Match, NoUndo, Phrasebook, Record, Registry, ReplayError, Seat, Seed, Token,
    Walk, derive_seed,
};
use serde_json::json;

fn registry() -> Registry {
    Registry::new().with::<toy::Toy>()
}

fn played(seed: Seed) -> Match {
    let registry = registry();
    let mut play = Match::start(registry.find("toy").unwrap(), &json!({"short": true}), seed).unwrap();
    play.seat_names(["Ada\n".into(), "bot veteran".into()]);
    for turn in 0..7 {
        let action = ["roll", "draw", "pass"][turn % 3];
        play.act(Seat((turn % 2) as u8), &Chosen::Notation(action.into())).unwrap();
    }
    assert!(play.outcome().is_some());
    play
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let secret = Token([5; 32]);
    let contributions = vec![Token([6; 32]), Token::NOTHING];
    let mut play = played(derive_seed(&secret, &contributions));
    play.prove_with(FairDice::new(secret, contributions));
    let record = play.record();
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    assert_eq!(record.fair.as_ref().unwrap().verify(record.seed.as_ref().unwrap()), Ok(()));
    assert_eq!(Match::replay(&record, &registry()).unwrap().digest(), record.digest);
}

#[test]
fn where_nobody_is_named_the_seats_are_called_what_the_game_calls_them() {
    let registry = registry();
    let mut play = Match::start(registry.find("toy").unwrap(), &json!({}), Seed([1; 32])).unwrap();
    let book = Phrasebook::new(Language::En, [&play.info().messages]);
    let roles: Vec<String> = play.game().roles().iter().map(|role| book.say(&role.name)).collect();
    assert_eq!(play.record().seats, roles);
    assert!(roles.iter().all(|role| !role.starts_with("seat")), "{roles:?}");
    play.seat_names(["Ada".into()]);
    assert_eq!(play.record().seats, ["Ada".to_owned(), roles[1].clone()]);
    // Records in which seats were called otherwise keep what they say.
    let old = play.record().to_string().replace("seat 0: Ada", "seat 0: seat 0");
    let again = Match::replay(&Record::parse(&old).unwrap(), &registry).unwrap();
    assert_eq!(again.seats()[0], "seat 0");
}

#[test]
fn a_running_match_withholds_its_seed_and_cannot_be_replayed_yet() {
    let record = Record { seed: None, outcome: None, ..played(Seed([1; 32])).record() };
    assert!(record.to_string().contains("seed: withheld\n"));
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    assert_eq!(Match::replay(&record, &registry()).err(), Some(ReplayError::SeedWithheld));
}

#[test]
fn a_match_from_a_position_is_replayed_from_it() {
    let registry = registry();
    let kind = registry.find("toy").unwrap();
    let position = played(Seed([1; 32])).game().save().into_json();
    let mut position = position;
    position["turn"] = json!(0);
    let mut play = Match::from_position(kind, &position, Seed([2; 32])).unwrap();
    play.act(Seat(0), &Chosen::Notation("roll".into())).unwrap();
    let record = Record::parse(&play.record().to_string()).unwrap();
    assert_eq!(Match::replay(&record, &registry).unwrap().digest(), play.digest());
}

#[test]
fn a_record_of_other_rules_is_refused_with_a_clear_message() {
    let record = Record { rules: 2, ..played(Seed([1; 32])).record() };
    let error = Match::replay(&record, &registry()).err().unwrap();
    assert_eq!(
        error.to_string(),
        "the record was played by rules version 2 of toy, this program plays version 3: replay it with a program of that version"
    );
}

#[test]
fn a_changed_record_is_found_out() {
    let text = played(Seed([1; 32])).record().to_string();
    let replay = |text: &str| Match::replay(&Record::parse(text).unwrap(), &registry()).err().unwrap();
    assert!(matches!(
        replay(&text.replace("1 0 roll", "1 0 pass")),
        ReplayError::OtherResult | ReplayError::OtherDigest { .. }
    ));
    assert!(matches!(replay(&text.replace("1 0 roll", "1 1 roll")), ReplayError::Line { line: 1, .. }));
    let other_digest = Record { digest: "0".repeat(64), ..Record::parse(&text).unwrap() };
    assert!(matches!(replay(&other_digest.to_string()), ReplayError::OtherDigest { .. }));
    assert!(matches!(replay(&text.replace("game: toy", "game: joy")), ReplayError::UnknownGame(_)));
}

#[test]
fn what_is_no_record_is_refused_by_line() {
    let text = played(Seed([1; 32])).record().to_string();
    let error = |text: &str| Record::parse(text).unwrap_err().to_string();
    assert_eq!(error(""), "line 1: expected `sandtable record 1`");
    assert_eq!(error(&text.replace("rules: 3", "rules: three")), "line 3: expected a rules version, a number");
    assert_eq!(error(&text.replace("seat 0: Ada\n", "")), "line 5: expected `seed: …`");
    assert!(error(&text.replace("2 1 draw", "3 1 draw")).ends_with("expected action number 2"));
    assert!(error(&text.replace("2 1 draw", "2 9 draw")).ends_with("expected a seat from 0 to 7, not \"9\""));
}

#[test]
fn a_record_can_be_entered_after_any_of_its_lines() {
    let record = played(Seed([1; 32])).record();
    for lines in 0..=record.entries.len() {
        let there = Match::replay_to(&record, &registry(), lines).unwrap();
        assert_eq!(there.entries(), &record.entries[..lines]);
        assert_eq!(played(Seed([1; 32])).after(lines).unwrap().digest(), there.digest());
    }
    let mut heard = Vec::new();
    let mut walk = Walk::of(&record, &registry()).unwrap();
    while let Some(line) = walk.step().unwrap() {
        heard.push(line.entry.clone());
    }
    assert_eq!((heard, walk.into_match().digest()), (record.entries.clone(), record.digest.clone()));
    let (asked, there) = (record.entries.len() + 1, record.entries.len());
    assert_eq!(Match::replay_to(&record, &registry(), asked).err(), Some(ReplayError::NoSuchLine { asked, there }));
}

#[test]
fn what_is_wrong_with_a_line_is_kept_whole() {
    let mut record = played(Seed([1; 32])).record();
    record.entries[0] = sandtable_core::Entry::TakeBack(Seat(0), 7, sandtable_core::Unseen::Anew);
    let error = Match::replay(&record, &registry()).err().unwrap();
    assert!(matches!(&error, ReplayError::Line { line: 1, error: LineError::TakeBack(NoUndo::NoSuchLine), .. }));
    assert_eq!(error.whole(), format!("action 1 ({}) cannot be played: {}", record.entries[0], NoUndo::NoSuchLine));
}
