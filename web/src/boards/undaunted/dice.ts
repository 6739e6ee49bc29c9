/** What a face of a ten-sided die reads: the nought is the ten. */
export const reads = (face: number): number => (face === 0 ? 10 : face);
