import { describe, expect, it } from 'vitest';
import { isDone, type Seen } from './lesson';

const before: Seen = { chosen: [], told: false, deeds: [4], myTurn: true, over: false };

describe('a step of a lesson', () => {
  it('that is to be read goes on by its button alone', () => {
    expect(isDone({ do: 'read' }, before, { ...before, deeds: [4, 5], told: true })).toBe(false);
  });

  it('that asks for a click is done by it, or by a decision that holds it', () => {
    const until = { do: 'click', step: 'card:a' } as const;
    expect(isDone(until, before, before)).toBe(false);
    expect(isDone(until, before, { ...before, chosen: ['card:a'] })).toBe(true);
    expect(isDone(until, before, { ...before, deeds: [4, 6] })).toBe(true);
  });

  it('that asks for a decision is not done by an undo, and the other way round', () => {
    expect(isDone({ do: 'play' }, before, { ...before, deeds: [] })).toBe(false);
    expect(isDone({ do: 'undo' }, before, { ...before, deeds: [] })).toBe(true);
    expect(isDone({ do: 'undo' }, before, { ...before, deeds: [4, 5] })).toBe(false);
  });

  it('that asks for a reason is done when one is told', () => {
    expect(isDone({ do: 'ask' }, before, before)).toBe(false);
    expect(isDone({ do: 'ask' }, before, { ...before, told: true })).toBe(true);
  });

  it('that waits for a turn waits until the others have moved, or until there is nothing more to wait for', () => {
    const waiting = { ...before, myTurn: false };
    expect(isDone({ do: 'turn' }, waiting, waiting)).toBe(false);
    expect(isDone({ do: 'turn' }, waiting, before)).toBe(true);
    expect(isDone({ do: 'turn' }, before, { ...before, over: true })).toBe(true);
  });
});
