/** What the chosen card may be played for, and what is asked after that. */
import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';
import type { Things } from '$src/table/things';
import { deedsOf } from './cards';

export interface Offer {
  name: string;
  strength: number | null;
}

export interface Offers {
  /** The card in question. */
  card: Step | null;
  /** The actions that are printed on it. */
  printed: Offer[];
  /** What every card can be spent for: to rally its unit, where that is offered, and to hunker down. */
  every: Offer[];
  /** Numbers to choose from. */
  counts: Step[];
}

export function offersOf(picking: Picking, things: Things): Offers {
  const [next, chosen] = [[...picking.path.next], picking.path.chosen];
  const counts = next.filter((step) => kindOf(step) === 'count');
  const card = chosen.find((step) => kindOf(step) === 'card') ?? null;
  if (!card) return { card, printed: [], every: [], counts };
  const offered = [...next, ...chosen].filter((step) => kindOf(step) === 'action').map(nameOf);
  const every = ['rally', 'hunker'].filter((name) => name === 'hunker' || offered.includes(name));
  return {
    card,
    printed: deedsOf(things, card).map(({ name, strength }) => ({ name, strength })),
    every: every.map((name) => ({ name, strength: null })),
    counts,
  };
}
