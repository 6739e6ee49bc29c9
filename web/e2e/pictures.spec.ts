import { expect, test, type TestInfo } from '@playwright/test';
import { comesToRest } from './accessibility';
import { hasPlayed, isNamed, isOnCampaign, isPlaying } from './life';
import { BATTLE_LINE, PATIENT } from './plans';
import { type Plan, Player } from './player';
import { CAEN, ENDS, MIDDLES } from './positions';

/**
 * Pictures of every screen, to be looked at beside those of the last change: `PICTURES=1 npx playwright test pictures`. They are left in
 * `screenshots/<theme>/<width>x<height>/<screen>.png`. `SIZES=1440x900,390x844` and `-g lamp` take a part of them.
 */
test.skip(!process.env.PICTURES, 'pictures are taken when PICTURES is set');

const SIZES: Record<string, readonly string[]> = {
  desktop: ['1440x900', '1280x800', '640x400'],
  phone: ['390x844', '360x640', '844x390'],
};

const SCREENS: Record<string, string> = {
  home: '#/',
  lobby: '#/lobby',
  'new-table': '#/new/undaunted',
  'new-table-battle-line': '#/new/battle-line',
  how: '#/how/heroes',
  aid: '#/how/heroes/aid',
  rules: '#/rules/battle-line/BL-8.3',
  campaigns: '#/campaigns/undaunted',
  profile: '#/profile',
  account: '#/account',
  'how-wrong': '#/how/undaunted/2',
  reset: '#/reset',
  settings: '#/settings',
  nowhere: '#/nothing-here',
};

/** How the positions before the end are played out. */
const LAST_PLAYS: Record<string, Plan> = {
  'battle-line': [/^flag:3$/, /^card:green-10$/, ...BATTLE_LINE],
  undaunted: [/^action:control$/, /^card:ge-rifle-a$/, /./],
  'dday-dice': [/^button:/, /./],
};

async function takes(ada: Player, info: TestInfo, theme: string, screen: string): Promise<void> {
  const sizes = SIZES[info.project.name] ?? [];
  const wanted = process.env.SIZES?.split(',') ?? sizes;
  for (const size of sizes.filter((size) => wanted.includes(size))) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await ada.page.setViewportSize({ width, height });
    await ada.page.waitForLoadState('networkidle');
    await comesToRest(ada.page);
    await ada.page.screenshot({ path: `screenshots/${theme}/${size}/${screen}.png` });
  }
}

for (const theme of ['day', 'lamp']) {
  const options = { dark: theme === 'lamp' };

  for (const [screen, address] of Object.entries(SCREENS))
    test(`${theme}: ${screen}`, async ({ browser }, info) => {
      const ada = await Player.arrives(browser, info, options);
      await ada.goes(address);
      await expect(ada.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await takes(ada, info, theme, screen);
    });

  test(`${theme}: home with running matches`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    await isNamed(ada, 'Mara');
    await isPlaying(ada);
    await ada.goes('#/');
    // The matches as they stand, in small, come when the page has nothing else to do.
    await expect(ada.page.locator('.live .natural, .live [data-board], .live svg:not(.miniature)').first()).toBeAttached();
    await takes(ada, info, theme, 'home-playing');
  });

  test(`${theme}: profile with matches`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    const bob = await Player.arrives(browser, info);
    await isNamed(ada, 'Mara');
    await isNamed(bob, 'Jonas');
    await hasPlayed(ada, bob);
    await ada.goes('#/profile');
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
    await takes(ada, info, theme, 'profile-matches');
    await ada.goes('#/account');
    await takes(ada, info, theme, 'account-signed-in');
  });

  test(`${theme}: campaign running`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    await isNamed(ada, 'Mara');
    await ada.goes(`#/campaign/${await isOnCampaign(ada)}`);
    await expect(ada.page.getByRole('button', { name: 'Play 4. Behind Enemy Lines' })).toBeVisible();
    await takes(ada, info, theme, 'campaign');
  });

  for (const { game, position, seats } of MIDDLES)
    test(`${theme}: ${game}`, async ({ browser }, info) => {
      const ada = await Player.arrives(browser, info, options);
      await ada.begins(game, position, seats);
      await takes(ada, info, theme, game);
    });

  test(`${theme}: axis-dday battle`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    await ada.begins('axis-dday', CAEN, [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }]);
    await takes(ada, info, theme, 'axis-dday-battle');
  });

  test(`${theme}: waiting room`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    const [middle] = MIDDLES;
    await ada.opensTable(middle.game, undefined, [{ kind: 'me' }, { kind: 'empty' }]);
    await expect(ada.page.locator('.gathering')).toBeVisible();
    await takes(ada, info, theme, 'waiting-room');
    // The same table as whoever is invited sees it, and when both sit.
    const bob = await Player.arrives(browser, info, options);
    await bob.goes(await ada.table());
    await expect(bob.page.getByRole('button', { name: 'Sit here' })).toBeVisible();
    await takes(bob, info, theme, 'invitation');
    await bob.joins(ada, 'Bob');
    await takes(ada, info, theme, 'waiting-room-full');
  });

  test(`${theme}: lobby with tables`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, options);
    for (const game of ['battle-line', 'undaunted', 'axis-dday']) await ada.offers(game);
    for (const { game, position, seats } of MIDDLES.slice(0, 3)) await ada.offers(game, position, seats);
    const bob = await Player.arrives(browser, info, options);
    await bob.goes('#/lobby');
    await expect(bob.page.getByRole('heading', { name: 'To watch' })).toBeVisible();
    await expect(bob.page.getByRole('link', { name: /Join/ }).first()).toBeVisible();
    await takes(bob, info, theme, 'lobby-tables');
  });

  for (const [game, { position, seats }] of Object.entries(ENDS))
    test(`${theme}: ending of ${game}`, async ({ browser }, info) => {
      const ada = await Player.arrives(browser, info, options);
      await ada.begins(game, position, seats);
      await ada.plays(LAST_PLAYS[game] ?? PATIENT, 40);
      await expect(ada.over).toBeVisible();
      await takes(ada, info, theme, `ending-${game}`);
      await ada.over.getByRole('link', { name: 'Record' }).click();
      await expect(ada.page.getByRole('slider', { name: 'Step' })).toBeVisible();
      await takes(ada, info, theme, `record-${game}`);
    });
}
