import type { Story } from '../board';
import type { Event, View } from '$src/wire/dday-dice';

const ALL = 0;
/** What a die of six faces shows on average. */
const MEAN = (1 + 6) / 2;

/** All play together: the curve counts the soldiers of all units. */
export const story: Story<View, Event> = {
  counts: { id: 'web-counts-soldiers' },
  dice: { id: 'web-luck-guns' },
  final: ({ units }) => [units.reduce((sum, { soldiers }) => sum + soldiers, 0)],
  teller: () => (event) => {
    const lost = (count: number) => ({ gains: [{ side: ALL, amount: -count }], deeds: [{ side: ALL, what: 'web-deed-lost', count }] });
    switch (event.kind) {
      case 'collected':
        return { gains: [{ side: ALL, amount: event.soldiers }], deeds: [{ side: ALL, what: 'web-deed-gathered', count: event.soldiers }] };
      // A unit that is destroyed loses all it had, which is not told one by one.
      case 'lost':
        return { score: [0] };
      case 'soldiers-lost':
        return lost(event.count);
      case 'recruited':
        return { deeds: [{ side: ALL, what: 'web-deed-recruited', count: 1 }] };
      case 'found':
        return { deeds: [{ side: ALL, what: 'web-deed-found', count: 1 }] };
      case 'moved':
        return { deeds: [{ side: ALL, what: 'web-deed-entered', count: 1 }] };
      case 'mg-rolled':
        return { luck: { side: ALL, rolled: event.dice.reduce((sum, die) => sum + die, 0), expected: event.dice.length * MEAN } };
      default:
        return null;
    }
  },
};
