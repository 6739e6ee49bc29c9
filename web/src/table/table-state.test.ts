import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Position, ServerMessage } from '$src/wire';
import { TableState } from './table-state.svelte';

/** A line that keeps what was said on it. */
class FakeLine {
  static readonly OPEN = 1;
  static last: FakeLine;
  readyState = 1;
  said: { do: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: unknown = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeLine.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as { do: string });
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  const still = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('WebSocket', FakeLine);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { ...still, hidden: false });
});

afterEach(() => vi.unstubAllGlobals());

const choice = (action: string): Choice => ({ action, path: [`card:${action}`], text: { id: action } });

/** Both seats choose at once; ours may choose these. */
const position = (actions: string[]): Position => ({
  to_act: [0, 1],
  sights: [{ viewer: 0, view: {}, prompt: { text: { id: 'choose' }, rule: '' }, choices: actions.map(choice), labels: {}, can_undo: false, can_ask: false }],
  clocks: [],
});

const step = (from: number, actions: string[]): ServerMessage => ({ is: 'step', from, seq: from + 1, now: 0, position: position(actions), log: [] });

/** A table in the middle of a match, where everything has come to rest. */
async function seated(): Promise<{ table: TableState; hears: (message: ServerMessage) => Promise<void> }> {
  const table = new TableState('one');
  const hears = async (message: ServerMessage) => {
    table.heard(message);
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  const info = { id: 'one', game: 'undaunted', status: 'playing', seats: [] };
  await hears({ is: 'sync', seq: 7, now: 0, table: info, you: { seats: [0], host: true }, position: position(['fog', 'rifle']), log: [], chat: [], presence: { players: [], spectators: 0 } } as unknown as ServerMessage);
  return { table, hears };
}

describe('what is said', () => {
  const said = (n: number) => ({ is: 'chat', n, at: 0, name: 'Ada', text: `line ${n}` }) as unknown as ServerMessage;
  const lines = (table: TableState) => table.model?.chat.map(({ n }) => n);

  it('while a move is being shown stays', async () => {
    const { table, hears } = await seated();
    let rest = () => undefined as void;
    const moves = new Promise<void>((done) => (rest = done));
    table.show = async (_, then) => {
      await moves;
      then();
    };
    await hears(step(7, ['scout']));
    await hears(said(1));
    expect(lines(table)).toEqual([1]);
    await hears({ is: 'sync', seq: 9, now: 0, table: table.model?.table, you: table.model?.you, position: position([]), log: [], chat: [], presence: { players: [], spectators: 1 } } as unknown as ServerMessage);
    await hears(said(2));
    rest();
    await table.settled();
    expect(table.model).toMatchObject({ seq: 9, presence: { spectators: 1 } });
    expect(lines(table)).toEqual([2]);
  });
});

describe('what one says', () => {
  it('is gone from the box when the table has heard it', async () => {
    const { table, hears } = await seated();
    table.draft = ' good luck ';
    table.talk();
    expect(FakeLine.last.said.at(-1)).toEqual({ do: 'chat', text: 'good luck' });
    expect(table.draft).toBe('');
    await hears({ is: 'done', seq: 7 });
    await hears({ is: 'refused', seq: 7, rule: 'UN-5.1', text: { id: 'no' } });
    expect(table.draft).toBe('');
  });

  it('is in the box again when it was refused or the line was lost, unless something else is there', async () => {
    const { table, hears } = await seated();
    table.draft = 'good luck';
    table.talk();
    await hears({ is: 'refused', seq: 7, text: { id: 'no' } } as ServerMessage);
    expect(table.draft).toBe('good luck');
    table.talk();
    table.changed('lost');
    expect(table.draft).toBe('good luck');
    table.talk();
    table.draft = 'well';
    table.reconnect();
    expect(table.draft).toBe('well');
  });

  it('stays in the box while there is no line, and is said when there is one', async () => {
    const { table } = await seated();
    FakeLine.last.readyState = 3;
    table.draft = 'good luck';
    table.talk();
    expect(table.draft).toBe('good luck');
    expect(table.trouble).toMatchObject({ text: { id: 'web-line-lost' } });
    FakeLine.last.readyState = 1;
    table.opened();
    expect(FakeLine.last.said.at(-1)).toEqual({ do: 'chat', text: 'good luck' });
    expect([table.draft, table.trouble]).toEqual(['', null]);
  });
});

describe('a decision on its way', () => {
  it("is not asked for again by another seat's step that comes before it", async () => {
    const { table, hears } = await seated();
    table.picking.click('card:rifle');
    expect(FakeLine.last.said.at(-1)).toMatchObject({ do: 'act', action: 'rifle' });
    // The other seat's choice was made first: in that position ours is still open, and yet it is made.
    await hears(step(7, ['fog', 'rifle']));
    expect(table.picking.asked).toBe(false);
    await hears({ is: 'done', seq: 9 });
    expect(table.picking.asked).toBe(false);
    await hears(step(8, ['scout']));
    expect(table.picking.standing('card:scout')).toBe('lit');
    expect(table.picking.standing('card:fog')).toBe('calm');
  });

  it('is over when its step comes before the word that it is done', async () => {
    const { table, hears } = await seated();
    table.picking.click('card:rifle');
    await hears(step(7, ['scout']));
    await hears({ is: 'done', seq: 8 });
    expect(table.picking.standing('card:scout')).toBe('lit');
  });

  it('is taken back when it is shown, and what goes on in a row stops', async () => {
    const { table, hears } = await seated();
    let row = 3;
    table.picking.helper = { answer: (choices) => (row-- > 0 ? (choices[0] ?? null) : null), made: () => undefined, refused: () => (row = 0) };
    const done = () => FakeLine.last.said.map((said) => said.do).filter((what) => what === 'act' || what === 'undo');
    table.picking.click('card:rifle');
    table.undo();
    expect(done()).toEqual(['act']);
    await hears(step(7, ['scout', 'fog']));
    await hears({ is: 'done', seq: 8 });
    expect(done()).toEqual(['act', 'undo']);
    expect(FakeLine.last.said.find((said) => said.do === 'undo')).toMatchObject({ seq: 8, seat: 0 });
  });

  it('is open again when the table refuses it, and when the line was lost', async () => {
    const { table, hears } = await seated();
    table.picking.click('card:rifle');
    await hears({ is: 'refused', seq: 7, rule: 'UN-5.1', text: { id: 'no' } });
    expect(table.picking.standing('card:rifle')).toBe('lit');
    table.picking.click('card:rifle');
    expect(table.picking.asked).toBe(false);
    table.opened();
    await hears({ ...step(7, ['fog', 'rifle']), seq: 7 } as ServerMessage);
    expect(table.picking.standing('card:rifle')).toBe('lit');
  });
});
