// Measures how swift the page is: `SANDTABLE=… npm run measure`, or `SANDTABLE_ADDRESS=http://…` for a page that is served already. `GAMES=undaunted,…` takes some of the games. It asserts nothing; figures depend on the machine and on what else it does.
//   - 400 clicks of Undaunted against Recruit: the median time from a click to the next paint, and the longest task of the main thread;
//   - the layout shift over 30 clicks of each game;
//   - what is fetched twice, and whether answers of the API are compressed.
import { chromium } from '@playwright/test';
import { findBrowser, FLAGS } from './browser.mjs';
import { serve } from './own-server.mjs';

const CLICKS = Number(process.env.CLICKS ?? 400);
const SHIFTS = Number(process.env.SHIFTS ?? 30);
const FIRST = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
const SECOND = [{ kind: 'bot', level: 'recruit' }, { kind: 'me' }];
const GAMES = { 'battle-line': FIRST, undaunted: FIRST, 'dday-dice': [{ kind: 'me' }], heroes: FIRST, 'axis-dday': SECOND };

const { base, stop } = process.env.SANDTABLE_ADDRESS ? { base: process.env.SANDTABLE_ADDRESS, stop: () => undefined } : await serve();
const wanted = process.env.GAMES?.split(',') ?? Object.keys(GAMES);

/** What the page itself notes: long tasks, shifts of the layout, and the time from a click to the paint after it. */
function watch() {
  globalThis.noted = { tasks: [], shift: 0, paints: [], shifted: {} };
  new PerformanceObserver((list) => globalThis.noted.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // A click by program is no input to the browser: every shift counts, also one right after a click.
      globalThis.noted.shift += entry.value;
      for (const { node } of entry.sources ?? []) {
        const name = `${node?.nodeName} ${node?.className ?? ''}`.replace(/svelte-\w+/g, '').trim();
        globalThis.noted.shifted[name] = (globalThis.noted.shifted[name] ?? 0) + entry.value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('click', () => {
    const begun = performance.now();
    requestAnimationFrame(() => setTimeout(() => globalThis.noted.paints.push(performance.now() - begun)));
  }, true);
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: FLAGS });

async function table(game, seats) {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  const asked = new Map();
  const plain = new Set();
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (url.origin !== base || response.request().method() !== 'GET') return;
    asked.set(url.pathname + url.search, (asked.get(url.pathname + url.search) ?? 0) + 1);
    const size = Number(response.headers()['content-length'] ?? Infinity);
    if (url.pathname.startsWith('/api/') && !response.headers()['content-encoding'] && size > 1024) plain.add(url.pathname);
  });
  await page.addInitScript(watch);
  await page.goto('/#/');
  const id = await page.evaluate(async (wanted) => {
    const post = async (path, body) => (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/guest', { name: 'Ada' });
    return (await post('/tables', wanted)).id;
  }, { game, seats });
  await page.goto(`/#/table/${id}`);
  await page.locator('.gathering > button:enabled').click();
  await page.locator('button[data-standing="lit"]').first().waitFor({ timeout: 60_000 });
  // The board is laid; what counts is what the clicks bring.
  await page.waitForTimeout(1500);
  await page.evaluate(() => Object.assign(globalThis.noted, { shift: 0, shifted: {} }));
  const lit = page.locator('button[data-step][data-standing="lit"]');
  let made = 0;
  const play = async (clicks) => {
    for (; made < clicks; made += 1) {
      const over = page.locator('.over');
      await lit.or(over).first().waitFor({ timeout: 60_000 });
      if ((await over.count()) > 0) return false;
      const things = await lit.evaluateAll((all) => all.map((thing) => thing.dataset.step));
      const step = things[(made * 13 + 7) % Math.max(1, things.length)];
      if (step) await lit.and(page.locator(`[data-step="${step}"]`)).first().evaluate((thing) => thing.click()).catch(() => undefined);
      await page.waitForTimeout(30);
    }
    return true;
  };
  return { page, context, play, asked, plain, noted: () => page.evaluate(() => globalThis.noted) };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (value) => `${value.toFixed(0)} ms`;

const paints = [];
let longest = 0;
let over100 = 0;
while (paints.length < CLICKS) {
  const { context, play, noted } = await table('undaunted', FIRST);
  await play(CLICKS - paints.length);
  const { tasks, paints: more } = await noted();
  paints.push(...more.slice(0, CLICKS - paints.length));
  longest = Math.max(longest, ...tasks);
  over100 += tasks.filter((task) => task > 100).length;
  await context.close();
}
console.log(`undaunted, ${paints.length} clicks: click to paint ${ms(median(paints))} at the median, ${ms(Math.max(...paints))} at the most; longest task ${ms(longest)}, ${over100} over 100 ms`);

for (const [game, seats] of Object.entries(GAMES).filter(([game]) => wanted.includes(game))) {
  const { context, play, noted, asked, plain } = await table(game, seats);
  await play(SHIFTS);
  const { shift, tasks } = await noted();
  const twice = [...asked].filter(([path, times]) => times > 1 && !path.startsWith('/api/me')).map(([path, times]) => `${path} ×${times}`);
  console.log(`${game}, ${SHIFTS} clicks: layout shift ${shift.toFixed(3)}, longest task ${ms(Math.max(0, ...tasks))}; fetched twice: ${twice.join(', ') || 'nothing'}; not compressed: ${[...plain].join(', ') || 'nothing'}`);
  if (process.env.VERBOSE) console.log(Object.entries((await noted()).shifted).sort(([, a], [, b]) => b - a).slice(0, 8).map(([name, value]) => `    ${value.toFixed(3)} ${name}`).join('\n'));
  await context.close();
}

await browser.close();
stop();
