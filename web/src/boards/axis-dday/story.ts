import type { Chapter, Story } from '../board';
import type { Event, Side, Unit, View, Zone } from '$src/wire/axis-dday';
import type { Things } from '$src/table/things';
import { sideOfUnit } from './sides';

const sideIndex = (side: Side): number => (side === 'axis' ? 0 : 1);
const ownerOf = (things: Things, unit: Unit): number => sideIndex(sideOfUnit(things, unit));

const fired = (side: number, hits: number, expected: number): Chapter => ({
  luck: { side, rolled: hits, expected: expected / 1000 },
  deeds: [{ side, what: 'web-deed-hits', count: hits }],
});

/** The Axis and the Allies, one or two of them: the curve counts the zones that each holds. */
export const story: Story<View, Event> = {
  counts: { id: 'web-counts-zones' },
  dice: { id: 'web-luck-hits' },
  final: ({ zones }) => [zones.filter(({ control }) => control === 'axis').length, zones.filter(({ control }) => control === 'allies').length],
  teller: (things) => {
    const held = new Map<Zone, Side | null>();
    return (event) => tell(event, things, held);
  },
};

function tell(event: Event, things: Things, held: Map<Zone, Side | null>): Chapter | null {
  switch (event.kind) {
    case 'control-changed':
      return changed(event.zone, event.control, held);
    case 'battle-rolled':
      return fired(sideIndex(event.side), event.hits, event.expected);
    case 'shot':
      return fired(1 - ownerOf(things, event.target), event.hit ? 1 : 0, event.expected);
    case 'battle-began':
      return { deeds: [{ side: sideIndex(event.attacker), what: 'web-deed-attacks', count: 1 }] };
    case 'casualty':
    case 'destroyed':
      return { deeds: [{ side: ownerOf(things, event.unit), what: 'web-deed-losses', count: event.count }] };
    default:
      return null;
  }
}

/** At first the Axis holds every zone (AD-4.6). */
function changed(zone: Zone, control: Side | null, held: Map<Zone, Side | null>): Chapter {
  const before = held.has(zone) ? (held.get(zone) ?? null) : 'axis';
  held.set(zone, control);
  if (before === control) return {};
  return {
    gains: [...(before ? [{ side: sideIndex(before), amount: -1 }] : []), ...(control ? [{ side: sideIndex(control), amount: 1 }] : [])],
    deeds: control ? [{ side: sideIndex(control), what: 'web-deed-taken', count: 1 }] : [],
  };
}
