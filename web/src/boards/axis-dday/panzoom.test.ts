import { expect, it } from 'vitest';
import { PanZoom } from './panzoom.svelte';

/** A drawing of 1000 × 800 in a frame of 400 × 300. */
function framed(): PanZoom {
  const pan = new PanZoom({ width: 1000, height: 800 });
  pan.resized({ width: 400, height: 300 });
  return pan;
}

const shown = (pan: PanZoom, [x, y]: readonly [number, number]) => [pan.x + x * pan.scale, pan.y + y * pan.scale];

it('a point is shown in the middle of what nothing lies over', () => {
  const pan = framed();
  pan.covered({ top: 100, right: 0 });
  pan.show(1, [500, 400]);
  expect(shown(pan, [500, 400])).toEqual([200, 200]);
  pan.covered({ top: 0, right: 160 });
  pan.show(1, [500, 400]);
  expect(shown(pan, [500, 400])).toEqual([120, 150]);
});

it('what lies at the edge of the drawing comes out from under what lies over the frame', () => {
  const pan = framed();
  pan.covered({ top: 180, right: 120 });
  pan.show(1, [990, 5]);
  const [x = 0, y = 0] = shown(pan, [990, 5]);
  expect(x).toBeLessThanOrEqual(280);
  expect(y).toBeGreaterThanOrEqual(180);
});

it('when nothing lies there any more the drawing fills the frame again', () => {
  const pan = framed();
  pan.covered({ top: 180, right: 0 });
  pan.show(1, [500, 0]);
  expect(pan.y).toBe(180);
  pan.covered({ top: 0, right: 0 });
  expect(pan.y).toBe(0);
});

it('a drawing that is seen whole stays where it is', () => {
  const pan = framed();
  const before = [pan.scale, pan.x, pan.y];
  pan.covered({ top: 180, right: 120 });
  expect([pan.scale, pan.x, pan.y]).toEqual(before);
});
