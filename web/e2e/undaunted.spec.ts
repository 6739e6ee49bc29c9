import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { View } from '../src/boards/undaunted/view';
import type { Choice, ServerMessage, Setup } from '../src/wire';
import { Player } from './player';

/** A position of scenario 8 with suppressed units, targets and many counters on a tile, for seat 0. */
const EXAMPLE = JSON.parse(readFileSync(new URL('../src/boards/undaunted/example.json', import.meta.url), 'utf8')) as View;

/** What is asked there: the Machine Gunners may suppress anybody. */
const CHOICES: Choice[] = EXAMPLE.ge.counters.map(({ unit }, index) => ({
  action: `gunner-a suppress ge-${unit}`,
  path: ['card:us-gunner-a', 'action:suppress', `unit:ge-${unit}`],
  text: { id: 'un-action-suppress' },
  odds: [{ label: { id: 'un-action-suppress' }, value: { chance: 0.9 - index / 10 } }],
}));

/** The table is told that position in place of its own. */
function withExample(text: string): string {
  const message = JSON.parse(text) as ServerMessage;
  if (message.is === 'sync' || message.is === 'step') for (const sight of message.position?.sights ?? []) Object.assign(sight, { view: EXAMPLE, choices: CHOICES });
  return JSON.stringify(message);
}

/** Sits down against a bot from the home page: scenario 1, or with the set-up that is named. */
async function sits(player: Player, { setup, start = 'Play now against a bot' }: { setup?: Setup; start?: string } = {}): Promise<void> {
  if (setup) {
    await player.page.route('**/api/tables', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.continue({ postData: { ...route.request().postDataJSON(), setup } });
    });
  }
  await player.goes('#/');
  await player.page.getByRole('listitem').filter({ hasText: 'Undaunted' }).getByRole('button', { name: start }).click();
  await expect(player.page).toHaveURL(/#\/table\//);
  expect(await player.turn()).toBe(true);
}

/** Chooses the initiative card and goes on until a card with this action is offered; clicks the card. */
async function takesCardFor(player: Player, action: string): Promise<boolean> {
  const { page } = player;
  for (let tries = 0; tries < 40 && (await player.turn()); tries += 1) {
    const cards = page.locator('.un-card[data-standing="lit"]');
    if ((await page.locator('[data-step="button:end-turn"]').count()) === 0) {
      await player.clicks(tries);
      continue;
    }
    for (const step of await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-step') ?? ''))) {
      await page.locator(`.un-card[data-step="${step}"]`).click();
      if ((await page.locator(`[data-step="action:${action}"][data-standing="lit"]`).count()) > 0) return true;
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-step="button:end-turn"]').click();
  }
  return false;
}

test('scenario 1 against a bot, to the end', async ({ browser }, info) => {
  test.setTimeout(600_000);
  const ada = await Player.arrives(browser, info);
  await sits(ada, { setup: { scenario: '1', 'round-limit': 50 } });
  await expect(ada.page.locator('.un-tile')).toHaveCount(12);
  await expect(ada.page.locator('.un-counter')).toHaveCount(8);
  await ada.shows('undaunted-start');
  await ada.isAccessible();

  await ada.plays(30);
  if (await ada.turn()) {
    await ada.shows('undaunted-middle');
    await ada.isAccessible();
  }
  const most = 900;
  const clicks = await ada.plays(most, 2);
  // Who clicks anything that glows has lost by the last round; who still plays after so many clicks gives up.
  if (clicks === most) {
    await ada.opens('Table');
    await ada.page.getByRole('button', { name: 'Resign' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  }
  await expect(ada.over).toBeVisible();
  await ada.shows('undaunted-over');
  await ada.isAccessible();
});

test('a card, its actions, and the chance over each target', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await sits(ada);
  expect(await takesCardFor(ada, 'attack')).toBe(true);
  await expect(ada.page.locator('.un-card[data-standing="chosen"]')).toHaveCount(1);
  await ada.shows('undaunted-actions');
  await ada.isAccessible();

  await ada.page.locator('[data-step="action:attack"]').click();
  const targets = ada.page.locator('.un-counter[data-standing="lit"]');
  await expect(targets).not.toHaveCount(0);
  for (const target of await targets.all()) {
    await expect(target.locator('.headline')).toHaveText(/^\d+%$/);
    await expect(target).toHaveAccessibleName(/Germany .*defence \d.*\d+%$/);
  }
  await ada.shows('undaunted-attack');
  await ada.isAccessible();
  await targets.first().click();
  await expect(ada.page.locator('.dispatch .die')).not.toHaveCount(0);
  await ada.shows('undaunted-dice');
});

test('a bolster takes cards of the supply', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await sits(ada);
  expect(await takesCardFor(ada, 'bolster')).toBe(true);
  await ada.page.locator('[data-step="action:bolster"]').click();
  const stacks = ada.page.locator('button[data-step^="supply:"][data-standing="lit"]');
  await expect(stacks).not.toHaveCount(0);
  await ada.shows('undaunted-bolster');
  await ada.isAccessible();
  await stacks.first().click();
  await ada.turn();
});

test('a lamp-lit map', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { dark: true });
  await sits(ada);
  await ada.plays(26, 3);
  await ada.turn();
  await ada.shows('undaunted-dark');
  await ada.isAccessible();
});

for (const dark of [false, true]) {
  test(`all that can lie on a map, ${dark ? 'by lamplight' : 'by day'}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { dark });
    await ada.page.routeWebSocket(/\/ws\/tables\//, (line) => {
      const server = line.connectToServer();
      server.onMessage((text) => line.send(withExample(String(text))));
    });
    await sits(ada);
    await expect(ada.page.locator('.un-tile')).toHaveCount(18);
    await expect(ada.page.locator('.un-counter')).toHaveCount(17);
    await expect(ada.page.getByRole('button', { name: /Germany Riflemen A, defence 4, suppressed/ })).toHaveCount(1);
    await ada.shows(`undaunted-example${dark ? '-dark' : ''}`);
    await ada.isAccessible();
    await ada.page.locator('[data-step="card:us-gunner-a"]').click();
    await ada.page.locator('[data-step="action:suppress"]').click();
    await expect(ada.page.locator('.un-counter[data-standing="lit"]')).toHaveCount(7);
    await ada.shows(`undaunted-example-suppress${dark ? '-dark' : ''}`);
    await ada.isAccessible();
  });
}

test('the position is told in words, and a card is played by keyboard', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await sits(ada);
  await ada.page.keyboard.press('d');
  const told = ada.page.getByRole('dialog');
  await expect(told).toContainText('Tile 17B, forest, cover 3, scouted by US, spawn point of US for the whole side: US Scouts A, defence 5');
  await expect(told).toContainText(/Cards in the hand of Germany: [34]\./);
  await ada.shows('undaunted-words');
  await ada.page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);

  if (info.project.name === 'phone') {
    await ada.page.getByRole('tab', { name: 'Cards' }).click();
    await expect(ada.page.getByRole('tabpanel').getByRole('row', { name: /^Fog of War/ })).toBeVisible();
    await ada.shows('undaunted-cards');
    await ada.isAccessible();
    await ada.closesDrawer();
  }

  const card = ada.page.locator('.un-card[data-standing="lit"]').first();
  await card.focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('group', { name: 'Hand of US, cards: 3' })).toBeVisible();
});

test('a large map is seen whole where there is a pointer, and can be enlarged', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'on a phone it is panned, so that fingers hit what they mean');
  const ada = await Player.arrives(browser, info);
  await sits(ada, { setup: { scenario: '5' } });
  const frame = ada.page.getByRole('group', { name: /^The map/ });
  const hidden = () => frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight));
  const tile = async () => (await ada.page.locator('.un-tile').first().boundingBox())?.width ?? 0;
  expect(await hidden()).toBeLessThanOrEqual(1);
  expect(await tile()).toBeLessThan(115);
  await ada.shows('undaunted-whole');
  await ada.isAccessible();
  const glass = ada.page.getByRole('button', { name: 'Enlarge the map' });
  await glass.click();
  await expect(glass).toHaveAttribute('aria-pressed', 'true');
  expect(await hidden()).toBeGreaterThan(100);
  expect(await tile()).toBeGreaterThan(130);
  await ada.shows('undaunted-enlarged');
  await glass.click();
  expect(await hidden()).toBeLessThanOrEqual(1);
});

test('things travel, and nothing is left in the air', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await sits(ada);
  // Whoever clicks at random may have lost before the fourteenth click.
  expect(await ada.plays(14, 5)).toBeGreaterThan(6);
  await ada.turn();
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
  await expect(ada.page.locator('.travelling')).toHaveCount(0);
});

test('on a phone everything is large enough for a finger, and only the map is wider than the screen', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  await sits(ada, { setup: { scenario: '7' } });
  for (let round = 0; round < 8; round += 1) {
    if ((await ada.plays(4, round + 2)) < 4 || !(await ada.turn())) break;
    const small = await ada.page.locator('.board button, .hand button').evaluateAll((things) =>
      things
        .map((thing) => ({ name: thing.getAttribute('data-step') ?? thing.textContent, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await ada.shows('undaunted-targets');
});

for (const [locale, start] of [['tr', 'Bota karşı hemen oyna'], ['hu', 'Játék most, bot ellen'], ['nl', 'Speel nu tegen een bot']] as const) {
  test(`the map in ${locale}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { locale });
    await sits(ada, { start });
    await ada.page.locator('.un-card[data-standing="lit"]').first().click();
    await ada.turn();
    const card = ada.page.locator('.un-card[data-standing="lit"]').first();
    if ((await card.count()) > 0) await card.click();
    await expect(ada.page.getByText(/\b(un|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`undaunted-${locale}`);
  });
}
