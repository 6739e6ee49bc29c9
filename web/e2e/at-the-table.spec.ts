import { expect, test } from '@playwright/test';
import { Player } from './player';

/** A hand of seven and nothing on the table; the other seat has its troops as well. */
const OPENING = { turn: 0, step: 'play', hands: [['red-1', 'red-2', 'red-3', 'orange-4', 'orange-5', 'orange-6', 'yellow-7'], ['blue-1', 'blue-2', 'blue-3', 'green-4', 'green-5', 'green-6', 'purple-7']] };
const BOT = [{ kind: 'me' } as const, { kind: 'bot', level: 'recruit' } as const];

/** Plays a card at a flag and draws a troop; then the bot plays, and it is her turn again. */
async function takesTurn(player: Player, card: string, flag: number): Promise<void> {
  await player.chooses(`card:${card}`, `flag:${flag}`, 'deck:troops');
  await expect(player.page.locator('.in-hand[data-standing="lit"]').first()).toBeVisible();
}

test('an earlier position is shown by its line in the log, and the table goes on where it was', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', OPENING, BOT);
  await takesTurn(ada, 'red-1', 1);
  await takesTurn(ada, 'red-2', 1);
  const lit = await ada.lit.count();
  await ada.opens('Log');
  await ada.page.locator('.log li button').nth(2).click();
  await expect(ada.page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect(ada.lit).toHaveCount(0);
  await ada.shows('looking-back');
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(ada.lit).toHaveCount(lit);
});

test('against a bot a move is taken back at once, even after a draw', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', OPENING, BOT);
  const hand = () => ada.page.locator('.in-hand').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-step')).sort());
  const before = await hand();
  await takesTurn(ada, 'red-1', 1);
  await expect.poll(hand).not.toEqual(before);
  await ada.opens('Table');
  await ada.page.getByRole('button', { name: 'Ask to take back' }).click();
  await ada.opens('Log');
  await expect(ada.page.getByRole('list', { name: 'Log' })).toContainText('goes back to an earlier position');
  await ada.closesDrawer();
  await expect(ada.lit.first()).toBeVisible();
});

test('hot-seat: nothing is shown until the other has the device', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.seats('Persia', 'You');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const lift = ada.page.getByRole('button', { name: /^I am / });
  await expect(lift).toBeVisible();
  await expect(ada.page.locator('.bl-card')).toHaveCount(0);
  await ada.shows('curtain');
  await ada.isAccessible();
  await lift.click();
  await expect(ada.page.locator('.in-hand')).toHaveCount(7);
  const hand = () => ada.page.locator('.in-hand').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-step')));
  const first = await hand();
  await ada.chooses(first[0] ?? '', 'flag:1', 'deck:troops');
  await lift.click();
  await expect(ada.page.locator('.in-hand')).toHaveCount(7);
  expect((await hand()).filter((card) => first.includes(card))).toEqual([]);
});

test('somebody who looks on sees the table and no hand', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', OPENING, BOT);
  await takesTurn(ada, 'red-1', 1);
  const carol = await Player.arrives(browser, info);
  await carol.goes(await ada.table());
  await expect(carol.page.locator('.bl-flag')).toHaveCount(9);
  await expect(carol.page.locator('.in-hand')).toHaveCount(0);
  await expect(carol.lit).toHaveCount(0);
  const played = () => carol.page.locator('.on-side').count();
  const before = await played();
  await takesTurn(ada, 'red-2', 1);
  await expect.poll(played).toBeGreaterThan(before);
  await carol.shows('looking-on');
  await carol.isAccessible();
});

test('a table with a clock shows both clocks, and the one that runs counts down', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/battle-line');
  await ada.unfolds('Clock');
  await ada.page.getByLabel('Kind of clock').selectOption({ label: 'Live' });
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.turn();
  const clocks = ada.page.getByRole('timer');
  await expect(clocks).toHaveCount(2);
  const before = await clocks.first().textContent();
  await expect.poll(() => clocks.first().textContent()).not.toBe(before);
  await ada.shows('clock');
});

test('who comes back is told what happened meanwhile, as a quick replay', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.begins('battle-line', OPENING, BOT);
  await takesTurn(ada, 'red-1', 1);
  await takesTurn(ada, 'red-2', 1);
  // As if the page had last been open some steps ago.
  const id = (await ada.table()).split('/').at(-1) ?? '';
  await ada.page.evaluate((id) => {
    const seen = Number(localStorage.getItem(`seen:${id}`));
    localStorage.setItem(`seen:${id}`, String(seen - 4));
  }, id);
  await ada.page.reload();
  await expect(ada.page.getByText(/things happened while you were away/)).toBeVisible();
  await ada.shows('while-away');
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Show it' }).click();
  const slider = ada.page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await ada.page.getByRole('button', { name: 'Back to the table' }).click();
  expect(await ada.turn()).toBe(true);
});
