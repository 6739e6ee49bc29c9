import { describe, expect, it } from 'vitest';
import type { Measured } from '$src/wire';
import { favoured, linesFor, together } from './measured';

const line = (more: Partial<Measured>): Measured => ({
  game: 'duel',
  scenario: null,
  switches: [],
  bots: ['veteran', 'veteran'],
  games: 1000,
  wins: [0.5, 0.5],
  drawn: 0,
  lost: 0,
  decisions: 90,
  ...more,
});

describe('what was measured', () => {
  it('is found by game, scenario and number of seats', () => {
    const beach = line({ game: 'landing', scenario: 'beach', wins: [0.3], lost: 0.7 });
    const all = [line({}), beach, line({ game: 'landing', scenario: 'beach', wins: [0.4, 0.4], lost: 0.6 }), line({ scenario: 'hill' })];
    expect(linesFor(all, 'duel', null, 2)).toEqual([all[0]]);
    expect(linesFor(all, 'landing', 'beach', 1)).toEqual([beach]);
    expect(linesFor(all, 'landing', 'cliff', 1)).toEqual([]);
  });

  it('is found by the switches that make a difference', () => {
    const [plain, cards] = [line({}), line({ switches: ['cards'] })];
    expect(linesFor([plain, cards], 'duel', null, 2)).toEqual([plain]);
    expect(linesFor([plain, cards], 'duel', null, 2, { cards: true })).toEqual([cards]);
    expect(linesFor([plain, cards], 'duel', null, 2, { cards: false, fog: true })).toEqual([plain]);
    expect(linesFor([plain], 'duel', null, 2, { cards: true })).toEqual([plain]);
  });

  it('favours a seat only beyond luck', () => {
    expect(favoured(line({ wins: [0.502, 0.484], drawn: 0.014 }))).toBeNull();
    expect(favoured(line({ wins: [0.42, 0.58] }))).toBe(1);
    expect(favoured(line({ wins: [0.42, 0.58], games: 20 }))).toBeNull();
  });

  it('knows when all win or lose together', () => {
    expect(together(line({}))).toBe(false);
    expect(together(line({ wins: [0.3, 0.3], lost: 0.7 }))).toBe(true);
    expect(together(line({ wins: [1, 1] }))).toBe(true);
    expect(together(line({ wins: [1] }))).toBe(true);
    expect(favoured(line({ wins: [0.3, 0.3], lost: 0.7 }))).toBeNull();
  });
});
