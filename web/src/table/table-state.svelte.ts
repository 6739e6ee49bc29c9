import { Picking } from '$src/controller/picking.svelte';
import type { Text } from '$src/lang/text';
import { type Line, type Listener, TableSocket, tableAddress } from '$src/net/socket';
import { askedSeat, chatted, type Company, companyOf, sightOf, stepped, synced, type TableModel, talked, withOdds } from '$src/net/table-model';
import { contribution } from '$src/record/fair';
import type { Choice, ClientMessage, LogLine, OddsLine, Refused, ServerMessage, Sight, Step } from '$src/wire';
import { hasty } from './hasty';

/** Something that went wrong, to be told until the next thing happens. */
export interface Trouble {
  text: Text;
  rule: string | null;
}

/** Shows a change: given what happened and the update, it animates the one by the other. */
export type Show = (log: readonly LogLine[], update: () => void) => Promise<void>;

/** One table as the screen shows it: what is known, what is asked, and what the player may do. */
export class TableState implements Listener {
  model = $state.raw<TableModel | null>(null);
  line = $state<Line>('connecting');
  trouble = $state.raw<Trouble | null>(null);
  /** The table is not there, or not for us. */
  missing = $state.raw<Text | null>(null);
  /** Hot-seat play: the seat whose player has taken the device. */
  shownSeat = $state<number | null>(null);
  /** What is being written to the others. */
  draft = $state('');
  /** A decision of ours is on its way. Until the step that holds it is shown, what the table tells is older than it. */
  deciding = $state(false);
  /** The steps that happened since an earlier visit: after the one, up to the other. */
  missed = $state.raw<{ after: number; upTo: number } | null>(null);

  readonly picking: Picking;
  show: Show = async (_log, update) => update();

  private socket: TableSocket;
  private readonly questions = new Map<number, (answer: Refused | null) => void>();
  private readonly prospects = new Map<number, (odds: readonly OddsLine[] | null) => void>();
  private readonly waiting: ClientMessage[] = [];
  /** What is written is to be said as soon as there is a line. */
  private eager = false;
  /** What was said to the table and is not yet known to have been heard. */
  private said = '';
  private asked = 0;
  private looking = false;
  /** The next greeting asks for everything: whoever speaks now may see other things. */
  private anew = false;
  /** The step and the seat whose odds were asked for last. */
  private oddsAskedFor = '';
  /** The step that holds it, once the table has said so. */
  private decidedAt: number | null = null;
  /** The player wants a step back as soon as the decision that is on its way is shown. */
  private takingBack = false;
  private contributed = new Set<number>();
  private queue: Promise<void> = Promise.resolve();
  /** Who is here and what is said, by greetings that are still to be shown. */
  private readonly coming = new Set<Company>();
  private queued = $state(0);
  /** Called when everything that was heard is shown. */
  rested: () => void = () => undefined;

  constructor(readonly id: string) {
    this.picking = new Picking({ send: (choice) => this.act(choice), why: (path) => this.why(path), prospect: (thing) => this.prospect(thing), order: (orders) => this.order(orders) });
    this.socket = new TableSocket(tableAddress(id), this);
  }

  close(): void {
    this.socket.close();
  }

  /** Opens the line anew: whoever looks has become somebody, or somebody else, and the table has to know who speaks. */
  reconnect(): void {
    this.anew = true;
    this.unheard();
    this.socket.close();
    this.socket = new TableSocket(tableAddress(this.id), this);
  }

  // What the screen asks for.

  get hotSeat(): boolean {
    return (this.model?.you.seats.length ?? 0) > 1;
  }

  get mySeat(): number | null {
    if (!this.model) return null;
    return this.hotSeat ? this.shownSeat : (this.model.you.seats[0] ?? null);
  }

  /** Somebody else is to take the device before anything may be shown. */
  get curtain(): number | null {
    if (!this.model || !this.hotSeat || this.model.table.status !== 'playing') return null;
    const asked = askedSeat(this.model);
    return asked !== null && asked !== this.shownSeat ? asked : null;
  }

  get sight(): Sight | null {
    const position = this.model?.position;
    return position ? sightOf(position, this.model?.table.status === 'over' ? null : this.mySeat) : null;
  }

  get myTurn(): boolean {
    return this.model !== null && this.model.table.status === 'playing' && askedSeat(this.model) !== null;
  }

  // What the player does.

  send(message: ClientMessage): void {
    this.trouble = null;
    if (!this.socket.say(message)) this.trouble = { text: { id: 'web-line-lost' }, rule: null };
  }

  /** Says what is written to the others, now or when there is a line. Until the table has heard it, it may come back. */
  talk(): void {
    const text = this.draft.trim();
    if (text) this.send({ do: 'chat', text });
    this.eager = text !== '' && this.trouble !== null;
    if (this.eager) return;
    this.said = text;
    this.draft = '';
  }

  /** What was said last did not reach the others: it is there again, unless something else is being written. */
  private unheard(): void {
    this.draft ||= this.said;
    this.said = '';
  }

  /** Says something as soon as the line is open again. */
  sendWhenOpen(message: ClientMessage): void {
    this.waiting.push(message);
  }

  /** Whoever looks at an earlier position is offered nothing there. */
  lookBack(looking: boolean): void {
    if (this.looking === looking) return;
    this.looking = looking;
    this.offer();
  }

  lift(seat: number): void {
    this.shownSeat = seat;
    this.offer();
  }

  /** Takes a step back. What is done in a row stops with it; a decision on its way comes first, or the table would have gone on meanwhile. */
  undo(): void {
    this.picking.helper?.refused();
    this.takingBack = this.deciding;
    if (this.model && this.mySeat !== null && !this.deciding) this.send({ do: 'undo', seq: this.model.seq, seat: this.mySeat });
  }

  /** The decision is shown. */
  private decided(): void {
    this.deciding = false;
    this.decidedAt = null;
    if (this.takingBack) this.undo();
  }

  private act({ action }: Choice): void {
    this.missed = null;
    if (!this.model || this.mySeat === null) return;
    this.deciding = true;
    this.send({ do: 'act', seq: this.model.seq, seat: this.mySeat, action });
    if (this.trouble) this.undecided();
  }

  /** The decision was not taken: everything is offered again. */
  private undecided(): void {
    this.deciding = false;
    this.decidedAt = null;
    this.takingBack = false;
    this.picking.helper?.refused();
    this.offer();
  }

  private order(orders: string[]): void {
    if (this.mySeat !== null) this.send({ do: 'order', seat: this.mySeat, orders });
  }

  private why(path: string[]): Promise<{ text: Text; rule: string | null } | null> {
    const seat = this.mySeat;
    if (seat === null) return Promise.resolve(null);
    this.asked += 1;
    const ask = this.asked;
    return new Promise((resolve) => {
      this.questions.set(ask, resolve);
      if (!this.socket.say({ do: 'why', ask, seat, path })) this.answered(ask, null);
    });
  }

  private prospect(thing: string): Promise<readonly OddsLine[] | null> {
    this.asked += 1;
    const ask = this.asked;
    return new Promise((resolve) => {
      this.prospects.set(ask, resolve);
      if (!this.socket.say({ do: 'prospect', ask, thing })) resolve(null);
    });
  }

  private answered(ask: number, answer: Refused | null): void {
    this.questions.get(ask)?.(answer);
    this.questions.delete(ask);
  }

  // What the table says.

  changed(line: Line): void {
    this.line = line;
    if (line === 'lost') this.unheard();
  }

  opened(): void {
    // The answer tells all that is known: a decision is in it, or it was lost with the line.
    this.deciding = false;
    this.decidedAt = null;
    this.takingBack = false;
    this.socket.say({
      do: 'hello',
      ...(this.model && !this.anew ? { since: this.model.seq } : {}),
      ...(this.model ? { chat: this.model.chat.at(-1)?.n ?? 0 } : {}),
    });
    for (const message of this.waiting.splice(0)) this.socket.say(message);
    if (this.eager) this.talk();
  }

  heard(message: ServerMessage): void {
    switch (message.is) {
      case 'sync': {
        const company = companyOf(message);
        this.coming.add(company);
        this.enqueue(async () => {
          this.coming.delete(company);
          this.became({ ...synced(message, Date.now()), ...company });
          this.anew = false;
        });
        break;
      }
      case 'step':
        this.enqueue(() => this.step(message));
        break;
      case 'done':
        this.said = '';
        if (this.deciding) {
          this.decidedAt = message.seq;
          this.settle();
        }
        break;
      case 'refused':
        this.trouble = message;
        this.unheard();
        this.undecided();
        break;
      case 'stale':
        this.trouble = { text: { id: 'web-stale' }, rule: null };
        this.undecided();
        break;
      case 'why':
        this.answered(message.ask, message.refused);
        break;
      case 'prospect':
        this.prospects.get(message.ask)?.(message.odds);
        this.prospects.delete(message.ask);
        break;
      case 'odds':
        if (this.model) {
          this.model = withOdds(this.model, message);
          if (this.picking.asked) this.picking.tell(this.sight?.choices ?? []);
        }
        break;
      case 'chat':
        this.company((known) => chatted(known, message));
        break;
      case 'talk':
        this.company((known) => talked(known, message.lines));
        break;
      case 'presence':
        this.company((known) => ({ ...known, presence: message }));
        break;
      case 'error':
        if (message.code === 'not-found') {
          this.missing = message.text;
          this.socket.close();
        } else {
          this.trouble = { text: message.text, rule: null };
          this.unheard();
          this.undecided();
        }
        break;
    }
  }

  /** Who is here and what is said waits for nothing that moves, and what is still to be shown must not undo it. */
  private company(change: <Known extends Company>(known: Known) => Known): void {
    if (this.model) this.model = change(this.model);
    for (const waiting of this.coming) Object.assign(waiting, change(waiting));
  }

  /** Messages are shown one after the other, each when the one before has come to rest. */
  private enqueue(task: () => Promise<void>): void {
    this.queued += 1;
    const begun = () => {
      this.queued -= 1;
      return task();
    };
    this.queue = this.queue.then(begun).catch((error: unknown) => {
      // A step could not be shown. What is known may be wrong now, so everything is asked for again, once.
      console.error(error);
      if (this.anew) return;
      this.anew = true;
      this.opened();
    });
    void this.queue.then(() => {
      if (this.queued === 0) this.rested();
    });
  }

  /** Does anything wait to be shown? */
  get waits(): boolean {
    return this.queued > 0;
  }

  /** When everything that was heard is shown. */
  async settled(): Promise<void> {
    do await this.queue;
    while (this.queued > 0);
  }

  private async step(step: Step): Promise<void> {
    if (!this.model) return;
    const next = stepped(this.model, step, Date.now());
    if (next === null) this.opened();
    else if (next !== this.model) await this.show(step.log, () => this.became({ ...next, ...companyOf(this.model ?? next) }));
  }

  private became(model: TableModel): void {
    const first = this.model === null;
    this.model = model;
    if (this.decidedAt !== null && model.seq >= this.decidedAt) this.decided();
    this.oddsAskedFor = '';
    if (first) this.missed = missedSince(seenAt(this.id), model.seq);
    if (!document.hidden) remember(this.id, model.seq);
    this.offer();
    this.contribute(model);
    this.beginIfHasty(model);
  }

  /** What was decided is shown already: the table's "done" may come after the step. */
  private settle(): void {
    if (!this.model || this.decidedAt === null || this.model.seq < this.decidedAt) return;
    this.decided();
    this.offer();
  }

  private offer(): void {
    const asked = this.model !== null && this.curtain === null && this.mySeat !== null && !this.looking && !this.deciding;
    this.picking.orders = this.mySeat !== null && this.curtain === null && !this.looking ? (this.sight?.orders ?? null) : null;
    this.picking.offer(asked ? (this.sight?.choices ?? []) : [], this.sight?.view);
    if (asked && this.picking.asked) this.askForOdds();
  }

  /** What the choices may bring is worked out when somebody looks at them, and once a position. */
  private askForOdds(): void {
    const [model, seat] = [this.model, this.mySeat];
    if (!model || seat === null || (this.sight?.choices.length ?? 0) === 0) return;
    const about = `${model.seq} ${seat}`;
    if (this.oddsAskedFor !== about && this.socket.say({ do: 'odds', seq: model.seq, seat })) this.oddsAskedFor = about;
  }

  /** Every seat of ours adds its own bytes to the dice, now that the host's promise is on the table. */
  private contribute({ table, you }: TableModel): void {
    if (table.status !== 'gathering' || !table.commitment) return;
    for (const seat of you.seats) {
      const given = table.seats.find((info) => info.seat === seat)?.contributed;
      if (given || this.contributed.has(seat)) continue;
      if (this.socket.say({ do: 'contribute', seat, token: contribution() })) this.contributed.add(seat);
    }
  }

  private beginIfHasty({ table, you }: TableModel): void {
    if (!hasty.has(this.id) || table.status !== 'gathering') return;
    const ready = table.seats.every(({ sitter, seat, contributed }) =>
      you.seats.includes(seat) ? contributed : sitter.kind === 'bot',
    );
    if (ready && this.socket.say({ do: 'start' })) hasty.delete(this.id);
  }
}

function missedSince(seen: number | null, now: number): { after: number; upTo: number } | null {
  return seen !== null && seen < now ? { after: seen, upTo: now } : null;
}

function seenAt(id: string): number | null {
  const seen = Number.parseInt(localStorage.getItem(`seen:${id}`) ?? '', 10);
  return Number.isNaN(seen) ? null : seen;
}

function remember(id: string, seq: number): void {
  localStorage.setItem(`seen:${id}`, String(seq));
}
