import type { BoardKit } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import Overview from './Overview.svelte';
import { story } from './story';
import { travels } from './travels';
import { places } from './where';
import type { Event, View } from '$src/wire/undaunted';

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Map,
  Side: Overview,
  sideTitle: { id: 'web-un-board-cards' },
  places,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event, happened.late);
  },
};
