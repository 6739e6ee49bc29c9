//! The flat state of play, and nothing that decides.

use std::sync::Arc;

use sandtable_core::{Id, Pile};

use crate::cards::{Card, CardSet, Cards, EventRef, Face};
use crate::effect::{Effect, EventKind};
use crate::field::{Field, MOST_SCORES};
use crate::kind::{Hero, UnitKind};
use crate::piece::{Mark, Piece};
use crate::printed::Fire;
use crate::scenario::{MOST_RESERVE, Scenario};
use crate::setup::{ScenarioRef, Variants};
use crate::side::{Side, Tag};
use crate::terrain::Terrain;
use crate::tile::{Tile, TileSet};

/// A reserve (HN-3.8).
pub(crate) type Reserve = Pile<Card, MOST_RESERVE>;

/// No card has more abilities; the one of a Hero comes behind them.
pub(crate) const MOST_ABILITIES: usize = 6;
/// No more effects last at the same time.
pub(crate) const MOST_LASTING: usize = 8;
/// HN-24.1.
pub const MOST_DIRECTIVES: u8 = 6;

/// The part of a game that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// HN-3.5: a side arranges its hidden cards; `next` counts in the deployment list.
    Deploy {
        /// Whose.
        side: Side,
        /// The entry of the list that is asked for.
        next: u8,
    },
    /// Before turn 1 (HN-43.3).
    Before,
    /// HN-4.4: the start of a phase.
    Opening,
    /// COMMAND markers are spent.
    Tactics,
    /// HN-4.19: the closing, the active player.
    Closing,
    /// HN-4.19: the closing, the other player.
    Closed,
    /// The game is over.
    Over,
}

/// HN-29.7: until when a player is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "kebab-case"),
    schemars(rename_all = "kebab-case")
)]
pub enum Moment {
    /// The next COMMAND marker.
    NextCommand,
    /// The closing of this phase.
    Close,
    /// The own next phase.
    OwnPhase,
    /// The next HIT or loss of a unit.
    Loss,
}

sandtable_core::named!(Moment, "moment", {
    NextCommand => "next-command", Close => "close", OwnPhase => "own-phase", Loss => "loss",
});

/// Everything of a side that is not on the battlefield.
#[derive(Clone, Debug, PartialEq)]
pub struct Force {
    /// DIRECTIVES below the board.
    pub directives: u8,
    /// The hand.
    pub hand: CardSet,
    /// HN-40.3: cards of the hand that everybody knows.
    pub known: CardSet,
    /// HN-44.6: cards of the hand that the enemy has seen.
    pub seen: CardSet,
    /// The reserve.
    pub reserve: Reserve,
    /// The discard pile.
    pub discard: CardSet,
    /// Cards set aside.
    pub aside: CardSet,
    /// HN-47.4: the escaped pile.
    pub escaped: CardSet,
    /// Points for units that left.
    pub exit_points: u8,
    /// Units of this side that were destroyed.
    pub destroyed: u8,
    /// HN-17.14: historical events that were used, a bit each.
    pub used: u8,
    /// HN-17.1.
    pub event_played: bool,
    /// HN-18.1.
    pub hero_played: bool,
    /// HN-29.7.
    pub quiet: Option<Moment>,
    /// HN-50.5: the number of the next tag.
    pub next_tag: u8,
}

impl Force {
    pub(crate) const EMPTY: Force = Force {
        directives: 0,
        hand: CardSet::NONE,
        known: CardSet::NONE,
        seen: CardSet::NONE,
        reserve: Reserve::EMPTY,
        discard: CardSet::NONE,
        aside: CardSet::NONE,
        escaped: CardSet::NONE,
        exit_points: 0,
        destroyed: 0,
        used: 0,
        event_played: false,
        hero_played: false,
        quiet: None,
        next_tag: 1,
    };
}

/// HN-21.11: the first attack of Fire Again!
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again {
    /// Its target.
    pub target: Tag,
    /// Was it a success?
    pub success: bool,
}

/// An activation under way (HN-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// The unit.
    pub unit: Tag,
    /// The normal move is made.
    pub moved: bool,
    /// The forced march is made.
    pub marched: bool,
    /// It has seized.
    pub seized: bool,
    /// The extra move of a card is made (HN-32.12).
    pub extra: bool,
    /// How often each value was used.
    pub values: [u8; 2],
    /// The first attack of Fire Again!, by value.
    pub again: [Option<Again>; 2],
    /// HN-21.19: it shot with a halted value.
    pub halted: bool,
    /// HN-45.5: the charge is used.
    pub charged: bool,
    /// How often each ability was used; the Hero's comes last.
    pub uses: [u8; MOST_ABILITIES + 1],
}

impl Activation {
    pub(crate) const fn new(unit: Tag) -> Activation {
        Activation {
            unit,
            moved: false,
            marched: false,
            seized: false,
            extra: false,
            values: [0; 2],
            again: [None; 2],
            halted: false,
            charged: false,
            uses: [0; MOST_ABILITIES + 1],
        }
    }

    /// HN-10.12.
    #[must_use]
    pub const fn has_moved(&self) -> bool {
        self.moved || self.marched || self.seized || self.extra
    }

    /// Has it shot in any way?
    #[must_use]
    pub const fn has_shot(&self) -> bool {
        self.values[0] > 0 || self.values[1] > 0 || self.charged
    }
}

/// A manoeuvre after its exchange (HN-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manoeuvre {
    /// The two units.
    pub units: [Tag; 2],
    /// The forced march is made.
    pub marched: bool,
    /// Who has shot, and with which value.
    pub shot: Option<(Tag, u8)>,
    /// The first attack of Fire Again!, if its second one is still open.
    pub again: Option<Again>,
}

/// HN-6: a tactic of cards and reinforcements after its draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// HN-6.12: pieces with this tag number or a higher one came in this tactic.
    pub first_tag: u8,
    /// How many cards were placed.
    pub placed: u8,
    /// HN-6.25: for each of them the sources that served, as bits: the zone, then the HQs.
    pub sources: [u8; 3],
    /// The HQs of these bits, by the numbers of their tags; 0 for none.
    pub hqs: [u8; 7],
}

/// What a COMMAND or GO! marker has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Nothing.
    None,
    /// D4.
    Placing(Placing),
    /// D5.
    Unsuppress,
    /// D6.
    Manoeuvre(Manoeuvre),
    /// D7.
    Activation(Activation),
    /// D13: a GO! roll failed.
    ForceGo(Tag),
}

/// Who shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shooter {
    /// A unit in its own activation, or with a charge.
    Active(Tag),
    /// A unit in a manoeuvre.
    Manoeuvre(Tag),
    /// HN-20.29: a unit by Fire!
    Order(Tag),
    /// HN-17.20: a unit by an event.
    ByEvent(Tag),
    /// HN-17.19, HN-25.13: nobody.
    Nobody,
}

impl Shooter {
    /// The unit, if there is one.
    #[must_use]
    pub const fn unit(self) -> Option<Tag> {
        match self {
            Shooter::Active(tag) | Shooter::Manoeuvre(tag) | Shooter::Order(tag) | Shooter::ByEvent(tag) => Some(tag),
            Shooter::Nobody => None,
        }
    }
}

/// Where an attack rests (HN-12.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Step 2: the dice are to be rolled.
    Roll,
    /// D8, step 4.
    Plus,
    /// D9, step 8.
    TurnUp,
    /// D10, step 10.
    SavePlus,
    /// D11, step 14.
    Seize,
}

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Whose attack it is.
    pub side: Side,
    /// Who shoots.
    pub by: Shooter,
    /// At whom.
    pub target: Tag,
    /// The box the target holds, which may be seized.
    pub at: Tile,
    /// Which value of the card, from 0; 2 for a charge.
    pub slot: u8,
    /// The number to reach.
    pub value: u8,
    /// Its shooting effects.
    pub fire: Fire,
    /// HN-24.10: Armour-Piercing by DIRECTIVE.
    pub paid: bool,
    /// HN-21.11: a success without a roll.
    pub sure: bool,
    /// What is asked.
    pub aim: Aim,
    /// The red dice; 0 before the roll and for a sure success.
    pub dice: [u8; 2],
    /// Dice and modifiers.
    pub total: i8,
    /// HN-24.11: +1 was paid.
    pub plus: bool,
    /// The save die; 0 before the roll.
    pub save_die: u8,
    /// The save value it is rolled against; 0 for none.
    pub save: u8,
}

/// What an event asks next (D15, D18 to D22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventAsk {
    /// Nothing: it is settled.
    Nothing,
    /// D20: the next unit.
    Units,
    /// D2, D20: the next box of a barrage.
    Boxes,
    /// HN-50.10: the boxes are chosen and struck one after the other.
    Strike,
    /// D20: the next box for an arrival.
    Spots,
    /// D19, D20: a card of the hand and its box.
    Cards,
    /// D18: the next unit that moves.
    Moves,
    /// D18: the next unit that fires.
    Fires,
    /// D21: the unit that acts.
    Acts,
    /// D22: the next unit.
    Each,
    /// D15: the other seat's choice.
    Answer,
}

/// An event that is being settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventRun {
    /// Which.
    pub event: EventRef,
    /// Whose.
    pub side: Side,
    /// Which of its effects.
    pub effect: u8,
    /// What is asked.
    pub ask: EventAsk,
    /// How many choices are left.
    pub left: u8,
    /// The boxes of a barrage.
    pub boxes: [Tile; 4],
    /// How many boxes are chosen.
    pub chosen: u8,
    /// How many of them are struck.
    pub struck: u8,
    /// The unit that acts.
    pub unit: Option<Tag>,
    /// It has moved.
    pub moved: bool,
    /// HN-21.19: it shot with a halted value.
    pub halted: bool,
    /// The values it has used.
    pub values: [u8; 2],
}

impl EventRun {
    pub(crate) const fn new(event: EventRef, side: Side) -> EventRun {
        EventRun {
            event,
            side,
            effect: 0,
            ask: EventAsk::Nothing,
            left: 0,
            boxes: [Tile::FIRST; 4],
            chosen: 0,
            struck: 0,
            unit: None,
            moved: false,
            halted: false,
            values: [0; 2],
        }
    }

    /// The boxes that are chosen.
    #[must_use]
    pub fn chosen_boxes(&self) -> &[Tile] {
        &self.boxes[..usize::from(self.chosen)]
    }
}

/// An effect in force (HN-17.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lasting {
    /// Of which event.
    pub event: EventRef,
    /// Who played it.
    pub side: Side,
    /// The unit it was played on.
    pub unit: Option<Tag>,
    /// The box it was played on.
    pub tile: Option<Tile>,
    /// The card at the board edge.
    pub card: Option<Card>,
    /// To the end of the turn, not of the phase.
    pub turn: bool,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub winner: Side,
    /// By which condition of the scenario.
    pub win: u8,
}

/// A match of Heroes of Normandie: The Tactical Card Game.
#[derive(Clone, Debug, PartialEq)]
pub struct Heroes {
    pub(crate) scenario: ScenarioRef,
    /// A battlefield that a position has brought; the scenario's otherwise.
    pub(crate) own_field: Option<Arc<Field>>,
    pub(crate) variants: Variants,
    /// Which turn, from 1.
    pub(crate) turn: u8,
    /// Whose phase it is.
    pub(crate) phase: Side,
    pub(crate) stage: Stage,
    /// COMMAND markers that are left.
    pub(crate) commands: u8,
    /// HN-29.1: a pause point has come and is not looked at yet.
    pub(crate) pause: bool,
    /// HN-29.5: the other player's window is open.
    pub(crate) window: bool,
    pub(crate) task: Task,
    pub(crate) event: Option<EventRun>,
    /// HN-10.13: units that entered a box and may meet a Mine there.
    pub(crate) entering: [Option<Tag>; 2],
    pub(crate) attack: Option<Attack>,
    /// Effects in force, the oldest first.
    pub(crate) lasting: [Option<Lasting>; MOST_LASTING],
    /// Where units stand, by side.
    pub(crate) units: [TileSet; 2],
    pub(crate) pieces: [Piece; 64],
    pub(crate) fords: TileSet,
    pub(crate) obstacles: TileSet,
    /// By owner.
    pub(crate) mines: [TileSet; 2],
    /// Marked boxes, by who controls them.
    pub(crate) control: [TileSet; 2],
    /// What each line of the battlefield's scores is worth now (HN-45.11).
    pub(crate) worth: [u8; MOST_SCORES],
    pub(crate) forces: [Force; 2],
    pub(crate) ending: Option<Ending>,
}

impl Heroes {
    /// The scenario that is played.
    #[must_use]
    #[inline]
    pub fn mission(&self) -> &Scenario {
        self.scenario.get()
    }

    /// The cards of the box.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.mission().cards
    }

    /// The battlefield.
    #[must_use]
    #[inline]
    pub fn field(&self) -> &Field {
        match &self.own_field {
            Some(field) => field,
            None => &self.mission().field,
        }
    }

    /// Everything of a side that is not on the battlefield.
    #[must_use]
    #[inline]
    pub fn force(&self, side: Side) -> &Force {
        &self.forces[side.index()]
    }

    #[inline]
    pub(crate) fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.forces[side.index()]
    }

    /// Which turn, from 1.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whose phase it is.
    #[must_use]
    pub fn phase(&self) -> Side {
        self.phase
    }

    /// Where a side's units stand.
    #[must_use]
    #[inline]
    pub fn units(&self, side: Side) -> TileSet {
        self.units[side.index()]
    }

    /// Boxes that hold a unit.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> TileSet {
        self.units[0].or(self.units[1])
    }

    /// The unit in a box.
    #[must_use]
    #[inline]
    pub fn piece(&self, tile: Tile) -> &Piece {
        &self.pieces[tile.index()]
    }

    #[inline]
    pub(crate) fn piece_mut(&mut self, tile: Tile) -> &mut Piece {
        &mut self.pieces[tile.index()]
    }

    /// The Unit Card in a box.
    #[must_use]
    #[inline]
    pub fn kind(&self, tile: Tile) -> &UnitKind {
        &self.cards().kinds[usize::from(self.piece(tile).kind)]
    }

    /// Whose unit stands in a box.
    #[must_use]
    #[inline]
    pub fn side_at(&self, tile: Tile) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.units(*side).contains(tile))
    }

    /// The tag of the unit in a box.
    #[must_use]
    #[inline]
    pub fn tag(&self, tile: Tile) -> Tag {
        let side = if self.units[1].contains(tile) { Side::Ge } else { Side::Us };
        Tag { side, number: self.piece(tile).number }
    }

    /// Where the piece with a tag stands.
    #[must_use]
    #[inline]
    pub fn find(&self, tag: Tag) -> Option<Tile> {
        self.units(tag.side).iter().find(|&tile| self.piece(tile).number == tag.number)
    }

    /// The Hero with the unit in a box.
    #[must_use]
    #[inline]
    pub fn hero(&self, tile: Tile) -> Option<&Hero> {
        let card = self.piece(tile).hero?;
        let side = self.side_at(tile)?;
        match self.cards().data(side, card).face {
            Face::Hero(hero) => Some(&self.cards().heroes[usize::from(hero)]),
            _ => None,
        }
    }

    /// An event of the tables.
    #[must_use]
    #[inline]
    pub fn event_kind(&self, event: EventRef) -> &EventKind {
        &self.cards().events[usize::from(event.0)]
    }

    /// The effects in force, with what they were played on.
    pub(crate) fn in_force(&self) -> impl Iterator<Item = (&Lasting, &Effect)> {
        self.lasting.iter().map_while(Option::as_ref).flat_map(|lasting| {
            let effects = self.event_kind(lasting.event).effects.iter().filter(|effect| effect.lasts());
            effects.map(move |effect| (lasting, effect))
        })
    }

    /// HN-28, HN-30.3, HN-25.2: what a box counts as now. Water is Flooded to an Amphibious unit (HN-22.1).
    #[must_use]
    #[inline]
    pub fn terrain(&self, tile: Tile) -> Terrain {
        if self.variants.no_terrain {
            return Terrain::Open;
        }
        let drawn = self.field().terrain(tile);
        let ford = drawn == Terrain::Water && self.fords.contains(tile);
        let mut terrain = if ford { Terrain::Flooded } else { drawn };
        if self.lasting[0].is_some() {
            for (_, effect) in self.in_force() {
                match effect {
                    Effect::TerrainAs { from: None, to } if ford => terrain = *to,
                    Effect::TerrainAs { from: Some(from), to } if *from == drawn && !ford => terrain = *to,
                    _ => {}
                }
            }
        }
        terrain
    }

    /// Is the piece in this box being activated?
    #[must_use]
    pub fn activation(&self) -> Option<&Activation> {
        match &self.task {
            Task::Activation(activation) => Some(activation),
            _ => None,
        }
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        match &mut self.task {
            Task::Activation(activation) => Some(activation),
            _ => None,
        }
    }

    /// Own units that wait with a GO! marker.
    pub(crate) fn waiting(&self, side: Side) -> TileSet {
        self.units(side).iter().filter(|&tile| self.piece(tile).has(Mark::Go)).collect()
    }

    /// Whose window, question or reply is awaited: who is not the active player.
    #[must_use]
    pub fn other(&self) -> Side {
        self.phase.other()
    }
}
