import { test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { Player } from './player';

const BOT: NewSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
const HAND = ['red-7', 'red-8', 'orange-5', 'orange-6', 'yellow-10', 'leader-lion', 'horse'];
const WINGS = [
  { flag: 1, 'claimed-by': 0 },
  { flag: 2, sides: [['red-4', 'red-5'], ['blue-4', 'blue-5', 'blue-6']] },
  { flag: 3, sides: [['green-4', 'green-5', 'green-6', 'green-8'], ['blue-9', 'blue-10']], mud: 0 },
  { flag: 4, sides: [['yellow-4', 'yellow-5'], ['purple-4', 'purple-5', 'purple-6']], fog: 1 },
  { flag: 9, 'claimed-by': 1 },
];

/** Moments of a match, with what is clicked there: the first card, its flag, the decks, a claim, guile cards that ask for more, hands full and nearly empty. */
const MOMENTS: [unknown, ...string[]][] = [
  [{ turn: 0, step: 'play', hands: [HAND.slice(0, 5), ['purple-9']] }],
  [{ turn: 0, step: 'play', hands: [HAND, ['purple-9']] }, 'card:red-7'],
  [{ turn: 0, step: 'play', flags: WINGS, hands: [HAND, ['purple-9']] }, 'card:red-7', 'flag:2'],
  [{ turn: 0, step: 'play', flags: WINGS, hands: [[...HAND.slice(0, 4), 'redeploy', 'deserter', 'traitor'], ['purple-9']], guile: [[], ['scout']] }],
  [{ turn: 0, step: 'play', flags: WINGS, hands: [[...HAND.slice(0, 4), 'redeploy', 'deserter', 'traitor'], ['purple-9']], guile: [[], ['scout']] }, 'card:redeploy'],
  [{ turn: 0, step: 'claim', flags: [{ flag: 3, sides: [['green-8', 'green-9', 'green-10'], ['blue-9', 'orange-10']] }], hands: [['red-7', 'red-8'], ['purple-9']] }],
  [{ turn: 0, step: 'play', flags: WINGS, hands: [['red-7'], ['purple-9']] }, 'card:red-7'],
];

test('on a phone everything on the board and in the hand is large enough for a finger', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  for (const [position, ...clicks] of MOMENTS) {
    await ada.begins('battle-line', position, BOT);
    await ada.chooses(...clicks);
    await ada.fitsFingers();
  }
  await ada.shows('targets');
});
