// Generated from the types of crates/games/battle-line. Do not edit: run `make wire`.

import type { Seat, SeatSet, Viewer } from './index';

/**
 * A card. Every card is in the game once, so a card is also the name of where it lies.
 */
export type Card = string;

/**
 * The two kinds of cards, and so the two decks: their backs differ (BL-1.6).
 */
export type Deck = "troops" | "tactics";

/**
 * One deck.
 */
export type DeckView = { 
/**
 * How many cards.
 */
size: number, 
/**
 * How many cards on top were put there by Scout: everybody saw that.
 */
scouted: number, 
/**
 * The top cards that the viewer knows, the top one first (BL-18.5).
 */
top: Array<Card>, };

/**
 * Both decks.
 */
export type DecksView = { 
/**
 * The troop deck.
 */
troops: DeckView, 
/**
 * The tactics deck.
 */
tactics: DeckView, };

/**
 * How a game ended.
 */
export type EndingView = { 
/**
 * The clause.
 */
rule: string, 
/**
 * Who won; nobody, after a draw.
 */
winner: Seat | null, };

/**
 * One thing that happened. A card that a viewer may not know is absent from the event he is told.
 */
export type Event = { "kind": "starting-draw", 
/**
 * The cards.
 */
cards: [Card, Card], } | { "kind": "game-began", 
/**
 * Its number, from 1.
 */
game: number, 
/**
 * Who starts.
 */
starter: Seat, } | { "kind": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, 
/**
 * Where.
 */
flag: Flag, } | { "kind": "scouting", 
/**
 * By whom.
 */
seat: Seat, } | { "kind": "redeployed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card was taken.
 */
card: Card, 
/**
 * From where.
 */
from: Flag, 
/**
 * Where it went; away, if nowhere.
 */
to: Flag | null, } | { "kind": "deserted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card of the opponent was discarded.
 */
card: Card, 
/**
 * From where.
 */
from: Flag, } | { "kind": "turned-traitor", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which troop of the opponent was taken.
 */
card: Card, 
/**
 * From where.
 */
from: Flag, 
/**
 * Where it went.
 */
to: Flag, } | { "kind": "passed", 
/**
 * By whom.
 */
seat: Seat, } | { "kind": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * From which deck.
 */
deck: Deck, 
/**
 * Which card; only the drawer knows, and the opponent if he had put it there (BL-18.6).
 */
card?: Card, 
/**
 * The opponent had put it there. Both seats know that, a spectator does not.
 */
known_to_other: boolean, } | { "kind": "put-back", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * On which deck.
 */
deck: Deck, 
/**
 * Which card; only he who put it back knows.
 */
card?: Card, } | { "kind": "claimed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
flag: Flag, } | { "kind": "game-over", 
/**
 * Its number in the match, from 1.
 */
game: number, 
/**
 * Who won; nobody, after a draw.
 */
winner: Seat | null, 
/**
 * The clause that ended it.
 */
rule: string, 
/**
 * The points of the game.
 */
points: [number, number], 
/**
 * The points of the match so far.
 */
totals: [number, number], };

/**
 * One of the nine flags, numbered 1 to 9 for both seats.
 */
export type Flag = number;

/**
 * One flag.
 */
export type FlagView = { 
/**
 * Its number.
 */
flag: Flag, 
/**
 * Who has claimed it.
 */
claimed_by: Seat | null, 
/**
 * How many cards a side needs here.
 */
full: number, 
/**
 * On whose side Fog lies.
 */
fog: Seat | null, 
/**
 * On whose side Mud lies.
 */
mud: Seat | null, 
/**
 * Both sides, by seat.
 */
sides: [SideView, SideView], };

/**
 * BL-5.1: the formations, the weakest first.
 */
export type Formation = "sum" | "host" | "skirmish" | "battalion" | "phalanx" | "wedge";

/**
 * One hand (BL-18.1).
 */
export type HandView = { 
/**
 * How many troops.
 */
troops: number, 
/**
 * How many tactics cards.
 */
tactics: number, 
/**
 * Its cards, sorted, if the viewer sees them.
 */
cards?: Array<Card>, 
/**
 * Those of its cards that the other seat knows from Scout (BL-18.6). A spectator is not told.
 */
known?: Array<Card>, };

/**
 * The options of a game, and how many games are played.
 */
export type Setup = { 
/**
 * Who starts (BL-2.4, BL-2.7).
 */
starter: Starter, 
/**
 * Flags are claimed at the start of the turn only (BL-15).
 */
"last-chance": boolean, 
/**
 * The loser of a flag may go on playing troops there (BL-16).
 */
"open-fronts": boolean, 
/**
 * The tactics cards are left out (BL-17).
 */
"troops-only": boolean, 
/**
 * Fog and Mud cannot be taken (BL-11.12).
 */
"fixed-ground": boolean, 
/**
 * How many games the match has (BL-14.8). With `points`, how many are played at most; 1, which would make no match,
 * sets no such limit (BL-14.10).
 */
games: number, 
/**
 * If not 0: the match ends as soon as a seat has so many points after a game, after `games` games or after 25 at the
 * latest (BL-14.10).
 */
points: number, };

/**
 * One side of a flag.
 */
export type SideView = { 
/**
 * Its cards, in the order in which they came.
 */
cards: Array<Card>, 
/**
 * The plays that brought them.
 */
ages: Array<number>, 
/**
 * Has it the full number?
 */
complete: boolean, 
/**
 * The play that completed it, if it is complete (BL-6.1).
 */
age: number | null, 
/**
 * What it is, if it is complete.
 */
formation: StrengthView | null, 
/**
 * The strongest it can become with unseen troops, if it is not complete and can be completed.
 */
could_become: StrengthView | null, };

/**
 * Who starts.
 */
export type Starter = "draw" | "seat-0" | "seat-1";

/**
 * What everybody knows from the starting draw (BL-18.7).
 */
export type StartingDrawView = { 
/**
 * Every troop that was shown.
 */
shown: Array<Card>, 
/**
 * The two that decided, seat 0's first.
 */
last: [Card, Card] | null, 
/**
 * How many troops each seat has drawn since.
 */
troops_drawn: [number, number], 
/**
 * How many of the shown troops each seat has played from its hand.
 */
shown_played: [number, number], };

/**
 * A formation and its sum.
 */
export type StrengthView = { 
/**
 * The formation; `sum` under Fog.
 */
name: Formation, 
/**
 * The sum of the values.
 */
sum: number, };

/**
 * One step of a turn, waiting for its decision.
 */
export type TurnStep = { "kind": "play" } | { "kind": "scout-draw", 
/**
 * How many.
 */
left: number, } | { "kind": "put-back", 
/**
 * How many.
 */
left: number, } | { "kind": "claim" } | { "kind": "draw" };

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * Whose view it is.
 */
viewer: Viewer, 
/**
 * The set-up.
 */
options: Setup, 
/**
 * Which game of the match, from 1.
 */
game: number, 
/**
 * The points of the match so far, by seat.
 */
points: [number, number], 
/**
 * Which turn of the game, from 1.
 */
turn: number, 
/**
 * Whose turn it is.
 */
turn_of: Seat, 
/**
 * Who is asked.
 */
to_act: SeatSet, 
/**
 * What is asked.
 */
step: TurnStep | null, 
/**
 * How the game ended.
 */
ending: EndingView | null, 
/**
 * How many cards have been played.
 */
plays: number, 
/**
 * Passes in a row.
 */
passes: number, 
/**
 * May the seat whose turn it is pass now (BL-18.8)?
 */
may_pass: boolean, 
/**
 * The flags that can be claimed now (BL-18.8).
 */
claimable: Array<Flag>, 
/**
 * The nine flags.
 */
flags: Array<FlagView>, 
/**
 * The hands, by seat.
 */
hands: [HandView, HandView], 
/**
 * Both decks.
 */
decks: DecksView, 
/**
 * The guile cards before each seat.
 */
guile: [Array<Card>, Array<Card>], 
/**
 * The discards, in the order in which they came.
 */
discards: Array<Card>, 
/**
 * How many tactics cards each seat has played.
 */
tactics_played: [number, number], 
/**
 * How many Leaders each seat has played.
 */
leaders_played: [number, number], 
/**
 * The troops that do not lie face up (BL-8.3).
 */
unseen: Array<Card>, 
/**
 * The starting draw.
 */
starting_draw: StartingDrawView, };
