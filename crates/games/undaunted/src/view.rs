//! What a viewer may know (UN-15, section 18), built by listing it.

use sandtable_core::{Chance, SeatSet, Viewer, Views};
use serde::Serialize;

use crate::cards::Cards;
use crate::event::Event;
use crate::kind::{Kind, Squad, Unit, UnitSet};
use crate::map::Layout;
use crate::scenario_file::Goal;
use crate::setup::Setup;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::Tile;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The set-up.
    pub options: Setup,
    /// What the scenario is called.
    pub name: String,
    /// Which round, from 1.
    pub round: u16,
    /// After which round the game ends at the latest.
    pub round_limit: u16,
    /// The stage of the round.
    pub stage: Stage,
    /// Whose turn it is, in the turns of a round.
    pub turn: Option<Side>,
    /// Who holds the initiative marker.
    pub marker: Side,
    /// Who is asked.
    pub to_act: SeatSet,
    /// What is asked.
    pub step: Option<StepView>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// The battlefield.
    pub map: MapView,
    /// The US side.
    pub us: SideView,
    /// The German side.
    pub ge: SideView,
}

/// The stage of a round (UN-4.1). Drawing asks nobody and is never seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Initiative cards are chosen.
    Initiative,
    /// The turns.
    Turn,
    /// The game is over.
    Over,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepView {
    /// An initiative card.
    Initiative,
    /// The next play of a turn.
    Play,
    /// The next card of a Bolster.
    Bolster {
        /// How many may still be taken.
        left: u8,
        /// The letter that it is limited to.
        squad: Option<Squad>,
    },
    /// The next counter of a Blast.
    Blast {
        /// The counters not yet attacked.
        left: Vec<UnitId>,
    },
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingView {
    /// The clause.
    pub rule: &'static str,
    /// Who won.
    pub winner: Side,
}

/// The battlefield.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MapView {
    /// Are its lines columns or rows?
    pub layout: Layout,
    /// Its tiles, line by line.
    pub tiles: Vec<TileView>,
}

/// One tile and what lies on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TileView {
    /// Its code.
    pub tile: Tile,
    /// Its line, from 0.
    pub line: u8,
    /// Its offset in the line, in half tiles.
    pub offset: u8,
    /// Its cover bonus as a rule.
    pub cover: u8,
    /// On a hill, the bonus against an attacker on a hill and against a Blast.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub hill: Option<u8>,
    /// What is drawn on it.
    pub ground: &'static str,
    /// The value of its objective, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub objective: Option<u16>,
    /// Does the radio lie here?
    pub radio: bool,
    /// The US marker.
    pub us: Option<Marker>,
    /// The German marker.
    pub ge: Option<Marker>,
}

/// What a control marker shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Marker {
    /// Scouted.
    Scouted,
    /// Controlled.
    Controlled,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideView {
    /// What it plays for: points, or `pin`.
    pub goal: Goal,
    /// Its points now.
    pub points: u16,
    /// Is none of its Riflemen counters on the board (UN-13.5)?
    pub pinned: bool,
    /// Is it beyond hope (UN-13.12)?
    pub hopeless: bool,
    /// Its counters on the board.
    pub counters: Vec<CounterView>,
    /// Its spawn markers.
    pub spawns: Vec<SpawnView>,
    /// Where its target marker is.
    pub target: Option<Tile>,
    /// Its hand.
    pub hand: HandView,
    /// Its initiative card, if it has chosen one that is not shown yet.
    pub chosen: Option<ChosenView>,
    /// How many cards its deck has.
    pub deck: u8,
    /// Its deck, the top card first: for those who see all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub deck_cards: Option<Vec<Kind>>,
    /// The kinds of hand, initiative card and deck together.
    pub pool: Cards,
    /// Its play area.
    pub play: Cards,
    /// Its discard.
    pub discard: Cards,
    /// Its supply.
    pub supply: Cards,
    /// How many of its cards are out of the game.
    pub removed: u8,
    /// Which ones, for their owner (UN-15.7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub removed_cards: Option<Cards>,
}

/// A counter on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CounterView {
    /// Which.
    pub unit: Unit,
    /// Where.
    pub tile: Tile,
    /// Is it suppressed?
    pub suppressed: bool,
    /// Its base defence.
    pub defence: u8,
}

/// A spawn marker, or several on one tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SpawnView {
    /// Where.
    pub tile: Tile,
    /// Whom it serves: `all`, squads, `sniper`, `mortar`.
    pub serves: Vec<String>,
}

/// A hand (UN-15.5).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HandView {
    /// How many cards.
    pub size: u8,
    /// Its cards, if the viewer sees them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub cards: Option<Cards>,
    /// Of the hand and the initiative card together: what everybody knows to be there (section 18.1).
    pub known: Cards,
    /// And for every other of these cards, the units that it is surely not of.
    pub excluded: Vec<UnitSet>,
}

/// An initiative card that is not shown yet (UN-15.8).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChosenView {
    /// Which, for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub card: Option<Kind>,
}

impl View {
    /// What it shows of a side.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideView {
        match side {
            Side::Us => &self.us,
            Side::Ge => &self.ge,
        }
    }

    /// What it shows of a tile.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> Option<&TileView> {
        self.map.tiles.iter().find(|shown| shown.tile == tile)
    }
}

impl Undaunted {
    /// What a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let scenario = self.mission();
        View {
            viewer,
            options: self.options(),
            name: scenario.file.name.clone(),
            round: self.round,
            round_limit: self.round_limit,
            stage: match self.pending.iter().next() {
                None => Stage::Over,
                Some(Step::Initiative) => Stage::Initiative,
                Some(_) => Stage::Turn,
            },
            turn: self.turn_of(),
            marker: self.marker,
            to_act: self.asked(),
            step: self.pending.top().map(StepView::from),
            ending: self.ending.map(|ending| EndingView { rule: ending.by.rule(), winner: ending.winner }),
            map: MapView {
                layout: scenario.map.layout,
                tiles: scenario
                    .map
                    .tiles
                    .iter()
                    .map(|placed| TileView { line: placed.line, offset: placed.offset, ..self.tile_view(placed.tile) })
                    .collect(),
            },
            us: self.side_view(Side::Us, viewer),
            ge: self.side_view(Side::Ge, viewer),
        }
    }

    pub(crate) fn options(&self) -> Setup {
        Setup { scenario: self.scenario.choice(), round_limit: u32::from(self.round_limit) }
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        let marker = |side: Side| {
            let force = self.force(side);
            force.marked.contains(tile).then(|| match force.controlled.contains(tile) {
                true => Marker::Controlled,
                false => Marker::Scouted,
            })
        };
        TileView {
            tile,
            line: 0,
            offset: 0,
            cover: tile.cover().usual,
            hill: tile.cover().low,
            ground: tile.ground(),
            objective: self.mission().objectives.contains(tile).then(|| self.value(tile)),
            radio: self.mission().radio == Some(tile),
            us: marker(Side::Us),
            ge: marker(Side::Ge),
        }
    }

    fn side_view(&self, side: Side, viewer: Viewer) -> SideView {
        let force = self.force(side);
        let owner = viewer.knows_as(side.seat());
        SideView {
            goal: self.mission().side(side).goal,
            points: self.points(side),
            pinned: force.has_no_riflemen(),
            hopeless: self.is_hopeless(side),
            counters: force
                .on_board()
                .map(|(unit, tile)| CounterView {
                    unit,
                    tile,
                    suppressed: force.counter(unit).is_suppressed(),
                    defence: unit.defence(),
                })
                .collect(),
            spawns: self.spawn_views(side),
            target: force.target,
            hand: HandView {
                size: force.hand.len(),
                cards: owner.then_some(force.hand),
                known: *force.sight.known(),
                excluded: force.sight.excluded().to_vec(),
            },
            chosen: force.chosen.map(|kind| ChosenView { card: owner.then_some(kind) }),
            deck: force.deck.len(),
            deck_cards: (viewer == Viewer::All).then(|| force.deck.top_first().collect()),
            pool: force.pool(),
            play: force.play,
            discard: force.discard,
            supply: force.supply,
            removed: force.removed.len(),
            removed_cards: owner.then_some(force.removed),
        }
    }

    fn spawn_views(&self, side: Side) -> Vec<SpawnView> {
        let mut views: Vec<SpawnView> = Vec::new();
        for (whom, name) in &self.mission().file.side(side).spawns {
            let Some(tile) = Tile::named(name) else { continue };
            match views.iter_mut().find(|view| view.tile == tile) {
                Some(view) => view.serves.push(whom.clone()),
                None => views.push(SpawnView { tile, serves: vec![whom.clone()] }),
            }
        }
        views
    }
}

impl From<Step> for StepView {
    fn from(step: Step) -> StepView {
        match step {
            Step::Initiative => StepView::Initiative,
            Step::Play(_) => StepView::Play,
            Step::Bolster { left, squad, .. } => StepView::Bolster { left, squad },
            Step::Blast { left, .. } => StepView::Blast {
                left: Side::BOTH
                    .into_iter()
                    .flat_map(|side| left[side.index()].iter().map(move |unit| UnitId { side, unit }))
                    .collect(),
            },
        }
    }
}

impl Views for Undaunted {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Undaunted {
        self.dealt_anew(viewer, chance)
    }

    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Undaunted {
        self.decks_shuffled(chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }
}
