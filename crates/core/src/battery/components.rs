//! Everything on the table explains itself: what it is called, what it does, and by which clause.

use std::collections::BTreeSet;

use super::random_game;
use crate::{Component, Fast, FigureValue, Game, Language, Phrasebook, Step, Viewer};

/// Holds the components of a set-up to the rules of record: each is told once, says in every language what it does, and
/// names a clause that the rules have. Gives them, for what a game wants to know besides.
///
/// # Panics
/// When one does not.
pub fn everything_explains_itself<G: Game>(setup: &G::Setup, rules: &str) -> Vec<Component> {
    let components = G::components(setup);
    assert!(!components.is_empty(), "a game has components");
    let mut told = BTreeSet::new();
    for language in Language::ALL {
        let book = Phrasebook::new(language, [&G::info().messages]);
        let say = |component: &Component, text| {
            let said: String = book.try_say(text).unwrap_or_else(|error| panic!("{}: {error}", component.thing));
            assert!(!said.is_empty() && !said.contains(['{', '$']), "{language:?} {}: {said}", component.thing);
        };
        for component in &components {
            if language == Language::En {
                assert!(told.insert(component.thing.to_string()), "{} is told twice", component.thing);
            }
            say(component, &component.name);
            let about = component.about.as_ref().unwrap_or_else(|| panic!("what does {} do?", component.thing));
            say(component, about);
            let rule = component.rule.unwrap_or_else(|| panic!("which clause says so of {}?", component.thing));
            assert!(rules.contains(&format!("**{rule}**")), "{}: there is no clause {rule}", component.thing);
            for figure in &component.figures {
                say(component, &figure.label);
                if let FigureValue::Text(text) = &figure.value {
                    say(component, text);
                }
            }
        }
    }
    components
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
    let told: BTreeSet<String> = G::components(setup).iter().map(|component| component.thing.to_string()).collect();
    let mut untold = BTreeSet::new();
    let mut look = |view: &G::View, step: &Step| {
        let thing = G::component_of(view, step).to_string();
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
