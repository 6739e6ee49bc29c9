//! The laws that hold for every game, on random play of this one.

use sandtable_battle_line::{Action, BattleLine, Card, Deck, Flag, Setup, Starter};
use sandtable_core::battery::{Battery, clauses_without_test};
use sandtable_core::{Rules, Seat, Viewer, Views};

/// Every action that can be named. Putting Scout back is left out: its single click means playing it, and Scout lies on
/// the table whenever cards are put back.
fn universe(_: &BattleLine, _: Seat) -> Vec<Action> {
    let mut actions = vec![Action::Scout, Action::Pass, Action::Done];
    actions.extend(Deck::ALL.map(Action::Draw));
    actions.extend(Flag::all().map(Action::Claim));
    for card in Card::all() {
        actions.push(Action::Redeploy { card, to: None });
        actions.push(Action::Traitor { card, to: None });
        actions.push(Action::Deserter { card });
        actions.extend((card.name() != "scout").then_some(Action::Back(card)));
        for flag in Flag::all() {
            actions.push(Action::Place { card, flag });
            actions.push(Action::Redeploy { card, to: Some(flag) });
            actions.push(Action::Traitor { card, to: Some(flag) });
        }
    }
    actions
}

/// BL-1.7: how often each card is somewhere. Once, or never if it is not played with.
fn census(game: &BattleLine) -> Vec<(String, u32)> {
    let view = game.view(Viewer::All);
    let mut places: Vec<Card> = view.discards;
    places.extend(view.guile.into_iter().flatten());
    places.extend(view.hands.into_iter().filter_map(|hand| hand.cards).flatten());
    places.extend(view.decks.troops.top.iter().chain(&view.decks.tactics.top));
    for flag in view.flags {
        places.extend(flag.sides.into_iter().flat_map(|side| side.cards));
        places.extend(flag.fog.and(Card::named("fog")));
        places.extend(flag.mud.and(Card::named("mud")));
    }
    let count = |card: Card| places.iter().filter(|&&lying| lying == card).count() as u32;
    Card::all().map(|card| (card.to_string(), count(card))).collect()
}

/// BL-1.7.
#[test]
fn every_law_holds_and_bl_1_7_every_card_is_in_exactly_one_place() {
    let plain = Setup::default();
    let setups = vec![
        plain,
        Setup { last_chance: true, ..plain },
        Setup { open_fronts: true, starter: Starter::Seat1, ..plain },
        Setup { troops_only: true, starter: Starter::Seat0, ..plain },
        Setup { fixed_ground: true, games: 3, ..plain },
        Setup { last_chance: true, open_fronts: true, points: 8, ..plain },
        Setup { last_chance: true, open_fronts: true, troops_only: true, fixed_ground: true, ..plain },
    ];
    for setup in &setups {
        let game = BattleLine::new(setup, &mut sandtable_core::Fast::new(1)).unwrap();
        let wanted = |card: &Card| u32::from(card.is_troop() || !setup.troops_only);
        let expected: Vec<_> = Card::all().map(|card| (card.to_string(), wanted(&card))).collect();
        assert_eq!(census(&game), expected);
    }
    Battery { setups, games: 8, universe, census }.run();
}

#[test]
fn every_clause_has_a_test_that_names_it() {
    let crate_folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../../../docs/rules/battle-line.md")).unwrap();
    let missing = clauses_without_test("BL", &rules, &crate_folder.join("tests/rules"));
    assert_eq!(missing, Vec::<String>::new());
}
