import { type Browser, expect, test, type TestInfo } from '@playwright/test';
import { Player } from './player';

/** Germany's phase; the United States can answer with `eu03` and cannot with `eu01`. */
const position = (hand: 'eu01' | 'eu03') => ({
  setup: { scenario: 'turqueville' },
  turn: 2,
  phase: 'ge',
  commands: 2,
  us: { units: ['u15a@a1', 'u24a@b1 hit=1'], hand: [hand], reserve: [hand === 'eu03' ? 'eu01' : 'eu03'], aside: [], directives: 3 },
  ge: { units: ['g16a@g6'], hand: [], reserve: [], aside: [], directives: 3 },
});

test('the time to react is chosen where a game has such moments', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await expect(ada.page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await expect(ada.page.getByLabel('Time to react')).toHaveCount(0);
  await ada.goes('#/new/heroes');
  const field = ada.page.getByLabel('Time to react');
  await expect(field).toHaveValue('5');
  // Who plays by the day is not held to seconds.
  await ada.unfolds('Clock');
  await ada.page.getByLabel('Kind of clock').selectOption('days');
  await expect(field).toHaveValue('0');
  await field.selectOption({ label: '20 seconds' });
  await field.scrollIntoViewIfNeeded();
  await ada.shows('reaction-field');
  await ada.isAccessible();
  const opened = ada.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  expect((await opened).postDataJSON()).toMatchObject({ reaction: 20, clock: { kind: 'days' } });
});

/** Ada could answer what Bob does, within so many seconds. */
async function bobActs(browser: Browser, info: TestInfo, hand: 'eu01' | 'eu03', seconds: number): Promise<{ ada: Player; bob: Player }> {
  const ada = await Player.arrives(browser, info);
  await ada.opensTable('heroes', position(hand), [{ kind: 'me' }, { kind: 'empty' }], seconds);
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await bob.chooses('tactic:directives');
  return { ada, bob };
}

for (const hand of ['eu01', 'eu03'] as const) {
  const held = hand === 'eu03' ? 'with a card to answer' : 'with none';
  test(`a bar runs down for everybody alike, ${held}`, async ({ browser }, info) => {
    // Long enough to be looked at from both sides, however slow the machine.
    const { ada, bob } = await bobActs(browser, info, hand, 120);
    const bars = [ada, bob].map(({ page }) => page.getByRole('timer', { name: 'Ada could react.' }));
    for (const bar of bars) await expect(bar).toBeVisible();
    // What she may answer shows to her alone.
    await expect(bob.lit).toHaveCount(0);
    if (hand === 'eu03') await expect(ada.lit.first()).toBeVisible();
    else await expect(ada.lit).toHaveCount(0);
    const filled = async () => Promise.all(bars.map(async (bar) => (await bar.locator('.left').boundingBox())?.width ?? 0));
    const [hers = 0, his = 0] = await filled();
    expect(Math.abs(hers - his)).toBeLessThan((info.project.use.viewport?.width ?? 1280) / 4);
    await expect.poll(async () => (await filled())[1]).toBeLessThan(his);
    await bob.shows(`lull-${hand}`);
    if (hand === 'eu03') await ada.shows('lull-asked');
    else await bob.isAccessible();
  });

  test(`it ends by itself, ${held}`, async ({ browser }, info) => {
    test.skip(info.project.name === 'phone', 'time is the same on every layout');
    const { ada, bob } = await bobActs(browser, info, hand, 3);
    // He has a command marker left, and is asked again.
    await expect(bob.page.locator('[data-step="tactic:directives"][data-standing="lit"]')).toBeVisible();
    for (const { page } of [ada, bob]) await expect(page.getByRole('timer', { name: 'Ada could react.' })).toHaveCount(0);
    await expect(ada.lit).toHaveCount(0);
  });
}
