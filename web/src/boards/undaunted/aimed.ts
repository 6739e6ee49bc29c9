import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';
import type { OddsLine } from '$src/wire';
import type { View } from '$src/wire/undaunted';
import { SIDES } from './sides';

/** A counter that may be fired at, with what the game says of it. */
export interface Aimed {
  step: Step;
  /** Its own defence. */
  defence: number;
  /** What the dice have to reach. */
  total: number;
  odds: OddsLine;
}

/** Who is aimed at: the counter that is pointed at, or the first that may be chosen. Nobody, while no counter is asked for or its chance is not told yet. */
export function aimedAt(picking: Picking, view: View): Aimed | null {
  const targets = [...picking.path.next].filter((step) => kindOf(step) === 'unit');
  const step = targets.find((target) => target === picking.pointed) ?? targets[0];
  const odds = step && picking.oddsOf(step);
  const total = odds ? odds.label.args?.find(([name]) => name === 'total')?.[1] : undefined;
  const counter = step && SIDES.flatMap((side) => view[side].counters.filter(({ unit }) => `${side}-${unit}` === nameOf(step)))[0];
  return step && odds && counter && typeof total === 'number' ? { step, defence: counter.defence, total, odds } : null;
}
