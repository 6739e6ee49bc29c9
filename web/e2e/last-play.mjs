// What tests and pictures begin from alike; scripts read no TypeScript.

/** The first seat is hers, the other a bot's; and the other way round. */
export const FIRST = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
export const SECOND = [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }];

/** Example E10 of Undaunted's rules: one Control of the German Riflemen wins the game. */
export const UNDAUNTED_LAST_PLAY = {
  setup: { scenario: '1' },
  round: 5,
  marker: 'us',
  turn: 'ge',
  us: { counters: { 'scout-a': '7A', 'rifle-a': '2B' }, hand: [], deck: ['sergeant', 'rifle-a'], discard: ['rifle-b'] },
  ge: { counters: { 'scout-a': '12B', 'rifle-a': '13B', 'rifle-b': '5B' }, 'also-scouted': ['13B', '12B'], hand: ['scout-a', 'rifle-a'], deck: ['rifle-b'] },
};
