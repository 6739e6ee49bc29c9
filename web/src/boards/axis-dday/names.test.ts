import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '$src/wire/axis-dday';
import { within } from './geography';
import { namesOf, roomOf } from './names';
import { type Bounds, entriesOf, landOf, roomOfEntry } from './places';
import { roomOfStack, stacksOf } from './stacks';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as View;

/** What two rooms share, as a part of the first one. */
function covered(one: Bounds, other: Bounds): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? (wide * high) / (one.width * one.height) : 0;
}

for (const file of ['./example.json', './example-42.json']) {
  describe(`the map of ${file}`, () => {
    const view = read(file);
    const land = landOf(view);
    const stacks = stacksOf(view, land);
    const entries = entriesOf(view, land);
    const names = namesOf(view, land, stacks, entries.map(roomOfEntry));
    const cities = new Set(view.zones.filter(({ city }) => city).map(({ zone }) => zone));

    it('has the stacks of neighbours beside each other, not on each other', () => {
      const rooms = [...stacks].flatMap(([zone, standing]) => standing.map((stack) => ({ zone, room: roomOfStack(stack) })));
      expect(rooms.length).toBeGreaterThan(20);
      for (const one of rooms) for (const other of rooms) if (one.zone !== other.zone) expect(covered(one.room, other.room), `${one.zone} on ${other.zone}`).toBeLessThan(0.1);
    });

    it('has a name or a number for every zone, which lies on no stack and on no other name', () => {
      expect(names.size).toBe(view.zones.length);
      const rooms = [...names].map(([zone, name]) => ({ zone, room: roomOf(name, cities.has(zone)) }));
      for (const { zone, room } of rooms) {
        for (const stack of [...stacks.values()].flat()) expect(covered(room, roomOfStack(stack)), `${zone} on ${stack.stack.unit}`).toBeLessThan(0.12);
        for (const other of rooms) if (other.zone !== zone) expect(covered(room, other.room), `${zone} on ${other.zone}`).toBeLessThan(0.12);
      }
      expect([...names.values()].filter(({ text }) => /[a-z]/i.test(text)).length).toBeGreaterThan(30);
    });

    it('has the middle of every name within its zone', () => {
      for (const [zone, { at }] of names) expect(within([at[0], at[1] - 7], land.grounds.get(zone) ?? []), `${zone}`).toBe(true);
    });

    it('tells the roads into the map apart', () => {
      const rooms = entries.map(roomOfEntry);
      rooms.forEach((room, index) => rooms.slice(index + 1).forEach((other) => expect(covered(room, other)).toBe(0)));
    });
  });
}
