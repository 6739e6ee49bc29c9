import type { Text } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { Cards, Kind } from '$src/wire/undaunted';

/** What a card or a counter is drawn as. */
export interface Sign {
  title: string;
  /** `A`, `B`, `C`, or nothing. */
  squad: string;
}

export const signOf = (things: Things, kind: Kind): Sign => ({ title: things.is(cardThing(kind), 'title'), squad: things.is(cardThing(kind), 'squad') });

/** One action on a card. */
export interface Deed {
  name: string;
  label: Text;
  /** Steps, cards or dice; some actions have no number. */
  strength: number | null;
}

export interface Face extends Sign {
  initiative: number | null;
  /** The squad that its actions are limited to, if they are. */
  only: string;
  deeds: Deed[];
}

/** Cards of one kind are printed alike on both sides. */
export const cardThing = (kind: Kind): string => `card:us-${kind}`;

/** The actions that are printed on a card. */
export function deedsOf(things: Things, card: string): Deed[] {
  const deeds = (things.get(card)?.figures ?? []).filter(({ key }) => things.get(`action:${key}`) !== undefined);
  return deeds.map(({ key, label, value }) => ({ name: key, label, strength: typeof value === 'number' ? value : null }));
}

/** A card with all that the game prints on it. */
export function faceOf(things: Things, kind: Kind): Face {
  const thing = cardThing(kind);
  return {
    ...signOf(things, kind),
    initiative: things.number(thing, 'initiative'),
    only: String(things.figure(thing, 'own-squad') ?? ''),
    deeds: deedsOf(things, thing),
  };
}

/** The kinds of a pile with their numbers, the highest initiative first. */
export function stacks(things: Things, cards: Cards): { kind: Kind; count: number }[] {
  const initiative = (kind: Kind) => things.number(cardThing(kind), 'initiative') ?? 0;
  return Object.entries(cards)
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => initiative(b.kind) - initiative(a.kind) || a.kind.localeCompare(b.kind));
}

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
