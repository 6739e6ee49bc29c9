import { expect, test } from '@playwright/test';
import { Player } from './player';
import { message, OTHER_LANGUAGES } from './languages';
import { ENDS, MIDDLES } from './positions';

const SCREENS = [
  { name: 'rules', address: '#/rules/battle-line/BL-8.3', has: 'Unseen are all troops' },
  { name: 'profile', address: '#/profile', has: 'Your account' },
  { name: 'settings', address: '#/settings', has: 'Theme' },
  { name: 'nowhere', address: '#/nothing-here', has: 'There is nothing at this address.' },
];

for (const { name, address, has } of SCREENS) {
  test(`the screen ${name}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info);
    await ada.goes(address);
    await expect(ada.page.getByText(has).first()).toBeVisible();
    await ada.shows(name);
    await ada.isAccessible();
  });
}

test('a lamp-lit room', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { dark: true });
  await ada.goes('#/');
  await expect(ada.playNow()).toBeVisible();
  await ada.shows('home-dark');
  await ada.isAccessible();
  const [middle] = MIDDLES;
  await ada.begins('battle-line', middle.position, middle.seats);
  await ada.shows('table-dark');
  await ada.isAccessible();
});

/** The tables of every game by lamplight are looked at with their boards. */
const BY_LAMPLIGHT = [
  { address: '#/new/undaunted', title: /^New table/, has: '.scenario .un-tile' },
  { address: '#/rules/battle-line/BL-8.3', title: /rules of record/, has: '[id="BL-8.3"]' },
  { address: '#/how/heroes', title: /^How to play/, has: 'figure svg' },
  { address: '#/how/heroes/aid', title: /^Player aid/, has: 'table' },
  { address: '#/campaigns/undaunted', title: /campaign/i, has: '[data-stop]' },
  { address: '#/profile', title: /^Profile/, has: '.button.primary' },
  { address: '#/account', title: /^Your account/, has: 'input' },
  { address: '#/settings', title: /^Settings/, has: 'select' },
];

test('the other screens by lamplight, with an ending and its record', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const ada = await Player.arrives(browser, info, { dark: true });
  for (const { address, title, has } of BY_LAMPLIGHT) {
    await ada.goes(address);
    await expect(ada.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(ada.page.locator(has).filter({ visible: true }).first()).toBeVisible();
    await ada.isAccessible();
  }
  await ada.begins('undaunted', ENDS.undaunted.position, ENDS.undaunted.seats);
  await ada.chooses('card:ge-rifle-a', 'action:control');
  await expect(ada.over).toBeVisible();
  await ada.isAccessible();
  await ada.over.getByRole('link', { name: 'Record' }).click();
  await expect(ada.page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await ada.shows('record-dark');
  await ada.isAccessible();
});

test('settings are kept: theme, language, motion', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/settings');
  await ada.page.getByRole('group', { name: 'Theme' }).getByText('Lamp-lit room').click();
  await ada.page.getByLabel('Language').selectOption('hu');
  await expect(ada.page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
  await expect(ada.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(ada.page.locator('html')).toHaveAttribute('lang', 'hu');
});

for (const locale of OTHER_LANGUAGES) {
  test(`the table in ${locale}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { locale });
    await ada.goes('#/');
    await ada.playNow(message(locale, 'web-play-now')).click();
    await expect(ada.lit.first()).toBeVisible();
    await expect(ada.page.getByText(/\b(bl|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`table-${locale}`);
  });
}
