//! A world dealt anew: what a viewer does not know, consistently with all that he does (BL-18.10, BL-18.11).

use sandtable_core::{Chance, Pile, Seat, Viewer};

use crate::card::{Card, Deck};
use crate::card_set::CardSet;
use crate::state::BattleLine;

impl BattleLine {
    /// Deals anew all that the viewer does not know. The unknown cards are gathered in the order of the card file before
    /// they are shuffled, so the result depends on the viewer's knowledge and on chance alone.
    pub(crate) fn dealt_anew(&self, viewer: Viewer, chance: &mut dyn Chance) -> BattleLine {
        let eyes = match viewer {
            Viewer::All => return *self,
            Viewer::Seat(seat) if seat.0 < 2 => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let mut world = *self;
        if eyes.is_none() {
            // A spectator is told nothing of what the player of Scout knows in the other hand, so his worlds cannot tell
            // which cards these are. The known places on the decks are public, and stay known.
            world.scouted.held = CardSet::NONE;
        }
        Deal::new(self, eyes, Deck::Troops).into_world(&mut world, chance);
        Deal::new(self, eyes, Deck::Tactics).into_world(&mut world, chance);
        world
    }

    /// Deals anew what neither player knows: both decks, but for the cards that the player of Scout put on top (BL-18.5).
    pub(crate) fn decks_shuffled(&self, chance: &mut dyn Chance) -> BattleLine {
        let mut world = *self;
        let is_scouted = self.scout_player().is_some();
        for kind in [Deck::Troops, Deck::Tactics] {
            let pile = match kind {
                Deck::Troops => world.troop_deck.as_mut_slice(),
                Deck::Tactics => world.tactics_deck.as_mut_slice(),
            };
            let known = if is_scouted { self.scouted.top(kind) } else { 0 };
            let buried = pile.len().saturating_sub(usize::from(known));
            chance.shuffle(&mut pile[..buried]);
        }
        world
    }
}

/// The cards of one kind, parted into what the viewer knows and what he does not. BL-18.10: troops are dealt among
/// troop places, tactics among tactics places, and all sizes stay.
pub(crate) struct Deal {
    kind: Deck,
    /// The cards he does not know.
    pub(crate) unknown: CardSet,
    /// By seat, what of its hand stays: all of his own, and what he knows of the other (BL-18.6).
    kept: [CardSet; 2],
    /// By seat, how many cards of the hand he does not know.
    pub(crate) places: [u8; 2],
    /// How many of these may be cards shown in the starting draw (BL-18.11).
    pub(crate) open_places: [u8; 2],
    /// How many cards lie below those that he knows on the deck (BL-18.5).
    pub(crate) buried: usize,
}

impl Deal {
    /// What `eyes` do not know of the cards of a kind; nobody's eyes are a spectator's.
    pub(crate) fn new(truth: &BattleLine, eyes: Option<Seat>, kind: Deck) -> Deal {
        let is_scout = eyes.is_some() && eyes == truth.scout_player();
        let known_top = if is_scout { truth.scouted.top(kind) } else { 0 };
        let known_held = if is_scout { truth.scouted.held } else { CardSet::NONE };
        let pile = match kind {
            Deck::Troops => truth.troop_deck.as_slice(),
            Deck::Tactics => truth.tactics_deck.as_slice(),
        };
        let buried = pile.len().saturating_sub(usize::from(known_top));
        let mut unknown: CardSet = pile[..buried].iter().copied().collect();
        let (mut kept, mut places, mut open_places) = ([CardSet::NONE; 2], [0; 2], [0; 2]);
        for seat in [Seat(0), Seat(1)] {
            let hand = truth.hand(seat).of(kind);
            let hidden = if eyes == Some(seat) { CardSet::NONE } else { hand.without(known_held) };
            hidden.iter().for_each(|card| unknown.insert(card));
            let index = seat.index();
            kept[index] = hand.without(hidden);
            places[index] = hidden.len();
            let draw = &truth.starting_draw;
            let shown_kept = kept[index].troops.and(draw.shown).len();
            open_places[index] =
                draw.troops_drawn[index].saturating_sub(draw.shown_played[index]).saturating_sub(shown_kept);
        }
        Deal { kind, unknown, kept, places, open_places, buried }
    }

    /// BL-18.11 without trial and error: the shown cards were in the deck when play began, so at most as many places of a
    /// hand can hold one as the seat has drawn troops and not yet played shown ones. All other places of the hands are
    /// filled first, from the cards that were not shown; then everything that is left is dealt to everything that is left.
    fn into_world(self, world: &mut BattleLine, chance: &mut dyn Chance) {
        let shown = world.starting_draw.shown;
        let mut pool: Pile<Card, 60> = self.unknown.iter().filter(|&card| !shown.contains(card)).collect();
        let shown_unknown = self.unknown.troops.and(shown);
        pool.shuffle(chance);
        let mut hands = self.kept;
        let mut left = self.places;
        if !shown_unknown.is_empty() {
            for seat in 0..2 {
                while left[seat] > self.open_places[seat] && !pool.is_empty() {
                    deal_one(&mut pool, &mut hands[seat]);
                    left[seat] -= 1;
                }
            }
            shown_unknown.iter().for_each(|card| pool.push(card));
            pool.shuffle(chance);
        }
        for seat in 0..2 {
            (0..left[seat]).for_each(|_| deal_one(&mut pool, &mut hands[seat]));
            let others = world.hands[seat].without(world.hands[seat].of(self.kind));
            world.hands[seat] = others.iter().chain(hands[seat].iter()).collect();
        }
        let deck = match self.kind {
            Deck::Troops => world.troop_deck.as_mut_slice(),
            Deck::Tactics => world.tactics_deck.as_mut_slice(),
        };
        deck[..self.buried].copy_from_slice(pool.as_slice());
    }
}

fn deal_one(pool: &mut Pile<Card, 60>, hand: &mut CardSet) {
    let card: Option<Card> = pool.pop();
    card.into_iter().for_each(|card| hand.insert(card));
}
