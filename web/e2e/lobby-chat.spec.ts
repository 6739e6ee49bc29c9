import { expect, type Locator, test } from '@playwright/test';
import { Player } from './player';
import { serve, type Server } from './server';

// A lobby of their own: what is said here is read by whoever else is there.
let lobby: Server;
test.beforeAll(async () => {
  lobby = await serve();
});
test.afterAll(() => lobby.stop());

const panel = ({ page }: Player): Locator => page.getByRole('region', { name: 'Chat' });
const lines = (player: Player): Locator => panel(player).getByRole('log').getByRole('listitem');

/** Comes to the lobby, where the chat lies open on a large screen and folded on a small one. */
async function comes(player: Player): Promise<void> {
  await player.goes('#/lobby');
  await expect(panel(player)).toBeVisible();
  if ((await player.page.locator('details[open]').count()) === 0) await player.page.locator('summary', { hasText: 'Chat' }).click();
  await expect(panel(player).getByRole('log')).toBeVisible();
}

async function says(player: Player, text: string): Promise<void> {
  await panel(player).getByRole('textbox', { name: 'Say something' }).fill(text);
  await panel(player).getByRole('textbox', { name: 'Say something' }).press('Enter');
  await expect(lines(player).last()).toContainText(text);
}

test('two people talk in the lobby, one of them folds it, reports a line, and hides it for good', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { at: lobby.address });
  await comes(ada);
  // A first visitor takes a name on the way.
  await panel(ada).getByRole('textbox', { name: 'Your name' }).fill('Ada McCarthy');
  await says(ada, 'Anyone for <b>Battle Line</b>?');
  await expect(panel(ada).getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await expect(ada.page.getByRole('navigation').getByRole('link', { name: 'Ada McCarthy' })).toBeVisible();

  const bob = await Player.arrives(browser, info, { at: lobby.address });
  await comes(bob);
  await expect(lines(bob).last()).toContainText(/\d.*Ada McCarthy: Anyone for <b>Battle Line<\/b>\?/);
  await expect(lines(bob).last().locator('time')).toHaveAttribute('datetime', /^20\d\d-/);
  await panel(bob).getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await says(bob, 'Me!');
  // Who is in the conversation hears it at once, and has it read aloud; the newest line stands last, in sight.
  await expect(lines(ada).last()).toContainText('Bob: Me!');
  await expect(panel(ada).getByRole('log')).toHaveAttribute('aria-live', 'polite');
  for (let n = 0; n < 10; n += 1) await says(bob, `Line ${n}`);
  await expect(lines(ada).last()).toContainText('Line 9');
  await expect(lines(ada).last()).toBeInViewport();
  await ada.shows('lobby-chat');
  await ada.isAccessible();

  await panel(ada).getByRole('button', { name: 'Report what Bob said' }).last().click();
  await panel(ada).getByRole('textbox', { name: 'What is wrong with what Bob said?' }).fill('Only a test.');
  await panel(ada).getByRole('textbox', { name: 'What is wrong with what Bob said?' }).press('Enter');
  await expect(panel(ada).getByText('Those who run this server have been told.')).toBeVisible();

  // Folded, it says how much is new and disturbs nobody.
  await bob.page.locator('summary', { hasText: 'Chat' }).press('Enter');
  await expect(panel(bob).getByRole('log')).toBeHidden();
  await says(ada, 'Still there?');
  await says(ada, 'I open a table.');
  await expect(bob.page.getByRole('heading', { name: 'Chat (2)' })).toBeVisible({ timeout: 15_000 });
  await bob.shows('lobby-chat-folded');
  await bob.isAccessible();
  await bob.page.reload();
  await expect(bob.page.getByRole('heading', { name: 'Chat (2)' })).toBeVisible();
  await bob.page.locator('summary', { hasText: 'Chat' }).click();
  await expect(lines(bob).last()).toContainText('I open a table.');
  await expect(bob.page.getByRole('heading', { name: 'Chat', exact: true })).toBeVisible();

  await panel(bob).getByRole('button', { name: 'Hide the chat' }).click();
  await expect(panel(bob)).toHaveCount(0);
  await bob.page.getByText('The chat is hidden and stays so.').getByRole('link', { name: 'Settings' }).click();
  await expect(bob.page.getByRole('checkbox', { name: /^Chat in the lobby/ })).not.toBeChecked();
  await bob.goes('#/lobby');
  await expect(bob.page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(panel(bob)).toHaveCount(0);
  await bob.goes('#/settings');
  await bob.page.getByRole('checkbox', { name: /^Chat in the lobby/ }).check();
  await comes(bob);
});

test('a line that the host removes leaves the pages that are open, in the lobby and at a table', async ({ browser }, info) => {
  const foul = await serve();
  try {
    const [ada, mallory] = [await Player.arrives(browser, info, { at: foul.address }), await Player.arrives(browser, info, { at: foul.address })];
    for (const [player, name] of [[ada, 'Ada'], [mallory, 'Mallory']] as const) {
      await comes(player);
      await panel(player).getByRole('textbox', { name: 'Your name' }).fill(name);
      await says(player, `${name} is here`);
    }
    await says(mallory, 'Something foul');
    await expect(lines(ada).last()).toContainText('Something foul');
    foul.admin('lobby', '--remove', '3');
    for (const player of [ada, mallory]) await expect(lines(player)).toHaveText([/Ada is here/, /Mallory is here/]);
    foul.admin('remove-player', 'Mallory');
    await expect(lines(ada).last()).toContainText('—: Mallory is here');

    await ada.goes('#/new/battle-line');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const table = /table\/([^?]+)/.exec(await ada.table())?.[1] ?? '';
    await ada.opens('Chat');
    for (const text of ['Welcome', 'Something foul']) {
      await ada.page.getByRole('textbox', { name: 'Say something' }).fill(text);
      await ada.page.getByRole('button', { name: 'Send' }).click();
      await expect(ada.page.getByRole('tabpanel')).toContainText(text);
    }
    foul.admin('remove-line', table, '2');
    await expect(ada.page.getByRole('tabpanel')).not.toContainText('Something foul');
    await expect(ada.page.getByRole('tabpanel')).toContainText('Welcome');
  } finally {
    await foul.stop();
  }
});

test('the page does not move while the chat is fetched', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { at: lobby.address });
  let fetched = (): void => undefined;
  const held = new Promise<void>((go) => (fetched = go));
  await ada.page.route(/LobbyChat.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await ada.goes('#/lobby');
  const summary = ada.page.locator('summary', { hasText: 'Chat' });
  await expect(summary).toBeVisible();
  if (!(await ada.page.locator('details[open]').count())) await summary.click();
  const before = await panel(ada).boundingBox();
  fetched();
  await expect(panel(ada).getByRole('textbox', { name: 'Say something' })).toBeVisible();
  expect(await panel(ada).boundingBox()).toEqual(before);
});

test('where the host has switched it off the lobby shows nothing of it', async ({ browser }, info) => {
  const silent = await serve('--no-lobby-chat');
  try {
    const ada = await Player.arrives(browser, info, { at: silent.address });
    await ada.goes('#/lobby');
    await expect(ada.page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    await expect(panel(ada)).toHaveCount(0);
    await ada.page.context().close();
  } finally {
    await silent.stop();
  }
});
