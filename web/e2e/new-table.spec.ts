import { expect, test } from '@playwright/test';
import { Player } from './player';

test('a new table tells what was measured of the game', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  const panel = ada.page.getByRole('region', { name: 'What to expect' });
  await expect(panel).toContainText(/games between bots: \w+/);
  await expect(panel.getByRole('row')).not.toHaveCount(0);
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
    told.games[0] = { ...game, seats: [1, 4], scenarios: ['beach', 'cliff'], options: [] };
    const line = { game: game.slug, bots: ['veteran', 'veteran'], games: 400, wins: [0.31, 0.31], drawn: 0, lost: 0.69, decisions: 121.6 };
    told.measured = [{ ...line, scenario: 'beach' }];
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
  await expect(panel).toContainText('31%');
  await expect(panel).toContainText('122 decisions');
  await ada.shows('new-table-together');
  await ada.isAccessible();
  await ada.page.getByLabel('Scenario').selectOption('cliff');
  await expect(panel).toContainText('Nobody has measured this set-up yet');
  await ada.page.getByLabel('Number of seats').selectOption('3');
  await expect(ada.page.getByLabel(/^Seat \d/)).toHaveCount(3);
  await ada.shows('new-table-scenario');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.setup).toEqual({ scenario: 'cliff', seats: 3 });
  expect(sent[0]?.seats).toHaveLength(3);
});
