//! How promising a choice looks at first sight.

use sandtable_core::Id;

use super::weights::{ACTIVATIONS, CARDS, DIRECTIVES, SHOTS, STEPS, TACTICS};
use super::worth::whole;
use crate::action::{Action, Button, Icon, On, ValueName};
use crate::effect::{Effect, Shot};
use crate::piece::Mark;
use crate::printed::{Ability, Key};
use crate::question::Question;
use crate::side::{Side, Tag};
use crate::state::{Heroes, Task};
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

/// Looks at choices of one side.
pub(super) struct FirstSight<'a> {
    pub(super) game: &'a Heroes,
    pub(super) side: Side,
    pub(super) question: Option<Question>,
    pub(super) goals: TileSet,
    /// By box, how much it draws units.
    pub(super) pull: [f32; 64],
}

impl<'a> FirstSight<'a> {
    pub(super) fn new(game: &'a Heroes, side: Side) -> FirstSight<'a> {
        let question = game.question().map(|(_, question)| question);
        let walks = !matches!(
            question,
            None | Some(
                Question::AttackPlus | Question::SavePlus | Question::TurnUp | Question::Deploy | Question::Answer
            )
        );
        let (goals, pull) = if walks { (game.goals(), game.pull(side)) } else { (TileSet::NONE, [0.0; 64]) };
        FirstSight { game, side, question, goals, pull }
    }

    /// The weight of a choice: above 0, and e times as much for every 1 that it looks better.
    pub(super) fn weight(&self, action: Action) -> f32 {
        self.appeal(action).clamp(-7.0, 7.0).exp()
    }

    fn appeal(&self, action: Action) -> f32 {
        let game = self.game;
        match action {
            Action::Deploy { .. } => 0.0,
            Action::RecoverDirectives => TACTICS.recover.get(usize::from(self.directives())).copied().unwrap_or(-3.0),
            Action::ManageCards => self.manage(),
            Action::Manoeuvre(one, other) => self.manoeuvre(one, other),
            Action::Unsuppress(unit) | Action::UnsuppressMore(unit) => self.calm(unit),
            Action::Activate(unit) => game
                .find(unit)
                .map_or(0.0, |tile| TACTICS.activate * self.potential(tile, true) - TACTICS.activate_base),
            Action::Go(unit) => game.find(unit).map_or(0.0, |tile| self.potential(tile, true)),
            Action::Card { card, number, choice } => self.card(card, number, choice),
            Action::Shoot { unit, value, paid, target } => self.shoot(unit, value, paid, target),
            Action::Move { unit, tile } => game.find(unit).map_or(0.0, |from| self.walk(from, tile)),
            Action::March { unit, tile } => {
                let unit = unit.or_else(|| game.activation().map(|active| active.unit));
                unit.and_then(|unit| game.find(unit)).map_or(0.0, |from| self.walk(from, tile) - STEPS.march)
            }
            Action::Exit(unit) => self.exit(unit),
            Action::MarchExit(unit) => {
                let unit = unit.or_else(|| game.activation().map(|active| active.unit));
                unit.map_or(0.0, |unit| self.exit(unit) - 0.5)
            }
            Action::Use { unit, icon, on } => self.ability(unit, icon, on),
            Action::Tile(tile) => self.tile(tile),
            Action::Unit(unit) => self.event_unit(unit),
            Action::Directive => self.pay(),
            Action::TurnUp(unit) => self.turn_up(unit),
            Action::Quiet(_) => -7.0,
            Action::Button(button) => self.button(button),
        }
    }

    pub(super) fn directives(&self) -> u8 {
        self.game.force(self.side).directives
    }

    /// How much of the game is still to come.
    pub(super) fn time_left(&self) -> f32 {
        1.0 - f32::from(self.game.turn.saturating_sub(1)) / f32::from(self.game.mission().turns)
    }

    fn button(&self, button: Button) -> f32 {
        match button {
            Button::AsListed => 4.0,
            Button::End => -ACTIVATIONS.end,
            Button::EndHidden => -ACTIVATIONS.end_hidden,
            Button::Done => -ACTIVATIONS.done,
            Button::EndPhase | Button::Pass | Button::Accept | Button::Stay | Button::KeepHidden => 0.0,
            Button::Suppressed | Button::Obstacle | Button::First | Button::Second => 0.0,
        }
    }

    /// Three cards, and up to three units on the field: good early, and with units in hand.
    fn manage(&self) -> f32 {
        let game = self.game;
        let force = game.force(self.side);
        let units = force.hand.iter().filter(|&card| game.unit_face(self.side, card).is_some()).count() as f32;
        let drawn = force.reserve.as_slice().len().min(3) as f32;
        let held = f32::from(force.hand.len());
        let good = TACTICS.manage_units * units.min(3.0)
            + TACTICS.manage_drawn * drawn.min((3.0 - units).max(0.0))
            + TACTICS.manage_card * drawn
            - TACTICS.manage_held * (held - 5.0).max(0.0);
        TACTICS.manage * good * (TACTICS.manage_time + self.time_left()) - TACTICS.manage_base
    }

    fn calm(&self, unit: Tag) -> f32 {
        let Some(tile) = self.game.find(unit) else { return 0.0 };
        let kind = self.game.kind(tile);
        let piece = self.game.piece(tile);
        let breaks = kind.fragile > 0 && piece.suppressed + 1 >= kind.fragile;
        let held = if self.directives() > 0 { TACTICS.calm_directive } else { 0.0 };
        let base = if breaks { TACTICS.calm_break } else { -TACTICS.calm };
        if self.question == Some(Question::Unsuppress) {
            1.0 + held
        } else {
            base + held + TACTICS.calm_worth * whole(kind).min(2.0)
        }
    }

    /// What an activation of the unit in a box may bring.
    pub(super) fn potential(&self, tile: Tile, commands: bool) -> f32 {
        let game = self.game;
        let kind = game.kind(tile);
        if kind.is_decoy() {
            return self.approach(tile) * ACTIVATIONS.decoy;
        }
        let mobile = !game.is_immobile(tile);
        let both = mobile && !game.has_key(tile, Key::FireOrMove);
        let now = game.best_fire(tile, tile, 0, [0; 2], self.goals);
        let soon = if both { game.best_fire(tile, tile, 1, [0; 2], self.goals) } else { 0.0 };
        let fire = now.max(ACTIVATIONS.soon * soon);
        let walk = if mobile { ACTIVATIONS.approach * self.approach(tile) } else { 0.0 };
        let mut sum = if both { fire + walk } else { fire.max(walk) };
        if commands {
            for ability in game.abilities_of(tile) {
                sum += self.promise(tile, ability);
            }
        }
        sum
    }

    /// What the best step of a unit brings.
    fn approach(&self, tile: Tile) -> f32 {
        let game = self.game;
        let kind = game.kind(tile);
        if game.is_exit(self.side, tile) {
            return 1.5;
        }
        let near = if kind.is(UnitType::Mech) { tile.around() } else { tile.beside() };
        let here = self.pull[tile.index()];
        let best = game
            .enterable(tile, near)
            .iter()
            .map(|to| self.pull[to.index()] + self.taking(tile, to))
            .fold(here, f32::max);
        let eager = if kind.is(UnitType::Hq) || kind.is(UnitType::Art) { ACTIVATIONS.rear_eager } else { 1.0 };
        eager * (best - here)
    }

    /// What it brings to enter a box that counts.
    fn taking(&self, unit: Tile, to: Tile) -> f32 {
        let game = self.game;
        let open = self.goals.contains(to) && !game.control[self.side.index()].contains(to);
        if open && !game.kind(unit).is_decoy() { STEPS.taking } else { 0.0 }
    }

    /// What an active ability of a unit promises before it is activated.
    fn promise(&self, giver: Tile, ability: &Ability) -> f32 {
        match ability.key {
            Key::Go => self.orders(giver, ability),
            Key::Elan if self.directives() < 5 => ACTIVATIONS.elan,
            Key::Reinforce => ACTIVATIONS.reinforce,
            Key::Fire => {
                let uses = ability.uses.unwrap_or(3).min(3);
                let near = self.served(giver, ability);
                let gains = near.iter().map(|tile| self.game.best_fire(tile, tile, 0, [0; 2], self.goals));
                best_of(gains, usize::from(uses))
            }
            Key::Medic => {
                let hurt = self.served(giver, ability).iter().filter(|&tile| self.game.piece(tile).hits > 0).count();
                ACTIVATIONS.medic * (hurt.min(1)) as f32
            }
            Key::Forward => {
                let gains = self.served(giver, ability).iter().map(|tile| {
                    let to =
                        tile.forward(self.side).filter(|&to| !self.game.enterable(tile, TileSet::only(to)).is_empty());
                    to.map_or(0.0, |to| self.pull[to.index()] - self.pull[tile.index()] + self.taking(tile, to))
                        .max(0.0)
                });
                best_of(gains, usize::from(ability.uses.unwrap_or(3)))
            }
            _ => 0.0,
        }
    }

    /// The own units that an ability reaches.
    fn served(&self, giver: Tile, ability: &Ability) -> TileSet {
        let game = self.game;
        let near = game.units(self.side).and(giver.within(ability.range));
        near.iter().filter(|&tile| ability.whom.concerns(game.kind(tile).types, game.kind(tile).keys)).collect()
    }

    /// GO! markers: the best units that can have one, each with its chance.
    fn orders(&self, giver: Tile, ability: &Ability) -> f32 {
        let game = self.game;
        let ready = self.served(giver, ability).iter().filter(|&tile| game.may_get_go(tile));
        let gains = ready.map(|tile| self.go_chance(tile, ability.auto) * self.potential(tile, false));
        best_of(gains, usize::from(ability.uses.unwrap_or(4)))
    }

    /// HN-20.9.
    pub(super) fn go_chance(&self, tile: Tile, auto: bool) -> f32 {
        let need = if self.game.piece(tile).is_hidden() { Some(4) } else { self.game.kind(tile).activation };
        match need.filter(|_| !auto) {
            Some(need) => f32::from(7 - need.min(7)) / 6.0,
            None => 1.0,
        }
    }

    fn manoeuvre(&self, one: Tag, other: Tag) -> f32 {
        let game = self.game;
        let (Some(here), Some(there)) = (game.find(one), game.find(other)) else { return -2.0 };
        let fire = |unit: Tile, at: Tile| game.best_fire(unit, at, 0, [0; 2], self.goals);
        let shots = fire(here, there).max(fire(there, here));
        TACTICS.manoeuvre * shots - TACTICS.manoeuvre_base
    }

    fn shot_of(&self, from: Tile, value: ValueName) -> Option<Shot> {
        let printed = self.game.kind(from).values.get(value.slot())?;
        let number = if value.halted() == Some(false) { printed.moved? } else { printed.number };
        Some(Shot { value: number, fire: self.game.fire_of(from, printed.fire) })
    }

    fn shoot(&self, unit: Tag, value: ValueName, paid: bool, target: Tag) -> f32 {
        let game = self.game;
        let (Some(from), Some(at)) = (game.find(unit), game.find(target)) else { return -2.0 };
        let Some(shot) = self.shot_of(from, value) else { return -2.0 };
        let gain = game.shot_gain(self.side, Some(from), shot, paid, at, self.goals);
        SHOTS.shoot * gain - if paid { SHOTS.paid } else { 0.0 }
    }

    /// An attack without attacking unit.
    pub(super) fn strike(&self, shot: Shot, target: Tile) -> f32 {
        let game = self.game;
        match game.side_at(target) {
            Some(side) if side == self.side => {
                -SHOTS.strike_own * game.shot_gain(side.other(), None, shot, false, target, self.goals)
            }
            Some(side) => SHOTS.strike * game.shot_gain(side.other(), None, shot, false, target, self.goals),
            None => -0.5,
        }
    }

    /// A step: towards goals, into range, out of danger.
    fn walk(&self, from: Tile, to: Tile) -> f32 {
        let game = self.game;
        let kind = game.kind(from);
        let eager = if kind.is(UnitType::Hq) || kind.is(UnitType::Art) { STEPS.rear_walk } else { 1.0 };
        let drawn = eager * (self.pull[to.index()] - self.pull[from.index()]) + self.taking(from, to);
        let used = match &game.task {
            Task::Activation(active) => active.values,
            _ => [0; 2],
        };
        let shoots = !kind.values.is_empty() && !game.has_key(from, Key::FireOrMove);
        let fire = |at: Tile| if shoots { game.best_fire(from, at, 0, used, self.goals) } else { 0.0 };
        // Whom one can shoot at now is shot at first.
        let gained = fire(to) - STEPS.shoot_first * fire(from);
        let mined = game.mines[self.side.other().index()].contains(to);
        let enemies = game.units(self.side.other());
        let left = self.goals.contains(from) && !enemies.and(from.within(2)).is_empty();
        let lead = self.company(from, to) - self.company(from, from);
        STEPS.drawn * drawn + STEPS.gained * gained + lead
            - STEPS.step
            - if mined { STEPS.mined } else { 0.0 }
            - if left { STEPS.leave_goal } else { 0.0 }
    }

    /// What it is worth to an HQ to be near units.
    fn company(&self, unit: Tile, at: Tile) -> f32 {
        let game = self.game;
        if !game.kind(unit).is(UnitType::Hq) {
            return 0.0;
        }
        let near = game.units(self.side).and(at.around()).without(TileSet::only(unit));
        STEPS.hq_lead * f32::from(near.len().min(4))
    }

    fn exit(&self, unit: Tag) -> f32 {
        let scores = self.game.find(unit).is_some_and(|tile| !self.game.piece(tile).has(Mark::NoScore));
        if scores { STEPS.exit } else { -3.0 }
    }

    fn ability(&self, unit: Tag, icon: Icon, on: On) -> f32 {
        let game = self.game;
        let Some(giver) = game.find(unit) else { return -2.0 };
        match on {
            On::Fire { unit, value, paid, target } => ACTIVATIONS.fire_order + self.shoot(unit, value, paid, target),
            On::Tile(_) => ACTIVATIONS.obstacle,
            On::Nothing => ACTIVATIONS.elan_use,
            On::Unit(target) => {
                let Some(tile) = game.find(target) else { return -2.0 };
                if icon == Icon::Charge {
                    return game.mission().charge.map_or(0.0, |charge| self.strike(charge.shot, tile));
                }
                let Some((_, ability)) = game.ability_behind(giver, icon) else { return 0.0 };
                match ability.key {
                    Key::Go => {
                        ACTIVATIONS.go_base
                            + ACTIVATIONS.go * self.go_chance(tile, ability.auto) * self.potential(tile, true)
                    }
                    Key::Rally => 1.0,
                    Key::Medic => 1.5,
                    Key::Forward => self.sent(tile, tile.forward(self.side)),
                    Key::FallBack => self.sent(tile, tile.back(self.side)) - 0.2,
                    _ => 0.0,
                }
            }
        }
    }

    /// A unit is sent one box on, or out of the battlefield.
    fn sent(&self, tile: Tile, to: Option<Tile>) -> f32 {
        match to.filter(|&to| self.game.field().boxes.contains(to)) {
            Some(to) => self.walk(tile, to),
            None => self.exit(self.game.tag(tile)),
        }
    }

    fn tile(&self, tile: Tile) -> f32 {
        let game = self.game;
        if self.question == Some(Question::Seize) {
            let from = game.attack.and_then(|attack| attack.by.unit()).and_then(|unit| game.find(unit));
            return from.map_or(0.0, |from| STEPS.seize + self.walk(from, tile));
        }
        match game.event.as_ref().and_then(|run| game.effect_of(run)) {
            Some(Effect::Barrage { shot, both, .. }) => match game.side_at(tile) {
                Some(side) if side == self.side && !both => -0.5,
                Some(_) => self.strike(*shot, tile),
                None => -1.0,
            },
            _ => self.pull[tile.index()],
        }
    }

    /// A DIRECTIVE that is asked for, or discarded.
    fn pay(&self) -> f32 {
        let game = self.game;
        let left = if self.directives() > 2 { DIRECTIVES.plenty } else { 0.0 };
        match (self.question, &game.attack) {
            (Some(Question::AttackPlus), Some(attack)) => {
                let Some(tile) = game.find(attack.target) else { return -1.0 };
                let makes = attack.total + 1 >= attack.value as i8 && attack.total < attack.value as i8;
                let shot = Shot { value: 2, fire: attack.fire };
                let gain = game.shot_gain(self.side, None, shot, attack.paid, tile, game.goals());
                if makes { DIRECTIVES.plus * gain - DIRECTIVES.plus_cost + left } else { -1.0 }
            }
            (Some(Question::SavePlus), Some(attack)) => {
                let worth = game.find(attack.target).map_or(0.0, |tile| game.standing(tile, self.side));
                DIRECTIVES.save_plus * worth - DIRECTIVES.plus_cost + left
            }
            (Some(Question::ForceGo), _) => match game.task {
                Task::ForceGo(unit) => game
                    .find(unit)
                    .map_or(0.0, |tile| DIRECTIVES.force * self.potential(tile, true) - DIRECTIVES.force_cost + left),
                _ => 0.0,
            },
            _ => -0.2,
        }
    }

    /// Who is turned up shows himself, but takes control of a box and may save better.
    fn turn_up(&self, unit: Tag) -> f32 {
        let game = self.game;
        let Some(tile) = game.find(unit) else { return -2.0 };
        if self.question == Some(Question::TurnUp) {
            return 1.5;
        }
        let open = game.field().marked().contains(tile) && !game.control[self.side.index()].contains(tile);
        let decoy = game.kind(tile).is_decoy();
        match (open && !decoy, self.question) {
            (true, Some(Question::Closing)) => 3.0,
            (true, Some(Question::Window)) if game.commands == 0 => 3.0,
            (true, _) => CARDS.up_goal,
            // An HQ serves only who can see it.
            (false, _) if game.kind(tile).is(UnitType::Hq) && self.question == Some(Question::Tactic) => CARDS.up_hq,
            (false, _) => -4.0,
        }
    }
}

/// The sum of the best so many.
fn best_of(gains: impl Iterator<Item = f32>, count: usize) -> f32 {
    let mut best = [0.0f32; 4];
    let count = count.min(best.len());
    for gain in gains {
        if let Some(least) = best[..count].iter_mut().min_by(|one, other| one.total_cmp(other)) {
            *least = least.max(gain);
        }
    }
    best[..count].iter().sum()
}
