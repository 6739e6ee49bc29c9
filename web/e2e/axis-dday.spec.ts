import { expect, test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { OTHER_LANGUAGES } from './languages';
import { Player } from './player';

const ALLIES: NewSeat[] = [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }];

/** The Allies ashore in the west, about to move. */
const MARCH = {
  turn: 3,
  step: 'order 8',
  zones: {
    11: { us: '5I 1A' },
    14: { us: '4I 1A 2T' },
    15: { uk: '3I 1T' },
    16: { uk: '2I 1A', axis: '1I 1B' },
    30: { axis: '3I 1A 1T' },
  },
  boxes: { utah: '', omaha: '2I', gold: '1I 1A', juno: '', sword: '2I 1T', '82nd': '', '101st': '', '6th': '' },
  charts: { us: '7-12, 15-38', uk: '6-29' },
};

/** The fight for Caen, about to begin (example X-01 of the rules). */
const CAEN = {
  turn: 4,
  step: 'order 13',
  zones: { 30: { axis: '3I 1A 3T', uk: '2I 4A 1T' }, 17: {}, 16: {}, 15: {}, 14: {}, 11: {} },
  boxes: { utah: '', omaha: '', gold: '', juno: '', sword: '', '82nd': '', '101st': '', '6th': '' },
  charts: { uk: '6-29', rennes: '4-40' },
  // The Axis has rolled (example X-01), so that nothing hangs on luck.
  doing: { fight: { zone: 30, rolled: 'attacker', dice: { attacker: [4, 2, 5, 2, 2, 2, 5] } } },
};

/** Clicks a zone beside its stacks, where its name stands; anything else in its middle. */
async function clickThing(player: Player, step: string): Promise<void> {
  const thing = player.page.locator(`button[data-step="${step}"]`).first();
  const zone = /zone:(\d+)( button:stop)?$/.exec(step)?.[1];
  const [box, name] = [await thing.boundingBox(), zone ? await player.page.locator(`[data-zone="${zone}"] > .name`).boundingBox() : null];
  if (!box || !name) return thing.click({ timeout: 3_000, force: true });
  await player.page.mouse.click(name.x, name.y - 3);
}

/** Clicks something of the page, and counts. */
class Commander {
  clicks = 0;

  constructor(readonly player: Player) {}

  async press(selector: string): Promise<boolean> {
    const thing = this.player.page.locator(selector).first();
    if ((await thing.count()) === 0) return false;
    try {
      const step = await thing.getAttribute('data-step');
      if (step?.startsWith('button:') || !step) await thing.click({ timeout: 3_000 });
      else await clickThing(this.player, step);
    } catch {
      return false;
    }
    this.clicks += 1;
    return true;
  }

  /** What is asked, as far as the prompt tells, and what glows. */
  private lit(kind: string) {
    return `button[data-step^="${kind}"][data-standing="lit"]`;
  }

  /** Waits while a bot moves one unit after another; says whether the match goes on. */
  async isAsked(): Promise<boolean> {
    await expect(this.player.lit.or(this.player.over).first()).toBeVisible({ timeout: 180_000 });
    return (await this.player.over.count()) === 0;
  }

  /** One thing a person would do now, by what glows. Everything that can be done in groups is. */
  async acts(number: number): Promise<void> {
    const { page } = this.player;
    const steps = await this.player.lit.evaluateAll((all) => all.map((thing) => thing.getAttribute('data-step') ?? ''));
    const has = (wanted: RegExp) => steps.filter((step) => wanted.test(step));
    if (steps.includes('button:begin')) return void (await this.press('[data-step="button:begin"]'));
    if (steps.includes('button:go-on')) return void (await this.press('[data-step="button:go-on"]'));
    // Everybody lands.
    if ((await page.locator('[data-land]').count()) > 0) return void (await this.press('[data-land]'));
    // Reinforcements, planes, targets: the first that glows, and the next time the one after it.
    const [enter, fly, aim, cards] = [has(/^chart:\w+ (box|zone):/), has(/^unit:\w+-(fighter|bomber) zone:/), has(/ unit:|^zone:\d+$/), has(/^card:/)];
    const pick = (some: string[]) => some[number % some.length] ?? '';
    if (enter.length > 0) return void (await this.press(`button[data-step="${pick(enter)}"]`));
    if (steps.includes('button:done') && fly.length > 0 && number % 3 === 0) return void (await this.press('[data-step="button:done"]'));
    if (fly.length > 0) return void (await this.press(`button[data-step="${pick(fly)}"]`));
    if (cards.length > 0) return void (await this.press(this.lit('card:')));
    // A stack or a zone goes to a neighbour; half of the time enough has moved.
    if (steps.includes('button:done') && number % 2 === 0) return void (await this.press('[data-step="button:done"]'));
    if (aim.length > 0) return void (await this.press(`button[data-step="${pick(aim)}"]`));
    await this.press(`button[data-step="${pick(steps)}"]`);
  }
}

test('from the home page to the first order', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.page.getByRole('listitem').filter({ hasText: 'Axis' }).getByRole('button', { name: 'Play now against a bot' }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('[data-zone]')).toHaveCount(41);
  await ada.shows('axis-dday-start');
  await ada.isAccessible();
});

test('units move in groups, and the map is kept in sight', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', MARCH, ALLIES);
  await ada.shows('axis-dday-march');
  await ada.isAccessible();

  // A stack, how many of it, and where to.
  const { page } = ada;
  const stack = page.locator('button[data-step="zone:14 unit:us-infantry"]');
  await stack.click({ force: true });
  await expect(stack).toHaveAttribute('data-standing', 'chosen');
  await page.getByRole('group', { name: 'How many' }).getByRole('button', { name: '2', exact: true }).click();
  await ada.shows('axis-dday-chosen');
  await expect(page.locator('button[data-step="zone:21"][data-standing="lit"]')).toBeVisible();
  await clickThing(ada, 'zone:21');
  await expect(page.locator('button[data-step="zone:21 unit:us-infantry"]')).toHaveAccessibleName(/^2 × US infantry/);
  await expect(stack).toHaveAccessibleName(/^2 × US infantry/);

  // The same once more, of the next unit.
  await page.locator('[data-again]').click();
  await expect(page.locator('button[data-step="zone:21 unit:us-infantry"]')).toHaveAccessibleName(/^3 × US infantry/);
  await ada.shows('axis-dday-moved');
});

test('the battle board shows dice, hits and what is likely', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', CAEN, ALLIES);
  const board = ada.page.getByRole('region', { name: /Battle board: Caen/ });
  await expect(board).toBeVisible();
  await expect(board.locator('.die')).not.toHaveCount(0);
  await ada.shows('axis-dday-battle');
  await ada.isAccessible();
});

test('things explain themselves, and the battle of a zone is told before it is fought', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', MARCH, ALLIES);
  await ada.page.locator('button[data-step="zone:14 unit:us-tank"]').focus();
  await ada.page.keyboard.press('i');
  await expect(ada.page.getByRole('dialog')).toContainText('US tank');
  await ada.page.keyboard.press('Escape');
});

for (const dark of [false, true]) {
  test(`the coast ${dark ? 'by lamplight' : 'by day'}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { dark });
    await ada.begins('axis-dday', MARCH, ALLIES);
    await ada.shows(`axis-dday-coast${dark ? '-dark' : ''}`);
    await ada.isAccessible();
    await ada.page.setViewportSize({ width: 844, height: 390 });
    await ada.shows(`axis-dday-landscape${dark ? '-dark' : ''}`);
  });
}

test('the map takes half of a laptop, is seen whole, and is enlarged by the wheel', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a phone has fingers');
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', MARCH, ALLIES);
  const board = await ada.page.locator('.axis-dday').boundingBox();
  expect((board?.width ?? 0) * (board?.height ?? 0)).toBeGreaterThanOrEqual((1280 * 800) / 2);
  const frame = ada.page.getByRole('group', { name: 'The map of Normandy' });
  const stack = ada.page.locator('button[data-step="zone:14 unit:us-infantry"]');
  const before = (await stack.boundingBox())?.width ?? 0;
  const edge = await frame.boundingBox();
  for (const zone of await ada.page.locator('.anchor[data-anchor^="zone-"]').all()) {
    const box = await zone.boundingBox();
    expect(box && edge && box.x > edge.x && box.x + box.width < edge.x + edge.width && box.y > edge.y && box.y + box.height < edge.y + edge.height).toBe(true);
  }
  await stack.hover({ force: true });
  await ada.page.mouse.wheel(0, -600);
  await expect.poll(async () => (await stack.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
  await ada.shows('axis-dday-enlarged');
});

test('on a phone everything that may be chosen is large enough for a finger', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', MARCH, ALLIES);
  await ada.page.getByRole('button', { name: 'Enlarge' }).click();
  await ada.page.getByRole('button', { name: 'Enlarge' }).click();
  const small = await ada.page.locator('.ad-stack, .hand button').evaluateAll((things) =>
    things.map((thing) => ({ name: thing.getAttribute('data-step') ?? thing.textContent, box: thing.getBoundingClientRect() })).filter(({ box }) => box.width < 43.9 || box.height < 30).map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await ada.shows('axis-dday-fingers');
});

test('a whole game of ten turns against a bot', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a whole match is played on one layout');
  test.setTimeout(2_400_000);
  const ada = await Player.arrives(browser, info);
  await ada.opensTable('axis-dday', { setup: {} }, [{ kind: 'bot', level: 'random' }, { kind: 'me' }]);
  await ada.starts();
  const commander = new Commander(ada);
  await ada.turn();
  await ada.page.getByRole('checkbox', { name: 'Casualties by standing order' }).check();
  commander.clicks += 1;
  for (let number = 1; number < 2500 && (await commander.isAsked()); number += 1) {
    await commander.acts(number);
    if (number % 40 === 0) console.log(`turn ${await ada.page.locator('.turns [aria-current="step"]').innerText()}: ${commander.clicks} clicks`);
  }
  await expect(ada.over).toBeVisible();
  await ada.shows('axis-dday-over');
  await ada.isAccessible();
  console.log(`a game of ten turns: ${commander.clicks} clicks`);
});

test('two people and a bot at a table of three', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'played on one layout');
  test.setTimeout(400_000);
  const [ada, bob] = [await Player.arrives(browser, info), await Player.arrives(browser, info)];
  await ada.opensTable('axis-dday', { setup: { seats: 3 } }, [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'empty' }]);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  const both = [new Commander(ada), new Commander(bob)];
  await ada.turn();
  for (const { player } of both) await player.page.getByRole('checkbox', { name: 'Casualties by standing order' }).check();
  const turn = () => ada.page.locator('.turns [aria-current="step"]').innerText();
  for (let number = 1; number < 500 && Number(await turn()) < 3; number += 1) {
    for (const commander of both) if ((await commander.player.lit.count()) > 0) await commander.acts(number);
  }
  expect(Number(await turn())).toBeGreaterThanOrEqual(3);
  await ada.shows('axis-dday-three');
});

test('three at a table play the last turn to its end', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'played on one layout');
  test.setTimeout(400_000);
  const [ada, bob] = [await Player.arrives(browser, info), await Player.arrives(browser, info)];
  await ada.opensTable('axis-dday', { setup: { seats: 3 }, turn: 10, step: 'order 8' }, [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }, { kind: 'empty' }]);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  const both = [new Commander(ada), new Commander(bob)];
  await ada.turn();
  for (const { player } of both) await player.page.getByRole('checkbox', { name: 'Casualties by standing order' }).check();
  for (let number = 1; number < 500 && (await ada.over.count()) === 0; number += 1) {
    for (const commander of both) if ((await commander.player.lit.count()) > 0) await commander.acts(number);
  }
  await expect(ada.over).toContainText('has won');
  await expect(bob.over).toContainText('has won');
  await ada.shows('axis-dday-three-over');
});

for (const locale of OTHER_LANGUAGES) {
  test(`the coast in ${locale}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { locale });
    await ada.begins('axis-dday', MARCH, ALLIES);
    await expect(ada.page.getByText(/\b(ad|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`axis-dday-${locale}`);
  });
}
