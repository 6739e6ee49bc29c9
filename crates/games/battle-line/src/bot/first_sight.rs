//! How promising a choice looks at first sight: by how much it moves the chance to win, flag by flag.

use sandtable_core::Seat;

use super::line;
use super::outlook::Outlook;
use super::reach::{Lineup, Reach};
use super::table::{OTHER, OWN, PLAIN, Table, trusted};
use super::weights::WEIGHTS;
use crate::action::Action;
use crate::card::{Card, Deck, Tactic};
use crate::flag::{Flag, three_adjacent};
use crate::rules::formation::Terms;
use crate::state::BattleLine;

/// How much better an action must be, in parts of a win, to look e times as promising.
const KEENNESS: f32 = 0.02;

/// Looks at choices of the seat to act.
pub(super) struct FirstSight<'a> {
    table: Table<'a>,
    leverage: [f32; Flag::COUNT],
    /// What a small change of the odds is in parts of a win: a quarter in an even game, less in a decided one.
    odds_to_win: f32,
    /// What is lost when a troop leaves the hand: the last one that was asked about.
    leaving: Option<(Card, Spent)>,
    /// The chance of each flag when a troop is put there that it has no use for.
    misfits: [Option<f32>; Flag::COUNT],
}

/// What the table is to a seat without one of its troops.
struct Spent {
    outlook: Outlook,
    /// The chances of the flags.
    flags: [f32; Flag::COUNT],
    /// What a fresh side can become that gets the troop.
    begun: Reach,
    /// The change in the chance to win.
    change: f32,
}

impl<'a> FirstSight<'a> {
    pub(super) fn new(game: &'a BattleLine, seat: Seat) -> FirstSight<'a> {
        let table = Table::new(game, seat);
        let leverage = line::leverage(&table.flags, table.first());
        let win = table.win();
        FirstSight { table, leverage, odds_to_win: win * (1.0 - win), leaving: None, misfits: [None; Flag::COUNT] }
    }

    /// The weight of an action: 1 for one that changes nothing.
    pub(super) fn weight(&mut self, action: Action) -> f32 {
        (self.change(action) / KEENNESS).clamp(-30.0, 30.0).exp()
    }

    /// The change in the chance to win that an action seems to make.
    fn change(&mut self, action: Action) -> f32 {
        match action {
            Action::Place { card, flag } if card.is_troop() => self.troop(card, flag),
            Action::Place { card, flag } => self.tactic_comes(card, flag) - self.cost(card),
            Action::Scout => KEENNESS - self.cost(Card::tactic(Tactic::Scout)),
            Action::Redeploy { card, to } => self.redeploy(card, to) - self.cost(Card::tactic(Tactic::Redeploy)),
            Action::Deserter { card } => self.deserter(card) - self.cost(Card::tactic(Tactic::Deserter)),
            Action::Traitor { card, to: Some(to) } => self.traitor(card, to) - self.cost(Card::tactic(Tactic::Traitor)),
            Action::Back(card) if card.is_troop() => self.spent(card).change,
            Action::Back(card) => -self.cost(card),
            // BL-13.10: nothing that could be offered.
            Action::Traitor { to: None, .. } => 0.0,
            Action::Draw(Deck::Troops) | Action::Claim(_) | Action::Pass => 0.0,
            Action::Draw(Deck::Tactics) => -0.5 * KEENNESS,
            // BL-7.5: a flag that can be had is hardly ever left.
            Action::Done => -4.0 * KEENNESS,
        }
    }

    /// What a tactics card is worth while it is held.
    fn cost(&self, card: Card) -> f32 {
        self.odds_to_win * self.table.tactic_worth(card)
    }

    fn terms(&self, flag: Flag) -> Terms {
        self.table.game.terms(flag)
    }

    fn lineup(&self, flag: Flag, side: usize) -> Lineup {
        self.table.lineups[flag.index()][side]
    }

    /// What a side can become, with other cards or on other ground than now.
    fn reach(&self, lineup: Lineup, terms: Terms, side: usize) -> Reach {
        lineup.reach(terms, &self.table.outlooks[side], self.table.shares[side])
    }

    /// What a change of a flag's chance is worth in the game.
    fn gain(&self, flag: Flag, chance: f32) -> f32 {
        self.leverage[flag.index()] * (chance - self.table.flags[flag.index()])
    }

    /// The chance of a flag where the own side has other cards than now, and can become this.
    fn with_own(&self, flag: Flag, lineup: Lineup, reach: &Reach) -> f32 {
        let full = self.terms(flag).full;
        let lacking = [lineup, self.lineup(flag, OTHER)].map(|lineup| full.saturating_sub(lineup.len()));
        // A side that is completed now is completed later than one that was complete before.
        let ties = match lacking.map(|cards| cards == 0) {
            [_, true] => 0.0,
            [true, false] => 1.0,
            [false, false] => 0.5,
        };
        trusted(reach.beats(&self.table.reaches[flag.index()][OTHER], ties), lacking)
    }

    /// Does a flag with this chance only have to be claimed, and does it then win the game (BL-14.1, BL-14.2)?
    fn decides(&self, flag: Flag, chance: f32) -> bool {
        let mut flags = self.table.game.claimed(self.table.seat);
        flags.insert(flag);
        chance >= WEIGHTS.proven && (three_adjacent(flags) || flags.len() >= 5)
    }

    fn troop(&mut self, card: Card, flag: Flag) -> f32 {
        if !self.table.game.open_flags().contains(flag) {
            // BL-16.1: a troop at a lost flag is only got rid of.
            return self.spent(card).change;
        }
        let terms = self.terms(flag);
        let lineup = self.lineup(flag, OWN);
        let with_it = lineup.with(card);
        let chance = if lineup.len() == 0 && terms == PLAIN {
            let begun = self.spent(card).begun;
            self.with_own(flag, with_it, &begun)
        } else if lineup.wants(card, terms) {
            let share = self.table.shares[OWN];
            let reach = with_it.reach(terms, &self.spent(card).outlook, share);
            self.with_own(flag, with_it, &reach)
        } else {
            self.misfit(card, flag)
        };
        if self.decides(flag, chance) {
            return 1.0;
        }
        let leverage = self.leverage[flag.index()];
        let spent = self.spent(card);
        spent.change + leverage * (chance - spent.flags[flag.index()])
    }

    /// The chance of a flag that gets a troop it has no use for. One such troop is about as bad as another.
    fn misfit(&mut self, card: Card, flag: Flag) -> f32 {
        if let Some(known) = self.misfits[flag.index()] {
            return known;
        }
        let lineup = self.lineup(flag, OWN).with(card);
        let chance = self.with_own(flag, lineup, &self.reach(lineup, self.terms(flag), OWN));
        self.misfits[flag.index()] = Some(chance);
        chance
    }

    /// What becomes of the table when a troop leaves the hand, kept for as long as the same troop is asked about.
    fn spent(&mut self, card: Card) -> &Spent {
        let known = self.leaving.take().filter(|(leaving, _)| *leaving == card);
        let spent = known.unwrap_or_else(|| (card, self.without(card)));
        &self.leaving.insert(spent).1
    }

    /// Sides without cards are not looked at: they miss every troop a little.
    fn without(&self, card: Card) -> Spent {
        let mut outlook = self.table.outlooks[OWN];
        outlook.lose(card);
        let share = self.table.shares[OWN];
        let mut flags = self.table.flags;
        let mut change = 0.0;
        for flag in self.table.game.open_flags().iter() {
            let terms = self.terms(flag);
            let lineup = self.lineup(flag, OWN);
            if lineup.len() == 0 || lineup.len() >= terms.full || !lineup.wants(card, terms) {
                continue;
            }
            let chance = self.with_own(flag, lineup, &lineup.reach(terms, &outlook, share));
            change += self.gain(flag, chance);
            flags[flag.index()] = chance;
        }
        let begun = Lineup::EMPTY.with(card).reach(PLAIN, &outlook, share);
        Spent { outlook, flags, begun, change }
    }

    /// A morale or a ground card comes to a flag.
    fn tactic_comes(&self, card: Card, flag: Flag) -> f32 {
        let terms = self.terms(flag);
        match card.as_tactic() {
            Some(Tactic::Fog) => self.ground_changes(flag, Terms { fog: true, ..terms }),
            Some(Tactic::Mud) => self.ground_changes(flag, Terms { full: 4, ..terms }),
            _ => self.card_comes(card, flag),
        }
    }

    /// A troop or a morale card comes to the own side of a flag.
    fn card_comes(&self, card: Card, flag: Flag) -> f32 {
        let lineup = self.lineup(flag, OWN).with(card);
        let chance = self.with_own(flag, lineup, &self.reach(lineup, self.terms(flag), OWN));
        if self.decides(flag, chance) { 1.0 } else { self.gain(flag, chance) }
    }

    /// Fog or Mud comes to a flag or leaves it.
    fn ground_changes(&self, flag: Flag, terms: Terms) -> f32 {
        let lineups = self.table.lineups[flag.index()];
        let [mine, his] = [OWN, OTHER].map(|side| self.reach(lineups[side], terms, side));
        let lacking = lineups.map(|lineup| terms.full.saturating_sub(lineup.len()));
        self.gain(flag, trusted(mine.beats(&his, 0.5), lacking))
    }

    fn ground_leaves(&self, card: Card, flag: Flag) -> f32 {
        let terms = self.terms(flag);
        match card.as_tactic() {
            Some(Tactic::Fog) => self.ground_changes(flag, Terms { fog: false, ..terms }),
            _ => self.ground_changes(flag, Terms { full: 3, ..terms }),
        }
    }

    /// The lineup of a side without one of its cards.
    fn less(&self, flag: Flag, seat: Seat, card: Card) -> Lineup {
        let staying = self.table.game.side(flag, seat).cards().iter().filter(|&&lying| lying != card);
        staying.fold(Lineup::EMPTY, |lineup, &lying| lineup.with(lying))
    }

    fn deserter(&self, card: Card) -> f32 {
        let Some(spot) = self.table.game.spot_of(card) else { return 0.0 };
        if self.table.game.ground.of(card).is_some() {
            return self.ground_leaves(card, spot.flag);
        }
        self.other_loses(spot.flag, card, self.lineup(spot.flag, OWN))
    }

    /// The other side of a flag loses a card, and the own side is or becomes this.
    fn other_loses(&self, flag: Flag, card: Card, own: Lineup) -> f32 {
        let terms = self.terms(flag);
        let lineups = [own, self.less(flag, self.table.seat.other(), card)];
        let [mine, his] = [OWN, OTHER].map(|side| self.reach(lineups[side], terms, side));
        let lacking = lineups.map(|lineup| terms.full.saturating_sub(lineup.len()));
        let ties = if lacking[OWN] == 0 { 1.0 } else { 0.5 };
        self.gain(flag, trusted(mine.beats(&his, ties), lacking))
    }

    fn traitor(&self, card: Card, to: Flag) -> f32 {
        let Some(spot) = self.table.game.spot_of(card) else { return 0.0 };
        let own = self.lineup(spot.flag, OWN);
        if spot.flag == to {
            return self.other_loses(to, card, own.with(card));
        }
        self.other_loses(spot.flag, card, own) + self.card_comes(card, to)
    }

    fn redeploy(&self, card: Card, to: Option<Flag>) -> f32 {
        let Some(spot) = self.table.game.spot_of(card) else { return 0.0 };
        if self.table.game.ground.of(card).is_some() {
            return self.ground_leaves(card, spot.flag) + to.map_or(0.0, |flag| self.tactic_comes(card, flag));
        }
        let lineup = self.less(spot.flag, self.table.seat, card);
        let left = self.with_own(spot.flag, lineup, &self.reach(lineup, self.terms(spot.flag), OWN));
        self.gain(spot.flag, left) + to.map_or(0.0, |flag| self.card_comes(card, flag))
    }
}
