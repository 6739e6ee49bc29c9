import { kindOf, nameOf, type Step } from '$src/controller/click-path';
import type { Picking } from '$src/controller/picking.svelte';
import type { View } from '$src/wire/dday-dice';

/** What may be chosen now, sorted by where it is shown. Nothing here decides; it only looks for a place for every step. */

const CARDS = new Set(['card', 'specialist', 'vehicle', 'award']);

export const isOpen = (picking: Picking, step: Step): boolean => ['lit', 'chosen', 'instead'].includes(picking.standing(step));

/** The cards that may be chosen or are chosen, each as `kind` and `id`. */
export function openCards(picking: Picking): { kind: string; id: string; step: Step }[] {
  const steps = new Set([...picking.path.chosen, ...picking.path.next]);
  return [...steps].filter((step) => CARDS.has(kindOf(step))).map((step) => ({ kind: kindOf(step), id: nameOf(step), step }));
}

/** The steps of the cards that lie on the shelf or before the unit, and so have a place of their own. */
export function placed(view: View, near: number): Set<Step> {
  const unit = view.units[near];
  const steps = [
    ...view.pool.items.map(({ id }) => `card:${id}`),
    ...view.pool.vehicles.map(({ id }) => `vehicle:${id}`),
    ...view.awards.map((id) => `award:${id}`),
  ];
  if (unit) {
    steps.push(...unit.specialists.map((id) => `specialist:${id}`), ...unit.recruits.map(({ id }) => `specialist:${id}`));
    steps.push(...unit.items.map((id) => `card:${id}`), ...unit.awards.map((id) => `award:${id}`));
    if (unit.vehicle) steps.push(`vehicle:${unit.vehicle}`);
  }
  return new Set(steps);
}

/** The seat whose dice are meant: after a die and a seat, a die is one of that seat's. */
export function diceOf(picking: Picking): number | null {
  const [first, second] = picking.path.chosen;
  return first && second && kindOf(first) === 'die' && kindOf(second) === 'seat' ? Number(nameOf(second)) : null;
}

/** What a card costs, if it can be had for something. */
export function priceOf(view: View, near: number, kind: string, id: string): number | null {
  if (kind === 'specialist') return view.units[near]?.recruits.find((one) => one.id === id)?.cost ?? null;
  const list = kind === 'vehicle' ? view.pool.vehicles : kind === 'card' ? view.pool.items : [];
  return list.find((one) => one.id === id)?.cost ?? null;
}
