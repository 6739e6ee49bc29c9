//! Everything on the table explains itself: what it is called, what it does, and by which clause.

use std::collections::{BTreeMap, BTreeSet};

use super::random_game;
use crate::{Component, Fast, FigureValue, Game, Language, Phrasebook, Step, Viewer};

/// Holds the components of a set-up to the rules of record: each is told once, says in every language what it does, and
/// names a clause that the rules have; what is printed on it can be said as well. Gives them, for what a game wants to know
/// besides.
///
/// # Panics
/// When one does not.
pub fn everything_explains_itself<G: Game>(setup: &G::Setup, rules: &str) -> Vec<Component> {
    let components = G::components(setup);
    assert!(!components.is_empty(), "a game has components");
    let mut told = BTreeSet::new();
    for language in Language::ALL {
        let book = Phrasebook::new(language, [&G::info().messages]);
        for component in &components {
            if language == Language::En {
                for name in [&component.thing].into_iter().chain(&component.copies) {
                    assert!(told.insert(name.to_string()), "{name} is told twice");
                }
            }
            assert!(component.about.is_some(), "what does {} do?", component.thing);
            assert!(component.rule.is_some(), "which clause says so of {}?", component.thing);
            can_be_said(component, &book, rules);
        }
    }
    components
}

/// Whatever a component says of itself and of its parts is a message of that language, and its clause is one of the rules.
fn can_be_said(component: &Component, book: &Phrasebook, rules: &str) {
    let thing = &component.thing;
    let labels = component.figures.iter().map(|figure| &figure.label);
    let values = component.figures.iter().filter_map(|figure| match &figure.value {
        FigureValue::Text(text) => Some(text),
        FigureValue::Number(_) | FigureValue::Word(_) => None,
    });
    for text in [&component.name].into_iter().chain(&component.about).chain(labels).chain(values) {
        let said = book.try_say(text).unwrap_or_else(|error| panic!("{thing}: {error}"));
        assert!(!said.is_empty() && !said.contains(['{', '$']), "{thing}: {said}");
    }
    if let Some(rule) = component.rule {
        assert!(rules.contains(&format!("**{rule}**")), "{thing}: there is no clause {rule}");
    }
    component.parts.iter().for_each(|part| can_be_said(part, book, rules));
}

/// Numbers are no things: what is counted stands in the question.
const NUMBERS: [&str; 2] = ["count", "number"];

/// How often views are looked at: once in so many positions. What is offered is looked at in every one.
const LOOKS: u32 = 5;

/// Holds random games to it that whatever they offer, and whatever `shown` finds in a view, has a component that explains it.
///
/// # Panics
/// When something has none.
pub fn nothing_goes_unexplained<G: Game>(setup: &G::Setup, games: u32, shown: fn(&G::View) -> Vec<Step>) {
    let components = G::components(setup);
    let told: BTreeSet<String> = components.iter().map(|component| component.thing.to_string()).collect();
    // What is listed as a copy of a thing is one for those who ask for a single thing as well.
    let copies =
        components.iter().flat_map(|one| one.copies.iter().map(|copy| (copy.to_string(), one.thing.to_string())));
    let firsts: BTreeMap<String, String> = copies.collect();
    let mut untold = BTreeSet::new();
    let mut look = |view: &G::View, step: &Step| {
        let thing = G::component_of(view, step).to_string();
        if let Some(first) = firsts.get(&step.to_string()) {
            assert_eq!(&thing, first, "{step} is a copy");
        }
        if !NUMBERS.contains(&step.kind()) && !told.contains(&thing) {
            untold.insert(if thing == step.to_string() { thing } else { format!("{step} ({thing})") });
        }
    };
    let mut chance = Fast::new(7);
    let seats = G::seats(setup);
    let (mut legal, mut position) = (Vec::new(), 0);
    for _ in 0..games {
        random_game::<G>(setup, &mut chance, |game| {
            for seat in game.to_act().iter() {
                legal.clear();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                legal.iter().flat_map(|action| game.path(seat, action).0).for_each(|step| look(&view, &step));
            }
            if position % LOOKS == 0 {
                for viewer in Viewer::every(seats) {
                    let view = game.view(viewer);
                    shown(&view).iter().for_each(|step| look(&view, step));
                }
            }
            position += 1;
        });
    }
    assert!(
        untold.is_empty(),
        "these say nothing of themselves: {}",
        untold.into_iter().collect::<Vec<_>>().join(", ")
    );
}
