import { expect, test } from '@playwright/test';
import { Player } from './player';

test('everything by keyboard: choose, take back, ask why not, hear the position', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard');
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  const start = ada.playNow();
  await start.focus();
  await ada.page.keyboard.press('Enter');
  await ada.turn();
  const focused = () => ada.page.evaluate(() => document.activeElement?.getAttribute('data-step') ?? '');

  // The first arrow finds something that glows; arrows then walk over everything.
  await ada.page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe('');
  await ada.page.locator('.in-hand[data-standing="lit"]').first().focus();
  const card = await focused();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator(`[data-step="${card}"]`)).toHaveAttribute('data-standing', 'chosen');
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.locator(`[data-step="${card}"]`)).toHaveAttribute('data-standing', 'lit');

  // Why not: a flag before any card is chosen, and then a card that is nobody's.
  await ada.page.locator('.bl-flag').first().focus();
  await ada.page.keyboard.press('w');
  await expect(ada.page.locator('.reason')).toContainText(/BL-\d/);
  await ada.page.locator('[data-step="deck:tactics"]').focus();
  await ada.page.keyboard.press('w');
  await expect(ada.page.locator('.reason')).toContainText(/BL-\d/);
  await ada.shows('why-not');

  await ada.page.locator(`[data-step="${card}"]`).focus();
  await ada.page.keyboard.press('Enter');
  await ada.page.keyboard.press('ArrowUp');
  await expect.poll(focused).toMatch(/^flag:/);
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator(`.on-side[data-step="${card}"]`)).toBeVisible();

  // The card is gone from the hand, and the keyboard is still at the table.
  await expect.poll(() => ada.page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await ada.page.keyboard.press('d');
  await expect(ada.page.getByRole('dialog')).toContainText('Flag 9, open');
  await ada.shows('position-in-words');
  await ada.isAccessible();
  await ada.page.keyboard.press('Escape');
  await ada.page.keyboard.press('?');
  await expect(ada.page.getByRole('dialog')).toContainText('why can this not be chosen?');
  await ada.shows('keys');
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('dialog')).toHaveCount(0);
});
