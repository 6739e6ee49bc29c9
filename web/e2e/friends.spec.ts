import { expect, test } from '@playwright/test';
import { Player } from './player';

test('friends by a link: asked first, in the list, invited with one click, and removed', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/account');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Save the name' }).click();
  await ada.page.getByRole('link', { name: 'To your profile' }).click();
  await expect(ada.page.getByText('You have no friends here yet.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Make a link for a friend' }).click();
  const link = await ada.page.getByRole('region', { name: 'Friends' }).getByLabel('Copy the link').inputValue();

  // A first visitor takes a name on the way.
  const bob = await Player.arrives(browser, info);
  await bob.goes(new URL(link).hash);
  await expect(bob.page.getByText('Ada would like to be friends with you.')).toBeVisible();
  await bob.shows('friend-asked');
  await bob.isAccessible();
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Yes, be friends' }).click();
  await expect(bob.page.getByRole('region', { name: 'Friends' }).getByRole('link', { name: 'Ada' })).toBeVisible();
  // The link works once.
  const eve = await Player.arrives(browser, info);
  await eve.goes(new URL(link).hash);
  await expect(eve.page.getByText('This link does not work any more.')).toBeVisible();

  // At her table one click invites him, and it stands on his home page.
  await ada.goes('#/new/battle-line');
  await ada.seats('Persia', 'A friend');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.getByRole('button', { name: 'Bob' }).click();
  await expect(ada.page.getByRole('button', { name: '✓ Bob' })).toBeDisabled();
  await ada.shows('friend-invited');
  await bob.goes('#/');
  await expect(bob.page.getByText('Ada invites you: Battle Line')).toBeVisible();
  await bob.shows('invitation');
  await bob.isAccessible();
  await bob.page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bob.page.getByText('Ada invites you')).toHaveCount(0);

  // From the list on her profile it is one click as well.
  await ada.goes('#/profile');
  await ada.page.getByRole('button', { name: 'Invite to Battle Line' }).click();
  await expect(ada.page.getByText('✓ invited')).toBeVisible();
  await ada.shows('friends');
  await ada.isAccessible();
  await bob.goes('#/profile');
  await bob.goes('#/');
  await bob.page.getByRole('link', { name: 'To the table' }).click();
  await bob.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(bob.page.getByText('Ready', { exact: true })).toHaveCount(2);

  await bob.goes('#/profile');
  await bob.page.getByText('Remove', { exact: true }).click();
  await bob.page.getByRole('button', { name: 'Be friends with Ada no more' }).click();
  await expect(bob.page.getByText('You have no friends here yet.')).toBeVisible();
});
