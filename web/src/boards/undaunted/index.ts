import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { faceOfSide, faceOfSteps } from './figures';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import Overview from './Overview.svelte';
import { sideOf } from './sides';
import { story } from './story';
import { travels } from './travels';
import { places } from './where';
import type { Event, View } from '$src/wire/undaunted';

/** A limit that ends matches which go on for ever is no track to count on. */
const COUNTABLE = 20;

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Map,
  Side: Overview,
  sideTitle: { id: 'web-un-board-cards' },
  face: (_, seat) => faceOfSide(sideOf(seat)),
  asked: (_, chosen) => faceOfSteps(chosen),
  counts: (view, seat) => {
    const { points, goal, hand, deck, removed } = view[sideOf(seat)];
    return [
      { label: { id: 'web-counts-points' }, value: goal === 'pin' ? points : `${points}/${goal}` },
      { label: { id: 'web-un-board-hand' }, value: hand.size },
      { label: { id: 'web-un-board-deck' }, value: deck },
      { label: { id: 'web-un-board-removed' }, value: removed },
    ];
  },
  turns: ({ round, round_limit: limit }) => ({ label: { id: 'web-un-board-round' }, at: round, ...(limit <= COUNTABLE ? { of: limit } : {}) }),
  places,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event, happened.late);
  },
};
