import type { Die, Face, Resource } from '$src/wire/dday-dice';

/** The six sides of a die, in the order in which they are listed. */
export const FACES = ['skull', 'star', 's1', 's2', 'courage', 'tool'] as const satisfies readonly Face[];

/** What a unit counts. */
export const RESOURCES = ['soldiers', 'stars', 'courage', 'points'] as const satisfies readonly Resource[];

/** The dice of a unit, two of each colour. */
export const DICE = ['r1', 'r2', 'w1', 'w2', 'b1', 'b2'] as const satisfies readonly Die[];

/** The colours of the dice. */
export const COLOURS = ['red', 'white', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The face that a die shows after so many turns in the air, on its way to one: a different one each time, through all of them. */
export const tumbled = (face: Face, turns: number): Face => FACES[(FACES.findIndex((one) => one === face) + turns * (FACES.length - 1)) % FACES.length] ?? face;
