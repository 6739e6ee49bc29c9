import type { Story } from '../board';
import type { Event, View } from '$src/wire/battle-line';
import { isTroop } from './cards';

/** Flags decide; there are no dice. */
export const story: Story<View, Event> = {
  counts: { id: 'web-counts-flags' },
  final: ({ flags }) => [0, 1].map((seat) => flags.filter(({ claimed_by }) => claimed_by === seat).length),
  won: ({ flags }, winners) => flags.flatMap(({ flag, claimed_by }) => (claimed_by !== null && winners.includes(claimed_by) ? [`flag:${flag}`] : [])),
  teller: (things) => (event) => {
    switch (event.kind) {
      case 'claimed':
        return { gains: [{ side: event.seat, amount: 1 }], deeds: [{ side: event.seat, what: 'web-deed-claims', count: 1 }] };
      case 'placed':
        return { deeds: [{ side: event.seat, what: isTroop(things, event.card) ? 'web-deed-troops' : 'web-deed-tactics', count: 1 }] };
      case 'scouting':
      case 'redeployed':
      case 'deserted':
      case 'turned-traitor':
        return { deeds: [{ side: event.seat, what: 'web-deed-tactics', count: 1 }] };
      // A new game of a match begins with no flags.
      case 'game-began':
        return { score: [0, 0] };
      default:
        return null;
    }
  },
};
