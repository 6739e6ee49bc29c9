import { expect, test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { OTHER_LANGUAGES } from './languages';
import { notes } from './noting';
import { UNDAUNTED_LAST_PLAY } from './last-play.mjs';
import { Player } from './player';

const US: NewSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
const GERMANY: NewSeat[] = [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }];

/** Scenario 1 as it is set up, in the first turn of the US, with a card of each kind in hand. */
const TURN = { setup: { scenario: '1' }, turn: 'us', marker: 'us', us: { hand: ['sergeant', 'rifle-a', 'scout-a', 'fog'] } };

/** Scenario 8 with suppressed units, targets and many counters on a tile: the Machine Gunners of the US may suppress anybody. */
const CROWDED = {
  setup: { scenario: '8' },
  round: 26,
  marker: 'ge',
  turn: 'us',
  us: {
    counters: { 'scout-a': '1b', 'scout-b': '4b', 'rifle-a': '2a', 'rifle-b': '2a', 'rifle-c': '16a', sniper: '2a', 'gunner-a': '2a', 'gunner-b': '16a', 'gunner-c': '16a', mortar: '4b' },
    suppressed: ['scout-a', 'rifle-a'],
    scouted: ['6b', '1b', '10a', '4b', '11b', '5b', '2a', '3b'],
    controlled: ['16a'],
    target: '10a',
    hand: ['gunner-a', 'gunner-b'],
    play: ['guide'],
    discard: ['fog x3', 'gunner-a', 'leader-b', 'mortar x2', 'rifle-a x2', 'rifle-b x2', 'rifle-c', 'scout-a x2', 'scout-b'],
    deck: ['fog x3', 'gunner-a', 'gunner-b x2', 'gunner-c', 'mortar', 'rifle-b', 'scout-a', 'scout-b x2', 'sergeant'],
    removed: ['sniper'],
  },
  ge: {
    counters: { 'scout-a': '2a', 'scout-b': '8b', 'rifle-a': '10a', 'rifle-b': '12a', 'rifle-c': '12a', 'gunner-b': '12a', mortar: '9a' },
    suppressed: ['rifle-a', 'rifle-c'],
    scouted: ['7b', '8b', '1b', '4b', '11b', '5b', '2a', '3b', '13a', '9a'],
    controlled: ['12a', '10a'],
    target: '1b',
    discard: ['fog x5', 'gunner-b x2', 'mortar x2', 'scout-a', 'scout-b'],
    deck: ['fog x5', 'gunner-b', 'leader-b', 'mortar', 'rifle-b', 'scout-a', 'sergeant', 'sniper'],
  },
};

test('from the home page to the first card', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.page.getByRole('listitem').filter({ hasText: 'Undaunted' }).getByRole('button', { name: 'Play now against a bot' }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('.un-tile')).toHaveCount(12);
  await expect(ada.page.locator('.un-counter')).toHaveCount(8);
  await ada.shows('undaunted-start');
  await ada.isAccessible();

  // The card that is chosen for initiative leaves the hand, by keyboard as well. A hit of the bot may take another before one looks.
  const card = ada.page.locator('.un-card[data-standing="lit"]').first();
  await card.focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('group', { name: /^Hand of Germany, cards: [0-3]$/ })).toBeVisible();
});

test('the last play of a match', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', UNDAUNTED_LAST_PLAY, GERMANY);
  await ada.shows('undaunted-middle');
  await ada.isAccessible();
  await ada.chooses('card:ge-rifle-a', 'action:control');
  await expect(ada.over).toContainText('You have won!');
  await ada.shows('undaunted-over');
  await ada.isAccessible();
});

test('a card, its actions, and the chance over each target', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  await ada.chooses('card:us-rifle-a');
  await expect(ada.page.locator('.un-card[data-standing="chosen"]')).toHaveCount(1);
  await ada.shows('undaunted-actions');
  await ada.isAccessible();

  await ada.chooses('action:attack');
  const targets = ada.page.locator('.un-counter[data-standing="lit"]');
  await expect(targets).toHaveCount(4);
  for (const target of await targets.all()) {
    await expect(target.locator('.headline')).toHaveText(/^\d+%$/);
    await expect(target).toHaveAccessibleName(/German .*defence \d.*\d+%$/);
  }
  await ada.shows('undaunted-attack');
  await ada.isAccessible();
  await targets.first().click();
  await expect(ada.page.locator('.dispatch .die')).not.toHaveCount(0);
  await ada.shows('undaunted-dice');
});

test('a bolster takes cards of the supply', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  await ada.chooses('card:us-sergeant', 'action:bolster');
  const stacks = ada.page.locator('button[data-step^="supply:"][data-standing="lit"]');
  await expect(stacks).not.toHaveCount(0);
  await ada.shows('undaunted-bolster');
  await ada.isAccessible();
  await ada.chooses('supply:us-rifle-a');
  await expect(ada.page.getByRole('img', { name: /US, cards in the discard: 1; Rifleman A/ })).toBeVisible();
});

for (const dark of [false, true]) {
  test(`all that can lie on a map, ${dark ? 'by lamplight' : 'by day'}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { dark });
    await ada.begins('undaunted', CROWDED, US);
    await expect(ada.page.locator('.un-tile')).toHaveCount(18);
    await expect(ada.page.locator('.un-counter')).toHaveCount(17);
    await expect(ada.page.getByRole('button', { name: /German Riflemen A, defence 4, suppressed/ })).toHaveCount(1);
    await ada.shows(`undaunted-example${dark ? '-dark' : ''}`);
    await ada.isAccessible();
    await ada.chooses('card:us-gunner-a', 'action:suppress');
    await expect(ada.page.locator('.un-counter[data-standing="lit"]')).toHaveCount(7);
    await ada.shows(`undaunted-example-suppress${dark ? '-dark' : ''}`);
    await ada.isAccessible();
  });
}

test('the position is told in words', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  await ada.page.keyboard.press('d');
  const told = ada.page.getByRole('dialog');
  await expect(told).toContainText('Ada leads US');
  await expect(told).toContainText('Tile 17B, forest, cover 3.');
  await expect(told).toContainText('US Scouts A.');
  await ada.shows('undaunted-words');
  await ada.isAccessible();
  await ada.page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);

  if (info.project.name === 'phone') {
    await ada.page.getByRole('tab', { name: 'Cards' }).click();
    await expect(ada.page.getByRole('tabpanel').getByRole('row', { name: /^Fog of War/ })).toBeVisible();
    await ada.shows('undaunted-cards');
    await ada.isAccessible();
    await ada.closesDrawer();
  }
});

test('a large map is seen whole where there is a pointer, and can be enlarged', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'on a phone it is panned, so that fingers hit what they mean');
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', { setup: { scenario: '5' } }, US);
  const frame = ada.page.getByRole('group', { name: /^The map/ });
  const hidden = () => frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight));
  const tile = async () => (await ada.page.locator('.un-tile').first().boundingBox())?.width ?? 0;
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await expect.poll(tile).toBeLessThan(115);
  await ada.shows('undaunted-whole');
  await ada.isAccessible();
  const glass = ada.page.getByRole('button', { name: 'Enlarge the map' });
  await glass.click();
  await expect(glass).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(hidden).toBeGreaterThan(100);
  await expect.poll(tile).toBeGreaterThan(130);
  await ada.shows('undaunted-enlarged');
  await glass.click();
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});

test('things travel, and nothing is left in the air', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('undaunted', TURN, US);
  const seen = await notes(ada.page, '.travel-layer');
  const still = async () => {
    await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
    await expect(ada.page.locator('.travelling')).toHaveCount(0);
  };
  // A card goes to the play area, the counter with it; then the rest is discarded, the bot plays, and new cards are drawn.
  await ada.chooses('card:us-rifle-a', 'action:attack', 'unit:ge-rifle-a');
  await expect.poll(() => seen('.travel-layer')).not.toEqual([]);
  await expect(ada.page.getByRole('group', { name: 'Hand of US, cards: 3' })).toBeVisible();
  await still();
  await ada.chooses('button:end-turn');
  await expect(ada.page.getByRole('group', { name: 'Hand of US, cards: 4' })).toBeVisible();
  await expect(ada.page.locator('.un-card[data-standing="lit"]').first()).toBeVisible();
  await still();
  await ada.page.locator('.un-card[data-standing="lit"]').first().click();
  await expect(ada.page.getByRole('group', { name: 'Hand of US, cards: 3' })).toBeVisible();
  await still();
});

test('on a phone everything is large enough for a finger, and only the map is wider than the screen', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  for (const [position, ...clicks] of [
    [{ setup: { scenario: '7' } }],
    [TURN, 'card:us-rifle-a'],
    [TURN, 'card:us-sergeant', 'action:bolster'],
    [CROWDED, 'card:us-gunner-a', 'action:suppress'],
  ] as [unknown, ...string[]][]) {
    await ada.begins('undaunted', position, US);
    await ada.chooses(...clicks);
    await ada.fitsFingers();
  }
  await ada.shows('undaunted-targets');
});

test('the map speaks every language', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  for (const tag of OTHER_LANGUAGES) {
    await ada.speaks(tag);
    await ada.chooses('card:us-scout-a');
    await expect(ada.page.getByText(/\b(un|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`undaunted-${tag}`);
  }
});
