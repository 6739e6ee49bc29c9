import type { SeatRole } from '..';

/** Both sides of the line are alike. These are the colours of the flags that they have claimed. */
export const roles = (): SeatRole[] => [
  { name: { id: 'bl-role-north' }, colour: '#24598f' },
  { name: { id: 'bl-role-south' }, colour: '#756733' },
];
