import { expect, test } from '@playwright/test';
import type { NewSeat } from '../src/wire';
import { OTHER_LANGUAGES } from './languages';
import { notes } from './noting';
import { HEROES, PATIENT } from './plans';
import { Player } from './player';

const US: NewSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];

/** Turqueville in the middle of a US activation: units face up and face down, every kind of marker, cards of each kind in hand. */
const CROWDED = {
  setup: { scenario: 'turqueville' },
  turn: 3,
  phase: 'us',
  commands: 2,
  markers: { objective: ['c4', 'd4', 'f5'], obstacle: ['e3'], mine: { b3: 'ge' }, depot: ['a1'] },
  control: { c4: 'us', d4: 'ge', f5: 'ge', a1: 'us' },
  activation: { unit: 'u50a' },
  us: {
    units: [
      'u01a@b1 activated',
      'u02a@c1',
      { card: 'u15a', at: 'b4', hit: 0, suppressed: 1 },
      { card: 'u15b', at: 'c4', hero: 'uh1' },
      'u33a@e2',
      { card: 'u50a', at: 'd3', hit: 1 },
      'u15c@d2 go',
      'u15d@a3 hidden',
    ],
    directives: 4,
    hand: ['u41a', 'u18a', 'eu01', 'eu05', 'hu'],
    discard: ['eu03'],
  },
  ge: {
    units: [
      'g07a@d5 hidden',
      { card: 'g27a', at: 'b5', suppressed: 2 },
      'g28a@d4',
      { card: 'g19a', at: 'e4', hit: 0 },
      { card: 'g16a', at: 'f5', hidden: true },
      { card: 'g40a', at: 'e5', hidden: true, evidence: ['moved', 'directive'] },
      'g99a@f4 hidden',
    ],
    directives: 3,
    hand: ['eg01', 'g16b', 'g46a'],
    discard: ['g27b', 'g99b'],
    destroyed: 1,
    used: [1],
  },
};

/** A US rifle company beside a hidden German unit, and a German who holds an event for the enemy's phase. */
const REACTION = {
  setup: { scenario: 'turqueville' },
  turn: 2,
  phase: 'us',
  commands: 3,
  us: { units: ['u01a@b1', 'u15a@b2', 'u33a@e2'], directives: 3, hand: ['u15e'] },
  ge: { units: ['g27a@b4 hidden', 'g16a@f5 hidden', 'g28a@d5 hidden'], directives: 1, hand: ['eg05'] },
};

test('the first scenario to its end against a bot', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'once is enough');
  test.setTimeout(600_000);
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await ada.page.getByRole('listitem').filter({ hasText: 'Heroes of Normandie' }).getByRole('button', { name: 'Play now against a bot' }).click();
  await expect(ada.page).toHaveURL(/#\/table\//);
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('.hn-box')).toHaveCount(42);
  await ada.shows('heroes-start');
  await ada.isAccessible();
  // Some activations, and then the time passes.
  await ada.plays(HEROES, 40);
  await ada.plays(PATIENT, 400);
  await expect(ada.over).toBeVisible();
  await ada.shows('heroes-over');
  await ada.isAccessible();
});

test('two people: a hidden unit is turned up, and an event is played in the other’s phase', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.opensTable('heroes', REACTION, [{ kind: 'me' }, { kind: 'empty' }]);
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.starts();

  // To her the German units are backs; he sees through his own.
  await expect(ada.page.getByRole('button', { name: /^German unit 1 in B4/ })).toBeVisible();
  await expect(bob.page.getByRole('button', { name: /^Osttruppen-Kompanie in B4: face down/ })).toBeVisible();
  await ada.shows('heroes-hidden');

  await ada.chooses('tactic:activate', 'unit:us-2', 'unit:us-2', 'tile:b3');
  // Whoever comes beside it turns it up: both see its card now.
  for (const player of [ada, bob]) {
    const unit = player.page.locator('button[data-step="unit:ge-1"]');
    await expect(unit.locator('.back')).toHaveCount(0);
    await expect(unit).toHaveAccessibleName(/Osttruppen/);
  }
  await ada.chooses('button:end');

  // Her activation is over: he may react, and she only sees that an answer is awaited.
  await expect(bob.page.locator('.reaction')).toBeVisible();
  await expect(ada.page.locator('.reaction')).toHaveCount(0);
  await expect(ada.lit).toHaveCount(0);
  await bob.shows('heroes-reaction');
  await bob.isAccessible();
  await bob.chooses('card:eg05');
  await expect(bob.page.locator('.reaction')).toHaveCount(0);
  await expect(ada.page.locator('.log li', { hasText: 'Ammunition Column' })).not.toHaveCount(0);
  await expect(ada.lit.first()).toBeVisible();
  await ada.shows('heroes-event');
});

test('a reaction is silenced with one click', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.opensTable('heroes', { ...REACTION, ge: { ...REACTION.ge, hand: ['eg05', 'eg10'] } }, [{ kind: 'me' }, { kind: 'empty' }]);
  const bob = await Player.arrives(browser, info);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await ada.chooses('tactic:directives');
  await bob.page.locator('.reaction .moment').nth(2).click();
  await expect(bob.page.locator('.reaction')).toHaveCount(0);
  await ada.chooses('tactic:directives');
  await expect(ada.lit.first()).toBeVisible();
  await expect(bob.page.locator('.reaction')).toHaveCount(0);
});

for (const dark of [false, true]) {
  test(`all that can lie on the battlefield, ${dark ? 'by lamplight' : 'by day'}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { dark });
    await ada.begins('heroes', CROWDED, US);
    await expect(ada.page.locator('.hn-unit')).toHaveCount(15);
    await ada.shows(`heroes-crowded${dark ? '-dark' : ''}`);
    await ada.isAccessible();
    await ada.chooses('unit:us-6', 'value:1');
    const targets = ada.page.locator('.hn-unit[data-standing="lit"]');
    await expect(targets).not.toHaveCount(0);
    await targets.first().focus();
    await expect(ada.page.locator('.lines .strong')).toHaveCount(1);
    await ada.shows(`heroes-aim${dark ? '-dark' : ''}`);
    await ada.isAccessible();
    const seen = await notes(ada.page, '[data-cast] .die');
    await targets.first().click();
    await expect.poll(() => seen('[data-cast] .die')).not.toEqual([]);
    await ada.shows(`heroes-dice${dark ? '-dark' : ''}`);
  });
}

test('things travel, and nothing is left in the air', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('heroes', CROWDED, US);
  const seen = await notes(ada.page, '.travel-layer');
  await ada.chooses('unit:us-6', 'tile:c3');
  await expect.poll(() => seen('.travel-layer')).not.toEqual([]);
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
  await expect(ada.page.locator('.travelling')).toHaveCount(0);
  // Where it came from and where it went stays marked.
  await expect(ada.page.locator('.hn-box.recent')).toHaveCount(2);
  await expect(ada.page.locator('.lines .step')).toHaveCount(1);
});

test('a unit is explained in words', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('heroes', CROWDED, US);
  await ada.page.locator('button[data-step="unit:us-6"]').focus();
  if (info.project.name !== 'phone') await expect(ada.page.getByRole('region', { name: 'In large' })).toContainText('M10');
  await ada.page.keyboard.press('i');
  await expect(ada.page.getByRole('dialog')).toContainText('M10');
  await ada.shows('heroes-explained');
  await ada.isAccessible();
});

test('a face-down unit and the word on a button are explained by their clauses', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('heroes', CROWDED, US);
  for (const [thing, name, clause] of [['unit:face-down', 'Face-down unit', 'HN-26.2'], ['button:end', 'End the activation', 'HN-9.3']] as const) {
    await ada.page.locator(`button[data-thing="${thing}"]`).first().focus();
    await ada.page.keyboard.press('i');
    const sheet = ada.page.getByRole('dialog', { name });
    await expect(sheet.getByRole('link', { name: clause })).toBeVisible();
    await ada.closesSheet();
  }
});

test('a phone held sideways', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a phone');
  const ada = await Player.arrives(browser, info);
  await ada.page.setViewportSize({ width: 844, height: 390 });
  await ada.begins('heroes', CROWDED, US);
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  await ada.shows('heroes-landscape');
});

test('on a phone the whole battlefield is in sight, and everything is large enough for a finger', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'a pointer is finer than a finger');
  const ada = await Player.arrives(browser, info);
  for (const [position, ...clicks] of [[REACTION], [CROWDED, 'unit:us-6'], [CROWDED, 'unit:us-6', 'value:1']] as [unknown, ...string[]][]) {
    await ada.begins('heroes', position, US);
    await ada.chooses(...clicks);
    await ada.fitsFingers(undefined, { except: 'unit:' });
  }
});

test('the battlefield speaks every language', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('heroes', CROWDED, US);
  for (const tag of OTHER_LANGUAGES) {
    await ada.speaks(tag);
    await expect(ada.page.getByText(/\b(hn|web|option)-[a-z]/)).toHaveCount(0);
    await ada.shows(`heroes-${tag}`);
  }
});
