import type { Side } from '$src/wire/heroes';

export const SIDES = ['us', 'ge'] as const satisfies readonly Side[];

export const sideOf = (seat: number): Side => SIDES[seat] ?? 'us';
export const other = (side: Side): Side => (side === 'us' ? 'ge' : 'us');
