// Generated from the types of crates/games/axis-dday. Do not edit: run `make wire`.

import type { Path, Seat, SeatSet, Viewer } from './index';

/**
 * What is asked.
 */
export type Ask = { 
/**
 * The row of the table of decisions: `D27`.
 */
decision: string, 
/**
 * What it is about.
 */
about: AskedAbout, 
/**
 * Who decides.
 */
by: AskedBy, 
/**
 * The zone that it is about, where there is one.
 */
zone: Zone | null, 
/**
 * The box that it is about.
 */
box: BoxId | null, 
/**
 * The unit that moves on.
 */
unit: Unit | null, 
/**
 * How many are left: hits, dice, units.
 */
left: number | null, 
/**
 * Proposals of a joint decision.
 */
joint: JointView | null, };

/**
 * What a decision is about. Several rows of the table are about the same; an answer in a joint decision is about what the
 * proposals are.
 */
export type AskedAbout = "start" | "lose-paratroopers" | "airborne-hits" | "paratroopers-attack" | "naval-split" | "naval" | "patrol" | "barnstorm" | "spare-zone" | "flak" | "fireball" | "place-bombers" | "bomb" | "friendly-fire" | "plane-back" | "lose-plane" | "march" | "shell" | "land" | "own-zone" | "hits" | "gun-hits" | "pick-fights" | "reroll" | "reinforce" | "recon" | "convoy" | "volunteers" | "offer";

/**
 * Who decides.
 */
export type AskedBy = "axis" | "each" | "uk" | "us" | "joint";

/**
 * Units in a column of the battle board.
 */
export type BattleRow = { 
/**
 * What they are.
 */
unit: Unit, 
/**
 * The column: a die up to this hits.
 */
value: number, 
/**
 * How many, casualties included.
 */
count: number, };

/**
 * The combat cycle that is being fought: the battle board (AD-8.18).
 */
export type BattleView = { 
/**
 * Where.
 */
zone: Zone, 
/**
 * Who attacks.
 */
attacker: Side, 
/**
 * The attackers, in the columns of their attack values.
 */
attackers: Array<BattleRow>, 
/**
 * The defenders, in the columns of their defence values.
 */
defenders: Array<BattleRow>, 
/**
 * The casualties so far, set aside.
 */
casualties: Array<Stack>, 
/**
 * The attacker's dice.
 */
attack: Array<Volley>, 
/**
 * The defender's dice, if it has rolled.
 */
defence: Array<Volley>, 
/**
 * The side that is hit.
 */
hit: Side, 
/**
 * Hits that are still to be given.
 */
hits: number, };

/**
 * A beachhead box.
 */
export type Beach = "utah" | "omaha" | "gold" | "juno" | "sword";

/**
 * A box of either kind, as it is clicked.
 */
export type BoxId = string;

/**
 * One box.
 */
export type BoxView = { 
/**
 * Which.
 */
box: BoxId, 
/**
 * Is it an Airborne box?
 */
airborne: boolean, 
/**
 * Whose.
 */
power: Power, 
/**
 * How many units it holds.
 */
capacity: number, 
/**
 * The zone that it leads to.
 */
zone: Zone, 
/**
 * The zones in which its units may land now, if they may land.
 */
opens: Array<Zone>, 
/**
 * Where a board draws it.
 */
at: [number, number], 
/**
 * What is in it.
 */
units: Array<Stack>, };

/**
 * The card that is being carried out; no deck at the victory check and when the game is over.
 */
export type CardNow = { 
/**
 * Of which deck.
 */
deck: Deck | null, 
/**
 * Its number.
 */
number: Number | null, 
/**
 * The side that is active, or owns it.
 */
side: Side, };

/**
 * What became of a card this turn.
 */
export type CardState = "left" | "ahead" | "now" | "done";

/**
 * A reinforcement chart. The German sheet has two parts, each a chart of its own (AD-13.1).
 */
export type Chart = "uk" | "us" | "rennes" | "rouen";

/**
 * One chart.
 */
export type ChartView = { 
/**
 * Which.
 */
chart: Chart, 
/**
 * Whose.
 */
power: Power, 
/**
 * Its places, in their order.
 */
places: Array<PlaceView>, 
/**
 * The number of the place whose unit enters next.
 */
next: number | null, 
/**
 * The dice of the running order.
 */
dice: [number, number] | null, 
/**
 * How many units may still enter in the running order.
 */
left: number, };

/**
 * One of the decks.
 */
export type Deck = "fortune" | "order" | "tactics";

/**
 * An Airborne box, in the order of AD-18.5.
 */
export type Drop = string;

/**
 * What runs on for a while.
 */
export type EffectsView = { 
/**
 * The result of the running order's Fortune card.
 */
fortune: Luck, 
/**
 * Planes that must stay on the Airfield this turn.
 */
kept: Array<Stack>, 
/**
 * The zone whose artillery does not fire.
 */
spared: Zone | null, 
/**
 * The zone in which the UK attacks, and that of the US (AD-51.3).
 */
own_zone: [Zone | null, Zone | null], 
/**
 * The zones in which the Axis attacks (AD-53.3).
 */
picked: Array<Zone>, 
/**
 * Fighters that cannot be hit (AD-63.2).
 */
safe: Array<SafeFighter>, 
/**
 * Fighters that order 4 destroyed and Tactics 4 may ask for.
 */
downed: Array<ZoneCount>, 
/**
 * The flooded zone (AD-67).
 */
flooded: Zone | null, 
/**
 * The box of the Deceptive Landing (AD-69).
 */
deceptive: Beach | null, 
/**
 * Is it a Combined Assault (AD-70)?
 */
combined: boolean, 
/**
 * Naval dice left: of the UK and of the US, or all first.
 */
naval: [number, number], 
/**
 * The bombers that have struck.
 */
bombed: Array<Power>, 
/**
 * Zones that bad fortune binds to (AD-48.6, AD-52.5).
 */
bound: Array<Zone>, 
/**
 * Boxes that bad fortune binds to (AD-50.4).
 */
bound_boxes: Array<Beach>, 
/**
 * The Axis units that have moved or were placed and will be strafed, in their sequence.
 */
travels: Array<TravelView>, 
/**
 * The zones of the convoy so far (AD-75).
 */
convoy: Array<Zone>, 
/**
 * The Allied powers that have said done.
 */
said_done: Array<Power>, };

/**
 * An entry marker (AD-3.13).
 */
export type Entry = "rennes" | "chartres" | "rouen";

/**
 * One thing that happened.
 */
export type Event = { "kind": "turn-began", turn: number, } | { "kind": "card-came", deck: Deck, number: Number, side: Side, combat: boolean, } | { "kind": "card-left", number: Number, } | { "kind": "fortune-rolled", number: Number, side: Side, die: number, luck: Luck, } | { "kind": "card-used", number: Number, side: Side, } | { "kind": "card-passed", number: Number, side: Side, } | { "kind": "said-done", seat: Seat, } | { "kind": "proposed", seat: Seat, 
/**
 * What, as a path of clicks.
 */
path: Path, } | { "kind": "agreed", seat: Seat, } | { "kind": "referred", seat: Seat, } | { "kind": "moved", unit: Unit, count: number, from: Spot, 
/**
 * The zone that a unit of two zones passes.
 */
via?: Zone, to: Spot, } | { "kind": "destroyed", unit: Unit, count: number, at: Spot, } | { "kind": "control-changed", zone: Zone, control: Side | null, } | { "kind": "airborne-attack", drop: Drop, zone: Zone, needs: number, dice: Array<number>, hitting: Array<boolean>, hits: number, } | { "kind": "shot", weapon: Weapon, 
/**
 * Where it comes from.
 */
from?: Spot, at: Spot, target: Unit, needs: number, die: number, hit: boolean, expected: number, } | { "kind": "strafed", unit: Unit, 
/**
 * The zones it went through.
 */
zones: Array<Zone>, needs: number, dice: Array<number>, hitting: Array<boolean>, hit: boolean, } | { "kind": "battle-began", zone: Zone, attacker: Side, } | { "kind": "battle-rolled", zone: Zone, side: Side, attacking: boolean, volleys: Array<Volley>, hits: number, expected: number, } | { "kind": "casualty", zone: Zone, unit: Unit, count: number, } | { "kind": "battle-ended", zone: Zone, control: Side | null, } | { "kind": "guns-fired", number: Number, from: Zone, at: Zone, needs: number, dice: Array<number>, hitting: Array<boolean>, hits: number, } | { "kind": "resistance-rolled", zone: Zone, volleys: Array<Volley>, } | { "kind": "chart-rolled", chart: Chart, dice: [number, number], 
/**
 * How many units may enter.
 */
most: number, } | { "kind": "chart-rerolled", chart: Chart, 
/**
 * Which, 1 or 2.
 */
die: number, before: number, after: number, 
/**
 * How many units may enter.
 */
most: number, } | { "kind": "planes-kept", unit: Unit, dice: Array<number>, 
/**
 * How many must stay.
 */
kept: number, } | { "kind": "paratroopers-rolled", drop: Drop, die: number, landed: number, } | { "kind": "rocket-fell", chart: Chart, needs: number, die: number, hit: boolean, } | { "kind": "naval-split", uk: number, us: number, } | { "kind": "zone-spared", zone: Zone, } | { "kind": "own-zone-chosen", power: Power, zone: Zone, } | { "kind": "fight-picked", zone: Zone, } | { "kind": "fighter-safe", zone: Zone, unit: Unit, } | { "kind": "flooded", zone: Zone, } | { "kind": "landing-opened", beach: Beach, } | { "kind": "marker-turned", close: boolean, } | { "kind": "game-over", winner: Side, 
/**
 * The clause.
 */
rule: string, };

/**
 * A joint decision (AD-16.7 to AD-16.10).
 */
export type JointView = { 
/**
 * What the UK proposed.
 */
uk: Path | null, 
/**
 * What the US proposed instead.
 */
us: Path | null, 
/**
 * Does the Axis decide?
 */
referred: boolean, };

/**
 * A kind of unit.
 */
export type Kind = "infantry" | "artillery" | "tank" | "blockhouse" | "fighter" | "bomber";

/**
 * How the die of a Fortune card fell, for the side that rolled it (AD-40.2).
 */
export type Luck = "good" | "nothing" | "bad";

/**
 * The number of a card in its deck, from 1 to 16.
 */
export type Number = number;

/**
 * One order card.
 */
export type OrderView = { 
/**
 * Its number.
 */
number: Number, 
/**
 * The active side.
 */
side: Side, 
/**
 * Where it is.
 */
state: CardState, 
/**
 * Its Fortune card, if that deck is used.
 */
fortune: CardState | null, };

/**
 * One place of a chart.
 */
export type PlaceView = { 
/**
 * Its number, from 1.
 */
place: number, 
/**
 * The row of the sheet, from 0.
 */
row: number, 
/**
 * What it shows.
 */
unit: Unit, 
/**
 * The formation that it belongs to.
 */
formation: string, 
/**
 * Is the unit still there?
 */
filled: boolean, 
/**
 * The boxes in which it may enter.
 */
boxes: Array<Beach>, 
/**
 * The zones in which it may enter.
 */
zones: Array<Zone>, };

/**
 * One of the three powers (AD-1.1, AD-1.7).
 */
export type Power = "axis" | "uk" | "us";

/**
 * A fighter that cannot be hit.
 */
export type SafeFighter = { 
/**
 * Where.
 */
zone: Zone, 
/**
 * Of which power.
 */
unit: Unit, };

/**
 * What a seat plays (AD-1.5, AD-1.6).
 */
export type SeatView = { 
/**
 * Its side.
 */
side: Side, 
/**
 * The powers whose units it commands.
 */
powers: Array<Power>, };

/**
 * The options of a match (AD-17.6).
 */
export type Setup = { 
/**
 * Two or three seats (AD-1.4).
 */
seats: number, 
/**
 * Is the Fortune deck used (AD-17.1)?
 */
fortune: boolean, 
/**
 * Is the Tactics deck used?
 */
tactics: boolean, 
/**
 * The map of 41 or of 42 zones (AD-17.3).
 */
zones: number, };

/**
 * One of the two sides (AD-1.1).
 */
export type Side = "axis" | "allies";

/**
 * A place where units are. Written as it is clicked: `zone:14`, `box:utah`, `chart:uk`, `airfield`, `supply`.
 */
export type Spot = string;

/**
 * Units of one kind and power that are together.
 */
export type Stack = { 
/**
 * What they are.
 */
unit: Unit, 
/**
 * Whose.
 */
power: Power, 
/**
 * Of which kind.
 */
kind: Kind, 
/**
 * How many.
 */
count: number, 
/**
 * How many of them have moved in the running card.
 */
moved: number, };

/**
 * One Tactics card.
 */
export type TacticsView = { 
/**
 * Its number.
 */
number: Number, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Where it is.
 */
state: CardState, };

/**
 * An Axis unit that has moved.
 */
export type TravelView = { 
/**
 * What.
 */
unit: Unit, 
/**
 * The zones it was in, in their order.
 */
zones: Array<Zone>, };

/**
 * A kind of unit of a power. Units of one kind and power are interchangeable (AD-2.16).
 */
export type Unit = string;

/**
 * The table.
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
 * What each seat plays.
 */
seats: Array<SeatView>, 
/**
 * Which turn, from 1.
 */
turn: number, 
/**
 * How many turns there are.
 */
turns: number, 
/**
 * AD-15.2: does the marker of the victory check lie?
 */
close_to_victory: boolean, 
/**
 * The cities that the Allies control now.
 */
cities_held: Array<Zone>, 
/**
 * The card that is being carried out.
 */
card: CardNow, 
/**
 * Who is asked.
 */
to_act: SeatSet, 
/**
 * What is asked.
 */
asks: Ask | null, 
/**
 * Who has won.
 */
winner: Side | null, 
/**
 * The zones of the map, by number.
 */
zones: Array<ZoneView>, 
/**
 * The beachhead boxes, then the Airborne boxes.
 */
boxes: Array<BoxView>, 
/**
 * The air units on the Airfield.
 */
airfield: Array<Stack>, 
/**
 * The reinforcement charts.
 */
charts: Array<ChartView>, 
/**
 * What was destroyed.
 */
supply: Array<Stack>, 
/**
 * The order cards, 1 to 16, with what became of their Fortune cards.
 */
orders: Array<OrderView>, 
/**
 * The Tactics cards, if they are used.
 */
tactics: Array<TacticsView>, 
/**
 * What runs on.
 */
effects: EffectsView, 
/**
 * The combat cycle that is being fought.
 */
battle: BattleView | null, };

/**
 * The dice of the units of one kind that hit alike.
 */
export type Volley = { 
/**
 * The kind.
 */
kind: Kind, 
/**
 * A die up to this hits.
 */
needs: number, 
/**
 * What the dice show.
 */
dice: Array<number>, 
/**
 * Which of them hit, in their order.
 */
hitting: Array<boolean>, };

/**
 * What a targeted attack is made with (AD-10.5).
 */
export type Weapon = "ship" | "flak" | "bomber" | "blockhouse" | "paratrooper" | "wreck" | "short-bomb";

/**
 * One of the numbered areas of land (AD-3.1).
 */
export type Zone = number;

/**
 * So many in a zone.
 */
export type ZoneCount = { 
/**
 * Where.
 */
zone: Zone, 
/**
 * How many.
 */
count: number, };

/**
 * One zone.
 */
export type ZoneView = { 
/**
 * Its number.
 */
zone: Zone, 
/**
 * Its name in addresses.
 */
slug: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Other towns in it.
 */
towns: Array<string>, 
/**
 * Its centre on a grid of 0 to 100, from the north-western corner.
 */
at: [number, number], 
/**
 * Its neighbours.
 */
neighbours: Array<Zone>, 
/**
 * Does it touch the sea?
 */
coast: boolean, 
/**
 * Is it one of the three cities?
 */
city: boolean, 
/**
 * Its entry marker.
 */
entry: Entry | null, 
/**
 * The boxes that its blockhouses reach.
 */
range: Array<Beach>, 
/**
 * What stands there.
 */
units: Array<Stack>, 
/**
 * Who controls it.
 */
control: Side | null, 
/**
 * Do land units of both sides stand there?
 */
contested: boolean, 
/**
 * Units that count for the limit of eight: of the Axis, of the Allies.
 */
counted: [number, number], 
/**
 * Is it flooded (AD-67)?
 */
flooded: boolean, 
/**
 * Artillery or blockhouses that have fired in the running card.
 */
fired: number, };
