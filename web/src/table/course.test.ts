import { describe, expect, it } from 'vitest';
import { courseOf, gainsOf } from './course';

const CURVE = [
  { line: 0, score: [0, 0] },
  { line: 5, score: [0, 1] },
  { line: 10, score: [2, 1] },
  { line: 10, score: [2, 1] },
];

describe('the course of a match', () => {
  it('goes up where the side on top leads, and down where the other does', () => {
    const { ground, line, areas } = courseOf(CURVE, 0);
    expect(ground).toBe(50);
    expect(line).toBe('M0.0 50.0H50.0V95.0H100.0V5.0H100.0V5.0');
    expect(areas[0]).toBe('M0.0 50.0H50.0V50.0H100.0V5.0H100.0V5.0V50H0Z');
    expect(courseOf(CURVE, 1).areas[1]).toContain('H50.0V5.0');
  });

  it('stands on the ground where there is one side', () => {
    const { ground, areas } = courseOf([{ line: 0, score: [4] }, { line: 8, score: [0] }], 0);
    expect(ground).toBe(96);
    expect(areas).toEqual(['M0.0 5.0H100.0V96.0V96H0Z']);
  });

  it('knows where a side gained', () => {
    expect(gainsOf(CURVE)).toEqual([{ line: 5, side: 1 }, { line: 10, side: 0 }]);
  });
});
