import type { SeatRole } from '..';

const AXIS: SeatRole = { name: { id: 'ad-power-axis' }, colour: '#4b544d' };
const UK: SeatRole = { name: { id: 'ad-power-uk' }, colour: '#d9b77c', begins: true };
const US: SeatRole = { name: { id: 'ad-power-us' }, colour: '#6f8a45' };

/** Where two play, one leads both Allied powers. */
export const roles = ({ seats }: Readonly<Record<string, unknown>>): SeatRole[] =>
  seats === AXIS_UK_US.length ? AXIS_UK_US : [AXIS, { name: { id: 'ad-side-allies' }, colour: US.colour, begins: true }];

const AXIS_UK_US = [AXIS, UK, US];
