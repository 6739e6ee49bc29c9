/** Woods where zones meet, and roofs: a town at every city, a hamlet in every other zone. */
import { rng } from '$src/look/ground';
import { type Geography, HIGH, type Point, WIDE } from '../geography';
import type { Ground } from './country';

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Woods are so many at the most, so far from each other, from the sea and from the middle of zones. */
const WOODS = 13;
const APART = 200;
const FROM_SEA = 74;
const FROM_MIDDLE = 78;

export function woodsOf(land: Geography): (readonly [x: number, y: number, wide: number, high: number])[] {
  const chance = rng(17);
  const shore = [...land.shores.values()].flat();
  const middles = [...land.centres.values()];
  const corners = [...land.borders.values()].flatMap((line) => [line[0]!, line.at(-1)!]).sort(([ax, ay], [bx, by]) => Math.sin(ax * 3 + ay) - Math.sin(bx * 3 + by));
  const chosen: Point[] = [];
  for (const corner of corners) {
    if (chosen.length >= WOODS || corner[0] > WIDE - 60 || corner[1] > HIGH - 40) continue;
    if (shore.some((point) => far(point, corner) < FROM_SEA) || middles.some((point) => far(point, corner) < FROM_MIDDLE)) continue;
    if (chosen.every((other) => far(other, corner) > APART)) chosen.push(corner);
  }
  return chosen.map(([x, y]) => {
    const [wide, high] = [70 + chance() * 50, 38 + chance() * 26];
    return [x - wide / 2, y - high / 2, wide, high] as const;
  });
}

/** A house: where it stands beside the middle of its zone, how long and wide it is, and how it is turned. */
type House = readonly [x: number, y: number, long: number, wide: number, turn: number];
const TOWN: readonly House[] = [
  [-104, -20, 26, 15, -0.1],
  [-96, 6, 16, 24, 0.1],
  [-116, 14, 22, 14, 0.3],
  [-90, 34, 24, 14, -0.2],
  [-84, -40, 20, 13, 0.15],
  [92, -30, 24, 14, 0.2],
  [108, -8, 16, 22, -0.1],
  [94, 16, 26, 15, 0.1],
  [112, 34, 20, 13, -0.3],
  [78, -48, 18, 12, -0.1],
];

/** Most other zones have a hamlet of a few roofs, not where its name stands. */
function hamlet(chance: () => number): House[] {
  const roofs = Math.floor(chance() * 4);
  const [x, y] = [(chance() - 0.5) * 90, 30 + chance() * 14];
  return Array.from({ length: roofs }, (_, index): House => [x + (index - 1) * 21 + chance() * 6, y + chance() * 14 - (index % 2) * 10, 13 + chance() * 6, 9 + chance() * 5, (chance() - 0.5) * 0.9]);
}

/** All roofs in four lines: shadows, the dark sides, the lit sides, and the edges. */
export function roofsOf(zones: readonly Ground[], land: Geography): string {
  const lines = { shadow: '', dark: '', light: '', edge: '' };
  const chance = rng(23);
  for (const { id, city } of zones) {
    const middle = land.centres.get(id) ?? [0, 0];
    for (const [x, y, long, wide, turn] of city ? TOWN : hamlet(chance)) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const at = (u: number, v: number, shift = 0): string => {
        const [dx, dy] = [(u * long) / 2, (v * wide) / 2];
        return `${(middle[0] + x + dx * cos - dy * sin + shift).toFixed(1)},${(middle[1] + y + dx * sin + dy * cos + shift * 1.4).toFixed(1)}`;
      };
      lines.shadow += `M${at(-1, -1, 3)}L${at(1, -1, 3)}L${at(1, 1, 3)}L${at(-1, 1, 3)}Z`;
      lines.light += `M${at(-1, -1)}L${at(1, -1)}L${at(1, 0)}L${at(-1, 0)}Z`;
      lines.dark += `M${at(-1, 0)}L${at(1, 0)}L${at(1, 1)}L${at(-1, 1)}Z`;
      lines.edge += `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}ZM${at(-1, 0)}L${at(1, 0)}`;
    }
  }
  return (
    `<path d="${lines.shadow}" fill="var(--g-shadow)" opacity=".32"/><path d="${lines.light}" fill="var(--g-roof-3)"/><path d="${lines.dark}" fill="var(--g-roof-2)"/>` +
    `<path d="${lines.edge}" fill="none" stroke="var(--g-roof-edge)" stroke-width="1.6" stroke-linejoin="round"/>`
  );
}
