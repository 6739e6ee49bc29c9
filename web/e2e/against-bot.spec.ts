import { expect, test } from '@playwright/test';
import { notes } from './noting';
import { BATTLE_LINE } from './plans';
import { Player } from './player';

test('a whole match against a bot, reloaded in the middle, then its record', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a whole match is played on one layout');
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await expect(ada.playNow()).toBeVisible();
  await ada.shows('home');
  await ada.isAccessible();

  // One click from the home page to the table.
  await ada.playNow().click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  expect(await ada.turn()).toBe(true);
  await ada.shows('table-start');
  await ada.isAccessible();

  expect(await ada.plays(BATTLE_LINE, 18)).toBe(18);
  await ada.turn();
  const lines = () => ada.page.locator('.log li').count();
  const before = await lines();
  expect(before).toBeGreaterThan(10);

  // A reload loses nothing.
  await ada.page.reload();
  expect(await ada.turn()).toBe(true);
  await expect.poll(lines).toBe(before);
  await ada.shows('table-middle');
  await ada.isAccessible();

  await ada.plays(BATTLE_LINE, 600);
  await expect(ada.over).toBeVisible();
  await ada.shows('table-over');
  await ada.isAccessible();

  // The record: every step, the position there, and the dice proved by the browser.
  await ada.over.getByRole('link', { name: 'Record' }).click();
  await expect(ada.page).toHaveURL(/#\/record\//);
  const slider = ada.page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await ada.page.getByText('Shuffle proved by your browser').click();
  await expect(ada.page.getByText('The published secret is the one that was promised before the match.')).toBeVisible();
  await expect(ada.page.getByText('The seed follows from the secret and from what each seat contributed.')).toBeVisible();
  await ada.shows('record');
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'To the start' }).click();
  await expect(slider).toHaveValue('0');
  await ada.page.getByRole('tab', { name: 'Hands' }).click();
  await expect(ada.page.getByRole('button', { name: 'troop deck, 46 cards' }).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');
  await expect(ada.page).toHaveURL(/#\/record\/[a-z0-9]+\/1$/);

  // The address names the step, and somebody else sees the same there.
  const shared = new URL(ada.page.url()).hash;
  const bob = await Player.arrives(browser, info);
  await bob.goes(shared);
  await expect(bob.page.getByRole('slider', { name: 'Step' })).toHaveValue('1');

  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/sandtable/);
});

test('a step is taken back by undo', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.playNow().click();
  await ada.turn();
  const held = () => ada.page.locator('.in-hand').count();
  await expect.poll(held).toBe(7);
  await ada.page.locator('.in-hand[data-standing="lit"]').first().click();
  await ada.page.locator('.bl-flag[data-standing="lit"]').first().click();
  await expect.poll(held).toBe(6);
  await ada.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(held).toBe(7);
});

test('cards travel when they are played, and a click skips it', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.goes('#/');
  await ada.playNow().click();
  await ada.turn();
  const seen = await notes(ada.page, '.travel-layer');
  const card = ada.page.locator('.in-hand[data-standing="lit"]').first();
  const step = await card.getAttribute('data-step');
  await card.click();
  await ada.page.locator('.bl-flag[data-standing="lit"]').nth(4).click();
  await expect.poll(() => seen('.travel-layer')).not.toEqual([]);
  await ada.page.mouse.click(5, 300);
  await expect(ada.page.locator(`.on-side[data-step="${step}"]`)).toBeVisible();
});
