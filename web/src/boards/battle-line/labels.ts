import type { Text } from '$src/lang/text';
import { faceOf } from './cards';
import type { FlagView, StrengthView } from './view';

/** What the things of Battle Line are called: the messages of the rules crate, with their arguments. */

export function cardLabel(card: string): Text {
  const face = faceOf(card);
  if (face.kind === 'tactic') return { id: `bl-card-${face.name}` };
  return {
    id: 'bl-card-troop',
    args: [
      ['colour', { id: `bl-colour-${face.colour}` }],
      ['value', face.value],
    ],
  };
}

export const flagLabel = (flag: number): Text => ({ id: 'bl-step-flag', args: [['flag', flag]] });

export const deckLabel = (deck: 'troops' | 'tactics'): Text => ({ id: `bl-deck-${deck}` });

export const strengthLabel = (strength: StrengthView): Text => ({
  id: `bl-strength-${strength.name}`,
  args: [['sum', strength.sum]],
});

/** Several cards as one text, said one after the other. */
export function cardsLabel(cards: readonly string[]): Text {
  const [first, ...rest] = cards;
  if (first === undefined) return { id: 'web-bl-no-cards' };
  return rest.reduce<Text>(
    (said, card) => ({ id: 'web-and-then', args: [['first', said], ['second', cardLabel(card)]] }),
    cardLabel(first),
  );
}

/** How a side stands: its cards, and what they are or may become. */
export function sideLabel(flag: FlagView, seat: number): Text {
  const side = flag.sides[seat as 0 | 1];
  const cards = cardsLabel(side.cards);
  if (side.formation) return { id: 'web-bl-side-complete', args: [['cards', cards], ['strength', strengthLabel(side.formation)]] };
  if (side.could_become && side.cards.length > 0) {
    return { id: 'web-bl-side-growing', args: [['cards', cards], ['strength', strengthLabel(side.could_become)]] };
  }
  return cards;
}
