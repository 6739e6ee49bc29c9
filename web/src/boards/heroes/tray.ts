import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';
import type { Side, View } from '$src/wire/heroes';

const KINDS = new Set(['value', 'ability', 'event', 'moment']);

/** What may be chosen now and lies nowhere else on the table. */
export function inTray(picking: Picking, view: View, side: Side): Step[] {
  const held = new Set(view[side].hand_cards.map(({ id }) => id));
  return [...picking.path.next].filter((step) => {
    if (kindOf(step) === 'card') return !held.has(nameOf(step));
    return KINDS.has(kindOf(step)) || step === 'marker:suppressed';
  });
}
