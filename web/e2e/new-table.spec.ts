import { expect, test } from '@playwright/test';
import type { Measured } from '../src/wire';
import { Player } from './player';

/** The card of a scenario, with its map. */
const picks = (player: Player, scenario: string) => player.page.getByRole('group', { name: 'Scenario' }).locator('label').filter({ has: player.page.locator(`input[value="${scenario}"]`) }).click();

test('a new table tells what was measured of the game', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  const panel = ada.page.getByRole('region', { name: 'What to expect' });
  await expect(panel).toContainText(/games between bots: \w+/);
  await expect(panel.getByRole('img', { name: /Macedon wins \d+, Persia wins \d+/ })).not.toHaveCount(0);
  await expect(panel).toContainText(/A match takes about \d+ decisions/);
  await ada.shows('new-table-measured');
  await ada.isAccessible();
});

test('scenario and number of seats are chosen where the game has a choice', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  // A game with scenarios that is won and lost together, told in place of what this server has.
  await ada.page.route('**/api/games', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const [game] = told.games;
    told.games[0] = { ...game, seats: [1, 4], seats_key: 'seats', scenarios: ['beach', 'cliff'], scenario_key: 'scenario', options: [] };
    const line: Measured = { game: game.slug, scenario: 'beach', switches: [], bots: ['veteran', 'veteran'], games: 400, wins: [0.31, 0.31], drawn: 0, lost: 0.69, decisions: 121.6 };
    told.measured = [line];
    await route.fulfill({ response: answer, json: told });
  });
  const sent: { setup?: unknown; seats?: unknown[] }[] = [];
  await ada.page.route('**/api/tables', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    await route.continue();
  });
  await ada.goes('#/new/battle-line');
  const panel = ada.page.getByRole('region', { name: 'What to expect' });
  await expect(panel).toContainText('Won together');
  await expect(panel).toContainText('31');
  await expect(panel).toContainText('122 decisions');
  await ada.shows('new-table-together');
  await ada.isAccessible();
  await picks(ada, 'cliff');
  await expect(panel).toContainText('Nobody has measured this set-up yet');
  await ada.page.getByLabel('Number of seats').selectOption('3');
  await expect(ada.page.getByRole('group', { name: /^(Macedon|Persia|Seat \d)/ })).toHaveCount(3);
  await ada.shows('new-table-scenario');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.setup).toEqual({ scenario: 'cliff', seats: 3 });
  expect(sent[0]?.seats).toHaveLength(3);
});

const MAPS = [
  { game: 'undaunted', first: '1', then: ['9', '12'], thing: '.un-tile', words: /La Raye, round 1/ },
  { game: 'dday-dice', first: 'tiger', then: ['omaha', 'merville'], thing: '.dd-sector', words: /Turn 1/ },
];

for (const { game, first, then, thing, words } of MAPS) {
  test(`the map of a scenario is shown before the table is opened: ${game}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info);
    await ada.goes(`#/new/${game}`);
    await ada.page.getByText('Map and position').click();
    const preview = ada.page.getByRole('figure', { name: 'The map as the match begins' });
    const map = preview.locator('[data-scenario]');
    await expect(map).toHaveAttribute('data-scenario', first);
    await expect(map.locator(thing).first()).toBeVisible();
    const things = await map.locator(thing).count();
    await ada.shows(`new-table-map-${game}`);
    await ada.isAccessible();

    // It is drawn whole, within its room, and cannot be played on.
    for (const scenario of [first, ...then]) {
      await picks(ada, scenario);
      await expect(map).toHaveAttribute('data-scenario', scenario);
      const [room, drawn] = await Promise.all([preview.boundingBox(), map.boundingBox()]);
      expect(drawn?.width).toBeGreaterThan(120);
      expect((drawn?.x ?? 0) + 1).toBeGreaterThanOrEqual(room?.x ?? 0);
      expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
      expect(await map.evaluate((element) => [...element.querySelectorAll('*')].filter(({ scrollHeight, clientHeight, role }) => role === 'group' && scrollHeight > clientHeight + 1).length)).toBe(0);
      await ada.shows(`map-${game}-${scenario}`);
    }
    expect(await map.locator(thing).count()).not.toBe(things);
    await expect(map).toHaveAttribute('inert', '');

    await picks(ada, first);
    await preview.getByText('The position in words').click();
    await expect(preview.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
    await ada.isAccessible();
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(info.project.use.viewport?.width ?? 0);
  });
}
