import type { Travel } from '../board';
import type { Cards, Event, Side } from '$src/wire/undaunted';

const other = (side: Side): Side => (side === 'us' ? 'ge' : 'us');
const fog = (side: Side): Travel[] => [{ from: `supply-${side}-fog`, to: `discard-${side}` }];

/** What goes from where to where. Counters that were in sight find their own way; the rest is named here. What dice decide waits for them. */
export function travels(moving: Event, late = 0): Travel[] {
  switch (moving.kind) {
    case 'drew':
      return drawn(moving.side, moving.count, moving.cards);
    case 'reshuffled':
      return [{ from: `discard-${moving.side}`, to: `deck-${moving.side}` }];
    case 'chose':
      return [{ from: `hand-${moving.side}`, to: `chosen-${moving.side}` }];
    case 'shown':
      return [{ from: 'chosen-us', to: 'discard-us' }, { from: 'chosen-ge', to: 'discard-ge' }];
    case 'played':
      return [{ thing: `play:${moving.side}-${moving.card}`, from: `hand-${moving.side}`, to: `play-${moving.side}` }];
    case 'hunkered':
      return [{ from: `hand-${moving.side}`, to: `supply-${moving.side}` }];
    case 'placed':
      return [{ thing: `unit:${moving.unit}`, from: `play-${moving.side}` }];
    case 'stepped':
      return [{ thing: `unit:${moving.unit}` }];
    case 'marked':
      return moving.fog ? fog(moving.side) : [];
    case 'bolstered':
      return [{ from: `supply-${moving.side}-${moving.card}`, to: `discard-${moving.side}` }];
    case 'concealed':
      return moving.fog ? fog(other(moving.side)) : [];
    case 'inspired':
      return [{ thing: `card:${moving.side}-${moving.card}`, from: `play-${moving.side}`, to: `hand-${moving.side}` }];
    case 'fog-lifted':
      return [{ from: `hand-${moving.side}`, to: `removed-${moving.side}` }];
    case 'suppressed':
      return [{ thing: `unit:${moving.unit}`, changes: moving.already ? 'struck' : 'turns', late }];
    case 'rallied':
      return [{ thing: `unit:${moving.unit}`, changes: 'turns', late }];
    case 'casualty':
      return [{ late, from: `${moving.pile}-${moving.side}`, to: `removed-${moving.side}` }];
    case 'counter-removed':
      return [{ late, thing: `unit:${moving.unit}`, to: `removed-${moving.side}` }];
    case 'turn-ended':
      return [
        { from: `play-${moving.side}`, to: `discard-${moving.side}` },
        ...(Object.keys(moving.unplayed).length > 0 ? [{ from: `hand-${moving.side}`, to: `discard-${moving.side}` }] : []),
      ];
    case 'round-began':
    case 'controlled':
    case 'radio-raised':
    case 'targeted':
    case 'target-lifted':
    case 'rolled':
    case 'game-over':
      return [];
  }
}

/** Cards that may be seen come to their places in the hand; the others go there face down. */
function drawn(side: Side, count: number, cards?: Cards): Travel[] {
  const deck = { from: `deck-${side}`, to: `hand-${side}` };
  return cards ? Object.keys(cards).map((card) => ({ thing: `card:${side}-${card}`, ...deck })) : Array.from({ length: count }, () => deck);
}
