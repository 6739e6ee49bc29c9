//! Every text exists in four languages and can be said.

use std::collections::BTreeSet;
use std::path::Path;

use sandtable_axis_dday::{Action, Aim, AxisDDay, BoxId, Button, Chart, Event, Number, Setup, Unit, Walk, Zone};
use sandtable_core::battery::every_message_is_there;
use sandtable_core::{
    Chance, Chances, Clicks, Fast, FigureValue, Heard, Language, Phrasebook, Rules, Seat, Step, Text, Viewer, Views,
    Words,
};

use crate::common::bare;

#[test]
fn every_message_that_is_used_exists_in_every_language_and_the_other_way_round() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let numbered = (1..=16).flat_map(|n| {
        [
            format!("ad-order-{n}"),
            format!("ad-order-{n}-about"),
            format!("ad-fortune-{n}-good"),
            format!("ad-fortune-{n}-bad"),
            format!("ad-tactics-{n}"),
            format!("ad-tactics-{n}-about"),
        ]
    });
    // To a person the two maps are a choice of names, though the option is a number (AD-17.6).
    let maps = ["option-zones-41", "option-zones-42"].map(str::to_owned);
    every_message_is_there::<AxisDDay>("ad", &sources, numbered.chain(maps));
}

#[test]
fn no_language_repeats_long_english_lines() {
    let english: BTreeSet<&str> = AxisDDay::info().messages.source(Language::En).lines().collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let lines = AxisDDay::info().messages.source(language).lines();
        let same: Vec<_> =
            lines.filter(|line| line.contains(" = ") && line.len() > 40 && english.contains(line)).collect();
        assert!(same.is_empty(), "{language:?} is translated: {same:?}");
    }
}

/// A few actions of every shape, drawn at random: most of them are refused.
fn strange(chance: &mut Fast) -> Vec<Action> {
    let mut zone = || Zone::all().nth(chance.below(42) as usize).unwrap();
    let (one, two, three) = (zone(), zone(), zone());
    let unit = Unit::all().nth(chance.below(14) as usize).unwrap();
    let other = Unit::all().nth(chance.below(14) as usize).unwrap();
    let id = BoxId::all().nth(chance.below(8) as usize).unwrap();
    let chart = Chart::ALL[chance.below(4) as usize];
    let card = Number::all().nth(chance.below(16) as usize).unwrap();
    let mut all = vec![
        Action::Split(7),
        Action::Zone(one),
        Action::Box(id),
        Action::Unit(unit),
        Action::Chart(chart),
        Action::At(one, unit),
        Action::Fly(unit, one),
        Action::Bomb(unit, other),
        Action::ShortOf(unit, one, other),
        Action::Back(one, unit, id),
        Action::Shell(one, id, unit),
        Action::ShellZone(one, two, unit),
        Action::Land(id, unit, one),
        Action::LandFurther(id, unit, one, two),
        Action::Reroll(chart, 3),
        Action::ToBox(chart, id),
        Action::ToZone(chart, one),
    ];
    all.extend(Button::ALL.map(Action::Press));
    all.extend(
        [Walk::One(two), Walk::Stop(two), Walk::Two(two, three), Walk::Far(one, two, three)].map(|walk| Action::Move {
            from: one,
            unit,
            walk,
        }),
    );
    all.extend(
        [Aim::Plain, Aim::Zone(one), Aim::Box(id), Aim::Zones(one, two), Aim::Unit(one, unit)]
            .map(|aim| Action::Card(card, aim)),
    );
    all
}

/// Prompts, actions, clicks, events, odds, refusals and descriptions of random play, in all four languages.
#[test]
fn everything_of_random_play_can_be_said() {
    let books = Language::ALL.map(|language| Phrasebook::new(language, [&AxisDDay::info().messages]));
    let mut said: BTreeSet<String> = BTreeSet::new();
    let mut say = |text: &Text| {
        // What was said before is said again in English alone: a game says the same things a thousand times.
        let new = said.insert(text.id.to_string());
        for book in if new { &books[..] } else { &books[..1] } {
            let sentence = book.try_say(text).unwrap_or_else(|error| panic!("{:?}: {error:?}", book.language()));
            assert!(!sentence.is_empty() && !sentence.contains('{'), "{sentence}");
        }
    };
    for (number, seats) in [(1u64, 2u8), (2, 3)] {
        let mut chance = Fast::new(number);
        let setup = Setup { seats, fortune: true, tactics: true, zones: 42 };
        let mut game = AxisDDay::new(&setup, &mut chance).unwrap();
        let mut actions = Vec::new();
        let mut turns = 0;
        while let Some(seat) = game.to_act().lowest() {
            for action in strange(&mut chance) {
                say(&game.action_text(seat, &action));
                for seat in (0..seats).map(Seat) {
                    if let Err(refusal) = game.check(seat, &action) {
                        say(&refusal.text);
                    }
                }
            }
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            say(&game.action_text(seat, &action));
            game.path(seat, &action).0.iter().for_each(|step| say(&game.step_text(step)));
            game.odds(seat, &action).into_iter().flat_map(|odds| odds.0).for_each(|line| say(&line.label));
            for viewer in Viewer::every(seats) {
                say(&game.prompt(viewer).text);
            }
            turns += 1;
            if turns % 10 == 0 {
                for near in (0..seats).map(Seat) {
                    AxisDDay::describe(&game.view(Viewer::Public), near).iter().for_each(&mut say);
                }
            }
            let mut heard = Heard::default();
            game.apply(seat, &action, &mut chance, &mut heard);
            heard.events.iter().for_each(|event| say(&game.event_text(event, Viewer::Public)));
        }
        say(&game.prompt(Viewer::Public).text);
        AxisDDay::describe(&game.view(Viewer::Public), Seat(0)).iter().for_each(&mut say);
        for component in AxisDDay::components(&setup) {
            say(&component.name);
            component.about.iter().for_each(&mut say);
            for figure in &component.figures {
                say(&figure.label);
                if let FigureValue::Text(text) = &figure.value {
                    say(text);
                }
            }
        }
    }
    assert!(said.len() > 250, "{}", said.len());
}

#[test]
fn things_are_called_by_their_names() {
    let english = Phrasebook::new(Language::En, [&AxisDDay::info().messages]);
    let game = AxisDDay::new(&Setup::default(), &mut Fast::new(1)).unwrap();
    let label = |click: &str| english.say(&game.step_text(&Step::try_from(click.to_owned()).unwrap()));
    assert_eq!(label("zone:14"), "Vierville (14)");
    assert_eq!(label("box:utah"), "Utah Beach");
    assert_eq!(label("box:82nd"), "the 82nd Airborne box");
    assert_eq!(label("unit:uk-tank"), "British tank");
    assert_eq!(label("unit:infantry"), "German infantry");
    assert_eq!(label("chart:rouen"), "the chart Rouen/Chartres");
    assert_eq!(label("card:t7"), "Flooding the Lowlands");
    assert_eq!(label("count:1"), "1 die");
    assert_eq!(label("die:2"), "Second die");
    assert_eq!(label("button:go-on"), "Go on");
    assert_eq!(label("hat:red"), "hat:red");
}

/// AD-3.4: whoever tells of a zone calls it what the map in play calls it. Zone 25 is larger on the map of 41.
#[test]
fn ad_3_4_a_zone_has_one_name_on_its_map() {
    let english = Phrasebook::new(Language::En, [&AxisDDay::info().messages]);
    let say = |text: &Text| english.say(text);
    let zone = Zone::named("25").unwrap();
    for (zones, name) in [(41, "Marigny–Gavray"), (42, "Marigny")] {
        let setup = Setup { zones, ..Setup::default() };
        let game = bare("order 8").option("zones", zones).zone(25, "2I", "", "").game();
        let called = format!("{name} (25)");
        assert_eq!(say(&game.step_text(&Step::new("zone", zone))), called);
        let view = game.view(Viewer::Public);
        assert_eq!(view.zones.iter().find(|shown| shown.zone == zone).unwrap().name, name);
        let component = AxisDDay::components(&setup).into_iter().find(|one| one.thing == Step::new("zone", zone));
        assert_eq!(say(&component.unwrap().name), called);
        let event = Event::ControlChanged { zone, control: None };
        assert!(say(&game.event_text(&event, Viewer::Public)).contains(&called));
        let told = AxisDDay::describe(&view, Seat(0));
        assert!(told.iter().any(|text| say(text).contains(&called)), "{zones}");
        assert!(say(&game.action_text(Seat(1), &Action::Zone(zone))).contains(&called));
    }
}

/// What is printed: units with their values, cards with their clauses, zones with their neighbours.
#[test]
fn components_tell_what_is_printed() {
    let number = |setup: &Setup| AxisDDay::components(setup).len();
    // Units, cards, zones, boxes, charts, the Airfield; dice that Fortune lets roll again; buttons.
    assert_eq!(number(&Setup::default()), 14 + 16 + 41 + 8 + 4 + 1 + 5);
    assert_eq!(number(&Setup { fortune: true, tactics: true, zones: 42, seats: 3 }), 14 + 48 + 42 + 8 + 4 + 1 + 2 + 7);
    let all = AxisDDay::components(&Setup { tactics: true, ..Setup::default() });
    let find = |thing: &str| all.iter().find(|one| one.thing.to_string() == thing).unwrap();
    let figure = |thing: &str, key: &str| find(thing).figures.iter().find(|one| one.key == key).unwrap().value.clone();
    assert_eq!(figure("unit:tank", "defence"), FigureValue::Number(3));
    assert_eq!(figure("unit:us-infantry", "pieces"), FigureValue::Number(35));
    assert_eq!(figure("zone:14", "neighbours"), FigureValue::Word("13 15 21 22".into()));
    assert_eq!((find("card:t7").rule, find("order:9").rule), (Some("AD-67.1"), Some("AD-29.1")));
}

/// The position in words: what concerns the reader's side comes before the rest.
#[test]
fn the_position_in_words() {
    use crate::common::*;
    let game = bare("order 8")
        .zone(14, "1I", "", "2I")
        .zone(15, "", "1T", "")
        .zone(30, "2A", "1F", "")
        .boxed("gold", "1I")
        .game();
    let english = Phrasebook::new(Language::En, [&AxisDDay::info().messages]);
    let tell = |seat: Seat| -> Vec<String> {
        AxisDDay::describe(&view(&game), seat).iter().map(|text| english.say(text)).collect()
    };
    let allies = tell(ALLIES);
    assert_eq!(allies[0], "Turn 1 of 10, order 8: Allies Move.");
    let place = |told: &[String], words: &str| {
        told.iter().position(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}: {told:?}"))
    };
    assert_eq!(allies[place(&allies, "contested")], "Vierville (14), contested: German infantry, 2 × US infantry.");
    assert!(place(&allies, "Bayeux (15)") < place(&allies, "Caen (30)"));
    let axis = tell(AXIS);
    assert!(place(&axis, "Caen (30)") < place(&axis, "Bayeux (15)"));
}
