import type { Travel } from '../board';
import type { CardLabel, Event, Side, UnitLabel } from '$src/wire/heroes';

const whole = ({ tag }: UnitLabel): string => `unit:${tag}`;
const gone = (unit: UnitLabel, pile: string, late: number): Travel[] => [{ thing: whole(unit), to: `${pile}-${unit.side}`, late }];
const turns = (unit: UnitLabel, late: number): Travel[] => [{ thing: whole(unit), changes: 'turns', late }];

/** What goes from where to where. Units that were in sight find their own way; the rest is named here. What dice decide waits for them. */
export function travels(moving: Event, late = 0): Travel[] {
  switch (moving.kind) {
    case 'drew':
      return drawn('reserve', moving.side, moving.count, moving.cards);
    case 'received':
      return drawn('aside', moving.side, moving.cards.length, moving.cards);
    case 'picked':
      return drawn('reserve', moving.side, 1, moving.card ? [moving.card] : undefined);
    case 'placed':
      return [{ thing: whole(moving.unit), from: `hand-${moving.unit.side}` }];
    case 'exchanged':
      return moving.units.map((unit) => ({ thing: whole(unit) }));
    case 'moved':
      return [{ thing: whole(moving.unit) }];
    case 'left':
      return gone(moving.unit, 'escaped', late);
    case 'turned-up':
      return moving.decoy ? gone(moving.unit, 'discard', late) : turns(moving.unit, late);
    case 'destroyed':
      return gone(moving.unit, 'discard', late);
    case 'returned':
      return gone(moving.unit, 'reserve', late);
    case 'turned-down':
    case 'unsuppressed':
      return turns(moving.unit, late);
    case 'marked':
      return [{ thing: whole(moving.unit), changes: moving.suppressed > 0 ? 'turns' : 'struck', late }];
    case 'event-played':
      return [{ ...(moving.card ? { thing: `card:${moving.card.id}` } : {}), from: `hand-${moving.side}`, to: `discard-${moving.side}` }];
    case 'hero-joined':
      return [{ thing: `card:${moving.card.id}`, from: `hand-${moving.side}`, to: `unit-${moving.unit.tag}` }];
    case 'go-placed':
      return [{ from: `commands-${moving.unit.side}`, to: `unit-${moving.unit.tag}` }];
    case 'phase-began':
    case 'tactic-chosen':
    case 'directives-taken':
    case 'directives-lost':
    case 'directive-used':
    case 'activated':
    case 'activation-ended':
    case 'attacked':
    case 'go-rolled':
    case 'rolled':
    case 'resolved':
    case 'save-rolled':
    case 'healed':
    case 'medic-rolled':
    case 'marker-put':
    case 'marker-taken':
    case 'marker-given':
    case 'mine-struck':
    case 'controlled':
    case 'surrender-rolled':
    case 'rout-rolled':
    case 'hand-seen':
    case 'revalued':
    case 'effect-ended':
    case 'phase-ended':
    case 'over':
      return [];
  }
}

/** Cards that may be seen come to their places in the hand; the others go there face down. */
function drawn(pile: string, side: Side, count: number, cards?: readonly CardLabel[]): Travel[] {
  const way = { from: `${pile}-${side}`, to: `hand-${side}` };
  return cards ? cards.map(({ id }) => ({ thing: `card:${id}`, ...way })) : Array.from({ length: count }, () => way);
}
