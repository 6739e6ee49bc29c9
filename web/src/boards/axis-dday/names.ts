/**
 * Where the names of zones stand: over or under their stacks, wherever they hide least. Where a name would lie on a stack or on
 * another name, the number stands alone: the name is told by pointing at the zone.
 */
import type { View, Zone } from '$src/wire/axis-dday';
import type { Geography, Point } from './geography';
import { type Bounds, shortName } from './places';
import { roomOfStack, type Standing } from './stacks';

export interface Name {
  text: string;
  /** The middle of its base line. */
  at: Point;
}

/** How wide a letter is and how high a line, in units of the drawing: of zones and of cities. */
const LETTER = { zone: 13.2, city: 17.5 } as const;
const HIGH = { zone: 22, city: 25 } as const;
/** How far a name may stand from the middle of its zone. */
const ASIDE = [0, -16, 16, -32, 32, -48, 48, -64, 64, -80, 80] as const;
/** Swords stand above the stacks. */
const SWORDS = 34;
/** What stands before the name of a city. */
const MARK = '★ ';
/** As much of a name may be hidden, or lie beyond the border; its middle always lies within. */
const HIDDEN = 0.03;
const BEYOND = 0.35;

/** How much of a rectangle lies on another. */
function shared(one: Bounds, other: Bounds): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Does a point lie within an outline? */
export function within([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at, at += 1) {
    const [[ax, ay], [bx, by]] = [outline[at]!, outline[last]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The room that a name takes, with the star of a city. */
export function roomOf({ text, at }: Name, city: boolean): Bounds {
  const kind = city ? 'city' : 'zone';
  const width = (text.length + (city ? MARK.length : 0)) * LETTER[kind];
  return { left: at[0] - width / 2, top: at[1] - HIGH[kind] + 4, width, height: HIGH[kind] };
}

/** The part of a name's line that leaves its zone. */
function beyond(room: Bounds, base: number, outline: readonly Point[]): number {
  const marks = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((part): Point => [room.left + room.width * part, base - 7]);
  return marks.filter((mark) => !within(mark, outline)).length / marks.length;
}

/** The names of all zones of a position. Cities choose their places first, then whoever has least room. */
export function namesOf(view: View, land: Geography, standing: ReadonlyMap<Zone, readonly Standing[]>, others: readonly Bounds[]): Map<Zone, Name> {
  const zones = view.zones.map((zone) => {
    const middle = land.centres.get(zone.zone) ?? ([0, 0] as const);
    const stacks = (standing.get(zone.zone) ?? []).map(roomOfStack);
    return { zone, middle, stacks, outline: land.grounds.get(zone.zone) ?? [] };
  });
  const taken = [...others, ...zones.flatMap(({ stacks }) => stacks)];
  for (const { zone, middle, stacks } of zones) {
    const top = topOf(stacks, middle);
    if (zone.contested) taken.push({ left: middle[0] - SWORDS / 2, top: top - 36 - SWORDS / 2, width: SWORDS, height: SWORDS });
  }
  const names = new Map<Zone, Name>();
  const order = [...zones].sort((one, other) => Number(other.zone.city) - Number(one.zone.city) || other.stacks.length - one.stacks.length);
  for (const { zone, middle, stacks, outline } of order) {
    const bottom = Math.max(middle[1], ...stacks.map(({ top, height }) => top + height));
    const lines = stacks.length === 0 ? [8, -14, 30, -36, 52].map((down) => middle[1] + down) : [topOf(stacks, middle), bottom + 20, bottom + 34, topOf(stacks, middle) + 28];
    const number = String(zone.zone);
    /** What is bad about a name there; below 1 nothing is. */
    const fault = (name: Name): number => {
      const room = roomOf(name, zone.city);
      const hidden = taken.reduce((sum, other) => sum + shared(room, other), 0) / (room.width * room.height);
      if (hidden > HIDDEN) return 10 + hidden;
      const out = within([name.at[0], name.at[1] - 7], outline) ? beyond(room, name.at[1], outline) : 20;
      return out > BEYOND ? 5 + out : 0;
    };
    /** The first place where nothing is bad, or the least bad one. */
    const best = (text: string): { name: Name; bad: number } => {
      let least: { name: Name; bad: number } | null = null;
      for (const y of lines) {
        for (const x of ASIDE) {
          const name: Name = { text, at: [middle[0] + x, y] };
          const bad = fault(name);
          if (bad < 1) return { name, bad };
          if (!least || bad < least.bad) least = { name, bad };
        }
      }
      return least!;
    };
    const full = best(`${number} ${shortName(zone.name)}`);
    const chosen = zone.city || full.bad < 1 ? full.name : best(number).name;
    names.set(zone.zone, chosen);
    taken.push(roomOf(chosen, zone.city));
  }
  return names;
}

/** The base line of what stands above the stacks of a zone. */
export function topOf(stacks: readonly Bounds[], middle: Point): number {
  return Math.min(middle[1] + 8, ...stacks.map(({ top }) => top - 5));
}
