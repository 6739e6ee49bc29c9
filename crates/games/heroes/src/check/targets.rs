//! Does a unit meet what an event's text says of its units? `legal` reads the texts in `matching`; here they are read a second
//! time, condition by condition, so that the two share no mistake.

use std::iter::successors;

use super::whom::asks_for_a_type;
use crate::effect::{Filter, Near, Whose};
use crate::matching::Belief;
use crate::piece::Mark;
use crate::side::Side;
use crate::state::Heroes;
use crate::tile::Tile;

impl Heroes {
    /// Is the unit in this box one that the text of `player`'s event means?
    pub(super) fn judged_target(&self, text: &Filter, player: Side, tile: Tile, belief: Belief) -> bool {
        successors(Some(text), |text| text.or.as_deref()).any(|text| self.judged_one(text, player, tile, belief))
    }

    fn judged_one(&self, text: &Filter, player: Side, tile: Tile, belief: Belief) -> bool {
        let Some(owner) = self.judged_owner(tile) else { return false };
        let ground = self.terrain(tile);
        let hidden = self.piece(tile).has(Mark::Hidden);
        let there = text.boxes.contains(tile)
            && (text.terrain.is_empty() || text.terrain.iter().any(|one| one == ground))
            && text.not_terrain.iter().all(|one| one != ground);
        let marked = !text.suppressed || self.piece(tile).suppressed > 0;
        let face = !self.judged_face_known(player, tile, belief) || self.judged_face(text, tile);
        let company = match &text.near {
            Some(near) => self.judged_company(near, player, tile, belief),
            None => true,
        };
        meant(text.whose, player, owner) && shown(text.visible, hidden) && there && marked && face && company
    }

    /// What is printed on its card. HN-27.1: a decoy has no type at all.
    fn judged_face(&self, text: &Filter, tile: Tile) -> bool {
        let kind = self.kind(tile);
        if kind.is_decoy() {
            return text.decoys && !asks_for_a_type(text);
        }
        let one = text.types.is_empty() || text.types.iter().any(|wanted| kind.types.contains(wanted));
        let all = text.all_types.iter().all(|wanted| kind.types.contains(wanted));
        let none = text.not_types.iter().all(|barred| !kind.types.contains(barred));
        one && all && none && text.armoured.is_none_or(|armoured| kind.armoured == armoured)
    }

    /// A unit of the right kind within reach of the box, and not in it.
    fn judged_company(&self, near: &Near, player: Side, tile: Tile, belief: Belief) -> bool {
        let mut others = self.field().boxes.iter().filter(|&other| (1..=near.within).contains(&other.distance(tile)));
        others.any(|other| {
            let Some(owner) = self.judged_owner(other) else { return false };
            let (piece, kind) = (self.piece(other), self.kind(other));
            let typed = near.types.is_empty() || near.types.iter().any(|wanted| kind.types.contains(wanted));
            let carded = near.card.is_none_or(|card| piece.kind == card);
            let in_earnest = near.whose != Whose::Friendly || !kind.is_decoy();
            meant(near.whose, player, owner)
                && shown(near.visible, piece.has(Mark::Hidden))
                && (!self.judged_face_known(player, other, belief) || (typed && carded && in_earnest))
        })
    }

    fn judged_owner(&self, tile: Tile) -> Option<Side> {
        Side::all().find(|&side| self.units(side).contains(tile))
    }

    /// HN-17.28: a hidden unit of the enemy may be anything, as far as a player knows.
    fn judged_face_known(&self, player: Side, tile: Tile, belief: Belief) -> bool {
        let piece = self.piece(tile);
        let turned_up = !piece.has(Mark::Hidden) || piece.has(Mark::Known);
        belief == Belief::Truth || turned_up || self.judged_owner(tile) == Some(player)
    }
}

fn meant(whose: Whose, player: Side, owner: Side) -> bool {
    match whose {
        Whose::Friendly => owner == player,
        Whose::Enemy => owner == player.other(),
        Whose::Any => true,
    }
}

fn shown(visible: Option<bool>, hidden: bool) -> bool {
    match visible {
        Some(true) => !hidden,
        Some(false) => hidden,
        None => true,
    }
}
