//! What the game says, as messages and their arguments; the sentences are in `locales/`.

use sandtable_core::{Component, Prompt, Seat, Step, Text, Viewer, Words};

use crate::action::{Action, Click};
use crate::card::{Card, Colour, Deck, Face, Tactic};
use crate::event::Event;
use crate::flag::Flag;
use crate::rules::formation::{Formation, Strength};
use crate::rules::turn::TurnStep;
use crate::setup::Setup;
use crate::state::BattleLine;
use crate::view::View;
use crate::{components, describe};

/// The name of a card.
pub(crate) fn card_text(card: Card) -> Text {
    match card.face() {
        Face::Troop(colour, value) => {
            Text::new("bl-card-troop").with("colour", colour_text(colour)).with("value", i64::from(value))
        }
        Face::Tactic(tactic) => Text::new(match tactic {
            Tactic::LeaderLion => "bl-card-leader-lion",
            Tactic::LeaderEagle => "bl-card-leader-eagle",
            Tactic::Horse => "bl-card-horse",
            Tactic::Shield => "bl-card-shield",
            Tactic::Fog => "bl-card-fog",
            Tactic::Mud => "bl-card-mud",
            Tactic::Scout => "bl-card-scout",
            Tactic::Redeploy => "bl-card-redeploy",
            Tactic::Deserter => "bl-card-deserter",
            Tactic::Traitor => "bl-card-traitor",
        }),
    }
}

/// The name of a colour.
pub(crate) fn colour_text(colour: Colour) -> Text {
    Text::new(match colour {
        Colour::Red => "bl-colour-red",
        Colour::Orange => "bl-colour-orange",
        Colour::Yellow => "bl-colour-yellow",
        Colour::Green => "bl-colour-green",
        Colour::Blue => "bl-colour-blue",
        Colour::Purple => "bl-colour-purple",
    })
}

/// The name of a deck.
pub(crate) fn deck_text(deck: Deck) -> Text {
    Text::new(match deck {
        Deck::Troops => "bl-deck-troops",
        Deck::Tactics => "bl-deck-tactics",
    })
}

/// A message about a flag.
pub(crate) fn flag_text(id: &'static str, flag: Flag) -> Text {
    Text::new(id).with("flag", i64::from(flag.get()))
}

/// A formation with its sum.
pub(crate) fn strength_text(strength: Strength) -> Text {
    formation_text(strength.formation(), strength.sum())
}

/// A formation with its sum, as a view tells it.
pub(crate) fn formation_text(formation: Formation, sum: u8) -> Text {
    let id = match formation {
        Formation::Sum => "bl-strength-sum",
        Formation::Host => "bl-strength-host",
        Formation::Skirmish => "bl-strength-skirmish",
        Formation::Battalion => "bl-strength-battalion",
        Formation::Phalanx => "bl-strength-phalanx",
        Formation::Wedge => "bl-strength-wedge",
    };
    Text::new(id).with("sum", i64::from(sum))
}

/// A formation that is completed at a flag.
pub(crate) fn completed(formation: Formation, flag: Flag) -> Text {
    let id = match formation {
        Formation::Sum | Formation::Host => "bl-odds-host",
        Formation::Skirmish => "bl-odds-skirmish",
        Formation::Battalion => "bl-odds-battalion",
        Formation::Phalanx => "bl-odds-phalanx",
        Formation::Wedge => "bl-odds-wedge",
    };
    flag_text(id, flag)
}

/// A message about somebody: the seat's number, and whether it is the reader.
fn about(id: &'static str, seat: Seat, viewer: Viewer) -> Text {
    let you = if viewer == Viewer::Seat(seat) { "yes" } else { "no" };
    Text::new(id).with("seat", i64::from(seat.0)).with("you", you)
}

impl BattleLine {
    /// What is asked of whom, as the viewer should read it.
    pub(crate) fn question(&self, viewer: Viewer) -> Prompt {
        let Some(step) = self.pending.top() else { return self.farewell(viewer) };
        let seat = self.active;
        let left = |left: u8, text: Text| text.with("left", i64::from(left));
        let may_pass = self.judge(seat, Action::Pass).is_ok();
        let (text, rule) = match step {
            TurnStep::Play if may_pass => (about("bl-ask-play-or-pass", seat, viewer), "BL-3.6"),
            TurnStep::Play => (about("bl-ask-play", seat, viewer), "BL-3.3"),
            TurnStep::ScoutDraw { left: n } => (left(n, about("bl-ask-scout-draw", seat, viewer)), "BL-12.2"),
            TurnStep::PutBack { left: n } => (left(n, about("bl-ask-put-back", seat, viewer)), "BL-12.4"),
            TurnStep::Claim => (about("bl-ask-claim", seat, viewer), "BL-7.1"),
            TurnStep::Draw => (about("bl-ask-draw", seat, viewer), "BL-3.9"),
        };
        Prompt { text, rule }
    }

    /// The match is over.
    fn farewell(&self, viewer: Viewer) -> Prompt {
        let totals = self.total_points().map(i64::from);
        let winner = self.match_outcome().and_then(|outcome| match outcome.verdict {
            sandtable_core::Verdict::Won(winners) => winners.lowest(),
            _ => None,
        });
        let text = match winner {
            Some(seat) => about("bl-over-won", seat, viewer),
            None => Text::new("bl-over-drawn"),
        };
        let rule = self.ending.map_or("BL-14.3", |ending| ending.rule());
        Prompt { text: text.with("first", totals[0]).with("second", totals[1]), rule }
    }
}

/// The action as a person would say it.
pub(crate) fn action_text(action: Action) -> Text {
    let with_card = |id: &'static str, card: Card| Text::new(id).with("card", card_text(card));
    let at = |text: Text, flag: Flag| text.with("flag", i64::from(flag.get()));
    match action {
        Action::Place { card, flag } => at(with_card("bl-do-place", card), flag),
        Action::Scout => Text::new("bl-do-scout"),
        Action::Redeploy { card, to: Some(flag) } => at(with_card("bl-do-redeploy", card), flag),
        Action::Redeploy { card, to: None } => with_card("bl-do-redeploy-off", card),
        Action::Deserter { card } => with_card("bl-do-deserter", card),
        Action::Traitor { card, to: Some(flag) } => at(with_card("bl-do-traitor", card), flag),
        Action::Traitor { card, to: None } => with_card("bl-do-traitor-off", card),
        Action::Pass => Text::new("bl-do-pass"),
        Action::Draw(deck) => Text::new("bl-do-draw").with("deck", deck_text(deck)),
        Action::Back(card) => with_card("bl-do-back", card),
        Action::Claim(flag) => flag_text("bl-do-claim", flag),
        Action::Done => Text::new("bl-do-done"),
    }
}

/// The label of a thing that can be clicked.
pub(crate) fn step_text(step: &Step) -> Text {
    match Click::read(step) {
        Some(Click::Card(card)) => card_text(card),
        Some(Click::Flag(flag)) => flag_text("bl-step-flag", flag),
        Some(Click::Deck(deck)) => deck_text(deck),
        Some(Click::Pass) => Text::new("bl-do-pass"),
        Some(Click::Done) => Text::new("bl-do-done"),
        Some(Click::Discard) => Text::new("bl-step-discard"),
        None => Text::new("bl-step-unknown").with("name", step.to_string()),
    }
}

/// What happened, as a sentence of the log.
pub(crate) fn event_text(event: &Event, viewer: Viewer) -> Text {
    let card = |text: Text, card: Card| text.with("card", card_text(card));
    let at = |text: Text, name: &'static str, flag: Flag| text.with(name, i64::from(flag.get()));
    let from_deck = |text: Text, deck: Deck| text.with("deck", deck_text(deck));
    match *event {
        Event::StartingDraw { cards: [first, second] } => {
            Text::new("bl-event-starting-draw").with("first", card_text(first)).with("second", card_text(second))
        }
        Event::GameBegan { game, starter } => {
            about("bl-event-game-began", starter, viewer).with("game", i64::from(game))
        }
        Event::Placed { seat, card: placed, flag } => {
            at(card(about("bl-event-placed", seat, viewer), placed), "flag", flag)
        }
        Event::Scouting { seat } => about("bl-event-scouting", seat, viewer),
        Event::Redeployed { seat, card: moved, from, to: Some(to) } => {
            at(at(card(about("bl-event-redeployed", seat, viewer), moved), "from", from), "flag", to)
        }
        Event::Redeployed { seat, card: moved, from, to: None } => {
            at(card(about("bl-event-redeployed-off", seat, viewer), moved), "from", from)
        }
        Event::Deserted { seat, card: gone, from } => {
            at(card(about("bl-event-deserted", seat, viewer), gone), "from", from)
        }
        Event::TurnedTraitor { seat, card: moved, from, to } => {
            at(at(card(about("bl-event-traitor", seat, viewer), moved), "from", from), "flag", to)
        }
        Event::Passed { seat } => about("bl-event-passed", seat, viewer),
        Event::Drew { seat, deck, card: None, .. } => from_deck(about("bl-event-drew", seat, viewer), deck),
        Event::Drew { seat, deck, card: Some(drawn), .. } => {
            from_deck(card(about("bl-event-drew-card", seat, viewer), drawn), deck)
        }
        Event::PutBack { seat, deck, card: None } => from_deck(about("bl-event-put-back", seat, viewer), deck),
        Event::PutBack { seat, deck, card: Some(back) } => {
            from_deck(card(about("bl-event-put-back-card", seat, viewer), back), deck)
        }
        Event::Claimed { seat, flag } => at(about("bl-event-claimed", seat, viewer), "flag", flag),
        Event::GameOver { winner, points, .. } => {
            let text = match winner {
                Some(seat) => about("bl-event-won", seat, viewer),
                None => Text::new("bl-event-drawn"),
            };
            text.with("first", i64::from(points[0])).with("second", i64::from(points[1]))
        }
    }
}

impl Words for BattleLine {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.question(viewer)
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        action_text(*action)
    }

    fn step_text(&self, step: &Step) -> Text {
        step_text(step)
    }

    fn event_text(&self, event: &Event, viewer: Viewer) -> Text {
        event_text(event, viewer)
    }

    fn describe(view: &View, near: Seat) -> Vec<Text> {
        describe::describe(view, near)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::components(setup)
    }
}
