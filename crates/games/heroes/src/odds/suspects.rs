//! What a hidden unit may be, to somebody who knows what the enemy of its owner knows (HN-51).

use crate::cards::{Card, CardSet};
use crate::determinize::allows;
use crate::kind::UnitKind;
use crate::piece::{Mark, Piece};
use crate::state::Heroes;
use crate::tile::Tile;

/// Hidden units that the same cards can be: how many, and one of them.
struct Alike<'a> {
    piece: &'a Piece,
    count: usize,
}

impl Heroes {
    /// Every Unit Card that the hidden unit in a box may be, one copy of each, with its share of all ways in which the
    /// cards of its pool can lie below the hidden units of the same origin.
    pub(crate) fn suspects(&self, tile: Tile) -> Vec<(Card, f64)> {
        let side = self.tag(tile).side;
        let target = self.piece(tile);
        let deployed = target.has(Mark::Deployed);
        let (pool, list) = self.pools(side);
        let force = self.force(side);
        let cards = if deployed { list } else { pool.without(&force.known.or(&force.seen)) };
        let face = |card: Card| self.unit_face(side, card).map(|kind| (card, &self.cards().kinds[usize::from(kind)]));
        let cards: Vec<(Card, &UnitKind)> = cards.iter().filter_map(face).collect();
        let others = self.units(side).iter().filter(|&other| other != tile).map(|other| self.piece(other));
        let rivals: Vec<&Piece> =
            others.filter(|piece| piece.is_secret() && piece.has(Mark::Deployed) == deployed).collect();
        let groups = alike(&rivals, &cards);
        let mut found: Vec<(Card, f64)> = Vec::new();
        let mut seen = CardSet::NONE;
        for (index, &(card, kind)) in cards.iter().enumerate() {
            if seen.contains(card) || !allows(target, kind) {
                continue;
            }
            let same = cards.iter().filter(|(_, other)| other.id == kind.id);
            let copies = same.inspect(|(copy, _)| seen.insert(*copy)).count() as f64;
            let rest = cards.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, (_, kind))| *kind);
            found.push((card, copies * ways(&groups, rest)));
        }
        let total: f64 = found.iter().map(|(_, ways)| ways).sum();
        found.retain(|(_, ways)| *ways > 0.0);
        found.iter_mut().for_each(|(_, ways)| *ways /= total);
        found
    }
}

fn alike<'a>(pieces: &[&'a Piece], cards: &[(Card, &UnitKind)]) -> Vec<Alike<'a>> {
    let mut groups: Vec<Alike<'a>> = Vec::new();
    for &piece in pieces {
        let same = |other: &Piece| cards.iter().all(|(_, kind)| allows(piece, kind) == allows(other, kind));
        match groups.iter_mut().find(|group| same(group.piece)) {
            Some(group) => group.count += 1,
            None => groups.push(Alike { piece, count: 1 }),
        }
    }
    groups
}

/// In how many ways the units of all groups can be different ones of these cards. The cards are gone through one by one; what
/// matters is how many units of each group have one already.
fn ways<'a>(groups: &[Alike<'_>], cards: impl Iterator<Item = &'a UnitKind>) -> f64 {
    let mut strides = Vec::with_capacity(groups.len());
    let mut size = 1;
    for group in groups {
        strides.push(size);
        size *= group.count + 1;
    }
    let mut ways = vec![0.0; size];
    ways[0] = 1.0;
    for kind in cards {
        // From the fullest state down, so that no card is given twice.
        for state in (0..size).rev().filter(|&state| ways[state] > 0.0).collect::<Vec<_>>() {
            for (group, &stride) in groups.iter().zip(&strides) {
                let given = state / stride % (group.count + 1);
                if given < group.count && allows(group.piece, kind) {
                    ways[state + stride] += ways[state] * (group.count - given) as f64;
                }
            }
        }
    }
    ways[size - 1]
}
