import { expect, test } from '@playwright/test';
import { Player } from './player';

/** Gives the match up at the table that is shown. */
async function resigns(player: Player): Promise<void> {
  await player.opens('Table');
  await player.page.getByRole('button', { name: 'Resign' }).click();
  await player.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await player.closesDrawer();
  await expect(player.over).toBeVisible();
}

test('a campaign against a bot: scenario after scenario, with the score carried', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/undaunted');
  await ada.page.getByRole('link', { name: /Play the campaign/ }).click();
  await expect(ada.page.getByRole('heading', { name: 'Campaign: Undaunted: Normandy' })).toBeVisible();
  await ada.isAccessible();
  await ada.shows('campaign-new');
  await ada.page.getByText('Clock', { exact: true }).click();
  await ada.page.getByLabel('Kind of clock').selectOption({ label: 'Live' });
  await ada.page.getByRole('button', { name: 'Begin the campaign' }).click();

  await expect(ada.page.getByText('The scores are equal.')).toBeVisible();
  const campaign = new URL(ada.page.url()).hash;
  await ada.page.getByRole('button', { name: 'Play 1. La Raye' }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  await ada.turn();
  await expect(ada.page.getByRole('timer')).toHaveCount(2);
  await resigns(ada);

  // The table leads back, the result has been entered, and the next scenario waits.
  await ada.page.getByRole('link', { name: 'To the campaign' }).click();
  await expect(ada.page).toHaveURL(new RegExp(`${campaign}$`));
  await expect(ada.page.getByRole('listitem').filter({ hasText: /1\. La Raye\s*Won by Germany\s*Combat cards lost 0 : 0\s*Record/ })).toBeVisible();
  await expect(ada.page.getByText('Germany leads by 1: it would be a narrow victory.')).toBeVisible();
  await ada.isAccessible();
  await ada.shows('campaign');
  await ada.page.getByRole('button', { name: 'Play 2. Montmartin-en-Graignes' }).click();
  await ada.turn();
  await ada.goes(campaign);
  await expect(ada.page.getByRole('link', { name: 'Go on with 2. Montmartin-en-Graignes' })).toBeVisible();

  await ada.goes('#/campaigns/undaunted');
  await expect(ada.page.getByRole('link', { name: /1 of 12 played/ })).toBeVisible();
});

test('the other player joins a campaign by its link', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/campaigns/undaunted');
  await ada.page.getByRole('group', { name: 'Germany' }).getByText('A friend').click();
  await ada.page.getByRole('button', { name: 'Begin the campaign' }).click();
  await expect(ada.page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await ada.shows('campaign-invites');

  const bob = await Player.arrives(browser, info);
  await bob.goes(new URL(ada.page.url()).hash);
  await bob.page.getByRole('button', { name: 'Lead this side' }).click();
  await bob.page.getByRole('button', { name: 'Play 1. La Raye' }).click();
  await expect(bob.page).toHaveURL(/#\/table\//);
  // Without a word to Ada: her page looks again by itself.
  await expect(ada.page.getByRole('link', { name: 'Go on with 1. La Raye' })).toBeVisible();
});
