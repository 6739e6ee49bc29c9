import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lay, standing } from './places';
import type { View } from './view';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rust = read('../../../../crates/games/undaunted/src/view.rs');

/** The fields of each `struct` or `interface` whose name ends in View. */
function shapes(source: string, opening: RegExp, field: RegExp): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const match of source.matchAll(opening)) {
    const body = source.slice(match.index + match[0].length).split('\n}')[0] ?? '';
    found[match[1] ?? ''] = [...body.matchAll(field)].map(([, name]) => name ?? '').sort();
  }
  return found;
}

const ours = shapes(read('./view.ts'), /^export interface (\w*View) \{/gm, /^ {2}(\w+)\??:/gm);
/** Which fields may be left out. */
const optional = new Set([...read('./view.ts').matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name));
/** A position in the middle of scenario 8, as the program gave it for seat 0. */
const view = JSON.parse(read('./example.json')) as View;

describe("Undaunted's view", () => {
  it('has the fields that the rules crate sends, no more and no fewer', () => {
    const theirs = shapes(rust, /^pub struct (\w*View) \{/gm, /^ {4}pub (\w+):/gm);
    expect(Object.keys(theirs).length).toBeGreaterThan(7);
    expect(ours).toEqual(theirs);
  });

  it('names the steps that the rules crate asks for', () => {
    const asked = /pub enum StepView \{(.*?)\n\}/s.exec(rust)?.[1] ?? '';
    const kinds = [...asked.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) => (name ?? '').toLowerCase());
    expect(kinds).toHaveLength(4);
    for (const kind of kinds) expect(read('./view.ts')).toContain(`{ kind: '${kind}'`);
  });

  it('is what the engine gives', () => {
    const fits = (value: object, shape: string) => {
      const needed = (ours[shape] ?? []).filter((field) => !optional.has(field));
      expect(Object.keys(value), shape).toEqual(expect.arrayContaining(needed));
      expect(ours[shape], shape).toEqual(expect.arrayContaining(Object.keys(value)));
    };
    fits(view, 'View');
    fits(view.map, 'MapView');
    for (const tile of view.map.tiles) fits(tile, 'TileView');
    for (const side of [view.us, view.ge]) {
      fits(side, 'SideView');
      fits(side.hand, 'HandView');
      for (const counter of side.counters) fits(counter, 'CounterView');
      for (const spawn of side.spawns) fits(spawn, 'SpawnView');
    }
    expect(view.us.hand.cards).toBeDefined();
    expect(view.ge.hand.cards).toBeUndefined();
  });
});

describe('the map', () => {
  it('shifts every line by half a tile', () => {
    const { places, width, height } = lay(view.map);
    expect([places.size, width, height]).toEqual([18, 5, 5]);
    expect(places.get('12a')).toEqual({ x: 0, y: 2 });
    expect(places.get('7b')).toEqual({ x: 1, y: 1.5 });
    const rows = lay({ layout: 'rows', tiles: view.map.tiles });
    expect(rows.places.get('7b')).toEqual({ x: 1.5, y: 1 });
  });

  it('gives every counter a place of its own on its tile', () => {
    for (const { tile } of view.map.tiles) {
      const here = standing(view, tile, 'us');
      const there = [...view.us.counters, ...view.ge.counters].filter((counter) => counter.tile === tile);
      expect(here).toHaveLength(there.length);
      expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(here.length);
      for (const { x, y } of here) expect(Math.max(x, y) + 0.297).toBeLessThanOrEqual(1);
    }
  });

  it('puts the far side above the near one', () => {
    const rows = (near: 'us' | 'ge') => Object.fromEntries(standing(view, '2a', near).map(({ side, y }) => [side, y]));
    expect(rows('us').ge).toBeLessThan(rows('us').us ?? 0);
    expect(rows('ge').us).toBeLessThan(rows('ge').ge ?? 0);
  });
});
