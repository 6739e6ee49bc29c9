/** Who stands on a card: the higher its value, the heavier the troop. */
import * as ancients from '$src/look/figures/ancients';
import { symbolOf, useFigures } from '$src/look/figures/sprite';

useFigures(ancients);

export type Troop = keyof typeof ancients;

export function troopOf(value: number): Troop {
  if (value >= 10) return 'elephant';
  if (value === 9) return 'chariot';
  if (value >= 7) return 'cavalry';
  if (value >= 5) return 'phalanx';
  return value >= 3 ? 'infantry' : 'archer';
}

/** Tactics cards that stand in the line as troops; the others show their emblem. */
const TACTICS: Readonly<Record<string, Troop>> = { horse: 'cavalry', shield: 'phalanx' };

export const tacticTroop = (name: string): Troop | undefined => TACTICS[name];

/** The drawing of a troop in the page. */
export const drawnAs = (troop: Troop): string => `#${symbolOf(troop)}`;

/** The class that gives a seat the colours of its army. */
export const army = (seat: number): string => (seat === 0 ? 'side-mac' : 'side-per');
