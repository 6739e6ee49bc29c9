import type { Event } from '$src/wire/dday-dice';

const sector = (id: number | string): string => `sector:${id}`;

/** Where an event happened on the table. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case 'started':
    case 'mg-rolled':
    case 'combat-losses':
      return [sector(event.sector)];
    case 'moved':
      return [sector(event.from), sector(event.to)];
    case 'rolled':
      return event.dice.map(({ die }) => `die:${die}`);
    case 'locked':
    case 'marked':
    case 'die-set':
    case 'cancelled':
      return [`die:${event.die}`];
    case 'collected':
    case 'gained':
      return ['resource:soldiers', 'resource:stars', 'resource:courage', 'resource:points'];
    case 'soldiers-lost':
    case 'mine-losses':
      return ['resource:soldiers'];
    default:
      return [];
  }
}
