import type { GameInfo, NewSeat, Setup } from '$src/wire';

/** How many play a game when nobody has said: two, or as near to it as the game allows. */
export const usualSeats = ({ seats: [least, most] }: GameInfo): number => Math.min(most, Math.max(least, 2));

/** What a set-up says about the number of seats: nothing, where the game leaves no choice. */
export const seatSetup = ({ seats: [least, most] }: GameInfo, count: number): Setup => (least < most ? { seats: count } : {});

/** Oneself against bots. */
export const againstBots = (count: number): NewSeat[] =>
  Array.from({ length: count }, (_, seat): NewSeat => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'regular' }));
