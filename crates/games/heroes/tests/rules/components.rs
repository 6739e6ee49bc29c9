//! Sections 1 and 2: seats, components, battlefield.

use sandtable_core::battery::{everything_explains_itself, nothing_goes_unexplained};
use sandtable_core::{Component, FigureValue, Rules, Seat, Step, Viewer, Views, Words};
use sandtable_heroes::view::View;
use sandtable_heroes::{Face, Heroes, Setup, Side, Tile, UnitType, printed};

use crate::common::*;

#[test]
fn hn_1_1_seat_0_commands_the_us_army() {
    assert_eq!((Side::of(Seat(0)), Side::of(Seat(1)), Side::of(Seat(2))), (Some(US), Some(GE), None));
    let game = field().us("u15a@a1").game();
    assert_eq!(game.check(Seat(2), &sandtable_heroes::Action::RecoverDirectives).unwrap_err().rule, "HN-1.1");
}

#[test]
fn hn_1_2_the_board_offers_five_tactics() {
    let game = field().us("u15a@a1 suppressed=1, u15b@a2").reserve(US, "u15c").game();
    let mut tactics: Vec<String> = choices(&game, US)
        .iter()
        .filter(|path| path.starts_with("tactic:"))
        .map(|path| path.split(' ').next().unwrap().to_owned())
        .collect();
    tactics.sort();
    tactics.dedup();
    assert_eq!(
        tactics,
        ["tactic:activate", "tactic:cards", "tactic:directives", "tactic:manoeuvre", "tactic:unsuppress"]
    );
}

/// HN-1.3, HN-1.4: a card's numbers; an area's range and effects belong to its values alone.
#[test]
fn hn_1_3_hn_1_4_what_a_unit_card_shows() {
    let cards = &printed(0).cards;
    let kind = |id: &str| &cards.kinds[usize::from(cards.kind_named(id).unwrap())];
    let tiger = kind("G44");
    assert_eq!(
        (tiger.activation, tiger.hit_points, tiger.save, tiger.armoured, tiger.values.len()),
        (Some(5), 3, Some(5), true, 2)
    );
    assert_eq!((tiger.values[0].range, tiger.values[1].range), (2, 1));
    assert_eq!(
        (tiger.values[0].fire.words(), tiger.values[1].fire.words()),
        (vec!["AP".into(), "DH".into()], Vec::<String>::new())
    );
    for kind in &cards.kinds {
        assert!(
            (1..=2).contains(&kind.types.len()) && kind.values.len() <= 2 && (1..=3).contains(&kind.hit_points),
            "{}",
            kind.id
        );
    }
}

#[test]
fn hn_1_5_all_backs_are_alike() {
    let game = field().ge("g01a@c4 hidden, g99a@d4 hidden, g44a@d5 hidden").us("u15a@a1").game();
    let backs = seen(&game, US).units.into_iter().filter(|unit| unit.side == GE);
    for back in backs {
        assert!(back.card.is_none() && back.number.is_none() && back.types.is_empty() && back.hit_points.is_none());
    }
}

/// HN-1.6, HN-17.2: generic events stand on the card, historical ones in the scenario's list; both count for one limit.
#[test]
fn hn_1_6_hn_17_2_generic_and_historical_events() {
    let mut game = field().us("u15a@a1").ge("g27a@d4").hand(US, "eu05, hu").game();
    assert_eq!((offers(&game, US, "card:eu05"), offers(&game, US, "card:hu → event:3")), (1, 1));
    refused(&game, US, "HN-1.6", "card:eu05 → event:1");
    act(&mut game, US, "card:eu05", "");
    refused(&game, US, "HN-17.1", "card:hu → event:3 → unit:g27a");
}

#[test]
fn hn_1_7_a_hero_has_a_condition_and_one_ability() {
    let cards = &printed(0).cards;
    assert_eq!(cards.heroes.len(), 12);
    for side in &cards.sides {
        assert_eq!(side.iter().filter(|card| matches!(card.face, Face::Hero(_))).count(), 6);
    }
}

/// HN-1.8, HN-1.9, HN-34.1: an attack takes two red dice in order, a save, a GO! roll and a medic one yellow die each.
#[test]
fn hn_1_8_hn_1_9_hn_34_1_dice() {
    let mut game = field().us("u15a@c3 go").ge("g16a@c4").game();
    act(&mut game, US, "unit:u15a → button:go", "4");
    let events = act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "6 2 1");
    let dice = events.iter().find_map(|event| match event {
        sandtable_heroes::Event::Rolled { dice, reached, expected, .. } => Some((*dice, *reached, *expected)),
        _ => None,
    });
    assert_eq!(dice, Some(([6, 2], true, 417)));
    assert_eq!(place(&game, "g16a"), "off");
    act(&mut game, US, "button:stay", "");
    act(&mut game, US, "button:end", "");
    act(&mut game, US, "tactic:directives", "");
}

#[test]
fn hn_1_10_what_is_public() {
    let game = field()
        .us("u15a@a1")
        .ge("g16a@c4")
        .hand(GE, "g27a, eg05")
        .reserve(GE, "g20a")
        .discard(GE, "g37a")
        .aside(GE, "g18a")
        .game();
    let view = seen(&game, US);
    assert_eq!((view.ge.hand, view.ge.reserve, view.ge.hand_cards.len()), (2, 1, 0));
    assert_eq!((names(&view.ge.discard), names(&view.ge.aside)), (vec!["g37a".to_owned()], vec!["g18a".to_owned()]));
    assert_eq!(view.unit_at(tile("c4")).unwrap().card.as_ref().unwrap().id.as_str(), "g16a");
    assert_eq!(names(&view.ge.pool), ["g20a", "g27a", "eg05"]);
}

/// HN-1.11, HN-5.2, HN-24.1: markers are unlimited, but each side has six DIRECTIVES.
#[test]
fn hn_1_11_hn_5_2_hn_24_1_six_directives() {
    let mut game = field().us("u15a@a1 suppressed=40").directives(5, 0).game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(directives(&game)[0], 6);
    assert!(field().directives(7, 0).fault().contains("0 to 6"));
}

/// HN-2.1, HN-2.7: seven columns, six rows; row 1 is the US edge.
#[test]
fn hn_2_1_hn_2_7_the_grid() {
    let field = &printed(0).field;
    assert_eq!((field.width, field.height, field.boxes.len()), (7, 6, 42));
    assert!(field.edge(US).contains(tile("a1")) && field.edge(GE).contains(tile("g6")));
}

#[test]
fn hn_2_2_one_unit_a_box() {
    assert!(field().us("u15a@a1, u15b@a1").fault().contains("HN-2.2"));
}

/// HN-2.3, HN-28.1: Open has no effect.
#[test]
fn hn_2_3_hn_28_1_open() {
    let mut game = open().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&game, "g16a"), "off");
}

/// HN-2.4, HN-2.5, HN-2.6: neighbours and distances.
#[test]
fn hn_2_4_hn_2_5_hn_2_6_adjacency_and_distance() {
    let c3 = tile("c3");
    assert_eq!((c3.around().len(), c3.beside().len()), (8, 4));
    assert!(c3.around().contains(tile("d4")) && !c3.beside().contains(tile("d4")));
    assert_eq!((c3.distance(tile("f5")), c3.distance(tile("d3"))), (3, 1));
}

#[test]
fn hn_2_8_forward_and_back() {
    assert_eq!((tile("c3").forward(US), tile("c3").back(US)), (Tile::named("c4"), Tile::named("c2")));
    assert_eq!((tile("c3").forward(GE), tile("c3").back(GE)), (Tile::named("c2"), Tile::named("c4")));
}

#[test]
fn hn_2_9_the_army_icon_means_friendly_units() {
    let ability = printed(0).cards.kinds[usize::from(printed(0).cards.kind_named("U14").unwrap())].abilities[0];
    assert!(!ability.whom.is_limited());
    let game = open().us("u06a@b2, u15a@c2").ge("g16a@b3").active("u06a").game();
    refused(&game, US, "HN-20.1", "unit:u06a → ability:go → unit:g16a");
    allowed(&game, US, "unit:u06a → ability:go → unit:u15a");
}

/// Boxes, markers, units and cards that a view shows.
fn shown(view: &View) -> Vec<Step> {
    let mut all: Vec<Step> = view.units.iter().map(|unit| Step::new("unit", unit.tag)).collect();
    for shown in &view.boxes {
        all.push(Step::new("tile", shown.tile));
        let marks = [
            (shown.objective, "objective"),
            (shown.depot, "depot"),
            (shown.ford, "ford"),
            (shown.obstacle, "obstacle"),
            (shown.mine.is_some(), "mine"),
            (shown.shooting > 0, "shooting"),
            (shown.defence > 0, "defence"),
            (shown.bombardment, "bombardment"),
        ];
        all.extend(marks.into_iter().filter(|(lies, _)| *lies).map(|(_, marker)| Step::new("marker", marker)));
    }
    for side in Side::BOTH {
        let seen = view.side(side);
        let piles =
            [&seen.hand_cards, &seen.pool, &seen.deployed_pool, &seen.discard, &seen.aside, &seen.escaped, &seen.edge];
        let cards = piles.into_iter().flatten().chain(seen.reserve_cards.iter().flatten());
        all.extend(cards.map(|card| Step::new("card", card.id)));
    }
    all.extend(view.units.iter().filter_map(|unit| unit.hero.as_ref()).map(|hero| Step::new("card", hero.id)));
    all
}

#[test]
fn everything_explains_itself_in_every_scenario() {
    let rules = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules/heroes.md");
    let rules = std::fs::read_to_string(rules).unwrap();
    for number in 1..=7 {
        let all = everything_explains_itself::<Heroes>(&Setup::printed(number), &rules);
        for thing in ["terrain:forest", "marker:depot", "unit:face-down", "tactic:cards", "button:end"] {
            assert!(all.iter().any(|one| one.thing.to_string() == thing), "{thing}");
        }
    }
}

#[test]
fn nothing_on_the_table_goes_unexplained() {
    for number in 1..=7 {
        nothing_goes_unexplained::<Heroes>(&Setup::printed(number), 3, shown);
    }
}

#[test]
fn positions_are_described_in_sentences() {
    let game = field().us("u15a@c3 hit=0 suppressed=1").ge("g27a@d4 hidden").hand(US, "eu05").game();
    for viewer in Viewer::every(2) {
        let texts = Heroes::describe(&game.view(viewer), Seat(0));
        for language in sandtable_core::Language::ALL {
            let book = sandtable_core::Phrasebook::new(language, [&Heroes::info().messages]);
            texts.iter().for_each(|text| drop(book.try_say(text).unwrap()));
        }
    }
    let book = sandtable_core::Phrasebook::new(sandtable_core::Language::En, [&Heroes::info().messages]);
    let said: Vec<String> = Heroes::describe(&seen(&game, GE), Seat(0)).iter().map(|text| book.say(text)).collect();
    assert!(said.contains(&"Rifle Company in C3: 1 SUPPRESSED.".to_owned()), "{said:?}");
    assert!(said.contains(&"Osttruppen-Kompanie in D4: face down.".to_owned()), "{said:?}");
    let said: Vec<String> = Heroes::describe(&seen(&game, US), Seat(0)).iter().map(|text| book.say(text)).collect();
    assert!(said.contains(&"German unit 1 in D4: face down.".to_owned()), "{said:?}");
}

/// HN-51.3: what a face-down unit has shown is said.
#[test]
fn what_a_face_down_unit_has_shown_is_said() {
    let mut game = field().us("u15a@c3 hidden").ge("g27a@f5").active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:c4", "");
    let book = sandtable_core::Phrasebook::new(sandtable_core::Language::En, [&Heroes::info().messages]);
    let said: Vec<String> = Heroes::describe(&seen(&game, GE), Seat(1)).iter().map(|text| book.say(text)).collect();
    assert!(said.contains(&"  It has moved: it can move.".to_owned()), "{said:?}");
}

/// HN-1.5: what is pointed at is called by what everybody sees: a card by its name, a back by its number; both by where they lie.
#[test]
fn a_unit_is_called_by_its_card_or_by_its_back() {
    let game = field().us("u15a@c3").ge("g27a@d4 hidden").game();
    let book = sandtable_core::Phrasebook::new(sandtable_core::Language::En, [&Heroes::info().messages]);
    let said = |step: &str| book.say(&game.step_text(&Step::try_from(step.to_owned()).unwrap()));
    assert_eq!(said("unit:us-1"), "Rifle Company in C3");
    assert_eq!(said("unit:ge-1"), "Face-down German unit 1 in D4");
    assert_eq!([said("value:1"), said("value:2m")], ["First shooting value", "Second shooting value, with a move"]);
}

/// HN-1.4, HN-21.18: what is printed on a card is told as data, value by value and sign by sign.
#[test]
fn values_and_abilities_are_things_of_their_own() {
    let figure = |part: &Component, key: &str| part.figures.iter().find(|it| it.key == key).map(|it| it.value.clone());
    let number = |value: u8| Some(FigureValue::Number(i64::from(value)));
    let mut cards = 0;
    for card in (1..=7).flat_map(|scenario| Heroes::components(&Setup::printed(scenario))) {
        let kinds = &printed(0).cards.kinds;
        let Some(kind) = kinds.iter().find(|kind| card.thing.name().eq_ignore_ascii_case(&kind.id)) else { continue };
        let parts = |of: &str| card.parts.iter().filter(|part| part.thing.kind() == of).collect::<Vec<_>>();
        assert_eq!(parts("type").len(), kind.types.iter().count(), "{}", kind.name);
        assert_eq!(parts("value").len(), kind.values.len(), "{}", kind.name);
        for (part, value) in parts("value").into_iter().zip(&kind.values) {
            assert_eq!(figure(part, "number"), number(value.number), "{}", kind.name);
            assert_eq!(figure(part, "moved"), value.moved.and_then(number), "{}", kind.name);
            assert_eq!(figure(part, "range"), number(value.range), "{}", kind.name);
            let effects: Vec<&str> = part.parts.iter().map(|effect| effect.thing.name()).collect();
            assert_eq!(effects, value.fire.words(), "{}", kind.name);
        }
        let signs: Vec<&str> = parts("ability").iter().map(|part| part.thing.name()).collect();
        assert_eq!(signs, kind.abilities.iter().map(|it| it.key.name()).collect::<Vec<_>>(), "{}", kind.name);
        cards += 1;
    }
    assert!(cards > 50, "only {cards} cards were looked at");
}

#[test]
fn every_type_is_on_a_card() {
    let cards = &printed(0).cards;
    for kind in UnitType::all() {
        assert!(cards.kinds.iter().any(|card| card.types.contains(kind)), "{kind}");
    }
    assert_eq!((cards.kinds.len(), cards.kinds.iter().map(|kind| u32::from(kind.copies)).sum::<u32>()), (110, 187));
}
