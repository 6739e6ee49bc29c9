//! What a viewer may know (HN-51), built by listing it.

use sandtable_core::{Chance, SeatSet, Viewer, Views};
use serde::Serialize;

use crate::cards::CardSet;
use crate::effect::Duration;
use crate::event::{CardLabel, Event};
use crate::name::CardName;
use crate::piece::{Evidence, Mark};
use crate::question::Question;
use crate::rules::shooting::reaches;
use crate::setup::Setup;
use crate::side::{Side, Tag};
use crate::state::{Aim, Attack, Heroes, Moment, Stage, Task};
use crate::terrain::Terrain;
use crate::tile::Tile;
use crate::types::UnitType;

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
    /// Which turn, from 1.
    pub turn: u8,
    /// The last turn.
    pub turns: u8,
    /// Whose phase it is.
    pub phase: Side,
    /// Who is the first player.
    pub first: Side,
    /// The part of the game.
    pub stage: StageView,
    /// COMMAND markers left to the active player.
    pub commands: u8,
    /// COMMAND markers of the active player in this phase.
    pub commands_of_turn: u8,
    /// Who is asked.
    pub to_act: SeatSet,
    /// What is asked.
    pub question: Option<Question>,
    /// How the game ended.
    pub ending: Option<EndingView>,
    /// How many columns.
    pub width: u8,
    /// How many rows.
    pub height: u8,
    /// The boxes, the bottom row first.
    pub boxes: Vec<BoxView>,
    /// The units on the battlefield, in the order of the boxes.
    pub units: Vec<UnitView>,
    /// Effects in force.
    pub effects: Vec<EffectView>,
    /// The activation, manoeuvre or other tactic under way.
    pub task: Option<TaskView>,
    /// The event that is being settled.
    pub event: Option<EventView>,
    /// The attack under way.
    pub attack: Option<AttackView>,
    /// Turns with a Scenario Event marker (HN-25.8).
    pub scenario_events: Vec<u8>,
    /// The US side.
    pub us: SideView,
    /// The German side.
    pub ge: SideView,
}

/// The part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    /// Hidden cards are arranged.
    Deployment,
    /// Fire before turn 1.
    Before,
    /// The start of a phase.
    Opening,
    /// COMMAND markers are spent.
    Tactics,
    /// The closing of a phase.
    Closing,
    /// The game is over.
    Over,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingView {
    /// Who won.
    pub winner: Side,
    /// The clause.
    pub rule: String,
}

/// One box and the markers in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoxView {
    /// Its name.
    pub tile: Tile,
    /// What is drawn.
    pub terrain: Terrain,
    /// What it counts as now.
    pub counts_as: Terrain,
    /// An Objective marker.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub objective: bool,
    /// What its control is worth to the US.
    #[serde(skip_serializing_if = "is_zero")]
    pub worth_us: u8,
    /// What its control is worth to Germany.
    #[serde(skip_serializing_if = "is_zero")]
    pub worth_ge: u8,
    /// Who controls it, if it is marked.
    pub control: Option<Side>,
    /// A Depot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub depot: bool,
    /// A Ford.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ford: bool,
    /// An Obstacle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub obstacle: bool,
    /// A Mine, by its owner.
    pub mine: Option<Side>,
    /// A Shooting Bonus marker's number.
    #[serde(skip_serializing_if = "is_zero")]
    pub shooting: u8,
    /// A Defence Bonus marker's number.
    #[serde(skip_serializing_if = "is_zero")]
    pub defence: u8,
    /// A Bombardment marker.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bombardment: bool,
    /// The side whose reinforcement zone it belongs to.
    pub zone: Option<Side>,
    /// The side that may leave here.
    pub exit: Option<Side>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// One unit on the battlefield.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct UnitView {
    /// Its tag.
    pub tag: Tag,
    /// Whose it is.
    pub side: Side,
    /// The number on its back.
    pub back: u8,
    /// Where it stands.
    pub tile: Tile,
    /// Face down?
    pub hidden: bool,
    /// Face down, yet known to both.
    pub known: bool,
    /// Its card, if the viewer knows it.
    pub card: Option<CardLabel>,
    /// The Unit Card it is a copy of, such as `U15`, if the viewer knows it.
    pub number: Option<String>,
    /// Its types, if the viewer knows them.
    pub types: Vec<UnitType>,
    /// Its hit points, markers included, if the viewer knows them.
    pub hit_points: Option<u8>,
    /// HIT markers.
    pub hits: u8,
    /// SUPPRESSED markers.
    pub suppressed: u8,
    /// ACTIVATED.
    pub activated: bool,
    /// A GO! marker.
    pub go: bool,
    /// That GO! needs no roll.
    pub sure: bool,
    /// A Panzerfaust.
    pub panzerfaust: bool,
    /// Hit point markers.
    pub more_points: u8,
    /// It scores nothing if it leaves.
    pub no_score: bool,
    /// The Hero with it.
    pub hero: Option<CardLabel>,
    /// It came by deployment.
    pub deployed: bool,
    /// The event that is being settled still concerns it.
    pub concerned: bool,
    /// The event that is being settled has chosen it already.
    pub settled: bool,
    /// What it has shown while hidden (HN-51.3 to HN-51.13).
    pub evidence: Vec<String>,
    /// Which abilities of the unit that is being activated have chosen it.
    pub chosen: u8,
}

/// An effect in force.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EffectView {
    /// The event: `eu07`, `us-2`.
    pub event: String,
    /// Its name.
    pub name: String,
    /// Who played it.
    pub side: Side,
    /// On which unit.
    pub unit: Option<Tag>,
    /// On which box.
    pub tile: Option<Tile>,
    /// Until when.
    pub until: Duration,
}

/// What a COMMAND or GO! marker has begun.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they are what they say")]
pub enum TaskView {
    /// D4.
    Placing { placed: u8 },
    /// D5.
    Unsuppress,
    /// D6.
    Manoeuvre { units: [Tag; 2], marched: bool, shot: Option<Tag> },
    /// D7.
    Activation {
        unit: Tag,
        moved: bool,
        marched: bool,
        seized: bool,
        extra: bool,
        values: [u8; 2],
        halted: bool,
        charged: bool,
        uses: Vec<u8>,
    },
    /// D13.
    ForceGo { unit: Tag },
}

/// An event that is being settled.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EventView {
    /// `eu02`, `us-2`, `bombard`.
    pub event: String,
    /// Its name.
    pub name: String,
    /// Whose.
    pub side: Side,
    /// How many choices are left.
    pub left: u8,
    /// The boxes that are chosen.
    pub boxes: Vec<Tile>,
    /// The unit that acts.
    pub unit: Option<Tag>,
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AttackView {
    /// Whose attack it is.
    pub side: Side,
    /// The attacking unit, if there is one.
    pub by: Option<Tag>,
    /// The target.
    pub target: Tag,
    /// Where the target stands or stood.
    pub at: Tile,
    /// The number to reach.
    pub value: u8,
    /// Shooting effects, as the data write them.
    pub effects: Vec<String>,
    /// Armour-Piercing was paid.
    pub paid: bool,
    /// A success without a roll.
    pub sure: bool,
    /// The red dice; zeros before the roll.
    pub dice: [u8; 2],
    /// Dice and modifiers.
    pub total: i8,
    /// The dice succeed as they lie.
    pub reached: bool,
    /// +1 was paid.
    pub plus: bool,
    /// The save die, if it is rolled.
    pub save_die: Option<u8>,
    /// The save value, if one is rolled against.
    pub save: Option<u8>,
}

/// One side beside the battlefield.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideView {
    /// DIRECTIVES ready to be spent.
    pub directives: u8,
    /// Points, counted as if the game ended now.
    pub points: u8,
    /// Its own units that were destroyed.
    pub destroyed: u8,
    /// How many cards it holds.
    pub hand: u8,
    /// Which ones: all for their owner, what is known to others.
    pub hand_cards: Vec<CardLabel>,
    /// How many cards its reserve has.
    pub reserve: u8,
    /// What the reserve holds, in no order, for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub reserve_cards: Option<Vec<CardLabel>>,
    /// The reserve from the top, for those who see all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub reserve_order: Option<Vec<CardName>>,
    /// Cards that the enemy cannot place: hand, reserve and hidden units that came from the hand, in no order.
    pub pool: Vec<CardLabel>,
    /// Cards of the deployment that are still hidden and unknown, in no order.
    pub deployed_pool: Vec<CardLabel>,
    /// The discard pile.
    pub discard: Vec<CardLabel>,
    /// Cards set aside.
    pub aside: Vec<CardLabel>,
    /// The escaped pile.
    pub escaped: Vec<CardLabel>,
    /// Cards at the board edge: effects that last, Heroes.
    pub edge: Vec<CardLabel>,
    /// Its historical events.
    pub historical: Vec<HistoricalView>,
    /// An Event card was played in this phase.
    pub event_played: bool,
    /// A Hero card was played in this phase.
    pub hero_played: bool,
    /// Until when it is left alone, for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub quiet: Option<Moment>,
    /// The number of its next tag.
    pub next_tag: u8,
    /// COMMAND markers turn by turn.
    pub commands: Vec<u8>,
}

/// A historical event and its marker.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HistoricalView {
    /// Its number.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// Is it used?
    pub used: bool,
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

    /// The unit in a box.
    #[must_use]
    pub fn unit_at(&self, tile: Tile) -> Option<&UnitView> {
        self.units.iter().find(|unit| unit.tile == tile)
    }

    /// The unit with a tag.
    #[must_use]
    pub fn unit(&self, tag: Tag) -> Option<&UnitView> {
        self.units.iter().find(|unit| unit.tag == tag)
    }
}

impl Heroes {
    /// What a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let scenario = self.mission();
        let mut scenario_events: Vec<u8> = scenario.arrivals.iter().map(|arrival| arrival.turn).collect();
        scenario_events.extend(scenario.income.iter().map(|income| income.1));
        View {
            viewer,
            options: self.options(),
            name: scenario.file.name.clone(),
            turn: self.turn,
            turns: scenario.turns,
            phase: self.phase,
            first: scenario.first,
            stage: match self.stage {
                Stage::Deploy { .. } => StageView::Deployment,
                Stage::Before => StageView::Before,
                Stage::Opening => StageView::Opening,
                Stage::Tactics => StageView::Tactics,
                Stage::Closing | Stage::Closed => StageView::Closing,
                Stage::Over => StageView::Over,
            },
            commands: self.commands,
            commands_of_turn: scenario.side(self.phase).commands[usize::from(self.turn.saturating_sub(1)).min(7)],
            to_act: self.asked_seats(),
            question: self.question().map(|(_, question)| question),
            ending: self.ending.map(|ending| EndingView {
                winner: ending.winner,
                rule: scenario.wins[usize::from(ending.win)].rule.clone(),
            }),
            width: self.field().width,
            height: self.field().height,
            boxes: self.field().boxes.iter().map(|tile| self.box_view(tile)).collect(),
            units: self.occupied().iter().map(|tile| self.unit_view(tile, viewer)).collect(),
            effects: self.effect_views(),
            task: self.task_view(),
            event: self.event.map(|run| {
                let kind = self.event_kind(run.event);
                EventView {
                    event: kind.id.clone(),
                    name: kind.name.clone(),
                    side: run.side,
                    left: run.left,
                    boxes: run.chosen_boxes().to_vec(),
                    unit: run.unit,
                }
            }),
            attack: self.attack.as_ref().map(attack_view),
            scenario_events,
            us: self.side_view(Side::Us, viewer),
            ge: self.side_view(Side::Ge, viewer),
        }
    }

    fn box_view(&self, tile: Tile) -> BoxView {
        let field = self.field();
        let worth = |side: Side| {
            let lines = field.scores.iter().zip(&self.worth);
            let mine = lines.filter(|(score, _)| score.tile == tile && score.side.is_none_or(|whose| whose == side));
            mine.map(|(_, &value)| value).sum()
        };
        let struck = self.event.is_some_and(|run| run.chosen_boxes()[usize::from(run.struck)..].contains(&tile));
        BoxView {
            tile,
            terrain: field.terrain(tile),
            counts_as: self.terrain(tile),
            objective: field.objectives.contains(tile),
            worth_us: worth(Side::Us),
            worth_ge: worth(Side::Ge),
            control: Side::BOTH.into_iter().find(|side| self.control[side.index()].contains(tile)),
            depot: field.depots.contains(tile),
            ford: self.fords.contains(tile),
            obstacle: self.obstacles.contains(tile),
            mine: Side::BOTH.into_iter().find(|side| self.mines[side.index()].contains(tile)),
            shooting: field.shooting_bonus(tile),
            defence: field.defence_bonus(tile).unwrap_or(0),
            bombardment: struck,
            zone: Side::BOTH.into_iter().find(|side| field.zones[side.index()].contains(tile)),
            exit: self.mission().exits.filter(|exits| exits.boxes.contains(tile)).map(|exits| exits.side),
        }
    }

    fn unit_view(&self, tile: Tile, viewer: Viewer) -> UnitView {
        let piece = self.piece(tile);
        let tag = self.tag(tile);
        let kind = self.kind(tile);
        let knows = !piece.is_secret() || viewer.knows_as(tag.side.seat());
        UnitView {
            tag,
            side: tag.side,
            back: tag.number,
            tile,
            hidden: piece.is_hidden(),
            known: piece.has(Mark::Known),
            card: knows.then(|| self.card_label(tag.side, piece.card)),
            number: knows.then(|| kind.id.clone()),
            types: if knows { kind.types.iter().collect() } else { Vec::new() },
            hit_points: knows.then_some(kind.hit_points + piece.more_points),
            hits: piece.hits,
            suppressed: piece.suppressed,
            activated: piece.has(Mark::Activated),
            go: piece.has(Mark::Go),
            sure: piece.has(Mark::Sure),
            panzerfaust: piece.has(Mark::Panzerfaust),
            more_points: piece.more_points,
            no_score: piece.has(Mark::NoScore),
            hero: piece.hero.map(|hero| self.card_label(tag.side, hero)),
            deployed: piece.has(Mark::Deployed),
            concerned: piece.has(Mark::Concerned),
            settled: piece.has(Mark::Settled),
            evidence: piece.evidence.iter().map(|evidence: Evidence| evidence.name().to_owned()).collect(),
            chosen: piece.chosen,
        }
    }

    fn effect_views(&self) -> Vec<EffectView> {
        let lasting = self.lasting.iter().flatten();
        let view = lasting.map(|lasting| {
            let kind = self.event_kind(lasting.event);
            EffectView {
                event: kind.id.clone(),
                name: kind.name.clone(),
                side: lasting.side,
                unit: lasting.unit,
                tile: lasting.tile,
                until: if lasting.turn { Duration::Turn } else { Duration::Phase },
            }
        });
        view.collect()
    }

    fn task_view(&self) -> Option<TaskView> {
        Some(match self.task {
            Task::None => return None,
            Task::Placing(placing) => TaskView::Placing { placed: placing.placed },
            Task::Unsuppress => TaskView::Unsuppress,
            Task::Manoeuvre(manoeuvre) => TaskView::Manoeuvre {
                units: manoeuvre.units,
                marched: manoeuvre.marched,
                shot: manoeuvre.shot.map(|(tag, _)| tag),
            },
            Task::Activation(active) => TaskView::Activation {
                unit: active.unit,
                moved: active.moved,
                marched: active.marched,
                seized: active.seized,
                extra: active.extra,
                values: active.values,
                halted: active.halted,
                charged: active.charged,
                uses: active.uses.to_vec(),
            },
            Task::ForceGo(unit) => TaskView::ForceGo { unit },
        })
    }

    fn side_view(&self, side: Side, viewer: Viewer) -> SideView {
        let force = self.force(side);
        let owner = viewer.knows_as(side.seat());
        let rival = viewer.knows_as(side.other().seat());
        let labels = |set: &CardSet| set.iter().map(|card| self.card_label(side, card)).collect::<Vec<_>>();
        let shown = match (owner, rival) {
            (true, _) => force.hand,
            (false, true) => force.known.or(&force.seen),
            (false, false) => force.known,
        };
        let reserve: CardSet = force.reserve.as_slice().iter().copied().collect();
        let (pool, deployed) = self.pools(side);
        let mut edge: Vec<CardLabel> = Vec::new();
        for lasting in self.lasting.iter().flatten().filter(|lasting| lasting.side == side) {
            edge.extend(lasting.card.map(|card| self.card_label(side, card)));
        }
        let heroes = self.units(side).iter().filter_map(|tile| self.piece(tile).hero);
        edge.extend(heroes.map(|card| self.card_label(side, card)));
        let setup = self.mission().side(side);
        SideView {
            directives: force.directives,
            points: self.points(side, true),
            destroyed: force.destroyed,
            hand: force.hand.len(),
            hand_cards: labels(&shown),
            reserve: force.reserve.len(),
            reserve_cards: owner.then(|| labels(&reserve)),
            reserve_order: (viewer == Viewer::All)
                .then(|| force.reserve.top_first().map(|card| self.cards().data(side, card).name).collect()),
            pool: labels(&pool),
            deployed_pool: labels(&deployed),
            discard: labels(&force.discard),
            aside: labels(&force.aside),
            escaped: labels(&force.escaped),
            edge,
            historical: setup
                .historical
                .iter()
                .enumerate()
                .map(|(index, &event)| HistoricalView {
                    number: index as u8 + 1,
                    name: self.event_kind(event).name.clone(),
                    used: force.used & (1 << index) != 0,
                })
                .collect(),
            event_played: force.event_played,
            hero_played: force.hero_played,
            quiet: force.quiet.filter(|_| owner),
            next_tag: force.next_tag,
            commands: setup.commands[..usize::from(self.mission().turns)].to_vec(),
        }
    }

    /// HN-51: the cards that the enemy of a side cannot place, and those of the deployment that are still hidden.
    pub(crate) fn pools(&self, side: Side) -> (CardSet, CardSet) {
        let force = self.force(side);
        let mut pool = force.hand;
        // While a side still arranges its cards, none of them is known to lie anywhere.
        if matches!(self.stage, Stage::Deploy { side: deploying, .. } if deploying == side) {
            force.reserve.as_slice().iter().for_each(|&card| pool.insert(card));
            let hidden = self.mission().side(side).deployment.iter().filter(|entry| entry.hidden);
            return (pool, hidden.map(|entry| entry.card).collect());
        }
        force.reserve.as_slice().iter().for_each(|&card| pool.insert(card));
        let mut deployed = CardSet::NONE;
        for tile in self.units(side).iter() {
            let piece = self.piece(tile);
            match (piece.is_secret(), piece.has(Mark::Deployed)) {
                (true, true) => deployed.insert(piece.card),
                (true, false) => pool.insert(piece.card),
                _ => {}
            }
        }
        (pool, deployed)
    }
}

fn attack_view(attack: &Attack) -> AttackView {
    AttackView {
        side: attack.side,
        by: attack.by.unit(),
        target: attack.target,
        at: attack.at,
        value: attack.value,
        effects: attack.fire.words(),
        paid: attack.paid,
        sure: attack.sure,
        dice: attack.dice,
        total: attack.total,
        reached: attack.dice[0] > 0 && reaches(attack.total, attack.value),
        plus: attack.plus,
        save_die: (attack.save_die > 0).then_some(attack.save_die),
        save: (attack.save > 0 && matches!(attack.aim, Aim::SavePlus)).then_some(attack.save),
    }
}

impl Views for Heroes {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Heroes {
        self.dealt_anew(viewer, chance)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }
}
