import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { asked, counts, face, turns } from './faces';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import { story } from './story';
import { travels } from './travels';
import Unseen from './Unseen.svelte';
import { places } from './where';
import type { Event, View } from '$src/wire/battle-line';

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Side: Unseen,
  sideTitle: { id: 'web-bl-unseen' },
  face,
  asked,
  counts,
  turns,
  places,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event);
  },
};
