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
