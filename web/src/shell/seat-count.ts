import type { GameInfo, NewTable } from '$src/wire';

type Setup = NonNullable<NewTable['setup']>;

/** How many play a game when nobody has said: two, or as near to it as the game allows. */
export const usualSeats = ({ seats: [least, most] }: GameInfo): number => Math.min(most, Math.max(least, 2));

/** A game that is played together and that one may play alone. */
export const isTogether = ({ cooperative, seats: [least] }: GameInfo): boolean => cooperative && least === 1;

/** How many play at a table that is opened with one click: oneself alone where that can be, or the usual number. */
export const seatsAtOnce = (game: GameInfo): number => (isTogether(game) ? 1 : usualSeats(game));

/** What a set-up says about the number of seats: nothing, where the game leaves no choice. */
export const seatSetup = ({ seats_key: key }: GameInfo, count: number): Setup => (key === null ? {} : { [key]: count });
