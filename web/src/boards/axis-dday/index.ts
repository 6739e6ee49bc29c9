import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { breaks } from './breaks';
import Charts from './Charts.svelte';
import { groups } from './groups.svelte';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import { standing } from './standing.svelte';
import { story } from './story';
import { travels } from './travels';
import { places } from './where';
import type { Event, View } from '$src/wire/axis-dday';

groups.start();
standing.start();

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Map,
  Side: Charts,
  sideTitle: { id: 'web-ad-board-charts' },
  places,
  breaks,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event, happened.late);
  },
  helper: groups,
};
