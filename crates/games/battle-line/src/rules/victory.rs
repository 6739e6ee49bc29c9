//! The end of a game and of a match (BL-14).

use sandtable_core::{Chance, Events, Outcome, Reason, Seat, SeatSet, Verdict};

use crate::event::Event;
use crate::flag::{FlagSet, three_adjacent};
use crate::state::BattleLine;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Three adjacent flags (BL-14.1).
    ThreeAdjacent(Seat),
    /// Five flags (BL-14.2).
    FiveFlags(Seat),
    /// Both passed (BL-14.4).
    Stalemate,
}

impl Ending {
    /// The clause that ended the game.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::ThreeAdjacent(_) => "BL-14.1",
            Ending::FiveFlags(_) => "BL-14.2",
            Ending::Stalemate => "BL-14.5",
        }
    }
}

/// BL-14.6: what the winner gets.
const WINNER_POINTS: u8 = 5;

impl BattleLine {
    /// BL-14.1, BL-14.2: has a seat won by its flags?
    pub(crate) fn won_by_flags(&self) -> Option<Ending> {
        [Seat(0), Seat(1)].into_iter().find_map(|seat| {
            let flags = self.claimed[seat.index()];
            if three_adjacent(flags) {
                Some(Ending::ThreeAdjacent(seat))
            } else if flags.len() >= 5 {
                Some(Ending::FiveFlags(seat))
            } else {
                None
            }
        })
    }

    /// BL-14.3: the game ends at once.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.pending.clear();
        self.claimable = FlagSet::NONE;
    }

    /// BL-14.5: who won the game that has ended; nobody, after a draw.
    pub(crate) fn game_winner(&self) -> Option<Seat> {
        match self.ending? {
            Ending::ThreeAdjacent(seat) | Ending::FiveFlags(seat) => Some(seat),
            Ending::Stalemate => higher(self.claimed.map(|flags| flags.len())),
        }
    }

    /// BL-14.6, BL-14.7: the points of the game that has ended; none before.
    pub(crate) fn game_points(&self) -> [u8; 2] {
        if self.ending.is_none() {
            return [0, 0];
        }
        let mut points = self.claimed.map(|flags| flags.len());
        if let Some(winner) = self.game_winner() {
            points[winner.index()] = WINNER_POINTS;
        }
        points
    }

    /// BL-14.8: the points of all games so far.
    pub(crate) fn total_points(&self) -> [u8; 2] {
        let game = self.game_points();
        [self.points[0] + game[0], self.points[1] + game[1]]
    }

    /// BL-14.8, BL-14.10: the game has ended, and the match with it? Enough points or enough games, whichever comes first.
    pub(crate) fn match_over(&self) -> bool {
        self.ending.is_some() && (self.goal_reached() || u32::from(self.game) >= self.setup.most_games())
    }

    /// BL-14.10: has a seat the points that the match is played to?
    pub(crate) fn goal_reached(&self) -> bool {
        let goal = self.setup.points;
        goal > 0 && self.total_points().into_iter().any(|points| u32::from(points) >= goal)
    }

    /// If the game has ended: tells so, and deals the next one if the match goes on (BL-14.9).
    pub(crate) fn close_game(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        let Some(ending) = self.ending else { return };
        let (winner, points, totals) = (self.game_winner(), self.game_points(), self.total_points());
        events.emit(|| Event::GameOver { game: self.game, winner, rule: ending.rule(), points, totals });
        if !self.match_over() {
            *self = BattleLine::deal(self.setup, self.game + 1, totals, chance, events);
            // Everybody sees a new hand.
            events.reveal();
        }
    }

    /// How the match ended, if it has.
    pub(crate) fn match_outcome(&self) -> Option<Outcome> {
        let ending = self.ending.filter(|_| self.match_over())?;
        let totals = self.total_points();
        let (winner, rule) =
            if self.setup.is_match() { (higher(totals), "BL-14.8") } else { (self.game_winner(), ending.rule()) };
        let verdict = winner.map_or(Verdict::Drawn, |seat| Verdict::Won(SeatSet::only(seat)));
        Some(Outcome { verdict, scores: totals.map(i32::from).to_vec(), reason: Reason::Rule(rule.to_owned()) })
    }
}

/// The seat with the higher number, if there is one.
fn higher(numbers: [u8; 2]) -> Option<Seat> {
    match numbers[0].cmp(&numbers[1]) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    }
}
