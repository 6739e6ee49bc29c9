//! What the game says, as messages and their arguments; the sentences are in `locales/`.

use sandtable_core::{Component, Prompt, Seat, Step as Click, Text, Viewer, Words};

use crate::action::{Action, Astray, Deed, Walk};
use crate::event::{Event, Pile};
use crate::kind::{Kind, Title};
use crate::printed::CardAction;
use crate::saved::read_kind;
use crate::setup::Setup;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::Tile;
use crate::view::View;
use crate::{components, describe};

/// The name of a card: "Rifleman A".
pub(crate) fn card_text(kind: Kind) -> Text {
    let text = Text::new(match kind.title() {
        Title::Sergeant => "un-card-sergeant",
        Title::Guide => "un-card-guide",
        Title::Leader => "un-card-leader",
        Title::Scout => "un-card-scout",
        Title::Rifle => "un-card-rifle",
        Title::Sniper => "un-card-sniper",
        Title::Gunner => "un-card-gunner",
        Title::Mortar => "un-card-mortar",
        Title::Fog => "un-card-fog",
    });
    lettered(text, kind)
}

/// The name of a counter: "US Riflemen A".
pub(crate) fn unit_text(id: UnitId) -> Text {
    let text = Text::new(match id.unit.kind().title() {
        Title::Scout => "un-unit-scout",
        Title::Rifle => "un-unit-rifle",
        Title::Sniper => "un-unit-sniper",
        Title::Gunner => "un-unit-gunner",
        _ => "un-unit-mortar",
    });
    lettered(text, id.unit.kind()).with("side", side_text(id.side))
}

fn lettered(text: Text, kind: Kind) -> Text {
    match kind.squad() {
        Some(squad) => text.with("squad", squad.letter()),
        None => text,
    }
}

/// The name of a side.
pub(crate) fn side_text(side: Side) -> Text {
    Text::new(match side {
        Side::Us => "un-side-us",
        Side::Ge => "un-side-ge",
    })
}

/// A tile's code, the same in every language.
pub(crate) fn tile_text(tile: Tile) -> String {
    tile.printed()
}

/// A tile as a thing to point at: "Tile 17B".
pub(crate) fn tile_step_text(tile: Tile) -> Text {
    Text::new("un-step-tile").with("tile", tile_text(tile))
}

/// What is drawn on a tile.
pub(crate) fn ground_text(ground: &'static str) -> Text {
    Text::new("un-ground").with("ground", ground)
}

/// The name of an action.
pub(crate) fn action_name(action: CardAction) -> Text {
    Text::new(match action {
        CardAction::Move => "un-action-move",
        CardAction::Guide => "un-action-guide",
        CardAction::Scout => "un-action-scout",
        CardAction::Stalk => "un-action-stalk",
        CardAction::Bolster => "un-action-bolster",
        CardAction::Command => "un-action-command",
        CardAction::Conceal => "un-action-conceal",
        CardAction::Control => "un-action-control",
        CardAction::Inspire => "un-action-inspire",
        CardAction::Recon => "un-action-recon",
        CardAction::Target => "un-action-target",
        CardAction::Attack => "un-action-attack",
        CardAction::Suppress => "un-action-suppress",
        CardAction::Blast => "un-action-blast",
    })
}

/// The name of an action, of rallying or of hunkering down, by its word in a path.
fn deed_text(name: &str) -> Option<Text> {
    match name {
        "rally" => Some(Text::new("un-action-rally")),
        "hunker" => Some(Text::new("un-action-hunker")),
        name => CardAction::named(name).map(action_name),
    }
}

/// A message about somebody: the side, and whether the reader leads it.
fn about(id: &'static str, side: Side, viewer: Viewer) -> Text {
    let you = if viewer == Viewer::Seat(side.seat()) { "yes" } else { "no" };
    Text::new(id).with("side", side_text(side)).with("you", you)
}

impl Undaunted {
    /// What is asked of whom, as the viewer should read it.
    pub(crate) fn question(&self, viewer: Viewer) -> Prompt {
        let ask = |id: &'static str, side: Side, rule: &'static str| Prompt { text: about(id, side, viewer), rule };
        match self.pending.top() {
            Some(Step::Initiative) => {
                let asked = self.asked();
                let reader = Side::BOTH.into_iter().find(|side| viewer == Viewer::Seat(side.seat()));
                match (reader, asked.len(), asked.lowest().and_then(Side::of)) {
                    (Some(side), ..) if asked.contains(side.seat()) => ask("un-ask-initiative", side, "UN-5.1"),
                    (_, 1, Some(side)) => ask("un-ask-initiative", side, "UN-5.1"),
                    _ => Prompt { text: Text::new("un-ask-initiative-both"), rule: "UN-5.1" },
                }
            }
            Some(Step::Play(side)) => ask("un-ask-play", side, "UN-6.2"),
            Some(Step::Bolster { side, left, .. }) => {
                Prompt { text: about("un-ask-bolster", side, viewer).with("left", i64::from(left)), rule: "UN-10.5" }
            }
            Some(Step::Blast { side, .. }) => ask("un-ask-blast", side, "UN-11.7"),
            None => self.farewell(viewer),
        }
    }

    fn farewell(&self, viewer: Viewer) -> Prompt {
        let (winner, rule) = match self.ending {
            Some(ending) => (ending.winner, ending.by.rule()),
            None => (self.marker, "UN-13.2"),
        };
        let points = Side::BOTH.map(|side| self.points(side));
        Prompt { text: with_points(about("un-over", winner, viewer), points), rule }
    }
}

fn with_points(text: Text, points: [u16; 2]) -> Text {
    text.with("us", i64::from(points[0])).with("ge", i64::from(points[1]))
}

/// The action as a person would say it.
pub(crate) fn action_text(action: Action) -> Text {
    match action {
        Action::Initiative(kind) => Text::new("un-do-initiative").with("card", card_text(kind)),
        Action::EndTurn => Text::new("un-do-end-turn"),
        Action::BolsterMore(kind) => Text::new("un-do-bolster-more").with("taken", card_text(kind)),
        Action::Done => Text::new("un-do-done"),
        Action::BlastNext(id) => Text::new("un-do-blast-next").with("unit", unit_text(id)),
        Action::Astray(
            Astray::TheirCard(kind) | Astray::TheirSupply(kind) | Astray::TheirPlay(kind) | Astray::InspireMore(kind),
        ) => card_text(kind),
        Action::Play { card, deed } => play_text(deed).with("card", card_text(card)),
    }
}

fn play_text(deed: Deed) -> Text {
    let walked = |id: [&'static str; 3], walk: Walk| match walk {
        Walk::Stay => Text::new(id[0]),
        Walk::One(tile) => Text::new(id[1]).with("tile", tile_text(tile)),
        Walk::Two(first, second) | Walk::Far(first, _, second) => {
            Text::new(id[2]).with("first", tile_text(first)).with("tile", tile_text(second))
        }
    };
    let at = |id: &'static str, unit: UnitId| Text::new(id).with("unit", unit_text(unit));
    match deed {
        Deed::Hunker => Text::new("un-do-hunker"),
        Deed::Rally => Text::new("un-do-rally"),
        Deed::Move(walk) => walked(["un-do-move-stay", "un-do-move", "un-do-move-two"], walk),
        Deed::Scout(walk) => walked(["un-do-scout-stay", "un-do-scout", "un-do-scout-two"], walk),
        Deed::Stalk(walk) => walked(["un-do-stalk-stay", "un-do-stalk", "un-do-stalk-two"], walk),
        Deed::Guide(id, walk) => {
            walked(["un-do-guide-stay", "un-do-guide", "un-do-guide-two"], walk).with("unit", unit_text(id))
        }
        Deed::Bolster(kind) => Text::new("un-do-bolster").with("taken", card_text(kind)),
        Deed::Command(count) => Text::new("un-do-command").with("count", i64::from(count)),
        Deed::Conceal => Text::new("un-do-conceal"),
        Deed::Control => Text::new("un-do-control"),
        Deed::Inspire(kind) => Text::new("un-do-inspire").with("taken", card_text(kind)),
        Deed::Recon => Text::new("un-do-recon"),
        Deed::Target(tile) => Text::new("un-do-target").with("tile", tile_text(tile)),
        Deed::Attack(id) => at("un-do-attack", id),
        Deed::Suppress(id) => at("un-do-suppress", id),
        Deed::Blast(id) => at("un-do-blast", id),
    }
}

/// The label of a thing that can be clicked.
pub(crate) fn step_text(click: &Click) -> Text {
    let known = match (click.kind(), click.name()) {
        ("card" | "supply" | "play", name) => read_kind(name).map(card_text),
        ("unit", name) => UnitId::named(name).map(unit_text),
        ("tile", name) => Tile::named(name).map(tile_step_text),
        ("action", name) => deed_text(name),
        ("count", name) => name.parse().ok().map(|count: i64| Text::new("un-step-count").with("count", count)),
        ("button", "stop") => Some(Text::new("un-step-stop")),
        ("button", "done") => Some(Text::new("un-do-done")),
        ("button", "end-turn") => Some(Text::new("un-do-end-turn")),
        _ => None,
    };
    known.unwrap_or_else(|| Text::new("un-step-unknown").with("name", click.to_string()))
}

/// What happened, as a sentence of the log.
pub(crate) fn event_text(event: &Event, viewer: Viewer) -> Text {
    let about = |id: &'static str, side: Side| about(id, side, viewer);
    let unit = |id: &'static str, unit: UnitId| Text::new(id).with("unit", unit_text(unit));
    match *event {
        Event::RoundBegan { round } => Text::new("un-event-round").with("round", i64::from(round)),
        Event::Drew { side, count, .. } => about("un-event-drew", side).with("count", i64::from(count)),
        Event::Reshuffled { side, count } => about("un-event-reshuffled", side).with("count", i64::from(count)),
        Event::Chose { side, card: None } => about("un-event-chose", side),
        Event::Chose { side, card: Some(card) } => about("un-event-chose-card", side).with("card", card_text(card)),
        Event::Shown { cards, first, taken } => {
            shown_text(cards, about(if taken { "un-event-marker-taken" } else { "un-event-marker-kept" }, first))
        }
        Event::Played { side, card, action } => about("un-event-played", side)
            .with("card", card_text(card))
            .with("action", deed_text(action).unwrap_or_else(|| Text::new("un-action-hunker"))),
        Event::Hunkered { side, card } => about("un-event-hunkered", side).with("card", card_text(card)),
        Event::Rallied { unit: id } => unit("un-event-rallied", id),
        Event::Placed { unit: id, tile, .. } => unit("un-event-placed", id).with("tile", tile_text(tile)),
        Event::Stepped { unit: id, from, to, .. } => {
            unit("un-event-stepped", id).with("from", tile_text(from)).with("tile", tile_text(to))
        }
        Event::Marked { side, tile, fog } => {
            about(if fog { "un-event-marked-fog" } else { "un-event-marked" }, side).with("tile", tile_text(tile))
        }
        Event::Bolstered { side, card } => about("un-event-bolstered", side).with("card", card_text(card)),
        Event::Concealed { side, fog } => {
            about(if fog { "un-event-concealed" } else { "un-event-concealed-none" }, side)
        }
        Event::Controlled { side, tile, taken, points } => {
            let id = if taken { "un-event-controlled-taken" } else { "un-event-controlled" };
            with_points(about(id, side).with("tile", tile_text(tile)), points)
        }
        Event::RadioRaised { side, tile, value, points } => {
            let text = about("un-event-radio", side).with("tile", tile_text(tile)).with("value", i64::from(value));
            with_points(text, points)
        }
        Event::Inspired { side, card } => about("un-event-inspired", side).with("card", card_text(card)),
        Event::FogLifted { side } => about("un-event-fog-lifted", side),
        Event::Targeted { side, tile } => about("un-event-targeted", side).with("tile", tile_text(tile)),
        Event::TargetLifted { side } => about("un-event-target-lifted", side),
        Event::Rolled { target, total, ref dice, hit, .. } => {
            let faces: Vec<String> = dice.iter().map(ToString::to_string).collect();
            unit(if hit { "un-event-hit" } else { "un-event-missed" }, target)
                .with("total", i64::from(total))
                .with("dice", faces.join(", "))
        }
        Event::Suppressed { unit: id, already: false } => unit("un-event-suppressed", id),
        Event::Suppressed { unit: id, already: true } => unit("un-event-suppressed-already", id),
        Event::Casualty { unit: id, pile, .. } => {
            let from = match pile {
                Pile::Hand => "un-event-casualty-hand",
                Pile::Discard => "un-event-casualty-discard",
                Pile::Deck => "un-event-casualty-deck",
            };
            unit(from, id)
        }
        Event::CounterRemoved { unit: id, .. } => unit("un-event-counter-removed", id),
        Event::TurnEnded { side, unplayed } => {
            about("un-event-turn-ended", side).with("count", i64::from(unplayed.len()))
        }
        Event::GameOver { winner, points, .. } => with_points(about("un-event-over", winner), points),
    }
}

/// Both initiative cards; a side without one has none to show (UN-5.9).
fn shown_text(cards: [Option<Kind>; 2], text: Text) -> Text {
    let name = |card: Option<Kind>| card.map_or_else(|| Text::new("un-card-none"), card_text);
    text.with("first", name(cards[0])).with("second", name(cards[1]))
}

impl Words for Undaunted {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.question(viewer)
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        action_text(*action)
    }

    fn step_text(&self, step: &Click) -> Text {
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

    fn component_of(_: &View, thing: &Click) -> Click {
        components::component_of(thing)
    }
}
