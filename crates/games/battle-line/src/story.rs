//! The story of a match: flags decide, or points where several games are played.

use sandtable_core::{Chapter, Seat, Step, Story, Text};

use crate::card::{Card, Deck, Face};
use crate::event::Event;
use crate::flag::{Flag, FlagSet};
use crate::rules::victory::Ending;
use crate::state::BattleLine;

impl Story for BattleLine {
    const DEEDS: &'static [&'static str] = &["bl-deed-claims", "bl-deed-troops", "bl-deed-tactics"];
    const LUCK: Option<&'static str> = Some("bl-luck-draws");

    fn counts(&self) -> Text {
        Text::new(if self.setup.is_match() { "bl-counts-points" } else { "bl-counts-flags" })
    }

    /// In a match of several games: the points of the games that are over, and a point for every flag of the one that is
    /// played, as its loser will get.
    fn counted(&self) -> Vec<i32> {
        let flags = self.claimed.map(|flags| flags.len());
        let counted = match self.ending {
            _ if !self.setup.is_match() => flags,
            Some(_) => self.total_points(),
            None => [self.points[0] + flags[0], self.points[1] + flags[1]],
        };
        counted.map(i32::from).to_vec()
    }

    fn tell(before: &Self, _: &Self, event: &Event, chapter: &mut Chapter) {
        match *event {
            Event::Claimed { seat, flag } => {
                let what = Text::new("bl-mark-claimed").with("seat", number(seat)).with("flag", i64::from(flag.get()));
                chapter.gain(seat.index(), what, Some(flag_step(flag)));
                chapter.count(seat.index(), "bl-deed-claims", 1);
            }
            Event::Placed { seat, card, .. } => {
                let what = if card.deck() == Deck::Troops { "bl-deed-troops" } else { "bl-deed-tactics" };
                chapter.count(seat.index(), what, 1);
            }
            Event::Scouting { seat }
            | Event::Redeployed { seat, .. }
            | Event::Deserted { seat, .. }
            | Event::TurnedTraitor { seat, .. } => chapter.count(seat.index(), "bl-deed-tactics", 1),
            // A card that Scout has put there is no luck to anybody.
            Event::Drew { seat, deck: Deck::Troops, card: Some(card), .. } if before.scouted.top(Deck::Troops) == 0 => {
                let values = before.troop_deck.top_first().filter_map(value);
                let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
                if let (Some(drawn), 1..) = (value(card), count) {
                    chapter.luck(seat.index(), drawn, sum * 1000 / count);
                }
            }
            // Every flag can be claimed anew.
            Event::GameBegan { .. } => chapter.nobody_holds_anything(),
            _ => {}
        }
    }

    fn ending(&self) -> Option<Text> {
        let ending = self.ending.filter(|_| self.match_over())?;
        let (points, flags) = (self.total_points(), self.claimed.map(|flags| flags.len()));
        Some(match ending {
            _ if self.setup.is_match() && self.goal_reached() => {
                compared(["bl-end-points", "bl-end-points-drawn"], points)
            }
            _ if self.setup.is_match() => compared(["bl-end-all-games", "bl-end-all-games-drawn"], points),
            Ending::ThreeAdjacent(seat) => self.won_with("bl-end-three-adjacent", seat),
            Ending::FiveFlags(seat) => self.won_with("bl-end-five-flags", seat),
            Ending::Stalemate => compared(["bl-end-stalemate", "bl-end-stalemate-drawn"], flags),
        })
    }

    /// The winner's flags, if the match was won with them in the last game.
    fn won_by(&self) -> Vec<Step> {
        let won = |seat: &Seat| self.match_outcome().is_some_and(|outcome| outcome.worth(*seat) == 1.0);
        let winner = self.game_winner().filter(won);
        winner.map_or_else(Vec::new, |seat| self.winning_flags(seat).iter().map(flag_step).collect())
    }

    /// In a single game points are nothing that a player looks at.
    fn points_text(&self) -> Option<Text> {
        (!self.setup.is_match()).then(|| Text::new("bl-counts-points"))
    }

    /// Two players who have the same aim are called by their names.
    fn side_name(&self, seats: &[Seat]) -> Text {
        Text::new("core-seat").with("seat", seats.first().map_or(0, |&seat| number(seat)))
    }
}

impl BattleLine {
    fn won_with(&self, id: &'static str, seat: Seat) -> Text {
        let flags: Vec<String> = self.winning_flags(seat).iter().map(|flag| flag.to_string()).collect();
        let count = flags.len() as i64;
        Text::new(id).with("seat", number(seat)).with("count", count).with("flags", flags.join(", "))
    }

    /// Those side by side, if they have won; otherwise all of a seat.
    fn winning_flags(&self, seat: Seat) -> FlagSet {
        let claimed = self.claimed(seat);
        if !matches!(self.ending, Some(Ending::ThreeAdjacent(_))) {
            return claimed;
        }
        let has = |number: u8| Flag::number(number).is_some_and(|flag| claimed.contains(flag));
        let in_three = |at: u8| (at.saturating_sub(2).max(1)..=at).any(|first| (first..first + 3).all(has));
        claimed.iter().filter(|flag| in_three(flag.get())).collect()
    }
}

fn number(seat: Seat) -> i64 {
    i64::from(seat.0)
}

fn flag_step(flag: Flag) -> Step {
    Step::new("flag", flag)
}

/// What a troop counts; nothing for a tactics card.
fn value(card: Card) -> Option<u32> {
    match card.face() {
        Face::Troop(_, value) => Some(u32::from(value)),
        Face::Tactic(_) => None,
    }
}

/// Who has more, or that both have as many.
fn compared([more, equal]: [&'static str; 2], numbers: [u8; 2]) -> Text {
    let [first, second] = numbers.map(i64::from);
    let (seat, mine, theirs) = if first >= second { (0, first, second) } else { (1, second, first) };
    let text =
        if first == second { Text::new(equal) } else { Text::new(more).with("seat", seat).with("theirs", theirs) };
    text.with("mine", mine)
}
