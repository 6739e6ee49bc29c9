//! What the game says, as messages and their arguments; the sentences are in `locales/`.

use sandtable_core::{Component, Prompt, Seat, Step as Click, Text, Viewer, Words};

use crate::action::{Action, Button, Choice, Icon, On, ValueName};
use crate::cards::printed_cards;
use crate::effect::Answer;
use crate::event::{CardLabel, Event};
use crate::name::CardName;
use crate::question::Question;
use crate::setup::Setup;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Moment};
use crate::tile::Tile;
use crate::view::View;

/// "US", "Germany".
pub(crate) fn side_text(side: Side) -> Text {
    Text::new(match side {
        Side::Us => "hn-side-us",
        Side::Ge => "hn-side-ge",
    })
}

/// A unit by its card, or by the number on its back if that is all that is known: "Rifle Company", "German unit 3".
pub(crate) fn unit_text(unit: Tag, card: Option<&CardLabel>) -> Text {
    match card {
        Some(card) => Text::new("hn-name").with("name", card.name.clone()),
        None => Text::new("hn-unit").with("whose", unit.side.to_string()).with("number", i64::from(unit.number)),
    }
}

/// The same with the box that it stands in, for sentences that do not tell it: "Rifle Company (B2)".
pub(crate) fn unit_at_text(unit: Tag, card: Option<&CardLabel>, tile: Tile) -> Text {
    Text::new("hn-unit-at").with("unit", unit_text(unit, card)).with("tile", tile.printed())
}

/// A message about somebody: the side, and whether the reader commands it.
fn about(id: &'static str, side: Side, viewer: Viewer) -> Text {
    let you = if viewer == Viewer::Seat(side.seat()) { "yes" } else { "no" };
    Text::new(id).with("side", side_text(side)).with("you", you)
}

const fn question_id(question: Question) -> &'static str {
    match question {
        Question::Deploy => "hn-ask-deploy",
        Question::Bombard => "hn-ask-bombard",
        Question::Tactic => "hn-ask-tactic",
        Question::Place => "hn-ask-place",
        Question::Unsuppress => "hn-ask-unsuppress",
        Question::Manoeuvre => "hn-ask-manoeuvre",
        Question::Activation => "hn-ask-activation",
        Question::AttackPlus => "hn-ask-attack-plus",
        Question::TurnUp => "hn-ask-turn-up",
        Question::SavePlus => "hn-ask-save-plus",
        Question::Seize => "hn-ask-seize",
        Question::Go => "hn-ask-go",
        Question::ForceGo => "hn-ask-force-go",
        Question::Window => "hn-ask-window",
        Question::Answer => "hn-ask-answer",
        Question::Closing => "hn-ask-closing",
        Question::EventMoves => "hn-ask-event-moves",
        Question::EventFires => "hn-ask-event-fires",
        Question::Arrive => "hn-ask-arrive",
        Question::EventUnit => "hn-ask-event-unit",
        Question::EventBox => "hn-ask-event-box",
        Question::EventCard => "hn-ask-event-card",
        Question::EventActs => "hn-ask-event-acts",
        Question::EventEach => "hn-ask-event-each",
    }
}

/// What is asked of a side, in one line.
pub(crate) fn question_text(question: Question, side: Side, viewer: Viewer) -> Text {
    about(question_id(question), side, viewer)
}

impl Heroes {
    fn farewell(&self, viewer: Viewer) -> Prompt {
        let winner = self.ending.map_or(self.phase, |ending| ending.winner);
        let [us, ge] = Side::BOTH.map(|side| i64::from(self.points(side, true)));
        let text = about("hn-over", winner, viewer).with("us", us).with("ge", ge);
        let rule =
            self.ending.and_then(|ending| crate::cards::known_rule(&self.mission().wins[usize::from(ending.win)].rule));
        Prompt { text, rule: rule.unwrap_or("HN-31.1") }
    }

    /// A unit as a seat may name it.
    pub(crate) fn unit_for(&self, seat: Seat, unit: Tag) -> Text {
        let Some(tile) = self.find(unit) else { return unit_text(unit, None) };
        let piece = self.piece(tile);
        let knows = !piece.is_secret() || unit.side.seat() == seat;
        let label = knows.then(|| self.card_label(unit.side, piece.card));
        unit_at_text(unit, label.as_ref(), tile)
    }

    /// A unit on the battlefield by what everybody sees of it: its card, or that it lies face down; and where it stands.
    fn unit_step_text(&self, tag: Tag) -> Option<Text> {
        let tile = self.find(tag)?;
        let piece = self.piece(tile);
        let text = if piece.is_hidden() {
            Text::new("hn-step-unit-hidden").with("whose", tag.side.to_string()).with("number", i64::from(tag.number))
        } else {
            Text::new("hn-step-unit").with("name", self.card_label(tag.side, piece.card).name)
        };
        Some(text.with("tile", tile.printed()))
    }

    fn card_name(&self, name: CardName) -> String {
        match self.cards().named(name) {
            Some((side, card)) => self.cards().title(side, card).to_owned(),
            None => name.to_string(),
        }
    }

    fn shot_text(&self, seat: Seat, unit: Tag, value: ValueName, paid: bool, target: Tag) -> Text {
        let number = self.find(unit).and_then(|tile| {
            let printed = *self.kind(tile).values.get(value.slot())?;
            Some(if value.halted() == Some(false) { printed.moved? } else { printed.number })
        });
        Text::new(if paid { "hn-do-shoot-paid" } else { "hn-do-shoot" })
            .with("unit", self.unit_for(seat, unit))
            .with("target", self.unit_for(seat, target))
            .with("value", i64::from(number.unwrap_or(0)))
    }

    fn say_action(&self, seat: Seat, action: Action) -> Text {
        let unit = |id: &'static str, tag: Tag| Text::new(id).with("unit", self.unit_for(seat, tag));
        match action {
            Action::Deploy { tile, card } => {
                Text::new("hn-do-deploy").with("card", self.card_name(card)).with("tile", tile.printed())
            }
            Action::RecoverDirectives => Text::new("hn-do-directives"),
            Action::ManageCards => Text::new("hn-do-cards"),
            Action::Manoeuvre(one, other) => unit("hn-do-manoeuvre", one).with("other", self.unit_for(seat, other)),
            Action::Unsuppress(tag) | Action::UnsuppressMore(tag) => unit("hn-do-unsuppress", tag),
            Action::Activate(tag) => unit("hn-do-activate", tag),
            Action::Card { card, number, choice } => self.say_card(seat, card, number, choice),
            Action::Shoot { unit, value, paid, target } => self.shot_text(seat, unit, value, paid, target),
            Action::Move { unit: tag, tile } => unit("hn-do-move", tag).with("tile", tile.printed()),
            Action::Exit(tag) => unit("hn-do-exit", tag),
            Action::March { unit: tag, tile } => {
                let active = tag.or_else(|| self.activation().map(|active| active.unit));
                let text = Text::new("hn-do-march").with("tile", tile.printed());
                text.with("unit", active.map_or_else(|| side_text(self.phase), |tag| self.unit_for(seat, tag)))
            }
            Action::MarchExit(None) => Text::new("hn-do-march-exit"),
            Action::MarchExit(Some(tag)) => unit("hn-do-march-exit-of", tag),
            Action::Use { unit: tag, icon, on } => {
                let ability = icon_text(icon);
                match on {
                    On::Nothing => unit("hn-do-use", tag).with("ability", ability),
                    On::Unit(other) => {
                        unit("hn-do-use-on", tag).with("ability", ability).with("target", self.unit_for(seat, other))
                    }
                    On::Tile(tile) => unit("hn-do-use-tile", tag).with("ability", ability).with("tile", tile.printed()),
                    On::Fire { unit: shooter, value, paid, target } => {
                        unit("hn-do-use-fire", tag).with("shot", self.shot_text(seat, shooter, value, paid, target))
                    }
                }
            }
            Action::Tile(tile) if self.attack.is_some() => Text::new("hn-do-seize").with("tile", tile.printed()),
            Action::Tile(tile) => Text::new("hn-do-box").with("tile", tile.printed()),
            Action::Unit(tag) => unit("hn-do-unit", tag),
            Action::Directive => Text::new("hn-do-directive"),
            Action::TurnUp(tag) => unit("hn-do-turn-up", tag),
            Action::Go(tag) => unit("hn-do-go", tag),
            Action::Quiet(moment) => Text::new("hn-do-quiet").with("moment", moment_text(moment)),
            Action::Button(button) => button_text(button),
        }
    }

    fn say_card(&self, seat: Seat, card: CardName, number: Option<u8>, choice: Choice) -> Text {
        let side = Side::of(seat).unwrap_or(Side::Us);
        let event =
            number.and_then(|number| self.mission().side(side).historical.get(usize::from(number).wrapping_sub(1)));
        let name = event.map_or_else(|| self.card_name(card), |&event| self.event_kind(event).name.clone());
        let play = |id: &'static str| Text::new(id).with("card", name.clone());
        match choice {
            Choice::Nothing => play("hn-do-play"),
            Choice::Unit(tag) => play("hn-do-play-unit").with("unit", self.unit_for(seat, tag)),
            Choice::Tile(tile) => play("hn-do-play-tile").with("tile", tile.printed()),
            Choice::Card(other) => play("hn-do-play-card").with("other", self.card_name(other)),
            Choice::CardTile(other, tile) => {
                play("hn-do-play-card-tile").with("other", self.card_name(other)).with("tile", tile.printed())
            }
            Choice::Answer(answer) => play("hn-do-play-answer").with("answer", answer_text(answer)),
        }
    }
}

fn answer_text(answer: Answer) -> Text {
    Text::new(match answer {
        Answer::Directive => "hn-answer-directive",
        Answer::Obstacle => "hn-answer-obstacle",
        Answer::Suppressed => "hn-answer-suppressed",
        Answer::First => "hn-answer-first",
        Answer::Second => "hn-answer-second",
    })
}

pub(crate) fn moment_text(moment: Moment) -> Text {
    Text::new(match moment {
        Moment::NextCommand => "hn-moment-next-command",
        Moment::Close => "hn-moment-close",
        Moment::OwnPhase => "hn-moment-own-phase",
        Moment::Loss => "hn-moment-loss",
    })
}

fn button_text(button: Button) -> Text {
    Text::new(match button {
        Button::AsListed => "hn-button-as-listed",
        Button::Done => "hn-button-done",
        Button::End => "hn-button-end",
        Button::EndHidden => "hn-button-end-hidden",
        Button::EndPhase => "hn-button-end-phase",
        Button::Pass => "hn-button-pass",
        Button::Accept => "hn-button-accept",
        Button::Stay => "hn-button-stay",
        Button::KeepHidden => "hn-button-keep-hidden",
        Button::Suppressed => "hn-answer-suppressed",
        Button::Obstacle => "hn-answer-obstacle",
        Button::First => "hn-answer-first",
        Button::Second => "hn-answer-second",
    })
}

pub(crate) fn icon_text(icon: Icon) -> Text {
    Text::new(match icon {
        Icon::Go => "hn-ability-go",
        Icon::Elan => "hn-ability-elan",
        Icon::FallBack => "hn-ability-fallback",
        Icon::Forward => "hn-ability-forward",
        Icon::Fire => "hn-ability-fire",
        Icon::Medic => "hn-ability-medic",
        Icon::Reinforce => "hn-ability-reinforce",
        Icon::Rally => "hn-ability-rally",
        Icon::Engineers => "hn-ability-engineers",
        Icon::Charge => "hn-ability-charge",
        Icon::Hero => "hn-ability-hero",
    })
}

/// The name of a printed card, by its name in paths.
fn printed_title(name: &str) -> Option<String> {
    let (side, card) = printed_cards().named(CardName::new(name)?)?;
    Some(printed_cards().title(side, card).to_owned())
}

/// "First shooting value"; of a Lumbering weapon with how it is used.
fn value_step_text(value: ValueName) -> Text {
    let pace = match value.halted() {
        None => "any",
        Some(true) => "halted",
        Some(false) => "moved",
    };
    Text::new("hn-step-shot").with("place", value.slot() as i64 + 1).with("pace", pace)
}

/// The label of a thing that can be clicked, wherever it is.
pub(crate) fn say_step(click: &Click) -> Text {
    let named = |id: &'static str, name: String| Text::new(id).with("name", name);
    let known = match (click.kind(), click.name()) {
        ("card", name) => Some(named("hn-step-card", printed_title(name).unwrap_or_else(|| name.to_uppercase()))),
        ("unit", name) => Tag::named(name).map(|tag| unit_text(tag, None)),
        ("tile", name) => Tile::named(name).map(|tile| named("hn-step-box", tile.printed())),
        ("value", name) => Some(named("hn-step-value", name.to_owned())),
        ("event", name) => Some(named("hn-step-event", name.to_owned())),
        ("ability", name) => Icon::named(name).map(icon_text),
        ("moment", name) => Moment::named(name).map(moment_text),
        ("marker", "directive") => Some(Text::new("hn-step-directive")),
        ("marker", "suppressed") => Some(Text::new("hn-step-suppressed")),
        ("tactic", "directives") => Some(Text::new("hn-do-directives")),
        ("tactic", "cards") => Some(Text::new("hn-do-cards")),
        ("tactic", "manoeuvre") => Some(Text::new("hn-step-manoeuvre")),
        ("tactic", "unsuppress") => Some(Text::new("hn-step-unsuppress")),
        ("tactic", "activate") => Some(Text::new("hn-step-activate")),
        ("button", "turn-up") => Some(Text::new("hn-step-turn-up")),
        ("button", "go") => Some(Text::new("hn-step-go")),
        ("button", "exit") => Some(Text::new("hn-step-exit")),
        ("button", "quiet") => Some(Text::new("hn-step-quiet")),
        ("button", name) => Button::named(name).map(button_text),
        _ => None,
    };
    known.unwrap_or_else(|| Text::new("hn-step-unknown").with("name", click.to_string()))
}

impl Words for Heroes {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        match self.question() {
            Some((side, question)) => Prompt { text: question_text(question, side, viewer), rule: question.rule() },
            None => self.farewell(viewer),
        }
    }

    fn action_text(&self, seat: Seat, action: &Action) -> Text {
        self.say_action(seat, *action)
    }

    fn step_text(&self, step: &Click) -> Text {
        let told = match step.kind() {
            "unit" => Tag::named(step.name()).and_then(|tag| self.unit_step_text(tag)),
            "value" => ValueName::named(step.name()).map(value_step_text),
            _ => None,
        };
        told.unwrap_or_else(|| say_step(step))
    }

    fn event_text(&self, event: &Event, viewer: Viewer) -> Text {
        crate::words::log::event_text(event, viewer)
    }

    /// What a printed scenario asks for stands beside its name.
    fn describe(view: &View, near: Seat) -> Vec<Text> {
        crate::words::describe::describe(view, near)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        crate::words::components::components(setup)
    }

    fn component_of(view: &View, thing: &Click) -> Click {
        crate::words::components::component_of(view, thing)
    }
}

/// A message about somebody, for the log.
pub(crate) fn about_side(id: &'static str, side: Side, viewer: Viewer) -> Text {
    about(id, side, viewer)
}
