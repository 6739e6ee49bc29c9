import { expect, test } from '@playwright/test';
import { Player } from './player';

test('a name, an account, another device, a token, and farewell', async ({ browser }, info) => {
  const name = `Ada ${info.project.name} ${Date.now() % 100_000}`;
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/account');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('button', { name: 'Save the name' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Ada', exact: true })).toBeVisible();

  // A personal link makes another device the same guest.
  await ada.page.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await ada.page.getByLabel('Copy the link').inputValue();
  const phone = await Player.arrives(browser, info);
  await phone.goes(new URL(link).hash);
  await phone.page.getByRole('button', { name: 'Continue as Ada' }).click();
  await expect(phone.page.getByRole('link', { name: 'Ada', exact: true })).toBeVisible();

  await ada.page.getByLabel('Account name').fill(name);
  await ada.page.getByLabel('Password').fill('a long enough secret');
  await ada.page.getByRole('button', { name: 'Create an account' }).click();
  await expect(ada.page.getByText('The account is yours.')).toBeVisible();

  // A token that reads, for a year. It is shown once, and reads.
  await ada.page.getByLabel('Its name').fill('my bot');
  await ada.page.getByLabel('Play as you').uncheck();
  await ada.page.getByLabel('It works for').selectOption('a year');
  await ada.page.getByRole('button', { name: 'Make a token' }).click();
  await expect(ada.page.getByText('May read your matches')).toBeVisible();
  await expect(ada.page.getByText('never used')).toBeVisible();
  const token = await ada.page.getByLabel('Copy the token').inputValue();
  const headers = { authorization: `Bearer ${token}` };
  expect((await ada.page.request.get('/api/token', { headers })).status()).toBe(200);
  expect((await ada.page.request.get('/api/me', { headers })).status()).toBe(403);
  await ada.shows('account');
  await ada.isAccessible();
  await ada.goes('#/');
  await ada.goes('#/account');
  await expect(ada.page.getByText('last used')).toBeVisible();
  await expect(ada.page.getByLabel('Copy the token')).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Revoke my bot' }).click();
  await expect(ada.page.getByText('my bot')).toHaveCount(0);

  // Another address takes the password.
  await ada.page.getByLabel('E-mail').fill('ada@example.org');
  await expect(ada.page.getByLabel('Your password, for the new address')).toBeVisible();
  await ada.page.getByLabel('E-mail').fill('');
  await expect(ada.page.getByLabel('Your password, for the new address')).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(ada.page.getByLabel('Your name')).toBeVisible();
  await ada.page.getByLabel('Account name').fill(name);
  await ada.page.getByLabel('Password').fill('not the secret');
  await ada.page.getByRole('button', { name: 'Log in' }).click();
  await expect(ada.page.getByText('Name and password do not fit.')).toBeVisible();
  await ada.page.getByLabel('Password').fill('a long enough secret');
  await ada.page.getByRole('button', { name: 'Log in' }).click();
  await expect(ada.page.getByRole('heading', { name })).toBeVisible();

  await ada.page.getByText('Delete me').first().click();
  await ada.page.getByLabel('Password', { exact: true }).fill('a long enough secret');
  await ada.page.getByRole('button', { name: 'Delete me' }).click();
  await expect(ada.page.getByText('You have no name here yet.')).toBeVisible();
});

test('a first visitor finds the way from the profile and registers; a guest is asked before logging out', async ({ browser }, info) => {
  const name = `Grace ${info.project.name} ${Date.now() % 100_000}`;
  const grace = await Player.arrives(browser, info);
  await grace.goes('#/profile');
  await expect(grace.page).toHaveTitle('Profile – Sandtable');
  await grace.page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await grace.page.getByLabel('Account name').fill(name);
  await grace.page.getByLabel('Password').fill('a long enough secret');
  await grace.page.getByRole('button', { name: 'Create an account' }).click();
  await expect(grace.page.getByRole('heading', { name })).toBeVisible();

  const guest = await Player.arrives(browser, info);
  await guest.goes('#/account');
  await guest.page.getByLabel('Your name').fill('Ida');
  await guest.page.getByRole('button', { name: 'Save the name' }).click();
  await guest.page.getByText('Log out', { exact: true }).click();
  await expect(guest.page.getByText('there is no way back to this name')).toBeVisible();
  await guest.page.getByRole('button', { name: 'Log out all the same' }).click();
  await expect(guest.page.getByText('You have no name here yet.')).toBeVisible();
});
