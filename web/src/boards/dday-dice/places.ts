import type { EdgeView, Sector, SectorView } from '$src/wire/dday-dice';

/** Where the sectors and their borders lie on a board twelve wide, the bunker on top and the sea below. */

export const WIDTH = 12;

/** A border between two sectors, where the two meet. */
export interface Crossing {
  edge: EdgeView;
  /** Of the width of the board, from 0 to 1. */
  at: number;
}

export interface Line {
  row: number;
  sectors: SectorView[];
  /** The ways up from this row. */
  up: Crossing[];
  /** The ways within this row. */
  along: Crossing[];
  /** Where two neighbours have no way between them. */
  walls: number[];
  ground: Ground;
}

export type Ground = 'surf' | 'sand' | 'shingle' | 'bluff' | 'bunker';

const same = (one: Sector, other: Sector) => String(one) === String(other);

export function groundOf(row: number, top: number): Ground {
  if (row === top) return 'bunker';
  if (row === 0) return 'surf';
  const share = row / top;
  return share < 0.36 ? 'sand' : share < 0.64 ? 'shingle' : 'bluff';
}

/** The rows of the board, the bunker first. */
export function linesOf(sectors: readonly SectorView[], edges: readonly EdgeView[]): Line[] {
  const top = Math.max(...sectors.map(({ row }) => row));
  const of = (id: Sector) => sectors.find((sector) => same(sector.id, id));
  const lines: Line[] = [];
  for (let row = top; row >= 0; row -= 1) {
    const here = sectors.filter((sector) => sector.row === row).sort((a, b) => a.span[0] - b.span[0]);
    const up: Crossing[] = [];
    const along: Crossing[] = [];
    for (const edge of edges) {
      const [from, to] = [of(edge.from), of(edge.to)];
      if (!from || !to || Math.min(from.row, to.row) !== row) continue;
      const left = Math.max(from.span[0], to.span[0]);
      const right = Math.min(from.span[1], to.span[1]);
      const found = { edge, at: (left + right) / 2 / WIDTH };
      const twin = along.some(({ edge: other }) => same(other.from, edge.to) && same(other.to, edge.from));
      if (from.row !== to.row) up.push(found);
      else if (!twin) along.push(found);
    }
    const walls = here.flatMap((sector, index) => {
      const next = here[index + 1];
      const meets = next && sector.span[1] === next.span[0];
      const open = next && edges.some(({ from, to }) => (same(from, sector.id) && same(to, next.id)) || (same(to, sector.id) && same(from, next.id)));
      return meets && !open ? [sector.span[1] / WIDTH] : [];
    });
    lines.push({ row, sectors: here, up, along, walls, ground: groundOf(row, top) });
  }
  return lines;
}

/** A place on the board, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Narrower sectors have their signs above each other. */
export const NARROW = 300;

/** In the narrowest these have the whole upper half. */
const NARROWEST = 190;
const SIGNS = 54;

/** The bunker's row is higher than the others by so much of a row. */
const HIGHER = 0.24;

/** The upper border of a row, in parts of the board; the bunker's row is the highest. */
export const topOf = (row: number, rows: number): number => (row >= rows - 1 ? 0 : (rows - 1 - row + HIGHER) / (rows + HIGHER));
/** How high a row is, in parts of the board. */
export const heightOf = (row: number, rows: number): number => (row >= rows - 1 ? 1 + HIGHER : 1) / (rows + HIGHER);

/** Where the sectors of a board of so many rows lie, in parts of the board. */
export const shareOf = ({ row, span }: SectorView, rows: number): Box => ({
  left: span[0] / WIDTH,
  top: topOf(row, rows),
  width: (span[1] - span[0]) / WIDTH,
  height: heightOf(row, rows),
});

/** How wide a pennant is where a sector is so wide. */
export const pennantOf = (sector: Box): number => (sector.width < NARROW ? 24 : 32);

/** The room of a unit, and where in it its pennant stands. */
export interface Room extends Box {
  pennant: { left: number; top: number };
}

/** The room of one of several units in a sector: at the right, below what a combat would cost, clear of the signs; its pennant stands at the left of it. In
    the narrowest, and where there is the height, it is below all signs, and the pennant above it at the right. */
export function roomOf(sector: Box, index: number, count: number): Room {
  const narrow = sector.width < NARROW;
  const below = sector.width < NARROWEST && sector.height > SIGNS + 26;
  const pennant = pennantOf(sector);
  const right = sector.left + sector.width - 8;
  if (below) {
    const share = (right - sector.left - 8) / count;
    const [left, top] = [sector.left + 8 + share * index, sector.top + SIGNS];
    return { left, top, width: share - 2, height: sector.height - SIGNS, pennant: { left: right - pennant * (count - index) - left, top: 5 - SIGNS } };
  }
  const left = sector.left + sector.width * (narrow ? 0.4 : 0.47);
  const top = sector.top + (narrow ? Math.max(26, sector.height * 0.34) : 18);
  const share = (right - left) / count;
  return { left: left + share * index + pennant, top, width: Math.max(16, share - pennant - 2), height: sector.top + sector.height - 5 - top, pennant: { left: -pennant, top: 0 } };
}
