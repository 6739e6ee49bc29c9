import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { OTHER_LANGUAGES } from './languages';
import { Player } from './player';
import { CAEN, MIDDLES } from './positions';

/** A laptop and its page enlarged to 200 %, with a mouse; a phone on its side and upright, with fingers. */
const SCREENS: Record<string, Record<string, [width: number, height: number]>> = {
  desktop: { laptop: [1280, 800], enlarged: [640, 400] },
  phone: { sideways: [844, 390], upright: [390, 844] },
};
const screensOf = (info: TestInfo) => Object.entries(SCREENS[info.project.name] ?? {});

for (const { game, position, seats } of MIDDLES) {
  test(`any screen shows the board of ${game}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info);
    await ada.begins(game, position, seats);
    for (const [name, [width, height]] of screensOf(info)) {
      await ada.page.setViewportSize({ width, height });
      // A board fits itself to its screen after it has changed.
      const wide = () => ada.page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, `${game} ${name}: the page is no wider than the screen`).toBeLessThanOrEqual(width);
      const share = () =>
        ada.page.evaluate(() => {
          const board = document.querySelector('[data-board]')?.getBoundingClientRect();
          const across = Math.max(0, Math.min(board?.right ?? 0, innerWidth) - Math.max(0, board?.left ?? 0));
          const down = Math.max(0, Math.min(board?.bottom ?? 0, innerHeight) - Math.max(0, board?.top ?? 0));
          return (across * down) / (innerWidth * innerHeight);
        });
      await expect.poll(share, `${game} ${name}: the board takes at least half`).toBeGreaterThanOrEqual(0.5);
      await ada.shows(`${game}-${name}`);
    }
  });
}

/**
 * Words that are broken within, or end at an edge that cuts them off and cannot be scrolled. What ends in dots or fades says that there is more; a map
 * is panned; a strip of a card shows what is needed of it; a long word of a sentence on a small card has to break.
 */
function spoilt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const at = text.parentElement;
      if (!at || !/\p{L}{2}/u.test(text.data) || !at.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || at.closest('.unseen-label, svg, .about, .tab, .stage')) continue;
      const range = document.createRange();
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        // The hyphen of a seam is drawn at the end of the line above, and measured with the letter behind it.
        range.setStart(text, text.data[index - 1] === '\u00AD' ? index + 1 : index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`${word} is broken`);
        const box = range.getBoundingClientRect();
        for (let edge: HTMLElement | null = at; edge; edge = edge.parentElement) {
          const { overflowX, overflowY, textOverflow, maskImage, webkitLineClamp } = getComputedStyle(edge);
          if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || maskImage !== 'none' || webkitLineClamp !== 'none') break;
          const { left, right, bottom } = edge.getBoundingClientRect();
          if ((overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1)) || (overflowY !== 'visible' && box.bottom > bottom + 2)) found.add(`${word} is cut off`);
        }
      }
    }
    return [...found];
  });
}

for (const { game, position, seats } of MIDDLES) {
  test(`on any screen and in every language the words of ${game} are whole`, async ({ browser }, info) => {
    test.setTimeout(300_000);
    const ada = await Player.arrives(browser, info);
    await ada.begins(game, position, seats);
    for (const tag of ['en', ...OTHER_LANGUAGES]) {
      await ada.speaks(tag);
      for (const [name, [width, height]] of screensOf(info)) {
        await ada.page.setViewportSize({ width, height });
        await expect.poll(() => spoilt(ada.page), `${tag} ${name}`).toEqual([]);
      }
    }
  });
}

test('the battle board of Axis & Allies lies above the map on any screen, with names beside their units', async ({ browser }, info) => {
  const ada = await Player.arrives(browser, info, { locale: 'hu' });
  await ada.begins('axis-dday', CAEN, [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }]);
  for (const [name, [width, height]] of screensOf(info)) {
    await ada.page.setViewportSize({ width, height });
    const hidden = () =>
      ada.page.locator('.battle').evaluate((battle) => {
        const parts = [...battle.querySelectorAll<HTMLElement>('.who, .unit, dt, dd, .dice')].map((part) => ({ part, box: part.getBoundingClientRect() }));
        const covered = parts.flatMap(({ part, box }) => {
          const [x, y] = [box.left + Math.min(8, box.width / 2), box.top + box.height / 2];
          // Where it reaches out of sight it is scrolled to.
          const on = y < innerHeight ? document.elementFromPoint(x, y) : battle;
          return !box.width || !on || battle.contains(on) || on.contains(battle) ? [] : [`${part.textContent?.trim()} is covered`];
        });
        const names = parts.filter(({ part }) => part.matches('.who')).map(({ part }) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        const over = names.filter((one) => parts.some(({ part, box }) => part.matches('.unit') && one.right > box.left + 1 && one.left < box.right && one.bottom > box.top + 1 && one.top < box.bottom - 1));
        const thin = [...battle.querySelectorAll('button')].map((button) => button.getBoundingClientRect()).filter(({ width, height }) => innerWidth <= 900 && width > 0 && (width < 44 || height < 44));
        return [...covered, ...over.map(() => 'a name lies over a unit'), ...thin.map(({ width, height }) => `${width} × ${height} is too small for a finger`)];
      });
    await expect.poll(hidden, name).toEqual([]);
    // The map below can be seen where the battle is fought.
    const seen = () =>
      ada.page.locator('[data-anchor="zone-30"]').evaluate((zone) => {
        const box = zone.getBoundingClientRect();
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return on?.closest('.frame') !== null && on?.closest('.frame') !== undefined;
      });
    if (name !== 'laptop') await expect.poll(seen, `${name}: the zone is in sight`).toBe(true);
    await ada.shows(`axis-dday-battle-${name}`);
  }
});

test('on a laptop nothing is set smaller than 11 px', async ({ browser }, info) => {
  test.skip(info.project.name === 'phone', 'a phone is held nearer');
  const ada = await Player.arrives(browser, info);
  for (const { game, position, seats } of MIDDLES) {
    // The map of Axis & Allies is one drawing that is enlarged by the wheel; of cards before a seat only the sign is to be seen.
    await ada.begins(game, position, seats);
    const small = () =>
      ada.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].flatMap((thing) => {
          const text = [...thing.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim()).join('');
          if (!text || thing.closest('.unseen-label, .stage') || thing.getBoundingClientRect().width < 2) return [];
          const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null;
          const size = Number.parseFloat(getComputedStyle(thing).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
          return size < 10.95 ? [`${text.slice(0, 20)}: ${size.toFixed(1)} px`] : [];
        }),
      );
    await expect.poll(small, game).toEqual([]);
  }
});

test('two fingers make the map larger and smaller, down to the whole', async ({ browser }, info) => {
  test.skip(info.project.name !== 'phone', 'fingers');
  const ada = await Player.arrives(browser, info);
  await ada.begins('undaunted', { setup: { scenario: '5' } }, [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }]);
  const frame = ada.page.getByRole('group', { name: /^The map/ });
  const tile = async () => (await ada.page.locator('.un-tile').first().boundingBox())?.width ?? 0;
  const hidden = () => frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight));
  await expect.poll(hidden).toBeGreaterThan(100);
  const box = await frame.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const hand = await ada.page.context().newCDPSession(ada.page);
  const fingers = (apart: number) => [{ x: middle.x - apart, y: middle.y, id: 1 }, { x: middle.x + apart, y: middle.y, id: 2 }];
  const pinch = async (from: number, to: number) => {
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
    for (let step = 1; step <= 6; step += 1) await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(from + ((to - from) * step) / 6) });
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await tile();
  await pinch(100, 60);
  await expect.poll(tile).toBeLessThan(before * 0.8);
  await pinch(120, 20);
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await pinch(40, 120);
  await expect.poll(hidden).toBeGreaterThan(50);
});
