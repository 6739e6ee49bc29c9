import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';
import type { Tag } from '$src/wire/heroes';

/**
 * Is a thing beside the question? A box is, while a unit is asked for: pointing at it asks for no reason, and a click goes
 * to what lies under it.
 */
export function isBeside(picking: Picking, step: Step): boolean {
  if (picking.standing(step) !== 'calm') return false;
  return ![...picking.path.next].some((next) => kindOf(next) === kindOf(step));
}

/** What a unit that may be chosen could do next, by the choices that are offered: where it could go and whom it could meet. */
export interface Reach {
  tiles: ReadonlySet<string>;
  units: ReadonlySet<Tag>;
}

const NOTHING: Reach = { tiles: new Set(), units: new Set() };

/** The reach of the unit that is pointed at, or else of the one that is chosen. */
export function reachOf(picking: Picking): Reach {
  const { pointed, path } = picking;
  const pointing = pointed !== null && kindOf(pointed) === 'unit' && picking.standing(pointed) === 'lit';
  const at = path.chosen.length + (pointing ? 1 : 0);
  if (!pointing && !path.chosen.some((step) => kindOf(step) === 'unit')) return NOTHING;
  const ahead = (pointing ? path.through(pointed) : path.remaining).flatMap((choice) => choice.path.slice(at));
  const named = (kind: string) => new Set(ahead.filter((step) => kindOf(step) === kind).map(nameOf));
  return { tiles: named('tile'), units: named('unit') };
}

/** Who would shoot at whom: the unit that a value was chosen for, and what may be chosen now. */
export function aimOf(picking: Picking): { by: Tag; targets: Tag[]; pointed: Tag | null } | null {
  const { chosen, next } = picking.path;
  const value = chosen.findLastIndex((step) => kindOf(step) === 'value');
  const by = value > 0 ? chosen[value - 1] : undefined;
  if (by === undefined) return null;
  const targets = [...next].filter((step) => kindOf(step) === 'unit').map(nameOf);
  const pointed = picking.pointed !== null && next.has(picking.pointed) ? nameOf(picking.pointed) : null;
  return { by: nameOf(by), targets, pointed };
}
