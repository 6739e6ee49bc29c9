import { expect, it } from 'vitest';
import { turnStarts } from './turns';

it('finds where another seat begins to act', () => {
  const line = (line: number, seat: number | null) => ({ seq: line, line, at: 0, seat, told: [], note: null });
  expect(turnStarts([line(1, 0), line(2, 0), line(3, 1), line(4, null), line(5, 1), line(6, 0)])).toEqual([0, 2, 5]);
});
