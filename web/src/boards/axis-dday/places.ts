/** Where things lie on the drawing. What the land looks like is `geography`'s; the rest is put into the sea by hand. */
import type { BoxId, Stack, View, Zone } from '$src/wire/axis-dday';
import { drawn, type Geography, geography, type Point } from './geography';
import { isAir } from './sides';

/** The part of the drawing that is shown. */
export const CROP = { left: 70, top: 92, width: 1580, height: 996 } as const;

const lands = new Map<string, Geography>();

/** The land of a map, worked out once. */
export function landOf(view: View): Geography {
  const key = view.zones.map(({ zone }) => zone).join();
  const known = lands.get(key);
  if (known) return known;
  const land = geography(view.zones.map(({ zone, at, coast, neighbours }) => ({ id: zone, at: [at[0], at[1]] as const, coast, neighbours })));
  lands.set(key, land);
  return land;
}

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boundsOf(outline: readonly Point[]): Bounds {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The size of a stack. */
export const STACK = { wide: 70, high: 44 } as const;
/** The sizes of boxes at sea, and of those of paratroopers. */
export const BOX = { beach: { wide: 238, high: 112 }, airborne: { wide: 172, high: 52 } } as const;
export const AIRFIELD: Point = [1446, 176];

const BOXES: Record<string, Point> = {
  utah: [760, 330],
  omaha: [930, 462],
  gold: [1160, 350],
  juno: [1308, 508],
  sword: [1538, 398],
  '82nd': [336, 548],
  '101st': [724, 440],
  '6th': [1450, 592],
};

/** The middle of a box. Beachhead boxes lie off their beaches, Airborne boxes beside their zones. */
export function boxAt(view: View, box: BoxId): Point {
  const known = BOXES[box];
  if (known) return known;
  const shown = view.boxes.find((other) => other.box === box);
  const zone = view.zones.find(({ zone }) => zone === shown?.zone);
  const [x, y] = drawn(zone ? [zone.at[0], zone.at[1]] : [50, 50]);
  return [x, y - 70];
}

/** A road by which reinforcements of the Axis come, at the edge of the map. */
export interface Entry {
  zone: Zone;
  entry: string;
  at: Point;
  /** At the eastern edge, not at the southern one. */
  east: boolean;
  /** Its name stands to its left. */
  left: boolean;
}

/** How near another road may be before its name would lie on it. */
const NEAR = 140;

/** The roads into the map. A name stands to the right of its road, or to the left where the next one is near. */
export function entriesOf(view: View, land: Geography): Entry[] {
  const roads = view.zones.flatMap(({ zone, entry }) => {
    const centre = land.centres.get(zone);
    if (!entry || !centre) return [];
    const east = centre[0] > CROP.left + CROP.width - 140;
    const at: Point = east ? [CROP.left + CROP.width - 8, centre[1] + 84] : [centre[0] + 52, CROP.top + CROP.height - 12];
    return [{ zone, entry, at, east }];
  });
  const near = (one: Point, other: Point) => other[0] > one[0] && other[0] - one[0] < NEAR && Math.abs(other[1] - one[1]) < 20;
  return roads.map((road) => ({ ...road, left: road.east || roads.some(({ at }) => near(road.at, at)) }));
}

/** The room that a road's name takes. */
export function roomOfEntry({ entry, at, east, left }: Entry): Bounds {
  const width = 24 + entry.length * 12;
  return { left: left ? at[0] - width - 6 : at[0] - 16, top: at[1] - (east ? 16 : 24), width: width + 22, height: east ? 32 : 26 };
}

/** More rows than this, or longer ones, are drawn smaller. */
const ROWS = 2;
const LONG = 2;
/** What stands above the stacks of a zone: its name. */
export const NAME_HIGH = 27;

/** Those that stand beside each other: planes, the Axis, the Allies each in rows of their own, unless that takes more rows than they need. */
function rowsOf(stacks: readonly Stack[]): Stack[][] {
  const most = stacks.length <= 4 ? LONG : LONG + 1;
  const cut = (group: readonly Stack[]): Stack[][] => Array.from({ length: Math.ceil(group.length / most) }, (_, row) => group.slice(row * most, (row + 1) * most));
  const groups = [stacks.filter(isAir), stacks.filter((stack) => !isAir(stack) && stack.power === 'axis'), stacks.filter((stack) => !isAir(stack) && stack.power !== 'axis')];
  const apart = groups.flatMap(cut);
  return apart.length > Math.max(ROWS, Math.ceil(stacks.length / most)) ? cut(groups.flat()) : apart;
}

/** The stacks of a zone in rows below its name; each with the place of its middle. */
export function layOut(stacks: readonly Stack[], middle: Point): { stack: Stack; at: Point; scale: number }[] {
  const rows = rowsOf(stacks);
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const scale = (rows.length > ROWS ? 0.86 : 1) * (widest > LONG ? 0.86 : 1);
  const [wide, high] = [(STACK.wide + 6) * scale, (STACK.high + 8) * scale];
  return rows.flatMap((row, line) =>
    row.map((stack, index) => ({
      stack,
      scale,
      at: [middle[0] + (index - (row.length - 1) / 2) * wide, middle[1] + NAME_HIGH / 2 + (line - (rows.length - 1) / 2) * high] as const,
    })),
  );
}

/** A name as maps write it: the first of its parts, and saints shortened. The number tells namesakes apart. */
export function shortName(name: string): string {
  const saint = name.replace(/^Saint(e?)-/, 'St$1-');
  if (saint !== name) return saint.split('-').slice(0, 2).join('-');
  if (name.length <= 12) return name;
  const article = /^(La|Le|Les) /.exec(name)?.[0] ?? '';
  return article + (name.slice(article.length).split(/[-– ]/)[0] ?? name);
}

/** An arrow that bends a little, from one point to another, short of both ends. */
export function arrow(from: Point, to: Point, gap = [0, 0], bend = 0.12): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const [sx, sy] = [from[0] + ux * (gap[0] ?? 0), from[1] + uy * (gap[0] ?? 0)];
  const [ex, ey] = [to[0] - ux * (gap[1] ?? 0), to[1] - uy * (gap[1] ?? 0)];
  const [mx, my] = [(sx + ex) / 2 - dy * bend, (sy + ey) / 2 + dx * bend];
  return `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
}

/** Where something that happened at a place is drawn. */
export function spotAt(view: View, land: Geography, spot: string): Point | null {
  if (spot === 'airfield') return AIRFIELD;
  const [kind, name] = spot.split(':');
  if (kind === 'zone') return land.centres.get(Number(name) as Zone) ?? null;
  return kind === 'box' && name ? boxAt(view, name) : null;
}
