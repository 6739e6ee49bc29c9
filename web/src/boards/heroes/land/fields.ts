/** Fields lie in bands across the country and ignore the boxes; hedges stand between most of them. */
import { type FieldKind, type Point } from '$src/look/ground';
import { chance, type Country, groundUnder, sizeOf } from './country';

export interface Parcel {
  outline: Point[];
  kind: FieldKind;
  /** How its furrows lie. */
  angle: number;
}

const KINDS: readonly FieldKind[] = ['meadow', 'pasture', 'wheat', 'stubble', 'plough', 'crop', 'meadow', 'wheat', 'plough'];

/** Fields, and the lines between them. */
export function fields(country: Country): { parcels: Parcel[]; lines: Point[][] } {
  const { width, height } = sizeOf(country);
  const r = chance(country, 'fields');
  const bands = Math.max(2, Math.round(country.rows / 1.3));
  const step = country.wide * 0.8;
  const knots = Array.from({ length: Math.ceil(width / step) + 2 }, (_, index) => index * step - step / 2);
  /** The lower border of each band, and the upper edge of the country. */
  const borders = Array.from({ length: bands + 1 }, (_, band): Point[] => {
    const [edge, middle] = [band === 0 || band === bands, (band * height) / bands];
    return knots.map((x): Point => [x, edge ? (band === 0 ? -8 : height + 8) : middle + (r() - 0.5) * country.high * 0.34]);
  });
  const parcels: Parcel[] = [];
  const lines: Point[][] = [];
  let above: FieldKind[] = [];
  for (let band = 0; band < bands; band++) {
    const [top, bottom] = [borders[band]!, borders[band + 1]!];
    const row: FieldKind[] = [];
    let from = splitAt(top, bottom, -10, 0);
    while (from[0]![0] < width) {
      const x = Math.min(from[0]![0] + country.wide * (0.95 + r() * 1.15), width + 12);
      const to = splitAt(top, bottom, width + 10 - x < country.wide * 0.5 ? width + 10 : x, (r() - 0.5) * 26);
      const free = KINDS.filter((kind) => kind !== row.at(-1) && kind !== above[row.length]);
      const kind = free[Math.floor(r() * free.length)] ?? 'pasture';
      row.push(kind);
      const upper = [from[0]!, ...top.filter(([at]) => at > from[0]![0] + 6 && at < to[0]![0] - 6), to[0]!];
      const lower = [from[1]!, ...bottom.filter(([at]) => at > from[1]![0] + 6 && at < to[1]![0] - 6), to[1]!];
      parcels.push({ outline: shrunk([...upper, ...lower.reverse()]), kind, angle: Math.round((r() - 0.5) * 44) });
      if (to[0]![0] < width && r() < 0.8) lines.push(to);
      if (band + 1 < bands && r() < 0.72) lines.push(lower.reverse());
      from = to;
    }
    above = row;
  }
  return { parcels, lines };
}

/** A border between two fields, from the upper border of their band to the lower. */
function splitAt(top: readonly Point[], bottom: readonly Point[], x: number, slant: number): [Point, Point] {
  return [[x, heightAt(top, x)], [x + slant, heightAt(bottom, x + slant)]];
}

function heightAt(border: readonly Point[], x: number): number {
  const after = border.findIndex(([at]) => at >= x);
  if (after <= 0) return border[after === 0 ? 0 : border.length - 1]![1];
  const [a, b] = [border[after - 1]!, border[after]!];
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

/** A verge remains between two fields. */
function shrunk(points: readonly Point[]): Point[] {
  const [x, y] = points.reduce<Point>(([sumX, sumY], point) => [sumX + point[0] / points.length, sumY + point[1] / points.length], [0, 0]);
  const pulled = (from: number, to: number): number => to + (from - to) * Math.max(0.8, 1 - 3 / Math.max(8, Math.abs(from - to)));
  return points.map((point): Point => [pulled(point[0], x), pulled(point[1], y)]);
}

const STEP = 7;
/** Where no hedge grows. */
const BARE = new Set(['water', 'flooded', 'urban', 'forest', 'fortified', 'forthill', null]);

/** Lines between fields as hedges: they leave out roads, water, woods and villages. */
export function hedgerows(country: Country, lines: readonly Point[][], roads: readonly Point[][]): Point[][] {
  const road = roads.flatMap((line) => walked(line, 9));
  const found: Point[][] = [];
  for (const line of lines) {
    let run: Point[] = [];
    for (const point of [...walked(line, STEP), null]) {
      const grows = point !== null && !BARE.has(groundUnder(country, point)) && road.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 14);
      if (grows) run.push(point);
      else {
        if (run.length > 3) found.push(run);
        run = [];
      }
    }
  }
  return found;
}

/** Points along a line, a step apart. */
export function walked(line: readonly Point[], step: number): Point[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]!;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: count }, (_, at): Point => [from[0] + ((to[0] - from[0]) * at) / count, from[1] + ((to[1] - from[1]) * at) / count]);
  });
}
