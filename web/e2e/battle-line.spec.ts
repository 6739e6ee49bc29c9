import { expect, test } from '@playwright/test';
import { Player } from './player';

/** Late in a game: most sides are full, Mud and Fog lie on the ground, both have played guile cards. */
const LATE = {
  turn: 0,
  step: 'play',
  flags: [
    { flag: 1, sides: [['red-1', 'red-2', 'red-3'], ['blue-1', 'blue-2', 'blue-3']] },
    { flag: 2, sides: [['red-4', 'red-5', 'red-6'], ['blue-4', 'blue-5', 'blue-6']] },
    { flag: 3, sides: [['green-4', 'green-5', 'green-6', 'green-8'], ['blue-9', 'blue-10']], mud: 0 },
    { flag: 4, sides: [['yellow-4', 'yellow-5'], ['purple-4', 'purple-5', 'purple-6']], fog: 1 },
    { flag: 5, sides: [['yellow-7', 'yellow-8', 'yellow-9'], ['purple-7', 'purple-8']] },
    { flag: 6, sides: [['yellow-1'], ['purple-1', 'purple-2']] },
    { flag: 7, sides: [['orange-1', 'orange-2'], ['orange-8', 'orange-9', 'orange-10']] },
    { flag: 8, sides: [['green-1'], ['green-9']] },
    { flag: 9, sides: [['green-2', 'green-3'], ['red-9', 'red-10']] },
  ],
  hands: [['red-7', 'red-8', 'orange-5', 'orange-6', 'yellow-10', 'leader-lion', 'horse'], ['purple-9', 'traitor']],
  guile: [['scout', 'redeploy'], ['deserter']],
};
const BOT = [{ kind: 'me' } as const, { kind: 'bot', level: 'recruit' } as const];

test('late in a game with guile cards, the line can be read', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', LATE, BOT);
  await ada.shows('late');
  await ada.isAccessible();
  const phone = info.project.name === 'phone';
  // Four cards in Mud overlap, and what a side makes lies on its cards: no row is higher than the others, and all are in sight.
  const fronts = await ada.page.locator('.front').evaluateAll((all) => all.map((front) => front.getBoundingClientRect()));
  const heights = fronts.map(({ height }) => height);
  if (phone) expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  const bottom = await ada.page.locator('[data-board]').evaluate((board) => board.getBoundingClientRect().bottom);
  expect(Math.max(...fronts.map((front) => front.bottom))).toBeLessThanOrEqual(bottom);
  // The guile cards that were played lie with what is known.
  if (phone) await ada.opens('Unseen troops');
  for (const card of ['redeploy', 'deserter']) await expect(ada.page.locator(`[data-step="card:${card}"]:visible`)).toBeVisible();
  await ada.isAccessible();
});

test('a card explains itself: pointed at, pressed long, or by a key', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', LATE, BOT);
  const card = ada.page.locator('.in-hand[data-step="card:red-7"]');
  const sheet = ada.page.getByRole('dialog');
  if (info.project.name === 'phone') {
    // A finger that stays; lifting it chooses nothing.
    const box = await card.boundingBox();
    const at = { x: (box?.x ?? 0) + 14, y: (box?.y ?? 0) + 14 };
    const finger = await ada.page.context().newCDPSession(ada.page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(sheet).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card).toHaveAttribute('data-standing', 'lit');
  } else {
    await card.hover({ position: { x: 14, y: 14 } });
    const beside = ada.page.getByRole('tooltip');
    await expect(beside).toContainText('Colours and values make the formation');
    await ada.shows('explained-beside');
    await ada.isAccessible();
    // It is in nobody's way, and goes when something is chosen.
    await card.click({ position: { x: 14, y: 14 } });
    await expect(card).toHaveAttribute('data-standing', 'chosen');
    await expect(beside).toHaveCount(0);
    await ada.page.keyboard.press('Escape');
    await card.focus();
    await ada.page.keyboard.press('i');
  }
  await expect(sheet).toContainText('Colours and values make the formation');
  await expect(sheet.getByRole('link', { name: /BL-4\.1/ })).toHaveAttribute('href', '#/rules/battle-line/BL-4.1');
  await ada.shows('explained');
  await ada.isAccessible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await ada.chooses('card:red-7');
  await expect(card).toHaveAttribute('data-standing', 'chosen');
});
