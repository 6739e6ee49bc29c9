import Art from '../Art.svelte';
import type { Learning } from '$src/learn/learning';
import position from './position.json';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

/** The zone that the boats before Gold Beach lead to. */
const BAYEUX = 'zone:15';

export const learning: Learning = {
  slug: 'axis-dday',
  turn: ['cards', 'air', 'land', 'fight', 'axis', 'reinforce'],
  wrong: [
    { item: 'retreat', rule: 'AD-6.12' },
    { item: 'cycle', rule: 'AD-8.11' },
    { item: 'back', rule: 'AD-8.7' },
    { item: 'empty', rule: 'AD-14.2' },
    { item: 'hold', rule: 'AD-15.3' },
  ],
  aid: [
    { list: 'battle', items: ['attack', 'defend', 'remove'] },
    { key: 'units', kind: 'unit', figures: ['attack', 'defence', 'move'], terse: true },
    { key: 'orders', kind: 'order', figures: ['number', 'side'] },
  ],
  Picture,
  Sign,
  Art,
  lesson: {
    position,
    seat: 1,
    seats: 2,
    steps: [
      { key: 'aim', at: ['zone:2', 'zone:26', 'zone:30'], until: { do: 'read' } },
      { key: 'order', at: ['order:10'], until: { do: 'read' } },
      { key: 'box', at: ['box:gold'], until: { do: 'click', step: 'box:gold' } },
      { key: 'land', at: ['box:gold unit:uk-infantry', BAYEUX], until: { do: 'play' } },
      { key: 'undo', at: [], until: { do: 'undo' } },
      { key: 'again', at: ['box:gold'], until: { do: 'play' } },
      { key: 'why', at: ['zone:30'], until: { do: 'ask' } },
      { key: 'odds', at: [BAYEUX], until: { do: 'read' } },
      { key: 'done', at: ['button:done'], until: { do: 'play' } },
      { key: 'end', at: [], until: { do: 'read' } },
    ],
  },
};
