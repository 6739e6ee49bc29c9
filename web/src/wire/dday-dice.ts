// Generated from the types of crates/games/dday-dice. Do not edit: run `make wire`.

import type { Seat, SeatSet, Viewer } from './index';

/**
 * A question that interrupts a step. What can be answered in one way only is answered unasked (DD-3.9).
 */
export type Ask = { "ask": "award", 
/**
 * Whose.
 */
seat: Seat, } | { "ask": "skull", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many skulls still cancel.
 */
left: number, } | { "ask": "bonus", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The face on three colours.
 */
face: Face, 
/**
 * The part, once it is chosen.
 */
part: Part | null, 
/**
 * Who gets what goes to another, once it is chosen.
 */
to: Seat | null, } | { "ask": "result", 
/**
 * Whose.
 */
seat: Seat, } | { "ask": "free-item", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The highest printed cost.
 */
most: number, } | { "ask": "swap", 
/**
 * Who asks.
 */
seat: Seat, 
/**
 * His die.
 */
own: Die, 
/**
 * Who is asked.
 */
with: Seat, 
/**
 * The die that is asked for.
 */
other: Die, } | { "ask": "mine", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What the mine die shows, once it is rolled.
 */
rolled: number | null, } | { "ask": "mine-loss", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
left: number, } | { "ask": "arrive", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where it came from.
 */
from: Sector, 
/**
 * By a Battle Cry of its own.
 */
cry: boolean, } | { "ask": "follow", 
/**
 * Who moved.
 */
leader: Seat, 
/**
 * Who is asked.
 */
seat: Seat, };

/**
 * An award, by its place in the data file.
 */
export type Award = string;

/**
 * How far the rules of Bazooka Joe go.
 */
export type BazookaJoe = "off" | "items" | "items-and-specialists";

/**
 * What a sector demands.
 */
export type DemandView = "none" | { "have": Array<Specialist> } | { "sacrifice": Array<Specialist> } | { "discard": Array<Item> } | { "explosives": number };

/**
 * How far a unit is with its dice (DD-4).
 */
export type DiceStage = "idle" | "mulligan" | "lock" | "reroll" | "ready";

/**
 * One of the six dice: `r1 r2 w1 w2 b1 b2`.
 */
export type Die = "r1" | "r2" | "w1" | "w2" | "b1" | "b2";

/**
 * One die.
 */
export type DieView = { die: Die, face: Face, locked: boolean, marked: boolean, cancelled: boolean, };

/**
 * One border.
 */
export type EdgeView = { from: Sector, to: Sector, forward: boolean, cost: number, mines: boolean, obstacle: boolean, };

/**
 * How the game ended.
 */
export type EndingView = { 
/**
 * All have won.
 */
won: boolean, 
/**
 * The clause.
 */
rule: string, 
/**
 * The unit that was destroyed.
 */
seat: Seat | null, 
/**
 * Victory points by seat.
 */
points: Array<number>, 
/**
 * Added up (DD-24.5).
 */
total: number, };

/**
 * One thing that happened.
 */
export type Event = { "kind": "started", seat: Seat, sector: Sector, } | { "kind": "pool-card", seat: Seat, item: Item, } | { "kind": "turn-began", turn: number, } | { "kind": "rolled", seat: Seat, roll: RollKind, dice: Array<Shown>, } | { "kind": "reserve-rolled", seat: Seat, dice: Array<Shown>, } | { "kind": "locked", seat: Seat, die: Die, } | { "kind": "marked", seat: Seat, die: Die, } | { "kind": "finished", seat: Seat, } | { "kind": "order-rolled", seat: Seat, number: number, } | { "kind": "waited", seat: Seat, } | { "kind": "done", seat: Seat, } | { "kind": "award-played", seat: Seat, award: Award, } | { "kind": "item-used", seat: Seat, item: Item, } | { "kind": "die-set", seat: Seat, die: Die, face: Face, } | { "kind": "dice-copied", seat: Seat, from: Seat, } | { "kind": "linked", seat: Seat, with: Seat, } | { "kind": "swap-asked", seat: Seat, own: Die, with: Seat, other: Die, } | { "kind": "swapped", seat: Seat, own: Die, with: Seat, other: Die, } | { "kind": "swap-declined", seat: Seat, with: Seat, } | { "kind": "reserve-swapped", seat: Seat, own: Die, reserve: Die, } | { "kind": "straight", seat: Seat, } | { "kind": "cancelled", seat: Seat, die: Die, } | { "kind": "bonus", seat: Seat, face: Face, } | { "kind": "result-gained", seat: Seat, face: Face, } | { "kind": "gained", seat: Seat, resource: Resource, amount: number, } | { "kind": "more-finds", seat: Seat, } | { "kind": "award-gained", seat: Seat, award: Award, } | { "kind": "collected", seat: Seat, soldiers: number, stars: number, courage: number, points: number, } | { "kind": "marker-turned", seat: Seat, marker: number, } | { "kind": "recruited", seat: Seat, specialist: Specialist, cost: number, } | { "kind": "joined", seat: Seat, specialist: Specialist, } | { "kind": "found", seat: Seat, item: Item, cost: number, } | { "kind": "found-vehicle", seat: Seat, vehicle: Vehicle, cost: number, } | { "kind": "gave", seat: Seat, to: Seat, gift: Gift, } | { "kind": "vehicle-left", seat: Seat, vehicle: Vehicle, } | { "kind": "moved", seat: Seat, from: Sector, to: Sector, courage: number, cry: boolean, } | { "kind": "sacrificed", seat: Seat, specialist: Specialist, } | { "kind": "discarded", seat: Seat, item: Item, } | { "kind": "mine-rolled", seat: Seat, number: number, } | { "kind": "number-set", seat: Seat, sector: Sector | null, number: number, } | { "kind": "mine-losses", seat: Seat, losses: number, } | { "kind": "stayed-behind", seat: Seat, } | { "kind": "mg-rolled", sector: Sector, dice: Array<number>, } | { "kind": "special-damage", seat: Seat, damage: SpecialDamage, } | { "kind": "combat-losses", seat: Seat, sector: Sector, losses: number, } | { "kind": "died", seat: Seat, specialist: Specialist, } | { "kind": "soldiers-lost", seat: Seat, count: number, } | { "kind": "lost", seat: Seat, rule: string, } | { "kind": "won", turn: number, };

/**
 * What a coloured die can show.
 */
export type Face = "skull" | "star" | "s1" | "s2" | "courage" | "tool";

/**
 * What is given.
 */
export type Gift = { "resource": [Resource, number] } | { "item": Item } | { "vehicle": Vehicle } | { "specialist": Specialist };

/**
 * An item card. Second copies are cards of their own, of the same [`ItemKind`].
 */
export type Item = string;

/**
 * The training games.
 */
export type Lesson = "off" | "1" | "2";

/**
 * A map as set-ups hold it: one of the nine, or a person's own. Cheap to copy.
 */
export type MapRef = string | Record<string, unknown>;

/**
 * What a map is called.
 */
export type MapView = { id: string, name: string, place: string, date: string, special_damage: SpecialDamage | null, };

/**
 * Who lands.
 */
export type Nation = "us" | "uk" | "ca" | "fr";

/**
 * The nations by seat.
 */
export type Nations = Array<string>;

/**
 * The part of a bonus that was chosen (DD-7.4).
 */
export type Part = "a" | "b";

/**
 * Where in the turn.
 */
export type PhaseName = "start" | "pool" | "dice" | "result" | "upkeep" | "marker" | "supply" | "move" | "combat" | "fire" | "losses" | "end" | "over";

/**
 * What can be found.
 */
export type PoolView = { 
/**
 * Items with their printed cost.
 */
items: Array<PriceView<Item>>, 
/**
 * Vehicles with their printed cost.
 */
vehicles: Array<PriceView<Vehicle>>, };

/**
 * A thing and what it costs a unit.
 */
export type PriceView<T> = { 
/**
 * The thing.
 */
id: T, 
/**
 * Its price.
 */
cost: number, };

/**
 * A sector that a unit could be in for its next combat.
 */
export type ReachView = { 
/**
 * Which.
 */
sector: Sector, 
/**
 * The courage it takes; nothing if the unit is there already.
 */
courage: number | null, 
/**
 * The way is open, courage and demand aside.
 */
open: boolean, 
/**
 * The demand is met.
 */
demand_met: boolean, 
/**
 * Mines lie on the way.
 */
mines: boolean, 
/**
 * The mean of the combat losses there, exact over the MG dice.
 */
expected_loss: number, 
/**
 * The worst.
 */
worst_loss: number, 
/**
 * The probability that the unit outlives the combat with the strength it has now, mines aside.
 */
survival: number, };

/**
 * What a unit keeps count of (DD-1.4).
 */
export type Resource = "soldiers" | "stars" | "courage" | "points";

/**
 * Which roll it was.
 */
export type RollKind = "first" | "mulligan" | "reroll";

/**
 * A sector of a map. Numbered ones come in the order of their numbers, the bunker last.
 */
export type Sector = number | "bunker";

/**
 * One sector.
 */
export type SectorView = { 
/**
 * Its number, or `bunker`.
 */
id: Sector, 
/**
 * Its row, from the landing zone.
 */
row: number, 
/**
 * From where to where it goes on a board 12 wide.
 */
span: [number, number], 
/**
 * The printed DEF values.
 */
def: Array<number>, 
/**
 * How many MG dice.
 */
mg: number, 
/**
 * What they show this turn, if they are rolled.
 */
mg_dice: Array<number>, 
/**
 * Which of them count 0.
 */
silenced: Array<boolean>, 
/**
 * Each counts at most this.
 */
mg_most: number | null, 
/**
 * DEF is 0 by a card this turn.
 */
def_zero: boolean, 
/**
 * DEF is so much less by cards this turn.
 */
def_less: number, 
/**
 * Its shield.
 */
shield: Shield, 
/**
 * What it demands.
 */
demand: DemandView, 
/**
 * "+1 face".
 */
bonus: Face | null, 
/**
 * "−1 face".
 */
penalty: Face | null, 
/**
 * "X here".
 */
here: Specialist | null, 
/**
 * How many dice are rolled here.
 */
dice: number, 
/**
 * No dice are locked here.
 */
no_lock: boolean, 
/**
 * No items come from the pool here.
 */
no_items: boolean, 
/**
 * The award symbol.
 */
award: boolean, 
/**
 * 1d6 soldiers on entry.
 */
enter_d6: boolean, 
/**
 * So many units; 0 is any number.
 */
max_units: number, 
/**
 * Special damage on a 6.
 */
special: boolean, 
/**
 * A start sector.
 */
start: boolean, 
/**
 * The units in it.
 */
units: Array<Seat>, };

/**
 * Map, nations and options, as a person chooses them.
 */
export type Setup = { 
/**
 * The map: one of the nine, or a person's own.
 */
map: MapRef, 
/**
 * How many play.
 */
seats: number, 
/**
 * The nations, by seat, each once (DD-2.1).
 */
nations: Nations, 
/**
 * Roll all dice again once a game, if the first roll shows no soldier (DD-23.1).
 */
mulligan: "on" | "off", 
/**
 * All special items in the pool, and no limits of specialists (DD-23.4, DD-23.5).
 */
"bazooka-joe": BazookaJoe, 
/**
 * The arrow binds a turn later (DD-23.7).
 */
"long-stay": boolean, 
/**
 * A shorter game on `tiger` (DD-23.8).
 */
lesson: Lesson, };

/**
 * The shield of a sector (DD-19.1).
 */
export type Shield = "white" | "black";

/**
 * A die and what it shows.
 */
export type Shown = { 
/**
 * The die.
 */
die: Die, 
/**
 * Its face.
 */
face: Face, };

/**
 * What an MG die that shows a 6 costs every unit in a sector marked `special`.
 */
export type SpecialDamage = "specialist" | "courage";

/**
 * A specialist, by its place in the data file. What can be given away can come together in one unit (DD-15.2, DD-23.5), so
 * its further cards have numbers of their own after all others: `courier-2`.
 */
export type Specialist = string;

/**
 * One unit.
 */
export type UnitView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its nation.
 */
nation: Nation, 
/**
 * Where it is.
 */
sector: Sector, 
/**
 * Where it has been.
 */
visited: Array<Sector>, 
/**
 * Its marker: 0 the shield, 1 to 3 chevrons, from 4 on the arrow.
 */
marker: number, 
/**
 * In how many turns it must move: 0 is this turn; nothing in the bunker.
 */
turns_left: number | null, 
/**
 * It must still move this turn.
 */
must_move: boolean, 
/**
 * Soldiers and specialists.
 */
strength: number, 
/**
 * Counts.
 */
soldiers: number, 
/**
 * Counts.
 */
stars: number, 
/**
 * Counts.
 */
courage: number, 
/**
 * Item points.
 */
points: number, 
/**
 * Its specialists.
 */
specialists: Array<Specialist>, 
/**
 * Those that died in it.
 */
dead: Array<Specialist>, 
/**
 * The specialists it could still recruit, whatever the stars.
 */
recruits: Array<PriceView<Specialist>>, 
/**
 * Its items.
 */
items: Array<Item>, 
/**
 * Its vehicle.
 */
vehicle: Vehicle | null, 
/**
 * Its awards.
 */
awards: Array<Award>, 
/**
 * The awards it has played.
 */
played: Array<Award>, 
/**
 * Its dice.
 */
dice: Array<DieView>, 
/**
 * How far it is with them.
 */
dice_stage: DiceStage, 
/**
 * Re-rolls it still has.
 */
rerolls_left: number, 
/**
 * The reserve of the solo game.
 */
reserve: [Face, Face, Face, Face, Face, Face] | null, 
/**
 * Colourless results so far, by face.
 */
results: Array<Face>, 
/**
 * It has finished what is done at once by all, or is done in the window.
 */
ready: boolean, 
/**
 * It has a Battle Cry.
 */
cry: boolean, 
/**
 * It has moved.
 */
moved: boolean, 
/**
 * The turn in which it entered the bunker.
 */
bunker_turn: number | null, 
/**
 * DEF of its sector as it counts for its combat now.
 */
def: number, 
/**
 * Losses it still has to pay.
 */
losses: number | null, 
/**
 * Specialists it still has to lose by special damage.
 */
special: number, 
/**
 * Where its next combat could be, and what it would cost; its own sector first.
 */
reach: Array<ReachView>, 
/**
 * Its victory points as they stand.
 */
victory_points: number, };

/**
 * A vehicle, by its place in the data file.
 */
export type Vehicle = string;

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
 * The map's name, place and date.
 */
map: MapView, 
/**
 * Which turn.
 */
turn: number, 
/**
 * Where in the turn.
 */
phase: PhaseName, 
/**
 * Who is asked.
 */
to_act: SeatSet, 
/**
 * The window that is open, in the order in which the seats are asked.
 */
window: WindowView | null, 
/**
 * The question that interrupts the phase.
 */
ask: Ask | null, 
/**
 * The sectors.
 */
sectors: Array<SectorView>, 
/**
 * The borders.
 */
edges: Array<EdgeView>, 
/**
 * The units, by seat.
 */
units: Array<UnitView>, 
/**
 * What can be found.
 */
pool: PoolView, 
/**
 * The ranked and unique specialists that can be recruited, with their cost.
 */
supply: Array<Specialist>, 
/**
 * The awards that can be had.
 */
awards: Array<Award>, 
/**
 * How the game ended.
 */
ending: EndingView | null, };

/**
 * The windows (DD-3.4). Upkeep has its order of seats from one too.
 */
export type WindowKind = "result" | "upkeep" | "supply" | "move" | "fire";

/**
 * An open window.
 */
export type WindowView = { 
/**
 * Which.
 */
kind: WindowKind, 
/**
 * The order of the seats.
 */
order: Array<Seat>, 
/**
 * Those who are done.
 */
done: SeatSet, 
/**
 * It is the last round, without `wait`.
 */
last: boolean, };
