import { describe, expect, it } from 'vitest';
import { DAYS, lifeOf, scopesText, USUAL_DAYS } from './tokens';

const DAY = 86_400_000;

describe('a token', () => {
  it('is told apart by how long it still works', () => {
    const now = 1_000 * DAY;
    expect(lifeOf({ expires: now + 8 * DAY }, now)).toBe('good');
    expect(lifeOf({ expires: now + 7 * DAY }, now)).toBe('soon');
    expect(lifeOf({ expires: now + 1 }, now)).toBe('soon');
    expect(lifeOf({ expires: now }, now)).toBe('expired');
  });

  it('says what it may be used for, whatever the order', () => {
    expect(scopesText(['play', 'read'])).toBe('web-token-may-both');
    expect(scopesText(['read', 'play'])).toBe('web-token-may-both');
    expect(scopesText(['read'])).toBe('web-token-may-read');
    expect(scopesText(['play'])).toBe('web-token-may-play');
    expect(scopesText([])).toBe('web-token-may-nothing');
  });

  it('may live for the usual time or for a year', () => {
    expect(DAYS).toContain(USUAL_DAYS);
    expect(Math.max(...DAYS)).toBe(365);
  });
});
