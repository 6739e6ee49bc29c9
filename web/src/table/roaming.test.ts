import { expect, test } from 'vitest';
import { lookAt, sightOf, wayToNearest, waysTo } from './roaming.svelte';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const WINDOW = box(100, 100, 200, 100);

test('what is in sight is a part of the map', () => {
  expect(sightOf(WINDOW, box(0, 50, 400, 200))).toEqual({ left: 0.25, top: 0.25, wide: 0.5, high: 0.5 });
});

test('a map smaller than its window is seen whole', () => {
  expect(sightOf(WINDOW, box(150, 120, 80, 40))).toEqual({ left: 0, top: 0, wide: 1, high: 1 });
});

test('things out of sight lie on a side of the window, or in a corner of it', () => {
  expect(waysTo(WINDOW, [box(150, 150, 10, 10)])).toEqual([]);
  expect(waysTo(WINDOW, [box(320, 220, 10, 10), box(20, 150, 10, 10)])).toEqual(['left', 'right', 'down']);
});

test('the nearest thing is brought in, if none is in sight', () => {
  const far = box(500, 150, 10, 10);
  expect(wayToNearest(WINDOW, [far, box(300, 145, 10, 10)], 0)).toEqual({ x: 105, y: 0 });
  expect(wayToNearest(WINDOW, [far, box(150, 150, 10, 10)], 0)).toBeNull();
  expect(wayToNearest(WINDOW, [], 0)).toBeNull();
});

test('what lies below the rim is not in sight', () => {
  const edge = box(105, 150, 10, 10);
  expect(wayToNearest(WINDOW, [edge], 0)).toBeNull();
  expect(wayToNearest(WINDOW, [edge], 18)).toEqual({ x: -90, y: 5 });
});

test('places are shown by their middle, and one of them if they are too far apart', () => {
  const sight = { left: 0, top: 0, wide: 0.5, high: 0.5 };
  expect(lookAt([], sight)).toBeNull();
  const [x, y] = [expect.closeTo(0.5), expect.closeTo(0.5)];
  expect(lookAt([{ x: 0.4, y: 0.4 }, { x: 0.6, y: 0.6 }], sight)).toEqual({ x, y });
  expect(lookAt([{ x: 0, y: 0.1 }, { x: 1, y: 0.9 }, { x: 0.8, y: 0.9 }], sight)).toEqual({ x: 0.8, y: 0.9 });
});
