import type { BoardProps } from '../board';
import type { Text } from '$src/lang/text';
import { cardLabel, cardsLabel, counterLabel, goalLabel, listed, sideLabel, tileParts } from './labels';
import { type Side, SIDES, sideOf, type TileView, type View } from './view';

/** The whole position in sentences, in the order in which a player looks at it. */
export function describe({ view, near, names }: BoardProps<View>): Text[] {
  const mine = sideOf(near);
  const sides: Side[] = [mine, ...SIDES.filter((side) => side !== mine)];
  return [
    { id: 'web-un-board-says-round', args: [['scenario', view.name], ['round', view.round], ['limit', view.round_limit]] },
    turnSentence(view),
    ...sides.flatMap((side) => sideSentences(view, side, names[SIDES.indexOf(side)] ?? '')),
    ...view.map.tiles.map((tile) => tileSentence(view, tile)),
  ];
}

function turnSentence({ stage, turn, marker }: View): Text {
  const holder: [string, Text] = ['marker', sideLabel(marker)];
  if (stage === 'turn' && turn) return { id: 'web-un-board-says-turn', args: [['side', sideLabel(turn)], holder] };
  return { id: stage === 'over' ? 'web-un-board-says-over' : 'web-un-board-says-initiative', args: [holder] };
}

function sideSentences(view: View, side: Side, name: string): Text[] {
  const { hand, chosen, deck, play, discard, supply, removed, removed_cards, pinned, hopeless } = view[side];
  const about = (id: string, ...args: [string, Text | string | number][]): Text => ({ id, args: [['side', sideLabel(side)], ...args] });
  const held = hand.cards ? about('web-un-board-says-hand', ['cards', cardsLabel(hand.cards)]) : about('web-un-board-says-held', ['count', hand.size]);
  return [
    about('web-un-board-says-side', ['name', name], ['goal', goalLabel(view, side)]),
    ...(pinned ? [about('web-un-board-says-pinned')] : []),
    ...(hopeless ? [about('web-un-board-says-hopeless')] : []),
    held,
    ...(chosen ? [chosen.card ? about('web-un-board-says-chosen', ['card', cardLabel(chosen.card)]) : about('web-un-board-says-chosen-hidden')] : []),
    about('web-un-board-says-deck', ['deck', deck], ['removed', removed]),
    about('web-un-board-says-play', ['cards', cardsLabel(play)]),
    about('web-un-board-says-discard', ['cards', cardsLabel(discard)]),
    about('web-un-board-says-supply', ['cards', cardsLabel(supply)]),
    ...(removed_cards && removed > 0 ? [about('web-un-board-says-removed', ['cards', cardsLabel(removed_cards)])] : []),
  ];
}

function tileSentence(view: View, tile: TileView): Text {
  const counters = SIDES.flatMap((side) =>
    view[side].counters.filter((counter) => counter.tile === tile.tile).map((counter) => counterLabel(side, counter)),
  );
  return {
    id: 'web-un-board-says-tile',
    args: [
      ['tile', listed(tileParts(view, tile), { id: 'web-un-board-no-cards' })],
      ['counters', listed(counters, { id: 'web-un-board-no-counters' })],
    ],
  };
}
