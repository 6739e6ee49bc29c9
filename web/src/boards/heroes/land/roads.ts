/** Roads run along the borders of boxes, where no card lies: from village to village and out of the country. They avoid water, woods and hills. */
import type { Point } from '$src/look/ground';
import type { Terrain } from '$src/wire/heroes';
import { boxes, chance, type Country, groundAt, sizeOf } from './country';

const TOIL: Record<Terrain, number> = { urban: 0.5, open: 1, fortified: 1.6, hill: 2.6, forest: 3, flooded: 3.2, forthill: 3.6, water: 40 };
/** A road that is there is used. */
const USED = 0.12;

type Node = string;
const node = (column: number, row: number): Node => `${column},${row}`;
const placeOf = (at: Node): [number, number] => at.split(',').map(Number) as [number, number];

/** Every road as a line of points. */
export function roads(country: Country): Point[][] {
  const { columns, rows } = country;
  const villages = boxes(country).filter(({ ground }) => ground === 'urban').map(({ column, row }) => node(column === 0 ? 1 : column, row === 0 ? 0 : row));
  const west = Array.from({ length: rows - 1 }, (_, index) => node(0, index + 1));
  const east = Array.from({ length: rows - 1 }, (_, index) => node(columns, index + 1));
  const south = Array.from({ length: columns - 1 }, (_, index) => node(index + 1, rows));
  const north = Array.from({ length: columns - 1 }, (_, index) => node(index + 1, 0));
  const made = new Set<string>();
  const reached = new Set<Node>(villages.length > 0 ? villages.slice(0, 1) : west);
  const lines: Point[][] = [];
  const connect = (goals: readonly Node[]) => {
    const path = shortest(country, reached, new Set(goals), made);
    // What is a road already is not drawn again.
    const fresh = path.findIndex((at, index) => index + 1 < path.length && !made.has(way(at, path[index + 1]!)));
    for (const [index, at] of path.entries()) {
      reached.add(at);
      if (index > 0) made.add(way(path[index - 1]!, at));
    }
    if (fresh >= 0) lines.push(leaving(country, path.slice(fresh)));
  };
  for (const village of villages.slice(1)) if (!reached.has(village)) connect([village]);
  for (const goals of villages.length > 0 ? [south, north, west, east] : [east, south]) if (goals.length > 0) connect(goals);
  return lines;
}

const way = (a: Node, b: Node): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** How hard it is to go from one corner to the next. */
function toil(country: Country, from: Node, to: Node, made: ReadonlySet<string>): number {
  if (made.has(way(from, to))) return USED;
  const [[c1, r1], [c2, r2]] = [placeOf(from), placeOf(to)];
  const noise = chance(country, 'toil', Math.min(c1, c2), Math.min(r1, r2), Math.max(c1, c2))() * 0.7;
  const of = (column: number, row: number): number => {
    const ground = groundAt(country, column, row);
    return ground ? TOIL[ground] : 40;
  };
  const sides = r1 === r2 ? [of(Math.min(c1, c2), r1), of(Math.min(c1, c2), r1 - 1)] : [of(c1 - 1, Math.min(r1, r2)), of(c1, Math.min(r1, r2))];
  const [low = 0, high = 0] = sides.sort((a, b) => a - b);
  return low + Math.min(high, 4) * 0.4 + noise;
}

/** The way with the least toil from any of some corners to any of others. */
function shortest(country: Country, starts: ReadonlySet<Node>, goals: ReadonlySet<Node>, made: ReadonlySet<string>): Node[] {
  const { columns, rows } = country;
  const cost = new Map<Node, number>([...starts].map((start) => [start, 0]));
  const before = new Map<Node, Node>();
  const open = new Set(starts);
  while (open.size > 0) {
    const at = [...open].reduce((best, other) => (cost.get(other)! < cost.get(best)! ? other : best));
    if (goals.has(at)) return traced(before, at);
    open.delete(at);
    const [column, row] = placeOf(at);
    for (const [c, r] of [[column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]] as const) {
      // No road follows the edge of the country.
      const along = (c === column && (c === 0 || c === columns)) || (r === row && (r === 0 || r === rows));
      if (c < 0 || r < 0 || c > columns || r > rows || along) continue;
      const next = node(c, r);
      const sum = cost.get(at)! + toil(country, at, next, made);
      if (sum < (cost.get(next) ?? Infinity)) {
        cost.set(next, sum);
        before.set(next, at);
        open.add(next);
      }
    }
  }
  return [];
}

function traced(before: ReadonlyMap<Node, Node>, end: Node): Node[] {
  const path = [end];
  for (let at = before.get(end); at; at = before.get(at)) path.unshift(at);
  return path;
}

/** A path as points; where it reaches the edge it goes on beyond it. */
function leaving(country: Country, path: readonly Node[]): Point[] {
  const { width, height } = sizeOf(country);
  const points = path.map((at) => pointOf(country, at));
  const beyond = (at: Node | undefined): Point[] => {
    if (!at) return [];
    const [column, row] = placeOf(at);
    const [x, y] = pointOf(country, at);
    if (row === 0) return [[x, -14]];
    if (row === country.rows) return [[x, height + 14]];
    return column === 0 ? [[-14, y]] : column === country.columns ? [[width + 14, y]] : [];
  };
  return [...beyond(path[0]), ...points, ...beyond(path.at(-1))];
}

/** Where a corner lies on the road: on the dry side of water, and a little off the border. */
function pointOf(country: Country, at: Node): Point {
  const [column, row] = placeOf(at);
  const r = chance(country, 'bend', column, row);
  const wet = (c: number) => groundAt(country, c, row) === 'water' || groundAt(country, c, row - 1) === 'water';
  const [left, right] = [wet(column - 1), wet(column)];
  const bank = left && !right ? 15 : right && !left ? -15 : 0;
  return [column * country.wide + (r() - 0.5) * 16 + bank, row * country.high - 3 + (r() - 0.5) * 8];
}
