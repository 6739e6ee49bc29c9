import { expect, test } from '@playwright/test';
import { message, OTHER_LANGUAGES } from './languages';
import { Player } from './player';

const GAMES = ['battle-line', 'undaunted', 'dday-dice', 'heroes', 'axis-dday'];

/** What the learner does at each step of a lesson: the button of the coach, a key, or things that are clicked. */
type Deed = 'next' | 'rolls' | 'undo' | 'wait' | 'skip' | { clicks: string[] } | { asks: string[] };
const clicks = (...steps: string[]): Deed => ({ clicks: steps });
const asks = (...steps: string[]): Deed => ({ asks: steps });

const LESSONS: Record<string, Deed[]> = {
  'battle-line': ['next', clicks('card:blue-10'), asks('flag:3'), clicks('flag:4'), 'undo', clicks('card:blue-10', 'flag:4'), clicks('flag:4'), clicks('deck:troops'), 'wait', 'next'],
  undaunted: [
    'next',
    clicks('card:ge-scout-a'),
    clicks('action:scout', 'tile:12b', 'button:stop'),
    'undo',
    clicks('card:ge-scout-a', 'action:scout', 'tile:12b', 'button:stop'),
    asks('card:ge-rifle-a', 'action:move', 'tile:3b'),
    clicks('action:attack'),
    clicks('unit:us-scout-a'),
    clicks('card:ge-sergeant', 'action:bolster', 'supply:ge-rifle-a'),
    'next',
  ],
  'dday-dice': ['next', clicks('die:r1'), 'undo', clicks('die:r1'), clicks('die:w1'), asks('sector:2'), 'next', 'rolls', 'next', 'next'],
  heroes: [
    'next',
    clicks('tactic:activate'),
    clicks('unit:us-3'),
    'undo',
    clicks('tactic:activate', 'unit:us-3'),
    asks('unit:us-3', 'value:1', 'unit:ge-2'),
    'next',
    clicks('unit:ge-1'),
    'skip',
    'next',
  ],
  'axis-dday': ['next', 'next', clicks('box:gold'), clicks('box:gold unit:uk-infantry', 'zone:15'), 'undo', clicks('box:gold unit:uk-infantry', 'zone:15'), asks('zone:30'), 'next', clicks('button:done'), 'next'],
};

/** The words of a lesson's step in English, as its file has them. */
class Learner {
  constructor(
    readonly ada: Player,
    private readonly game: string,
    readonly phone: boolean,
  ) {}

  get coach() {
    return this.ada.page.getByRole('region', { name: 'Lesson' });
  }

  async isAt(step: number): Promise<void> {
    await expect(this.coach).toContainText(`${step}/10`, { timeout: 30_000 });
  }

  async does(deed: Deed): Promise<void> {
    const { page } = this.ada;
    if (deed === 'next') await this.coach.getByRole('button', { name: /^(Next|Play on)$/ }).click();
    else if (deed === 'wait') return;
    else if (deed === 'skip') await this.coach.getByRole('button', { name: 'Skip' }).click();
    else if (deed === 'rolls') {
      await this.clicks('die:b1');
      await page.locator('[data-roll]').click();
    } else if (deed === 'undo') await page.getByRole('button', { name: 'Undo', exact: true }).click();
    else if ('clicks' in deed) for (const step of deed.clicks) await this.clicks(step);
    else {
      const target = deed.asks.at(-1) ?? '';
      for (const step of deed.asks.slice(0, -1)) await this.clicks(step);
      const thing = page.locator(`button[data-step="${target}"]:visible`).first();
      if (this.phone && target.startsWith('zone:')) await thing.press('Enter');
      else {
        // What cannot be chosen is clicked all the same, but where it lies when the map has come to rest.
        await thing.scrollIntoViewIfNeeded();
        await thing.click({ force: true });
      }
    }
  }

  private async clicks(step: string): Promise<void> {
    // On a phone what was chosen gives way for what comes next: another way is taken after a step back.
    // The first step back takes the reason away that was told, the second the choice itself.
    if (this.phone && step === 'action:attack') {
      const back = this.ada.page.getByRole('button', { name: 'Take back', exact: true });
      await back.click();
      await expect(this.ada.page.locator('.reason')).toHaveClass(/quiet/);
      await back.click();
    }
    const thing = this.ada.page.locator(`[data-step="${step}"]:is([data-standing="lit"], [data-standing="instead"])`).first();
    const chosen = this.ada.page.locator(`[data-step="${step}"][data-standing="chosen"]`);
    await expect(thing.or(chosen).first()).toBeVisible();
    if ((await chosen.count()) > 0) return;
    // The corner of a zone's box is another zone on a small map: there it is chosen by keyboard.
    if (this.phone && step.startsWith('zone:')) await thing.press('Enter');
    else await thing.click({ position: { x: 12, y: 12 } });
  }

  async shows(step: number): Promise<void> {
    await this.ada.shows(`lesson-${this.game}-${step}`);
  }
}

for (const game of GAMES) {
  test(`ten steps lead into a real match: ${game}`, async ({ browser }, info) => {
    // Where units follow one another by themselves, a slow line shows whether the coach waits for the last of them.
    const ada = await Player.arrives(browser, info, game === 'axis-dday' ? { late: 150 } : {});
    await ada.goes(`#/how/${game}/2`);
    await ada.page.getByRole('button', { name: 'Show me' }).click();
    const learner = new Learner(ada, game, info.project.name === 'phone');
    const deeds = LESSONS[game] ?? [];
    expect(deeds).toHaveLength(10);
    for (const [index, deed] of deeds.entries()) {
      // What only waits passes by itself, perhaps before anybody looks.
      if (deed !== 'wait') await learner.isAt(index + 1);
      if (index === 0 || index === 3 || index === 6) await learner.shows(index + 1);
      // The coach never hides the board: nothing of it lies over the first thing of the board.
      if (index === 0) {
        const over = async () => {
          const [coach, board] = await Promise.all([learner.coach.boundingBox(), ada.page.locator('.board').boundingBox()]);
          return (coach?.y ?? 0) + (coach?.height ?? 0) - (board?.y ?? 0);
        };
        await expect.poll(over).toBeLessThanOrEqual(1);
        await ada.isAccessible();
      }
      await learner.does(deed);
    }
    await expect(learner.coach).toHaveCount(0);
    await expect(ada.page.locator('.board')).toBeVisible();
  });
}

test('a lesson rings what it speaks of, zones too, and otherwise than the last move is marked', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/how/axis-dday/2');
  await ada.page.getByRole('button', { name: 'Show me' }).click();
  const outline = (thing: Element) => {
    const { outlineStyle, outlineColor, outlineWidth, visibility } = getComputedStyle(thing);
    return { outlineStyle, outlineColor, drawn: visibility === 'visible' && Number.parseFloat(outlineWidth) > 0 };
  };
  // Cherbourg, St. Lo and Caen.
  for (const zone of [2, 26, 30]) await expect.poll(() => ada.page.locator(`[data-anchor="zone-${zone}"]`).evaluate(outline)).toMatchObject({ outlineStyle: 'dashed', drawn: true });
  const ring = await ada.page.locator('[data-anchor="zone-30"]').evaluate(outline);
  const stack = ada.page.locator('.ad-stack').first();
  await stack.evaluate((thing) => thing.setAttribute('data-last', ''));
  const last = await stack.evaluate(outline);
  expect(last.drawn).toBe(true);
  expect(last.outlineStyle).not.toBe(ring.outlineStyle);
  expect(last.outlineColor).not.toBe(ring.outlineColor);
});

test('a lesson is left and taken up again', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  const game = ada.page.getByRole('listitem').filter({ hasText: 'Battle Line' });
  await game.getByRole('button', { name: 'Show me' }).click();
  const coach = ada.page.getByRole('region', { name: 'Lesson' });
  await coach.getByRole('button', { name: 'Next' }).click();
  await expect(coach).toContainText('2/10');
  await coach.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(coach).toHaveCount(0);

  // At the table by its menu, also after the page was loaded anew.
  await ada.page.reload();
  await ada.opens('Table');
  await ada.page.getByRole('button', { name: 'Go on with the lesson' }).click();
  await ada.closesDrawer();
  await expect(coach).toContainText('2/10');

  // From home it leads back to the same table, by keyboard as well.
  const table = ada.page.url();
  await ada.goes('#/');
  await game.getByRole('button', { name: 'Go on with the lesson' }).focus();
  await ada.page.keyboard.press('Enter');
  await expect(ada.page).toHaveURL(table);
  await expect(coach).toContainText('2/10');
  await ada.page.locator('[data-step="card:blue-10"]').first().focus();
  await ada.page.keyboard.press('Enter');
  await expect(coach).toContainText('3/10');
});

for (const game of GAMES) {
  test(`how to play and the player aid: ${game}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info);
    const wide = info.project.use.viewport?.width ?? 0;
    await ada.goes(`#/how/${game}`);
    await expect(ada.page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
    await expect(ada.page.getByRole('heading', { name: 'What you want' })).toBeVisible();
    await expect(ada.page.locator('figure')).toHaveCount(2);
    await expect(ada.page.locator('figure svg:visible').first()).toBeVisible();
    await ada.shows(`how-${game}`);
    await ada.isAccessible();
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wide);

    await ada.page.getByRole('article').getByRole('link', { name: 'Things one gets wrong' }).click();
    await expect(ada.page.getByRole('article').getByRole('listitem')).toHaveCount(5);
    await ada.shows(`how-${game}-wrong`);

    await ada.page.getByRole('navigation', { name: 'How to play' }).getByRole('link', { name: 'Player aid' }).click();
    await expect(ada.page.getByRole('table').first()).toBeVisible();
    await ada.shows(`how-${game}-aid`);
    await ada.isAccessible();
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wide);
  });
}

test('how to play speaks every language', async ({ browser }, info) => {
  for (const tag of OTHER_LANGUAGES) {
    const reader = await Player.arrives(browser, info, { locale: tag });
    for (const game of GAMES) {
      await reader.goes(`#/how/${game}`);
      await expect(reader.page.getByRole('article').getByRole('listitem').first()).toBeVisible();
      await expect(reader.page.getByRole('article')).not.toContainText(/learn-|\{/);
      expect(await reader.page.evaluate(() => document.documentElement.scrollWidth), `${tag} ${game}`).toBeLessThanOrEqual(info.project.use.viewport?.width ?? 0);
      // No column of the player aid lies beyond the edge.
      await reader.goes(`#/how/${game}/aid`);
      await expect(reader.page.getByRole('table').first()).toBeVisible();
      expect(await reader.page.locator('.aid .wide').evaluateAll((tables) => Math.max(...tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))), `${tag} ${game}`).toBeLessThanOrEqual(0);
    }
    await reader.shows(`how-${tag}`);
    await reader.leaves();
  }
});

test('the player aid is one key away at the table', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/how/battle-line/2');
  await ada.page.getByRole('button', { name: 'Show me' }).click();
  await expect(ada.lit.first()).toBeVisible();
  const sheet = ada.page.getByRole('dialog', { name: 'Player aid' });
  if (info.project.name === 'phone') {
    await ada.opens('Table');
    await ada.page.getByRole('button', { name: 'Player aid' }).click();
  } else await ada.page.keyboard.press('a');
  await expect(sheet.getByRole('row').filter({ hasText: 'Wedge' })).toBeVisible();
  await ada.shows('aid-at-the-table');
  await ada.isAccessible();
  await ada.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await ada.page.keyboard.press('?');
  await expect(ada.page.getByRole('dialog', { name: 'Keys' })).toContainText('the player aid');
});

test('play now begins where the chances are good, and says so', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/');
  await expect(ada.page.getByText('New here?')).toBeVisible();
  await ada.shows('home-newcomer');
  const opened = ada.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await ada.page.getByRole('listitem').filter({ hasText: 'Undaunted' }).getByRole('button', { name: 'Play now against a bot' }).click();
  // Among equals the US wins La Raye once in seven matches: the newcomer leads the other side.
  expect((await opened).postDataJSON()).toEqual({ game: 'undaunted', setup: { scenario: '1' }, seats: [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }] });
  const note = ada.page.getByRole('complementary', { name: 'Your beginning' });
  await expect(note).toContainText(/You play Germany in “[^”]*La Raye”, against the Recruit\.\s+A good seat to begin with: among bots of equal strength it wins \d+ of 100 matches\./);
  await ada.shows('play-now-fair');
  await ada.isAccessible();
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toHaveCount(0);
});

test('seats are chosen by their roles, with their colours', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/new/undaunted');
  await expect(ada.page.getByRole('group', { name: 'Germany', exact: true })).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'What to expect' })).toContainText('Germany is favoured.');
  await ada.goes('#/new/axis-dday');
  await ada.page.getByLabel('Number of seats').selectOption('3');
  for (const role of ['Germany', 'United Kingdom', 'United States']) await expect(ada.page.getByRole('group', { name: role, exact: true })).toBeVisible();
  await ada.shows('new-table-roles');
});

test('the reference is searched by words and by clause, and says that it is in English', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info);
  await ada.goes('#/rules/battle-line');
  const article = ada.page.getByRole('article');
  await expect(article).not.toContainText(/slug|cards\.toml/);
  await ada.page.getByRole('searchbox').fill('colour wedge');
  await expect(article.getByRole('listitem').filter({ hasText: 'BL-5.2' })).toBeVisible();
  await expect(article.getByText('BL-1.1', { exact: true })).toHaveCount(0);
  await ada.page.getByRole('searchbox').fill('bl-7.3');
  await expect(article.getByRole('link', { name: 'BL-7.3', exact: true }).first()).toBeVisible();
  await ada.shows('rules-search');
  await ada.isAccessible();
  await article.getByRole('link', { name: 'BL-7.3', exact: true }).first().click();
  await expect(ada.page.locator('[id="BL-7.3"]')).toBeFocused();

  for (const tag of OTHER_LANGUAGES) {
    const reader = await Player.arrives(browser, info, { locale: tag });
    await reader.goes('#/rules/undaunted');
    await expect(reader.page.getByText(message(tag, 'web-rules-english'))).toBeVisible();
    await expect(reader.page.getByRole('article')).toHaveAttribute('lang', 'en');
    await reader.leaves();
  }
});
