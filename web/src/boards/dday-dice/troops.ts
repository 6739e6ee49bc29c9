/** How many soldiers stand in a place: ranks that fit into it, smaller the more there are. */
import { rng } from '$src/look/ground';

export interface Man {
  x: number;
  y: number;
  figure: string;
}

export interface Rank {
  /** Width and height of a figure. */
  size: number;
  men: Man[];
}

/** Room is kept for a few more than there are, so that whoever stands there stays in place when some fall or join. */
const ROOMS = [4, 8, 12, 16, 20, 25, 30, 36, 42, 50, 60, 72, 90, 120];
/** How near figures stand to each other, in widths of a figure. */
const BESIDE = 0.66;
const BEHIND = 0.4;
/** And how far apart at most, where there is room. */
const SPREAD = 0.86;
const LEAST = 13;

/** Columns and ranks of figures of a size that fit into a place. */
const fits = (width: number, height: number, size: number): [columns: number, ranks: number] => [
  Math.max(0, Math.floor((width - size) / (size * BESIDE) + 1)),
  Math.max(0, Math.floor((height - size) / (size * BEHIND) + 1)),
];

/** Every so many soldiers one looks out. */
const LOOKOUT = 4;
const looksOut = (index: number): boolean => (index + 1) % LOOKOUT === 0;
const figureOf = (index: number): string => (index === 0 ? 'leader' : looksOut(index) ? 'scout' : 'rifleman');

/** Where so many stand, the last of them first to fall. */
export function ranked(count: number, width: number, height: number, largest: number, seed: number): Rank {
  const room = ROOMS.find((many) => many >= count) ?? count;
  let size = Math.max(LEAST, Math.min(largest, height, width));
  while (size > LEAST) {
    const [columns, ranks] = fits(width, height, size);
    if (columns * ranks >= room) break;
    size -= 1;
  }
  const ranks = Math.max(1, Math.min(fits(width, height, size)[1], Math.ceil(Math.sqrt((room * height) / Math.max(1, width)) + 0.4)));
  const columns = Math.ceil(room / ranks);
  // Whoever does not fit at the least size stands closer.
  const beside = columns > 1 ? Math.min(size * SPREAD, (width - size) / (columns - 0.5)) : 0;
  const behind = ranks > 1 ? Math.min(size * SPREAD * 0.6, (height - size) / (ranks - 1)) : 0;
  const chance = rng(seed);
  const men = Array.from({ length: count }, (_, index): Man => {
    const [column, rank] = [Math.floor(index / ranks), index % ranks];
    return {
      x: width - size - column * beside - (rank % 2) * beside * 0.5 + (chance() - 0.5) * beside * 0.24,
      y: height - size - rank * behind + (chance() - 0.5) * behind * 0.3,
      figure: figureOf(index),
    };
  });
  return { size, men };
}
