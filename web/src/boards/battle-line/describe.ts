import type { BoardProps } from '../board';
import type { Text } from '$src/lang/text';
import { cardsLabel, sideLabel } from './labels';
import type { FlagView, View } from './view';

/** The whole position in sentences, in the order in which a player looks at it. */
export function describe({ view, near, names }: BoardProps<View>): Text[] {
  const far = 1 - near;
  const name = (seat: number) => names[seat] ?? '';
  const hand = view.hands[near as 0 | 1];
  const other = view.hands[far as 0 | 1];
  const sentences: Text[] = [{ id: 'web-bl-says-turn', args: [['turn', view.turn], ['name', name(view.turn_of)]] }];
  for (const flag of view.flags) sentences.push(flagSentence(flag, near, names));
  if (hand.cards) sentences.push({ id: 'web-bl-says-hand', args: [['name', name(near)], ['cards', cardsLabel(hand.cards)]] });
  sentences.push({
    id: 'web-bl-says-other-hand',
    args: [['name', name(far)], ['troops', other.troops], ['tactics', other.tactics]],
  });
  sentences.push({
    id: 'web-bl-says-decks',
    args: [['troops', view.decks.troops.size], ['tactics', view.decks.tactics.size]],
  });
  if (view.discards.length > 0) sentences.push({ id: 'web-bl-says-discards', args: [['cards', cardsLabel(view.discards)]] });
  return sentences;
}

/** One flag: whose it is, what lies there, and both sides. */
export function flagSentence(flag: FlagView, near: number, names: readonly string[]): Text {
  const far = 1 - near;
  return {
    id: 'web-bl-says-flag',
    args: [
      ['flag', flag.flag],
      ['claimed', flag.claimed_by === null ? 'no' : 'yes'],
      ['owner', flag.claimed_by === null ? '' : (names[flag.claimed_by] ?? '')],
      ['fog', flag.fog === null ? 'no' : 'yes'],
      ['mud', flag.mud === null ? 'no' : 'yes'],
      ['near', names[near] ?? ''],
      ['nearside', sideLabel(flag, near)],
      ['far', names[far] ?? ''],
      ['farside', sideLabel(flag, far)],
    ],
  };
}
