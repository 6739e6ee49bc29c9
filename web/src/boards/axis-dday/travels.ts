import type { Travel } from '../board';
import type { Event, Spot, Unit } from '$src/wire/axis-dday';

/** Where a place lies on the table: `zone:14` is the anchor `zone-14`. */
export const anchorOf = (spot: Spot): string => spot.replace(':', '-');

/** Where a unit comes from: the Axis by the road into the zone that it enters, the Allies from over the sea. */
const startOf = (from: Spot, to: Spot): string => (/^chart:(rennes|rouen)$/.test(from) ? anchorOf(to).replace(/^zone-/, 'entry-') : anchorOf(from));

/** The thing that shows a unit at a place, by the name it has there. */
function shownAt(spot: Spot, unit: Unit): string {
  if (spot === 'airfield') return `unit:${unit}`;
  return spot.startsWith('zone:') || spot.startsWith('box:') ? `${spot} unit:${unit}` : `unit:${unit}`;
}

/** What goes from where to where: one of a stack leaves its place, passes another perhaps, and joins the next. What dice decide waits for them. */
export function travels(moving: Event, late = 0): Travel[] {
  switch (moving.kind) {
    case 'moved': {
      const look = shownAt(moving.from, moving.unit);
      const stops = [moving.from, ...(moving.via === undefined ? [] : [`zone:${moving.via}`]), moving.to];
      return stops.slice(1).map((to, index) => ({ from: index === 0 ? startOf(moving.from, moving.to) : anchorOf(stops[index]!), to: anchorOf(to), look }));
    }
    case 'destroyed':
      return [{ from: anchorOf(moving.at), to: 'supply', look: shownAt(moving.at, moving.unit), late }];
    // A casualty is set aside on the battle board; it still fires (AD-8.6).
    case 'casualty': {
      const zone = `zone:${moving.zone}`;
      return [{ from: anchorOf(zone), to: 'casualties', look: shownAt(zone, moving.unit), late }];
    }
    default:
      return [];
  }
}
