import { expect, it } from 'vitest';
import { nearest } from './wander';

const spots = [
  { x: 100, y: 0 },
  { x: 60, y: 50 },
  { x: 0, y: -40 },
];

it('goes to the nearest thing in the direction of the arrow', () => {
  const from = { x: 0, y: 0 };
  expect(nearest(from, spots, 'ArrowRight')).toBe(0);
  expect(nearest(from, spots, 'ArrowDown')).toBe(1);
  expect(nearest(from, spots, 'ArrowUp')).toBe(2);
  expect(nearest(from, spots, 'ArrowLeft')).toBeNull();
});
