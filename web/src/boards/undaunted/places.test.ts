import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '$src/wire/undaunted';
import { arrange, lay, standing, turned } from './places';

/** A position in the middle of scenario 8, as the program gave it for seat 0. */
const view = JSON.parse(readFileSync(new URL('./example.json', import.meta.url), 'utf8')) as View;

describe('the map', () => {
  it('shifts every line by half a tile', () => {
    const { places, width, height } = lay(view.map);
    expect([places.size, width, height]).toEqual([18, 5, 5]);
    expect(places.get('12a')).toEqual({ x: 0, y: 2 });
    expect(places.get('7b')).toEqual({ x: 1, y: 1.5 });
    const rows = lay({ layout: 'rows', tiles: view.map.tiles });
    expect(rows.places.get('7b')).toEqual({ x: 1.5, y: 1 });
  });

  it('can be turned by a quarter, and no tile lies on another', () => {
    const upright = lay({ layout: 'rows', tiles: view.map.tiles });
    const { places, width, height } = turned(upright);
    expect([width, height]).toEqual([upright.height, upright.width]);
    for (const { x, y } of places.values()) expect(x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1).toBe(true);
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(places.size);
  });

  it('is turned where that makes its tiles larger', () => {
    const room = { wide: 1010, high: 540 };
    expect(arrange({ width: 4, height: 4 }, room)).toEqual({ beside: 216, turned: false });
    expect(arrange({ width: 4, height: 7 }, room)).toEqual({ beside: 170, turned: true });
  });

  it('gives every counter a place of its own on its tile', () => {
    for (const { tile } of view.map.tiles) {
      const here = standing(view, tile, 'us');
      const there = [...view.us.counters, ...view.ge.counters].filter((counter) => counter.tile === tile);
      expect(here).toHaveLength(there.length);
      expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(here.length);
      for (const { x, y, size } of here) expect(Math.max(x, y) + size).toBeLessThanOrEqual(1);
    }
  });

  it('puts the far side above the near one', () => {
    const rows = (near: 'us' | 'ge') => Object.fromEntries(standing(view, '2a', near).map(({ side, y }) => [side, y]));
    expect(rows('us').ge).toBeLessThan(rows('us').us ?? 0);
    expect(rows('ge').us).toBeLessThan(rows('ge').ge ?? 0);
  });
});
