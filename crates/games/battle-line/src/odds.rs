//! What the next troop of the deck may bring: the chance that it completes a formation which still lacks one card.
//!
//! The chances are exact over all the deals that fit what the seat knows: its own hand, the table, what Scout showed it
//! (BL-18.5, BL-18.6) and what the starting draw told of the deck (BL-18.11).

use sandtable_core::{Chances, Odds, OddsLine, Seat, Text};

use crate::action::Action;
use crate::card::{Card, Deck};
use crate::card_set::TroopSet;
use crate::determinize::Deal;
use crate::flag::Flag;
use crate::rules::formation::{Formation, best};
use crate::state::BattleLine;
use crate::texts;

impl Chances for BattleLine {
    /// The chances of drawing a troop: any formation completed, then each of them, the strongest first.
    fn odds(&self, seat: Seat, action: &Action) -> Option<Odds> {
        if *action != Action::Draw(Deck::Troops) || self.troop_deck.is_empty() {
            return None;
        }
        let top = TopCard::seen_by(self, seat);
        let mut wanted: Vec<Wanted> =
            self.open_flags().iter().filter_map(|flag| self.wanted(seat, flag, &top)).collect();
        wanted.sort_by_key(|wanted| std::cmp::Reverse(wanted.formation));
        let any = wanted.iter().flat_map(|wanted| wanted.cards.iter()).collect();
        let line = |wanted: &Wanted| {
            Odds::chance(texts::completed(wanted.formation, wanted.flag), top.chance_of_any(wanted.cards))
        };
        let mut lines: Vec<OddsLine> = vec![Odds::chance(Text::new("bl-odds-any"), top.chance_of_any(any))];
        lines.extend(wanted.iter().map(line));
        Some(Odds(lines))
    }
}

impl BattleLine {
    /// The cards that would make of a side which lacks one card the best formation that it can still become. A side that
    /// can become no more than a Host, or only a sum under Fog, waits for no card in particular.
    fn wanted(&self, seat: Seat, flag: Flag, top: &TopCard) -> Option<Wanted> {
        let (side, terms) = (self.side(flag, seat), self.terms(flag));
        if side.len() + 1 != terms.full {
            return None;
        }
        let with = |card: Card| {
            let cards: Vec<Card> = side.cards().iter().copied().chain([card]).collect();
            best(&cards, terms, TroopSet::NONE).map(|strength| strength.formation())
        };
        let possible = top.possible();
        let formation = possible.iter().filter_map(with).max().filter(|&best| best > Formation::Host)?;
        let cards = possible.iter().filter(|&card| with(card) == Some(formation)).collect();
        Some(Wanted { flag, formation, cards })
    }
}

/// A formation that lacks one card, and the cards that would complete it.
struct Wanted {
    flag: Flag,
    formation: Formation,
    cards: TroopSet,
}

/// What a seat knows of the top card of the troop deck.
enum TopCard {
    /// It put the card there itself.
    Known(Card),
    /// Any of these, with one chance for each that was shown in the starting draw and one for each other.
    Any { cards: TroopSet, shown: TroopSet, chance_if_shown: f64, chance_if_not: f64 },
}

impl TopCard {
    fn seen_by(game: &BattleLine, seat: Seat) -> TopCard {
        let deal = Deal::new(game, Some(seat), Deck::Troops);
        let known = game.troop_deck.top_first().next().filter(|_| deal.buried < usize::from(game.troop_deck.len()));
        if let Some(card) = known {
            return TopCard::Known(card);
        }
        let cards = deal.unknown.troops;
        let shown = cards.and(game.starting_draw.shown);
        let in_hand = u32::from(deal.places[seat.other().index()]);
        let shown_in_hand = mean_shown(cards.len(), shown.len(), in_hand, deal.open_places[seat.other().index()]);
        let others = f64::from(cards.len() - shown.len());
        let part = |in_hand: f64, all: f64| if all > 0.0 { (1.0 - in_hand / all) / deal.buried as f64 } else { 0.0 };
        TopCard::Any {
            cards,
            shown,
            chance_if_shown: part(shown_in_hand, f64::from(shown.len())),
            chance_if_not: part(f64::from(in_hand) - shown_in_hand, others),
        }
    }

    /// Every card that it may be.
    fn possible(&self) -> TroopSet {
        match self {
            TopCard::Known(card) => [*card].into_iter().collect(),
            TopCard::Any { cards, .. } => *cards,
        }
    }

    fn chance_of_any(&self, wanted: TroopSet) -> f64 {
        match self {
            TopCard::Known(card) => f64::from(u8::from(wanted.contains(*card))),
            TopCard::Any { cards, shown, chance_if_shown, chance_if_not } => {
                let wanted = wanted.and(*cards);
                let shown = wanted.and(*shown).len();
                f64::from(shown) * chance_if_shown + f64::from(wanted.len() - shown) * chance_if_not
            }
        }
    }
}

/// How many of the shown cards the other hand holds on average, when any hand with at most `most` of them is as likely as
/// any other (BL-18.11).
fn mean_shown(unknown: u8, shown: u8, in_hand: u32, most: u8) -> f64 {
    let others = u32::from(unknown - shown);
    let (mut hands, mut sum) = (0.0, 0.0);
    for held in 0..=u32::from(shown.min(most)).min(in_hand) {
        let ways = ways(u32::from(shown), held) * ways(others, in_hand - held);
        hands += ways;
        sum += f64::from(held) * ways;
    }
    if hands > 0.0 { sum / hands } else { 0.0 }
}

/// In how many ways some of these can be chosen.
fn ways(of: u32, chosen: u32) -> f64 {
    if chosen > of {
        return 0.0;
    }
    (0..chosen).map(|step| f64::from(of - step) / f64::from(step + 1)).product()
}
