import type { SeatRole } from '..';

export const roles = (): SeatRole[] => [
  { name: { id: 'un-side-us' }, colour: '#67602b' },
  { name: { id: 'un-side-ge' }, colour: '#454f53' },
];
