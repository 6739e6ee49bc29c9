//! Active abilities (HN-19, HN-20, HN-22).

use crate::action::{Icon, On};
use crate::event::{Event, Manner, Reason};
use crate::piece::Mark;
use crate::printed::{Ability, Key};
use crate::rules::Table;
use crate::rules::shooting::YELLOW;
use crate::side::{Side, Tag};
use crate::state::{Heroes, MOST_ABILITIES, Shooter};
use crate::tile::Tile;

impl Icon {
    /// The ability of a card that it stands for; a Hero's may be any, a charge is none.
    pub(crate) const fn key(self) -> Option<Key> {
        match self {
            Icon::Go => Some(Key::Go),
            Icon::Elan => Some(Key::Elan),
            Icon::FallBack => Some(Key::FallBack),
            Icon::Forward => Some(Key::Forward),
            Icon::Fire => Some(Key::Fire),
            Icon::Medic => Some(Key::Medic),
            Icon::Reinforce => Some(Key::Reinforce),
            Icon::Rally => Some(Key::Rally),
            Icon::Engineers => Some(Key::Engineers),
            Icon::Charge | Icon::Hero => None,
        }
    }

    /// The icon of a card's ability, if it can be clicked.
    pub(crate) fn of(key: Key) -> Option<Icon> {
        Icon::all().find(|icon| icon.key() == Some(key))
    }
}

/// HN-20.26: Forward! and Fall Back! of one giver choose together.
const MOVED_BIT: u8 = 7;

impl Ability {
    /// The bit that marks units that this ability has chosen.
    pub(crate) fn chosen_bit(&self, slot: usize) -> u8 {
        match self.key {
            Key::Forward | Key::FallBack => 1 << MOVED_BIT,
            _ => 1 << slot,
        }
    }
}

impl Heroes {
    /// The ability behind an icon of the unit in a box, and the place where its uses are counted.
    pub(crate) fn ability_behind(&self, tile: Tile, icon: Icon) -> Option<(usize, Ability)> {
        match icon {
            Icon::Charge => None,
            Icon::Hero => {
                let ability = self.hero(tile)?.ability()?;
                ability.key.is_active().then_some((MOST_ABILITIES, *ability))
            }
            _ => {
                let abilities = self.kind(tile).abilities.iter().enumerate();
                let mut meant = abilities.filter(|(_, ability)| Some(ability.key) == icon.key());
                meant.next().map(|(slot, ability)| (slot, *ability))
            }
        }
    }

    /// D7: the unit that is being activated uses an ability, which turns it up (HN-19.13).
    pub(crate) fn use_ability(&mut self, side: Side, tile: Tile, icon: Icon, on: On, table: &mut Table<'_>) {
        let unit = self.tag(tile);
        if icon == Icon::Charge {
            if let (On::Unit(target), Some(active)) = (on, self.activation_mut()) {
                active.charged = true;
                self.charge(unit, target, table);
            }
            return;
        }
        let Some((slot, ability)) = self.ability_behind(tile, icon) else { return };
        if !self.turn_up(tile, table) {
            return;
        }
        if let Some(active) = self.activation_mut() {
            active.uses[slot] = active.uses[slot].saturating_add(1);
        }
        let chosen = ability.chosen_bit(slot);
        match on {
            On::Nothing if ability.key == Key::Elan => self.take_directives(side, 1, Reason::Elan, table),
            On::Nothing => self.draw(side, 1, table),
            On::Tile(obstacle) => {
                self.obstacles.remove(obstacle);
                table.emit(|| Event::MarkerTaken { marker: "obstacle", tile: obstacle });
            }
            On::Fire { unit: shooter, value, paid, target } => {
                if let Some(tile) = self.find(shooter) {
                    self.piece_mut(tile).chosen |= chosen;
                }
                self.shoot(Shooter::Order(shooter), value, paid, target, false, table);
            }
            On::Unit(other) => self.use_on(other, &ability, chosen, table),
        }
    }

    fn use_on(&mut self, other: Tag, ability: &Ability, chosen: u8, table: &mut Table<'_>) {
        let Some(tile) = self.find(other) else { return };
        self.piece_mut(tile).chosen |= chosen;
        // HN-19.14
        if ability.whom.is_limited() {
            self.turn_up(tile, table);
        }
        match ability.key {
            Key::Go => self.place_go(tile, ability.auto, table),
            Key::Rally => self.unsuppress(other, table),
            Key::Medic => {
                let die = table.chance.number(YELLOW);
                let healed = die >= ability.number;
                table.emit(|| Event::MedicRolled { unit: self.unit_label(tile), die, need: ability.number, healed });
                if healed {
                    self.heal(tile, table);
                }
            }
            Key::Forward => self.order_move(tile, tile.forward(other.side), Manner::Forward, table),
            Key::FallBack => self.order_move(tile, tile.back(other.side), Manner::FallBack, table),
            _ => {}
        }
    }

    /// HN-20.24, HN-20.25; Forward! may lead out by an exit (HN-47.4).
    fn order_move(&mut self, tile: Tile, to: Option<Tile>, manner: Manner, table: &mut Table<'_>) {
        match to.filter(|&to| self.field().boxes.contains(to)) {
            Some(to) => self.relocate(tile, to, manner, table),
            None => self.leave(tile, table),
        }
    }

    /// HN-20.1: a GO! marker.
    pub(crate) fn place_go(&mut self, tile: Tile, sure: bool, table: &mut Table<'_>) {
        let piece = self.piece_mut(tile);
        piece.put(Mark::Go);
        if sure {
            piece.put(Mark::Sure);
        }
        table.emit(|| Event::GoPlaced { unit: self.unit_label(tile), sure });
    }

    /// One HIT is removed.
    pub(crate) fn heal(&mut self, tile: Tile, table: &mut Table<'_>) {
        let piece = self.piece_mut(tile);
        piece.hits = piece.hits.saturating_sub(1);
        table.emit(|| Event::Healed { unit: self.unit_label(tile), tile });
    }
}
