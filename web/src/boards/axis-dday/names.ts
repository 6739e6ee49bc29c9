/**
 * Where the names of zones stand: above their stacks, or wherever else they hide least. Where a name would lie on a stack or on
 * another name, the number stands alone: the name is told by pointing at the zone.
 */
import type { View, Zone } from '$src/wire/axis-dday';
import { type Geography, type Point, within } from './geography';
import { type Bounds, shortName } from './places';
import { roomOfStack, type Standing } from './stacks';

export interface Name {
  text: string;
  /** The middle of its base line. */
  at: Point;
}

/** How wide a letter is and how high a line, in units of the drawing: of zones and of cities. */
const LETTER = { zone: 12.4, city: 20 } as const;
const HIGH = { zone: 23, city: 25 } as const;
/** How far a name may stand from the middle of its zone. */
const ASIDE = [0, -16, 16, -32, 32, -48, 48, -64, 64, -80, 80] as const;
/** Swords stand before the name. */
const SWORDS = 30;
/** What stands before the name of a city. */
const MARK = '★ ';
/** As much of a name may be hidden, or lie beyond the border; its middle always lies within. */
const HIDDEN = 0.08;
const BEYOND = 0.35;

/** How much of a rectangle lies on another. */
function shared(one: Bounds, other: Bounds): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
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
  const names = new Map<Zone, Name>();
  const short = view.zones.map(({ name }) => shortName(name));
  /** Namesakes are told apart by their numbers. */
  const called = new Map(view.zones.map(({ zone }, index) => [zone, short.filter((one) => one === short[index]).length > 1 ? `${short[index]} ${zone}` : short[index]!]));
  const order = [...zones].sort((one, other) => Number(other.zone.city) - Number(one.zone.city) || other.stacks.length - one.stacks.length);
  for (const { zone, middle, stacks, outline } of order) {
    const centre = stacks.length === 0 ? middle[0] : (Math.min(...stacks.map(({ left }) => left)) + Math.max(...stacks.map(({ left, width }) => left + width))) / 2;
    const bottom = Math.max(middle[1], ...stacks.map(({ top, height }) => top + height));
    const lines = stacks.length === 0 ? [8, -14, 30, -36, 52].map((down) => middle[1] + down) : [0, -8].map((up) => topOf(stacks, middle) + up).concat(bottom + 24, bottom + 34, topOf(stacks, middle) + 28);
    const number = String(zone.zone);
    /** What is bad about a name there; below 1 nothing is. */
    const fault = (name: Name): number => {
      const room = roomOf(name, zone.city);
      const hidden = taken.reduce((sum, other) => sum + shared(room, other), 0) / (room.width * room.height);
      const astray = within([name.at[0], name.at[1] - 7], outline) ? 0 : 20;
      if (hidden > HIDDEN) return 10 + hidden + astray;
      const out = astray || beyond(room, name.at[1], outline);
      return out > BEYOND ? 5 + out : 0;
    };
    /** The first place where nothing is bad, or the least bad one. */
    const best = (text: string): { name: Name; bad: number } => {
      let least: { name: Name; bad: number } | null = null;
      for (const y of lines) {
        for (const x of ASIDE) {
          const name: Name = { text, at: [centre + x, y] };
          const bad = fault(name);
          if (bad < 1) return { name, bad };
          if (!least || bad < least.bad) least = { name, bad };
        }
      }
      return least!;
    };
    const full = best(called.get(zone.zone)!);
    const chosen = zone.city || full.bad < 1 ? full.name : best(number).name;
    names.set(zone.zone, chosen);
    const room = roomOf(chosen, zone.city);
    taken.push(zone.contested ? { ...room, left: room.left - SWORDS, width: room.width + SWORDS } : room);
  }
  return names;
}

/** The base line of what stands above the stacks of a zone. */
function topOf(stacks: readonly Bounds[], middle: Point): number {
  return Math.min(middle[1] + 8, ...stacks.map(({ top }) => top - 5));
}
