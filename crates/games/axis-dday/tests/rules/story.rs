//! The story of a match: what counted, what each side did, why it ended.

use std::path::Path;

use sandtable_axis_dday::AxisDDay;
use sandtable_core::battery::golden_stories;
use sandtable_core::{Language, MatchStory, Phrasebook, Record, Registry, Rules, Text};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The story of a golden record.
fn story(name: &str) -> MatchStory {
    let text = std::fs::read_to_string(folder("golden").join(format!("{name}.record"))).unwrap();
    let registry = Registry::new().with::<AxisDDay>();
    MatchStory::of(&Record::parse(&text).unwrap(), &registry).unwrap().unwrap()
}

fn say(text: &Text) -> String {
    Phrasebook::new(Language::En, [&AxisDDay::info().messages]).say(text)
}

#[test]
fn golden_stories_are_told_as_they_are_written() {
    assert!(golden_stories::<AxisDDay>(&folder("golden"), &folder("stories")) >= 1);
}

#[test]
fn the_axis_begins_with_every_zone_and_wins_by_a_city() {
    let story = story("basic-two-seats");
    assert_eq!(story.curve[0].score[1], 0);
    assert!(story.curve[0].score[0] > 20);
    assert!(!story.won_by.is_empty() && story.won_by.iter().all(|thing| thing.kind() == "zone"));
    assert!(
        say(&story.ending).starts_with("The last turn is over, and the Allies do not hold"),
        "{}",
        say(&story.ending)
    );
}

#[test]
fn the_allies_are_one_side_in_however_many_seats() {
    let story = story("tactics-three-seats");
    let sides: Vec<String> = story.sides.iter().map(|side| say(&side.name)).collect();
    assert_eq!(sides, ["Axis", "Allies"]);
    assert_eq!(story.sides[1].seats.len(), 2);
}

#[test]
fn a_zone_that_was_fought_for_and_kept_was_not_taken() {
    let story = story("basic-two-seats");
    let taken = story.deeds.iter().find(|deed| deed.what.id == "ad-deed-taken").unwrap();
    let zones: std::collections::BTreeSet<_> = story.marks.iter().map(|mark| mark.thing.clone()).collect();
    assert!(taken.counts[1] as usize >= zones.len() / 2);
    let mut last = std::collections::BTreeMap::new();
    for mark in &story.marks {
        assert_ne!(last.insert(mark.thing.clone(), mark.side), Some(mark.side), "{mark:?} was news");
    }
}
