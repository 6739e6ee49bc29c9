import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { counts } from './counts';
import { asked, portrait } from './figures';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import Overview from './Overview.svelte';
import { outlook } from './outlook';
import { story } from './story';
import { travels } from './travels';
import { places } from './where';
import type { Event, View } from '$src/wire/heroes';

export const kit: BoardKit<View, Event> = {
  Board,
  Hand,
  Map,
  Side: Overview,
  sideTitle: { id: 'web-hn-board-cards' },
  sideHeading: { id: 'web-hn-board-aim' },
  outlook,
  face: (_, seat) => portrait(seat),
  asked,
  minor: ['button:quiet'],
  counts,
  turns: ({ turn, turns }) => ({ label: { id: 'web-hn-board-turn' }, at: turn, of: turns }),
  places,
  story,
  travels: (event) => {
    happened.note(event);
    return travels(event, happened.late);
  },
};
