import type { Event } from '$src/wire/battle-line';

const flag = (number: number): string => `flag:${number}`;

/** Where an event happened on the table. */
export function places(event: Event): string[] {
  switch (event.kind) {
    case 'placed':
      return [`card:${event.card}`, flag(event.flag)];
    case 'redeployed':
      return [`card:${event.card}`, flag(event.from), ...(event.to === null ? [] : [flag(event.to)])];
    case 'deserted':
      return [flag(event.from)];
    case 'turned-traitor':
      return [`card:${event.card}`, flag(event.from), flag(event.to)];
    case 'claimed':
      return [flag(event.flag)];
    case 'drew':
    case 'put-back':
      return [`deck:${event.deck}`];
    default:
      return [];
  }
}
