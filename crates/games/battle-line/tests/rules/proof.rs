//! The proof of a claim (BL-8), and the proof of the proof: it is compared with plain enumeration.

use crate::common::*;
use sandtable_battle_line::rules::formation::{Formation, Terms, best, can_become_stronger};
use sandtable_battle_line::{Card, Colour, Face, Tactic, TroopSet};
use sandtable_core::{Chance, Fast};

#[test]
fn bl_8_1_against_a_complete_side_the_stronger_or_the_equal_and_older_holds() {
    let game = position().flag(1, "R4 R6 R3", "B7 B1 B3").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    let game = position().flag(1, "B7 B1 B3", "R4 R6 R3").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.1"));
    let game = position().flag(1, "R4 R6 R3", "B7 B1 B5").ages(1, 3, 4).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

/// BL-8.2: a Phalanx against two cards that do not go together.
#[test]
fn bl_8_2_x_04_no_choice_of_unseen_troops_makes_the_other_side_stronger() {
    let game = position().flag(1, "Y2 R2 G2", "R7 G6").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    let could = side(&game, 1, FOE).could_become.unwrap();
    assert_eq!((could.name, could.sum), (Formation::Skirmish, 21));
}

/// BL-8.2 to BL-8.4: two cards on other flags.
#[test]
fn bl_8_3_bl_8_4_x_05_unseen_is_what_does_not_lie_face_up() {
    let table = position().flag(1, "R3 R4 R5", "B8");
    let seen_elsewhere = table.clone().flag(2, "B7", "B10").claim_step().game();
    assert_eq!(refusal(&seen_elsewhere, YOU, "claim 1"), None);
    // A claimed flag and the discards show cards as well.
    let others = table.clone().flag(2, "B7", "G8 G9 G10").claimed(FOE, &[2]).discards("B10").claim_step().game();
    assert_eq!(refusal(&others, YOU, "claim 1"), None);
    let ten_unseen = table.clone().flag(2, "B7", "").claim_step().game();
    assert_eq!(refusal(&ten_unseen, YOU, "claim 1"), Some("BL-8.2"));
    // His own hand does not help the claimer.
    let in_hand = table.flag(2, "", "B10").hand(YOU, "B7").claim_step().game();
    assert_eq!(refusal(&in_hand, YOU, "claim 1"), Some("BL-8.2"));
}

#[test]
fn bl_8_5_what_is_known_from_scout_or_the_starting_draw_does_not_count() {
    let table = position().flag(1, "R3 R4 R5", "B8").flag(2, "", "B10").claim_step();
    // You know that B7 lies on top of the deck.
    let game = table.clone().guile(YOU, "scout").troops_on_top("B7").scouted(1, 0, "").game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
    let game = table.shown("B7", [0, 0]).game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
}

#[test]
fn bl_8_6_tactics_cards_that_have_not_been_played_do_not_count() {
    // The opponent holds a Leader, which could make B8 B9 a Wedge.
    let game = position().flag(1, "R3 R4 R5", "B8 B9").flag(2, "B7", "B10").hand(FOE, "L").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    // And your own Deserter supports nothing.
    let game = position().flag(1, "R3 R4 R5", "B8").hand(YOU, "deserter").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
}

#[test]
fn bl_8_7_morale_cards_on_the_sides_count_at_their_best() {
    let game = position().flag(1, "O5 O6 O7", "L").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
    let game = position().flag(1, "B8 B9 L", "R9 R10").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

#[test]
fn bl_8_8_an_incomplete_side_that_could_become_equal_does_not_stop_a_claim() {
    let game = position().flag(1, "G8 G9 G10", "B8 B9").claim_step().game();
    let could = side(&game, 1, FOE).could_become.unwrap();
    assert_eq!((could.name, could.sum), (Formation::Wedge, 27));
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

/// BL-8.9: nothing left to come.
#[test]
fn bl_8_9_x_24_without_enough_unseen_troops_the_claim_holds() {
    let table = position().flag(1, "R1 Y2 B4", "R9 R10").claim_step();
    let game = table.clone().only_troops_left("").game();
    assert_eq!(side(&game, 1, FOE).could_become, None);
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    let game = table.only_troops_left("G1").game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
}

#[test]
fn bl_8_10_whether_the_opponent_can_still_get_the_cards_is_not_considered() {
    // Only G1 is unseen, and you hold it yourself: still it stands against the claim of flag 1.
    let game = position()
        .flag(1, "R1 Y2 B4", "R9 R10")
        .flag(9, "P8 P9 P10", "")
        .hand(YOU, "G1")
        .only_troops_left("")
        .claim_step()
        .game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
}

/// BL-8.11: Fog. Also BL-8.8 and BL-11.5.
#[test]
fn bl_8_11_x_15_under_fog_only_sums_are_compared() {
    let table = position().flag(1, "L H Y1", "R7 R8").fog(1, FOE).claim_step();
    let game = table.clone().game();
    assert_eq!(side(&game, 1, FOE).could_become.unwrap().sum, 25);
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.11"));
    assert_eq!(formation(&game, 1, YOU).unwrap(), "sum 19");
    // If no troop above 4 is unseen, his best is 19.
    let low = "R1 R2 R3 R4 O1 O2 O3 O4 G1 G4";
    let game = table.only_troops_left(low).game();
    assert_eq!(side(&game, 1, FOE).could_become.unwrap().sum, 19);
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    // The Shield Wall counts 3; a complete side is refused by the same clause.
    let game = position().flag(1, "S R10 R9", "G10 G9 G4").fog(1, FOE).claim_step().game();
    assert_eq!(formation(&game, 1, YOU).unwrap(), "sum 22");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.11"));
}

/// BL-8.12: Mud. Also BL-11.7 and BL-11.8.
#[test]
fn bl_8_12_x_16_with_mud_both_sides_are_proved_with_four_cards() {
    let mut game = position().flag(1, "R5 R6 R7", "B1 B2").hand(YOU, "R8").hand(FOE, "mud").turn(FOE).game();
    play_all(&mut game, FOE, &["mud @1", "draw troops"]);
    assert!(!side(&game, 1, YOU).complete);
    play(&mut game, YOU, "red-8 @1");
    assert_eq!(formation(&game, 1, YOU).unwrap(), "wedge 26");
    let could = side(&game, 1, FOE).could_become.unwrap();
    assert_eq!((could.name, could.sum), (Formation::Wedge, 10));
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

#[test]
fn bl_8_13_an_incomplete_own_side_cannot_claim_however_sure() {
    // The opponent can make nothing but a Host of 8 at most; you have R9 R10.
    let game = position().flag(1, "R9 R10", "B1 G3").only_troops_left("Y4").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.13"));
}

#[test]
fn bl_8_14_a_flag_at_which_neither_side_can_be_completed_stays_open() {
    let table = position().flag(1, "R9 R10", "B1 G3").flag(8, "P8 P9 P10", "O8 O9").only_troops_left("").claim_step();
    assert_eq!(choices(&table.game(), YOU), ["claim 8", "done"]);
    assert_eq!(refusal(&table.game(), YOU, "claim 1"), Some("BL-8.13"));
    let table = table.flag(8, "O8 O9", "P8 P9 P10").turn(FOE);
    assert_eq!(choices(&table.game(), FOE), ["claim 8", "done"]);
    assert_eq!(refusal(&table.game(), FOE, "claim 1"), Some("BL-8.13"));
}

// The proof of the proof.

/// Every colour and value a card can stand for.
fn readings(card: Card) -> Vec<(Colour, u8)> {
    let any_colour = |values: std::ops::RangeInclusive<u8>| {
        Colour::ALL.into_iter().flat_map(|colour| values.clone().map(move |value| (colour, value))).collect()
    };
    match card.face() {
        Face::Troop(colour, value) => vec![(colour, value)],
        Face::Tactic(Tactic::Horse) => any_colour(8..=8),
        Face::Tactic(Tactic::Shield) => any_colour(1..=3),
        Face::Tactic(_) => any_colour(1..=10),
    }
}

/// BL-5.2 to BL-5.6, of cards with settled colours and values.
fn plain_formation(cards: &[(Colour, u8)]) -> (Formation, u8) {
    let mut values: Vec<u8> = cards.iter().map(|card| card.1).collect();
    values.sort_unstable();
    let run = values.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let one_colour = cards.iter().all(|card| card.0 == cards[0].0);
    let one_value = values.iter().all(|&value| value == values[0]);
    let formation = match (one_colour, run) {
        (true, true) => Formation::Wedge,
        _ if one_value => Formation::Phalanx,
        (true, false) => Formation::Battalion,
        (false, true) => Formation::Skirmish,
        (false, false) => Formation::Host,
    };
    (formation, values.iter().sum())
}

/// The strongest of all readings of all cards.
fn strongest_reading(cards: &[Card], settled: &mut Vec<(Colour, u8)>, fog: bool) -> (Formation, u8) {
    let Some((&first, rest)) = cards.split_first() else {
        let (formation, sum) = plain_formation(settled);
        return if fog { (Formation::Sum, sum) } else { (formation, sum) };
    };
    let mut best = (Formation::Sum, 0);
    for reading in readings(first) {
        settled.push(reading);
        best = best.max(strongest_reading(rest, settled, fog));
        settled.pop();
    }
    best
}

/// Every choice of `count` of the cards.
fn choose(cards: &[Card], count: usize) -> Vec<Vec<Card>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &card) in cards.iter().enumerate() {
        for mut rest in choose(&cards[index + 1..], count - 1) {
            rest.push(card);
            all.push(rest);
        }
    }
    all
}

/// What a side is or can become, by trying everything.
fn enumerated(side: &[Card], terms: Terms, unseen: &[Card]) -> Option<(Formation, u8)> {
    let full = usize::from(terms.full);
    let candidates: Vec<Vec<Card>> = if side.len() > full {
        choose(side, full)
    } else {
        let more = choose(unseen, full - side.len());
        more.into_iter().map(|more| side.iter().copied().chain(more).collect()).collect()
    };
    candidates.iter().map(|cards| strongest_reading(cards, &mut Vec::new(), terms.fog)).max()
}

#[test]
fn the_proof_agrees_with_plain_enumeration_on_thousands_of_random_sides() {
    let mut fast = Fast::new(2024);
    let chance: &mut dyn Chance = &mut fast;
    let mut compared = 0;
    while compared < 4_000 {
        let terms = Terms { full: 3 + chance.below(2) as u8, fog: chance.below(5) == 0 };
        let mut troops: Vec<Card> = Card::all().filter(|card| card.is_troop()).collect();
        // Half of the sides are drawn from few values or colours, where formations are likely.
        if chance.below(2) == 0 {
            let first = chance.below(6) as u8 * 10;
            troops.retain(|card| card.index() / 10 * 10 == first || card.index() % 10 < 4);
        }
        chance.shuffle(&mut troops);
        let mut morale = cards("L H S");
        chance.shuffle(&mut morale);
        let wild = [0, 0, 1, 1, 2, 3][chance.below(6) as usize];
        let most = if terms.full == 3 { 4 } else { u32::from(terms.full) };
        let size = chance.below(most + 1) as usize;
        let wild = wild.min(size);
        let side: Vec<Card> = morale.into_iter().take(wild).chain(troops.drain(..size - wild)).collect();
        let missing = usize::from(terms.full).saturating_sub(size);
        let unseen_count = chance.below([21, 21, 15, 10, 8][missing]) as usize;
        let unseen: Vec<Card> = troops.into_iter().take(unseen_count).collect();
        let fast = best(&side, terms, unseen.iter().copied().collect::<TroopSet>());
        let found = fast.map(|strength| (strength.formation(), strength.sum()));
        assert_eq!(found, enumerated(&side, terms, &unseen), "{side:?} with {unseen:?} unseen, {terms:?}");
        compared += 1;
    }
}

/// The quick question of the claim step has the answer of the full proof.
#[test]
fn whether_a_side_can_become_stronger_agrees_with_the_best_it_can_become() {
    let mut fast = Fast::new(2025);
    let chance: &mut dyn Chance = &mut fast;
    let mut stronger = 0;
    for _ in 0..40_000 {
        let terms = Terms { full: 3 + chance.below(2) as u8, fog: chance.below(6) == 0 };
        let mut troops: Vec<Card> = Card::all().filter(|card| card.is_troop()).collect();
        if chance.below(2) == 0 {
            let first = chance.below(6) as u8 * 10;
            troops.retain(|card| card.index() / 10 * 10 == first || card.index() % 10 < 4);
        }
        chance.shuffle(&mut troops);
        let mut morale = cards("L H S");
        chance.shuffle(&mut morale);
        let mine: Vec<Card> = troops.drain(..usize::from(terms.full)).collect();
        let wild = chance.below(3) as usize;
        let few = chance.below(3) as usize;
        let his: Vec<Card> = morale.drain(..wild.min(2 - few.min(2))).chain(troops.drain(..few)).collect();
        let unseen: TroopSet = troops.into_iter().take(chance.below(30) as usize).collect();
        let other = best(&mine, terms, unseen).unwrap();
        let expected = best(&his, terms, unseen).is_some_and(|strength| strength > other);
        assert_eq!(can_become_stronger(&his, other, terms, unseen), expected, "{his:?} against {mine:?}, {unseen:?}");
        stronger += u32::from(expected);
    }
    assert!((10_000..35_000).contains(&stronger), "{stronger}");
}

/// How many sides are of each formation, with the lowest and the highest sum.
#[derive(Default)]
struct Tally(std::collections::BTreeMap<Formation, (u32, u8, u8)>);

impl Tally {
    fn add(&mut self, side: &[Card]) {
        let terms = Terms { full: side.len() as u8, fog: false };
        let strength = best(side, terms, TroopSet::NONE).unwrap();
        let (count, low, high) = self.0.entry(strength.formation()).or_insert((0, u8::MAX, 0));
        (*count, *low, *high) = (*count + 1, strength.sum().min(*low), strength.sum().max(*high));
    }
}

/// The counts and sums of all sides of three troops: constants of the facts file.
#[test]
fn all_sides_of_three_troops_are_counted() {
    let troops: Vec<Card> = Card::all().filter(|card| card.is_troop()).collect();
    let mut tally = Tally::default();
    for a in 0..60 {
        for b in a + 1..60 {
            for c in b + 1..60 {
                tally.add(&[troops[a], troops[b], troops[c]]);
            }
        }
    }
    let expected = [
        (Formation::Host, (31_620, 4, 29)),
        (Formation::Skirmish, (1_680, 6, 27)),
        (Formation::Battalion, (672, 7, 26)),
        (Formation::Phalanx, (200, 3, 30)),
        (Formation::Wedge, (48, 6, 27)),
    ];
    assert_eq!(tally.0.into_iter().collect::<Vec<_>>(), expected);
}

/// And of four troops, as with Mud.
#[test]
fn all_sides_of_four_troops_are_counted() {
    let troops: Vec<Card> = Card::all().filter(|card| card.is_troop()).collect();
    let mut tally = Tally::default();
    for a in 0..60 {
        for b in a + 1..60 {
            for c in b + 1..60 {
                for d in c + 1..60 {
                    tally.add(&[troops[a], troops[b], troops[c], troops[d]]);
                }
            }
        }
    }
    let counts: Vec<u32> = tally.0.into_values().map(|(count, _, _)| count).collect();
    assert_eq!(counts, [477_195, 9_030, 1_218, 150, 42]);
}
