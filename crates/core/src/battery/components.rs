//! Everything on the table explains itself: what it is called, what it does, and by which clause.

use std::collections::BTreeSet;

use crate::{Component, FigureValue, Game, Language, Phrasebook};

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
