import { describe, expect, it } from 'vitest';
import type { Event } from '$src/wire/undaunted';
import { Happened } from './happened.svelte';

const rolled = (dice: number[]): Event => ({ kind: 'rolled', side: 'us', target: 'ge-rifle-a', total: 8, dice, hitting: dice.map(() => false), expected: 300, hit: false });

describe('what was seen', () => {
  it('keeps the last three rolls, the newest first', () => {
    const seen = new Happened();
    for (const die of [1, 2, 3, 4]) seen.note(rolled([die]));
    expect(seen.rolls.map(({ dice }) => dice)).toEqual([[4], [3], [2]]);
    expect(seen.rolls[0]?.target).toBe('ge-rifle-a');
  });

  it('keeps the initiative cards until the next round', () => {
    const seen = new Happened();
    seen.note({ kind: 'shown', cards: ['sergeant', 'fog'], first: 'us', taken: false });
    expect(seen.shown).toEqual({ us: 'sergeant', ge: 'fog', first: 'us' });
    seen.note({ kind: 'round-began', round: 2 });
    expect(seen.shown).toBeNull();
  });

  it('is past when the position changes and nothing is told with it', () => {
    const seen = new Happened();
    seen.note(rolled([5]));
    seen.settle();
    expect(seen.rolls).toHaveLength(1);
    seen.settle();
    expect(seen.rolls).toHaveLength(0);
  });
});
