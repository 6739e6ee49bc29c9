// The newcomer's path in pictures: `SANDTABLE=… npm run pictures`. For each game, on a desktop and on a phone, from a fresh server: home, the first table,
// the first explanation, the first shot, and an ending. The pictures lie in docs/pictures/newcomer and are shown by docs/newcomer.md. It asserts nothing
// but that the path can be walked. `GAMES=undaunted` and `SCREENS=phone` walk a part of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, FLAGS } from './browser.mjs';
import { FIRST, SECOND, UNDAUNTED_LAST_PLAY } from './last-play.mjs';
import { serve } from './own-server.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/newcomer', import.meta.url));
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/**
 * For each game: its name on the home page; what is explained, on the table of its lesson; the clicks up to its first shot, from that table or from
 * `shot.from`, and the sign that the dice lie; and a position shortly before the end, with the clicks that end it.
 */
const GAMES = {
  'battle-line': {
    name: 'Battle Line',
    explains: 'card:scout',
    shot: { clicks: ['card:blue-10', 'flag:4', 'flag:4'], seen: '.front.proved' },
    end: {
      seats: FIRST,
      position: {
        turn: 0,
        step: 'play',
        flags: [
          { flag: 1, sides: [['red-1', 'red-2', 'red-3'], ['orange-2', 'yellow-2', 'purple-2']], 'claimed-by': 0 },
          { flag: 2, sides: [['yellow-4', 'yellow-9'], ['blue-1', 'blue-2', 'blue-3']], 'claimed-by': 1 },
          { flag: 3, sides: [['green-8', 'green-9'], ['blue-9', 'orange-10', 'purple-9']] },
          { flag: 4, sides: [['blue-4', 'green-4', 'orange-4'], ['red-10', 'red-6', 'red-5']], 'claimed-by': 0 },
          { flag: 5, sides: [['purple-6', 'purple-7', 'purple-8'], ['green-1', 'yellow-1', 'orange-1']], 'claimed-by': 0 },
          { flag: 6, sides: [['orange-6', 'red-7'], ['yellow-5', 'yellow-6', 'yellow-7']], 'claimed-by': 1 },
          { flag: 7, sides: [['purple-3', 'purple-4', 'purple-5'], ['blue-7', 'blue-6', 'green-7']], 'claimed-by': 0 },
          { flag: 8, sides: [['orange-7'], ['green-2', 'green-3']] },
        ],
        hands: [['green-10', 'red-9', 'yellow-10', 'orange-8', 'blue-8', 'scout', 'fog'], ['purple-10']],
      },
      clicks: ['card:green-10', 'flag:3', 'flag:3'],
    },
  },
  undaunted: {
    name: 'Undaunted',
    explains: 'card:ge-scout-a',
    shot: { clicks: ['card:ge-rifle-a', 'action:attack', 'unit:us-scout-a'], seen: '[data-cast] .result:not(.open)' },
    end: {
      seats: SECOND,
      position: UNDAUNTED_LAST_PLAY,
      clicks: ['card:ge-rifle-a', 'action:control'],
    },
  },
  'dday-dice': {
    name: 'D-Day Dice',
    explains: 'die:b1',
    shot: { clicks: ['die:r1', 'die:w1', 'die:b1', 'die:w2'], roll: true, seen: '.dice' },
    end: {
      seats: [{ kind: 'me' }],
      position: { setup: { map: 'tiger', nations: ['us'] }, turn: 9, phase: 'move', units: [{ sector: 10, soldiers: 31, courage: 6, stars: 3, points: 2, specialists: ['bugler', 'minesweeper'] }] },
      clicks: ['sector:bunker'],
    },
  },
  heroes: {
    name: 'Heroes',
    explains: 'unit:us-4',
    shot: { clicks: ['tactic:activate', 'unit:us-3', 'unit:us-3', 'value:1', 'unit:ge-1'], seen: '[data-cast] .fight', lands: 1800 },
    end: {
      seats: FIRST,
      position: {
        setup: { scenario: 'turqueville' },
        turn: 5,
        phase: 'ge',
        commands: 1,
        us: { units: ['u15a@c4', 'u01a@d4', 'u02a@d2', { card: 'u50a', at: 'e3', hit: 1 }], hand: [], reserve: [] },
        ge: { units: ['g28a@d5', 'g16a@f5'], hand: [], reserve: [], directives: 1 },
      },
    },
  },
  'axis-dday': {
    name: 'Axis',
    explains: 'order:11',
    shot: {
      from: { seats: SECOND, position: { step: 'order 11', zones: { 14: { us: '4I 1A', axis: '2I 1A' }, 15: { uk: '4I 1A', axis: '2I 1B' }, 17: { uk: '3I', axis: '1I 1B' } }, boxes: { utah: '2I', omaha: '2I 1A', gold: '1T', juno: '1I 1T', sword: '1I 1T' } } },
      clicks: ['button:go-on'],
      seen: '.battle .dice',
      lands: 900,
    },
    end: {
      seats: FIRST,
      position: {
        turn: 10,
        step: 'order 15',
        empty: true,
        zones: { 2: { us: '4I 1A' }, 6: { us: '2I' }, 11: { us: '3I 1T' }, 14: { us: '3I 1A' }, 15: { uk: '2I 1T' }, 16: { uk: '3I 1A' }, 21: { us: '2I' }, 26: { axis: '3I 1A' }, 30: { axis: '3I 1A 1T' }, 31: { axis: '2I' }, 33: { axis: '2I' }, 37: { axis: '2I 1T' } },
        charts: { rennes: '38-40', rouen: '20-25', us: '37-38', uk: '28-29' },
      },
    },
  },
};

// As behind a proxy, so that every newcomer comes from an address of their own.
const { base, stop } = await serve('--positions', 'anyone', '--behind-proxy');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: FLAGS });
let arrived = 0;

/** Somebody who has never been here, in front of one screen. */
class Newcomer {
  static async arrives(screen, game) {
    arrived += 1;
    const context = await browser.newContext({ ...SCREENS[screen], baseURL: base, locale: 'en', extraHTTPHeaders: { 'x-forwarded-for': `198.18.0.${arrived}` } });
    return new Newcomer(await context.newPage(), screen, game);
  }

  constructor(page, screen, game) {
    Object.assign(this, { page, game, screen, phone: screen === 'phone' });
  }

  async leaves() {
    await this.page.context().close();
  }

  async shows(what) {
    const path = join(FOLDER, `${this.game}-${this.screen}-${what}.png`);
    await this.page.screenshot({ path, scale: 'css' });
    // A third of the size, where pngquant is installed; the picture is there without it, too.
    spawnSync('pngquant', ['--force', '--skip-if-larger', '--strip', '--ext', '.png', '128', path]);
  }

  /** The sheet of the game on the home page. */
  get sheet() {
    return this.page.getByRole('listitem').filter({ hasText: GAMES[this.game].name });
  }

  get lit() {
    return this.page.locator('button[data-step][data-standing="lit"]');
  }

  async comesHome() {
    await this.page.goto('/#/');
    await this.sheet.getByRole('button', { name: 'Show me' }).waitFor();
  }

  /** By finger on a phone: a mouse would rest there afterwards and point at what comes. */
  async touches(thing, where = {}) {
    await (this.phone ? thing.tap(where) : thing.click(where));
  }

  async presses(name) {
    const button = this.sheet.getByRole('button', { name });
    await this.touches(button);
    await this.lit.first().waitFor({ timeout: 60_000 });
    await this.rests();
  }

  /** Nothing moves any more, and no pointer rests on anything. */
  async rests() {
    if (!this.phone) await this.page.mouse.move(640, 20);
    await this.page.waitForTimeout(1200);
  }

  async begins({ seats, position }) {
    await this.page.goto('/#/');
    const id = await this.page.evaluate(async (wanted) => {
      const post = async (path, body) => (await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await post('/guest', { name: 'Ada' });
      const table = await post('/tables', wanted);
      if (!table.id) throw new Error(JSON.stringify(table));
      return table.id;
    }, { game: this.game, seats, position });
    await this.page.goto(`/#/table/${id}`);
    await this.touches(this.page.locator('.gathering > button:enabled'));
    await this.page.locator('.board').waitFor();
  }

  /** Clicks one thing after the other, each when it may be chosen. */
  async chooses(steps) {
    for (const step of steps) {
      const thing = this.page.locator(`[data-step="${step}"]:is([data-standing="lit"], [data-standing="instead"], [data-standing="chosen"]):visible`).first();
      await thing.waitFor({ timeout: 30_000 });
      if ((await thing.getAttribute('data-standing')) === 'chosen') continue;
      await thing.scrollIntoViewIfNeeded();
      // The corner of a zone's box is another zone: there it is chosen by keyboard.
      if (step.startsWith('zone:')) await thing.press('Enter');
      else await this.touches(thing, { position: { x: 12, y: 12 } });
    }
  }

  /** Points at a thing until it explains itself; on a phone a finger rests on it. */
  async asksAbout(thing) {
    const choice = this.page.locator(`button[data-step="${thing}"]:visible`).first();
    const it = (await choice.count()) > 0 ? choice : this.page.locator(`[data-thing="${thing}"]:visible`).first();
    await it.scrollIntoViewIfNeeded();
    if (!this.phone) {
      await it.hover();
      await this.page.getByRole('tooltip').waitFor();
      return;
    }
    const { x, y, width, height } = await it.boundingBox();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    await it.dispatchEvent('pointerdown', { pointerType: 'touch', clientX, clientY, bubbles: true });
    await this.page.locator('dialog[open]').waitFor();
  }

  /** Chooses whatever may be chosen, until the match is over. */
  async endsIt() {
    const over = this.page.locator('.over');
    for (let clicks = 0; clicks < 60; clicks += 1) {
      await this.lit.or(over).first().waitFor({ timeout: 60_000 });
      if (await over.isVisible()) return;
      const done = this.lit.and(this.page.locator('[data-step^="button:"]'));
      await ((await done.count()) > 0 ? done : this.lit).first().evaluate((thing) => thing.click());
      await this.page.waitForTimeout(150);
    }
    await over.waitFor();
  }
}

async function walk(game, screen) {
  const { explains, shot, end } = GAMES[game];
  let ada = await Newcomer.arrives(screen, game);
  await ada.comesHome();
  if (ada.phone) await ada.sheet.evaluate((sheet) => scrollTo(0, sheet.getBoundingClientRect().top + scrollY - (sheet.previousElementSibling ? 60 : 400)));
  else await ada.sheet.getByRole('button', { name: 'Show me' }).hover();
  await ada.page.waitForTimeout(300);
  await ada.shows('1-home');
  await ada.presses(/^Play now/);
  await ada.shows('2-table');
  await ada.leaves();

  ada = await Newcomer.arrives(screen, game);
  await ada.comesHome();
  await ada.presses('Show me');
  await ada.asksAbout(explains);
  await ada.page.waitForTimeout(300);
  await ada.shows('3-explanation');
  if (ada.phone) await ada.page.keyboard.press('Escape');
  await ada.rests();

  if (shot.from) await ada.begins(shot.from);
  else await ada.touches(ada.page.getByRole('button', { name: 'Leave the lesson' }));
  await ada.chooses(shot.clicks);
  if (shot.roll) await ada.touches(ada.page.locator('[data-roll]'));
  await ada.page.locator(shot.seen).first().waitFor({ timeout: 30_000 });
  // A pointer that rests would ask why what it rests on cannot be chosen now.
  if (!ada.phone) await ada.page.mouse.move(640, 20);
  await ada.page.waitForTimeout(shot.lands ?? 300);
  await ada.shows('4-shot');

  await ada.begins(end);
  await ada.chooses(end.clicks ?? []);
  await ada.endsIt();
  await ada.rests();
  await ada.shows('5-ending');
  await ada.leaves();
}

const chosen = (named, all) => named?.split(',') ?? Object.keys(all);
try {
  for (const game of chosen(process.env.GAMES, GAMES)) {
    for (const screen of chosen(process.env.SCREENS, SCREENS)) {
      await walk(game, screen);
      console.log(`${game}, ${screen}: walked`);
    }
  }
} finally {
  await browser.close();
  stop();
}
