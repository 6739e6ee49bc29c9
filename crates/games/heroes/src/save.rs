//! A position is written: everything of the state, in the words of `saved.rs`.

use std::collections::BTreeMap;

use crate::cards::{Card, CardSet};
use crate::field::ZoneExtraFile;
use crate::piece::Mark;
use crate::saved::{
    Saved, SavedActivation, SavedAgain, SavedAim, SavedAsk, SavedAttack, SavedEffect, SavedEvent, SavedGo,
    SavedManoeuvre, SavedMarkers, SavedObjectives, SavedOver, SavedPiece, SavedPlacing, SavedShooter, SavedSide,
    SavedStage, SavedUnit, SavedZones, UnitName,
};
use crate::side::{Side, Tag};
use crate::state::{
    Activation, Again, Aim, Attack, EventAsk, EventRun, Heroes, Manoeuvre, Placing, Shooter, Stage, Task,
};
use crate::tile::Tile;

impl Heroes {
    /// The whole position.
    pub(crate) fn to_saved(&self) -> Saved {
        let field = self.own_field.is_some();
        let bare = self.mission();
        let moved_markers = field || self.fords != bare.field.fords || self.obstacles != bare.field.obstacles;
        let mines = self.mines.iter().any(|mines| !mines.is_empty());
        let mut saved = Saved {
            setup: self.options(),
            map: field.then(|| self.field().rows()),
            zones: field.then(|| self.saved_zones()),
            markers: (moved_markers || mines).then(|| self.saved_markers()),
            control: Some(self.saved_control()),
            turn: Some(self.turn),
            phase: Some(self.phase),
            stage: Some(match self.stage {
                Stage::Deploy { .. } => SavedStage::Deploy,
                Stage::Before => SavedStage::Before,
                Stage::Opening => SavedStage::Opening,
                Stage::Tactics => SavedStage::Tactics,
                Stage::Closing => SavedStage::Closing,
                Stage::Closed => SavedStage::Closed,
                Stage::Over => SavedStage::Over,
            }),
            deploying: match self.stage {
                Stage::Deploy { next, .. } => Some(next + 1),
                _ => None,
            },
            commands: Some(self.commands),
            window: self.window,
            event: self.event.as_ref().map(|run| self.saved_event(run)),
            attack: self.attack.as_ref().map(saved_attack),
            effects: self.saved_effects(),
            worth: Some(self.worth[..self.field().scores.len()].to_vec()).filter(|worth| !worth.is_empty()),
            over: self.ending.map(|ending| SavedOver { winner: ending.winner, condition: ending.win + 1 }),
            us: self.saved_side(Side::Us),
            ge: self.saved_side(Side::Ge),
            ..Saved::default()
        };
        match self.task {
            Task::None => {}
            Task::Placing(placing) => saved.placing = Some(self.saved_placing(&placing)),
            Task::Unsuppress => saved.unsuppressing = true,
            Task::Manoeuvre(manoeuvre) => saved.manoeuvre = Some(saved_manoeuvre(&manoeuvre)),
            Task::Activation(active) => saved.activation = Some(saved_activation(&active)),
            Task::ForceGo(unit) => saved.failed_go = Some(unit.into()),
        }
        saved
    }

    fn saved_zones(&self) -> SavedZones {
        let names = |side: Side| Some(self.field().zones[side.index()].iter().map(Tile::printed).collect());
        let extra = |side: Side| {
            self.field().zones_extra[side.index()].map(|(key, boxes)| ZoneExtraFile {
                ability: key.name().to_owned(),
                boxes: boxes.iter().map(Tile::printed).collect(),
            })
        };
        SavedZones { us: names(Side::Us), ge: names(Side::Ge), us_extra: extra(Side::Us), ge_extra: extra(Side::Ge) }
    }

    fn saved_markers(&self) -> SavedMarkers {
        let file = self.field().markers();
        let names = |set: crate::tile::TileSet| set.iter().map(Tile::printed).collect();
        let mut mine = BTreeMap::new();
        for side in Side::BOTH {
            mine.extend(self.mines[side.index()].iter().map(|tile| (tile.printed(), side)));
        }
        SavedMarkers {
            objective: match &self.own_field {
                None => SavedObjectives::Boxes(file.objective),
                Some(_) => SavedObjectives::Values(self.saved_objectives()),
            },
            depot: file.depot,
            ford: names(self.fords),
            obstacle: names(self.obstacles),
            shooting: file.shooting,
            defence: file.defence,
            mine,
        }
    }

    /// Objective markers with values that are not the scenario's.
    fn saved_objectives(&self) -> BTreeMap<String, Option<u8>> {
        let printed = &self.mission().field.scores;
        let value = |tile: Tile| {
            let lines = self.field().scores.iter().filter(|score| score.tile == tile);
            let same = lines.clone().eq(printed.iter().filter(|score| score.tile == tile));
            let first = lines.clone().next().map(|score| score.value);
            first.filter(|_| !same)
        };
        self.field().objectives.iter().map(|tile| (tile.printed(), value(tile))).collect()
    }

    /// A card as it is written; of equal historical cards each has a number.
    pub(crate) fn saved_name(&self, side: Side, card: Card) -> String {
        let cards = &self.cards().sides[side.index()];
        let name = self.cards().data(side, card).name;
        let index = sandtable_core::Id::index(card);
        let before = cards[..index].iter().filter(|other| other.name == name).count();
        let alone = before == 0 && !cards[index + 1..].iter().any(|other| other.name == name);
        if alone { name.to_string() } else { format!("{name}#{}", before + 1) }
    }

    fn saved_control(&self) -> BTreeMap<String, Side> {
        let mut control = BTreeMap::new();
        for side in Side::BOTH {
            control.extend(self.control[side.index()].iter().map(|tile| (tile.printed(), side)));
        }
        control
    }

    fn saved_side(&self, side: Side) -> SavedSide {
        let force = self.force(side);
        let name = |card: Card| self.saved_name(side, card);
        let names = |set: &CardSet| set.iter().map(name).collect::<Vec<_>>();
        SavedSide {
            units: Some(self.units(side).iter().map(|tile| self.saved_unit(side, tile)).collect()),
            directives: Some(force.directives),
            hand: Some(names(&force.hand)),
            reserve: Some(force.reserve.top_first().map(name).collect()),
            discard: names(&force.discard),
            aside: Some(names(&force.aside)),
            escaped: names(&force.escaped),
            points: force.exit_points,
            destroyed: force.destroyed,
            used: (1..=8).filter(|number| force.used & (1 << (number - 1)) != 0).collect(),
            event_played: force.event_played,
            hero_played: force.hero_played,
            known: names(&force.known),
            seen: names(&force.seen),
            quiet: force.quiet,
            next_tag: Some(force.next_tag),
        }
    }

    fn saved_unit(&self, side: Side, tile: Tile) -> SavedUnit {
        let piece = self.piece(tile);
        let name = |card: Card| self.cards().data(side, card).name.to_string();
        SavedUnit(SavedPiece {
            card: name(piece.card),
            at: tile.to_string(),
            tag: Some(self.tag(tile)),
            hidden: piece.is_hidden(),
            known: piece.has(Mark::Known),
            hit: piece.hits,
            suppressed: piece.suppressed,
            activated: piece.has(Mark::Activated),
            go: match (piece.has(Mark::Go), piece.has(Mark::Sure)) {
                (false, _) => SavedGo::None,
                (true, false) => SavedGo::Rolled,
                (true, true) => SavedGo::Sure,
            },
            hero: piece.hero.map(name),
            panzerfaust: piece.has(Mark::Panzerfaust),
            hit_points: piece.more_points,
            no_score: piece.has(Mark::NoScore),
            deployed: Some(piece.has(Mark::Deployed)),
            concerned: piece.has(Mark::Concerned),
            settled: piece.has(Mark::Settled),
            evidence: piece.evidence.iter().collect(),
            chosen: piece.chosen,
        })
    }

    fn saved_placing(&self, placing: &Placing) -> SavedPlacing {
        let placed = placing.sources[..usize::from(placing.placed)].iter().map(|mask| {
            let mut names = Vec::new();
            names.extend((mask & 1 != 0).then(|| "zone".to_owned()));
            let hqs = (0..7).filter(|bit| mask & (2 << bit) != 0);
            names.extend(hqs.map(|bit| Tag { side: self.phase, number: placing.hqs[bit] }.to_string()));
            names
        });
        SavedPlacing { first_tag: Some(placing.first_tag), placed: placed.collect() }
    }

    fn saved_event(&self, run: &EventRun) -> SavedEvent {
        SavedEvent {
            event: self.event_kind(run.event).id.clone(),
            side: run.side,
            effect: Some(run.effect + 1),
            ask: match run.ask {
                EventAsk::Nothing => SavedAsk::Nothing,
                EventAsk::Units => SavedAsk::Units,
                EventAsk::Boxes => SavedAsk::Boxes,
                EventAsk::Strike => SavedAsk::Strike,
                EventAsk::Spots => SavedAsk::Spots,
                EventAsk::Cards => SavedAsk::Cards,
                EventAsk::Moves => SavedAsk::Moves,
                EventAsk::Fires => SavedAsk::Fires,
                EventAsk::Acts => SavedAsk::Acts,
                EventAsk::Each => SavedAsk::Each,
                EventAsk::Answer => SavedAsk::Answer,
            },
            left: run.left,
            boxes: run.chosen_boxes().to_vec(),
            struck: run.struck,
            unit: run.unit.map(UnitName::from),
            moved: run.moved,
            halted: run.halted,
            values: run.values.to_vec(),
        }
    }

    fn saved_effects(&self) -> Vec<SavedEffect> {
        let lasting = self.lasting.iter().flatten();
        let saved = lasting.map(|lasting| SavedEffect {
            event: self.event_kind(lasting.event).id.clone(),
            side: lasting.side,
            unit: lasting.unit.map(UnitName::from),
            tile: lasting.tile,
            card: lasting.card.map(|card| self.saved_name(lasting.side, card)),
            until: Some(if lasting.turn { "turn" } else { "phase" }.to_owned()),
        });
        saved.collect()
    }
}

fn saved_again(again: Again) -> SavedAgain {
    SavedAgain { target: again.target.into(), success: again.success }
}

fn saved_activation(active: &Activation) -> SavedActivation {
    SavedActivation {
        unit: Some(active.unit.into()),
        moved: active.moved,
        marched: active.marched,
        seized: active.seized,
        extra: active.extra,
        values: active.values.to_vec(),
        again: active.again.iter().map(|again| again.map(saved_again)).collect(),
        halted: active.halted,
        charged: active.charged,
        uses: active.uses.to_vec(),
    }
}

fn saved_manoeuvre(manoeuvre: &Manoeuvre) -> SavedManoeuvre {
    SavedManoeuvre {
        units: manoeuvre.units.map(UnitName::from),
        marched: manoeuvre.marched,
        shot: manoeuvre.shot.map(|(unit, _)| unit.into()),
        value: manoeuvre.shot.map(|(_, slot)| slot + 1),
        again: manoeuvre.again.map(saved_again),
    }
}

fn saved_attack(attack: &Attack) -> SavedAttack {
    SavedAttack {
        side: attack.side,
        by: attack.by.unit().map(UnitName::from),
        how: match attack.by {
            Shooter::Active(_) | Shooter::Nobody => SavedShooter::Activation,
            Shooter::Manoeuvre(_) => SavedShooter::Manoeuvre,
            Shooter::Order(_) => SavedShooter::Fire,
            Shooter::ByEvent(_) => SavedShooter::Event,
        },
        target: attack.target.into(),
        at: Some(attack.at),
        slot: (attack.slot < 2).then_some(attack.slot + 1),
        value: attack.value,
        effects: attack.fire.words(),
        paid: attack.paid,
        sure: attack.sure,
        aim: match attack.aim {
            Aim::Roll => SavedAim::Roll,
            Aim::Plus => SavedAim::Plus,
            Aim::TurnUp => SavedAim::TurnUp,
            Aim::SavePlus => SavedAim::SavePlus,
            Aim::Seize => SavedAim::Seize,
        },
        dice: attack.dice,
        total: attack.total,
        plus: attack.plus,
        save_die: attack.save_die,
        save: attack.save,
    }
}
