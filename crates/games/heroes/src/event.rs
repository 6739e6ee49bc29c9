//! What happened, in a form that can be told and moved on a board.

use sandtable_core::Viewer;
use serde::Serialize;

use crate::name::CardName;
use crate::side::{Side, Tag};
use crate::state::Heroes;
use crate::tile::Tile;

/// A card that is known: its name in paths, and what a person calls it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardLabel {
    /// `u15a`.
    pub id: CardName,
    /// "Rifle Company".
    pub name: String,
}

/// A piece on the battlefield, with its card if the reader may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct UnitLabel {
    /// Its tag.
    pub tag: Tag,
    /// Whose it is.
    pub side: Side,
    /// The number on its back.
    pub back: u8,
    /// The box that it stands in.
    pub tile: Tile,
    /// Its card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub card: Option<CardLabel>,
    /// For its owner's eyes.
    #[serde(skip)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub(crate) secret: bool,
}

/// Why DIRECTIVES were taken or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The tactic.
    Tactic,
    /// A Depot.
    Depot,
    /// A rule of the scenario.
    Income,
    /// Elan.
    Elan,
    /// HN-12.7: a natural double 1.
    Unlucky,
    /// An event.
    Event,
}

/// What a DIRECTIVE was used for (HN-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A forced march.
    March,
    /// A GO! roll that had failed.
    Activation,
    /// Armour-Piercing.
    ArmourPiercing,
    /// +1 on an attack.
    Attack,
    /// +1 on a save.
    Save,
}

/// How a unit moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Its normal move.
    Move,
    /// A forced march.
    March,
    /// Seizing.
    Seize,
    /// The extra move of a card.
    Extra,
    /// Forward!
    Forward,
    /// Fall Back!
    FallBack,
    /// An event.
    Event,
}

/// What an attack came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// HN-12.1.
    Success,
    /// HN-12.4.
    Partial,
    /// HN-12.3.
    Failure,
}

/// A tactic of the command board (HN-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tactic {
    /// Recover DIRECTIVES.
    Directives,
    /// Manage cards and reinforcements.
    Cards,
    /// Manoeuvre.
    Manoeuvre,
    /// Remove SUPPRESSED.
    Unsuppress,
    /// Activate a unit.
    Activate,
}

/// One thing that happened. What a viewer may not know is absent from the event that is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "side, unit, tile, card, die and count are what they say")]
pub enum Event {
    /// A phase begins (HN-4.3).
    PhaseBegan { turn: u8, side: Side, commands: u8 },
    /// A COMMAND marker was spent (HN-4.5).
    TacticChosen { side: Side, tactic: Tactic, left: u8 },
    /// DIRECTIVES came.
    DirectivesTaken { side: Side, count: u8, total: u8, reason: Reason },
    /// DIRECTIVES were discarded.
    DirectivesLost { side: Side, count: u8, total: u8 },
    /// A unit used a DIRECTIVE.
    DirectiveUsed { unit: UnitLabel, purpose: Purpose, total: u8 },
    /// Cards were drawn.
    Drew {
        side: Side,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        cards: Option<Vec<CardLabel>>,
    },
    /// Cards set aside went into a hand (HN-44.3).
    Received { side: Side, cards: Vec<CardLabel> },
    /// A card came onto the battlefield.
    Placed { unit: UnitLabel, tile: Tile, hidden: bool },
    /// HN-7.3.
    Exchanged { units: [UnitLabel; 2], tiles: [Tile; 2] },
    /// A SUPPRESSED marker was removed.
    Unsuppressed { unit: UnitLabel, left: u8 },
    /// An activation began; `go` if by a GO! marker.
    Activated { unit: UnitLabel, go: bool },
    /// Its marker became ACTIVATED; `hidden` if the unit turned face down in Forest.
    ActivationEnded { unit: UnitLabel, hidden: bool },
    /// A unit moved.
    Moved { unit: UnitLabel, from: Tile, to: Tile, manner: Manner },
    /// A unit left by an exit (HN-47.4).
    Left { unit: UnitLabel, from: Tile, points: u8 },
    /// A unit was turned up; a decoy is discarded with it.
    TurnedUp { unit: UnitLabel, tile: Tile, decoy: bool },
    /// A unit turned face down.
    TurnedDown { unit: UnitLabel, tile: Tile },
    /// A GO! marker was placed.
    GoPlaced { unit: UnitLabel, sure: bool },
    /// A GO! marker was resolved; without a die if no roll was needed.
    GoRolled { unit: UnitLabel, die: Option<u8>, modifier: i8, need: Option<u8>, passed: bool },
    /// An attack was declared.
    Attacked {
        side: Side,
        by: Option<UnitLabel>,
        from: Option<Tile>,
        target: UnitLabel,
        at: Tile,
        value: u8,
        paid: bool,
    },
    /// The red dice. `reached` if they succeed as they lie, `expected` is the chance of it, in thousandths.
    Rolled { side: Side, dice: [u8; 2], modifier: i8, total: i8, value: u8, reached: bool, expected: u16 },
    /// What the attack came to, before saves; `sure` without a roll.
    Resolved { target: UnitLabel, verdict: Verdict, sure: bool },
    /// The save die; `plus` if a DIRECTIVE has raised it.
    SaveRolled { unit: UnitLabel, die: u8, need: u8, saved: bool, plus: bool },
    /// Markers were placed on a unit.
    Marked { unit: UnitLabel, tile: Tile, hits: u8, suppressed: u8 },
    /// A HIT was removed.
    Healed { unit: UnitLabel, tile: Tile },
    /// Medics & Mechanics.
    MedicRolled { unit: UnitLabel, die: u8, need: u8, healed: bool },
    /// A unit was destroyed.
    Destroyed { unit: UnitLabel, tile: Tile },
    /// HN-22.4: a Fragile unit went back into its reserve.
    Returned { unit: UnitLabel, tile: Tile },
    /// An event was played; `number` if it is historical.
    EventPlayed { side: Side, card: Option<CardLabel>, number: Option<u8>, name: String },
    /// A Hero joined a unit.
    HeroJoined { side: Side, card: CardLabel, unit: UnitLabel },
    /// A marker was put into a box.
    MarkerPut { marker: &'static str, tile: Tile, side: Side },
    /// A marker was taken out of a box.
    MarkerTaken { marker: &'static str, tile: Tile },
    /// A unit was given a marker that it carries.
    MarkerGiven { marker: &'static str, unit: UnitLabel },
    /// A Mine strikes.
    MineStruck { unit: UnitLabel, tile: Tile },
    /// Control of a marked box changed.
    Controlled { tile: Tile, side: Side },
    /// A die for a surrender.
    SurrenderRolled { unit: UnitLabel, die: u8, need: u8, surrendered: bool },
    /// A die for a rout.
    RoutRolled { unit: UnitLabel, die: u8, need: u8, stands: bool },
    /// HN-44.6: a hand was looked at.
    HandSeen {
        by: Side,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        cards: Option<Vec<CardLabel>>,
    },
    /// HN-43.9: a card of choice went from the reserve into the hand.
    Picked {
        side: Side,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional))]
        card: Option<CardLabel>,
    },
    /// HN-45.11: a box has a new value.
    Revalued { tile: Tile, value: u8 },
    /// A lasting effect ended.
    EffectEnded { name: String },
    /// A phase ended.
    PhaseEnded { turn: u8, side: Side },
    /// The game is over.
    Over { winner: Side, points: [u8; 2], rule: String },
}

impl UnitLabel {
    fn tell(&mut self, viewer: Viewer) {
        if self.secret && !viewer.knows_as(self.tag.side.seat()) {
            self.card = None;
        }
        self.secret = false;
    }
}

impl Event {
    /// The units that it names.
    fn units_mut(&mut self) -> Vec<&mut UnitLabel> {
        match self {
            Event::DirectiveUsed { unit, .. }
            | Event::Placed { unit, .. }
            | Event::Unsuppressed { unit, .. }
            | Event::Activated { unit, .. }
            | Event::ActivationEnded { unit, .. }
            | Event::Moved { unit, .. }
            | Event::Left { unit, .. }
            | Event::TurnedUp { unit, .. }
            | Event::TurnedDown { unit, .. }
            | Event::GoPlaced { unit, .. }
            | Event::GoRolled { unit, .. }
            | Event::Resolved { target: unit, .. }
            | Event::SaveRolled { unit, .. }
            | Event::Marked { unit, .. }
            | Event::Healed { unit, .. }
            | Event::MedicRolled { unit, .. }
            | Event::Destroyed { unit, .. }
            | Event::Returned { unit, .. }
            | Event::HeroJoined { unit, .. }
            | Event::MarkerGiven { unit, .. }
            | Event::MineStruck { unit, .. }
            | Event::SurrenderRolled { unit, .. }
            | Event::RoutRolled { unit, .. } => vec![unit],
            Event::Exchanged { units, .. } => units.iter_mut().collect(),
            Event::Attacked { by, target, .. } => by.iter_mut().chain([target]).collect(),
            _ => Vec::new(),
        }
    }

    /// The event as a viewer may know it.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        event.units_mut().into_iter().for_each(|unit| unit.tell(viewer));
        match &mut event {
            Event::Drew { side, cards, .. } if !viewer.knows_as(side.seat()) => *cards = None,
            Event::Picked { side, card } if !viewer.knows_as(side.seat()) => *card = None,
            // HN-44.6: who looked knows, and who was looked at; a spectator does not.
            Event::HandSeen { cards, .. } if viewer == Viewer::Public => *cards = None,
            _ => {}
        }
        event
    }
}

impl Heroes {
    /// How a card is named in events and views.
    pub(crate) fn card_label(&self, side: Side, card: crate::cards::Card) -> CardLabel {
        CardLabel { id: self.cards().data(side, card).name, name: self.cards().title(side, card).to_owned() }
    }

    /// How the unit in a box is named in events.
    pub(crate) fn unit_label(&self, tile: Tile) -> UnitLabel {
        let tag = self.tag(tile);
        let piece = self.piece(tile);
        UnitLabel {
            tag,
            side: tag.side,
            back: tag.number,
            tile,
            card: Some(self.card_label(tag.side, piece.card)),
            secret: piece.is_secret(),
        }
    }
}
