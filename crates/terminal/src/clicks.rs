//! The click-path controller: what has been pointed at so far, what may come next, and when an action is complete.
//! It knows no rule; it only narrows the list of legal choices.

use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use sandtable_core::{AnyGame, Chosen, Odds, Path, Seat, Step, Text};

/// One legal choice.
#[derive(Clone)]
pub(crate) struct Offer {
    /// The action in the game's notation.
    pub(crate) action: String,
    /// The clicks that make it.
    pub(crate) path: Path,
    /// What it does.
    pub(crate) text: Text,
    /// Who may choose it, and where.
    position: Option<Rc<Position>>,
    /// What it may bring, once that was asked.
    odds: OnceCell<Option<Odds>>,
}

/// A position and who is asked there.
struct Position {
    game: Box<dyn AnyGame>,
    seat: Seat,
}

impl Offer {
    /// What it may bring, if chance has a part in it. It is worked out when it is first asked for: the battles that a whole
    /// army may begin are more than anybody looks at.
    pub(crate) fn odds(&self) -> Option<&Odds> {
        let work_out = || {
            let Position { game, seat } = &**self.position.as_ref()?;
            game.odds(*seat, &Chosen::Notation(self.action.clone()))
        };
        self.odds.get_or_init(work_out).as_ref()
    }

    /// A choice whose odds are known, or that has none.
    #[cfg(test)]
    pub(crate) fn known(path: &str, odds: Option<Odds>) -> Offer {
        let (action, path) = (path.to_owned(), Path::parse(path).unwrap());
        Offer { action, path, text: Text::new("anything"), position: None, odds: OnceCell::from(odds) }
    }
}

impl PartialEq for Offer {
    fn eq(&self, other: &Offer) -> bool {
        self.action == other.action
    }
}

impl fmt::Debug for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.action)
    }
}

/// What a seat may choose.
pub(crate) fn offers(game: &dyn AnyGame, seat: Seat) -> Vec<Offer> {
    let position = Rc::new(Position { game: game.copy(), seat });
    let choices = game.legal(seat).into_iter();
    let offers = choices.map(|choice| Offer {
        action: choice.action,
        path: choice.path,
        text: choice.text,
        position: Some(position.clone()),
        odds: OnceCell::new(),
    });
    offers.collect()
}

/// A thing that stands for several clicks: pointing at it makes them all.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Detour {
    /// What is pointed at.
    pub(crate) thing: Step,
    /// The clicks that it stands for, after those that were made.
    pub(crate) clicks: Vec<Step>,
}

/// The clicks made so far towards one of the legal choices.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clicks {
    choices: Vec<Offer>,
    made: Vec<Step>,
    detours: Vec<Detour>,
}

/// What a click did.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Clicked {
    /// The thing cannot be chosen now.
    Refused,
    /// One step further; more is to be pointed at.
    Narrowed,
    /// That was the last step of this choice.
    Complete(Offer),
}

impl Clicks {
    /// Nothing has been pointed at yet.
    pub(crate) fn new(choices: Vec<Offer>) -> Clicks {
        Clicks { choices, made: Vec::new(), detours: Vec::new() }
    }

    /// What stands for several clicks now, in the place of what stood for some before.
    pub(crate) fn take_detours(&mut self, detours: Vec<Detour>) {
        self.detours = detours;
    }

    /// The steps made so far.
    pub(crate) fn made(&self) -> &[Step] {
        &self.made
    }

    /// Every legal choice, whatever has been pointed at.
    pub(crate) fn all(&self) -> &[Offer] {
        &self.choices
    }

    /// The choices that begin with the steps made so far.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Offer> {
        self.choices.iter().filter(|choice| choice.path.starts_with(&self.made))
    }

    /// What may be pointed at next, each thing once, in the order of the choices; then what stands for several clicks.
    pub(crate) fn next(&self) -> Vec<Step> {
        let mut steps = self.next_itself();
        for detour in &self.detours {
            if !steps.contains(&detour.thing) {
                steps.push(detour.thing.clone());
            }
        }
        steps
    }

    /// What may be pointed at next and stands for itself.
    pub(crate) fn next_itself(&self) -> Vec<Step> {
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
        self.open().any(|choice| choice.path.0.get(self.made.len()) == Some(step)) || self.detour(step).is_some()
    }

    fn detour(&self, step: &Step) -> Option<&Detour> {
        self.detours.iter().find(|detour| detour.thing == *step)
    }

    /// The steps that are made once a thing has been pointed at.
    pub(crate) fn with(&self, step: &Step) -> Vec<Step> {
        let more = self.detour(step).map_or(std::slice::from_ref(step), |detour| &detour.clicks);
        [&self.made[..], more].concat()
    }

    /// The choices that pointing at a thing leads to; where only one choice is left, that one.
    pub(crate) fn ahead(&self, step: Option<&Step>) -> Vec<&Offer> {
        let open: Vec<&Offer> = self.open().collect();
        let then = step.map(|step| self.with(step));
        let next = |choice: &&Offer| then.as_ref().is_some_and(|then| choice.path.starts_with(then));
        let ahead: Vec<&Offer> = open.iter().copied().filter(next).collect();
        if ahead.is_empty() && open.len() == 1 { open } else { ahead }
    }

    /// Those of them with odds.
    pub(crate) fn with_odds(&self, step: Option<&Step>) -> Vec<&Offer> {
        let mut ahead = self.ahead(step);
        ahead.retain(|choice| choice.odds().is_some());
        ahead
    }

    /// Points at a thing. No path is the beginning of another, so an action is complete exactly when its whole path
    /// has been clicked: what is left as the only continuation still takes its click.
    pub(crate) fn click(&mut self, step: &Step) -> Clicked {
        if !self.may(step) {
            return Clicked::Refused;
        }
        self.made = self.with(step);
        self.detours.clear();
        match self.choices.iter().find(|choice| choice.path.0 == self.made) {
            Some(choice) => Clicked::Complete(choice.clone()),
            None => Clicked::Narrowed,
        }
    }

    /// Takes the last click back; `false` if there was none.
    pub(crate) fn back(&mut self) -> bool {
        self.detours.clear();
        self.made.pop().is_some()
    }

    /// Takes all clicks back.
    pub(crate) fn restart(&mut self) {
        self.detours.clear();
        self.made.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clicks(paths: &[&str]) -> Clicks {
        Clicks::new(paths.iter().map(|path| Offer::known(path, None)).collect())
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
            choice.odds = OnceCell::from(Some(Odds(Vec::new())));
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
    fn a_detour_makes_several_clicks_at_once_and_goes_before_the_thing_itself() {
        let mut clicks = clicks(&["zone:1 unit:tank zone:2 button:stop", "zone:1 unit:tank zone:2 zone:3"]);
        clicks.click(&step("zone:1"));
        clicks.click(&step("unit:tank"));
        let detour =
            |thing, path: &[&str]| Detour { thing: step(thing), clicks: path.iter().map(|it| step(it)).collect() };
        let there = detour("zone:2", &["zone:2", "button:stop"]);
        clicks.take_detours(vec![there, detour("zone:3", &["zone:2", "zone:3"])]);
        assert_eq!(names(&clicks.next()), ["zone:2", "zone:3"]);
        let mut further = clicks.clone();
        let Clicked::Complete(choice) = clicks.click(&step("zone:2")) else { panic!("it stands for two") };
        assert_eq!(choice.action, "zone:1 unit:tank zone:2 button:stop");
        let Clicked::Complete(choice) = further.click(&step("zone:3")) else { panic!("it stands for two") };
        assert_eq!(choice.action, "zone:1 unit:tank zone:2 zone:3");
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
