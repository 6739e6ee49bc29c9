import { expect, test } from '@playwright/test';
import { Player } from './player';

test('from home to a table nothing is fetched twice, and what is long travels compressed', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  const fetched = new Map<string, number>();
  const plain: string[] = [];
  ada.page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    // The browser looks at the icon by itself, and keeps it.
    if (pathname.startsWith('/icons/')) return;
    const address = `${response.request().method()} ${pathname}${search}`;
    fetched.set(address, (fetched.get(address) ?? 0) + 1);
    void response.body().then(
      (body) => {
        if (body.length > 2_000 && !response.headers()['content-encoding']) plain.push(address);
      },
      () => undefined,
    );
  });
  // Each scenario that is shown as a picture has things of its own.
  const things = () => [...fetched.keys()].filter((address) => address.includes('/components') && address.includes('turqueville'));
  await ada.goes('#/');
  await expect(ada.playNow()).toBeVisible();
  await ada.page.waitForLoadState('networkidle');
  // The home page looks at the lobby every ten seconds, and not twice at once.
  const looks = await ada.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/tables')).map(({ startTime }) => startTime));
  expect(looks.length).toBeGreaterThan(0);
  for (const [index, look] of looks.entries()) if (index > 0) expect(look - (looks[index - 1] ?? 0)).toBeGreaterThan(5_000);

  const heroes = ada.page.getByRole('listitem').filter({ hasText: 'Heroes of Normandie' });
  await heroes.getByLabel('More: Heroes of Normandie').click();
  await heroes.getByRole('link', { name: 'New table' }).click();
  await ada.page.getByText('Map and position').click();
  await expect(ada.page.locator('[data-scenario]').filter({ visible: true }).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.locator('[data-board]')).toBeVisible();
  await ada.page.waitForLoadState('networkidle');
  // What is printed on the things of the map was fetched with its preview, and serves the table.
  expect(things()).toHaveLength(1);
  fetched.delete('GET /api/tables');
  expect([...fetched].filter(([, times]) => times > 1)).toEqual([]);
  expect(plain).toEqual([]);
});
