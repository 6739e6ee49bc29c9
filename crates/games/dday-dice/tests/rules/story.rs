//! The story of a match: what counted, what each side did, why it ended.

use std::path::Path;

use sandtable_core::battery::golden_stories;
use sandtable_core::{Language, MatchStory, Phrasebook, Record, Registry, Rules, Text};
use sandtable_dday_dice::DDayDice;

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The story of a golden record.
fn story(name: &str) -> MatchStory {
    let text = std::fs::read_to_string(folder("golden").join(format!("{name}.record"))).unwrap();
    let registry = Registry::new().with::<DDayDice>();
    MatchStory::of(&Record::parse(&text).unwrap(), &registry).unwrap().unwrap()
}

fn say(text: &Text) -> String {
    Phrasebook::new(Language::En, [&DDayDice::info().messages]).say(text)
}

#[test]
fn golden_stories_are_told_as_they_are_written() {
    assert!(golden_stories::<DDayDice>(&folder("golden"), &folder("stories")) >= 2);
}

#[test]
fn all_seats_are_one_side() {
    let story = story("juno-two-random");
    assert_eq!(story.sides.len(), 1);
    assert_eq!(say(&story.sides[0].name), "All together");
    assert!(story.curve.iter().all(|point| point.score.len() == 1));
}

#[test]
fn a_lost_match_names_the_unit_that_fell_and_turns_at_the_greatest_loss() {
    let story = story("juno-two-random");
    assert!(say(&story.ending).contains("has no soldiers left"), "{}", say(&story.ending));
    assert!(story.won_by.is_empty());
    assert!(story.turning.unwrap().text.id.starts_with("core-turn-loss"));
    assert!(story.marks.iter().any(|mark| mark.loss));
}

#[test]
fn a_won_match_lights_the_bunker() {
    let story = story("tiger-careful");
    let lit: Vec<String> = story.won_by.iter().map(ToString::to_string).collect();
    assert_eq!(lit, ["sector:bunker"]);
    assert!(say(&story.ending).starts_with("Every unit has reached the bunker"));
    assert_eq!(story.points.unwrap().scores, story.outcome.scores);
}

#[test]
fn the_guns_are_measured_by_their_pips() {
    let luck = story("tiger-careful").luck.unwrap();
    let guns = luck.sides[0].unwrap();
    assert_eq!((guns.expected * 2.0) % 7.0, 0.0, "three and a half a die");
}
