import type { Kind, Power, Side, Stack, Unit } from '$src/wire/axis-dday';

/** The seat of the Axis; all others are Allied. */
export const sideOf = (seat: number): Side => (seat === 0 ? 'axis' : 'allies');
export const sideOfPower = (power: Power): Side => (power === 'axis' ? 'axis' : 'allies');

/** The powers that a seat plays. */
export function powersOf(seat: number, seats: number): Power[] {
  if (seat === 0) return ['axis'];
  return seats === 3 ? [seat === 1 ? 'uk' : 'us'] : ['uk', 'us'];
}

/** `us-infantry`, and of the Axis `infantry`. */
export const powerOfUnit = (unit: Unit): Power => (unit.startsWith('uk-') ? 'uk' : unit.startsWith('us-') ? 'us' : 'axis');
export const kindOfUnit = (unit: Unit): Kind => unit.replace(/^u[ks]-/, '') as Kind;

export const LAND: readonly Kind[] = ['infantry', 'artillery', 'tank', 'blockhouse'];
export const isAir = ({ kind }: Pick<Stack, 'kind'>): boolean => kind === 'fighter' || kind === 'bomber';
