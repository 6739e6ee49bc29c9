import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Line, TableSocket } from './socket';

/** A line that the test opens, feeds and cuts. */
class FakeLine {
  static readonly OPEN = 1;
  static all: FakeLine[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeLine.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.cut();
  }
}

const last = () => FakeLine.all.at(-1) as FakeLine;

beforeEach(() => {
  FakeLine.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeLine);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening() {
  const lines: Line[] = [];
  const heard: unknown[] = [];
  let opened = 0;
  const socket = new TableSocket('ws://table', {
    opened: () => (opened += 1),
    heard: (message) => heard.push(message),
    changed: (line) => lines.push(line),
  });
  return { socket, lines, heard, opened: () => opened };
}

describe('the line to a table', () => {
  it('comes back by itself after a break, and says hello anew', () => {
    const table = listening();
    last().open();
    last().cut();
    expect(table.lines).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeLine.all).toHaveLength(2);
    last().open();
    expect(table.opened()).toBe(2);
  });

  it('waits longer after each attempt that fails', () => {
    listening();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      last().cut();
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeLine.all).toHaveLength(7);
    last().cut();
    vi.advanceTimersByTime(1_000);
    expect(FakeLine.all).toHaveLength(7);
  });

  it('takes silence for a break', () => {
    const table = listening();
    last().open();
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual(['{"do":"ping","n":1}']);
    vi.advanceTimersByTime(10_000);
    expect(table.lines.at(-1)).toBe('lost');
  });

  it('says nothing while it is broken, and stays closed when it is closed', () => {
    const table = listening();
    expect(table.socket.say({ do: 'start' })).toBe(false);
    last().open();
    expect(table.socket.say({ do: 'start' })).toBe(true);
    table.socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
  });
});
