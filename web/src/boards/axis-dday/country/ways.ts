/** Roads from every zone to its city, and rivers along borders. */
import type { Geography, Point } from '../geography';
import type { Ground } from './country';

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const at = ([x, y]: Point): string => `${x.toFixed(0)},${y.toFixed(0)}`;
const pair = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

export function roadsOf(zones: readonly Ground[], land: Geography): string {
  const centre = (id: number): Point => land.centres.get(id) ?? [0, 0];
  const way = new Map(zones.map(({ id, city }) => [id, { far: city ? 0 : Infinity, next: null as number | null, city: city ? id : null as number | null }]));
  // The nearest first, as far as the roads have come.
  for (const open = new Set(zones.map(({ id }) => id)); open.size > 0; ) {
    const nearest = [...open].reduce((best, id) => (way.get(id)!.far < way.get(best)!.far ? id : best));
    open.delete(nearest);
    const here = way.get(nearest)!;
    for (const other of zones.find(({ id }) => id === nearest)?.neighbours ?? []) {
      const length = here.far + far(centre(nearest), centre(other));
      if (length < way.get(other)!.far) way.set(other, { far: length, next: nearest, city: here.city });
    }
  }
  const ways = new Set([...way].flatMap(([id, { next }]) => (next === null ? [] : [pair(id, next)])));
  // Where the roads of two cities come nearest to each other they meet.
  const meetings = new Map<string, { length: number; key: string }>();
  for (const key of land.borders.keys()) {
    const [one, other] = key.split('-').map(Number) as [number, number];
    const [a, b] = [way.get(one), way.get(other)];
    if (!a || !b || a.city === b.city || a.city === null || b.city === null) continue;
    const cities = pair(a.city, b.city);
    const length = a.far + b.far + far(centre(one), centre(other));
    if (length < (meetings.get(cities)?.length ?? Infinity)) meetings.set(cities, { length, key });
  }
  for (const { key } of meetings.values()) ways.add(key);
  return [...ways]
    .map((key) => {
      const [one, other] = key.split('-').map(Number) as [number, number];
      const border = land.borders.get(key) ?? [];
      const gate = border[Math.floor(border.length / 2)] ?? centre(one);
      return `M${at(centre(one))}Q${at(gate)} ${at(centre(other))}`;
    })
    .join('');
}

/** The zones on either side of a mouth, and how many borders a river runs along from there. */
const MOUTHS: readonly (readonly [pair: string, borders: number])[] = [
  ['13-14', 4],
  ['17-18', 3],
  ['16-17', 4],
  ['19-24', 2],
];

const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

export function riversOf(land: Geography): string {
  const shore = new Set([...land.shores.values()].flatMap((line) => [line[0], line.at(-1)].flatMap((end) => (end ? [key(end)] : []))));
  const taken = new Set<string>();
  return MOUTHS.flatMap(([mouth, length]) => {
    const first = land.borders.get(mouth);
    if (!first) return [];
    const river = shore.has(key(first[0]!)) ? [...first] : [...first].reverse();
    taken.add(mouth);
    for (let run = 1; run < length; run += 1) {
      const end = river.at(-1)!;
      // On to the border that leads furthest south.
      const next = [...land.borders]
        .filter(([name, line]) => !taken.has(name) && [line[0]!, line.at(-1)!].some((one) => key(one) === key(end)))
        .map(([name, line]) => ({ name, line: key(line[0]!) === key(end) ? line : [...line].reverse() }))
        .sort((one, other) => other.line.at(-1)![1] - one.line.at(-1)![1])[0];
      if (!next || shore.has(key(next.line.at(-1)!))) break;
      taken.add(next.name);
      river.push(...next.line.slice(1));
    }
    return [`M${river.map(at).join('L')}`];
  }).join('');
}
