//! UN-1: components, seats and terms.

use crate::common::*;
use sandtable_core::battery::{everything_explains_itself, nothing_goes_unexplained};
use sandtable_core::{Component, FigureValue, Rules, Seat, Step};
use sandtable_undaunted::rules::combat::DIE;
use sandtable_undaunted::{Kind, Setup, Side, Squad, Title, Undaunted, Unit, UnitId, View};

/// UN-1.1: seat 0 leads the US, seat 1 Germany; there is no other seat.
#[test]
fn un_1_1_two_seats_two_sides() {
    assert_eq!(Undaunted::seats(&Setup::default()), 2);
    assert_eq!((Side::of(Seat(0)), Side::of(Seat(1)), Side::of(Seat(2))), (Some(US), Some(GE), None));
    let game = at(1).turn(US).hand(US, "rifle-a").game();
    assert_eq!(game.check(Seat(2), &"end-turn".parse().unwrap()).unwrap_err().rule, "UN-1.1");
    let mut nothing = Vec::new();
    game.legal(Seat(7), &mut nothing);
    assert!(nothing.is_empty());
}

#[test]
fn un_1_2_a_side_has_54_cards_of_17_kinds() {
    let copies: Vec<(&str, u8)> = Kind::all().map(|kind| (kind.name(), kind.printed().copies)).collect();
    assert_eq!(copies.len(), 17);
    assert_eq!(copies.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>(), 54);
    for (name, wanted) in [
        ("sergeant", 1),
        ("guide", 1),
        ("leader-b", 1),
        ("scout-a", 3),
        ("rifle-c", 5),
        ("sniper", 3),
        ("gunner-a", 3),
        ("mortar", 3),
        ("fog", 10),
    ] {
        assert!(copies.contains(&(name, wanted)), "{name}");
    }
}

/// UN-1.3, UN-1.20: initiative numbers and actions with their strengths; a Leader's letter limits what he touches.
#[test]
fn un_1_3_un_1_20_initiative_and_actions_of_table_1() {
    for (name, initiative, actions) in [
        ("sergeant", 9, "bolster 3 command 2"),
        ("guide", 8, "guide 1 bolster 1"),
        ("leader-a", 7, "bolster 2 inspire 1"),
        ("scout-b", 6, "scout 2 conceal 1 recon 1 attack 1"),
        ("rifle-c", 5, "move 1 control 1 attack 1"),
        ("sniper", 4, "stalk 1 attack 3"),
        ("gunner-a", 3, "move 1 attack 2 suppress 4"),
        ("mortar", 2, "move 1 target 1 blast 1"),
        ("fog", 1, ""),
    ] {
        let printed = kind(name).printed();
        let found: Vec<String> = printed
            .actions()
            .map(|action| format!("{} {}", action.name(), printed.strength(action).unwrap()))
            .collect();
        assert_eq!((printed.initiative, found.join(" ").as_str()), (initiative, actions), "{name}");
    }
    assert_eq!(kind("leader-b").reach(), Some(Squad::B));
    assert_eq!((kind("sergeant").reach(), kind("guide").reach()), (None, None));
    let game = at(1).turn(US).hand(US, "rifle-a sergeant").game();
    refused(&game, US, "UN-1.3", "rifle-a recon");
    refused(&game, US, "UN-1.3", "sergeant attack ge-rifle-a");
}

/// UN-1.4: both sides read the same table; the same card in the same place has the same choices.
#[test]
fn un_1_4_german_cards_are_like_the_us_cards() {
    let us = at(12).turn(US).hand(US, "gunner-a sniper mortar scout-a rifle-a").game();
    let ge = at(12).turn(GE).hand(GE, "gunner-a sniper mortar scout-a rifle-a").game();
    let verbs = |game: &Undaunted, side: Side| {
        let mut verbs: Vec<String> =
            choices(game, side).iter().map(|choice| choice.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
        verbs.dedup();
        verbs
    };
    assert_eq!(verbs(&us, US), verbs(&ge, GE));
    assert_eq!(choices(&us, US).len(), choices(&ge, GE).len(), "scenario 12 is symmetric");
}

#[test]
fn un_1_5_combat_cards_command_cards_and_fog() {
    for kind in Kind::all() {
        let title = kind.title();
        let combat = matches!(title, Title::Scout | Title::Rifle | Title::Sniper | Title::Gunner | Title::Mortar);
        let command = matches!(title, Title::Sergeant | Title::Guide | Title::Leader);
        assert_eq!((kind.is_combat(), kind.is_command(), kind.is_fog()), (combat, command, title == Title::Fog));
    }
}

#[test]
fn un_1_6_squad_letters() {
    for kind in Kind::all() {
        let lettered = matches!(kind.title(), Title::Leader | Title::Scout | Title::Rifle | Title::Gunner);
        assert_eq!(kind.squad().is_some(), lettered, "{kind}");
    }
}

/// UN-1.7, UN-1.8: eleven units, one counter each; command cards and Fog have none.
#[test]
fn un_1_7_un_1_8_eleven_units() {
    let names: Vec<&str> = Unit::all().map(Unit::name).collect();
    assert_eq!(
        names,
        [
            "scout-a", "scout-b", "scout-c", "rifle-a", "rifle-b", "rifle-c", "sniper", "gunner-a", "gunner-b",
            "gunner-c", "mortar"
        ]
    );
    for name in ["sergeant", "guide", "leader-a", "fog"] {
        assert_eq!(kind(name).unit(), None);
        assert!(at(1).side(US, "counters", serde_json::json!({name: "2b"})).fault().contains("no unit"));
    }
}

/// UN-1.9: base defence, the same when suppressed.
#[test]
fn un_1_9_base_defence() {
    for unit in Unit::all() {
        let wanted = match unit.kind().title() {
            Title::Scout => 5,
            Title::Sniper => 6,
            _ => 4,
        };
        assert_eq!(unit.defence(), wanted, "{unit}");
    }
    let ready = at(1).counters(GE, "rifle-a@5b scout-a@5b").game();
    let suppressed = at(1).counters(GE, "rifle-a@5b! scout-a@5b!").game();
    for name in ["ge-rifle-a", "ge-scout-a"] {
        let from = tile("17b");
        assert_eq!(ready.defence_from(from, unit(name)), suppressed.defence_from(from, unit(name)));
    }
}

#[test]
fn un_1_10_a_counter_is_ready_or_suppressed() {
    let game = at(1).counters(GE, "rifle-a@5b rifle-b@5b!").game();
    let shown: Vec<bool> = force(&game, GE).counters.iter().map(|counter| counter.suppressed).collect();
    assert_eq!(shown, [false, true]);
}

/// UN-1.11: a choice names a kind, so two equal cards give no more choices than one.
#[test]
fn un_1_11_a_choice_names_a_kind() {
    let one = at(1).turn(US).hand(US, "rifle-a").game();
    let two = at(1).turn(US).hand(US, "rifle-a*2").game();
    assert_eq!(choices(&one, US), choices(&two, US));
}

/// UN-1.12, UN-1.13: one marker a side and tile; both may show scouted, never both controlled.
#[test]
fn un_1_12_un_1_13_markers_on_a_tile() {
    let game = at(6).game();
    assert_eq!((marker(&game, US, "2b"), marker(&game, GE, "2b")), ("scouted", "scouted"));
    let error = at(1).side(US, "scouted", vec!["17b"]).side(US, "controlled", vec!["17b"]).fault();
    assert_eq!(error, "state.us.scouted: at most one marker a tile (UN-1.12): 17b is controlled too");
    let error = at(1).controlled(US, "5b").fault();
    assert_eq!(error, "state.ge.controlled: no tile that both sides control (UN-1.13), found 5b");
    // All tiles of a map can be marked: the markers never run out.
    let all = "2b 16b 6a 17b 13b 3b 7a 12b 8a 4b 5b 11b";
    let game = at(1).scouted(US, all).scouted(GE, all).game();
    assert_eq!((game.force(US).marked.len(), game.force(GE).marked.len()), (12, 12));
}

#[test]
fn un_1_14_one_target_marker_a_side() {
    let mut game = at(5).turn(GE).hand(GE, "mortar*2 rifle-a").game();
    assert_eq!(force(&game, GE).target, None);
    act(&mut game, GE, "mortar target 5a", "");
    act(&mut game, GE, "mortar target 3a", "");
    assert_eq!((force(&game, GE).target, force(&game, US).target), (Some(tile("3a")), None));
}

#[test]
fn un_1_15_spawn_markers_name_whom_they_serve() {
    let spawns = force(&at(10).game(), GE).spawns;
    let shown: Vec<(String, Vec<String>)> =
        spawns.into_iter().map(|spawn| (spawn.tile.to_string(), spawn.serves)).collect();
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    assert_eq!(shown, [("14b".to_owned(), words(&["a"])), ("13b".to_owned(), words(&["b", "mortar", "sniper"]))]);
    assert_eq!(force(&at(1).game(), US).spawns[0].serves, ["all"]);
}

#[test]
fn un_1_16_an_objective_is_controlled_while_the_marker_shows_it() {
    let scouted = at(1).scouted(US, "13b").game();
    let controlled = at(1).controlled(US, "13b").game();
    assert_eq!((points(&scouted), points(&controlled)), ([0, 3], [2, 3]));
    assert_eq!(truth(&controlled).tile(tile("13b")).unwrap().objective, Some(2));
}

#[test]
fn un_1_17_the_initiative_marker_has_one_holder() {
    for side in Side::BOTH {
        let game = at(1).initiative(side).game();
        assert_eq!((game.marker(), truth(&game).marker), (side, side));
    }
}

#[test]
fn un_1_18_a_die_shows_0_to_9() {
    assert_eq!(DIE.faces.join(""), "0123456789");
}

fn told(scenario: u8) -> Vec<Component> {
    let rules = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules/undaunted.md");
    everything_explains_itself::<Undaunted>(&Setup::printed(scenario), &std::fs::read_to_string(rules).unwrap())
}

#[test]
fn every_card_counter_tile_action_and_marker_explains_itself() {
    for scenario in 1..=12 {
        let all = told(scenario);
        let of = |kind: &str| all.iter().filter(|one| one.thing.kind() == kind).count();
        assert_eq!(["card", "unit", "action", "pile"].map(of), [34, 22, 16, 7]);
        assert_eq!(of("tile"), scenario_tiles(scenario), "scenario {scenario}");
    }
}

fn scenario_tiles(scenario: u8) -> usize {
    let mut chance = sandtable_core::Fast::new(1);
    Undaunted::new(&Setup::printed(scenario), &mut chance).unwrap().mission().map.tiles.len()
}

/// What a card shows is what the rules know of it: the figures are those of the card file.
#[test]
fn a_card_shows_its_initiative_and_the_strengths_of_its_actions() {
    let all = told(1);
    let gunner = all.iter().find(|one| one.thing.name() == "ge-gunner-b").unwrap();
    let figure = |key: &str| gunner.figures.iter().find(|figure| figure.key == key).map(|figure| figure.value.clone());
    let number = |number: u8| Some(FigureValue::Number(i64::from(number)));
    let printed = kind("gunner-b").printed();
    assert_eq!(figure("initiative"), number(printed.initiative));
    for action in printed.actions() {
        assert_eq!(figure(action.name()), number(printed.strength(action).unwrap()), "{action}");
    }
    assert_eq!(figure("squad"), Some(FigureValue::Word("B".to_owned())));
    // A Recon has no strength to show.
    let scout = all.iter().find(|one| one.thing.name() == "us-scout-a").unwrap();
    let recon = scout.figures.iter().find(|figure| figure.key == "recon").unwrap();
    assert_eq!(recon.value, FigureValue::Word(String::new()));
}

/// Cards, counters, tiles and markers that a view shows.
fn shown(view: &View) -> Vec<Step> {
    let mut all: Vec<Step> = view.map.tiles.iter().map(|tile| Step::new("tile", tile.tile)).collect();
    for side in Side::BOTH {
        let force = view.side(side);
        all.extend(force.counters.iter().map(|counter| Step::new("unit", UnitId { side, unit: counter.unit })));
        let piles = [&force.pool, &force.play, &force.discard, &force.supply, &force.hand.known];
        let piles = piles.into_iter().chain(&force.hand.cards).chain(&force.removed_cards);
        all.extend(piles.flat_map(|cards| cards.kinds()).map(|kind| Step::new("card", format_args!("{side}-{kind}"))));
    }
    all
}

#[test]
fn nothing_on_the_table_goes_unexplained() {
    for scenario in [1, 5, 7, 9, 12] {
        nothing_goes_unexplained::<Undaunted>(&Setup::printed(scenario), 4, shown);
    }
}
