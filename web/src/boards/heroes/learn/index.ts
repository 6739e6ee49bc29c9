import Art from '../Art.svelte';
import type { Learning } from '$src/learn/learning';
import position from './position.json';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

export const learning: Learning = {
  slug: 'heroes',
  turn: ['commands', 'tactic', 'activate', 'go', 'end'],
  wrong: [
    { item: 'suppressed', rule: 'HN-8.5' },
    { item: 'armour', rule: 'HN-13.2' },
    { item: 'hidden', rule: 'HN-26.2' },
    { item: 'early', rule: 'HN-4.7' },
    { item: 'double', rule: 'HN-12.4' },
  ],
  aid: [
    { list: 'tactics', items: ['directives', 'cards', 'manoeuvre', 'unsuppress', 'activate'] },
    { list: 'attack', items: ['declare', 'roll', 'armour', 'save', 'seize'] },
    { list: 'directive', items: ['march', 'pierce', 'plus', 'save', 'go'] },
    { key: 'terrain', kind: 'terrain' },
    { key: 'markers', kind: 'marker' },
  ],
  Picture,
  Sign,
  Art,
  lesson: {
    position,
    seat: 0,
    seats: 2,
    steps: [
      { key: 'aim', at: [], until: { do: 'read' } },
      { key: 'tactic', at: ['tactic:activate'], until: { do: 'click', step: 'tactic:activate' } },
      { key: 'unit', at: ['unit:us-3'], until: { do: 'play' } },
      { key: 'undo', at: [], until: { do: 'undo' } },
      { key: 'again', at: ['tactic:activate', 'unit:us-3'], until: { do: 'play' } },
      { key: 'why', at: ['unit:us-3', 'value:1', 'unit:ge-2'], until: { do: 'ask' } },
      { key: 'odds', at: ['unit:ge-1'], until: { do: 'read' } },
      { key: 'shoot', at: ['unit:ge-1'], until: { do: 'play' } },
      { key: 'seize', at: ['button:end', 'button:stay'], until: { do: 'play' } },
      { key: 'end', at: [], until: { do: 'read' } },
    ],
  },
};
