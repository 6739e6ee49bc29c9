import type { SeatRole } from '..';

export const roles = (): SeatRole[] => [
  { name: { id: 'hn-side-us' }, colour: '#67602b' },
  { name: { id: 'hn-side-ge' }, colour: '#454f53' },
];
