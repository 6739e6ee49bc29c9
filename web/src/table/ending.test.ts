import { describe, expect, it } from 'vitest';
import type { Chapter, Story } from '$src/boards/board';
import type { LogLine } from '$src/wire';
import { Things } from './things';
import { account, turningPoint, winningSide } from './ending';

const line = (number: number, ...events: Chapter[]): LogLine => ({ seq: number, line: number, at: 0, seat: 0, told: events.map((event) => ({ event, text: { id: 'x' } })), note: null });
/** Events are chapters already. */
const story: Story = { counts: { id: 'c' }, final: () => [], teller: () => (event) => event as Chapter };

describe('the story of a match', () => {
  const log = [
    line(1, { gains: [{ side: 1, amount: 2 }] }),
    line(2, { luck: { side: 0, rolled: 1, expected: 0.4 }, deeds: [{ side: 0, what: 'hits', count: 1 }] }),
    line(3, { gains: [{ side: 0, amount: 3 }] }),
    line(4, { luck: { side: 0, rolled: 0, expected: 0.5 }, deeds: [{ side: 0, what: 'hits', count: 0 }, { side: 1, what: 'hits', count: 2 }] }),
    line(6),
  ];
  const told = account(log, story, new Things([]), 2, [4, 2], 0);

  it('ends at the score that is known, whatever the sides began with', () => {
    expect(told.curve.map(({ line, score }) => [line, ...score])).toEqual([[0, 1, 0], [1, 1, 2], [3, 4, 2], [6, 4, 2]]);
  });

  it('turns where the winner comes ahead for good', () => expect(told.turning).toBe(3));

  it('adds up luck and deeds by side', () => {
    expect(told.luck).toEqual([{ rolled: 1, expected: 0.9 }, null]);
    expect(told.deeds.get('hits')).toEqual([1, 2]);
  });
});

describe('the turning point', () => {
  it('is the greatest gain of a winner who never led', () => {
    expect(turningPoint([{ line: 0, score: [0, 5] }, { line: 4, score: [1, 5] }, { line: 7, score: [4, 5] }], 0)).toBe(7);
  });

  it('is the greatest loss where all have lost together', () => {
    expect(turningPoint([{ line: 0, score: [20] }, { line: 2, score: [18] }, { line: 5, score: [6] }, { line: 9, score: [0] }], null)).toBe(5);
  });

  it('is nowhere in a draw', () => expect(turningPoint([{ line: 0, score: [0, 0] }, { line: 3, score: [1, 1] }], null)).toBeNull());
});

it('a side wins with its seats', () => {
  const outcome = (won: number[]) => ({ verdict: { won }, scores: [], rule: 'X-1' });
  expect(winningSide(outcome([2]), [[0], [1, 2]])).toBe(1);
  expect(winningSide({ verdict: 'drawn', scores: [], rule: 'X-1' }, [[0], [1]])).toBeNull();
});
