import { expect, it } from 'vitest';
import type { Sitter } from '$src/wire';
import { isCasual } from './stakes';

const table = (sitters: Sitter[], from_position = false) => ({ from_position, seats: sitters.map((sitter, seat) => ({ seat, sitter, contributed: false, vacation_until: null })) });
const ada: Sitter = { kind: 'person', player: 'a', name: 'Ada' };
const empty: Sitter = { kind: 'empty' };
const against = { cooperative: false };

it('something is at stake where every seat may be held by another account', () => {
  expect(isCasual(table([ada, empty]), against, null)).toBe(false);
  expect(isCasual(table([ada, { ...ada, player: 'b' }]), against, { account: true })).toBe(false);
});

it('nothing is at stake for guests, against bots, from a position, in hot-seat play, and where all win or lose together', () => {
  expect(isCasual(table([ada, empty]), against, { account: false })).toBe(true);
  expect(isCasual(table([ada, { kind: 'bot', level: 'recruit' }]), against, null)).toBe(true);
  expect(isCasual(table([ada, empty], true), against, null)).toBe(true);
  expect(isCasual(table([ada, ada]), against, null)).toBe(true);
  expect(isCasual(table([ada, empty]), { cooperative: true }, null)).toBe(true);
});
