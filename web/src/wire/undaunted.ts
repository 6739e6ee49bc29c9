// Generated from the types of crates/games/undaunted. Do not edit: run `make wire`.

import type { SeatSet, Viewer } from './index';

/**
 * How many cards of each kind lie somewhere.
 */
export type Cards = Record<string, number>;

/**
 * An initiative card that is not shown yet (UN-15.8).
 */
export type ChosenView = { 
/**
 * Which, for its owner.
 */
card?: Kind, };

/**
 * A counter on the board.
 */
export type CounterView = { 
/**
 * Which.
 */
unit: Unit, 
/**
 * Where.
 */
tile: Tile, 
/**
 * Is it suppressed?
 */
suppressed: boolean, 
/**
 * Its base defence.
 */
defence: number, };

/**
 * How the game ended.
 */
export type EndingView = { 
/**
 * The clause.
 */
rule: string, 
/**
 * Who won.
 */
winner: Side, };

/**
 * One thing that happened. A card that a viewer may not know is absent from the event he is told.
 */
export type Event = { "kind": "round-began", round: number, } | { "kind": "drew", side: Side, count: number, 
/**
 * Which, for their owner.
 */
cards?: Cards, } | { "kind": "reshuffled", side: Side, count: number, } | { "kind": "chose", side: Side, 
/**
 * Which, for its owner.
 */
card?: Kind, } | { "kind": "shown", 
/**
 * The US card, then the German one.
 */
cards: [Kind | null, Kind | null], 
/**
 * Who plays first.
 */
first: Side, 
/**
 * Did the initiative marker change hands?
 */
taken: boolean, } | { "kind": "played", side: Side, card: Kind, 
/**
 * The name of the action.
 */
action: string, } | { "kind": "hunkered", side: Side, card: Kind, } | { "kind": "rallied", unit: UnitId, } | { "kind": "placed", side: Side, unit: UnitId, tile: Tile, } | { "kind": "stepped", side: Side, unit: UnitId, from: Tile, to: Tile, } | { "kind": "marked", side: Side, tile: Tile, 
/**
 * Did a Fog go from the supply to the discard?
 */
fog: boolean, } | { "kind": "bolstered", side: Side, card: Kind, } | { "kind": "concealed", side: Side, 
/**
 * Had the opponent's supply one?
 */
fog: boolean, } | { "kind": "controlled", side: Side, tile: Tile, 
/**
 * Did the opponent control it before?
 */
taken: boolean, points: [number, number], } | { "kind": "radio-raised", side: Side, tile: Tile, value: number, points: [number, number], } | { "kind": "inspired", side: Side, card: Kind, } | { "kind": "fog-lifted", side: Side, } | { "kind": "targeted", side: Side, tile: Tile, } | { "kind": "target-lifted", side: Side, } | { "kind": "rolled", side: Side, target: UnitId, 
/**
 * Its total defence.
 */
total: number, 
/**
 * What they show.
 */
dice: Array<number>, 
/**
 * Which of them succeed, in their order (UN-11.17, UN-11.18).
 */
hitting: Array<boolean>, 
/**
 * The chance that one of them would, in thousandths.
 */
expected: number, 
/**
 * Did one of them succeed?
 */
hit: boolean, } | { "kind": "suppressed", unit: UnitId, 
/**
 * Was it suppressed before (UN-11.23)?
 */
already: boolean, } | { "kind": "casualty", side: Side, unit: UnitId, pile: Pile, } | { "kind": "counter-removed", side: Side, unit: UnitId, } | { "kind": "turn-ended", side: Side, 
/**
 * What was left in the hand.
 */
unplayed: Cards, } | { "kind": "game-over", winner: Side, 
/**
 * The clause.
 */
rule: string, points: [number, number], };

/**
 * UN-13.1: what a side plays for. Written as a number of points, or as `"pin"`.
 */
export type Goal = number | "pin";

/**
 * A hand (UN-15.5).
 */
export type HandView = { 
/**
 * How many cards.
 */
size: number, 
/**
 * Its cards, if the viewer sees them.
 */
cards?: Cards, 
/**
 * Of the hand and the initiative card together: what everybody knows to be there (section 18.1).
 */
known: Cards, 
/**
 * And for every other of these cards, the units that it is surely not of.
 */
excluded: Array<Array<Unit>>, };

/**
 * A kind of card: title and squad. Cards of one kind and side are interchangeable (UN-1.11).
 */
export type Kind = string;

/**
 * Do the straight lines of a map run down the table or across it?
 */
export type Layout = "columns" | "rows";

/**
 * The battlefield.
 */
export type MapView = { 
/**
 * Are its lines columns or rows?
 */
layout: Layout, 
/**
 * Its tiles, line by line.
 */
tiles: Array<TileView>, };

/**
 * What a control marker shows.
 */
export type Marker = "scouted" | "controlled";

/**
 * Where a casualty's card came from.
 */
export type Pile = "hand" | "discard" | "deck";

/**
 * One of the twelve, or a person's own. Written as a number, as a word (`"10"`), or as the whole scenario.
 */
export type ScenarioChoice = string | Record<string, unknown>;

/**
 * The options of a match.
 */
export type Setup = { 
/**
 * What is played.
 */
scenario: ScenarioChoice, 
/**
 * After how many rounds the match ends at the latest (UN-13.20).
 */
"round-limit": number, };

/**
 * UN-1.1: seat 0 leads the US side, seat 1 the German side.
 */
export type Side = "us" | "ge";

/**
 * One side.
 */
export type SideView = { 
/**
 * What it plays for: points, or `pin`.
 */
goal: Goal, 
/**
 * Its points now.
 */
points: number, 
/**
 * Is none of its Riflemen counters on the board (UN-13.5)?
 */
pinned: boolean, 
/**
 * Is it beyond hope (UN-13.12)?
 */
hopeless: boolean, 
/**
 * Its counters on the board.
 */
counters: Array<CounterView>, 
/**
 * Its spawn markers.
 */
spawns: Array<SpawnView>, 
/**
 * Where its target marker is.
 */
target: Tile | null, 
/**
 * Its hand.
 */
hand: HandView, 
/**
 * Its initiative card, if it has chosen one that is not shown yet.
 */
chosen: ChosenView | null, 
/**
 * How many cards its deck has.
 */
deck: number, 
/**
 * Its deck, the top card first: for those who see all.
 */
deck_cards?: Array<Kind>, 
/**
 * The kinds of hand, initiative card and deck together.
 */
pool: Cards, 
/**
 * Its play area.
 */
play: Cards, 
/**
 * Its discard.
 */
discard: Cards, 
/**
 * Its supply.
 */
supply: Cards, 
/**
 * How many of its cards are out of the game.
 */
removed: number, 
/**
 * Which ones, for their owner (UN-15.7).
 */
removed_cards?: Cards, };

/**
 * A spawn marker, or several on one tile.
 */
export type SpawnView = { 
/**
 * Where.
 */
tile: Tile, 
/**
 * Whom it serves: `all`, squads, `sniper`, `mortar`.
 */
serves: Array<string>, };

/**
 * A squad letter.
 */
export type Squad = "a" | "b" | "c";

/**
 * The stage of a round (UN-4.1). Drawing asks nobody and is never seen.
 */
export type Stage = "initiative" | "turn" | "over";

/**
 * What is asked.
 */
export type StepView = { "kind": "initiative" } | { "kind": "play" } | { "kind": "bolster", 
/**
 * How many may still be taken.
 */
left: number, 
/**
 * The letter that it is limited to.
 */
squad: Squad | null, } | { "kind": "blast", 
/**
 * The counters not yet attacked.
 */
left: Array<UnitId>, };

/**
 * One face of a tile: `13b`. A map uses each number at most once, so on a map the number alone tells the tile.
 */
export type Tile = string;

/**
 * One tile and what lies on it.
 */
export type TileView = { 
/**
 * Its code.
 */
tile: Tile, 
/**
 * Its line, from 0.
 */
line: number, 
/**
 * Its offset in the line, in half tiles.
 */
offset: number, 
/**
 * Its cover bonus as a rule.
 */
cover: number, 
/**
 * On a hill, the bonus against an attacker on a hill and against a Blast.
 */
hill?: number, 
/**
 * What is drawn on it.
 */
ground: string, 
/**
 * The value of its objective, if it has one.
 */
objective?: number, 
/**
 * Does the radio lie here?
 */
radio: boolean, 
/**
 * The US marker.
 */
us: Marker | null, 
/**
 * The German marker.
 */
ge: Marker | null, };

/**
 * A unit of a side: the combat cards of one kind together with one counter (UN-1.7).
 */
export type Unit = string;

/**
 * The unit of a side, by its counter: `us-rifle-a`.
 */
export type UnitId = string;

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
 * What the scenario is called.
 */
name: string, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * After which round the game ends at the latest.
 */
round_limit: number, 
/**
 * The stage of the round.
 */
stage: Stage, 
/**
 * Whose turn it is, in the turns of a round.
 */
turn: Side | null, 
/**
 * Who holds the initiative marker.
 */
marker: Side, 
/**
 * Who is asked.
 */
to_act: SeatSet, 
/**
 * What is asked.
 */
step: StepView | null, 
/**
 * How the game ended.
 */
ending: EndingView | null, 
/**
 * The battlefield.
 */
map: MapView, 
/**
 * The US side.
 */
us: SideView, 
/**
 * The German side.
 */
ge: SideView, };
