import { expect, test } from '@playwright/test';
import { Player } from './player';

test('on a phone everything on the board and in the hand is large enough for a finger', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.playNow().click();
  for (let round = 0; round < 12; round += 1) {
    if ((await ada.plays(8, round + 2)) < 8) break;
    await ada.turn();
    const small = await ada.page.locator('.board button, .hand button').evaluateAll((things) =>
      things
        .map((thing) => ({ name: thing.getAttribute('data-step') ?? thing.textContent, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  }
  await ada.shows('targets');
});
