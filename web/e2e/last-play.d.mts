import type { NewSeat } from '../src/wire';

export const FIRST: NewSeat[];
export const SECOND: NewSeat[];
export const UNDAUNTED_LAST_PLAY: unknown;
