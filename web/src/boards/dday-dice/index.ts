import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { asked, counts, face, foe, turns } from './company';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import Side from './Side.svelte';
import { story } from './story';
import { travels } from './travels';
import { places } from './where';
import type { Event, View } from '$src/wire/dday-dice';

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Map,
  Side,
  sideTitle: { id: 'web-dd-board-shelf' },
  face,
  foe,
  asked,
  counts,
  turns,
  places,
  // One line for a re-roll: it names the dice that were laid aside for it.
  passing: ({ kind }) => kind === 'marked',
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event);
  },
};
