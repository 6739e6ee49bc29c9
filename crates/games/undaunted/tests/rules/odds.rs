//! What an action may bring, told before it is chosen.

use crate::common::*;
use sandtable_core::{Chances, Language, Likelihood, Phrasebook, Rules};
use sandtable_undaunted::{Side, Undaunted};

/// The lines of an action's odds, in English, with their numbers in hundredths.
fn lines(game: &Undaunted, side: Side, text: &str) -> Vec<String> {
    let book = Phrasebook::new(Language::En, [&Undaunted::info().messages]);
    let Some(odds) = game.odds(side.seat(), &action(game, side, text)) else { return Vec::new() };
    let line = odds.0.iter().map(|line| {
        let number = match &line.value {
            Likelihood::Chance(chance) => format!("{:.0}%", 100.0 * chance),
            Likelihood::Expected(mean) => format!("{mean:.2}"),
            Likelihood::Spread(_) => "spread".into(),
        };
        format!("{number} {}", book.say(&line.label))
    });
    line.collect()
}

#[test]
fn an_attack_tells_total_chance_and_what_a_hit_costs() {
    let game = at(2).turn(GE).hand(GE, "gunner-a rifle-a").counters(US, "rifle-a@2b rifle-b@4a! scout-a@2b").game();
    assert_eq!(
        lines(&game, GE, "gunner-a attack us-rifle-a"),
        ["51% Hit, defence 8: a card of US Riflemen A is lost", "0.51 Casualties"]
    );
    assert_eq!(lines(&game, GE, "gunner-a suppress us-rifle-a"), ["76% Success, defence 8: US Riflemen A suppressed"]);
    assert!(lines(&game, GE, "gunner-a suppress us-rifle-b")[0].contains("no effect"));
    assert!(lines(&game, GE, "gunner-a move 5b").is_empty());
}

/// UN-12.5: without a card in pool or discard a hit takes the counter, and everybody can know that.
#[test]
fn a_hit_on_a_unit_without_cards_takes_the_counter() {
    let game = at(1).turn(US).hand(US, "rifle-a").hand(GE, "rifle-b").deck(GE, "fog").game();
    assert!(lines(&game, US, "rifle-a attack ge-rifle-a")[0].contains("the counter of German Riflemen A is removed"));
    assert!(lines(&game, US, "rifle-a attack ge-rifle-b")[0].contains("is lost"));
}

#[test]
fn a_counter_off_the_board_shoots_from_its_spawn_tile() {
    let game = at(1).turn(US).hand(US, "rifle-a").counters(US, "rifle-b@2b").game();
    assert!(lines(&game, US, "rifle-a attack ge-rifle-a")[0].starts_with("40% Hit, defence 7"));
}

#[test]
fn a_blast_tells_every_counter_and_friendly_fire() {
    let mut game = at(5)
        .turn(GE)
        .hand(GE, "mortar rifle-b")
        .counters(US, "rifle-b@1a rifle-a@5a scout-a@5a")
        .counters(GE, "rifle-a@2b mortar@2b rifle-b@5a")
        .target(GE, "5a")
        .game();
    assert_eq!(
        lines(&game, GE, "mortar blast us-scout-a"),
        [
            "50% Hit, defence 6: a card of US Scouts A is lost",
            "60% Hit, defence 5: a card of US Riflemen A is lost",
            "60% Hit, defence 5: a card of German Riflemen B is lost",
            "1.70 Casualties",
            "0.60 Casualties of your own"
        ]
    );
    act(&mut game, GE, "mortar blast ge-rifle-b", "1");
    assert_eq!(lines(&game, GE, "blast us-scout-a").last().unwrap(), "1.10 Casualties");
}
