import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { happened } from './happened.svelte';
import Map from './Map.svelte';
import { travels } from './travels';
import Tricolours from './Tricolours.svelte';
import type { View } from './view';

export const kit: BoardKit<View> = {
  Board,
  Hand,
  Map,
  Side: Tricolours,
  sideTitle: { id: 'web-dd-board-tricolours' },
  describe,
  travels: (event) => {
    happened.note(event);
    return travels(event);
  },
};
