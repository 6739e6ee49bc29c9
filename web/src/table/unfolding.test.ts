import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allEnded, diceUnfold, endAll, FLIGHT, ROLL, Unfolding } from './unfolding.svelte';

describe('what unfolds on the board', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('flies, rolls through other faces, and lands on its own', () => {
    const dice = new Unfolding(() => true, () => 1);
    dice.begin(FLIGHT);
    expect(dice.flies).toBe(true);
    vi.advanceTimersByTime(FLIGHT + 1);
    expect(dice.stage).toBe('rolls');
    const seen = new Set<number>();
    for (let turn = 0; turn < 5; turn += 1) {
      seen.add(dice.face(4, 0, 6));
      vi.advanceTimersByTime(ROLL / 6);
    }
    expect(seen.size).toBeGreaterThan(2);
    expect([...seen].every((face) => face >= 1 && face <= 6)).toBe(true);
    vi.advanceTimersByTime(ROLL);
    expect(dice.lies).toBe(true);
    expect(dice.face(4, 0, 6)).toBe(4);
  });

  it('knows dice from what is only looked at', () => {
    const [proof, dice] = [new Unfolding(() => true, () => 1), new Unfolding(() => true, () => 1)];
    proof.begin(FLIGHT, false);
    expect(diceUnfold()).toBe(false);
    dice.begin(FLIGHT);
    expect(diceUnfold()).toBe(true);
    endAll();
    expect(diceUnfold()).toBe(false);
  });

  it('takes longer at a slower pace, and no time where nothing moves', () => {
    const slow = new Unfolding(() => true, () => 2);
    slow.begin(FLIGHT, false);
    vi.advanceTimersByTime(FLIGHT + 1);
    expect(slow.lies).toBe(false);
    vi.advanceTimersByTime(FLIGHT);
    expect(slow.lies).toBe(true);
    const still = new Unfolding(() => false, () => 1);
    still.begin(FLIGHT);
    expect(still.lies).toBe(true);
  });

  it('is ended by a click, and whoever waited goes on', async () => {
    const [one, other] = [new Unfolding(() => true, () => 1), new Unfolding(() => true, () => 1)];
    one.begin(FLIGHT);
    other.begin(FLIGHT, false);
    let gone = false;
    const waiting = allEnded().then(() => (gone = true));
    await Promise.resolve();
    expect(gone).toBe(false);
    endAll();
    await waiting;
    expect([one.lies, other.lies, gone]).toEqual([true, true, true]);
  });
});
