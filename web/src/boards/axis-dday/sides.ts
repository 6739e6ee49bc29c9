import type { Things } from '$src/table/things';
import type { Kind, Power, SeatView, Side, Stack, Unit, View } from '$src/wire/axis-dday';

/** What a seat plays; who only looks on has none. */
export const playedBy = ({ seats }: View, seat: number): SeatView | undefined => seats[seat];
/** Does a power fight for this side? */
export const fightsFor = ({ seats }: View, side: Side | undefined, power: Power): boolean => seats.some((seat) => seat.side === side && seat.powers.includes(power));

export const sideOfUnit = (things: Things, unit: Unit): Side => things.is(`unit:${unit}`, 'side') as Side;
export const powerOfUnit = (things: Things, unit: Unit): Power => things.is(`unit:${unit}`, 'power') as Power;
export const kindOfUnit = (things: Things, unit: Unit): Kind => things.is(`unit:${unit}`, 'kind') as Kind;

export const isAir = ({ kind }: Pick<Stack, 'kind'>): boolean => kind === 'fighter' || kind === 'bomber';
