import type { SeatRole } from '..';

/** Both sides of the line are alike. */
export const roles = (): SeatRole[] => [
  { name: { id: 'bl-role-north' }, colour: '#a32a24' },
  { name: { id: 'bl-role-south' }, colour: '#24598f' },
];
