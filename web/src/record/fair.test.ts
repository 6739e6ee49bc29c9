import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contribution, prove } from './fair';

/** The published vectors of the document that everybody checks by. */
const document = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8');
const vector = (name: string) => new RegExp(`\\| ${name} \\| \`([0-9a-f]{64})\``).exec(document)?.[1] ?? '';
const counting = (from: number) => Array.from({ length: 32 }, (_, index) => (from + index).toString(16).padStart(2, '0')).join('');

const fair = { commitment: vector('commitment'), secret: counting(0), contributions: [counting(64), '0'.repeat(64)] };

describe('the proof of the dice', () => {
  it('holds for the published vectors', async () => {
    expect(await prove(fair, vector('seed'))).toEqual({ kind: 'checked', promiseKept: true, seedFollows: true });
  });

  it('finds a broken promise and another seed', async () => {
    const broken = { ...fair, commitment: counting(1) };
    expect(await prove(broken, counting(9))).toEqual({ kind: 'checked', promiseKept: false, seedFollows: false });
  });

  it('says nothing while the secret is kept', async () => {
    expect(await prove({ ...fair, secret: null }, null)).toEqual({ kind: 'withheld' });
  });

  it('contributes 32 bytes, never twice the same', () => {
    expect(contribution()).toMatch(/^[0-9a-f]{64}$/);
    expect(contribution()).not.toBe(contribution());
  });
});
