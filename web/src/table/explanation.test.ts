import { expect, test } from 'vitest';
import { beside } from './explanation';

const screen = { width: 1280, height: 800 };
const box = { width: 320, height: 360 };
const thing = (x: number, y: number, width: number, height: number): DOMRect => ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height, toJSON: () => '' });

test.each([
  ['in the middle', thing(600, 380, 80, 40)],
  ['in a corner', thing(1230, 760, 44, 40)],
  ['as wide as the board', thing(20, 40, 1240, 120)],
  ['as high as the board', thing(860, 60, 400, 700)],
])('an explanation never lies over what it explains: %s', (_, explained) => {
  const { left, top } = beside(explained, box, screen);
  const over = left < explained.right && left + box.width > explained.left && top < explained.bottom && top + box.height > explained.top;
  expect(over).toBe(false);
  expect(left >= 0 && top >= 0 && left + box.width <= screen.width && top + box.height <= screen.height).toBe(true);
});

test('where there is no room at all it stays in sight', () => {
  const { left, top } = beside(thing(0, 0, 1280, 800), box, screen);
  expect(left >= 0 && top >= 0 && left + box.width <= screen.width && top + box.height <= screen.height).toBe(true);
});
