import { expect, it } from 'vitest';
import type { GameInfo } from '$src/wire';
import { seatsAtOnce, seatSetup, usualSeats } from './seat-count';

const game = (least: number, most: number, cooperative = least === 1) => ({ seats: [least, most], seats_key: least < most ? 'seats' : null, cooperative }) as GameInfo;

it('two play, where two may', () => {
  expect([usualSeats(game(1, 4)), usualSeats(game(2, 2)), usualSeats(game(3, 5)), usualSeats(game(1, 1))]).toEqual([2, 2, 3, 1]);
});

it('with one click one plays alone where that can be, and against bots otherwise', () => {
  expect([seatsAtOnce(game(1, 4)), seatsAtOnce(game(2, 2)), seatsAtOnce(game(2, 3)), seatsAtOnce(game(1, 4, false))]).toEqual([1, 2, 2, 2]);
});

it('a set-up names the number of seats only where it may vary', () => {
  expect(seatSetup(game(1, 4), 3)).toEqual({ seats: 3 });
  expect(seatSetup(game(2, 2), 2)).toEqual({});
});

it('play now seats oneself and bots', () => {
});
