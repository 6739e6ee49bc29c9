import { expect, it } from 'vitest';
import { type Pace, Pacing } from './pacing.svelte';

/** A clock that a rest moves on by itself, and a queue that has so many moves waiting. */
function at(pace: Pace, waiting: () => boolean = () => true) {
  let time = 0;
  const paused: number[] = [];
  const pause = async (milliseconds: number) => {
    paused.push(milliseconds);
    time += milliseconds;
  };
  const pacing = new Pacing(() => pace, waiting, pause, () => time);
  return { pacing, time: () => time, paused };
}

it('a move of another is looked at for a while, longer at a slower pace', async () => {
  const [slow, fast] = [at('slow'), at('fast')];
  await slow.pacing.rest(0);
  await fast.pacing.rest(0);
  expect(slow.time()).toBeGreaterThan(fast.time());
  expect(fast.time()).toBeGreaterThan(0);
});

it('without a pace nothing rests', async () => {
  const { pacing, paused } = at('off');
  await pacing.rest(0);
  expect(paused).toEqual([]);
});

it('what waits is skipped until nothing waits any more', async () => {
  const { pacing, paused } = at('normal');
  pacing.begins();
  const resting = pacing.rest(0);
  expect(pacing.busy).toBe(true);
  pacing.skip();
  await resting;
  expect(pacing.skips).toBe(true);
  expect(paused).toHaveLength(1);
  await pacing.rest(0);
  expect(paused).toHaveLength(1);
  pacing.rested();
  expect(pacing.skips).toBe(false);
});

it('there is nothing to skip where nothing waits', () => {
  const { pacing } = at('normal', () => false);
  pacing.skip();
  expect(pacing.skips).toBe(false);
});

it('what waits can be skipped while a move is still moving, however long that takes', async () => {
  const { pacing } = at('slow');
  pacing.begins();
  expect(pacing.busy).toBe(true);
  await pacing.rest(-60_000);
  expect(pacing.busy).toBe(false);
});
