//! A world dealt anew: what a viewer does not know, within the limits of section 18.1.

use sandtable_core::{Chance, Viewer};

use crate::cards::Cards;
use crate::force::Force;
use crate::kind::{Kind, UnitSet};
use crate::side::Side;
use crate::state::{Step, Undaunted};

/// How often a hand is dealt again that could not be the one of a side to play.
const TRIES: u32 = 16;

impl Undaunted {
    /// UN-15.12: deals anew all that the viewer does not know. Cards are gathered in the order of table 1 before they are
    /// dealt, so the result depends on the viewer's knowledge and on chance alone.
    pub(crate) fn dealt_anew(&self, viewer: Viewer, chance: &mut dyn Chance) -> Undaunted {
        let mut world = self.clone();
        if viewer == Viewer::All {
            return world;
        }
        for side in Side::BOTH {
            let force = world.force_mut(side);
            if viewer.knows_as(side.seat()) {
                // For the owner only the order of the own deck is unknown.
                force.deck = Cards::in_deck(&force.deck).shuffled(chance);
            } else {
                // UN-6.7: who is asked for a play holds something else than Fog.
                let to_play = self.pending.top() == Some(Step::Play(side));
                deal(force, to_play, chance);
            }
        }
        world
    }
}

impl Undaunted {
    /// Deals anew what neither side knows: the order of both decks.
    pub(crate) fn decks_shuffled(&self, chance: &mut dyn Chance) -> Undaunted {
        let mut world = self.clone();
        for side in Side::BOTH {
            let force = world.force_mut(side);
            force.deck = Cards::in_deck(&force.deck).shuffled(chance);
        }
        world
    }
}

/// Splits a side's pool anew into hand, initiative card and deck; all sizes stay, and what is known of the hand holds.
fn deal(force: &mut Force, to_play: bool, chance: &mut dyn Chance) {
    let pool = force.pool();
    let mut held = Cards::NONE;
    let mut rest = pool;
    for _ in 0..TRIES {
        (held, rest) = deal_hand(force, &pool, chance);
        if !(to_play && held.is_only_fog()) {
            break;
        }
    }
    if to_play && held.is_only_fog() {
        exchange_a_fog(force, &mut held, &mut rest, chance);
    }
    force.hand = held;
    if force.chosen.is_some() {
        // Any card of the hand may be the one that lies face down.
        let kind = pick(&held, UnitSet::NONE, chance);
        force.hand.take(kind);
        force.chosen = Some(kind);
    }
    force.deck = rest.shuffled(chance);
}

/// The known cards, and for every other place of the hand a card that could lie there. The places with the most
/// exclusions come first: what they exclude contains what later ones exclude, so every choice leaves as many.
fn deal_hand(force: &Force, pool: &Cards, chance: &mut dyn Chance) -> (Cards, Cards) {
    let mut held = *force.sight.known();
    let mut rest = pool.without(&held);
    for &excluded in force.sight.excluded() {
        let kind = pick(&rest, excluded, chance);
        rest.take(kind);
        held.add(kind);
    }
    (held, rest)
}

/// Puts a card that is not Fog into a hand that was dealt nothing else.
fn exchange_a_fog(force: &Force, held: &mut Cards, rest: &mut Cards, chance: &mut dyn Chance) {
    // The place drawn last excludes least.
    let Some(&excluded) = force.sight.excluded().last() else { return };
    let mut playable = *rest;
    while playable.take(Kind::FOG) {}
    if playable.kinds().any(|kind| could_be(kind, excluded)) {
        let kind = pick(&playable, excluded, chance);
        rest.take(kind);
        rest.add(Kind::FOG);
        held.take(Kind::FOG);
        held.add(kind);
    }
}

fn could_be(kind: Kind, excluded: UnitSet) -> bool {
    kind.unit().is_none_or(|unit| !excluded.contains(unit))
}

/// One card of a pile, each equally likely, that is not of an excluded unit. There is one whenever the knowledge is true.
fn pick(cards: &Cards, excluded: UnitSet, chance: &mut dyn Chance) -> Kind {
    let open = |kind: &Kind| could_be(*kind, excluded);
    let total: u32 = cards.kinds().filter(open).map(|kind| u32::from(cards.of(kind))).sum();
    let mut place = if total > 0 { chance.below(total) } else { 0 };
    for kind in cards.kinds().filter(open) {
        let count = u32::from(cards.of(kind));
        if place < count {
            return kind;
        }
        place -= count;
    }
    Kind::FOG
}
