import { expect, test } from '@playwright/test';
import { Player } from './player';

test('a new name: at the running table at once, and the old one is kept from others', async ({ browser }, info) => {
  const number = Date.now() % 100_000;
  const name = `McKay ${info.project.name} ${number}`;
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.seats('Persia', 'A friend');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await expect(bob.page.getByText('Guest').first()).toBeVisible();

  const table = await ada.table();
  await ada.goes('#/account');
  await expect(ada.page.getByText('matches that are over keep the old one')).toBeVisible();
  await ada.page.getByLabel('Your name').fill(name);
  await ada.page.getByRole('button', { name: 'Save the name' }).click();
  await expect(ada.page.getByRole('heading', { name })).toBeVisible();
  await expect(bob.page.getByText(name).first()).toBeVisible();

  // An account takes another name, too, and logs in by it.
  await ada.page.getByLabel('Account name').fill(name);
  await ada.page.getByLabel('Password').fill('a long enough secret');
  await ada.page.getByRole('button', { name: 'Create an account' }).click();
  await expect(ada.page.getByText('The account is yours.')).toBeVisible();
  await ada.page.getByLabel('Your name').fill(`Lady ${name}`);
  await ada.page.getByRole('button', { name: 'Save the name' }).click();
  await expect(ada.page.getByRole('heading', { name: `Lady ${name}` })).toBeVisible();
  await expect(bob.page.getByText(`Lady ${name}`).first()).toBeVisible();
  await ada.shows('renamed');
  await ada.isAccessible();

  await bob.goes('#/account');
  await bob.page.getByLabel('Your name').fill(name);
  await bob.page.getByRole('button', { name: 'Save the name' }).click();
  await expect(bob.page.getByText('That name is taken.')).toBeVisible();
  await ada.goes(table);
  await expect(ada.page.getByText(`Lady ${name}`).first()).toBeVisible();
});
