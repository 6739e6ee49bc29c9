/** Bots as portraits: who stands for a level, among soldiers or among the ancients. */
import type { Face } from '$src/boards/board';
import type { Level } from '$src/wire';

const SOLDIERS: Record<Level, string> = { random: 'mortar', recruit: 'rifleman', regular: 'scout', veteran: 'gunner', elite: 'sniper' };
const ANCIENTS: Record<Level, string> = { random: 'chariot', recruit: 'archer', regular: 'infantry', veteran: 'cavalry', elite: 'elephant' };

export const figureOf = (level: Level, { side }: Pick<Face, 'side'>): string => (side === 'mac' || side === 'per' ? ANCIENTS : SOLDIERS)[level];

/** Chevrons on the sleeve: none for whoever plays at random. */
export const chevronsOf = (level: Level): number => ['random', 'recruit', 'regular', 'veteran', 'elite'].indexOf(level);
