/** A battlefield as country: its boxes in a plane, with borders that are not straight, so that ground runs through them. */
import { type Point, rng } from '$src/look/ground';
import type { Side, Terrain } from '$src/wire/heroes';

/** The size of a box in the drawing: lying for a wide screen, standing for a phone held upright. Trees and houses keep theirs. */
export interface BoxSize {
  wide: number;
  high: number;
}

export const LYING: BoxSize = { wide: 138, high: 92 };
export const STANDING: BoxSize = { wide: 76, high: 92 };

export interface Country extends BoxSize {
  columns: number;
  rows: number;
  /** The terrain of each box, row by row from the top as the US sees it. */
  ground: readonly Terrain[];
  /** Who sits at the lower edge of the drawing. */
  near: Side;
}

export const sizeOf = ({ columns, rows, wide, high }: Country) => ({ width: columns * wide, height: rows * high });

/** What lies in a column and row; nothing beyond the edge. */
export const groundAt = ({ columns, rows, ground }: Country, column: number, row: number): Terrain | null =>
  column < 0 || row < 0 || column >= columns || row >= rows ? null : (ground[row * columns + column] ?? null);

/** What lies at a point of the drawing. */
export const groundUnder = (country: Country, [x, y]: Point): Terrain | null => groundAt(country, Math.floor(x / country.wide), Math.floor(y / country.high));

/** Both sides see the same country, each from its own edge: the picture is turned, the light is not. */
export function turned(country: Country, [x, y]: Point): Point {
  const { width, height } = sizeOf(country);
  return country.near === 'us' ? [x, y] : [width - x, height - y];
}

/** Chance for one place of one country: the same each time. */
export function chance(country: Country, what: string, ...at: readonly number[]): () => number {
  let seed = 7;
  for (const letter of `${country.ground.join()}|${what}|${at.join()}`) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return rng(seed);
}

const SWAY = 0.07;
const BEYOND = 16;

/** A corner where four boxes meet, moved a little; at the edge of the country it lies beyond it. */
function corner(country: Country, column: number, row: number): Point {
  const r = chance(country, 'corner', column, row);
  const x = column === 0 ? -BEYOND : column === country.columns ? country.columns * country.wide + BEYOND : (column + (r() - 0.5) * SWAY) * country.wide;
  const y = row === 0 ? -BEYOND : row === country.rows ? country.rows * country.high + BEYOND : (row + (r() - 0.5) * SWAY * 1.5) * country.high;
  return [x, y];
}

/** The border between two corners that are neighbours, the same from either box. */
function border(country: Country, [c1, r1]: Point, [c2, r2]: Point): Point[] {
  const [from, to] = [corner(country, c1, r1), corner(country, c2, r2)];
  const r = chance(country, 'border', c1, r1, c2, r2);
  const lies = r1 === r2;
  return [0, 0.33, 0.67].map((share): Point => {
    const sway = share === 0 ? 0 : (r() - 0.5) * 11;
    return [from[0] + (to[0] - from[0]) * share + (lies ? 0 : sway), from[1] + (to[1] - from[1]) * share + (lies ? sway : 0)];
  });
}

/** The border of a box towards one of its neighbours, from corner to corner. */
export function edgeOf(country: Country, column: number, row: number, side: 'top' | 'right' | 'bottom' | 'left'): Point[] {
  const ends: Record<typeof side, [Point, Point]> = {
    top: [[column, row], [column + 1, row]],
    right: [[column + 1, row], [column + 1, row + 1]],
    bottom: [[column, row + 1], [column + 1, row + 1]],
    left: [[column, row], [column, row + 1]],
  };
  const [from, to] = ends[side];
  return [...border(country, from, to), corner(country, to[0], to[1])];
}

/** The outline of a box as ground: neighbours share their borders, so ground of one kind has no seam. */
export function outline(country: Country, column: number, row: number): string {
  const points = [
    ...edgeOf(country, column, row, 'top').slice(0, -1),
    ...edgeOf(country, column, row, 'right').slice(0, -1),
    ...edgeOf(country, column, row, 'bottom').reverse().slice(0, -1),
    ...edgeOf(country, column, row, 'left').reverse().slice(0, -1),
  ].map((point) => turned(country, point));
  return rounded(points);
}

const written = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A closed line through the middles between points, bent at each point. */
function rounded(points: readonly Point[]): string {
  const after = (index: number): Point => points[(index + 1) % points.length]!;
  return `M${written(between(points.at(-1)!, points[0]!))}${points.map((point, index) => `Q${written(point)} ${written(between(point, after(index)))}`).join('')}Z`;
}

/** An open line through points, bent at each of them. */
export function bent(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  const bends = rest.slice(0, -1).map((point, index) => `Q${written(point)} ${written(between(point, rest[index + 1]!))}`);
  return `M${written(first)}L${written(between(first, rest[0]!))}${bends.join('')}L${written(rest.at(-1)!)}`;
}

/** Every box with its place. */
export function boxes(country: Country): { column: number; row: number; ground: Terrain }[] {
  return country.ground.map((ground, index) => ({ column: index % country.columns, row: Math.floor(index / country.columns), ground }));
}
