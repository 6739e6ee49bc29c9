import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { breaks } from './breaks';
import { asked, portrait } from './figures';
import { groups } from './groups.svelte';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import Outlook from './Outlook.svelte';
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
  Side: Outlook,
  sideTitle: { id: 'web-ad-board-outlook' },
  face: portrait,
  asked,
  counts: (view, seat) =>
    (view.seats[seat]?.powers ?? []).map((power, _, { length }) => ({
      label: length > 1 ? { id: 'web-ad-board-losses-of', args: [['power', { id: `web-ad-board-short-${power}` }]] } : { id: 'web-ad-board-losses' },
      value: view.supply.filter((stack) => stack.power === power).reduce((sum, { count }) => sum + count, 0),
    })),
  turns: ({ turn, turns }) => ({ label: { id: 'web-ad-board-turns' }, at: turn, of: turns }),
  places,
  breaks,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event, happened.late);
  },
  helper: groups,
};
