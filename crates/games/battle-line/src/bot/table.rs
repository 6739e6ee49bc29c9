//! The table as one seat judges it: what each flag is worth to it, from what it knows.

use sandtable_core::Seat;

use super::line;
use super::outlook::Outlook;
use super::reach::{Lineup, Reach};
use super::weights::WEIGHTS;
use crate::card::{Card, Deck, Tactic};
use crate::card_set::TroopSet;
use crate::flag::Flag;
use crate::rules::formation::Terms;
use crate::state::BattleLine;

/// The viewer's own side of things.
pub(super) const OWN: usize = 0;
/// The other's.
pub(super) const OTHER: usize = 1;

/// The most cards a hand can hold: nine, while Scout is carried out.
const MOST_IN_HAND: usize = 9;

/// What is known of the table from one seat's place. Pairs are in the order own, other.
pub(super) struct Table<'a> {
    pub(super) game: &'a BattleLine,
    pub(super) seat: Seat,
    pub(super) outlooks: [Outlook; 2],
    /// How much of its hopes a side without cards may count on.
    pub(super) shares: [f32; 2],
    /// The chance to win each flag.
    pub(super) flags: [f32; Flag::COUNT],
    pub(super) lineups: [[Lineup; 2]; Flag::COUNT],
    pub(super) reaches: [[Reach; 2]; Flag::COUNT],
}

impl<'a> Table<'a> {
    /// The table as `seat` sees it. Nothing is taken from the game that this seat does not know.
    pub(super) fn new(game: &'a BattleLine, seat: Seat) -> Table<'a> {
        let seats = [seat, seat.other()];
        let held = [game.hand(seat).troops, known_of_other(game, seat)];
        let open = game.unseen().without(held[OWN]).without(held[OTHER]);
        let outlooks = [OWN, OTHER].map(|side| {
            let unknown_in_hand =
                if side == OWN { 0 } else { game.hand(seats[OTHER]).troops.len().saturating_sub(held[OTHER].len()) };
            let draws = (WEIGHTS.filled * lacking(game, seats[side])).min(f32::from(game.troop_deck.len()) / 2.0);
            let likely = (WEIGHTS.hidden * f32::from(unknown_in_hand) + draws) / f32::from(open.len().max(1));
            Outlook::new(held[side], open, likely.min(WEIGHTS.most_likely))
        });
        let lineups = game.sides.map(|sides| seats.map(|seat| Lineup::new(sides[seat.index()].cards())));
        let shares = seats.map(|seat| share(game, seat));
        let fresh = [OWN, OTHER].map(|side| Lineup::EMPTY.reach(PLAIN, &outlooks[side], shares[side]));
        let mut table =
            Table { game, seat, outlooks, shares, flags: [0.0; Flag::COUNT], lineups, reaches: [fresh; Flag::COUNT] };
        for flag in game.open_flags().iter() {
            for side in [OWN, OTHER] {
                if let Some(reach) = table.reach_of(flag, side) {
                    table.reaches[flag.index()][side] = reach;
                }
            }
            let [mine, his] = &table.reaches[flag.index()];
            let full = game.terms(flag).full;
            let lacking = table.lineups[flag.index()].map(|lineup| full.saturating_sub(lineup.len()));
            table.flags[flag.index()] = trusted(mine.beats(his, table.ties(flag)), lacking);
        }
        for flag in game.claimed(seat).iter() {
            table.flags[flag.index()] = 1.0;
        }
        table
    }

    /// What a side can become, unless it is a fresh one like any other.
    fn reach_of(&self, flag: Flag, side: usize) -> Option<Reach> {
        let owner = [self.seat, self.seat.other()][side];
        if let Some(strength) = self.game.strengths[flag.index()][owner.index()] {
            return Some(Reach::certain(strength));
        }
        let terms = self.game.terms(flag);
        let lineup = &self.lineups[flag.index()][side];
        let fresh = lineup.len() == 0 && terms == PLAIN;
        (!fresh).then(|| lineup.reach(terms, &self.outlooks[side], self.shares[side]))
    }

    /// What equal strengths are worth: BL-5.10, whoever completed first.
    pub(super) fn ties(&self, flag: Flag) -> f32 {
        let full = self.game.terms(flag).full;
        let sides = [self.seat, self.seat.other()].map(|seat| self.game.side(flag, seat));
        match sides.map(|side| side.len() >= full) {
            [true, true] => f32::from(u8::from(sides[OWN].age() < sides[OTHER].age())),
            [true, false] => 1.0,
            [false, true] => 0.0,
            [false, false] => 0.5,
        }
    }

    /// The chance to win the game.
    pub(super) fn win(&self) -> f32 {
        let by_flags = line::win(&self.flags, self.first()).clamp(0.001, 0.999);
        let to_play = if self.game.active == self.seat { WEIGHTS.tempo } else { -WEIGHTS.tempo };
        logistic(WEIGHTS.game_trust * logit(by_flags) + to_play + self.hidden_strength())
    }

    /// The chance to be the first, where both come to have what wins: whoever has fewer cards to lay.
    pub(super) fn first(&self) -> f32 {
        let [own, other] = [OWN, OTHER].map(|side| {
            let seat = [self.seat, self.seat.other()][side];
            let mut lacking = [None; Flag::COUNT];
            for flag in self.game.open_flags().iter() {
                let full = self.game.terms(flag).full;
                lacking[flag.index()] = Some(full.saturating_sub(self.game.side(flag, seat).len()));
            }
            self.game.claimed(seat).iter().for_each(|flag| lacking[flag.index()] = Some(0));
            f32::from(line::distance(&lacking))
        });
        logistic(WEIGHTS.race * (other - own))
    }

    /// What the tactics cards in both hands are worth. Of the other's only the number is known.
    fn hidden_strength(&self) -> f32 {
        let mut own = [0.0; MOST_IN_HAND];
        let mut count = 0;
        for (place, card) in own.iter_mut().zip(self.game.hand(self.seat).tactics()) {
            *place = self.tactic_worth(card);
            count += 1;
        }
        own[..count].sort_unstable_by(|one, other| other.total_cmp(one));
        let others = usize::from(self.game.hand(self.seat.other()).len_of(Deck::Tactics)).min(MOST_IN_HAND);
        let unknown = [WEIGHTS.unknown_tactic; MOST_IN_HAND];
        tactics_in_hand(&own[..count], self.playable(self.seat))
            - tactics_in_hand(&unknown[..others], self.playable(self.seat.other()))
    }

    /// BL-9.2: how many tactics cards a seat could play, one after the other, if the other plays none.
    fn playable(&self, seat: Seat) -> usize {
        let [own, other] = [seat, seat.other()].map(|seat| usize::from(self.game.tactics_played[seat.index()]));
        (other + 1).saturating_sub(own)
    }

    /// What a tactics card in the own hand is worth. BL-10.3: a second Leader is worth nothing.
    pub(super) fn tactic_worth(&self, card: Card) -> f32 {
        let Some(tactic) = card.as_tactic() else { return 0.0 };
        if tactic.is_leader() {
            let played = self.game.leaders_played[self.seat.index()] > 0;
            let holds_both =
                tactic == Tactic::LeaderEagle && self.game.hand(self.seat).contains(Card::tactic(Tactic::LeaderLion));
            if played || holds_both {
                return 0.0;
            }
        }
        WEIGHTS.tactics[tactic as usize]
    }
}

/// What tactics cards in a hand are worth, the best first, if so many can be played.
fn tactics_in_hand(worths: &[f32], playable: usize) -> f32 {
    let ready: f32 = worths.iter().take(playable).sum();
    let waiting = worths.get(playable).map_or(0.0, |worth| WEIGHTS.waiting * worth);
    ready + waiting - WEIGHTS.clutter * worths.len().saturating_sub(1) as f32
}

/// No Fog and no Mud.
pub(super) const PLAIN: Terms = Terms { full: 3, fog: false };

/// The chance of an open flag as it is to be believed, by how many cards the two sides lack: nothing is as sure as it
/// seems while a card can still change it, and a card that lies is worth more than one that may come.
pub(super) fn trusted(chance: f32, lacking: [u8; 2]) -> f32 {
    // A complete side that cannot be beaten any more is claimed in the next claim step (BL-8).
    if lacking[OWN] == 0 && chance > WEIGHTS.proven {
        return WEIGHTS.proven;
    }
    if lacking[OTHER] == 0 && chance < 1.0 - WEIGHTS.proven {
        return 1.0 - WEIGHTS.proven;
    }
    let [own, other] = lacking.map(|cards| usize::from(cards.min(3)));
    let (more, fewer) = (own.max(other), own.min(other));
    let trust = WEIGHTS.flag_trust[more * (more + 1) / 2 + fewer];
    let edge = WEIGHTS.edge * (other as f32 - own as f32);
    logistic(trust * logit(chance.clamp(1.0 - WEIGHTS.surest, WEIGHTS.surest)) + edge)
}

pub(super) fn logit(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln()
}

pub(super) fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// BL-18.6: the troops that this seat knows in the other's hand.
fn known_of_other(game: &BattleLine, seat: Seat) -> TroopSet {
    if game.scout_player() == Some(seat) { game.scouted.held.troops } else { TroopSet::NONE }
}

/// How many cards a seat's sides of the open flags lack.
fn lacking(game: &BattleLine, seat: Seat) -> f32 {
    let lacking = |flag: Flag| game.terms(flag).full.saturating_sub(game.side(flag, seat).len());
    f32::from(game.open_flags().iter().map(lacking).sum::<u8>())
}

/// How much of its hopes a side without cards may count on: they are shared by all such sides.
fn share(game: &BattleLine, seat: Seat) -> f32 {
    let empty = game.open_flags().iter().filter(|&flag| game.side(flag, seat).is_empty()).count();
    (empty.max(1) as f32).powf(-WEIGHTS.crowd)
}
