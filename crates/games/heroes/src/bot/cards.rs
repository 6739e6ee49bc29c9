//! How promising it looks to play a card, or to settle an event on somebody.

use sandtable_core::Id;

use super::appeal::FirstSight;
use super::weights::CARDS;
use super::worth::whole;
use crate::action::Choice;
use crate::cards::{EventRef, Face};
use crate::effect::{Count, Effect, Spot, Whose};
use crate::name::CardName;
use crate::question::Question;
use crate::side::Tag;
use crate::tile::Tile;
use crate::types::UnitType;

impl FirstSight<'_> {
    /// A unit that an event is settled on.
    pub(super) fn event_unit(&self, unit: Tag) -> f32 {
        let game = self.game;
        let Some(run) = &game.event else { return 0.0 };
        match (game.effect_of(run), game.find(unit)) {
            (Some(effect), Some(tile)) => self.effect_on(effect, tile),
            _ => 0.0,
        }
    }

    fn effect_on(&self, effect: &Effect, tile: Tile) -> f32 {
        let game = self.game;
        let own = game.units(self.side).contains(tile);
        let worth = game.standing(tile, self.side);
        let sign = if own { -1.0 } else { 1.0 };
        match effect {
            Effect::Attack { shot, .. } => self.strike(*shot, tile),
            Effect::Hit { .. } => sign * 2.5 * worth,
            Effect::Surrender { number, .. } => sign * 3.0 * worth * f32::from(7 - (*number).clamp(1, 7)) / 6.0,
            Effect::Suppress { .. } | Effect::Rout { .. } => sign * CARDS.suppress,
            Effect::Heal { .. } => -sign * CARDS.heal,
            Effect::Go { .. } => CARDS.go_base + CARDS.go * self.go_chance(tile, false) * self.potential(tile, true),
            Effect::TurnUp { .. } => sign * CARDS.up,
            Effect::TurnDown { .. } => -sign * CARDS.down,
            Effect::Act { .. } => CARDS.act * self.potential(tile, false) - 0.3,
            Effect::Marker { .. } | Effect::ArmourPiercing { .. } | Effect::ExtraMove { .. } | Effect::Save { .. } => {
                CARDS.marker * worth - CARDS.marker_base
            }
            _ => 0.0,
        }
    }

    pub(super) fn card(&self, card: CardName, number: Option<u8>, choice: Choice) -> f32 {
        let game = self.game;
        let Some((_, card)) = game.cards().named(card) else { return 0.0 };
        match game.cards().data(self.side, card).face {
            Face::Unit(kind) => match choice {
                Choice::Tile(tile) => self.landing(kind, tile),
                _ => 0.5,
            },
            Face::Hero(_) => match choice {
                Choice::Unit(unit) => {
                    game.find(unit).map_or(0.0, |tile| CARDS.hero * game.standing(tile, self.side) - CARDS.hero_base)
                }
                _ => 0.0,
            },
            Face::Event(event) => self.event(event, choice),
            Face::Historical => {
                let list = &game.mission().side(self.side).historical;
                let event = number.and_then(|number| list.get(usize::from(number).wrapping_sub(1)));
                event.map_or(0.0, |&event| self.event(event, choice))
            }
        }
    }

    /// A unit from hand comes into a box.
    fn landing(&self, kind: u8, tile: Tile) -> f32 {
        let game = self.game;
        let kind = &game.cards().kinds[usize::from(kind)];
        let draws = self.pull[tile.index()];
        let rear = kind.is(UnitType::Hq) || kind.is(UnitType::Art);
        let near = game.units(self.side.other()).and(tile.around()).len();
        let seen = if near > 0 { if rear { 0.6 } else { CARDS.landing_seen } } else { 0.0 };
        let led = game.units(self.side).and(tile.around()).iter().any(|tile| game.kind(tile).is(UnitType::Hq));
        CARDS.landing
            + CARDS.landing_worth * whole(kind)
            + if rear { CARDS.landing_rear } else { CARDS.landing_front } * draws
            - seen
            + if led { CARDS.landing_hq } else { 0.0 }
    }

    fn event(&self, event: EventRef, choice: Choice) -> f32 {
        let kind = self.game.event_kind(event);
        // A card is kept for a good moment, but not for ever.
        let window = if self.question == Some(Question::Window) { CARDS.window } else { 0.0 };
        let patience = window - CARDS.patience * self.time_left();
        patience + kind.effects.iter().map(|effect| self.effect(effect, choice)).sum::<f32>()
    }

    fn effect(&self, effect: &Effect, choice: Choice) -> f32 {
        let game = self.game;
        if let Choice::Unit(unit) = choice
            && let Some(tile) = game.find(unit)
        {
            let more = match effect {
                Effect::Attack { count: Count::UpTo(count), .. }
                | Effect::Go { count: Count::UpTo(count), .. }
                | Effect::Surrender { count: Count::UpTo(count), .. } => {
                    CARDS.more * f32::from(count.saturating_sub(1))
                }
                _ => 0.0,
            };
            return self.effect_on(effect, tile) + more;
        }
        let mine = |whose: Whose| if whose == Whose::Enemy { 1.0 } else { -1.0 };
        match effect {
            Effect::LookHand => 0.2,
            Effect::Draw(count) => CARDS.draw * f32::from(*count),
            Effect::Directives(count) => {
                CARDS.directive * f32::from(*count) - if self.directives() > 4 { 0.6 } else { 0.0 }
            }
            Effect::GoRoll(_) => CARDS.go_roll + 0.5 * CARDS.command * f32::from(game.commands),
            Effect::Save { .. } | Effect::ShootMod { .. } | Effect::Ignore { .. } => {
                CARDS.save + CARDS.command * f32::from(game.commands)
            }
            Effect::ObjectiveValue { .. } | Effect::Place { .. } | Effect::Pick => CARDS.place,
            Effect::Barrage { shot, .. } => match choice {
                Choice::Tile(tile) => {
                    let near = game.units(self.side.other()).and(tile.around()).len();
                    self.strike(*shot, tile) + 0.3 * f32::from(near.min(2))
                }
                _ => 0.3,
            },
            Effect::Marker { spot: Spot::Empty(_), .. } => match choice {
                // A Mine lies where the enemy wants to go.
                Choice::Tile(tile) => {
                    let near = game.units(self.side.other()).and(tile.around()).len();
                    0.3 * f32::from(near.min(3)) + if self.goals.contains(tile) { 0.5 } else { 0.0 } - 0.4
                }
                _ => 0.0,
            },
            Effect::Hit { target, .. } | Effect::Attack { target, .. } | Effect::Surrender { target, .. } => {
                0.8 * mine(target.whose)
            }
            Effect::Suppress { target, .. } | Effect::Rout { target, .. } => 0.3 * mine(target.whose),
            Effect::AllFire { .. } | Effect::AllMove { .. } | Effect::Go { .. } => CARDS.many,
            Effect::Unsuppress { .. } | Effect::Heal { .. } => 0.5,
            _ => 0.2,
        }
    }
}
