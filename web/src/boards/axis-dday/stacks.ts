/** Where the stacks of all zones stand: around the middle of their zone, but neighbours make room for each other. */
import type { ChartView, PlaceView, Stack, View, Zone } from '$src/wire/axis-dday';
import type { Geography, Point } from './geography';
import { type Bounds, layOut, NAME_HIGH, STACK } from './places';

export interface Standing {
  stack: Stack;
  at: Point;
  scale: number;
}

/** So far stacks may be pushed from where they would stand alone, and so often they are looked at. */
const FURTHEST = 36;
const ROUNDS = 14;
/** Zones whose middles are further apart than this cannot be in each other's way. */
const NEAR = 300;
/** The air that is left between the stacks of two zones. */
const AIR = 3;
/** So wide is the name of most zones. */
const NAME_WIDE = 100;

export function roomOfStack({ at, scale }: Standing): Bounds {
  const [width, height] = [STACK.wide * scale, STACK.high * scale];
  return { left: at[0] - width / 2, top: at[1] - height / 2, width, height };
}

interface Group {
  zone: Zone;
  middle: Point;
  stacks: Standing[];
  /** The room of its stacks, and of the name above them. */
  rooms: Bounds[];
  push: [number, number];
}

/** The room that the name of a zone will need above its stacks. */
function roomOfName(stacks: readonly Standing[], middle: Point): Bounds {
  const top = Math.min(...stacks.map((stack) => roomOfStack(stack).top));
  return { left: middle[0] - NAME_WIDE / 2, top: top - NAME_HIGH, width: NAME_WIDE, height: NAME_HIGH };
}

const pushed = (room: Bounds, [x, y]: readonly [number, number]): Bounds => ({ ...room, left: room.left + x, top: room.top + y });

/** How one room must move so that it does not lie on another: along the shorter way. */
function apart(one: Bounds, other: Bounds): [number, number] | null {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) + AIR;
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) + AIR;
  if (wide <= AIR || high <= AIR) return null;
  const [dx, dy] = [one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2];
  return wide < high ? [dx < 0 ? -wide : wide, 0] : [0, dy < 0 ? -high : high];
}

/** Two groups step aside, each by half of what their stacks overlap the most. */
function makeRoom(one: Group, other: Group): boolean {
  const far = ([x, y]: [number, number]) => Math.abs(x) + Math.abs(y);
  let most: [number, number] | null = null;
  for (const mine of one.rooms) {
    for (const theirs of other.rooms) {
      const way = apart(pushed(mine, one.push), pushed(theirs, other.push));
      if (way && (!most || far(way) > far(most))) most = way;
    }
  }
  if (!most) return false;
  const within = (push: number) => Math.max(-FURTHEST, Math.min(FURTHEST, push));
  one.push = [within(one.push[0] + most[0] / 2), within(one.push[1] + most[1] / 2)];
  other.push = [within(other.push[0] - most[0] / 2), within(other.push[1] - most[1] / 2)];
  return true;
}

export function stacksOf(view: View, land: Geography): Map<Zone, Standing[]> {
  const groups = view.zones
    .filter(({ units }) => units.length > 0)
    .map(({ zone, units }): Group => {
      const middle = land.centres.get(zone) ?? ([0, 0] as const);
      const stacks = layOut(units, middle);
      return { zone, middle, stacks, rooms: [...stacks.map(roomOfStack), roomOfName(stacks, middle)], push: [0, 0] };
    });
  const near = (one: Group, other: Group) => Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]) < NEAR;
  const neighbours = groups.flatMap((one, index) => groups.slice(index + 1).flatMap((other) => (near(one, other) ? [[one, other] as const] : [])));
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = neighbours.map(([one, other]) => makeRoom(one, other));
    if (!moved.includes(true)) break;
  }
  return new Map(groups.map(({ zone, stacks, push: [x, y] }) => [zone, stacks.map((stack) => ({ ...stack, at: [stack.at[0] + x, stack.at[1] + y] as const }))]));
}

/** Who comes next on a chart, in its order: units of one kind that follow each other are a stack. */
export function nextOf({ places }: ChartView): (Pick<PlaceView, 'place' | 'unit' | 'formation'> & { count: number })[] {
  const stacks: (Pick<PlaceView, 'place' | 'unit' | 'formation'> & { count: number })[] = [];
  for (const { place, unit, formation, filled } of places) {
    if (!filled) continue;
    const last = stacks.at(-1);
    if (last?.unit === unit) {
      last.count += 1;
      if (!last.formation.includes(formation)) last.formation += `, ${formation}`;
    } else stacks.push({ place, unit, formation, count: 1 });
  }
  return stacks;
}
