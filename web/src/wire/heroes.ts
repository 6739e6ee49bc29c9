// Generated from the types of crates/games/heroes. Do not edit: run `make wire`.

import type { SeatSet, Viewer } from './index';

/**
 * An attack under way.
 */
export type AttackView = { 
/**
 * Whose attack it is.
 */
side: Side, 
/**
 * The attacking unit, if there is one.
 */
by: Tag | null, 
/**
 * The target.
 */
target: Tag, 
/**
 * Where the target stands or stood.
 */
at: Tile, 
/**
 * The number to reach.
 */
value: number, 
/**
 * Shooting effects, as the data write them.
 */
effects: Array<string>, 
/**
 * Armour-Piercing was paid.
 */
paid: boolean, 
/**
 * A success without a roll.
 */
sure: boolean, 
/**
 * The red dice; zeros before the roll.
 */
dice: [number, number], 
/**
 * Dice and modifiers.
 */
total: number, 
/**
 * The dice succeed as they lie.
 */
reached: boolean, 
/**
 * +1 was paid.
 */
plus: boolean, 
/**
 * The save die, if it is rolled.
 */
save_die: number | null, 
/**
 * The save value, if one is rolled against.
 */
save: number | null, };

/**
 * One box and the markers in it.
 */
export type BoxView = { 
/**
 * Its name.
 */
tile: Tile, 
/**
 * What is drawn.
 */
terrain: Terrain, 
/**
 * What it counts as now.
 */
counts_as: Terrain, 
/**
 * An Objective marker.
 */
objective: boolean, 
/**
 * What its control is worth to the US.
 */
worth_us: number, 
/**
 * What its control is worth to Germany.
 */
worth_ge: number, 
/**
 * Who controls it, if it is marked.
 */
control: Side | null, 
/**
 * A Depot.
 */
depot: boolean, 
/**
 * A Ford.
 */
ford: boolean, 
/**
 * An Obstacle.
 */
obstacle: boolean, 
/**
 * A Mine, by its owner.
 */
mine: Side | null, 
/**
 * A Shooting Bonus marker's number.
 */
shooting: number, 
/**
 * A Defence Bonus marker's number.
 */
defence: number, 
/**
 * A Bombardment marker.
 */
bombardment: boolean, 
/**
 * The side whose reinforcement zone it belongs to.
 */
zone: Side | null, 
/**
 * The side that may leave here.
 */
exit: Side | null, };

/**
 * A card that is known: its name in paths, and what a person calls it.
 */
export type CardLabel = { 
/**
 * `u15a`.
 */
id: CardName, 
/**
 * "Rifle Company".
 */
name: string, };

/**
 * A short name, flat, so that actions hold it: up to eight letters, digits and hyphens.
 */
export type CardName = string;

/**
 * HN-17.12: how long an effect lasts.
 */
export type Duration = "now" | "phase" | "turn" | "marker";

/**
 * An effect in force.
 */
export type EffectView = { 
/**
 * The event: `eu07`, `us-2`.
 */
event: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Who played it.
 */
side: Side, 
/**
 * On which unit.
 */
unit: Tag | null, 
/**
 * On which box.
 */
tile: Tile | null, 
/**
 * Until when.
 */
until: Duration, };

/**
 * How the game ended.
 */
export type EndingView = { 
/**
 * Who won.
 */
winner: Side, 
/**
 * The clause.
 */
rule: string, };

/**
 * One thing that happened. What a viewer may not know is absent from the event that is told.
 */
export type Event = { "kind": "phase-began", turn: number, side: Side, commands: number, } | { "kind": "tactic-chosen", side: Side, tactic: Tactic, left: number, } | { "kind": "directives-taken", side: Side, count: number, total: number, reason: Reason, } | { "kind": "directives-lost", side: Side, count: number, total: number, } | { "kind": "directive-used", unit: UnitLabel, purpose: Purpose, total: number, } | { "kind": "drew", side: Side, count: number, cards?: Array<CardLabel>, } | { "kind": "received", side: Side, cards: Array<CardLabel>, } | { "kind": "placed", unit: UnitLabel, tile: Tile, hidden: boolean, } | { "kind": "exchanged", units: [UnitLabel, UnitLabel], tiles: [Tile, Tile], } | { "kind": "unsuppressed", unit: UnitLabel, left: number, } | { "kind": "activated", unit: UnitLabel, go: boolean, } | { "kind": "activation-ended", unit: UnitLabel, hidden: boolean, } | { "kind": "moved", unit: UnitLabel, from: Tile, to: Tile, manner: Manner, } | { "kind": "left", unit: UnitLabel, from: Tile, points: number, } | { "kind": "turned-up", unit: UnitLabel, tile: Tile, decoy: boolean, } | { "kind": "turned-down", unit: UnitLabel, tile: Tile, } | { "kind": "go-placed", unit: UnitLabel, sure: boolean, } | { "kind": "go-rolled", unit: UnitLabel, die: number | null, modifier: number, need: number | null, passed: boolean, } | { "kind": "attacked", side: Side, by: UnitLabel | null, from: Tile | null, target: UnitLabel, at: Tile, value: number, paid: boolean, } | { "kind": "rolled", side: Side, dice: [number, number], modifier: number, total: number, value: number, reached: boolean, expected: number, } | { "kind": "resolved", target: UnitLabel, verdict: Verdict, sure: boolean, } | { "kind": "save-rolled", unit: UnitLabel, die: number, need: number, saved: boolean, plus: boolean, } | { "kind": "marked", unit: UnitLabel, tile: Tile, hits: number, suppressed: number, } | { "kind": "healed", unit: UnitLabel, tile: Tile, } | { "kind": "medic-rolled", unit: UnitLabel, die: number, need: number, healed: boolean, } | { "kind": "destroyed", unit: UnitLabel, tile: Tile, } | { "kind": "returned", unit: UnitLabel, tile: Tile, } | { "kind": "event-played", side: Side, card: CardLabel | null, number: number | null, name: string, } | { "kind": "hero-joined", side: Side, card: CardLabel, unit: UnitLabel, } | { "kind": "marker-put", marker: string, tile: Tile, side: Side, } | { "kind": "marker-taken", marker: string, tile: Tile, } | { "kind": "marker-given", marker: string, unit: UnitLabel, } | { "kind": "mine-struck", unit: UnitLabel, tile: Tile, } | { "kind": "controlled", tile: Tile, side: Side, } | { "kind": "surrender-rolled", unit: UnitLabel, die: number, need: number, surrendered: boolean, } | { "kind": "rout-rolled", unit: UnitLabel, die: number, need: number, stands: boolean, } | { "kind": "hand-seen", by: Side, cards?: Array<CardLabel>, } | { "kind": "picked", side: Side, card?: CardLabel, } | { "kind": "revalued", tile: Tile, value: number, } | { "kind": "effect-ended", name: string, } | { "kind": "phase-ended", turn: number, side: Side, } | { "kind": "over", winner: Side, points: [number, number], rule: string, };

/**
 * An event that is being settled.
 */
export type EventView = { 
/**
 * `eu02`, `us-2`, `bombard`.
 */
event: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Whose.
 */
side: Side, 
/**
 * How many choices are left.
 */
left: number, 
/**
 * The boxes that are chosen.
 */
boxes: Array<Tile>, 
/**
 * The unit that acts.
 */
unit: Tag | null, };

/**
 * A historical event and its marker.
 */
export type HistoricalView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Is it used?
 */
used: boolean, };

/**
 * How a unit moved.
 */
export type Manner = "move" | "march" | "seize" | "extra" | "forward" | "fall-back" | "event";

/**
 * HN-29.7: until when a player is left alone.
 */
export type Moment = "next-command" | "close" | "own-phase" | "loss";

/**
 * What a DIRECTIVE was used for (HN-24).
 */
export type Purpose = "march" | "activation" | "armour-piercing" | "attack" | "save";

/**
 * A decision point.
 */
export type Question = "deploy" | "bombard" | "tactic" | "place" | "unsuppress" | "manoeuvre" | "activation" | "attack-plus" | "turn-up" | "save-plus" | "seize" | "go" | "force-go" | "window" | "answer" | "closing" | "event-moves" | "event-fires" | "arrive" | "event-unit" | "event-box" | "event-card" | "event-acts" | "event-each";

/**
 * Why DIRECTIVES were taken or lost.
 */
export type Reason = "tactic" | "depot" | "income" | "elan" | "unlucky" | "event";

/**
 * One of the seven, or a person's own. Written as an id (`"omaha"`), as a number from 1 to 7, or as the whole scenario.
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
 * HN-30.1: no Event cards.
 */
"no-events": boolean, 
/**
 * HN-30.2: every GO! roll succeeds.
 */
"sure-activation": boolean, 
/**
 * HN-30.3: every box counts as Open.
 */
"no-terrain": boolean, 
/**
 * HN-30.4: everything is visible.
 */
"no-hidden": boolean, 
/**
 * HN-30.7: a total of 12 gives two HITs.
 */
casualties: boolean, };

/**
 * HN-1.1: seat 0 commands the US army, seat 1 the German army.
 */
export type Side = "us" | "ge";

/**
 * One side beside the battlefield.
 */
export type SideView = { 
/**
 * DIRECTIVES ready to be spent.
 */
directives: number, 
/**
 * Points, counted as if the game ended now.
 */
points: number, 
/**
 * Its own units that were destroyed.
 */
destroyed: number, 
/**
 * How many cards it holds.
 */
hand: number, 
/**
 * Which ones: all for their owner, what is known to others.
 */
hand_cards: Array<CardLabel>, 
/**
 * How many cards its reserve has.
 */
reserve: number, 
/**
 * What the reserve holds, in no order, for its owner.
 */
reserve_cards?: Array<CardLabel>, 
/**
 * The reserve from the top, for those who see all.
 */
reserve_order?: Array<CardName>, 
/**
 * Cards that the enemy cannot place: hand, reserve and hidden units that came from the hand, in no order.
 */
pool: Array<CardLabel>, 
/**
 * Cards of the deployment that are still hidden and unknown, in no order.
 */
deployed_pool: Array<CardLabel>, 
/**
 * The discard pile.
 */
discard: Array<CardLabel>, 
/**
 * Cards set aside.
 */
aside: Array<CardLabel>, 
/**
 * The escaped pile.
 */
escaped: Array<CardLabel>, 
/**
 * Cards at the board edge: effects that last, Heroes.
 */
edge: Array<CardLabel>, 
/**
 * Its historical events.
 */
historical: Array<HistoricalView>, 
/**
 * An Event card was played in this phase.
 */
event_played: boolean, 
/**
 * A Hero card was played in this phase.
 */
hero_played: boolean, 
/**
 * Until when it is left alone, for its owner.
 */
quiet?: Moment, 
/**
 * The number of its next tag.
 */
next_tag: number, 
/**
 * COMMAND markers turn by turn.
 */
commands: Array<number>, };

/**
 * The part of a game.
 */
export type StageView = "deployment" | "before" | "opening" | "tactics" | "closing" | "over";

/**
 * A tactic of the command board (HN-1.2).
 */
export type Tactic = "directives" | "cards" | "manoeuvre" | "unsuppress" | "activate";

/**
 * The public tag of a piece on the battlefield: `us-3`. It tells nothing of the card and is never used again (HN-50.1).
 */
export type Tag = string;

/**
 * What a COMMAND or GO! marker has begun.
 */
export type TaskView = { "kind": "placing", placed: number, } | { "kind": "unsuppress" } | { "kind": "manoeuvre", units: [Tag, Tag], marched: boolean, shot: Tag | null, } | { "kind": "activation", unit: Tag, moved: boolean, marched: boolean, seized: boolean, extra: boolean, values: [number, number], halted: boolean, charged: boolean, uses: Array<number>, } | { "kind": "force-go", unit: Tag, };

/**
 * What a box is.
 */
export type Terrain = "open" | "urban" | "flooded" | "hill" | "fortified" | "forest" | "forthill" | "water";

/**
 * One box: column and row, written `c3`.
 */
export type Tile = string;

/**
 * A piece on the battlefield, with its card if the reader may know it.
 */
export type UnitLabel = { 
/**
 * Its tag.
 */
tag: Tag, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * The number on its back.
 */
back: number, 
/**
 * The box that it stands in.
 */
tile: Tile, 
/**
 * Its card.
 */
card?: CardLabel, };

/**
 * What a unit is. A card has one or two.
 */
export type UnitType = "HQ" | "INF" | "ART" | "TANK" | "MECH" | "FORT" | "PARA" | "OST" | "DECOY";

/**
 * One unit on the battlefield.
 */
export type UnitView = { 
/**
 * Its tag.
 */
tag: Tag, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * The number on its back.
 */
back: number, 
/**
 * Where it stands.
 */
tile: Tile, 
/**
 * Face down?
 */
hidden: boolean, 
/**
 * Face down, yet known to both.
 */
known: boolean, 
/**
 * Its card, if the viewer knows it.
 */
card: CardLabel | null, 
/**
 * The Unit Card it is a copy of, such as `U15`, if the viewer knows it.
 */
number: string | null, 
/**
 * Its types, if the viewer knows them.
 */
types: Array<UnitType>, 
/**
 * Its hit points, markers included, if the viewer knows them.
 */
hit_points: number | null, 
/**
 * HIT markers.
 */
hits: number, 
/**
 * SUPPRESSED markers.
 */
suppressed: number, 
/**
 * ACTIVATED.
 */
activated: boolean, 
/**
 * A GO! marker.
 */
go: boolean, 
/**
 * That GO! needs no roll.
 */
sure: boolean, 
/**
 * A Panzerfaust.
 */
panzerfaust: boolean, 
/**
 * Hit point markers.
 */
more_points: number, 
/**
 * It scores nothing if it leaves.
 */
no_score: boolean, 
/**
 * The Hero with it.
 */
hero: CardLabel | null, 
/**
 * It came by deployment.
 */
deployed: boolean, 
/**
 * The event that is being settled still concerns it.
 */
concerned: boolean, 
/**
 * The event that is being settled has chosen it already.
 */
settled: boolean, 
/**
 * What it has shown while hidden (HN-51.3 to HN-51.13).
 */
evidence: Array<string>, 
/**
 * Which abilities of the unit that is being activated have chosen it.
 */
chosen: number, };

/**
 * What an attack came to.
 */
export type Verdict = "success" | "partial" | "failure";

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
 * Which turn, from 1.
 */
turn: number, 
/**
 * The last turn.
 */
turns: number, 
/**
 * Whose phase it is.
 */
phase: Side, 
/**
 * Who is the first player.
 */
first: Side, 
/**
 * The part of the game.
 */
stage: StageView, 
/**
 * COMMAND markers left to the active player.
 */
commands: number, 
/**
 * COMMAND markers of the active player in this phase.
 */
commands_of_turn: number, 
/**
 * Who is asked.
 */
to_act: SeatSet, 
/**
 * What is asked.
 */
question: Question | null, 
/**
 * How the game ended.
 */
ending: EndingView | null, 
/**
 * How many columns.
 */
width: number, 
/**
 * How many rows.
 */
height: number, 
/**
 * The boxes, the bottom row first.
 */
boxes: Array<BoxView>, 
/**
 * The units on the battlefield, in the order of the boxes.
 */
units: Array<UnitView>, 
/**
 * Effects in force.
 */
effects: Array<EffectView>, 
/**
 * The activation, manoeuvre or other tactic under way.
 */
task: TaskView | null, 
/**
 * The event that is being settled.
 */
event: EventView | null, 
/**
 * The attack under way.
 */
attack: AttackView | null, 
/**
 * Turns with a Scenario Event marker (HN-25.8).
 */
scenario_events: Array<number>, 
/**
 * The US side.
 */
us: SideView, 
/**
 * The German side.
 */
ge: SideView, };
