import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '$src/wire';
import { balance, dayText, played, resultOf, tally } from './matches';

const match = (worth: number | null): HistoryEntry => ({ table: 'a', game: 'heroes', status: 'over', seat: 0, names: ['Ada', 'bot recruit'], worth, rating: null, at: 0 });

afterEach(() => vi.unstubAllGlobals());

describe('the matches of a player', () => {
  it('are counted over all seats', () => {
    const all = tally({ by_seat: [{ seat: 0, won: 2, drawn: 1, lost: 0 }, { seat: 1, won: 1, drawn: 0, lost: 4 }] });
    expect(all).toEqual({ won: 3, drawn: 1, lost: 4 });
    expect(played(all)).toBe(8);
  });

  it('go up with a win, down with a loss, from the oldest', () => {
    expect(balance([match(0), match(0.5), match(1), match(1)])).toEqual([0, 1, 2, 2, 1]);
    expect(balance([match(null)])).toEqual([0]);
  });

  it('have a result, or are running', () => {
    expect([1, 0, 0.5, null].map((worth) => resultOf(match(worth)))).toEqual(['won', 'lost', 'drawn', 'playing']);
  });

  it('are of today, of a day of the week, or of a date', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const now = new Date(2026, 10, 18, 9).getTime();
    expect(dayText(new Date(2026, 10, 18, 1).getTime(), now)).toBe('today');
    expect(dayText(new Date(2026, 10, 17, 23).getTime(), now)).toBe('yesterday');
    expect(dayText(new Date(2026, 10, 14, 12).getTime(), now)).toBe('Saturday');
    expect(dayText(new Date(2025, 2, 1, 12).getTime(), now)).toMatch(/2025/);
  });
});
