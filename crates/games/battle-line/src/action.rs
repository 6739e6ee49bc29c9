//! The decisions of a player, and the clicks that make them.

use sandtable_core::{Clicks, ParseError, Path, Seat, Standing, Step};

use crate::card::{Card, Deck, Tactic};
use crate::flag::Flag;
use crate::state::BattleLine;

/// One decision (the table of decision points, D1 to D13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// D1 to D3: a card of the hand goes to the player's own side of a flag.
    Place {
        /// The card.
        card: Card,
        /// The flag.
        flag: Flag,
    },
    /// D4: Scout is played.
    Scout,
    /// D5, D6: Redeploy is played.
    Redeploy {
        /// The own card that is taken.
        card: Card,
        /// Where it goes; away, if nowhere.
        to: Option<Flag>,
    },
    /// D7: Deserter is played.
    Deserter {
        /// The opponent's card that is discarded.
        card: Card,
    },
    /// D8: Traitor is played.
    Traitor {
        /// The opponent's troop that is taken.
        card: Card,
        /// Where it goes; away, if nowhere, which can be said but is never allowed (BL-13.10).
        to: Option<Flag>,
    },
    /// D9: no card is played.
    Pass,
    /// D10, D13: a card is drawn.
    Draw(Deck),
    /// D11: a card of the hand goes back on its deck.
    Back(Card),
    /// D12: a flag is claimed.
    Claim(Flag),
    /// D12: no further flag is claimed.
    Done,
}

impl Action {
    /// The things a person clicks, in order.
    #[must_use]
    pub fn path(self) -> Path {
        let tactic = |tactic| card_step(Card::tactic(tactic));
        match self {
            Action::Place { card, flag } => Path::from_iter([card_step(card), flag_step(flag)]),
            Action::Scout => Path::from_iter([tactic(Tactic::Scout)]),
            Action::Redeploy { card, to } => {
                Path::from_iter([tactic(Tactic::Redeploy), card_step(card), goal_step(to)])
            }
            Action::Deserter { card } => Path::from_iter([tactic(Tactic::Deserter), card_step(card)]),
            Action::Traitor { card, to } => Path::from_iter([tactic(Tactic::Traitor), card_step(card), goal_step(to)]),
            Action::Pass => Path::from_iter([button("pass")]),
            Action::Draw(deck) => Path::from_iter([Step::new("deck", deck.name())]),
            Action::Back(card) => Path::from_iter([card_step(card)]),
            Action::Claim(flag) => Path::from_iter([flag_step(flag)]),
            Action::Done => Path::from_iter([button("done")]),
        }
    }

    /// What a path of clicks means, legal or not. A single card is put back, except Scout, which is played: it lies on the
    /// table whenever cards are put back.
    pub fn from_path(path: &Path) -> Result<Action, ParseError> {
        let clicks = path.0.iter().map(Click::read).collect::<Option<Vec<_>>>();
        let action = match clicks.as_deref() {
            Some(&[Click::Card(card)]) if is(card, Tactic::Scout) => Some(Action::Scout),
            Some(&[Click::Card(card)]) => Some(Action::Back(card)),
            Some(&[Click::Card(card), Click::Flag(flag)]) => Some(Action::Place { card, flag }),
            Some(&[Click::Card(guile), Click::Card(card)]) if is(guile, Tactic::Deserter) => {
                Some(Action::Deserter { card })
            }
            Some(&[Click::Card(guile), Click::Card(card), Click::Flag(flag)]) if is(guile, Tactic::Redeploy) => {
                Some(Action::Redeploy { card, to: Some(flag) })
            }
            Some(&[Click::Card(guile), Click::Card(card), Click::Discard]) if is(guile, Tactic::Redeploy) => {
                Some(Action::Redeploy { card, to: None })
            }
            Some(&[Click::Card(guile), Click::Card(card), Click::Flag(to)]) if is(guile, Tactic::Traitor) => {
                Some(Action::Traitor { card, to: Some(to) })
            }
            Some(&[Click::Card(guile), Click::Card(card), Click::Discard]) if is(guile, Tactic::Traitor) => {
                Some(Action::Traitor { card, to: None })
            }
            Some(&[Click::Flag(flag)]) => Some(Action::Claim(flag)),
            Some(&[Click::Deck(deck)]) => Some(Action::Draw(deck)),
            Some(&[Click::Pass]) => Some(Action::Pass),
            Some(&[Click::Done]) => Some(Action::Done),
            _ => None,
        };
        action.ok_or_else(|| {
            ParseError::new(
                path.to_string(),
                "a path such as card:red-7 → flag:3, card:redeploy → card:red-7 → flag:5, \
                 card:redeploy → card:red-7 → button:discard, card:deserter → card:horse, \
                 card:traitor → card:blue-4 → flag:3, card:scout, flag:3, deck:troops, button:pass or button:done",
            )
        })
    }
}

fn is(card: Card, tactic: Tactic) -> bool {
    card.as_tactic() == Some(tactic)
}

fn card_step(card: Card) -> Step {
    Step::new("card", card)
}

fn flag_step(flag: Flag) -> Step {
    Step::new("flag", flag)
}

/// Where a moved card goes: to a flag, or away.
fn goal_step(to: Option<Flag>) -> Step {
    to.map_or_else(|| button("discard"), flag_step)
}

fn button(name: &str) -> Step {
    Step::new("button", name)
}

/// A thing that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Click {
    Card(Card),
    Flag(Flag),
    Deck(Deck),
    Pass,
    Done,
    Discard,
}

impl Click {
    /// What a step names, if it names anything of this game.
    pub(crate) fn read(step: &Step) -> Option<Click> {
        match (step.kind(), step.name()) {
            ("card", name) => Card::named(name).map(Click::Card),
            ("flag", name) => Flag::named(name).map(Click::Flag),
            ("deck", name) => Deck::named(name).map(Click::Deck),
            ("button", "pass") => Some(Click::Pass),
            ("button", "done") => Some(Click::Done),
            ("button", "discard") => Some(Click::Discard),
            _ => None,
        }
    }
}

/// It knows no standing orders.
impl Standing for BattleLine {}

impl Clicks for BattleLine {
    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paths_of_the_decision_table_mean_what_it_says() {
        for (path, notation) in [
            ("card:red-7 → flag:3", "red-7 @3"),
            ("card:leader-lion → flag:3", "leader-lion @3"),
            ("card:mud → flag:3", "mud @3"),
            ("card:scout", "scout"),
            ("card:redeploy → card:red-7 → flag:5", "redeploy red-7 @5"),
            ("card:redeploy → card:red-7 → button:discard", "redeploy red-7 off"),
            ("card:deserter → card:horse", "deserter horse"),
            ("card:traitor → card:blue-4 → flag:3", "traitor blue-4 @3"),
            ("button:pass", "pass"),
            ("deck:tactics", "draw tactics"),
            ("card:blue-4", "back blue-4"),
            ("flag:3", "claim 3"),
            ("button:done", "done"),
        ] {
            let action = Action::from_path(&Path::parse(path).unwrap()).unwrap();
            assert_eq!(action.to_string(), notation);
            assert_eq!(action.path().to_string(), path);
        }
    }

    #[test]
    fn a_path_that_means_nothing_is_named() {
        for path in ["card:red-11 → flag:3", "flag:10", "button:discard", "card:scout → card:red-7", "deck:cards"] {
            let error = Action::from_path(&Path::parse(path).unwrap()).unwrap_err();
            assert_eq!(error.given, path);
        }
        assert!(Action::from_path(&Path::default()).is_err());
    }
}
