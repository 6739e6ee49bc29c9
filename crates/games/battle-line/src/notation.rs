//! Actions as one short line: what records, protocol and storage hold.
//!
//! `red-7 @3` · `scout` · `redeploy red-7 @5` · `redeploy red-7 off` · `deserter horse` · `traitor blue-4 @3` · `pass` ·
//! `draw troops` · `back blue-4` · `claim 3` · `done`

use std::fmt;
use std::str::FromStr;

use sandtable_core::ParseError;

use crate::action::Action;
use crate::card::{Card, Deck};
use crate::flag::Flag;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { card, flag } => write!(f, "{card} @{flag}"),
            Action::Scout => f.write_str("scout"),
            Action::Redeploy { card, to: Some(flag) } => write!(f, "redeploy {card} @{flag}"),
            Action::Redeploy { card, to: None } => write!(f, "redeploy {card} off"),
            Action::Deserter { card } => write!(f, "deserter {card}"),
            Action::Traitor { card, to: Some(flag) } => write!(f, "traitor {card} @{flag}"),
            Action::Traitor { card, to: None } => write!(f, "traitor {card} off"),
            Action::Pass => f.write_str("pass"),
            Action::Draw(deck) => write!(f, "draw {}", deck.name()),
            Action::Back(card) => write!(f, "back {card}"),
            Action::Claim(flag) => write!(f, "claim {flag}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let wanted = |expected: &str| ParseError::new(text, expected);
        let card = |name: &str| Card::named(name).ok_or_else(|| wanted("a card such as red-7 or leader-lion"));
        let flag = |name: &str| Flag::named(name).ok_or_else(|| wanted("a flag from 1 to 9"));
        let goal = |at: &str| flag(at.strip_prefix('@').ok_or_else(|| wanted("a flag such as @3"))?);
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["scout"] => Ok(Action::Scout),
            ["pass"] => Ok(Action::Pass),
            ["done"] => Ok(Action::Done),
            ["draw", name] => Deck::named(name).map(Action::Draw).ok_or_else(|| wanted("draw troops or draw tactics")),
            ["back", name] => Ok(Action::Back(card(name)?)),
            ["claim", name] => Ok(Action::Claim(flag(name)?)),
            ["deserter", name] if !name.starts_with('@') => Ok(Action::Deserter { card: card(name)? }),
            ["redeploy", name, "off"] => Ok(Action::Redeploy { card: card(name)?, to: None }),
            ["redeploy", name, at] => Ok(Action::Redeploy { card: card(name)?, to: Some(goal(at)?) }),
            ["traitor", name, "off"] => Ok(Action::Traitor { card: card(name)?, to: None }),
            ["traitor", name, at] => Ok(Action::Traitor { card: card(name)?, to: Some(goal(at)?) }),
            [name, at] => Ok(Action::Place { card: card(name)?, flag: goal(at)? }),
            _ => Err(wanted(
                "red-7 @3, scout, redeploy red-7 @5, redeploy red-7 off, deserter horse, traitor blue-4 @3, pass, \
                 draw troops, draw tactics, back blue-4, claim 3 or done",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_as_it_is_written() {
        for line in [
            "red-7 @3",
            "leader-lion @3",
            "deserter @3",
            "scout",
            "redeploy red-7 @5",
            "redeploy mud off",
            "pass",
            "deserter horse",
            "traitor blue-4 @3",
            "draw troops",
            "draw tactics",
            "back blue-4",
            "claim 3",
            "done",
        ] {
            assert_eq!(line.parse::<Action>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn what_is_no_action_is_told_what_was_expected() {
        let expected = |line: &str| line.parse::<Action>().unwrap_err().expected;
        assert_eq!(expected("red-11 @3"), "a card such as red-7 or leader-lion");
        assert_eq!(expected("red-7 @0"), "a flag from 1 to 9");
        assert_eq!(expected("red-7 3"), "a flag such as @3");
        assert_eq!(expected("claim ten"), "a flag from 1 to 9");
        assert_eq!(expected("draw cards"), "draw troops or draw tactics");
        assert!(expected("").starts_with("red-7 @3"));
        assert!(expected("attack at dawn, all of you").starts_with("red-7 @3"));
    }
}
