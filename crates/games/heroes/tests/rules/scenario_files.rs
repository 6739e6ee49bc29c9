//! Scenarios and cards of one's own: a file is enough.

use sandtable_core::{Fast, Rules, Words};
use sandtable_heroes::{Heroes, Setup};

use crate::common::*;

const OWN: &str = include_str!("../own-scenario.toml");

fn own() -> Setup {
    Heroes::scenario(OWN).unwrap()
}

#[test]
fn a_file_with_its_own_cards_is_played_to_the_end() {
    let setup = own();
    for seed in 0..5 {
        let mut chance = Fast::new(seed);
        let mut game = Heroes::new(&setup, &mut chance).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let chosen = sandtable_core::Chance::below(&mut chance, legal.len() as u32) as usize;
            game.check(seat, &legal[chosen]).unwrap();
            game.apply(seat, &legal[chosen], &mut chance, &mut sandtable_core::Unheard);
        }
        assert_eq!(game.setup(), setup);
    }
    let json = serde_json::to_value(&setup).unwrap();
    assert_eq!(serde_json::from_value::<Setup>(json).unwrap(), setup);
    let names: Vec<String> = Heroes::components(&setup).iter().map(|component| component.thing.to_string()).collect();
    assert!(
        names.contains(&"card:x1".to_owned())
            && names.contains(&"card:xh1".to_owned())
            && names.contains(&"event:us-1".to_owned())
    );
}

#[test]
fn own_cards_do_what_they_say() {
    let scenario = serde_json::to_value(own().scenario).unwrap();
    let mut position = on("turqueville")
        .us("x1a@b2 hero=xh1, u15a@a2")
        .ge("g23a@b4 suppressed=1")
        .hand(US, "xe1")
        .active("x1a")
        .directives(0, 0);
    position.0["setup"]["scenario"] = scenario;
    let mut game = position.game();
    act(&mut game, US, "card:xe1 → unit:g23a", "1 3");
    act(&mut game, US, "unit:g23a", "2 3");
    // 2 + 3, Sustained Fire 1, Relentless Assault 2 for one SUPPRESSED: 8.
    act(&mut game, US, "unit:x1a → value:1 → unit:g23a", "2 3");
    assert_eq!(marks(&game, "g23a"), (1, 1));
    refused(&game, US, "HN-19.8", "unit:x1a → ability:go → unit:u15a");
    // HN-18.4: a Hero of one's own has a condition like any other.
    let joining = position.us("u15a@a2, x1a@b2").hand(US, "xh1").set("activation", serde_json::Value::Null).game();
    refused(&joining, US, "HN-18.4", "card:xh1 → unit:u15a");
    let english = sandtable_core::Phrasebook::new(sandtable_core::Language::En, [&Heroes::info().messages]);
    assert_eq!(
        english.say(&refusal(&joining, US, "card:xh1 → unit:u15a").unwrap().text),
        "Rifle Company (A2) does not meet the Hero’s condition, which is: one of Mechanised."
    );
    allowed(&joining, US, "card:xh1 → unit:x1a");
}

#[track_caller]
fn wrong(from: &str, to: &str, expected: &str) {
    assert!(OWN.contains(from), "{from}");
    let error = Heroes::scenario(&OWN.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(error.contains(expected), "{error}\nexpected {expected}");
}

#[test]
fn what_is_wrong_is_told_with_line_and_key() {
    wrong("turns = 4", "turns = 9", "line 2, turns: 4 to 8 turns");
    wrong("..U..", "..Q..", "map[1]: the letters");
    wrong("\".T...\"", "\".T..\"", "map[2]: 5 letters");
    wrong("objective = [\"C3\"]", "objective = [\"Z3\"]", "markers.objective[0]: a box of the battlefield");
    wrong("X1@A1", "X1@A9", "us.visible[0]");
    wrong("X1@A1", "U01@B1", "one unit a box");
    wrong("\"X1\", \"XH1\"", "\"X1\", \"X1\", \"XH1\"", "us.reserve[1]: at most 2 X1");
    wrong("\"XH1\", \"XE1\"", "\"XH1\", \"XH1\", \"XE1\"", "at most 1 XH1");
    wrong("hit_points = 2", "hit_points = 4", "unit[0].hit_points: 1 to 3");
    wrong("activation = 3", "activation = \"B\"", "unit[0].activation");
    wrong("types = [\"MECH\", \"INF\"]", "types = [\"TANK\"]", "unit[0].armoured: every TANK armoured");
    wrong("types = [\"MECH\", \"INF\"]", "types = [\"PARA\"]", "a second type beside PARA or OST");
    wrong("[r2 SUP7,SUS+1 8]", "[r2 SUP7,LUM 8]", "unit[0].shooting: a pair such as 8/10 with LUM");
    wrong("[r2 SUP7,SUS+1 8]", "[8; 8; 8]", "at most two values");
    wrong("GO×1 @2 [ENG,PARA]", "GO×1 @2 [XYZ]", "unit[0].abilities: an ability such as");
    wrong("id = \"X1\"", "id = \"U15\"", "is in the box already");
    wrong("side = \"US\"\nname = \"Our scouts\"", "name = \"Our scouts\"", "unit[0].side");
    wrong("ability = \"RA+2\"", "ability = \"DANCE\"", "hero[0].ability");
    wrong("timing = \"OWN\"", "timing = \"SOON\"", "event[0].timing");
    wrong("value = 7", "value = 70", "event[0].effect.attack.value: 2 to 12");
    wrong("effects = [\"AP\"]", "effects = [\"XP\"]", "event[0].effect.attack.effects[0]");
    wrong("side = \"enemy\"", "side = \"them\"", "event[0].effect.attack.target.side");
    wrong("commands = [2, 2, 2, 2]", "commands = [2, 2]", "ge.commands: a number for each of the 4 turns");
    wrong("directives = 2", "directives = 7", "us.directives: at most 6");
    wrong("[[win]]\nside = \"German\"\nmoment = \"end\"", "", "no game is drawn");
    wrong("least = 1", "least = 2", "win[0].control[0].least: 1 to 1");
    wrong("first = \"US\"", "first = \"UK\"", "line 3, first");
    wrong("copies = 2", "copies = 2\ncolour = 1", "unknown field");
    wrong("G16@C3", "U15@C3", "ge.hidden[0]: a card of the side");
    wrong(
        "reserve = [\"G16×2\"]",
        "reserve = [\"G16×2\"]\nreserve_size = 3",
        "ge.reserve_size: 2, the cards of the list",
    );
}

#[test]
fn the_printed_scenarios_pass_their_own_validator() {
    for number in 0..7 {
        let scenario = sandtable_heroes::printed(number);
        for (index, side) in scenario.sides.iter().enumerate() {
            let copies = side
                .deployment
                .iter()
                .map(|entry| entry.card)
                .chain(side.reserve.iter().copied())
                .chain(side.aside.iter().copied());
            let mut cards: Vec<_> = copies.collect();
            let count = cards.len();
            cards.sort_unstable();
            cards.dedup();
            assert_eq!(cards.len(), count, "{number} {index}");
        }
    }
}
