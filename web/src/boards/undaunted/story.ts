import type { Story } from '../board';
import type { Event, Side, View } from '$src/wire/undaunted';
import { SIDES } from './sides';

const sideIndex = (side: Side): number => SIDES.indexOf(side);

export const story: Story<View, Event> = {
  counts: { id: 'web-counts-points' },
  dice: { id: 'web-luck-hits' },
  final: (view) => SIDES.map((side) => view[side].points),
  teller: () => (event) => {
    switch (event.kind) {
      case 'controlled':
        return { score: event.points, deeds: [{ side: sideIndex(event.side), what: 'web-deed-controlled', count: 1 }] };
      case 'radio-raised':
        return { score: event.points };
      case 'marked':
        return { deeds: [{ side: sideIndex(event.side), what: 'web-deed-scouted', count: 1 }] };
      case 'stepped':
        return { deeds: [{ side: sideIndex(event.side), what: 'web-deed-steps', count: 1 }] };
      case 'rolled': {
        const side = sideIndex(event.side);
        return {
          luck: { side, rolled: event.hit ? 1 : 0, expected: event.expected / 1000 },
          deeds: [{ side, what: 'web-deed-attacks', count: 1 }, { side, what: 'web-deed-hits', count: event.hit ? 1 : 0 }],
        };
      }
      case 'casualty':
        return { deeds: [{ side: sideIndex(event.side), what: 'web-deed-losses', count: 1 }] };
      default:
        return null;
    }
  },
};
