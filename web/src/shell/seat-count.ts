import type { GameInfo, NewSeat, Setup } from '$src/wire';

/** How many play a game when nobody has said: two, or as near to it as the game allows. */
export const usualSeats = ({ seats: [least, most] }: GameInfo): number => Math.min(most, Math.max(least, 2));

/** A game that one may play alone is played together: there is nobody to play against. */
export const isTogether = ({ seats: [least] }: GameInfo): boolean => least === 1;

/** How many play at a table that is opened with one click: oneself alone where that can be, or the usual number. */
export const seatsAtOnce = (game: GameInfo): number => (isTogether(game) ? 1 : usualSeats(game));

/** What a set-up says about the number of seats: nothing, where the game leaves no choice. */
export const seatSetup = ({ seats: [least, most] }: GameInfo, count: number): Setup => (least < most ? { seats: count } : {});

/** Oneself against bots. */
export const againstBots = (count: number): NewSeat[] =>
  Array.from({ length: count }, (_, seat): NewSeat => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'regular' }));
