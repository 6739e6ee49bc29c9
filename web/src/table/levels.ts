import type { Level } from '$src/wire';

/** The bots that a person is offered, weakest first. */
export const LEVELS: readonly Level[] = ['recruit', 'regular', 'veteran', 'elite'];
