//! Matches: acting, the undo law, take-backs, giving up, forced dice.

use crate::toy;
use sandtable_core::{
    Chosen, Entry, Match, NoUndo, PlayError, Reason, Refusal, Registry, Seat, Seed, Unseen, Verdict, Viewer,
};
use serde_json::json;

fn start() -> Match {
    let registry = Registry::new().with::<toy::Toy>();
    Match::start(registry.find("toy").unwrap(), &json!({}), Seed::from_text("matches")).unwrap()
}

fn say(notation: &str) -> Chosen {
    Chosen::Notation(notation.into())
}

/// A card that the first seat holds.
fn a_card(play: &Match) -> Chosen {
    Chosen::Notation(play.game().legal(Seat(0))[0].action.clone())
}

#[test]
fn a_refused_action_leaves_everything_as_it_was() {
    let mut play = start();
    let before = play.digest();
    let error = play.act(Seat(1), &say("pass")).unwrap_err();
    assert!(matches!(error, PlayError::Refused(Refusal::Illegal(illegal)) if illegal.rule == "TY-1.1"));
    assert!(matches!(play.act(Seat(0), &say("dance")), Err(PlayError::Refused(Refusal::Unreadable(_)))));
    assert_eq!((play.digest(), play.entries().len()), (before, 0));
}

#[test]
fn own_steps_are_taken_back_one_by_one() {
    let mut play = start();
    let before = play.digest();
    play.act(Seat(0), &a_card(&play)).unwrap();
    play.act(Seat(0), &a_card(&play)).unwrap();
    play.undo(Seat(0)).unwrap();
    play.undo(Seat(0)).unwrap();
    assert_eq!(play.digest(), before);
    assert_eq!(play.undo(Seat(0)), Err(NoUndo::NothingOfYours));
}

#[test]
fn a_step_is_held_fast_by_chance_by_a_drawn_card_and_by_the_other_seat() {
    for last in ["roll", "draw"] {
        let mut play = start();
        play.act(Seat(0), &a_card(&play)).unwrap();
        play.act(Seat(0), &say(last)).unwrap();
        assert!(!play.can_undo(Seat(0)), "{last}");
    }
    let mut play = start();
    play.act(Seat(0), &say("pass")).unwrap();
    assert!(play.can_undo(Seat(0)) && !play.can_undo(Seat(1)));
    play.act(Seat(1), &say("pass")).unwrap();
    assert!(!play.can_undo(Seat(0)) && play.can_undo(Seat(1)));
}

#[test]
fn a_take_back_by_leave_is_written_down_and_rolls_anew() {
    let registry = Registry::new().with::<toy::Toy>();
    let mut play = start();
    let before = play.digest();
    play.act(Seat(0), &say("roll")).unwrap();
    play.act(Seat(1), &say("roll")).unwrap();
    let views = |play: &Match| {
        Viewer::every(2).take(3).map(|viewer| play.game().view(viewer).json().clone()).collect::<Vec<_>>()
    };
    play.take_back(Seat(0), 0).unwrap();
    assert_eq!(views(&play), views(&start()), "everybody sees what they saw");
    assert_ne!(play.digest(), before, "what nobody saw lies otherwise");
    assert_eq!(play.entries().last(), Some(&Entry::TakeBack(Seat(0), 0, Unseen::Anew)));
    assert_eq!(play.take_back(Seat(0), 9), Err(NoUndo::NoSuchLine));
    play.act(Seat(0), &say("roll")).unwrap();
    let replayed = Match::replay(&play.record(), &registry).unwrap();
    assert_eq!(replayed.digest(), play.digest());
}

#[test]
fn who_gives_up_loses_and_nothing_is_played_after_it() {
    let mut play = start();
    play.resign(Seat(0)).unwrap();
    let outcome = play.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Resigned);
    assert!(matches!(outcome.verdict, Verdict::Won(seats) if seats.contains(Seat(1)) && seats.len() == 1));
    assert_eq!(play.act(Seat(0), &say("pass")).unwrap_err(), PlayError::Over);
    assert_eq!(play.forfeit(Seat(1)), Err(PlayError::Over));
}

#[test]
fn forced_dice_are_rolled_in_order_and_a_wrong_face_changes_nothing() {
    let mut play = start();
    play.force_dice(vec!["6".into(), "seven".into()]);
    play.act(Seat(0), &say("roll")).unwrap();
    assert_eq!(play.game().view(Viewer::Public).json()["points"], json!([6, 0]));
    assert_eq!(play.forced_dice(), ["seven"]);
    let before = play.digest();
    assert!(matches!(play.act(Seat(1), &say("roll")), Err(PlayError::ForcedDie(_))));
    assert_eq!((play.digest(), play.forced_dice()), (before, vec!["seven".to_owned()]));
}
