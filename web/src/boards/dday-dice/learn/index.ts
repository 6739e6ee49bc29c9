import Art from '../Art.svelte';
import type { Learning } from '$src/learn/learning';
import position from './position.json';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

/** What stands in sectors and beside dice; the rest explains itself where it is. */
const SIGNS = ['def', 'mg', 'white', 'black', 'have', 'sacrifice', 'discard', 'bonus', 'penalty', 'here', 'dice', 'no-lock', 'no-items', 'award', 'max-units', 'special', 'mines', 'obstacle', 'bunker'];

export const learning: Learning = {
  slug: 'dday-dice',
  turn: ['dice', 'upkeep', 'marker', 'supply', 'move', 'combat'],
  wrong: [
    { item: 'lock', rule: 'DD-4.2' },
    { item: 'skull', rule: 'DD-6.1' },
    { item: 'stay', rule: 'DD-10.3' },
    { item: 'back', rule: 'DD-16.3' },
    { item: 'losses', rule: 'DD-18.1' },
  ],
  aid: [
    { key: 'faces', kind: 'face' },
    { key: 'bonuses', kind: 'bonus' },
    { key: 'resources', kind: 'resource' },
    { key: 'markers', kind: 'marker' },
    { key: 'signs', kind: 'sign', only: (name) => SIGNS.includes(name) },
  ],
  Picture,
  Sign,
  Art,
  lesson: {
    position,
    seat: 0,
    seats: 1,
    steps: [
      { key: 'aim', at: ['sector:bunker'], until: { do: 'read' } },
      { key: 'die', at: ['die:r1'], until: { do: 'play' } },
      { key: 'undo', at: [], until: { do: 'undo' } },
      { key: 'two', at: ['die:r1'], until: { do: 'play' } },
      { key: 'lock', at: ['die:w1'], until: { do: 'click', step: 'die:w1' } },
      { key: 'why', at: ['sector:2'], until: { do: 'ask' } },
      { key: 'odds', at: ['die:b1'], until: { do: 'read' } },
      { key: 'roll', at: ['die:r2', 'die:w2', 'die:b1', 'die:b2'], until: { do: 'play' } },
      { key: 'supply', at: ['button:stop'], until: { do: 'read' } },
      { key: 'end', at: [], until: { do: 'read' } },
    ],
  },
};
