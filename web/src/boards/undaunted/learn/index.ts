import Art from '../Art.svelte';
import type { Learning } from '$src/learn/learning';
import position from './position.json';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

export const learning: Learning = {
  slug: 'undaunted',
  turn: ['draw', 'initiative', 'play', 'end'],
  wrong: [
    { item: 'marker', rule: 'UN-9.6' },
    { item: 'fog', rule: 'UN-9.13' },
    { item: 'casualty', rule: 'UN-12.1' },
    { item: 'rally', rule: 'UN-8.2' },
    { item: 'control', rule: 'UN-13.3' },
  ],
  aid: [
    { list: 'attack', items: ['defence', 'dice', 'hit'] },
    { key: 'actions', kind: 'action' },
    // Both sides have the same cards.
    { key: 'cards', kind: 'card', only: (name) => name.startsWith('us-') && !/-[bc]$/.test(name), figures: ['initiative', 'copies'] },
    { key: 'markers', kind: 'marker' },
  ],
  Picture,
  Sign,
  Art,
  lesson: {
    position,
    seat: 1,
    seats: 2,
    steps: [
      { key: 'aim', at: [], until: { do: 'read' } },
      { key: 'card', at: ['card:ge-scout-a'], until: { do: 'click', step: 'card:ge-scout-a' } },
      { key: 'scout', at: ['action:scout', 'tile:12b', 'button:stop'], until: { do: 'play' } },
      { key: 'undo', at: [], until: { do: 'undo' } },
      { key: 'again', at: ['card:ge-scout-a', 'action:scout', 'tile:12b', 'button:stop'], until: { do: 'play' } },
      { key: 'why', at: ['card:ge-rifle-a', 'action:move', 'tile:3b'], until: { do: 'ask' } },
      { key: 'odds', at: ['card:ge-rifle-a', 'action:attack'], until: { do: 'click', step: 'action:attack' } },
      { key: 'attack', at: ['unit:us-scout-a', 'unit:us-scout-b', 'unit:us-rifle-a', 'unit:us-rifle-b'], until: { do: 'play' } },
      { key: 'bolster', at: ['card:ge-sergeant', 'action:bolster'], until: { do: 'play' } },
      { key: 'end', at: [], until: { do: 'read' } },
    ],
  },
};
