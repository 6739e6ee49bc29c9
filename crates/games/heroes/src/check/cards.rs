//! Event and Hero cards (HN-17, HN-18): may this one be played so?

use sandtable_core::{Illegal, Text};

use super::whom::{asks_for_a_type, means};
use super::{Judged, no, no_if};
use crate::action::Choice;
use crate::cards::{Card, EventRef, Face};
use crate::effect::{
    Answer, Boxes, Count, Effect, EventKind, Filter, First, From, MarkerKind, Scope, Spot, Timing, Whose,
};
use crate::kind::Hero;
use crate::matching::Belief;
use crate::name::CardName;
use crate::piece::Mark;
use crate::printed::Key;
use crate::side::{Side, Tag};
use crate::state::Heroes;
use crate::terrain::Terrain;
use crate::tile::Tile;

impl Heroes {
    /// D14, D17: a card from hand.
    pub(super) fn judge_card(&self, side: Side, name: CardName, number: Option<u8>, choice: Choice) -> Judged {
        let card = self.judged_own_card(side, name, "HN-17.4")?;
        let held = self.force(side).hand.iter().any(|held| self.cards().data(side, held).name == name);
        let refuse = |rule: &'static str| {
            Err(Illegal::new(
                rule,
                Text::new("hn-no-hand-card").with("card", self.cards().title(side, card).to_owned()),
            ))
        };
        match self.cards().data(side, card).face {
            Face::Unit(_) => no("HN-6.23", "hn-no-unit-now"),
            Face::Hero(_) if !held => refuse("HN-18.4"),
            Face::Event(_) | Face::Historical if !held => refuse("HN-17.4"),
            Face::Hero(_) => self.judge_hero(side, card, number, choice),
            Face::Event(event) => {
                no_if(self.force(side).event_played, "HN-17.1", "hn-no-second-event")?;
                no_if(number.is_some(), "HN-1.6", "hn-no-generic-number")?;
                self.judge_event_card(side, event, choice)
            }
            Face::Historical => {
                no_if(self.force(side).event_played, "HN-17.1", "hn-no-second-event")?;
                let Some(number) = number else { return no("HN-17.13", "hn-no-event-number") };
                let listed = self.mission().side(side).historical.get(usize::from(number).wrapping_sub(1));
                let Some(&event) = listed else { return no("HN-17.13", "hn-no-event-number") };
                let used = self.force(side).used >> (number - 1) & 1 == 1;
                no_if(used, "HN-17.14", "hn-no-event-used")?;
                self.judge_event_card(side, event, choice)
            }
        }
    }

    /// HN-18.
    fn judge_hero(&self, side: Side, card: Card, number: Option<u8>, choice: Choice) -> Judged {
        no_if(self.force(side).hero_played, "HN-18.1", "hn-no-second-hero")?;
        let Face::Hero(hero) = self.cards().data(side, card).face else { return no("HN-18.4", "hn-no-hero-path") };
        let hero = &self.cards().heroes[usize::from(hero)];
        let Choice::Unit(unit) = choice else { return no("HN-18.4", "hn-no-hero-path") };
        no_if(number.is_some(), "HN-18.4", "hn-no-hero-path")?;
        let tile = self.judged_unit(unit)?;
        no_if(unit.side != side, "HN-18.4", "hn-no-own-unit")?;
        no_if(self.kind(tile).is_decoy(), "HN-18.12", "hn-no-decoy-hero")?;
        no_if(self.piece(tile).hero.is_some(), "HN-18.11", "hn-no-hero-twice")?;
        let (types, keys) = (self.kind(tile).types, self.kind(tile).keys);
        let all = hero.all.0.iter().all(|kind| types.contains(kind)) && hero.all.1.iter().all(|key| keys.contains(key));
        let none =
            hero.none.0.iter().any(|kind| types.contains(kind)) || hero.none.1.iter().any(|key| keys.contains(key));
        let any = means(&hero.any, self.kind(tile));
        if all && any && !none {
            return Ok(());
        }
        // A Hero of one's own has no clause of its own, so the general one speaks.
        let rule = if hero.rule == Hero::OWN_RULE { "HN-18.4" } else { hero.rule };
        let mut refusal = self.about_unit(side, rule, "hn-no-hero-joins", unit);
        refusal.text = refusal.text.with("joins", crate::words::effects::condition_text(hero));
        Err(refusal)
    }

    /// HN-17.15 to HN-17.19: timing, turns, and a first choice that the text allows.
    fn judge_event_card(&self, side: Side, event: EventRef, choice: Choice) -> Judged {
        let kind = self.event_kind(event);
        match kind.timing {
            Timing::Own => no_if(side != self.phase, "HN-17.16", "hn-no-own-phase")?,
            Timing::Enemy => no_if(side == self.phase, "HN-17.16", "hn-no-enemy-phase")?,
            Timing::Any => {}
        }
        let early_or_late = self.turn < kind.turns.0 || self.turn > kind.turns.1;
        no_if(early_or_late, kind.rule, "hn-no-event-turn")?;
        if let Some(mist) = &self.mission().far_fire {
            let thick = self.turn >= mist.turns.0 && self.turn <= mist.turns.1;
            no_if(thick && mist.barred.contains(&event), "HN-46.3", "hn-no-event-mist")?;
        }
        let asking = kind.effects.iter().find(|effect| effect.first() != First::Nothing);
        let Some(effect) = asking else {
            no_if(choice != Choice::Nothing, "HN-50.9", "hn-no-event-path")?;
            let changes = kind.effects.iter().any(|effect| self.judged_change(side, effect));
            return no_if(!changes, "HN-17.15", "hn-no-event-change");
        };
        match (effect.first(), choice) {
            (First::Unit, Choice::Unit(unit)) => self.judge_event_unit(side, kind, effect, unit),
            (First::Tile, Choice::Tile(tile)) => self.judge_event_tile(side, kind, event, effect, tile),
            (First::Card, Choice::Card(name)) => {
                let card = self.judged_own_card(side, name, kind.rule)?;
                let there = self.force(side).reserve.as_slice().contains(&card);
                no_if(!there || self.judged_kind(side, card).is_err(), kind.rule, "hn-no-pick")
            }
            (First::CardTile, Choice::CardTile(name, tile)) => {
                let card = self.judged_own_card(side, name, kind.rule)?;
                self.judge_arrival(side, kind, event, effect, card, tile)
            }
            (First::Option, Choice::Answer(answer)) => self.judge_option(side, kind, effect, answer),
            (_, Choice::Nothing) => no("HN-50.9", "hn-no-event-choice"),
            _ => no("HN-50.9", "hn-no-event-path"),
        }
    }

    /// HN-42.8.
    fn judge_option(&self, side: Side, kind: &EventKind, effect: &Effect, answer: Answer) -> Judged {
        let Effect::Choice { options, .. } = effect else { return no("HN-50.9", "hn-no-event-path") };
        let Some((_, effects)) = options.iter().find(|(name, _)| *name == answer) else {
            return no(kind.rule, "hn-no-event-path");
        };
        let changes = effects.iter().any(|effect| self.judged_change(side, effect));
        no_if(!changes || !self.judged_afford(side, effects), "HN-17.15", "hn-no-event-change")
    }

    pub(super) fn judged_afford(&self, side: Side, effects: &[Effect]) -> bool {
        effects.iter().all(|effect| !matches!(effect, Effect::Directives(count) if i16::from(self.force(side).directives) + i16::from(*count) < 0))
    }

    /// A unit that an effect chooses, first or next.
    pub(super) fn judge_event_unit(&self, side: Side, kind: &EventKind, effect: &Effect, unit: Tag) -> Judged {
        let tile = self.judged_unit(unit)?;
        let Some(target) = effect.target() else { return no("HN-50.9", "hn-no-event-path") };
        let piece = self.piece(tile);
        let unknown = unit.side != side && piece.has(Mark::Hidden) && !piece.has(Mark::Known);
        if (unknown && asks_for_a_type(target)) || !self.judged_target(target, side, tile, Belief::Player) {
            if unit.side == side && target.whose == Whose::Enemy && matches!(effect, Effect::Attack { .. }) {
                return no("HN-17.19", "hn-no-own-target");
            }
            // HN-17.23
            if target.visible == Some(true) && piece.has(Mark::Hidden) {
                return no("HN-17.23", "hn-no-visible-unit");
            }
            let asked = crate::words::effects::filter_text(target, self.field().boxes);
            let mut refusal = self.about_unit(side, kind.rule, "hn-no-event-target", unit);
            refusal.text = refusal.text.with("target", asked);
            return Err(refusal);
        }
        let again = matches!(effect, Effect::Attack { distinct: false, .. });
        no_if(piece.has(Mark::Settled) && !again, kind.rule, "hn-no-event-again")?;
        match effect {
            Effect::Heal { .. } => no_if(piece.hits == 0, "HN-17.15", "hn-no-hit"),
            Effect::Go { .. } => {
                no_if(piece.has(Mark::Activated), "HN-20.2", "hn-no-activated")?;
                no_if(piece.has(Mark::Go), "HN-20.3", "hn-no-go-twice")?;
                no_if(self.judged_busy(unit), "HN-20.37", "hn-no-go-active")
            }
            Effect::TurnUp { .. } => no_if(!piece.has(Mark::Hidden), "HN-17.15", "hn-no-hidden-unit"),
            Effect::TurnDown { .. } => {
                no_if(self.variants.no_hidden, "HN-30.4", "hn-no-hiding-variant")?;
                no_if(piece.has(Mark::Hidden), kind.rule, "hn-no-hidden-already")?;
                no_if(piece.hero.is_some(), "HN-18.13", "hn-no-hero-hides")?;
                let watched = self.units(unit.side.other()).iter().any(|enemy| enemy.distance(tile) == 1);
                no_if(watched, kind.rule, "hn-no-enemy-beside")
            }
            Effect::Marker { kind: MarkerKind::Panzerfaust, .. } => {
                no_if(piece.has(Mark::Panzerfaust), "HN-17.15", "hn-no-panzerfaust-twice")
            }
            Effect::Act { .. } => no_if(!self.judged_acting(side, effect, unit), "HN-17.15", "hn-no-event-change"),
            _ => Ok(()),
        }
    }

    /// HN-20.37: is the unit being activated, or in a manoeuvre at whose end it will be ACTIVATED?
    fn judged_busy(&self, unit: Tag) -> bool {
        use crate::state::Task;
        matches!(&self.task, Task::Activation(active) if active.unit == unit)
            || matches!(&self.task, Task::Manoeuvre(manoeuvre) if manoeuvre.units.contains(&unit))
    }

    fn judge_event_tile(&self, side: Side, kind: &EventKind, event: EventRef, effect: &Effect, tile: Tile) -> Judged {
        self.judge_box(tile)?;
        match effect {
            Effect::Save { scope: Scope::Area(reach), target, .. } => {
                let served = self.occupied().iter().any(|unit| {
                    unit.distance(tile) <= *reach && self.judged_target(target, side, unit, Belief::Player)
                });
                no_if(!served, "HN-17.15", "hn-no-event-change")
            }
            Effect::Marker { kind: marker, spot: Spot::Empty(not) } => {
                no_if(self.piece(tile).number != 0, kind.rule, "hn-no-empty-box")?;
                no_if(not.contains(self.terrain(tile)), kind.rule, "hn-no-marker-terrain")?;
                no_if(self.judged_marker(*marker, tile), "HN-17.15", "hn-no-marker-twice")
            }
            Effect::Barrage { boxes, both, .. } => {
                let count = match boxes {
                    Boxes::Around(more) => more + 1,
                    Boxes::Free(count, _) | Boxes::Exactly(count, _) => *count,
                };
                self.judge_barrage_box(side, kind.rule, *boxes, *both, &[], count, tile)
            }
            Effect::Place { .. } => {
                let cards = &self.cards().sides[side.index()];
                let mut last = no(kind.rule, "hn-no-arrival");
                for index in 0..cards.len() {
                    let judged = self.judge_arrival(side, kind, event, effect, Card(index as u8), tile);
                    if judged.is_ok() {
                        return Ok(());
                    }
                    if self.judged_source(side, event, effect, Card(index as u8)) {
                        last = judged;
                    }
                }
                last
            }
            _ => no("HN-50.9", "hn-no-event-path"),
        }
    }

    pub(super) fn judged_marker(&self, marker: MarkerKind, tile: Tile) -> bool {
        match marker {
            MarkerKind::Mine => self.mines.iter().any(|mines| mines.contains(tile)),
            MarkerKind::Ford => self.fords.contains(tile),
            MarkerKind::Obstacle => self.obstacles.contains(tile),
            MarkerKind::Panzerfaust | MarkerKind::HitPoint => false,
        }
    }

    /// HN-50.10.
    #[allow(clippy::too_many_arguments, reason = "a barrage is all of these")]
    pub(super) fn judge_barrage_box(
        &self,
        side: Side,
        rule: &'static str,
        boxes: Boxes,
        both: bool,
        chosen: &[Tile],
        left: u8,
        tile: Tile,
    ) -> Judged {
        self.judge_box(tile)?;
        no_if(chosen.contains(&tile), "HN-50.10", "hn-no-box-again")?;
        let allowed = |tile: Tile, first: Option<Tile>| match boxes {
            Boxes::Around(_) => first.is_none_or(|first| first.distance(tile) == 1),
            Boxes::Free(_, area) | Boxes::Exactly(_, area) => area.contains(tile),
        };
        no_if(!allowed(tile, chosen.first().copied()), rule, "hn-no-barrage-box")?;
        let struck = |tile: Tile| self.side_at(tile).is_some_and(|whose| both || whose != side);
        let first = chosen.first().copied().or(Some(tile));
        let to_come = self
            .field()
            .boxes
            .iter()
            .any(|other| other != tile && !chosen.contains(&other) && allowed(other, first) && struck(other));
        let hits = struck(tile) || chosen.iter().any(|&tile| struck(tile)) || (left > 1 && to_come);
        // A bombardment before turn 1 is laid even where nobody can be struck at all.
        let nobody = matches!(boxes, Boxes::Exactly(..))
            && !self
                .field()
                .boxes
                .iter()
                .any(|other| !chosen.contains(&other) && allowed(other, None) && struck(other));
        no_if(!hits && !nobody, "HN-50.10", "hn-no-barrage-target")
    }

    /// Is this card one that the effect may bring?
    fn judged_source(&self, side: Side, event: EventRef, effect: &Effect, card: Card) -> bool {
        let Effect::Place { from, kinds, types, .. } = effect else { return false };
        let Face::Unit(number) = self.cards().data(side, card).face else { return false };
        let kind = &self.cards().kinds[usize::from(number)];
        let typed = types.is_empty() || types.iter().any(|wanted| kind.types.contains(wanted));
        let force = self.force(side);
        match from {
            From::Aside => force.aside.contains(card) && kinds.contains(&number),
            From::Discard => force.discard.contains(card) && typed,
            From::Hand => {
                let arrival = self.mission().arrivals.iter().find(|arrival| arrival.event == event);
                force.hand.contains(card) && typed && arrival.is_none_or(|arrival| arrival.cards.contains(&card))
            }
        }
    }

    /// HN-6.24: a card that an event brings, and its box.
    pub(super) fn judge_arrival(
        &self,
        side: Side,
        kind: &EventKind,
        event: EventRef,
        effect: &Effect,
        card: Card,
        tile: Tile,
    ) -> Judged {
        let Effect::Place { boxes, .. } = effect else { return no("HN-50.9", "hn-no-event-path") };
        no_if(!self.judged_source(side, event, effect, card), kind.rule, "hn-no-arrival")?;
        self.judge_box(tile)?;
        no_if(!boxes.contains(tile), kind.rule, "hn-no-arrival-box")?;
        let unit = self.judged_kind(side, card)?;
        self.judge_ground(unit, unit.has(Key::Amphibious), tile, "HN-6.9").map_err(|refusal| match refusal.rule {
            "HN-10.11" | "HN-28.13" => Illegal { rule: "HN-6.10", ..refusal },
            _ => refusal,
        })
    }

    /// HN-17.28: could an effect that asks for nothing change something, by what its player knows?
    pub(super) fn judged_change(&self, side: Side, effect: &Effect) -> bool {
        let rival = side.other();
        let those = |target: &Filter| -> Vec<Tile> {
            self.occupied().iter().filter(|&tile| self.judged_target(target, side, tile, Belief::Player)).collect()
        };
        match effect {
            Effect::LookHand => {
                let force = self.force(rival);
                force.hand.iter().any(|card| !force.seen.contains(card) && !force.known.contains(card))
            }
            Effect::Draw(_) => !self.force(side).reserve.is_empty(),
            Effect::Directives(count) => *count < 0 || self.force(side).directives < 6,
            Effect::GoRoll(_) => !self.units(rival).is_empty(),
            Effect::Ignore { key, target } => those(target).into_iter().any(|tile| {
                let piece = self.piece(tile);
                let unknown = self.tag(tile).side == rival && piece.has(Mark::Hidden) && !piece.has(Mark::Known);
                unknown || self.kind(tile).abilities.iter().any(|ability| ability.key == *key)
            }),
            Effect::Save { target, .. }
            | Effect::ArmourPiercing { target, .. }
            | Effect::ShootMod { target, .. }
            | Effect::Attack { target, .. }
            | Effect::Hit { target, .. }
            | Effect::Suppress { target, .. }
            | Effect::Surrender { target, .. }
            | Effect::Rout { target, .. }
            | Effect::TurnUp { target, .. }
            | Effect::TurnDown { target, .. } => !those(target).is_empty(),
            Effect::DirectivesDespite { target } => target.as_ref().is_some_and(|target| !those(target).is_empty()),
            Effect::TerrainAs { from, .. } => self.field().boxes.iter().any(|tile| match from {
                None => self.fords.contains(tile) && self.field().terrain(tile) == Terrain::Water,
                Some(from) => self.terrain(tile) == *from,
            }),
            Effect::ObjectiveValue { tile, value } => self
                .field()
                .scores
                .iter()
                .enumerate()
                .any(|(line, score)| score.tile == *tile && self.worth[line] != *value),
            Effect::Marker { kind, spot: Spot::Boxes(boxes) } => {
                boxes.iter().any(|tile| !self.judged_marker(*kind, tile))
            }
            Effect::Unmark { kind, boxes } => boxes.iter().any(|tile| self.judged_marker(*kind, tile)),
            Effect::Unsuppress { target } => those(target).into_iter().any(|tile| self.piece(tile).suppressed > 0),
            Effect::Heal { target, .. } => those(target).into_iter().any(|tile| self.piece(tile).hits > 0),
            Effect::Go { count: Count::Every, target } => those(target).into_iter().any(|tile| {
                let piece = self.piece(tile);
                !piece.has(Mark::Activated) && !piece.has(Mark::Go) && !self.judged_busy(self.tag(tile))
            }),
            Effect::AllMove { direction, target } => {
                let ways = |tile: Tile| {
                    self.field().boxes.iter().any(|to| self.judge_event_step(tile, to, *direction).is_ok())
                };
                those(target).into_iter().any(ways)
            }
            Effect::AllFire { target } => those(target).into_iter().any(|tile| self.judged_shooter(tile)),
            Effect::Place { boxes, .. } => (0..self.cards().sides[side.index()].len()).any(|index| {
                let card = Card(index as u8);
                let fits = |tile: Tile| {
                    self.judged_kind(side, card)
                        .and_then(|unit| self.judge_ground(unit, unit.has(Key::Amphibious), tile, "HN-6.9"))
                        .is_ok()
                };
                self.judged_source(side, EventRef(u8::MAX), effect, card) && boxes.iter().any(fits)
            }),
            Effect::Choice { whose: Whose::Enemy, options } => options.iter().any(|(_, effects)| {
                self.judged_afford(rival, effects) && effects.iter().any(|effect| self.judged_change(side, effect))
            }),
            _ => false,
        }
    }
}
