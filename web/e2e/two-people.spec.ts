import { expect, test } from '@playwright/test';
import { BATTLE_LINE } from './plans';
import { Player } from './player';

test('two people at one table: an invitation, a match, talk, a resignation, a rematch', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.seats('Persia', 'A friend');
  await ada.shows('new-table');
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  // What one would sit down to is said first; the promise of the dice waits behind a fold.
  await expect(ada.page.getByRole('heading', { name: 'Battle Line' })).toBeVisible();
  await expect(ada.page.getByText('no clock · rated between accounts')).toBeVisible();
  await expect(ada.page).toHaveTitle('Battle Line: one seat is free – Sandtable');
  await expect(ada.page.getByText(/^[0-9a-f]{64}$/)).toBeHidden();
  await ada.shows('gathering');
  await ada.isAccessible();

  const bob = await Player.arrives(browser, info, { cuttable: true });
  await bob.goes(await ada.table());
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(ada.page.getByText('Bob')).toBeVisible();
  await expect(ada.page.getByText('Ready', { exact: true })).toHaveCount(2);
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(ada.page.locator('.in-hand')).toHaveCount(7);
  await expect(bob.page.locator('.in-hand')).toHaveCount(7);

  // Neither sees the other's cards.
  const hand = async (player: Player) => player.page.locator('.in-hand').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-step')));
  const [hers, his] = [await hand(ada), await hand(bob)];
  expect(hers.filter((card) => his.includes(card))).toEqual([]);

  // They play in turn; what one does, the other sees.
  const lines = async (player: Player) => player.page.locator('.log li').count();
  const asked = async (): Promise<Player> => {
    await expect.poll(async () => (await ada.lit.count()) + (await bob.lit.count())).toBeGreaterThan(0);
    return (await ada.lit.count()) > 0 ? ada : bob;
  };
  for (let click = 0; click < 15 || (await asked()) !== ada; click += 1) await (await asked()).decides(BATTLE_LINE);
  await expect.poll(async () => (await lines(bob)) - (await lines(ada))).toBe(0);

  await bob.opens('Chat');
  await bob.page.getByRole('textbox', { name: 'Say something' }).fill('Well played <b>!</b>');
  await bob.page.getByRole('button', { name: 'Send' }).click();
  await ada.opens('Chat');
  await expect(ada.page.getByRole('tabpanel')).toContainText('Well played <b>!</b>');
  await ada.shows('chat');
  await ada.page.getByRole('button', { name: 'Report what Bob said' }).click();
  await ada.page.getByRole('textbox', { name: 'What is wrong with what Bob said?' }).fill('Only a test.');
  await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(ada.page.getByText('Those who run this server have been told.')).toBeVisible();

  // A break of the line mends itself, and nothing that happened meanwhile is missing.
  await ada.closesDrawer();
  await bob.closesDrawer();
  await bob.isCutOff();
  await expect(bob.page.getByText('The connection is lost. It comes back by itself.')).toBeVisible();
  await ada.decides(BATTLE_LINE);
  bob.isBack();
  await expect(bob.page.getByText('The connection is lost. It comes back by itself.')).toHaveCount(0);
  await expect.poll(async () => (await lines(bob)) - (await lines(ada))).toBe(0);

  await bob.opens('Table');
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ada.over).toContainText('You have won!');
  await expect(bob.over).toContainText('Bob gave up');

  await ada.over.getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.page).not.toHaveURL(new RegExp(new URL(bob.page.url()).hash));
  await expect(bob.over.getByRole('link', { name: 'To the rematch' })).toBeVisible();
});
