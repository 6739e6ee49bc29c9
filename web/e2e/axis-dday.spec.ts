import { expect, test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { OTHER_LANGUAGES } from './languages';
import { firstOf, type Plan, Player } from './player';
import { CAEN } from './positions';

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

/** Clicks a zone beside its stacks, where its name stands; anything else in its middle. */
async function clickThing(player: Player, step: string): Promise<void> {
  const thing = player.page.locator(`button[data-step="${step}"]`).first();
  const zone = /zone:(\d+)( button:stop)?$/.exec(step)?.[1];
  const [box, name] = [await thing.boundingBox(), zone ? await player.page.locator(`[data-zone="${zone}"] > .name`).boundingBox() : null];
  if (!box || !name) return thing.click({ timeout: 3_000, force: true });
  await player.page.mouse.click(name.x, name.y - 3);
}

/** What the Allies say when they are asked: everybody lands, and for the rest enough has been done. Their casualties are chosen by standing order. */
const BRISK: Plan = [/^button:(begin|go-on|agree)$/, /^land:/, /^chart:\w+ box:/, /^button:(done|pass)$/, /^(count|die):/];

/** Says one thing of the plan, if it is asked for. */
async function answers(player: Player): Promise<void> {
  const landings = player.page.locator('[data-land]');
  const steps = await player.page.locator('button[data-step][data-standing="lit"], button[data-land]').evaluateAll((all) => all.map((thing) => (thing as HTMLElement).dataset).map((dataset) => dataset.step ?? `land:${dataset.land}`));
  const wanted = firstOf(BRISK, steps);
  if (wanted === undefined) return;
  if (!wanted.startsWith('land:')) return player.chooses(wanted);
  await landings.first().click();
  // Unit after unit goes ashore by itself.
  await expect(landings).toHaveCount(0);
}

/** Two people play to the end, whoever is asked; what turn it is comes with every decision. */
async function playToTheEnd(both: readonly Player[], notes: (turn: number) => void): Promise<void> {
  const waiting = new Map<Player, Promise<Player | null>>();
  const asked = async (player: Player) => ((await player.turn(300_000)) ? player : null);
  for (;;) {
    for (const player of both) if (!waiting.has(player)) waiting.set(player, asked(player));
    const player = await Promise.race(waiting.values());
    if (!player) return;
    waiting.delete(player);
    notes(Number(await player.page.locator('header .place.now').innerText()));
    await answers(player);
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
  // Where it went stays marked: a zone is cut out along its border, so its border is what tells.
  await expect(page.locator('button[data-step="zone:21"] .glow')).toHaveCSS('stroke-width', '14px');
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
  await ada.closesSheet();
  await ada.page.locator('button[data-thing="zone:14"]').focus();
  await ada.page.keyboard.press('i');
  await expect(ada.page.getByRole('dialog')).toContainText('It lies on the sea.');
  await ada.closesSheet();
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
  const size = async () => {
    const board = await ada.page.locator('.axis-dday').boundingBox();
    return (board?.width ?? 0) * (board?.height ?? 0);
  };
  await expect.poll(size).toBeGreaterThanOrEqual((1280 * 800) / 2);
  const frame = ada.page.getByRole('group', { name: 'The map of Normandy' });
  const stack = ada.page.locator('button[data-step="zone:14 unit:us-infantry"]');
  const before = (await stack.boundingBox())?.width ?? 0;
  const inside = () =>
    frame.evaluate((frame) => {
      const edge = frame.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.anchor[data-anchor^="zone-"]')].map((zone) => zone.getBoundingClientRect());
      return boxes.filter((box) => box.left > edge.left && box.right < edge.right && box.top > edge.top && box.bottom < edge.bottom).length;
    });
  await expect.poll(inside).toBe(await ada.page.locator('.anchor[data-anchor^="zone-"]').count());
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
  await ada.fitsFingers('.ad-stack, .hand button', { height: 30 });
  await ada.shows('axis-dday-fingers');
});

/** The browser has kept a habit: reinforcements enter all at once. */
async function isUsedToIt(player: Player): Promise<void> {
  await player.page.addInitScript(() => localStorage.setItem('axis-dday-groups', '{"enter":"all"}'));
}

const TEN_TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('a whole game: ten turns, two people and a bot at a table of three', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a whole match is played on one layout');
  test.setTimeout(600_000);
  const [ada, bob] = [await Player.arrives(browser, info), await Player.arrives(browser, info)];
  for (const player of [ada, bob]) await isUsedToIt(player);
  await ada.opensTable('axis-dday', { setup: { seats: 3 } }, [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'empty' }]);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await ada.turn();
  for (const { page } of [ada, bob]) await page.getByRole('checkbox', { name: 'Casualties by standing order' }).check();
  const turns = new Set<number>();
  await playToTheEnd([ada, bob], (turn) => turns.add(turn));
  expect([...turns]).toEqual(TEN_TURNS);
  for (const { over } of [ada, bob]) await expect(over).toContainText('has won');
  await ada.shows('axis-dday-over');
  await ada.isAccessible();
});

test('the coast speaks every language', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('axis-dday', MARCH, ALLIES);
  for (const tag of OTHER_LANGUAGES) {
    await ada.speaks(tag);
    await expect(ada.page.getByText(/\b(ad|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`axis-dday-${tag}`);
  }
});
