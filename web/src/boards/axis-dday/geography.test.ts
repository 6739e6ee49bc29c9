import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '$src/wire/axis-dday';
import { type Geography, geography, type Point } from './geography';
import { CROP } from './places';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as View;

/** A point that two outlines share is the same number in both: it comes from the same corner or border. */
const key = ([x, y]: Point): string => `${x.toFixed(6)} ${y.toFixed(6)}`;

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** How many pieces of line two outlines have in common. */
function sharedPieces(one: readonly Point[], other: readonly Point[]): number {
  const pieces = (outline: readonly Point[]) => outline.map((point, index) => [key(point), key(outline[(index + 1) % outline.length]!)].sort().join(' | '));
  const known = new Set(pieces(other));
  return pieces(one).filter((piece) => known.has(piece)).length;
}

const sharedPoints = (one: readonly Point[], other: readonly Point[]): number => {
  const known = new Set(other.map(key));
  return one.filter((point) => known.has(key(point))).length;
};

describe.each([
  [41, './example.json'],
  [42, './example-42.json'],
])('the map of %i zones', (count, file) => {
  const { zones } = read(file);
  const land: Geography = geography(zones.map(({ zone, at, coast, neighbours }) => ({ id: zone, at: [at[0], at[1]], coast, neighbours })));
  const ground = (zone: number) => land.grounds.get(zone) ?? [];
  const pairs = zones.flatMap((one, index) => zones.slice(index + 1).map((other) => [one, other] as const));

  it('has a ground for every zone', () => {
    expect(zones).toHaveLength(count);
    expect([...land.grounds.keys()].sort((a, b) => a - b)).toEqual(zones.map(({ zone }) => zone));
  });

  it('draws a common border exactly where zones are neighbours', () => {
    const touching = pairs.filter(([one, other]) => sharedPieces(ground(one.zone), ground(other.zone)) > 0).map(([one, other]) => `${one.zone}-${other.zone}`);
    const neighbours = pairs.filter(([one, other]) => one.neighbours.includes(other.zone)).map(([one, other]) => `${one.zone}-${other.zone}`);
    expect(touching).toEqual(neighbours);
    expect(touching.sort()).toEqual([...land.borders.keys()].sort());
  });

  it('lets zones that are no neighbours not even meet at a corner', () => {
    const meeting = pairs.filter(([one, other]) => !one.neighbours.includes(other.zone) && sharedPoints(ground(one.zone), ground(other.zone)) > 0);
    expect(meeting.map(([one, other]) => `${one.zone}-${other.zone}`)).toEqual([]);
  });

  it('puts every centre, and no other, within its own ground', () => {
    for (const { zone } of zones) {
      const within = zones.filter((other) => isInside(land.centres.get(other.zone)!, ground(zone))).map((other) => other.zone);
      expect(within).toEqual([zone]);
    }
  });

  it('lets no two grounds overlap where they can be seen', () => {
    const seen = ([x, y]: Point) => x > CROP.left && x < CROP.left + CROP.width && y > CROP.top && y < CROP.top + CROP.height;
    const inner = (outline: readonly Point[], middle: Point) => outline.map(([x, y]): Point => [x + (middle[0] - x) * 0.03, y + (middle[1] - y) * 0.03]);
    const over = pairs.filter(([one, other]) => inner(ground(one.zone), land.centres.get(one.zone)!).some((point) => seen(point) && isInside(point, ground(other.zone))));
    expect(over.map(([one, other]) => `${one.zone}-${other.zone}`)).toEqual([]);
  });

  it('has a shore for the zones on the coast, and for no other', () => {
    expect([...land.shores.keys()].sort((a, b) => a - b)).toEqual(zones.filter(({ coast }) => coast).map(({ zone }) => zone));
  });
});
