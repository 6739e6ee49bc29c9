import { describe, expect, it } from 'vitest';
import { exactly, figure, meanOf, oneDecimal, roughly, wholeOf } from './chances';

describe('chances', () => {
  it('are written as the reader writes them', () => {
    expect(roughly(0.366, 'en')).toBe('37%');
    expect(roughly(0.366, 'tr')).toBe('%37');
    expect(exactly(0.366, 'en')).toBe('36.6%');
    expect(exactly(0.366, 'nl')).toBe('36,6%');
    expect(oneDecimal(2, 'hu')).toBe('2,0');
  });

  it('never make the possible impossible, nor the likely certain', () => {
    expect([roughly(0, 'en'), roughly(0.004, 'en'), roughly(0.996, 'en'), roughly(1, 'en')]).toEqual(['0%', '<1%', '>99%', '100%']);
  });

  it('have one figure for a badge', () => {
    expect(figure({ chance: 0.5 }, 'en')).toBe('50%');
    expect(figure({ expected: 1.25 }, 'en')).toBe('1.3');
    expect(figure({ spread: [[0, 0.25], [2, 0.75]] }, 'en')).toBe('1.5');
    expect(meanOf([[3, 1]])).toBe(3);
  });

  it('are a whole where lines that follow each other are all that can happen', () => {
    const lines = (...chances: number[]) => chances.map((chance) => ({ label: { id: 'x' }, value: { chance } }));
    expect(wholeOf(lines(0.35, 0.35, 0.08, 0.57, 0.49))).toEqual([0.35, 0.08, 0.57]);
    expect(wholeOf(lines(0.4))).toEqual([0.4, 0.6]);
    expect(wholeOf(lines(0.4, 0.5))).toBeNull();
    expect(wholeOf([{ label: { id: 'x' }, value: { expected: 2 } }])).toBeNull();
  });
});
