import type { BoardKit } from '../board';
import Board from './Board.svelte';
import { describe } from './describe';
import Hand from './Hand.svelte';
import { travels } from './travels';
import Unseen from './Unseen.svelte';
import type { View } from './view';

export const kit: BoardKit<View> = { Board, Hand, Side: Unseen, sideTitle: { id: 'web-bl-unseen' }, describe, travels };
