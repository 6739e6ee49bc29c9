import { expect, test } from '@playwright/test';
import { Player } from './player';
import { MIDDLES } from './positions';

/** A laptop, a phone on its side, a page enlarged to 200 %, a phone upright. */
const SCREENS = { laptop: [1280, 800], sideways: [844, 390], enlarged: [720, 450], upright: [390, 844] } as const;

for (const { game, position, seats } of MIDDLES) {
  test(`any screen shows the board of ${game}`, async ({ browser }, info) => {
    const ada = await Player.arrives(browser, info);
    await ada.begins(game, position, seats);
    for (const [name, [width, height]] of Object.entries(SCREENS)) {
      // A phone keeps its narrow screen; it is turned.
      if (info.project.name === 'phone' && name === 'laptop') continue;
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
          if (!text || thing.closest('.unseen-label, .stage, .before-seat') || thing.getBoundingClientRect().width < 2) return [];
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
