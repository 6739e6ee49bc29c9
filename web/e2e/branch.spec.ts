import { expect, test } from '@playwright/test';
import { BATTLE_LINE } from './plans';
import { Player } from './player';

test('a match that is over is played on from an earlier step, and the branch knows where it came from', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.playNow().click();
  await ada.plays(BATTLE_LINE, 6);
  await ada.turn();
  const old = (await ada.table()).split('/').at(-1) ?? '';
  await ada.opens('Table');
  await ada.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ada.closesDrawer();
  await expect(ada.over).toBeVisible();

  // From the result: the position before the step that ended the match.
  await ada.over.getByRole('button', { name: 'Play on from here' }).click();
  await expect(ada.page.getByRole('dialog')).toContainText(/position after step \d+/);
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // From the record: the position that is shown.
  await ada.over.getByRole('link', { name: 'Record' }).click();
  await ada.page.getByRole('button', { name: 'To the start' }).click();
  const slider = ada.page.getByRole('slider', { name: 'Step' });
  for (const step of ['1', '2', '3', '4']) {
    await ada.page.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveValue(step);
  }
  await ada.page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = ada.page.getByRole('dialog');
  await expect(dialog).toContainText('position after step 4');
  await dialog.getByLabel('Your seat').selectOption({ index: 1 });
  await dialog.getByLabel('Level of the bots').selectOption({ label: 'Recruit' });
  await ada.shows('play-on');
  await ada.isAccessible();
  await dialog.getByRole('button', { name: 'Play on' }).click();

  await expect(ada.page).not.toHaveURL(new RegExp(old));
  await expect(ada.page).toHaveURL(/#\/table\//);
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('.players li').nth(0)).toContainText('Recruit bot');
  await expect(ada.page.locator('.players li').nth(1)).toContainText('you');
  const back = ada.page.getByRole('link', { name: 'a branch from step 4 of another match' });
  await expect(back).toBeVisible();
  await ada.shows('branch');
  await ada.isAccessible();
  await ada.plays(BATTLE_LINE, 2);
  await back.click();
  await expect(ada.page).toHaveURL(new RegExp(`#/record/${old}/4$`));
  await expect(slider).toHaveValue('4');
});
