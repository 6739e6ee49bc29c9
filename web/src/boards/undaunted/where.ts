import type { Event } from '$src/wire/undaunted';

const unit = (name: string): string => `unit:${name}`;
const tile = (name: string): string => `tile:${name}`;

/** Where an event happened on the table. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case 'stepped':
      return [unit(event.unit), tile(event.from), tile(event.to)];
    case 'placed':
      return [unit(event.unit), tile(event.tile)];
    case 'marked':
    case 'controlled':
    case 'radio-raised':
    case 'targeted':
      return [tile(event.tile)];
    case 'rolled':
      return [unit(event.target)];
    case 'rallied':
    case 'suppressed':
    case 'casualty':
    case 'counter-removed':
      return [unit(event.unit)];
    case 'played':
      return [unit(`${event.side}-${event.card}`)];
    case 'bolstered':
      return [`supply:${event.side}-${event.card}`];
    default:
      return [];
  }
}
