import Art from '../Art.svelte';
import type { Learning } from '$src/learn/learning';
import position from './position.json';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

/** Troops are called by colour and value, tactics by their name. */
const isTactic = (name: string): boolean => !/-\d+$/.test(name);

export const learning: Learning = {
  slug: 'battle-line',
  turn: ['play', 'claim', 'draw'],
  wrong: [
    { item: 'order', rule: 'BL-5.1' },
    { item: 'proof', rule: 'BL-8.2' },
    { item: 'complete', rule: 'BL-8.13' },
    { item: 'tactics', rule: 'BL-9.2' },
    { item: 'itself', rule: 'BL-7.6' },
  ],
  aid: [
    { key: 'formations', kind: 'formation', backwards: true },
    { key: 'tactics', kind: 'card', only: isTactic },
    { key: 'decks', kind: 'deck' },
  ],
  Picture,
  Sign,
  Art,
  lesson: {
    position,
    seat: 0,
    seats: 2,
    steps: [
      { key: 'aim', at: ['flag:3'], until: { do: 'read' } },
      { key: 'card', at: ['card:blue-10'], until: { do: 'click', step: 'card:blue-10' } },
      { key: 'why', at: ['flag:3'], until: { do: 'ask' } },
      { key: 'place', at: ['flag:4'], until: { do: 'play' } },
      { key: 'undo', at: [], until: { do: 'undo' } },
      { key: 'again', at: ['card:blue-10', 'flag:4'], until: { do: 'play' } },
      { key: 'claim', at: ['flag:4'], until: { do: 'play' } },
      { key: 'draw', at: ['deck:troops', 'deck:tactics'], until: { do: 'play' } },
      { key: 'odds', at: [], until: { do: 'turn' } },
      { key: 'end', at: [], until: { do: 'read' } },
    ],
  },
};
