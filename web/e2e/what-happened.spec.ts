import { expect, test } from '@playwright/test';
import type { NewSeat, Step } from '../src/wire';
import { notes } from './noting';
import { Player } from './player';
import { ENDS, MIDDLES } from './positions';

const US: NewSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
const TURN = { setup: { scenario: '1' }, turn: 'us', marker: 'us', us: { hand: ['sergeant', 'rifle-a', 'scout-a', 'fog'] } };

test('the prompt follows the clicks, by the names of things', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  const ask = ada.page.locator('.prompt .text');
  await expect(ask).toHaveText('Play a card, or end your turn');
  await ada.chooses('card:us-rifle-a');
  await expect(ask).toHaveText('Rifleman A: choose what to do');
  await ada.chooses('action:move');
  await expect(ask).toHaveText('Rifleman A, Move: choose a tile');
  await ada.page.keyboard.press('Escape');
  await expect(ask).toHaveText('Rifleman A: choose what to do');
  await ada.page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(ask).toHaveText('Play a card, or end your turn');
});

test('a shot goes to its target, and its dice land there; the place stays marked, and its line in the log lights it', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('undaunted', TURN, US);
  const seen = await notes(ada.page, '[data-cast]', '.prompt .wait');
  await ada.chooses('card:us-rifle-a', 'action:attack', 'unit:ge-scout-a');
  await expect.poll(() => seen('[data-cast]')).toContainEqual(expect.stringMatching(/Hit|Miss/));
  // No question is asked while the dice roll.
  expect(await seen('.prompt .wait')).toEqual(['The dice are rolling …']);
  await expect(ada.page.locator('.shots .shot')).toHaveCount(1);
  await ada.shows('undaunted-shot');
  await expect(ada.page.locator('[data-step="unit:ge-scout-a"][data-last], [data-step="unit:us-rifle-a"][data-last]').first()).toBeVisible();
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);

  await ada.opens('Log');
  const line = ada.page.locator('.log li button').filter({ hasText: 'Attack' }).last();
  if (info.project.name === 'phone') await line.focus();
  else await line.hover();
  await expect(ada.page.locator('.light[data-place="unit:ge-scout-a"]')).toBeVisible();
  await ada.shows('undaunted-lit');
  await line.evaluate((button: HTMLElement) => button.blur());
  await ada.page.mouse.move(5, 5);
  await expect(ada.page.locator('.light')).toHaveCount(0);
});

/** A tank destroyer beside a German company; nobody has anything to add to the dice. */
const SHOT = {
  setup: { scenario: 'turqueville' },
  turn: 3,
  phase: 'us',
  commands: 2,
  activation: { unit: 'u50a' },
  us: { units: ['u01a@b1 activated', 'u02a@c1', 'u50a@d3'], directives: 0, hand: [] },
  ge: { units: ['g28a@d4', 'g27a@g6 hidden'], directives: 0, hand: [] },
};

test('Heroes: a shot goes to its target, its dice roll there and count; a unit that is turned up turns over', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('heroes', SHOT, US);
  const [result, need] = ['[data-cast] .result', '[data-cast] .need'];
  const seen = await notes(ada.page, '.fired.flies', '.die.rolls', result, need);
  await ada.chooses('unit:us-3', 'value:1', 'unit:ge-1');
  for (const shown of ['.fired.flies', '.die.rolls', result]) await expect.poll(() => seen(shown), shown).not.toEqual([]);
  expect(await seen(need)).toContainEqual(expect.stringMatching(/≥\d/));
  await expect(ada.page.locator('.fired .shot')).toHaveCount(1);
  await ada.shows('heroes-shot');
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
  // It comes beside the hidden one, which is turned up before all eyes.
  await ada.begins('heroes', { ...SHOT, activation: { unit: 'u15a' }, us: { units: ['u15a@b1', 'u50a@f1'], directives: 0, hand: [] }, ge: { units: ['g27a@b3 hidden', 'g28a@f5'], directives: 0, hand: [] } }, US);
  const turned = await notes(ada.page, 'button.travelling[data-step="unit:ge-1"]');
  await ada.chooses('unit:us-1', 'tile:b2');
  await expect(ada.page.locator('button[data-step="unit:ge-1"]')).toHaveAccessibleName(/Osttruppen/);
  await expect.poll(() => turned('button.travelling[data-step="unit:ge-1"]')).not.toEqual([]);
  await expect(ada.page.locator('.travelling')).toHaveCount(0);
});

test('Battle Line: a claimed flag goes to its side, and its proof lights up until the next card', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.begins('battle-line', { turn: 0, step: 'claim', flags: [{ flag: 3, sides: [['green-8', 'green-9', 'green-10'], ['blue-9', 'orange-10']] }], hands: [['red-7', 'red-8'], ['purple-9']] }, US);
  const flag = 'button.travelling[data-step="flag:3"]';
  const seen = await notes(ada.page, flag);
  await ada.chooses('flag:3');
  await expect(ada.page.locator('.front.proved')).toHaveCount(1);
  await expect.poll(() => seen(flag)).not.toEqual([]);
  await expect(ada.page.locator('.front.proved.near .near-half .formation')).toContainText('Wedge');
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
  await ada.shows('battle-line-claim');
});

test('a click ends what is shown, and whoever wants stillness sees only what came of it', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.goes('#/settings');
  await ada.page.getByLabel('Pace of others’ moves').selectOption('slow');
  await ada.begins('heroes', SHOT, US);
  // The page clicks by itself as soon as the shot flies, and looks what is left of it in the next frame.
  await ada.page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.fired.flies')) return;
      watch.disconnect();
      document.querySelector<HTMLElement>('.prompt')?.click();
      requestAnimationFrame(() => (document.body.dataset.left = String(document.querySelectorAll('.fired.flies, .die.rolls, .die.waits, .travel-layer').length)));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  const result = '[data-cast] .result';
  const hers = await notes(ada.page, result);
  await ada.chooses('unit:us-3', 'value:1', 'unit:ge-1');
  await expect(ada.page.locator('body')).toHaveAttribute('data-left', '0');
  await expect.poll(() => hers(result)).not.toEqual([]);

  const bob = await Player.arrives(browser, info);
  await bob.begins('heroes', SHOT, US);
  const moving = ['.fired.flies', '.die.rolls', '.travel-layer', 'button.travelling'];
  const his = await notes(bob.page, result, ...moving);
  await bob.chooses('unit:us-3', 'value:1', 'unit:ge-1');
  await expect.poll(() => his(result)).not.toEqual([]);
  for (const thing of moving) expect(await his(thing), thing).toEqual([]);
});

test('moves of others come one after the other, and what is left is skipped by a key', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'keys');
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.goes('#/settings');
  await ada.page.getByLabel('Pace of others’ moves').selectOption('slow');
  // However slow the pages: what the other does comes when all of it is done.
  let held: string[] | null = null;
  const own = (text: string) => /"is":"step"/.test(text) && (JSON.parse(text) as Step).position?.sights.some(({ choices }) => choices.length > 0);
  await ada.page.routeWebSocket(/\/ws\/tables\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      if (!held) return line.send(text);
      held.push(String(text));
      if (!own(String(text))) return;
      for (const said of held) line.send(said);
      held = null;
    });
  });
  // Another person, whose moves are known: a bot may well have nothing to show.
  const bob = await Player.arrives(browser, info);
  await ada.opensTable('undaunted', { ...TURN, ge: { hand: ['rifle-a', 'rifle-b', 'scout-a', 'fog'] } }, [{ kind: 'me' }, { kind: 'empty' }]);
  await bob.joins(ada, 'Bob');
  await ada.starts();
  await ada.turn();
  held = [];
  await ada.chooses('button:end-turn');
  await bob.chooses('card:ge-rifle-a', 'action:attack', 'unit:us-rifle-a', 'card:ge-rifle-b', 'action:attack', 'unit:us-rifle-b', 'button:end-turn');
  const skip = ada.page.getByRole('button', { name: 'Skip', exact: true });
  await expect(skip).toBeVisible();
  await ada.shows('undaunted-pace');
  await ada.page.keyboard.press('s');
  await expect(skip).toHaveCount(0);
  expect(await ada.turn()).toBe(true);
  await expect(ada.page.locator('.travel-layer')).toHaveCount(0);
});

test('without a pace nothing waits', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { moves: true });
  await ada.goes('#/settings');
  await ada.page.getByLabel('Pace of others’ moves').selectOption('off');
  await ada.page.reload();
  await expect(ada.page.getByLabel('Pace of others’ moves')).toHaveValue('off');
  await ada.begins('undaunted', TURN, US);
  const seen = await notes(ada.page, '.skip-moves');
  await ada.chooses('button:end-turn');
  expect(await ada.turn()).toBe(true);
  expect(await seen('.skip-moves')).toEqual([]);
});

test('an ending: who won, how and by which rule, the curve and the turning point, beside the last board', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', ENDS.undaunted.position, ENDS.undaunted.seats);
  await ada.chooses('card:ge-rifle-a', 'action:control');
  await expect(ada.over).toContainText('You have won!');
  await expect(ada.over).toContainText('Germany controls 5B, 13B, together worth 5 points; 5 were needed.');
  await expect(ada.over.getByRole('link', { name: /UN-13\.4/ })).toBeVisible();
  await expect(ada.over.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(ada.over.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  if (info.project.name === 'phone') await ada.over.getByRole('button', { name: 'How it went' }).click();
  const story = ada.page.getByRole('tabpanel', { name: 'How it went' });
  await expect(ada.page.getByRole('img', { name: 'Points: US 0, Germany 5' }).filter({ visible: true }).first()).toBeVisible();
  await expect(story).toContainText('The turning point');
  await expect(story).toContainText('Germany controls 13B');
  await expect(story.getByRole('row', { name: 'Objectives taken 0 1' })).toBeVisible();
  await expect(story.getByRole('button', { name: 'Share this match' })).toBeVisible();
  if (info.project.name !== 'phone') await expect(ada.page.locator('.un-tile').first()).toBeVisible();
  await ada.shows('undaunted-ending');
  await ada.isAccessible();
  await story.getByRole('button', { name: 'Show step 1' }).click();
  await expect(ada.page.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('nobody is called by the number of a seat', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  for (const { game, position, seats } of MIDDLES) {
    await ada.opensTable(game, position, seats);
    await expect(ada.page.locator('.gathering')).toBeVisible();
    await expect(ada.page.locator('.gathering .seat .name').first()).not.toHaveText(/^Seat/);
    await ada.starts();
    await expect(ada.lit.first()).toBeVisible();
    await ada.opens('Log');
    await expect(ada.page.getByText(/\b[Ss]eat \d/)).toHaveCount(0);
    await ada.closesDrawer();
  }
});

/** British and Germans in one zone, and the Allies to attack. */
const COURSEULLES = { ...(MIDDLES.find(({ game }) => game === 'axis-dday')?.position as object), step: 'order 11' };

/** A step that rolls dice, in each game that has them. */
const ROLLS: { game: string; position: unknown; seats: NewSeat[]; steps: string[] }[] = [
  { game: 'undaunted', position: TURN, seats: US, steps: ['card:us-rifle-a', 'action:attack', 'unit:ge-scout-a'] },
  { game: 'heroes', position: SHOT, seats: US, steps: ['unit:us-3', 'value:1', 'unit:ge-1'] },
  { game: 'dday-dice', position: { setup: { map: 'tiger' }, phase: 'dice' }, seats: [{ kind: 'me' }], steps: ['button:go-on'] },
  { game: 'axis-dday', position: COURSEULLES, seats: [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }], steps: ['button:go-on'] },
];

for (const { game, position, seats, steps } of ROLLS) {
  test(`${game}: what dice decide is told when they lie, to eye and ear`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info, { moves: true });
    await ada.goes('#/settings');
    await ada.page.getByLabel('Pace of others’ moves').selectOption('slow');
    await ada.begins(game, position, seats);
    // The page itself notes what is told while anything flies or rolls, and whether it is told at all.
    await ada.page.evaluate(() => {
      const words = () => ['[role="log"]', 'ol.log', '.prompt .text'].map((place) => document.querySelector(place)?.textContent ?? '');
      const moves = () => document.querySelector('.fired.flies, .die.rolls, .die.waits') !== null;
      let [before, rolled] = [words(), false];
      const look = () => {
        const now = words();
        if (moves()) {
          rolled = true;
          if (now[0] !== before[0] || now[1] !== before[1]) document.body.dataset.early = now.join(' | ');
        } else if (!rolled) before = now;
        else if (now[0] !== before[0]) {
          document.body.dataset.told = 'when they lie';
          watch.disconnect();
        }
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'] });
    });
    await ada.chooses(...steps);
    await expect(ada.page.locator('body')).toHaveAttribute('data-told', 'when they lie', { timeout: 20_000 });
    await expect(ada.page.locator('body')).not.toHaveAttribute('data-early', /./);
  });
}

test('what is explained says what it would do here and now, and why it would not', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'keys');
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', TURN, US);
  const sheet = ada.page.getByRole('dialog');
  const explains = async (step: string) => {
    await ada.page.locator(`button[data-step="${step}"]`).focus();
    await ada.page.keyboard.press('i');
  };
  await explains('card:us-sergeant');
  await expect(sheet.locator('.now')).toHaveText('Now, one of: Bolster, Command, Hunker down');
  await ada.closesSheet();
  await explains('card:us-fog');
  await expect(sheet.locator('.now')).toContainText('Fog of War can neither be played nor hunker down.');
  await expect(sheet.locator('.now').getByRole('link', { name: /UN-7\.7/ })).toBeVisible();
});
