//! The click-path controller: what has been pointed at so far, what may come next, and when an action is complete.
//! It knows no rule; it only narrows the list of legal choices.

use sandtable_core::{Choice, Step};

/// The clicks made so far towards one of the legal choices.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clicks {
    choices: Vec<Choice>,
    made: Vec<Step>,
}

/// What a click did.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Clicked {
    /// The thing cannot be chosen now.
    Refused,
    /// One step further; more is to be pointed at.
    Narrowed,
    /// That was the last step of this choice.
    Complete(Choice),
}

impl Clicks {
    /// Nothing has been pointed at yet.
    pub(crate) fn new(choices: Vec<Choice>) -> Clicks {
        Clicks { choices, made: Vec::new() }
    }

    /// The steps made so far.
    pub(crate) fn made(&self) -> &[Step] {
        &self.made
    }

    /// Every legal choice, whatever has been pointed at.
    pub(crate) fn all(&self) -> &[Choice] {
        &self.choices
    }

    /// The choices that begin with the steps made so far.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.path.starts_with(&self.made))
    }

    /// What may be pointed at next, each thing once, in the order of the choices.
    pub(crate) fn next(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for step in self.open().filter_map(|choice| choice.path.0.get(self.made.len())) {
            if !steps.contains(step) {
                steps.push(step.clone());
            }
        }
        steps
    }

    /// May this be pointed at next?
    pub(crate) fn may(&self, step: &Step) -> bool {
        self.open().any(|choice| choice.path.0.get(self.made.len()) == Some(step))
    }

    /// The choices with odds that pointing at a thing leads to; where only one choice is left, that one.
    pub(crate) fn with_odds(&self, step: Option<&Step>) -> Vec<&Choice> {
        let open: Vec<&Choice> = self.open().collect();
        let next = |choice: &&Choice| step.is_some() && choice.path.0.get(self.made.len()) == step;
        let mut ahead: Vec<&Choice> = open.iter().copied().filter(next).collect();
        if ahead.is_empty() && open.len() == 1 {
            ahead = open;
        }
        ahead.retain(|choice| choice.odds.is_some());
        ahead
    }

    /// Points at a thing. No path is the beginning of another, so an action is complete exactly when its whole path
    /// has been clicked: what is left as the only continuation still takes its click.
    pub(crate) fn click(&mut self, step: &Step) -> Clicked {
        if !self.may(step) {
            return Clicked::Refused;
        }
        self.made.push(step.clone());
        match self.choices.iter().find(|choice| choice.path.0 == self.made) {
            Some(choice) => Clicked::Complete(choice.clone()),
            None => Clicked::Narrowed,
        }
    }

    /// Takes the last click back; `false` if there was none.
    pub(crate) fn back(&mut self) -> bool {
        self.made.pop().is_some()
    }

    /// Takes all clicks back.
    pub(crate) fn restart(&mut self) {
        self.made.clear();
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Path, Text};

    use super::*;

    fn clicks(paths: &[&str]) -> Clicks {
        let choice = |path: &&str| Choice {
            action: (*path).to_owned(),
            path: Path::parse(path).unwrap(),
            text: Text::new("anything"),
            odds: None,
        };
        Clicks::new(paths.iter().map(choice).collect())
    }

    fn step(text: &str) -> Step {
        Step::try_from(text.to_owned()).unwrap()
    }

    fn names(steps: &[Step]) -> Vec<String> {
        steps.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_may_come_next_is_each_thing_once() {
        let clicks = clicks(&["card:red-7 flag:1", "card:red-7 flag:2", "card:fog flag:1", "button:pass"]);
        assert_eq!(names(&clicks.next()), ["card:red-7", "card:fog", "button:pass"]);
        assert!(clicks.may(&step("button:pass")));
        assert!(!clicks.may(&step("flag:1")));
    }

    #[test]
    fn a_click_narrows_and_the_last_one_completes() {
        let mut clicks = clicks(&["card:red-7 flag:1", "card:red-7 flag:2", "card:fog flag:1"]);
        assert_eq!(clicks.click(&step("card:red-7")), Clicked::Narrowed);
        assert_eq!(names(&clicks.next()), ["flag:1", "flag:2"]);
        let Clicked::Complete(choice) = clicks.click(&step("flag:2")) else { panic!("two clicks are the whole path") };
        assert_eq!(choice.action, "card:red-7 flag:2");
    }

    #[test]
    fn the_only_continuation_still_takes_its_click() {
        let mut clicks = clicks(&["card:traitor card:blue-4 flag:3"]);
        assert_eq!(clicks.click(&step("card:traitor")), Clicked::Narrowed);
        assert_eq!(clicks.click(&step("card:blue-4")), Clicked::Narrowed);
        assert!(matches!(clicks.click(&step("flag:3")), Clicked::Complete(_)));
    }

    #[test]
    fn a_thing_that_cannot_be_chosen_changes_nothing() {
        let mut clicks = clicks(&["card:red-7 flag:1"]);
        assert_eq!(clicks.click(&step("flag:1")), Clicked::Refused);
        assert!(clicks.made().is_empty());
    }

    #[test]
    fn odds_are_those_of_what_a_thing_leads_to_or_of_the_only_choice_left() {
        let mut clicks = clicks(&["card:gun unit:a", "card:gun unit:b", "card:gun tile:1", "card:map tile:2"]);
        for choice in &mut clicks.choices[..2] {
            choice.odds = Some(sandtable_core::Odds(Vec::new()));
        }
        assert_eq!(clicks.with_odds(Some(&step("card:gun"))).len(), 2);
        assert_eq!(clicks.with_odds(Some(&step("card:map"))).len(), 0);
        clicks.click(&step("card:gun"));
        assert_eq!(clicks.with_odds(Some(&step("unit:b"))).len(), 1);
        assert_eq!(clicks.with_odds(Some(&step("tile:1"))).len(), 0);
        assert_eq!(clicks.with_odds(None).len(), 0);
        clicks.choices.truncate(1);
        assert_eq!(clicks.with_odds(None).len(), 1);
    }

    #[test]
    fn back_takes_one_click_at_a_time() {
        let mut clicks = clicks(&["card:redeploy card:red-7 flag:5", "card:redeploy card:red-7 button:discard"]);
        clicks.click(&step("card:redeploy"));
        clicks.click(&step("card:red-7"));
        assert!(clicks.back());
        assert_eq!(names(clicks.made()), ["card:redeploy"]);
        assert!(clicks.back());
        assert!(!clicks.back());
    }
}
