//! Sections 26, 27 and 29: fog of war, decoys, reaction windows.

use sandtable_core::{Fast, Rules, Unheard};

use crate::common::*;

/// HN-26.3: units become hidden by deployment, arrival, Forest and texts.
#[test]
fn hn_26_3_how_units_become_hidden() {
    let mut game = field().phase(GE).ge("g16a@c4, g17a@f5").us("u15a@a1").hand(GE, "eg07").game();
    act(&mut game, GE, "card:eg07 → unit:g16a", "");
    act(&mut game, GE, "unit:g17a", "");
    assert!(unit(&game, "g16a").hidden && unit(&game, "g17a").hidden);
}

/// HN-26.4, HN-27.3: at any own decision of the own phase, and in windows; a decoy only in the own phase.
#[test]
fn hn_26_4_hn_27_3_turning_up() {
    let game = field().us("u15a@a1 hidden, u99a@b1 hidden, u15b@c1").ge("g16a@d4 hidden, g99a@e5 hidden").game();
    allowed(&game, US, "unit:u15a → button:turn-up");
    allowed(&game, US, "unit:u99a → button:turn-up");
    refused(&game, US, "HN-26.4", "unit:u15b → button:turn-up");
    refused(&game, US, "HN-26.4", "unit:g16a → button:turn-up");
    let window = field().us("u15a@a1").ge("g16a@d4 hidden, g99a@e5 hidden").set("window", true).game();
    allowed(&window, GE, "unit:g16a → button:turn-up");
    refused(&window, GE, "HN-27.3", "unit:g99a → button:turn-up");
}

/// HN-26.5, HN-26.9, HN-26.10: a target is turned up, hit or not; a partial success suppresses it.
#[test]
fn hn_26_5_hn_26_9_hn_26_10_targets_are_turned_up() {
    for (dice, expected) in [("1 2", (0, 0)), ("2 2", (0, 1))] {
        let mut game = open().us("u15a@c3").ge("g23a@c4 hidden").active("u15a").directives(0, 0).game();
        act(&mut game, US, "unit:u15a → value:1 → unit:g23a", dice);
        assert_eq!((unit(&game, "g23a").hidden, marks(&game, "g23a")), (false, expected));
    }
}

/// HN-26.11, HN-26.12: markers stay on a unit that turns face down, and both still know it.
#[test]
fn hn_26_11_hn_26_12_known_but_hidden() {
    let mut game =
        field().phase(GE).ge("g23a@c4 hit=1 suppressed=1 activated panzerfaust").us("u15a@a1").hand(GE, "eg07").game();
    act(&mut game, GE, "card:eg07 → unit:g23a", "");
    let shown = unit(&game, "g23a");
    assert_eq!((shown.hits, shown.suppressed, shown.activated, shown.panzerfaust), (1, 1, true, true));
    assert_eq!(seen(&game, US).unit_at(tile("c4")).unwrap().card.as_ref().unwrap().id.as_str(), "g23a");
    let mut rights = open().us("u15a@c3").ge("g44a@c4 hidden known").active("u15a").directives(0, 0).game();
    act(&mut rights, US, "unit:u15a → value:1 → unit:g44a", "4 4");
    assert_eq!(asked(&rights), "ge turn-up");
}

#[test]
fn hn_26_13_hidden_units_use_directives() {
    let mut march = open().us("u15a@c3 hidden").active("u15a").game();
    act(&mut march, US, "marker:directive → tile:c4", "");
    assert!(unit(&march, "u15a").hidden);
    let mut go = open().us("u15a@c3 hidden go").game();
    act(&mut go, US, "unit:u15a → button:go", "1");
    assert_eq!(asked(&go), "us force-go");
    let mut save = open().us("u15a@c3").ge("g16a@c4 hidden").active("u15a").game();
    act(&mut save, US, "unit:u15a → value:1 → unit:g16a", "4 4 5");
    assert_eq!(asked(&save), "ge save-plus");
}

#[test]
fn hn_26_14_turning_up_is_free() {
    let mut game = field().us("u15a@a1 hidden").active("u15a").game();
    act(&mut game, US, "unit:u15a → button:turn-up", "");
    assert_eq!((truth(&game).commands, directives(&game)[0]), (4, 3));
    allowed(&game, US, "unit:u15a → tile:a2");
}

/// HN-27.1, HN-27.2: a decoy exists only face down and is discarded when it is turned up.
#[test]
fn hn_27_1_hn_27_2_decoys() {
    assert!(field().us("u99a@a1").fault().contains("HN-27.1"));
    let mut game = field().us("u99a@a1 hidden").game();
    act(&mut game, US, "unit:u99a → button:turn-up", "");
    assert_eq!(names(&force(&game, US).discard), ["u99a"]);
}

/// HN-27.4: a decoy is activated, moved, force-marched and given an unlimited GO! like a hidden unit.
#[test]
fn hn_27_4_decoys_act_like_hidden_units() {
    let mut game = open().us("u99a@c3 hidden go").ge("g16a@g6").game();
    act(&mut game, US, "unit:u99a → button:go", "4");
    refused(&game, US, "HN-27.1", "unit:u99a → value:1 → unit:g16a");
    refused(&game, US, "HN-27.1", "unit:u99a → ability:elan");
    act(&mut game, US, "unit:u99a → tile:c4", "");
    act(&mut game, US, "marker:directive → tile:c5", "");
    assert_eq!(place(&game, "u99a"), "c5");
}

#[test]
fn hn_27_6_attacks_on_decoys() {
    let mut game = open().us("u15a@c3").ge("g99a@c4 hidden").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g99a", "3 4");
    assert_eq!(asked(&game), "us attack-plus");
    act(&mut game, US, "marker:directive", "");
    assert_eq!(
        (place(&game, "g99a").as_str(), asked(&game).as_str(), directives(&game)[0]),
        ("off", "us activation", 2)
    );
}

#[test]
fn hn_27_7_decoys_control_nothing() {
    let mut game = field().us("u99a@c3 hidden").ge("g16a@g6").active("u99a").game();
    act(&mut game, US, "unit:u99a → tile:c4", "");
    act(&mut game, US, "unit:u99a → button:turn-up", "");
    assert_eq!(control(&game, "c4"), Some(GE));
}

fn commands_of(side: sandtable_heroes::Side, hand: &str) -> Position {
    field().us("u15a@a1, u24a@b1 hit=1").ge("g16a@g6").phase(side).hand(US, hand)
}

/// HN-29.1, HN-29.2, HN-29.3: windows at the pause points, for the other player alone, with a playable card.
#[test]
fn hn_29_1_hn_29_2_hn_29_3_windows() {
    let mut game = commands_of(GE, "eu03").game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!(asked(&game), "us window");
    refused(&game, GE, "HN-29.2", "tactic:directives");
    let mut none = commands_of(GE, "eu01").game();
    act(&mut none, GE, "tactic:directives", "");
    assert_eq!(asked(&none), "ge tactic");
    let mut played = commands_of(GE, "eu03").side(US, "event-played", true).game();
    act(&mut played, GE, "tactic:directives", "");
    assert_eq!(asked(&played), "ge tactic");
    let mut go = commands_of(GE, "eu03").ge("g16a@g6 go, g17a@f6").directives(0, 0).game();
    act(&mut go, GE, "unit:g16a → button:go", "1");
    assert_eq!(asked(&go), "us window");
}

/// HN-29.1: the last pause before the closing opens the closing window only.
#[test]
fn hn_29_1_only_the_closing_window() {
    let mut game = commands_of(GE, "eu03").set("commands", 1).game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!((asked(&game).as_str(), saved(&game)["stage"].as_str().unwrap()), ("us window", "closed"));
    act(&mut game, US, "button:pass", "");
    assert_eq!(truth(&game).phase, US);
}

/// HN-29.4, HN-29.7, HN-29.9: being left alone until a moment, known to the owner only.
#[test]
fn hn_29_4_hn_29_7_hn_29_9_left_alone() {
    let mut game = commands_of(GE, "eu03").game();
    act(&mut game, GE, "tactic:directives", "");
    for moment in ["next-command", "close", "own-phase", "loss"] {
        allowed(&game, US, &format!("button:quiet → moment:{moment}"));
    }
    let mut close = game.clone();
    act(&mut close, US, "button:quiet → moment:close", "");
    assert_eq!((seen(&close, US).us.quiet.is_some(), seen(&close, GE).us.quiet), (true, None));
    act(&mut close, GE, "tactic:directives", "");
    act(&mut close, GE, "tactic:directives", "");
    assert_eq!(asked(&close), "ge tactic");
    act(&mut close, GE, "tactic:directives", "");
    assert_eq!(asked(&close), "us window");
    act(&mut game, US, "button:quiet → moment:next-command", "");
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!(asked(&game), "us window");
}

#[test]
fn hn_29_7_until_a_loss_or_the_own_phase() {
    let base =
        open().us("u24a@c3, u24b@a1 hit=1").ge("g18a@c4, g17a@g6").phase(GE).hand(US, "eu03").side(US, "quiet", "loss");
    let mut game = base.clone().active("g18a").game();
    act(&mut game, GE, "unit:g18a → value:1 → unit:u24a", "4 4");
    act(&mut game, GE, "button:end", "");
    assert_eq!(asked(&game), "us window");
    let mut own = base.side(US, "quiet", "own-phase").set("commands", 1).game();
    act(&mut own, GE, "tactic:directives", "");
    assert_eq!((truth(&own).phase, force(&own, US).quiet), (US, None));
}

/// HN-29.5, HN-29.6, HN-29.10: what a window offers; it stays open while it is due; passing is always legal.
#[test]
fn hn_29_5_hn_29_6_hn_29_10_in_a_window() {
    let mut game = commands_of(GE, "eu03, uh1").us("u15a@a1 hidden, u24a@b1 hit=1").set("window", true).game();
    refused(&game, US, "HN-29.5", "tactic:directives");
    act(&mut game, US, "card:eu03 → unit:u24a", "");
    assert_eq!(asked(&game), "us window");
    act(&mut game, US, "unit:u15a → button:turn-up", "");
    assert_eq!(asked(&game), "us window");
    act(&mut game, US, "card:uh1 → unit:u15a", "");
    assert_eq!(asked(&game), "ge tactic");
    allowed(&commands_of(GE, "").set("window", true).game(), US, "button:pass");
}

#[test]
fn hn_29_8_questions_inside_an_attack_are_always_put() {
    let mut game = field().us("u15a@c3").ge("g16a@c4").active("u15a").side(GE, "quiet", "own-phase").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4 5");
    assert_eq!(asked(&game), "ge save-plus");
}

/// HN-4.21: once the player has ended the phase, the question is not put again.
#[test]
fn hn_4_21_not_asked_again() {
    let mut game = field()
        .us("u24a@a1 hit=1")
        .ge("g23a@g6 hit=1")
        .set("commands", 0)
        .set("stage", "closing")
        .hand(US, "eu03")
        .hand(GE, "eg03")
        .game();
    act(&mut game, US, "button:end-phase", "");
    assert_eq!(asked(&game), "ge window");
    act(&mut game, GE, "card:eg03 → unit:g23a", "");
    assert_eq!(truth(&game).phase, GE);
}

#[test]
fn every_card_is_played_in_random_play() {
    use std::collections::BTreeSet;
    let mut played: BTreeSet<String> = BTreeSet::new();
    let mut units: BTreeSet<String> = BTreeSet::new();
    let all = |number: u8| sandtable_heroes::Setup::printed(number);
    for seed in 0..800u64 {
        let mut chance = Fast::new(seed);
        let mut game = sandtable_heroes::Heroes::new(&all((seed % 7) as u8 + 1), &mut chance).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let cards: Vec<usize> = (0..legal.len())
                .filter(|&index| {
                    matches!(
                        legal[index],
                        sandtable_heroes::Action::Card { .. } | sandtable_heroes::Action::ManageCards
                    )
                })
                .collect();
            let index = if cards.is_empty() || sandtable_core::Chance::below(&mut chance, 3) == 0 {
                sandtable_core::Chance::below(&mut chance, legal.len() as u32) as usize
            } else {
                cards[sandtable_core::Chance::below(&mut chance, cards.len() as u32) as usize]
            };
            if let sandtable_heroes::Action::Card { card, number, .. } = legal[index] {
                let scenario = game.mission().file.id.clone().unwrap();
                match number {
                    Some(number) => played.insert(format!("{scenario} {card} {number}")),
                    None => played.insert(card.to_string()),
                };
            }
            game.apply(seat, &legal[index], &mut chance, &mut Unheard);
        }
        for unit in truth(&game).units {
            units.insert(unit.number.unwrap());
        }
    }
    let cards = &sandtable_heroes::printed(0).cards;
    let missing: Vec<String> = cards
        .events
        .iter()
        .map(|event| event.id.clone())
        .filter(|id| id.starts_with('e') && !played.contains(id))
        .chain(cards.heroes.iter().map(|hero| hero.id.to_lowercase()).filter(|id| !played.contains(id)))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
    let mut never = Vec::new();
    for scenario in (0..7).map(sandtable_heroes::printed) {
        let id = scenario.file.id.clone().unwrap();
        for (side, card) in [(US, "hu"), (GE, "hg")] {
            for number in 1..=scenario.side(side).historical.len() {
                let name = format!("{id} {card} {number}");
                if !played.contains(&name) {
                    never.push(name);
                }
            }
        }
    }
    assert_eq!(never, Vec::<String>::new());
    assert!(units.len() > 80, "{}", units.len());
}
