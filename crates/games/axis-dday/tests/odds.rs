//! Exact odds of battles: they are chances, they agree with what can be worked out by hand, and with the dice of the game.

use sandtable_axis_dday::odds::{Fight, Prospect};
use sandtable_axis_dday::{AxisDDay, Side, Unit, Units};
use sandtable_core::{Chances, Likelihood, Odds};

fn units(words: &[(&str, u8)]) -> Units {
    let mut units = Units::NONE;
    for (name, count) in words {
        units.add(Unit::named(name).expect("a unit"), *count);
    }
    units
}

fn fight(words: &[(&str, u8)], attacker: Side) -> Fight {
    Fight::new(&units(words), attacker)
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

fn adds_up(prospect: &Prospect) {
    let ways = prospect.allies + prospect.axis + prospect.nobody + prospect.contested;
    assert!(near(ways, 1.0), "{prospect:?}");
    for left in [&prospect.allies_left, &prospect.axis_left] {
        assert!(near(left.iter().sum(), 1.0), "{left:?}");
        assert!(left.iter().all(|chance| (-1e-12..=1.0 + 1e-12).contains(chance)), "{left:?}");
    }
}

/// The largest battle that AD-7 allows: eight a side, and the blockhouses of a zone.
const LARGEST: &[(&str, u8)] = &[
    ("infantry", 4),
    ("artillery", 2),
    ("tank", 2),
    ("blockhouse", 2),
    ("us-infantry", 4),
    ("uk-artillery", 2),
    ("us-tank", 2),
];

#[test]
fn every_prospect_adds_up_and_a_battle_to_the_end_leaves_nobody_contesting() {
    let battles: [&[(&str, u8)]; 4] = [
        &[("us-infantry", 1), ("infantry", 1)],
        &[("uk-tank", 3), ("us-infantry", 5), ("blockhouse", 1)],
        &[("us-infantry", 2), ("infantry", 8), ("tank", 0), ("artillery", 0)],
        LARGEST,
    ];
    for words in battles {
        for attacker in [Side::Allies, Side::Axis] {
            let fight = fight(words, attacker);
            (0..4).for_each(|cycles| adds_up(&fight.after(cycles)));
            let end = fight.to_the_end();
            adds_up(&end);
            assert!(near(end.contested, 0.0), "{end:?}");
        }
    }
}

/// AD-2.1: infantry attacks with 1 and defends with 2. AD-8.13: both fire.
#[test]
fn one_infantry_against_one_is_what_can_be_worked_out_by_hand() {
    let cycle = fight(&[("us-infantry", 1), ("infantry", 1)], Side::Allies).cycle();
    let (attack, defence) = (1.0 / 6.0, 2.0 / 6.0);
    assert!(near(cycle.allies, attack * (1.0 - defence)), "{cycle:?}");
    assert!(near(cycle.axis, defence * (1.0 - attack)), "{cycle:?}");
    assert!(near(cycle.nobody, attack * defence), "{cycle:?}");
    assert!(near(cycle.contested, (1.0 - attack) * (1.0 - defence)), "{cycle:?}");

    // To the end both attack in turn, alike but for who begins. `first` is the chance that who attacks now is left alone.
    let end = fight(&[("us-infantry", 1), ("infantry", 1)], Side::Allies).to_the_end();
    let (wins, loses, idle) = (cycle.allies, cycle.axis, cycle.contested);
    let first = (wins + idle * loses) / (1.0 - idle * idle);
    let second = (loses + idle * wins) / (1.0 - idle * idle);
    assert!(near(end.allies, first) && near(end.axis, second), "{end:?}");
    assert!(near(end.nobody, cycle.nobody / (1.0 - idle)), "{end:?}");
}

/// AD-2.5: a blockhouse defends with 1 and attacks with 3.
#[test]
fn a_blockhouse_is_stronger_when_it_attacks() {
    let defending = fight(&[("us-infantry", 3), ("blockhouse", 1)], Side::Allies).cycle();
    assert!(near(defending.allies_left[3], 5.0 / 6.0), "{defending:?}");
    assert!(near(1.0 - defending.allies, (5.0_f64 / 6.0).powi(3)), "three infantry miss: {defending:?}");
    let attacking = fight(&[("us-infantry", 3), ("blockhouse", 1)], Side::Axis).cycle();
    assert!(near(attacking.allies_left[2], 0.5), "{attacking:?}");
}

#[test]
fn hits_beyond_the_units_are_lost_and_casualties_fire_back() {
    // AD-9.4, AD-8.7: eight tanks against one infantry, which fires once whatever happens.
    let cycle = fight(&[("us-tank", 6), ("infantry", 1)], Side::Allies).cycle();
    assert!(near(cycle.axis_left[0], 1.0 - 0.5_f64.powi(6)), "{cycle:?}");
    assert!(near(cycle.allies_left[6], 4.0 / 6.0) && near(cycle.allies_left[5], 2.0 / 6.0), "{cycle:?}");
}

#[test]
fn the_expected_survivors_are_those_of_the_spread() {
    let end = fight(LARGEST, Side::Allies).to_the_end();
    let mean = |left: &[f64]| left.iter().zip(0_i32..).map(|(chance, count)| chance * f64::from(count)).sum::<f64>();
    let expected =
        |side: Side| end.expected.iter().filter(|(unit, _)| unit.side() == side).map(|(_, mean)| mean).sum::<f64>();
    assert!(near(mean(&end.allies_left), expected(Side::Allies)), "{end:?}");
    assert!(near(mean(&end.axis_left), expected(Side::Axis)), "{end:?}");
}

#[test]
fn more_units_never_make_it_worse() {
    let wins = |infantry: u8| {
        fight(&[("us-infantry", infantry), ("infantry", 3), ("artillery", 1)], Side::Allies).to_the_end().allies
    };
    assert!((1..8).all(|count| wins(count) < wins(count + 1)));
}

fn typed(text: &str) -> Odds {
    AxisDDay::typed_fight(text).unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

#[test]
fn battles_are_typed_in_several_ways() {
    let same = typed("3 inf 2 tank vs 4 inf 1 art 1 blockhouse");
    for text in [
        "3 infantry, 2 tanks against 4 infantry + 1 artillery and 1 bunker",
        "US 3 i 2 t v axis 4 i 1 a 1 b",
        "inf inf inf tank tank vs 4 Inf art block",
    ] {
        assert_eq!(typed(text), same, "{text}");
    }
    // The side that is named first attacks: a blockhouse can only be of the Axis.
    assert_ne!(typed("4 inf 1 art 1 blockhouse vs 3 inf 2 tank"), same);
    let Likelihood::Chance(wins) = same.0[0].value else { panic!("the first line is a chance: {same:?}") };
    assert!(wins > 0.0 && wins < 1.0);
}

#[test]
fn what_is_no_battle_is_refused_with_an_example() {
    for text in [
        "",
        "3 inf",
        "3 inf vs",
        "vs 2 inf",
        "3 inf vs 2 elephants",
        "uk 2 inf vs us 2 inf",
        "3 vs 2",
        "99 inf vs 1 inf",
        "2 fighter vs 1 inf",
    ] {
        let refused = AxisDDay::typed_fight(text).expect_err(text);
        assert!(!refused.to_string().is_empty(), "{text}");
    }
}
