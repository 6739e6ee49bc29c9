import { expect, test } from '@playwright/test';
import { Player } from './player';

test('against a bot the clocks stop at once, and run again', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.unfolds('Clock');
  await ada.page.getByLabel('Kind of clock').selectOption({ label: 'Live' });
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.turn();
  await ada.opens('Table');
  await ada.page.getByRole('button', { name: 'Ask to stop the clocks' }).click();
  await ada.closesDrawer();
  await expect(ada.page.getByText('The clocks stand still.', { exact: true })).toBeVisible();
  const clock = ada.page.getByRole('timer').first();
  const stood = await clock.textContent();
  await ada.page.waitForTimeout(1500);
  expect(await clock.textContent()).toBe(stood);
  await ada.shows('paused');
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Resume' }).first().click();
  await expect(ada.page.getByText('The clocks stand still.', { exact: true })).toHaveCount(0);
  await expect.poll(() => clock.textContent()).not.toBe(stood);
});

test('people are asked before the clocks stop', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.unfolds('Clock');
  await ada.page.getByLabel('Kind of clock').selectOption({ label: 'Live' });
  await ada.seats('Persia', 'A friend');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(bob.page.locator('.in-hand')).toHaveCount(7);

  await bob.opens('Table');
  await bob.page.getByRole('button', { name: 'Ask to stop the clocks' }).click();
  await bob.closesDrawer();
  await expect(bob.page.getByText('You asked to stop the clocks; the others have not answered yet.')).toBeVisible();
  await expect(ada.page.getByText('Bob asks to stop the clocks.').first()).toBeVisible();
  await ada.shows('pause-asked');
  await ada.page.getByRole('button', { name: 'Agree' }).click();
  for (const player of [ada, bob]) await expect(player.page.getByText('The clocks stand still.', { exact: true })).toBeVisible();
  await bob.page.getByRole('button', { name: 'Resume' }).first().click();
  await expect(ada.page.getByText('The clocks stand still.', { exact: true })).toHaveCount(0);
});
