import type { Story } from '../board';
import type { Event, Side, View } from '$src/wire/heroes';

const sideIndex = (side: Side): number => (side === 'us' ? 0 : 1);

export const story: Story<View, Event> = {
  counts: { id: 'web-counts-destroyed' },
  dice: { id: 'web-luck-hits' },
  // What a side has lost, the other has destroyed.
  final: ({ us, ge }) => [ge.destroyed, us.destroyed],
  teller: () => (event) => {
    switch (event.kind) {
      case 'destroyed': {
        const side = 1 - sideIndex(event.unit.side);
        return { gains: [{ side, amount: 1 }], deeds: [{ side, what: 'web-deed-destroyed', count: 1 }] };
      }
      case 'attacked':
        return { deeds: [{ side: sideIndex(event.side), what: 'web-deed-attacks', count: 1 }] };
      case 'rolled': {
        const side = sideIndex(event.side);
        const hit = event.reached ? 1 : 0;
        return { luck: { side, rolled: hit, expected: event.expected / 1000 }, deeds: [{ side, what: 'web-deed-hits', count: hit }] };
      }
      case 'moved':
        return { deeds: [{ side: sideIndex(event.unit.side), what: 'web-deed-steps', count: 1 }] };
      case 'controlled':
        return { deeds: [{ side: sideIndex(event.side), what: 'web-deed-controlled', count: 1 }] };
      default:
        return null;
    }
  },
};
