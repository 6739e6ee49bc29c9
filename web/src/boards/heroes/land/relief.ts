/** Ground that fills its boxes: water, flooded meadows, hills, forest floors, village streets and field works. */
import { church, house, type Point, trench } from '$src/look/ground';
import type { Terrain } from '$src/wire/heroes';
import { boxes, chance, type Country, edgeOf, groundAt, outline, turned } from './country';
import { walked } from './fields';

const of = (country: Country, ...kinds: Terrain[]) => boxes(country).filter(({ ground }) => kinds.includes(ground));
const filled = (d: string, fill: string, grow = 3): string => `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${grow}" stroke-linejoin="round"/>`;
const at = (country: Country, column: number, row: number, x: number, y: number): Point => [(column + x) * country.wide, (row + y) * country.high];

/** Wet ground: a bank, then the water in it; small waves and reeds. */
export function waters(country: Country): string {
  const shape = (kinds: Terrain[]) => of(country, ...kinds).map(({ column, row }) => outline(country, column, row)).join('');
  const [sea, flood] = [shape(['water']), shape(['flooded'])];
  let drawn = '';
  if (flood) {
    drawn += `<path d="${flood}" fill="var(--he-marsh)" stroke="var(--he-marsh)" stroke-width="5" stroke-linejoin="round"/>`;
    drawn += `<path d="${of(country, 'flooded').map((box) => pools(country, box.column, box.row)).join('')}" fill="var(--g-sea)" fill-opacity=".75"/>`;
    drawn += `<path d="${of(country, 'flooded').map((box) => reeds(country, box.column, box.row)).join('')}" stroke="var(--g-blade)" stroke-width="1.6" stroke-linecap="round" fill="none"/>`;
  }
  if (sea) {
    drawn += `<path d="${sea}" fill="none" stroke="var(--g-wet)" stroke-width="11" stroke-linejoin="round"/>`;
    drawn += `<path d="${sea}" fill="var(--g-sea)" stroke="var(--g-sea)" stroke-width="3" stroke-linejoin="round"/>`;
    drawn += `<path d="${of(country, 'water').map((box) => waves(country, box.column, box.row)).join('')}" stroke="var(--g-foam)" stroke-opacity=".6" stroke-width="1.6" stroke-linecap="round" fill="none"/>`;
  }
  return drawn;
}

function waves(country: Country, column: number, row: number): string {
  const r = chance(country, 'waves', column, row);
  return Array.from({ length: 9 }, () => {
    const [x, y] = turned(country, at(country, column, row, 0.06 + r() * 0.8, 0.06 + r() * 0.86));
    return `M${x.toFixed(0)},${y.toFixed(0)}q4,-4 8,0t8,0`;
  }).join('');
}

function pools(country: Country, column: number, row: number): string {
  const r = chance(country, 'pools', column, row);
  return Array.from({ length: 6 }, () => {
    const [x, y] = turned(country, at(country, column, row, 0.12 + r() * 0.76, 0.1 + r() * 0.8));
    const [wide, high] = [9 + r() * 14, 3 + r() * 3];
    return `M${(x - wide).toFixed(0)},${y.toFixed(0)}a${wide.toFixed(0)},${high.toFixed(0)} 0 1 0 ${(2 * wide).toFixed(0)},0a${wide.toFixed(0)},${high.toFixed(0)} 0 1 0 ${(-2 * wide).toFixed(0)},0Z`;
  }).join('');
}

function reeds(country: Country, column: number, row: number): string {
  const r = chance(country, 'reeds', column, row);
  return Array.from({ length: 8 }, () => {
    const [x, y] = turned(country, at(country, column, row, 0.06 + r() * 0.88, 0.08 + r() * 0.86));
    return `M${x.toFixed(0)},${y.toFixed(0)}l-1,-7m4,7l1,-9m3,9l2,-6`;
  }).join('');
}

const SIDES = [['top', 0, -1, 0, 1], ['right', 1, 0, -1, 0], ['bottom', 0, 1, 0, -1], ['left', -1, 0, 1, 0]] as const;

/** High ground: lighter than what lies around it, with hachures down its slopes. */
export function hills(country: Country): string {
  const high = of(country, 'hill', 'forthill');
  if (high.length === 0) return '';
  let [slopes, shade] = ['', ''];
  for (const { column, row } of high) {
    for (const [side, dc, dr, inX, inY] of SIDES) {
      const beside = groundAt(country, column + dc, row + dr);
      if (beside === 'hill' || beside === 'forthill' || beside === null) continue;
      const edge = edgeOf(country, column, row, side);
      for (const [index, [x, y]] of walked(edge, 6).entries()) {
        const long = index % 2 ? 9 : 14;
        const [from, to] = [turned(country, [x, y]), turned(country, [x + inX * long, y + inY * long])];
        slopes += `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`;
      }
      shade += `M${edge.map((point) => turned(country, point).map((value) => value.toFixed(1)).join()).join('L')}`;
    }
    const [x, y] = turned(country, at(country, column, row, 0.5, 0.5));
    const [rx, ry] = [country.wide * 0.3, country.high * 0.27];
    for (let turn = 0; turn < 22; turn++) {
      const angle = (turn / 22) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      slopes += `M${(x + rx * cos).toFixed(1)},${(y + ry * sin).toFixed(1)}l${(8 * cos).toFixed(1)},${(7 * sin).toFixed(1)}`;
    }
  }
  return (
    `<path d="${high.map(({ column, row }) => outline(country, column, row)).join('')}" fill="var(--he-height)" fill-opacity=".82"/>` +
    `<path d="${shade}" fill="none" stroke="var(--g-shadow)" stroke-opacity=".22" stroke-width="7" transform="translate(2 3)"/>` +
    `<path d="${slopes}" fill="none" stroke="var(--g-furrow)" stroke-opacity=".62" stroke-width="1.7" stroke-linecap="round"/>`
  );
}

/** The ground under trees, and that of streets and yards. */
export const floors = (country: Country): string =>
  of(country, 'forest').map(({ column, row }) => filled(outline(country, column, row), 'var(--he-floor)', 0)).join('') +
  of(country, 'urban').map(({ column, row }) => filled(outline(country, column, row), 'var(--he-yard)', 0)).join('');

/** Where trees stand: neighbouring woods close up. */
export function groves(country: Country): [number, number, number, number][] {
  return of(country, 'forest').map(({ column, row }) => {
    const open = (dc: number, dr: number, margin: number) => (groundAt(country, column + dc, row + dr) === 'forest' ? -2 : margin);
    const [x1, y1] = [column * country.wide + open(-1, 0, 10), row * country.high + open(0, -1, 9)];
    const [x2, y2] = [(column + 1) * country.wide - open(1, 0, 10), (row + 1) * country.high - open(0, 1, 9)];
    const [a, b] = [turned(country, [x1, y1]), turned(country, [x2, y2])];
    return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  });
}

/** Where houses stand in a box, how large and how turned: above the card and beside it, and in the middle for when no card is there. */
const LOTS: readonly [x: number, y: number, wide: number, high: number][] = [
  [0.24, 0.13, 40, 19],
  [0.55, 0.14, 30, 20],
  [0.82, 0.12, 34, 19],
  [0.02, 0.5, 20, 28],
  [0.3, 0.5, 36, 22],
  [0.7, 0.56, 24, 32],
  [0.42, 0.84, 42, 20],
  [0.86, 0.86, 30, 19],
];

export function villages(country: Country, roads: readonly Point[][]): string {
  const road = roads.flatMap((line) => walked(line, 9));
  const scale = country.wide < 100 ? 0.72 : 1;
  return of(country, 'urban')
    .map(({ column, row }, index) => {
      const r = chance(country, 'village', column, row);
      const parish = index === 0 || (groundAt(country, column - 1, row) !== 'urban' && groundAt(country, column, row - 1) !== 'urban' && index > 3);
      return LOTS.map(([x, y, wide, high], lot) => {
        const [turn, w, h] = [Math.round((r() - 0.5) * 12), wide * scale, high * scale];
        // Whoever sits at the other edge has the top of the box at its bottom: houses keep clear of the card there too.
        const seen = country.near === 'us' ? [x, y] : [1 - x, 1 - y];
        const middle = at(country, column, row, seen[0]!, seen[1]!);
        if (road.some(([rx, ry]) => Math.abs(rx - middle[0]) < w / 2 + 9 && Math.abs(ry - middle[1]) < h / 2 + 8)) return '';
        if (lot > 2 && r() < 0.16) return '';
        const [cx, cy] = turned(country, middle);
        if (parish && lot === 1) return church(cx - 26 * scale, cy - 12 * scale, 0.9 * scale);
        return house(+(cx - w / 2).toFixed(1), +(cy - h / 2).toFixed(1), w, h, turn);
      }).join('');
    })
    .join('');
}

/** Field works: a trench along the upper and the left border; on a hill with a casemate of concrete. */
export function works(country: Country): string {
  return of(country, 'fortified', 'forthill')
    .map(({ column, row, ground }) => {
      const [x, y] = country.near === 'us' ? [column * country.wide, row * country.high] : turned(country, [(column + 1) * country.wide, (row + 1) * country.high]);
      const teeth = country.wide < 100 ? 5 : 7;
      const tooth = (country.wide - 8) / teeth;
      const zigzag = Array.from({ length: teeth }, (_, index) => `l${tooth.toFixed(1)},${index % 2 ? 11 : -11}`).join('');
      const lines = trench(`M${x + 4},${y + 17}${zigzag}`) + trench(`M${x + 4},${y + 17}l-5,${country.high * 0.22}l9,${country.high * 0.2}l-8,${country.high * 0.22}`);
      if (ground !== 'forthill') return lines;
      const [cx, cy] = [x + country.wide * 0.5, y + country.high * 0.52];
      return `${lines}<path d="M${cx - 23},${cy + 16}V${cy - 2}L${cx - 13},${cy - 12}H${cx + 17}L${cx + 27},${cy - 2}V${cy + 16}Z" fill="var(--g-shadow)" opacity=".3"/><path d="M${cx - 26},${cy + 12}V${cy - 6}L${cx - 16},${cy - 16}H${cx + 14}L${cx + 24},${cy - 6}V${cy + 12}Z" fill="var(--g-stone)" stroke="var(--g-iron)" stroke-width="1.5"/><path d="M${cx - 17},${cy + 2}H${cx + 15}" stroke="var(--g-iron)" stroke-width="5"/>`;
    })
    .join('');
}
