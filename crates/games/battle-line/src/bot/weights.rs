//! The numbers of the judgement, in one place. Most were found by letting bots play each other, and changing the
//! numbers as long as the judgement of a position came closer to how the game ended; the worths of the tactics cards,
//! `waiting`, `clutter`, `race` and `proven` were set by hand.

/// What the judgement of a table is made of.
pub(super) struct Weights {
    /// How surely a troop in hand will be where it is wanted: it can serve one side only, and it takes a turn.
    pub held: f32,
    /// How many of the places that are still free on its sides a seat fills before the game is decided.
    pub filled: f32,
    /// How much an unknown troop in the other hand counts, where a troop that will be drawn counts 1.
    pub hidden: f32,
    /// No troop that is not in hand is more likely to come than this.
    pub most_likely: f32,
    /// How much of its hopes for a Wedge, a Phalanx and a Battalion a side without troops may count on, if it is the
    /// only one.
    pub fresh: [f32; 3],
    /// How fast that falls with the number of such sides: the power of the number.
    pub crowd: f32,
    /// What a card adds to a Host, on average.
    pub host_card: f32,
    /// How far the odds of a flag are to be believed, by the number of cards that the two sides lack: none and none,
    /// one and none, one and one, two and none, and so on to three and three.
    pub flag_trust: [f32; 10],
    /// What each card that the other side lacks, and the own does not, adds to the odds of a flag.
    pub edge: f32,
    /// No open flag is surer than this.
    pub surest: f32,
    /// How much each card counts that the other has to lay more, in the race to what wins.
    pub race: f32,
    /// How sure a flag is that has only to be claimed.
    pub proven: f32,
    /// How far the odds of the game are to be believed.
    pub game_trust: f32,
    /// What it is worth to be the one to play.
    pub tempo: f32,
    /// What each tactics card in hand is worth if it can be played, in the order of the card file.
    pub tactics: [f32; 10],
    /// What a tactics card in the other hand is worth to the other, if it can be played.
    pub unknown_tactic: f32,
    /// How much of its worth the first card has that cannot be played before the other seat has played one (BL-9.2).
    pub waiting: f32,
    /// What each tactics card after the first takes away, as it leaves less room for troops.
    pub clutter: f32,
}

/// The numbers that are played with.
pub(super) const WEIGHTS: Weights = Weights {
    held: 0.837,
    filled: 0.668,
    hidden: 0.85,
    most_likely: 0.9,
    fresh: [0.467, 1.5, 3.68],
    crowd: 0.663,
    host_card: 8.0,
    flag_trust: [0.73; 10],
    edge: 0.0,
    surest: 0.969,
    race: 0.8,
    proven: 0.985,
    game_trust: 1.15,
    tempo: 0.025,
    tactics: [0.5, 0.5, 0.3, 0.2, 0.1, 0.05, 0.1, 0.1, 0.3, 0.35],
    unknown_tactic: 0.25,
    waiting: 0.4,
    clutter: 0.12,
};
