import { kindOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';

/**
 * Is a thing beside the question? A tile is, while a counter is asked for: pointing at it asks for no reason, and a click
 * goes to what lies under it.
 */
export function isBeside(picking: Picking, step: Step): boolean {
  if (picking.standing(step) !== 'calm') return false;
  return ![...picking.path.next].some((next) => kindOf(next) === kindOf(step));
}
