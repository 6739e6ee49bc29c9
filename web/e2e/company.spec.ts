import { expect, test } from '@playwright/test';
import { Player } from './player';

/** Opens a table for whoever has the link, or for everybody. */
async function opens(player: Player, game: string, guest: string, listed = false): Promise<void> {
  await player.goes(`#/new/${game}`);
  await player.seats(guest, 'A friend');
  await player.unfolds('Clock');
  await player.page.getByLabel('Kind of clock').selectOption({ label: 'Live' });
  if (listed) await player.unfolds('Who may watch');
  if (listed) await player.page.getByRole('checkbox', { name: /^Open to everybody/ }).check();
  await player.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(player.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
}

async function comesBack(player: Player, hash: string): Promise<void> {
  await player.goes('#/');
  await expect(player.page.locator('[data-board]')).toHaveCount(0);
  await player.goes(hash);
}

test('the lobby and the invitation say game, scenario, roles, clock and stakes before one sits down', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await opens(ada, 'undaunted', 'Germany', true);
  const hash = await ada.table();
  // The host is not asked into the second seat by the loudest button, and the promise for the dice waits behind a fold.
  await expect(ada.page.getByRole('button', { name: 'Sit here as well' })).toHaveClass('button-quiet');
  await expect(ada.page.getByText(/^[0-9a-f]{64}$/)).toBeHidden();
  await ada.page.getByText('The host’s promise for the dice').click();
  await expect(ada.page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();

  const bob = await Player.arrives(browser, info);
  await bob.goes('#/lobby');
  const listed = bob.page.locator(`a[href="${hash}"]`);
  await expect(listed).toContainText('Undaunted: Normandy');
  await expect(listed).toContainText('you would be Germany');
  await expect(listed).toContainText('La Raye · 10 min + 10 s each · rated between accounts');
  await bob.shows('lobby-table');
  await listed.click();
  await expect(bob.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'Undaunted: Normandy' })).toBeVisible();
  await expect(bob.page.locator('.facts')).toHaveText(/La Raye · 10 min \+ 10 s each · rated between accounts/);
  await expect(bob.page.getByRole('listitem').filter({ hasText: 'Germany' }).getByRole('button', { name: 'Sit here' })).toBeVisible();
  await bob.shows('invitation-facts');

  // Where all win or lose together, nothing is at stake, whoever plays.
  await ada.goes('#/new/dday-dice');
  await ada.page.getByLabel('Number of seats').selectOption('2');
  await ada.seats('United Kingdom', 'A friend');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  await bob.goes(await ada.table());
  await expect(bob.page.getByRole('heading', { name: 'D-Day Dice' })).toBeVisible();
  await expect(bob.page.locator('.facts')).toHaveText(/^Exercise Tiger · .*casual$/);
});

test('nobody begins or plays again while the other is not there', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await opens(ada, 'battle-line', 'Persia');
  const hash = await ada.table();
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await bob.goes('#/');
  const start = ada.page.getByRole('button', { name: 'Start' });
  await expect(ada.page.getByText('Somebody is not here yet.')).toBeVisible();
  await expect(start).toBeDisabled();
  await comesBack(bob, hash);
  await expect(start).toBeEnabled();
  await start.click();
  await expect(bob.page.locator('.in-hand')).toHaveCount(7);

  await bob.opens('Table');
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ada.over.getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.page.getByText('Somebody is not here yet.')).toBeVisible();
  await expect(start).toBeDisabled();
  await bob.closesDrawer();
  await bob.over.getByRole('link', { name: 'To the rematch' }).click();
  await expect(start).toBeEnabled();
  await start.click();
  await expect(bob.page.locator('.in-hand')).toHaveCount(7);
});

test('who looks on reads the talk of those who look on, and is told whose the rest is', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await opens(ada, 'battle-line', 'Persia');
  const hash = await ada.table();
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  const says = async (player: Player, text: string): Promise<void> => {
    await player.opens('Chat');
    await player.page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await player.page.getByRole('button', { name: 'Send' }).click();
    await expect(player.page.getByRole('tabpanel')).toContainText(text);
  };
  const carol = await Player.arrives(browser, info);
  // She is at the table before the server has given her the name that she has just chosen.
  let named = (): void => undefined;
  const arrived = new Promise<void>((done) => (named = done));
  await carol.page.route('**/api/guest', async (route) => {
    await arrived;
    await route.continue();
  });
  await carol.goes('#/account');
  await carol.page.getByLabel('Your name').fill('Carol');
  await carol.page.getByRole('button', { name: 'Save the name' }).click();
  await carol.goes(hash);
  await carol.opens('Chat');
  await expect(carol.page.getByText('What the players say to each other is theirs until the match is over.')).toBeVisible();
  named();
  await says(ada, 'Between us two');
  await says(carol, 'From the side');
  await expect(carol.page.getByRole('tabpanel')).not.toContainText('Between us two');
  await expect(ada.page.getByRole('tabpanel')).not.toContainText('From the side');
  await carol.isAccessible();
  await ada.closesDrawer();
  await ada.opens('Table');
  await ada.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(bob.over).toBeVisible();
  // Now the players' talk is everybody's, and who looks on is told it at once.
  await carol.opens('Chat');
  await expect(carol.page.getByRole('tabpanel')).toContainText('Between us two');
  await expect(carol.page.getByText('What the players say to each other is theirs')).toHaveCount(0);
});

test('a name keeps its capitals, however one logs in, and a password is changed by the old one', async ({ browser }, info) => {
  const name = `Grace McHopper ${info.project.name} ${Date.now() % 100_000}`;
  const grace = await Player.arrives(browser, info);
  const shown = grace.page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  const logsIn = async (as: string, password: string): Promise<void> => {
    await grace.page.getByLabel('Account name').fill(as);
    await grace.page.getByLabel('Password', { exact: true }).fill(password);
    await grace.page.getByRole('button', { name: 'Log in' }).click();
  };
  const logsOut = async (): Promise<void> => {
    await grace.page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(shown).toHaveText('Profile');
  };
  await grace.goes('#/account');
  await grace.page.getByLabel('Account name').fill(name);
  await grace.page.getByLabel('Password').fill('a long enough secret');
  await grace.page.getByRole('button', { name: 'Create an account' }).click();
  await expect(shown).toHaveText(name);
  await logsOut();
  await logsIn(name.toLowerCase(), 'a long enough secret');
  await expect(shown).toHaveText(name);

  await grace.page.getByLabel('Password so far').fill('a long enough secret');
  await grace.page.getByLabel('New password').fill('quite another secret');
  await grace.page.getByRole('button', { name: 'Change password' }).click();
  await expect(grace.page.getByText('Your password is changed')).toBeVisible();
  await logsOut();
  await logsIn(name, 'a long enough secret');
  await expect(grace.page.getByText('Name and password do not fit.')).toBeVisible();
  await logsIn(name, 'quite another secret');
  await expect(shown).toHaveText(name);
});
