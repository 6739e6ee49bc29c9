import { type Browser, expect, test, type TestInfo } from '@playwright/test';
import type { NewSeat, ServerMessage } from '../src/wire';
import type { View } from '../src/wire/dday-dice';
import { OTHER_LANGUAGES } from './languages';
import { notes } from './noting';
import { Player } from './player';

const TWO: NewSeat[] = [{ kind: 'me' }, { kind: 'empty' }];

/** The first roll lies on the table: two dice are to be locked. */
const ROLLED = { setup: { map: 'tiger' }, phase: 'dice', units: [{ soldiers: 12, dice: ['s1', 's2', 'star', 'courage', 'tool', 'skull'] }] };
/** Something can be paid for. */
const SUPPLY = { setup: { map: 'tiger' }, turn: 2, phase: 'supply', units: [{ soldiers: 12, stars: 8, courage: 3, points: 9, items: ['hip-flask'] }] };
/** The unit may go on. */
const MOVE = { setup: { map: 'tiger' }, turn: 3, phase: 'move', units: [{ sector: 2, soldiers: 20, courage: 4 }] };
/** The guns have rolled. */
const FIRE = {
  setup: { map: 'omaha', nations: ['us'] },
  turn: 7,
  phase: 'fire',
  units: [{ sector: 8, soldiers: 20, courage: 3, specialists: ['gunner', 'sharpshooter', 'medic'], items: ['hand-grenades'] }],
  fire: [{ sector: 8, mg: [5] }],
};
/** A unit that the guns of its sector are about to destroy. */
const DOOMED = { ...FIRE, units: [{ sector: 8, soldiers: 1 }], fire: [{ sector: 8, mg: [6] }] };

test('dice are locked and laid aside, one click each', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', ROLLED);
  await expect(ada.page.locator('.dd-sector')).toHaveCount(11);
  await expect(ada.page.locator('.dd-die[data-standing="lit"]')).toHaveCount(6);
  await ada.shows('dday-dice');
  await ada.isAccessible();
  await ada.page.locator('.dd-die').first().click();
  await expect(ada.page.locator('.dd-die .badge:not(.again)')).toHaveCount(1);
  await ada.page.locator('.dd-die').nth(3).click();
  await expect(ada.page.locator('.dd-die .badge:not(.again)')).toHaveCount(2);

  // Dice are laid aside in any order, and taken back; then the odds are told, and they are rolled.
  await ada.page.locator('.dd-die').nth(5).click();
  await ada.page.locator('.dd-die').nth(1).click();
  await ada.page.locator('.dd-die').nth(2).click();
  await ada.page.locator('.dd-die').nth(2).click();
  await expect(ada.page.locator('.dd-die .again')).toHaveCount(2);
  await ada.page.getByRole('button', { name: 'Show the odds' }).click();
  await expect(ada.page.locator('[data-step="button:roll"]')).toContainText(/soldiers this turn \d/);
  await ada.shows('dday-odds');
  await ada.page.locator('[data-step="button:roll"]').click();
  await expect(ada.page.locator('.dd-die .again')).toHaveCount(0);
});

test('what can be had is told with its price and what it does', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', SUPPLY);
  await expect(ada.page.locator('button[data-step^="specialist:"][data-standing="lit"]')).not.toHaveCount(0);
  await ada.shows('dday-supply');
  await ada.isAccessible();
  await ada.chooses('specialist:medic');
  await expect(ada.page.locator('[data-step="button:recruit"][data-standing="lit"]')).toBeVisible();
  await ada.chooses('button:recruit');
  await expect(ada.page.getByRole('region', { name: 'In your unit' })).toContainText('Medic');
});

test('each sector tells what it would cost to go there', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', MOVE);
  const sector = ada.page.locator('.dd-sector[data-standing="lit"]').first();
  await expect(sector.locator('.headline')).toHaveText(/%$/);
  await expect(sector).toHaveAccessibleName(/defence \d+.*losses [\d.]+ expected/);
  await sector.focus();
  await ada.shows('dday-move');
  await ada.isAccessible();
});

test('a sector is explained: what a combat there costs, and by which clause', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', MOVE);
  await ada.page.locator('button[data-step="sector:3"]').focus();
  await ada.page.keyboard.press('i');
  const sheet = ada.page.getByRole('dialog', { name: 'Sector 3' });
  await expect(sheet).toContainText('In combat every unit here loses');
  await expect(sheet.getByRole('link', { name: 'DD-18.2' })).toBeVisible();
});

test('a unit is destroyed, and the match is over', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', DOOMED);
  await ada.shows('dday-fire');
  await ada.isAccessible();
  await ada.page.locator('[data-step="button:done"], [data-step="button:go-on"]').click();
  await expect(ada.over).toBeVisible();
  await ada.shows('dday-over');
  await ada.isAccessible();
});

/** What can be clicked now: everything that glows, and the button that rolls what was laid aside. */
const steps = (player: Player) =>
  player.page.locator('button[data-standing="lit"], button[data-roll]').evaluateAll((all) =>
    all.map((thing) => ({
      step: thing.getAttribute('data-step') ?? 'roll',
      shows: thing.querySelector('use[href]')?.getAttribute('href') ?? '',
    })),
  );

const clicks = async (player: Player, step: string) => {
  const thing = step === 'roll' ? player.page.locator('button[data-roll]') : player.page.locator(`button[data-step="${step}"]`);
  await thing.first().click({ position: { x: 12, y: 12 } });
};

/** Plays a little as a person would: soldiers are kept, skulls are rolled again, and the unit moves on when it can. */
async function acts(player: Player): Promise<void> {
  const open = await steps(player);
  const first = (wanted: (step: string, shows: string) => boolean) => open.find(({ step, shows }) => wanted(step, shows))?.step;
  const own = (face: string) => (step: string, shows: string) => step.startsWith('die:') && shows === `#dd-${face}`;
  const locking = (await player.page.locator('.prompt').innerText()).startsWith('Lock');
  const laid = await player.page.locator('.dd-die .marked').count();
  const wish =
    (locking ? (first(own('s2')) ?? first(own('s1')) ?? first(own('courage')) ?? first(own('star'))) : undefined) ??
    (laid === 0 ? first(own('skull')) : undefined) ??
    first((step) => step === 'roll') ??
    first((step) => step === 'button:soldiers') ??
    first((step) => step === 'button:recruit' || step === 'button:find' || step === 'button:use') ??
    first((step) => step === 'button:stop' || step === 'button:keep') ??
    first((step) => step.startsWith('sector:')) ??
    first((step) => step.startsWith('specialist:') || step.startsWith('card:')) ??
    first(() => true);
  if (wish) await clicks(player, wish);
}


test('a whole match alone on the beach', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a whole match is played on one layout');
  test.setTimeout(600_000);
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/dday-dice');
  await ada.page.getByLabel('Number of seats').selectOption('1');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  expect(await ada.turn()).toBe(true);
  await ada.shows('dday-setup');
  while (await ada.turn()) await acts(ada);
  await expect(ada.over).toBeVisible();
});

test('one click on the home page lands alone', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.shows('home-alone');
  await ada.page.getByRole('listitem').filter({ hasText: 'D-Day Dice' }).getByRole('button', { name: 'Play alone' }).click();
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('.players li')).toHaveCount(1);
});

/** Two people at a table that begins from a position, each at a browser of their own; Bob is seat 1. The weaker unit decides first. */
async function meet(browser: Browser, info: TestInfo, position: unknown): Promise<{ ada: Player; bob: Player }> {
  const [ada, bob] = [await Player.arrives(browser, info), await Player.arrives(browser, info)];
  await ada.opensTable('dday-dice', position, TWO);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await expect(ada.page.locator('.dd-unit')).toHaveCount(2);
  await expect(bob.page.locator('.dd-unit')).toHaveCount(2);
  return { ada, bob };
}

test('two swap dice through the Lieutenant', async ({ browser }, info) => {
  const position = {
    setup: { map: 'tiger', seats: 2 },
    phase: 'result',
    units: [{ specialists: ['lieutenant'], soldiers: 9, dice: ['star', 's1', 's2', 'courage', 'tool', 'skull'] }, { dice: ['s2', 'tool', 's1', 'star', 'courage', 's1'] }],
  };
  const { ada, bob } = await meet(browser, info, position);
  await expect(bob.lit.first()).toBeVisible();
  await expect(ada.lit).toHaveCount(0);

  // A die of one's own, whose, and then that unit's dice lie where one's own lay.
  await bob.chooses('die:r1', 'seat:0');
  await expect(bob.page.locator('.dd-die')).toHaveCount(6);
  await expect(bob.page.locator('.dd-die[data-step="die:r1"] use')).toHaveAttribute('href', '#dd-star');
  await expect(bob.page.locator('.dd-die[data-standing="lit"]')).toHaveCount(2);
  await bob.shows('dday-swap');
  await bob.isAccessible();
  await bob.chooses('die:r1');

  await expect(ada.page.locator('[data-step="button:accept"][data-standing="lit"]')).toBeVisible();
  await expect(bob.lit).toHaveCount(0);
  await ada.shows('dday-swap-asked');
  await ada.isAccessible();
  await ada.chooses('button:accept');
  await expect(bob.page.locator('.dd-die[data-step="die:r1"] use')).toHaveAttribute('href', '#dd-star');
  await expect(ada.page.locator('.dd-die[data-step="die:r1"] use')).toHaveAttribute('href', '#dd-s2');
});

test('a unit follows the Battle Cry of the United Kingdom', async ({ browser }, info) => {
  const position = {
    setup: { map: 'tiger', seats: 2, nations: 'uk' },
    turn: 3,
    phase: 'move',
    units: [{ sector: 2, soldiers: 9, 'this-turn': { cry: true } }, { sector: 2, soldiers: 12, courage: 1 }],
  };
  const { ada, bob } = await meet(browser, info, position);
  await expect(ada.page.locator('[data-step="button:cry"][data-standing="lit"]')).toBeVisible();
  await ada.shows('dday-cry');
  await ada.chooses('button:cry');
  await expect(ada.page.locator('.dd-sector[data-standing="lit"]')).toHaveCount(2);
  await ada.chooses('sector:4');
  await expect(bob.page.locator('[data-step="button:follow"][data-standing="lit"]')).toBeVisible();
  await bob.shows('dday-follow');
  await bob.isAccessible();
  await bob.chooses('button:follow');
  for (const player of [ada, bob]) await expect(player.page.locator('.dd-unit').filter({ hasText: 'Sector 4' })).toHaveCount(2);
});

test('soldiers are given to a unit in the same sector', async ({ browser }, info) => {
  const position = { setup: { map: 'tiger', seats: 2 }, turn: 2, phase: 'supply', units: [{ soldiers: 15 }, { soldiers: 6 }] };
  const { ada, bob } = await meet(browser, info, position);
  await bob.chooses('seat:0', 'resource:soldiers');
  await bob.shows('dday-give');
  await bob.isAccessible();
  await bob.chooses('number:4');
  await expect(ada.page.locator('.dd-dial').first()).toContainText('19');
  await expect(bob.page.locator('.dd-dial').first()).toContainText('2');
  await ada.shows('dday-two');
});

test('four at a table, and every name can be read', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/dday-dice');
  await ada.page.getByLabel('Number of seats').selectOption('4');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.locator('.dd-unit')).toHaveCount(4);
  const names = ada.page.locator('.players .name');
  await expect(names).toHaveCount(4);
  const cut = await names.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent));
  expect(cut).toEqual([]);
  const boxes = await ada.page.locator('.players li').evaluateAll((all) =>
    all.map((place) => [...place.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 2).map(({ left, right }) => [left, right] as const)),
  );
  for (const parts of boxes) for (const [index, [left]] of parts.entries()) if (index > 0) expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.[1] ?? 0);
  await ada.shows('dday-four');
  await ada.isAccessible();
});

/** Choices of every shape that the rules know, told in place of what this position has. */
const SHAPES = [
  ['card:binoculars', 'die:mg1', 'number:3'],
  ['award:military-medal', 'die:r1', 'face:s2', 'die:w1', 'face:s1'],
  ['die:b1', 'reserve:b2'],
  ['award:memorial-cross', 'specialist:medic'],
  ['award:silver-star', 'button:take'],
  ['vehicle:jeep', 'button:find'],
  ['specialist:courier', 'button:recruit'],
  ['sector:2', 'specialist:scout'],
  ['sector:2', 'card:hand-grenades'],
  ['button:cry', 'sector:3'],
];

function shaped(text: string): string {
  const message = JSON.parse(text) as ServerMessage;
  if (message.is !== 'sync' && message.is !== 'step') return text;
  for (const sight of message.position?.sights ?? []) {
    const view = sight.view as View;
    const [unit] = view.units;
    if (!unit) continue;
    const took = ['binoculars', 'hand-grenades'];
    Object.assign(unit, { items: took, awards: ['military-medal', 'memorial-cross'], specialists: ['scout', 'corporal'], dead: ['medic'], vehicle: null });
    Object.assign(unit, { reserve: ['star', 's1', 's2', 'tool', 'skull', 'courage'], recruits: unit.recruits.filter(({ id }) => !['scout', 'corporal', 'medic'].includes(id)) });
    view.pool.items = view.pool.items.filter(({ id }) => !took.includes(id));
    view.awards = view.awards.filter((id) => !unit.awards.includes(id));
    view.phase = 'fire';
    const sector = view.sectors.find(({ id }) => id === unit.sector);
    if (sector) Object.assign(sector, { mg: 2, mg_dice: [5, 6], silenced: [false, true], def_less: 1 });
    sight.choices = SHAPES.map((path) => ({ action: path.join(' '), path, text: { id: 'dd-nothing' } }));
  }
  return JSON.stringify(message);
}

test('whatever can be chosen has one place, at every step of the way', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  let changed = false;
  await ada.page.routeWebSocket(/\/ws\/tables\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(changed ? shaped(String(text)) : String(text)));
  });
  await ada.begins('dday-dice', ROLLED);
  changed = true;
  await ada.page.reload();
  await expect(ada.lit.first()).toBeVisible();
  await ada.shows('dday-shapes');
  await ada.isAccessible();
  for (const path of SHAPES) {
    for (const [at, step] of path.entries()) {
      const thing = ada.page.locator(`button[data-step="${step}"][data-standing="lit"]`);
      // Cards of another kind lie behind the next tab of the shelf.
      for (const tab of ['Recruits', 'Items', 'Awards']) if ((await thing.count()) === 0) await ada.page.getByRole('button', { name: new RegExp(`^${tab} \\d`) }).click();
      await expect(thing, path.join(' → ')).toHaveCount(1);
      if (at < path.length - 1) await thing.click({ position: { x: 12, y: 12 } });
      if (at === 1 && step === 'die:mg1') await ada.shows('dday-tray');
    }
    for (let back = 1; back < path.length; back += 1) await ada.page.keyboard.press('Escape');
    await expect(ada.page.locator('.so-far')).toHaveCount(0);
  }
});

test('a lamp-lit beach', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { dark: true });
  await ada.begins('dday-dice', FIRE);
  await ada.shows('dday-dark');
  await ada.isAccessible();
});

test('on a phone everything is large enough for a finger', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  for (const position of [ROLLED, SUPPLY, MOVE, FIRE, { ...ROLLED, setup: { map: 'sword' } }]) {
    await ada.begins('dday-dice', position);
    await ada.fitsFingers();
  }
  await ada.shows('dday-targets');
});

test('the beach speaks every language', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('dday-dice', { ...ROLLED, setup: { map: 'juno' } });
  for (const tag of OTHER_LANGUAGES) {
    await ada.speaks(tag);
    await expect(ada.page.getByText(/\b(dd|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`dday-${tag}`);
  }
});

test('dice tumble, and a click ends it', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('dday-dice', { setup: { map: 'tiger' }, phase: 'dice' });
  const seen = await notes(ada.page, '.die.rolls');
  await ada.chooses('button:go-on');
  await expect.poll(() => seen('.die.rolls')).not.toEqual([]);
  await ada.page.mouse.click(5, 300);
  await expect(ada.page.locator('.die.rolls')).toHaveCount(0);
});
