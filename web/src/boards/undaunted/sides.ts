import type { Side } from '$src/wire/undaunted';

/** Both sides, in the order of their seats. */
export const SIDES = ['us', 'ge'] as const satisfies readonly Side[];

/** The side that a seat leads. */
export const sideOf = (seat: number): Side => (seat === 1 ? 'ge' : 'us');
