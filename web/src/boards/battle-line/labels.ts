import { type Text, sentences } from '$src/lang/text';
import type { Things } from '$src/table/things';
import type { Card, FlagView, StrengthView } from '$src/wire/battle-line';

/** What a screen reader says of the things of Battle Line, in the sentences of the game. */

export const cardLabel = (things: Things, card: Card): Text => things.name(`card:${card}`);

/** Several cards as one text, said one after the other. */
export const cardsLabel = (things: Things, cards: readonly Card[]): Text =>
  cards.length > 0 ? { id: 'bl-tell-cards', args: [['cards', cards.map((card) => cardLabel(things, card))]] } : { id: 'web-bl-no-cards' };

const strengthLabel = ({ name, sum }: StrengthView): Text => ({ id: `bl-strength-${name}`, args: [['sum', sum]] });

/** One flag: whose it is, and how both sides stand, the nearer one first. */
export function flagLabel(things: Things, flag: FlagView, near: number, claimable: boolean): Text {
  const state: Text =
    flag.claimed_by === null
      ? { id: claimable ? 'bl-tell-flag-claimable' : 'bl-tell-flag-open', args: [['flag', flag.flag]] }
      : { id: 'bl-tell-flag-claimed', args: [['flag', flag.flag], ['seat', flag.claimed_by]] };
  return sentences(state, ...[near, 1 - near].flatMap((seat) => sideLabels(things, flag, seat)));
}

/** A side: its cards with what lies on the ground there, and what they are or may become. */
function sideLabels(things: Things, flag: FlagView, seat: number): Text[] {
  const side = flag.sides[seat as 0 | 1];
  const ground = [...(flag.fog === seat ? ['fog'] : []), ...(flag.mud === seat ? ['mud'] : [])];
  const cards = [...side.cards, ...ground];
  if (cards.length === 0) return [];
  const said: Text = { id: 'bl-tell-side', args: [['seat', seat], ['cards', cards.map((card) => cardLabel(things, card))]] };
  if (side.formation) return [said, { id: 'bl-tell-is', args: [['strength', strengthLabel(side.formation)]] }];
  return side.could_become ? [said, { id: 'bl-tell-could', args: [['strength', strengthLabel(side.could_become)]] }] : [said];
}
