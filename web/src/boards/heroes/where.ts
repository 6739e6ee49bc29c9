import type { Event, Tile } from '$src/wire/heroes';

const box = (tile: Tile): string => `tile:${tile}`;

/** Where an event happened on the table. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case 'moved':
      return [box(event.from), box(event.to), `unit:${event.unit.tag}`];
    case 'exchanged':
      return event.tiles.map(box);
    case 'attacked':
      return [...(event.from ? [box(event.from)] : []), box(event.at)];
    case 'left':
      return [box(event.from)];
    case 'placed':
    case 'turned-up':
    case 'turned-down':
    case 'marked':
    case 'healed':
    case 'destroyed':
    case 'returned':
    case 'marker-put':
    case 'marker-taken':
    case 'mine-struck':
    case 'controlled':
    case 'revalued':
      return [box(event.tile)];
    case 'activated':
    case 'go-placed':
    case 'go-rolled':
    case 'save-rolled':
    case 'medic-rolled':
      return [`unit:${event.unit.tag}`];
    default:
      return [];
  }
}
