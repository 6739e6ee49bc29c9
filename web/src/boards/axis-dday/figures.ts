/** Who stands on counters, on order cards and in the prompt: the figures of the kit. */
import { kindOf, nameOf } from '$src/controller/click-path';
import type { Helmet } from '$src/look/figures/kit';
import { atgun, bomber, bunker, craft, fighter, halftrack, ship, tank } from '$src/look/figures/machines';
import { rifleman } from '$src/look/figures/soldiers';
import { useFigures } from '$src/look/figures/sprite';
import type { Kind, Number, Power, View } from '$src/wire/axis-dday';
import type { Face } from '../board';

export const FIGURES: Readonly<Record<Kind, string>> = { infantry: 'rifleman', artillery: 'atgun', tank: 'tank', blockhouse: 'bunker', fighter: 'fighter', bomber: 'bomber' };
useFigures({ atgun, bomber, bunker, craft, fighter, halftrack, rifleman, ship, tank });

/** The colours of a power in the kit. */
export const SIDES = { axis: 'ge', uk: 'uk', us: 'us' } as const satisfies Record<Power, Face['side']>;
export const helmetOf = (power: Power): Helmet => (power === 'axis' ? 'ge' : 'us');

/** What an order is about, in a picture; those who come back look the other way. The first order has a sign of its own. */
const ORDERS: Readonly<Record<Number, readonly [figure: string, back?: 'back']>> = {
  2: ['ship'],
  3: ['fighter'],
  4: ['atgun'],
  5: ['bomber'],
  6: ['atgun'],
  7: ['bomber', 'back'],
  8: ['rifleman'],
  9: ['bunker'],
  10: ['craft'],
  11: ['tank'],
  12: ['rifleman'],
  13: ['tank'],
  14: ['halftrack'],
  15: ['halftrack'],
  16: ['fighter', 'back'],
};
export const orderFigure = (number: Number): { figure: string; back: boolean } | null => {
  const [figure, back] = ORDERS[number] ?? [];
  return figure ? { figure, back: back !== undefined } : null;
};

/** Whoever sits in a seat; one player of both Allies stands for the greater one. */
export function portrait({ seats }: View, seat: number): Face {
  const power = seats[seat]?.powers.at(-1) ?? 'us';
  return { side: SIDES[power], figure: 'rifleman', helmet: helmetOf(power) };
}

/** Whom the prompt shows: the unit that was clicked last. */
export function asked(_: View, chosen: readonly string[]): Face | null {
  const unit = chosen.findLast((step) => kindOf(step) === 'unit');
  const [power, kind] = unit ? partsOf(nameOf(unit)) : [];
  return power && kind && kind in FIGURES ? { side: SIDES[power], figure: FIGURES[kind], helmet: helmetOf(power) } : null;
}

/** `us-tank` is a tank of the US, `tank` one of the Axis. */
function partsOf(unit: string): [Power, Kind] {
  const [first = '', second] = unit.split('-');
  return second === undefined ? ['axis', first as Kind] : [first as Power, second as Kind];
}
