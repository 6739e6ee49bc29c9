import { type Browser, type BrowserContext, expect, type Page, type TestInfo, type WebSocketRoute } from '@playwright/test';
import type { ClientMessage, NewSeat, NewTable, TableInfo } from '../src/wire';
import { comesToRest, isAccessible } from './accessibility';

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

/** With `LATE=200` every line is slow: what a test takes for granted too early, it then misses every time. */
const LATE = Number(process.env.LATE ?? 0);

/** Everything from and to the server takes so many milliseconds more. */
async function comesLate(page: Page, late: number): Promise<void> {
  const later = () => new Promise((done) => setTimeout(done, late));
  await page.route(/\/(api|assets)\//, async (route) => {
    await later();
    await route.continue();
  });
  await page.routeWebSocket(/\/ws\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => void later().then(() => server.send(message)));
    server.onMessage((message) => void later().then(() => line.send(message)));
  });
}

/** What a player would choose, in order of preference, by the steps of the things that glow. */
export type Plan = readonly RegExp[];

/** Names in the order of people: 2 before 10. */
const byName = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** The first of the plan among these steps; of several, the first by name. */
export const firstOf = (plan: Plan, steps: readonly string[]): string | undefined => plan.flatMap((wish) => steps.filter((step) => wish.test(step)).sort(byName))[0];

/** A person at a browser, who clicks what glows. */
export class Player {
  private lines: WebSocketRoute[] = [];
  private cut = false;
  private named = false;

  private constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  /** Somebody new, in a browser of their own. Things do not move unless the test is about that. */
  static async arrives(browser: Browser, info: TestInfo, options: { moves?: boolean; dark?: boolean; locale?: string; cuttable?: boolean; at?: string; late?: number } = {}): Promise<Player> {
    const { late = LATE } = options;
    await clearRoom(info.testId);
    const context: BrowserContext = await browser.newContext({
      ...info.project.use,
      baseURL: options.at ?? process.env.SANDTABLE_ADDRESS ?? '',
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
    if (late > 0) await comesLate(page, late);
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

  /** Says something to the server as the page would, without it: what a test is not about costs it nothing. */
  async posts<Answer>(path: string, data: unknown): Promise<Answer> {
    const answer = await this.page.request.post(`/api${path}`, { data });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`POST ${path}: ${text}`);
    return (text ? JSON.parse(text) : null) as Answer;
  }

  private async asksForTable(game: string, position: unknown, seats: NewSeat[], reaction: number): Promise<string> {
    if (!this.named) await this.posts('/guest', { name: 'Ada' });
    this.named = true;
    return (await this.posts<TableInfo>('/tables', { game, position, seats, reaction } as NewTable)).id;
  }

  /** Opens a table that begins from a position, and goes there. Seats that are left empty wait for others: see `joins`. */
  async opensTable(game: string, position: unknown, seats: NewSeat[] = [{ kind: 'me' }], reaction = 0): Promise<void> {
    // Browsers are slow here: whoever could answer is waited for, unless the test is about that.
    await this.goes(`#/table/${await this.asksForTable(game, position, seats, reaction)}`);
  }

  /** Opens a table that stands in the lobby: with a free seat, or to be watched. */
  async offers(game: string, position?: unknown, seats: NewSeat[] = [{ kind: 'me' }, { kind: 'empty' }]): Promise<void> {
    if (!this.named) await this.posts('/guest', { name: 'Ada' });
    this.named = true;
    const { id } = await this.posts<TableInfo>('/tables', { game, position, seats, open: true } as NewTable);
    if (seats.every(({ kind }) => kind !== 'empty')) await this.posts(`/tables/${id}/do`, { do: 'start' } satisfies ClientMessage);
  }

  /** Begins at a position, in the first seat or where `seats` says; it must ask her something. */
  async begins(game: string, position: unknown, seats: NewSeat[] = [{ kind: 'me' }]): Promise<void> {
    const id = await this.asksForTable(game, position, seats, 0);
    await this.posts(`/tables/${id}/do`, { do: 'start' } satisfies ClientMessage);
    // What glows at the table before this one is gone first.
    if (this.page.url() !== 'about:blank') await this.goes('#/settings');
    await expect(this.lit).toHaveCount(0);
    await this.goes(`#/table/${id}`);
    await expect(this.page.locator('[data-board]')).toBeVisible();
    await expect(this.lit.first()).toBeVisible();
  }

  /** Reads the same table in another language. */
  async speaks(tag: string): Promise<void> {
    await this.page.evaluate((tag) => localStorage.setItem('language', tag), tag);
    await this.page.reload();
    await expect(this.page.locator('html')).toHaveAttribute('lang', tag);
    await expect(this.lit.first()).toBeVisible();
  }

  /** Presses the button, in whatever language it speaks, when everybody sits. */
  async starts(): Promise<void> {
    await this.page.locator('.gathering .start:enabled').click();
  }

  /** The address of her table, once she is there: a table that she has just opened may still be on its way. */
  async table(): Promise<string> {
    await expect(this.page).toHaveURL(/#\/table\//);
    return new URL(this.page.url()).hash;
  }

  /** On the form of a new table: who is to have a seat. */
  async seats(role: string, who: 'You' | 'A bot' | 'A friend' | 'Open'): Promise<void> {
    await this.page.getByRole('group', { name: role, exact: true }).getByText(who, { exact: true }).click();
  }

  /** On the same form: what lies behind a fold. */
  async unfolds(title: string): Promise<void> {
    const fold = this.page.locator('details.fold').filter({ has: this.page.locator('summary', { hasText: title }) });
    if (!(await fold.evaluate((element) => (element as HTMLDetailsElement).open))) await fold.locator('summary').click();
  }

  /** Takes the free seat at the table of another, under a name. */
  async joins(other: Player, name: string): Promise<void> {
    await this.goes(await other.table());
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Sit here' }).click();
    await expect(other.page.getByText('Ready', { exact: true })).toHaveCount(2);
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
  async turn(patience = 60_000): Promise<boolean> {
    // The page itself looks often: most of a match is waiting for one's turn.
    return this.page.evaluate(
      (patience) =>
        new Promise<boolean>((resolve, reject) => {
          const begun = Date.now();
          const look = () => {
            const lit = document.querySelectorAll('button[data-step][data-standing="lit"]');
            if (document.querySelector('section.over')) resolve(false);
            else if ([...lit].some((thing) => thing.checkVisibility())) resolve(true);
            else if (Date.now() - begun > patience) reject(new Error('Nobody is asked, and nobody has won'));
            else setTimeout(look, 30);
          };
          look();
        }),
      patience,
    );
  }

  /** Clicks the first thing of the plan that glows; of several, the first by name. Says which. */
  async decides(plan: Plan): Promise<string> {
    const steps = await this.lit.evaluateAll((all) => all.map((thing) => (thing as HTMLElement).dataset.step ?? ''));
    const wanted = firstOf(plan, steps);
    if (wanted === undefined) throw new Error(`Nothing of the plan glows: ${steps.join(', ')}`);
    await this.chooses(wanted);
    return wanted;
  }

  /** Plays on by a plan until the match is over or so many clicks are made. Says how many it made. */
  async plays(plan: Plan, most: number): Promise<number> {
    let clicks = 0;
    for (; clicks < most && (await this.turn()); clicks += 1) await this.decides(plan);
    return clicks;
  }

  /** Closes the sheet that is open. The keyboard is then where it was before: who goes elsewhere sooner is brought back. */
  async closesSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
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

  /** A picture for those who look at the run afterwards, and ask for it. */
  async shows(name: string): Promise<void> {
    if (!process.env.PICTURES) return;
    await this.page.waitForLoadState('networkidle');
    await comesToRest(this.page);
    await this.page.screenshot({ path: `screenshots/${this.info.project.name}-${name}.png` });
  }

  /** Nothing on this screen is in anybody's way: all that axe knows on a desktop, on a phone what its layout does otherwise. */
  async isAccessible(): Promise<void> {
    await isAccessible(this.page, this.info.project.name !== 'phone');
  }

  /** On a phone everything of these that can be pointed at has room for a finger, and the page is no wider than the screen. Maps fit themselves first. */
  async fitsFingers(things = '.board button, .hand button', { height = 43.9, except = 'none' } = {}): Promise<void> {
    const small = () =>
      this.page.locator(things).evaluateAll(
        (all, { height, except }) =>
          all
            .map((thing) => ({ name: (thing as HTMLElement).dataset.step ?? thing.textContent ?? '', box: thing.getBoundingClientRect() }))
            .filter(({ box, name }) => (box.width < 43.9 || box.height < height) && !name.startsWith(except))
            .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
        { height, except },
      );
    await expect.poll(small).toEqual([]);
    const wide = () => this.page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(this.info.project.use.viewport?.width ?? 0);
  }

  async leaves(): Promise<void> {
    await this.page.context().close();
  }
}
