//! What may be chosen now, fast: generated from the tables without a heap.

use crate::action::{Action, Deed, Walk};
use crate::force::Counter;
use crate::kind::{Kind, Unit};
use crate::printed::CardAction;
use crate::rules::support::bolster_takes;
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::tile::Tile;

impl Undaunted {
    /// Appends every action that a side may choose now.
    pub(crate) fn generate(&self, side: Side, out: &mut Vec<Action>) {
        let force = self.force(side);
        match self.pending.top() {
            Some(Step::Initiative) if force.chosen.is_none() => out.extend(force.hand.kinds().map(Action::Initiative)),
            Some(Step::Play(active)) if active == side => {
                force.hand.kinds().for_each(|card| self.plays_of(side, card, out));
                out.push(Action::EndTurn);
            }
            Some(Step::Bolster { side: active, squad, .. }) if active == side => {
                let kinds = force.supply.kinds().filter(|&kind| bolster_takes(squad, kind));
                out.extend(kinds.map(Action::BolsterMore));
                out.push(Action::Done);
            }
            Some(Step::Blast { side: active, left }) if active == side => {
                for side in Side::BOTH {
                    let units = left[side.index()].iter();
                    out.extend(units.map(|unit| Action::BlastNext(UnitId { side, unit })));
                }
            }
            _ => {}
        }
    }

    /// Everything that a card of the hand can be played for.
    fn plays_of(&self, side: Side, card: Kind, out: &mut Vec<Action>) {
        if card.is_fog() {
            return;
        }
        let mut plays = Plays { game: self, side, card, out };
        match card.unit() {
            None => plays.command_card(),
            Some(unit) => match self.force(side).counter(unit) {
                Counter::Suppressed(_) => plays.add(Deed::Rally),
                Counter::Ready(tile) => plays.combat_card(unit, tile, false),
                // UN-8.7, UN-8.10: from the spawn tile.
                Counter::Off => {
                    let spawn = self.mission().side(side).spawns[unit.index()];
                    spawn.into_iter().for_each(|tile| plays.combat_card(unit, tile, true));
                }
            },
        }
        plays.add(Deed::Hunker);
    }
}

/// The plays of one card, being listed.
struct Plays<'a> {
    game: &'a Undaunted,
    side: Side,
    card: Kind,
    out: &'a mut Vec<Action>,
}

impl Plays<'_> {
    fn add(&mut self, deed: Deed) {
        self.out.push(Action::Play { card: self.card, deed });
    }

    fn command_card(&mut self) {
        for action in self.card.printed().actions() {
            let strength = self.card.printed().strength(action).unwrap_or(0);
            match action {
                CardAction::Bolster => self.bolster(),
                CardAction::Command => self.command(strength),
                CardAction::Guide => self.guide(strength),
                CardAction::Inspire => self.inspire(),
                _ => {}
            }
        }
    }

    /// A combat card whose counter stands on `tile`, or has just been placed there.
    fn combat_card(&mut self, unit: Unit, tile: Tile, placed: bool) {
        for action in self.card.printed().actions() {
            let strength = self.card.printed().strength(action).unwrap_or(0);
            match action {
                CardAction::Move => self.walks(tile, strength, placed, true, Deed::Move),
                CardAction::Scout => self.walks(tile, strength, placed, false, Deed::Scout),
                CardAction::Stalk => self.walks(tile, strength, placed, false, Deed::Stalk),
                CardAction::Attack => self.shots(Deed::Attack),
                CardAction::Suppress => self.shots(Deed::Suppress),
                CardAction::Conceal => self.add(Deed::Conceal),
                CardAction::Control => self.control(tile),
                CardAction::Recon if self.game.force(self.side).hand.has(Kind::FOG) => self.add(Deed::Recon),
                CardAction::Target => self.targets(tile),
                CardAction::Blast if unit == Unit::MORTAR => self.blast(),
                _ => {}
            }
        }
    }

    fn walks(&mut self, from: Tile, steps: u8, placed: bool, marked_only: bool, deed: fn(Walk) -> Deed) {
        let game = self.game;
        let map = &game.mission().map;
        let marked = game.force(self.side).marked;
        let open = |tile: &Tile| !marked_only || marked.contains(*tile);
        if placed {
            self.add(deed(Walk::Stay));
        }
        for first in map.neighbours(from).filter(open) {
            self.add(deed(Walk::One(first)));
            if steps >= 2 {
                for second in map.neighbours(first).filter(open) {
                    self.add(deed(Walk::Two(first, second)));
                }
            }
        }
    }

    fn guide(&mut self, steps: u8) {
        let game = self.game;
        for unit in Unit::all() {
            if let Counter::Ready(tile) = game.force(self.side).counter(unit) {
                let id = UnitId { side: self.side, unit };
                let map = &game.mission().map;
                let marked = game.force(self.side).marked;
                for first in map.neighbours(tile).filter(|&tile| marked.contains(tile)) {
                    self.add(Deed::Guide(id, Walk::One(first)));
                    if steps >= 2 {
                        for second in map.neighbours(first).filter(|&tile| marked.contains(tile)) {
                            self.add(Deed::Guide(id, Walk::Two(first, second)));
                        }
                    }
                }
            }
        }
    }

    fn shots(&mut self, deed: fn(UnitId) -> Deed) {
        let (game, enemy) = (self.game, self.side.other());
        for (unit, _) in game.force(enemy).on_board() {
            self.add(deed(UnitId { side: enemy, unit }));
        }
    }

    fn bolster(&mut self) {
        let squad = self.card.reach();
        for kind in self.game.force(self.side).supply.kinds() {
            if bolster_takes(squad, kind) {
                self.add(Deed::Bolster(kind));
            }
        }
    }

    fn command(&mut self, most: u8) {
        let force = self.game.force(self.side);
        let most = most.min(force.deck.len().saturating_add(force.discard.len()));
        (1..=most).for_each(|count| self.add(Deed::Command(count)));
    }

    fn inspire(&mut self) {
        let squad = self.card.reach();
        for kind in self.game.force(self.side).play.kinds() {
            if squad.is_none() || kind.squad() == squad {
                self.add(Deed::Inspire(kind));
            }
        }
    }

    fn control(&mut self, tile: Tile) {
        let (own, enemy) = (self.game.force(self.side), self.game.force(self.side.other()));
        let raises_radio = self.side == Side::Us && self.game.mission().radio == Some(tile);
        let open = own.marked.contains(tile) && (!own.controlled.contains(tile) || raises_radio);
        if open && !enemy.stands_on(tile) {
            self.add(Deed::Control);
        }
    }

    fn targets(&mut self, from: Tile) {
        let game = self.game;
        let map = &game.mission().map;
        for placed in &map.tiles {
            let tile = placed.tile;
            if map.distance(from, tile) >= 3 && game.force(self.side).target != Some(tile) {
                self.add(Deed::Target(tile));
            }
        }
    }

    fn blast(&mut self) {
        let Some(tile) = self.game.force(self.side).target else { return };
        let units = self.game.counters_on(tile);
        for side in Side::BOTH {
            for unit in units[side.index()].iter() {
                self.add(Deed::Blast(UnitId { side, unit }));
            }
        }
    }
}
