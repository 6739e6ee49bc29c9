//! The story of a match: what counted, what each side did, why it ended.

use std::path::Path;

use sandtable_battle_line::BattleLine;
use sandtable_core::battery::golden_stories;
use sandtable_core::{Language, MatchStory, Phrasebook, Record, Registry, Rules, Text};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The story of a golden record.
fn story(name: &str) -> MatchStory {
    let text = std::fs::read_to_string(folder("golden").join(format!("{name}.record"))).unwrap();
    let registry = Registry::new().with::<BattleLine>();
    MatchStory::of(&Record::parse(&text).unwrap(), &registry).unwrap().unwrap()
}

fn say(text: &Text) -> String {
    Phrasebook::new(Language::En, [&BattleLine::info().messages]).say(text)
}

#[test]
fn golden_stories_are_told_as_they_are_written() {
    assert!(golden_stories::<BattleLine>(&folder("golden"), &folder("stories")) >= 2);
}

#[test]
fn the_flags_of_a_single_game_are_told_apart_from_its_points() {
    let story = story("regular-against-recruit");
    let (flags, points) = (&story.curve.last().unwrap().score, story.points.as_ref().unwrap());
    assert_eq!(points.scores, story.outcome.scores);
    assert_eq!(say(story.counts.as_ref().unwrap()), "Flags claimed");
    assert_eq!(say(&points.name), "Points");
    let claimed = story.deeds.iter().find(|deed| deed.what.id == "bl-deed-claims").unwrap();
    assert_eq!(flags.iter().map(|&flags| flags as u32).collect::<Vec<_>>(), claimed.counts);
}

#[test]
fn the_flags_that_won_are_lit_and_named() {
    for name in ["regular-against-recruit", "random-play-fixed-ground"] {
        let story = story(name);
        let lit: Vec<String> = story.won_by.iter().map(ToString::to_string).collect();
        let least = if story.outcome.rule() == Some("BL-14.1") { 3 } else { 5 };
        assert!(lit.len() >= least && lit.iter().all(|thing| thing.starts_with("flag:")), "{name}: {lit:?}");
        let numbers: Vec<&str> = lit.iter().map(|thing| &thing[5..]).collect();
        assert!(say(&story.ending).ends_with(&format!("{}.", numbers.join(", "))), "{}", say(&story.ending));
    }
}

#[test]
fn a_match_of_several_games_counts_points() {
    let story = story("three-games");
    assert_eq!(story.curve.last().unwrap().score, story.outcome.scores);
    assert_eq!((say(story.counts.as_ref().unwrap()).as_str(), &story.points), ("Points", &None));
}

#[test]
fn the_luck_of_the_draw_is_measured() {
    let luck = story("regular-against-recruit").luck.unwrap();
    for chance in luck.sides.into_iter().flatten() {
        let draws = chance.expected / 5.5;
        assert!(draws > 3.0 && f64::from(chance.rolled) < 10.0 * draws, "{chance:?}");
    }
}

#[test]
fn a_match_turns_at_a_flag() {
    let story = story("regular-against-recruit");
    let turn = story.turning.unwrap();
    assert!(say(&turn.text).starts_with("Flag "), "{}", say(&turn.text));
    assert!(story.marks.iter().any(|mark| mark.line == turn.line && mark.side == 0));
}
