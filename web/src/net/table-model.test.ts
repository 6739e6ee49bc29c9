import { describe, expect, it } from 'vitest';
import type { LogLine, Step, Sync, TableInfo } from '$src/wire';
import { askedSeat, chatted, sightOf, stepped, synced, talked, withOdds } from './table-model';

const table: TableInfo = {
  id: 'table',
  game: 'battle-line',
  rules: 1,
  setup: {},
  roles: [],
  scenario: null,
  status: 'playing',
  seats: [],
  clock: { kind: 'none' },
  at_timeout: { kind: 'forfeit' },
  open: false,
  created: 0,
  commitment: '',
  ask: null,
  paused: false,
  from_position: false,
  rated: true,
  branch_of: null,
  outcome: null,
  proof: null,
  rematch: null,
};
const line = (seq: number): LogLine => ({ seq, line: seq, at: 0, seat: 0, told: [], note: null });
const sync: Sync = {
  seq: 4,
  now: 1500,
  table,
  you: { seats: [1], host: false },
  position: { to_act: [1], sights: [], clocks: [] },
  log: [line(3), line(4)],
  chat: [],
  presence: { seats: [], spectators: 0 },
};
const step = (from: number, seq: number, more: Partial<Step> = {}): Step => ({
  from,
  seq,
  now: 2000,
  position: null,
  log: [line(seq)],
  ...more,
});
const model = synced(sync, 1000);

describe('what the client knows of a table', () => {
  it('keeps the position when a greeting finds that nothing was missed', () => {
    const clocks = [{ seat: 1, left: 5000, bank: 0, running: true, vacation: 0 }];
    const after = stepped(model, step(4, 4, { log: [], same: clocks }), 1000);
    expect(after?.position).toEqual({ ...sync.position, clocks });
    expect(after?.seq).toBe(4);
  });

  it('grows by the steps that follow', () => {
    const after = stepped(model, step(4, 5), 2000);
    expect(after?.seq).toBe(5);
    expect(after?.log.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect(after?.table).toBe(table);
  });

  it('asks again when a step is missing, and is not troubled by one it has', () => {
    expect(stepped(model, step(5, 6), 0)).toBeNull();
    expect(stepped(model, step(3, 4), 0)).toBe(model);
  });

  it('takes an empty answer to a greeting as news of the same step', () => {
    const again = stepped(model, step(4, 4, { log: [], you: { seats: [], host: false } }), 2000);
    expect([again?.seq, again?.you.seats, again?.log.length]).toEqual([4, [], 2]);
  });

  it('loses the lines that were taken back', () => {
    expect(stepped(model, step(4, 5, { removed: [4], log: [] }), 0)?.log.map(({ seq }) => seq)).toEqual([3]);
  });

  it('learns what choices may bring, of the position that it knows', () => {
    const choice = { action: 'roll', path: ['button:roll'], text: { id: 'roll' } };
    const prompt = { text: { id: 'p' }, rule: '' };
    const sight = { viewer: 1, view: {}, prompt, choices: [choice], labels: {}, can_undo: false, can_ask: false };
    const asked = { ...model, position: { to_act: [1], sights: [sight], clocks: [] } };
    const odds = [{ label: { id: 'hit' }, value: { chance: 0.5 } }];
    const told = { seq: 4, seat: 1, choices: [{ action: 'roll', odds }], whole: true };
    expect(withOdds(asked, told).position?.sights[0]?.choices[0]).toEqual({ ...choice, odds });
    expect(withOdds(asked, { ...told, seq: 3 })).toBe(asked);
    expect(withOdds(asked, { ...told, seat: 0 }).position?.sights[0]?.choices[0]).toEqual(choice);
  });

  it("reckons with the server's clock", () => {
    expect(model.skew).toBe(500);
  });

  it('keeps chat in order, each line once, until it is told what stands of it', () => {
    const said = (n: number) => ({ n, at: 0, room: 'players', name: 'Ada', text: String(n) }) as const;
    const both = chatted(chatted(chatted(model, said(2)), said(1)), said(2));
    expect(both.chat.map(({ n }) => n)).toEqual([1, 2]);
    expect(talked(both, [said(2)]).chat.map(({ n }) => n)).toEqual([2]);
    expect(synced({ ...sync, chat: [said(3)] }, 0).chat.map(({ n }) => n)).toEqual([3]);
  });

  it('knows which seat of mine is asked', () => {
    expect(askedSeat(model)).toBe(1);
    expect(askedSeat({ ...model, you: { seats: [0], host: false } })).toBeNull();
  });

  it("looks through the wished seat's eyes, or the first there are", () => {
    const sight = (viewer: number | 'public') => ({ viewer, view: null, prompt: { text: { id: '' }, rule: '' }, choices: [], labels: {}, can_undo: false, can_ask: false });
    expect(sightOf({ sights: [sight(0), sight(1)] }, 1)?.viewer).toBe(1);
    expect(sightOf({ sights: [sight('public')] }, 1)?.viewer).toBe('public');
  });
});
