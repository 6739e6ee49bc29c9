//! The 45 test vectors of the facts file.

use crate::common::*;
use sandtable_battle_line::Card;

/// Where a claim stands: ground (`M`, `F`), claimer's side, opponent's side, troops seen elsewhere (`all but …`: exactly
/// these are unseen), whose side is older, what the claimer has, what the opponent has or can become, and the answer.
const VECTORS: &str = "
V01 | –  | R3 R4 R5     | B8          | B7 B10           | –        | wedge 12     | phalanx 24   | holds
V02 | –  | R3 R4 R5     | B8          | B7               | –        | wedge 12     | wedge 27     | refused
V03 | –  | Y2 R2 G2     | R7 G6       | –                | –        | phalanx 6    | skirmish 21  | holds
V04 | –  | G8 G9 G10    | –           | –                | –        | wedge 27     | wedge 27     | holds
V05 | –  | G7 G8 G9     | –           | –                | –        | wedge 24     | wedge 27     | refused
V06 | –  | R10 O10 Y10  | G9          | –                | –        | phalanx 30   | wedge 27     | refused
V07 | –  | R10 O10 Y10  | G9          | G8               | –        | phalanx 30   | phalanx 27   | holds
V08 | –  | B2 B7 B4     | R1 R3       | R2 R10           | –        | battalion 13 | battalion 13 | holds
V09 | –  | B2 B7 B4     | R1 R3       | R2               | –        | battalion 13 | battalion 14 | refused
V10 | –  | R4 R6 R3     | B7 B1 B5    | –                | claimer  | battalion 13 | battalion 13 | holds
V11 | –  | R4 R6 R3     | B7 B1 B5    | –                | opponent | battalion 13 | battalion 13 | refused
V12 | –  | B8 B9 L      | R9 R10      | –                | –        | wedge 27     | wedge 27     | holds
V13 | –  | O5 O6 O7     | L           | –                | –        | wedge 18     | wedge 27     | refused
V14 | –  | P1 G1 B1     | H G7        | G6 G9            | –        | phalanx 3    | battalion 25 | holds
V15 | –  | P1 G1 B1     | H G7        | G6               | –        | phalanx 3    | wedge 24     | refused
V16 | –  | B1 B2 B9     | S P4        | P2 P3 P5         | –        | battalion 12 | battalion 17 | refused
V17 | –  | B1 B8 B9     | S P4        | P2 P3 P5         | –        | battalion 18 | battalion 17 | holds
V18 | –  | L S R9       | G10 G5 G7   | –                | opponent | battalion 22 | battalion 22 | refused
V19 | –  | L S R10      | G10 G5 G7   | –                | opponent | battalion 23 | battalion 22 | holds
V20 | –  | L H S        | Y10 Y9 Y3   | –                | claimer  | battalion 21 | battalion 22 | refused
V21 | –  | R6 R7 R9     | L B7        | all but G8 Y1    | –        | battalion 22 | skirmish 24  | holds
V22 | –  | R8 R7 R9     | L B7        | all but B9 Y1    | –        | wedge 24     | wedge 24     | holds
V23 | –  | Y4 P4 G4     | B5 O5       | all but R9 P2 Y8 | –        | phalanx 12   | host 19      | holds
V24 | –  | Y4 P4 G4     | B5 O5       | all but R9 P5 Y8 | –        | phalanx 12   | phalanx 15   | refused
V25 | M  | R1 R2 R3 R4  | L S B2 B5   | –                | opponent | wedge 10     | wedge 14     | refused
V26 | M  | R1 R2 R3 R4  | L S B2      | B3 B4            | –        | wedge 10     | wedge 14     | refused
V27 | M  | R1 R2 R3     | –           | –                | –        | –            | –            | refused
V28 | M  | Y9 G9 P9 L   | B7          | B6               | –        | phalanx 36   | wedge 34     | refused
V29 | M  | Y9 G9 P9 L   | B7          | B6 B8            | –        | phalanx 36   | phalanx 28   | holds
V30 | F  | R1 Y9 B9     | G10 P8      | all but G1 P1    | –        | sum 19       | sum 19       | holds
V31 | F  | R1 Y9 B9     | G10 P8      | all but G2 P1    | –        | sum 19       | sum 20       | refused
V32 | F  | L H S        | R10 R9      | all but R1 R2 R3 | –        | sum 21       | sum 22       | refused
V33 | F  | R10 B10 G1   | L H S       | –                | opponent | sum 21       | sum 21       | refused
V34 | FM | R10 Y10 B5 S | H G10       | all but P1 P9 Y1 | –        | sum 28       | sum 28       | holds
V35 | FM | R10 Y10 B5 S | H G10       | all but P2 P9 Y1 | –        | sum 28       | sum 29       | refused
V36 | –  | R1 Y2 B4     | R9 R10      | all but          | –        | host 7       | cannot       | holds
V37 | –  | R1 Y2 B4     | R9          | all but R10      | –        | host 7       | cannot       | holds
V38 | –  | R1 Y2 B4     | R9          | all but G10 R10  | –        | host 7       | host 29      | refused
V39 | –  | R5 R6 R7 Y7  | G5 G6 G7    | –                | claimer  | wedge 18     | wedge 18     | holds
V40 | –  | R1 R2 R4 R9  | G1 G8 G6    | –                | claimer  | battalion 15 | battalion 15 | holds
V41 | –  | B4 O5 Y6     | P10 P1      | all but R9 Y10 G3| –        | skirmish 15  | host 21      | holds
V42 | –  | B4 O5 Y6     | P10 P1      | all but R9 P9 G3 | –        | skirmish 15  | battalion 20 | refused
V43 | –  | L R10 R6     | G10 G9 G6   | –                | opponent | battalion 26 | battalion 25 | holds
V44 | –  | H R8 R2      | B9 B8 B1    | –                | opponent | battalion 18 | battalion 18 | refused
V45 | –  | G1 B1 P1     | R10 R1      | –                | –        | phalanx 3    | battalion 20 | holds
";

#[test]
fn every_vector_of_the_proof_is_judged_as_it_says() {
    let mut judged = 0;
    for line in VECTORS.lines().filter(|line| !line.is_empty()) {
        let fields: Vec<&str> = line.split('|').map(|field| field.trim().trim_matches('–')).collect();
        let [name, ground, claimer, opponent, elsewhere, older, has, becomes, answer] = fields[..] else {
            panic!("{line}");
        };
        let mut table = position().flag(5, claimer, opponent).claim_step();
        if ground.contains('M') {
            table = table.mud(5, FOE);
        } else {
            // Where a fourth card is left over, Mud was taken away.
            table = table.discards("mud");
        }
        if ground.contains('F') {
            table = table.fog(5, FOE);
        }
        table = match older {
            "claimer" => table.ages(5, 17, 20),
            "opponent" => table.ages(5, 20, 17),
            _ => table,
        };
        table = match elsewhere.strip_prefix("all but") {
            Some(unseen) => table.only_troops_left(unseen),
            None => table.discards(elsewhere),
        };
        let game = table.game();
        let said = |strength: Option<sandtable_battle_line::view::StrengthView>| {
            strength.map(|strength| {
                let name = serde_json::to_value(strength.name).unwrap();
                format!("{} {}", name.as_str().unwrap(), strength.sum)
            })
        };
        let (mine, his) = (side(&game, 5, YOU), side(&game, 5, FOE));
        assert_eq!(said(mine.formation).unwrap_or_default(), has, "{name}");
        if !becomes.is_empty() {
            let best = said(his.formation.or(his.could_become)).unwrap_or("cannot".to_owned());
            assert_eq!(best, becomes, "{name}");
        }
        assert_eq!(refusal(&game, YOU, "claim 5").is_none(), answer == "holds", "{name}");
        judged += 1;
    }
    assert_eq!(judged, 45);
}

/// The unseen troops are those that lie nowhere face up.
#[test]
fn all_but_means_exactly_these() {
    let game = position().flag(5, "R1", "B1").only_troops_left("G1 Y1").game();
    assert_eq!(truth(&game).unseen, cards("Y1 G1"));
    assert_eq!(position().game().unseen().iter().filter(|&card: &Card| card.is_troop()).count(), 60);
}
