/** Fields: every zone has a tint that none of its neighbours has, and in it parcels with furrows and hedges. */
import { rng } from '$src/look/ground';
import { type Geography, type Point, within } from '../geography';
import type { Ground } from './country';

const TINTS = ['pasture', 'meadow', 'stubble', 'wheat'] as const;
const CROPS = ['pasture', 'meadow', 'wheat', 'stubble', 'plough'] as const;
type Tint = (typeof TINTS)[number];

export function tintsOf(zones: readonly Ground[]): Map<number, Tint> {
  const tints = new Map<number, Tint>();
  for (const { id, neighbours } of zones) {
    const near = new Set(neighbours.map((other) => tints.get(other)));
    // Whoever may choose is green more often than yellow.
    const wishes = [...TINTS.slice((id * 5) % 3), ...TINTS];
    tints.set(id, wishes.find((tint) => !near.has(tint)) ?? 'pasture');
  }
  return tints;
}

/** So often a place for a parcel is looked for in a zone, and so many blades of grass grow in it. */
const TRIES = 9;
const TUFTS = 22;
/** Furrows are so far apart. */
const FURROW = 8;

interface Box {
  left: number;
  top: number;
  wide: number;
  high: number;
}

function boxOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top };
}

const at = ([x, y]: Point): string => `${x.toFixed(0)},${y.toFixed(0)}`;

export function fieldsOf(zones: readonly Ground[], land: Geography, tints: ReadonlyMap<number, Tint>): string {
  const chance = rng(41);
  const crops = new Map<string, string>();
  let [furrows, hedges, tufts] = ['', '', ''];
  for (const { id } of zones) {
    const outline = land.grounds.get(id) ?? [];
    const box = boxOf(outline);
    const turn = chance() * Math.PI;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [x, y] = [box.left + chance() * box.wide, box.top + chance() * box.high];
      const [wide, high] = [26 + chance() * 26, 17 + chance() * 16];
      const crop = CROPS[Math.floor(chance() * CROPS.length)]!;
      const angle = turn + (chance() < 0.35 ? Math.PI / 2 : 0) + (chance() - 0.5) * 0.3;
      const [along, across]: Point[] = [
        [Math.cos(angle), Math.sin(angle)],
        [-Math.sin(angle), Math.cos(angle)],
      ];
      const corner = (u: number, v: number): Point => [x + along![0] * u * wide + across![0] * v * high, y + along![1] * u * wide + across![1] * v * high];
      const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      if (crop === tints.get(id) || !corners.every((one) => within(one, outline))) continue;
      crops.set(crop, `${crops.get(crop) ?? ''}M${corners.map(at).join('L')}Z`);
      hedges += `M${at(corners[0]!)}L${at(corners[1]!)}${chance() < 0.6 ? `L${at(corners[2]!)}` : ''}`;
      if (crop === 'plough' || crop === 'stubble' || crop === 'wheat') {
        const rows = Math.floor((2 * high) / FURROW);
        for (let row = 1; row < rows; row += 1) {
          const v = (row / rows) * 2 - 1;
          furrows += `M${at(corner(-0.94, v))}L${at(corner(0.94, v))}`;
        }
      }
    }
    for (let tuft = 0; tuft < TUFTS; tuft += 1) {
      const spot: Point = [box.left + chance() * box.wide, box.top + chance() * box.high];
      if (within(spot, outline)) tufts += `M${at(spot)}l2,-6m3,6l-.5,-7`;
    }
  }
  return (
    [...crops].map(([crop, d]) => `<path d="${d}" fill="var(--g-${crop})" fill-opacity=".75"/>`).join('') +
    `<path d="${furrows}" fill="none" stroke="var(--g-furrow)" stroke-opacity=".22" stroke-width="2"/>` +
    `<path d="${tufts}" fill="none" stroke="var(--g-blade)" stroke-opacity=".4" stroke-width="1.6"/>` +
    `<path d="${hedges}" fill="none" stroke="var(--g-hedge)" stroke-opacity=".6" stroke-width="5" stroke-dasharray="0 6" stroke-linecap="round"/>`
  );
}
