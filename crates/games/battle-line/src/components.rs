//! What is printed on the things of the table, and what they do.

use sandtable_core::{Component, Step, Text};

use crate::card::{Card, Colour, Deck, Face, Group, Tactic};
use crate::flag::Flag;
use crate::rules::formation::Formation;
use crate::rules::turn::HAND;
use crate::setup::Setup;
use crate::side::MOST;
use crate::texts::{card_text, colour_text, deck_text, flag_text};

/// Cards, decks, flags, formations, the signs that stand for a judgement of the rules, and the buttons.
pub(crate) fn components(setup: &Setup) -> Vec<Component> {
    let decks = Deck::ALL.into_iter().filter(|deck| *deck == Deck::Troops || !setup.troops_only);
    let groups = [Group::Morale, Group::Ground, Group::Guile].into_iter().filter(|_| !setup.troops_only);
    let signs = signs().into_iter().filter(|sign| sign.thing.name() != "tactics-played" || !setup.troops_only);
    let mut all: Vec<Component> = setup.cards().map(card).collect();
    all.extend(groups.map(group));
    all.extend(decks.map(deck));
    all.extend(Flag::all().map(flag));
    all.extend(Formation::ALL.into_iter().map(formation));
    all.extend(signs);
    all.extend(buttons().into_iter().filter(|button| button.thing.name() != "discard" || !setup.troops_only));
    all
}

fn card(card: Card) -> Component {
    let component = Component::new(Step::new("card", card), card_text(card));
    match card.face() {
        Face::Troop(colour, value) => troop(component, colour, value),
        Face::Tactic(tactic) => {
            let (about, rule) = tactic_text(tactic);
            let component = component.is("kind", "tactic").about(about, rule).figure(
                "group",
                Text::new("bl-figure-group"),
                group_name(tactic.group()),
            );
            match stands_for(tactic) {
                Some(values) => component.figure("values", Text::new("bl-figure-value"), values),
                None => component,
            }
        }
    }
}

fn troop(component: Component, colour: Colour, value: u8) -> Component {
    component
        .is("kind", "troop")
        .is("colour", colour.name())
        .about(Text::new("bl-about-troop"), "BL-4.1")
        .figure("value", Text::new("bl-figure-value"), i64::from(value))
        .figure("colour", Text::new("bl-figure-colour"), colour_text(colour))
        .figure("letter", Text::new("bl-figure-letter"), colour.letter().to_string())
        .figure("emblem", Text::new("bl-figure-emblem"), colour.emblem().to_owned())
}

/// The values that a morale card may stand for, as its corner shows them (BL-10.2, BL-10.5, BL-10.6).
fn stands_for(tactic: Tactic) -> Option<String> {
    let (least, most) = match tactic {
        Tactic::LeaderLion | Tactic::LeaderEagle => (1, 10),
        Tactic::Horse => (8, 8),
        Tactic::Shield => (1, 3),
        _ => return None,
    };
    Some(if least == most { most.to_string() } else { format!("{least}–{most}") })
}

/// What a tactics card does, and by which clause.
fn tactic_text(tactic: Tactic) -> (Text, &'static str) {
    match tactic {
        Tactic::LeaderLion | Tactic::LeaderEagle => (Text::new("bl-about-leader"), "BL-10.2"),
        Tactic::Horse => (Text::new("bl-about-horse"), "BL-10.5"),
        Tactic::Shield => (Text::new("bl-about-shield"), "BL-10.6"),
        Tactic::Fog => (Text::new("bl-about-fog"), "BL-11.5"),
        Tactic::Mud => (Text::new("bl-about-mud").with("full", MOST as i64), "BL-11.7"),
        Tactic::Scout => (Text::new("bl-about-scout"), "BL-12.2"),
        Tactic::Redeploy => (Text::new("bl-about-redeploy"), "BL-13.1"),
        Tactic::Deserter => (Text::new("bl-about-deserter"), "BL-13.5"),
        Tactic::Traitor => (Text::new("bl-about-traitor"), "BL-13.7"),
    }
}

fn group_name(group: Group) -> Text {
    Text::new(match group {
        Group::Morale => "bl-group-morale",
        Group::Ground => "bl-group-ground",
        Group::Guile => "bl-group-guile",
    })
}

fn group(group: Group) -> Component {
    let (name, about, rule) = match group {
        Group::Morale => ("morale", "bl-about-morale", "BL-5.12"),
        Group::Ground => ("ground", "bl-about-ground", "BL-11.2"),
        Group::Guile => ("guile", "bl-about-guile", "BL-12.1"),
    };
    Component::new(Step::new("group", name), group_name(group)).about(Text::new(about), rule)
}

fn deck(deck: Deck) -> Component {
    let about = match deck {
        Deck::Troops => "bl-about-deck-troops",
        Deck::Tactics => "bl-about-deck-tactics",
    };
    let about = Text::new(about).with("hand", HAND as i64);
    Component::new(Step::new("deck", deck), deck_text(deck)).about(about, "BL-3.9")
}

fn flag(flag: Flag) -> Component {
    let component = Component::new(Step::new("flag", flag), flag_text("bl-step-flag", flag));
    component.about(Text::new("bl-about-flag"), "BL-7.3")
}

fn formation(formation: Formation) -> Component {
    let (key, name, about, rule) = match formation {
        Formation::Sum => ("sum", "bl-formation-sum", "bl-about-sum", "BL-11.5"),
        Formation::Host => ("host", "bl-formation-host", "bl-about-host", "BL-5.6"),
        Formation::Skirmish => ("skirmish", "bl-formation-skirmish", "bl-about-skirmish", "BL-5.5"),
        Formation::Battalion => ("battalion", "bl-formation-battalion", "bl-about-battalion", "BL-5.4"),
        Formation::Phalanx => ("phalanx", "bl-formation-phalanx", "bl-about-phalanx", "BL-5.3"),
        Formation::Wedge => ("wedge", "bl-formation-wedge", "bl-about-wedge", "BL-5.2"),
    };
    let component = Component::new(Step::new("formation", key), Text::new(name)).about(Text::new(about), rule);
    component.figure("rank", Text::new("bl-figure-rank"), formation as i64)
}

fn signs() -> [Component; 5] {
    [
        ("claimable", "bl-sign-claimable", "bl-about-claimable", "BL-7.3"),
        ("could-become", "bl-sign-could-become", "bl-about-could-become", "BL-8.2"),
        ("unseen", "bl-sign-unseen", "bl-about-unseen", "BL-8.3"),
        ("discards", "bl-sign-discards", "bl-about-discards", "BL-13.11"),
        ("tactics-played", "bl-sign-tactics-played", "bl-about-tactics-played", "BL-9.2"),
    ]
    .map(|(key, name, about, rule)| {
        Component::new(Step::new("sign", key), Text::new(name)).about(Text::new(about), rule)
    })
}

fn buttons() -> [Component; 3] {
    [
        ("pass", "bl-do-pass", "bl-about-pass", "BL-3.6"),
        ("done", "bl-do-done", "bl-about-done", "BL-7.1"),
        ("discard", "bl-step-discard", "bl-about-discard", "BL-13.3"),
    ]
    .map(|(key, name, about, rule)| {
        Component::new(Step::new("button", key), Text::new(name)).about(Text::new(about), rule)
    })
}
