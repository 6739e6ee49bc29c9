import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page, type TestInfo, type WebSocketRoute } from '@playwright/test';
import type { NewSeat, NewTable, TableInfo } from '../src/wire';

let arrived = 0;
/** Who is in the room, and for which test. */
let room: { test: string; contexts: BrowserContext[] } = { test: '', contexts: [] };

/** Whoever came for an earlier test goes home: their pages would go on ticking beside this one. */
async function clearRoom(test: string): Promise<void> {
  if (room.test === test) return;
  const left = room.contexts;
  room = { test, contexts: [] };
  await Promise.all(left.map((context) => context.close()));
}

/** The address that the next player comes from, as a proxy would tell it: how many people one address may bring is limited. */
function address(worker: number): string {
  arrived += 1;
  return `198.18.${worker & 255}.${arrived & 255}`;
}

/** Is it large enough for a finger, once the map is enlarged that it lies on, or once it is scrolled out from under the edge of its panel? */
function comesIntoReach(thing: Element): boolean {
  if (thing.closest('[data-enlarges]')) return true;
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const on = document.elementFromPoint(x + width / 2, y + height / 2);
  return width >= 24 && height >= 24 && on !== null && thing.contains(on);
}

/** A person at a browser, who clicks what glows. */
export class Player {
  private lines: WebSocketRoute[] = [];
  private cut = false;

  private constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  /** Somebody new, in a browser of their own. Things do not move unless the test is about that. */
  static async arrives(browser: Browser, info: TestInfo, options: { moves?: boolean; dark?: boolean; locale?: string; cuttable?: boolean } = {}): Promise<Player> {
    await clearRoom(info.testId);
    const context: BrowserContext = await browser.newContext({
      ...info.project.use,
      baseURL: process.env.SANDTABLE_ADDRESS ?? '',
      extraHTTPHeaders: { 'x-forwarded-for': address(info.workerIndex) },
      reducedMotion: options.moves ? 'no-preference' : 'reduce',
      colorScheme: options.dark ? 'dark' : 'light',
      ...(options.locale ? { locale: options.locale } : {}),
    });
    room.contexts.push(context);
    const page = await context.newPage();
    // Whatever the page's policy or the code itself objects to is a failure.
    page.on('pageerror', (error) => {
      throw error;
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_INTERNET|status of 4/.test(message.text())) throw new Error(message.text());
    });
    const player = new Player(page, info);
    if (options.cuttable) await player.makeCuttable();
    return player;
  }

  /** The line to the table goes through the test, which can cut it. */
  private async makeCuttable(): Promise<void> {
    await this.page.routeWebSocket(/\/ws\/tables\//, async (line) => {
      if (this.cut) {
        await line.close();
        return;
      }
      line.connectToServer();
      this.lines.push(line);
    });
  }

  async isCutOff(): Promise<void> {
    this.cut = true;
    for (const line of this.lines.splice(0)) await line.close();
  }

  isBack(): void {
    this.cut = false;
  }

  async goes(address: string): Promise<void> {
    await this.page.goto(`/${address}`);
  }

  /** Opens a table that begins from a position, and goes there. Seats that are left empty wait for others: see `joins`. */
  async opensTable(game: string, position: unknown, seats: NewSeat[] = [{ kind: 'me' }], reaction = 0): Promise<void> {
    await this.goes('#/');
    const id = await this.page.evaluate(
      async (table: NewTable) => {
        const post = async (path: string, body: unknown): Promise<unknown> => {
          const answer = await fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
          const text = await answer.text();
          if (!answer.ok) throw new Error(text);
          return JSON.parse(text);
        };
        await post('/guest', { name: 'Ada' });
        return ((await post('/tables', table)) as TableInfo).id;
      },
      // Browsers are slow here: whoever could answer is waited for, unless the test is about that.
      { game, position, seats, reaction },
    );
    await this.goes(`#/table/${id}`);
  }

  /** Begins at a position, in the first seat or where `seats` says; it must ask her something. */
  async begins(game: string, position: unknown, seats?: NewSeat[]): Promise<void> {
    await this.opensTable(game, position, seats);
    await this.starts();
    await expect(this.lit.first()).toBeVisible();
  }

  /** Presses the button, in whatever language it speaks, when everybody sits. */
  async starts(): Promise<void> {
    await this.page.locator('.gathering > button:enabled').click();
  }

  /** Takes the free seat at the table of another, under a name. */
  async joins(other: Player, name: string): Promise<void> {
    await this.goes(new URL(other.page.url()).hash);
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Sit here' }).click();
    await expect(other.page.getByText('✓ dice')).toHaveCount(2);
  }

  /** The things with these steps, clicked one after the other, each when it glows. */
  async chooses(...steps: string[]): Promise<void> {
    // Near the top: of cards that overlap, that is the part to be seen.
    for (const step of steps) await this.page.locator(`button[data-step="${step}"][data-standing="lit"]`).click({ position: { x: 12, y: 12 } });
  }

  /** The button on the home page that begins a match of Battle Line. */
  playNow(name = 'Play now against a bot') {
    return this.page.getByRole('listitem').filter({ hasText: 'Battle Line' }).getByRole('button', { name });
  }

  get lit() {
    return this.page.locator('button[data-step][data-standing="lit"]');
  }

  get over() {
    return this.page.getByRole('region', { name: 'Result' });
  }

  /** Waits until it is this player's turn, or the match is over; says which. */
  async turn(): Promise<boolean> {
    await expect(this.lit.or(this.over).first()).toBeVisible({ timeout: 30_000 });
    return (await this.over.count()) === 0;
  }

  /** Clicks one thing that glows. The choice is fixed by a number, so that a run can be told again. */
  async clicks(number: number): Promise<void> {
    const things = await this.lit.all();
    const thing = things[number % Math.max(1, things.length)];
    const step = await thing?.getAttribute('data-step');
    // Near the top: of cards that overlap, that is the part to be seen.
    if (step) await this.page.locator(`button[data-step="${step}"]`).click({ position: { x: 14, y: 12 } });
  }

  /** Plays on until the match is over or so many clicks are made. Says how many it made. */
  async plays(most: number, seed = 1): Promise<number> {
    let clicks = 0;
    while (clicks < most && (await this.turn())) {
      await this.clicks(seed * 7 + clicks * 13);
      clicks += 1;
    }
    return clicks;
  }

  /** A panel at the side; on a phone it is a drawer. */
  async opens(panel: 'Log' | 'Odds' | 'Chat' | 'Table' | 'Unseen troops'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: panel });
    const shown = this.page.getByRole('tabpanel');
    if ((await tab.getAttribute('aria-selected')) !== 'true' || !(await shown.isVisible())) await tab.click();
    await expect(shown).toBeVisible();
  }

  async closesDrawer(): Promise<void> {
    if (this.info.project.name !== 'phone') return;
    if (await this.page.getByRole('tabpanel').isVisible()) await this.page.locator('[role="tab"][aria-selected="true"]').click();
  }

  /** A picture for those who look at the run afterwards. */
  async shows(name: string): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.screenshot({ path: `screenshots/${this.info.project.name}-${name}.png` });
  }

  /**
   * Nothing on this screen may be in the way of somebody who reads it by other means, of whatever weight. Targets have their size or their
   * distance, where they can be reached.
   */
  async isAccessible(): Promise<void> {
    let found = await this.findings();
    if (found.length > 0) {
      // What is still coming to its place is looked at once more.
      await this.page.waitForTimeout(800);
      found = await this.findings();
    }
    expect(found).toEqual([]);
  }

  private async findings(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page }).options({ rules: { 'target-size': { enabled: true } } }).analyze();
    const found: string[] = [];
    for (const { id, impact, nodes } of violations) {
      const places = nodes.map(({ target }) => target.join(' '));
      const left: string[] = [];
      for (const place of places) if (id !== 'target-size' || !(await this.page.locator(place).first().evaluate(comesIntoReach))) left.push(place);
      if (left.length > 0) found.push(`${id} (${impact}): ${left.join(', ')}`);
    }
    return found;
  }

  async leaves(): Promise<void> {
    await this.page.context().close();
  }
}
