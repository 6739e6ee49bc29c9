//! What may be chosen now: generated, fast.

use sandtable_core::Seat;

use crate::action::Action;
use crate::card::{Card, Deck, Group, Tactic};
use crate::flag::{Flag, FlagList, FlagSet};
use crate::rules::turn::TurnStep;
use crate::state::BattleLine;

impl BattleLine {
    /// Appends every action of the seat whose turn it is: by card and flag, the pass last.
    pub(crate) fn generate(&self, out: &mut Vec<Action>) {
        match self.pending.top() {
            Some(TurnStep::Play) => self.generate_plays(out),
            Some(TurnStep::ScoutDraw { .. } | TurnStep::Draw) => {
                out.extend(self.decks_to_draw_from().map(Action::Draw));
            }
            Some(TurnStep::PutBack { .. }) => out.extend(self.hands[self.active.index()].iter().map(Action::Back)),
            Some(TurnStep::Claim) => {
                out.extend(self.claimable.iter().map(Action::Claim));
                out.push(Action::Done);
            }
            None => {}
        }
    }

    fn generate_plays(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        let hand = self.hands[seat.index()];
        // A side that is complete takes no further card.
        let full = self.complete[seat.index()];
        let free = self.open_flags().without(full);
        let fronts = match self.setup.open_fronts {
            true => free.or(self.claimed[seat.other().index()].without(full)),
            false => free,
        };
        let places = FlagList::from(fronts);
        for card in hand.troops.iter() {
            out.extend(places.iter().map(|&flag| Action::Place { card, flag }));
        }
        if self.tactics_played[seat.index()] <= self.tactics_played[seat.other().index()] {
            for card in hand.tactics() {
                self.generate_tactic(card, free, out);
            }
        }
        if hand.troops.is_empty() || fronts.is_empty() {
            out.push(Action::Pass);
        }
    }

    fn generate_tactic(&self, card: Card, free: FlagSet, out: &mut Vec<Action>) {
        let seat = self.active;
        match card.as_tactic() {
            None => {}
            Some(tactic) if tactic.is_leader() && self.leaders_played[seat.index()] > 0 => {}
            Some(tactic) if tactic.group() == Group::Morale => {
                out.extend(free.iter().map(|flag| Action::Place { card, flag }));
            }
            Some(Tactic::Scout) => out.extend(self.decks_to_draw_from().next().map(|_| Action::Scout)),
            Some(Tactic::Redeploy) => self.generate_redeploys(free, out),
            Some(Tactic::Deserter) => {
                let targets = self.cards_of(seat.other()).chain(self.ground_of(seat.other()));
                out.extend(targets.map(|(card, _)| Action::Deserter { card }));
            }
            Some(Tactic::Traitor) => {
                let places = FlagList::from(free);
                for (card, _) in self.cards_of(seat.other()).filter(|(card, _)| card.is_troop()) {
                    out.extend(places.iter().map(|&to| Action::Traitor { card, to: Some(to) }));
                }
            }
            Some(_) => out.extend(self.open_flags().iter().map(|flag| Action::Place { card, flag })),
        }
    }

    fn generate_redeploys(&self, free: FlagSet, out: &mut Vec<Action>) {
        let mut go = |card: Card, from: Flag, mut goals: FlagSet| {
            goals.remove(from);
            out.extend(goals.iter().map(|flag| Action::Redeploy { card, to: Some(flag) }));
            out.push(Action::Redeploy { card, to: None });
        };
        self.cards_of(self.active).for_each(|(card, from)| go(card, from, free));
        self.ground_of(self.active).for_each(|(card, from)| go(card, from, self.open_flags()));
    }

    /// A seat's cards at open flags that guile can reach, each with its flag.
    fn cards_of(&self, seat: Seat) -> impl Iterator<Item = (Card, Flag)> + '_ {
        let sides = self.open_flags().iter().map(move |flag| (flag, self.side(flag, seat)));
        sides.flat_map(|(flag, side)| side.cards().iter().map(move |&card| (card, flag)))
    }

    /// A seat's Fog and Mud at open flags, unless they are fixed.
    fn ground_of(&self, seat: Seat) -> impl Iterator<Item = (Card, Flag)> + use<> {
        let (open, fixed) = (self.open_flags(), self.setup.fixed_ground);
        let reach = move |flag: Flag| !fixed && open.contains(flag);
        self.ground
            .lying()
            .filter(move |(_, ground)| ground.seat == seat && reach(ground.flag))
            .map(|(card, ground)| (card, ground.flag))
    }

    fn decks_to_draw_from(&self) -> impl Iterator<Item = Deck> + use<> {
        let troops = (!self.troop_deck.is_empty()).then_some(Deck::Troops);
        let tactics = (!self.tactics_deck.is_empty()).then_some(Deck::Tactics);
        troops.into_iter().chain(tactics)
    }
}
