import type { Plan } from './player';

/**
 * How a player goes on in each game when it does not matter what is decided: by the names of things, so that the same position gets the same answer.
 * They lead to an end, and past most kinds of decision on the way.
 */

/** Claims what can be claimed, draws from the deck of guile first, and plays guile before troops. */
export const BATTLE_LINE: Plan = [/^flag:/, /^deck:tactics$/, /^deck:/, /^card:(?!(blue|green|orange|purple|red|yellow)-)/, /^card:/, /^button:/, /./];

/** Activates a unit, which shoots where it can, goes to the next box, and is done; events and heroes stay in the hand. */
export const HEROES: Plan = [/^button:(as-listed|accept|keep-hidden|stay|pass|go)$/, /^value:/, /^tile:/, /^tactic:activate$/, /^unit:/, /^button:/, /^tactic:/, /./];

/** Ends what is under way, and spends every marker on new DIRECTIVES. */
export const PATIENT: Plan = [/^button:(end|end-phase|done|accept|keep-hidden|stay|pass|go)$/, /^tactic:directives$/, ...HEROES];
