/** The whole country as one drawing. It is drawn once for each battlefield, edge and shape of box, and kept. */
import { crater, field, hedges, orchard, type Point, road, woods } from '$src/look/ground';
import { bent, boxes, chance, type Country, sizeOf, turned } from './country';
import { fields, hedgerows, type Parcel } from './fields';
import { floors, groves, hills, villages, waters, works } from './relief';
import { roads } from './roads';

const drawings = new Map<string, string>();

export function landOf(country: Country): string {
  const key = [country.columns, country.wide, country.near, ...country.ground].join();
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawn = drawLand(country);
  drawings.set(key, drawn);
  return drawn;
}

function drawLand(country: Country): string {
  const { width, height } = sizeOf(country);
  const { parcels, lines } = fields(country);
  const ways = roads(country);
  const turn = (points: readonly Point[]) => points.map((point) => turned(country, point));
  return [
    field([[0, 0], [width, 0], [width, height], [0, height]], 'pasture'),
    ...parcels.map(({ outline, kind, angle }) => field(turn(outline), kind, { ang: angle })),
    ...orchards(country, parcels),
    hills(country),
    floors(country),
    waters(country),
    craters(country),
    road(ways.map((line) => bent(turn(line))).join(''), country.wide < 100 ? 10 : 13),
    hedges(hedgerows(country, lines, ways).map(turn), { seed: country.ground.length }),
    woods(groves(country), { seed: country.ground.length, ...(country.wide < 100 ? { r0: 7, r1: 11 } : {}) }),
    works(country),
    villages(country, ways),
  ].join('');
}

/** Apple trees in rows, on one meadow in three. */
function orchards(country: Country, parcels: readonly Parcel[]): string[] {
  const r = chance(country, 'orchards');
  return parcels.filter(({ kind }) => kind === 'meadow' && r() < 0.34).map(({ outline }) => {
    const [xs, ys] = [outline.map(([x]) => x).sort((a, b) => a - b), outline.map(([, y]) => y).sort((a, b) => a - b)];
    const inner = (values: number[]): [number, number] => [values[1]! + 16, values.at(-2)! - 16];
    const [[x1, x2], [y1, y2]] = [inner(xs), inner(ys)];
    const [x, y] = turned(country, country.near === 'us' ? [x1, y1] : [x2, y2]);
    return orchard(x, y, Math.max(0, x2 - x1), Math.max(0, y2 - y1), { dx: 21, dy: 19, r: 5.2 });
  });
}

function craters(country: Country): string {
  const r = chance(country, 'craters');
  return boxes(country)
    .filter(({ ground }) => ground === 'open' && r() < 0.16)
    .map(({ column, row }) => {
      const [x, y] = turned(country, [(column + 0.1 + r() * 0.8) * country.wide, (row + 0.05 + r() * 0.9) * country.high]);
      return crater(Math.round(x), Math.round(y), 6 + Math.round(r() * 3));
    })
    .join('');
}

/** The borders of the boxes: a faint light line with dots of ink, and a small cross at each corner. */
export function gridOf({ columns, rows, wide, high }: Country): { lines: string; crosses: string } {
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, index) => index + 1);
  const lines = inner(columns).map((column) => `M${column * wide},0V${rows * high}`).join('') + inner(rows).map((row) => `M0,${row * high}H${columns * wide}`).join('');
  const crosses = inner(columns).flatMap((column) => inner(rows).map((row) => `M${column * wide - 6},${row * high}h12M${column * wide},${row * high - 6}v12`)).join('');
  return { lines, crosses };
}
