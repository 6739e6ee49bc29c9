import type { SeatRole } from '..';

/** Both sides of the line are alike, and each sits below on its own screen: their names tell no place. These are the colours of the flags that they have claimed. */
export const roles = (): SeatRole[] => [
  { name: { id: 'bl-role-macedon' }, colour: '#24598f' },
  { name: { id: 'bl-role-persia' }, colour: '#756733' },
];
