import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { WebSocketRoute } from '@playwright/test';
import type { Choice, ClientMessage, LogLine, Position, ServerMessage, Text } from '../src/wire';
import type { Player } from './player';
import { program } from './server';

/** A sentence stands for itself: a message that no file has is said by its name. */
const sentence = (text: string): Text => ({ id: text });

interface Answer {
  ok: boolean;
  error?: { message: string; rule?: string };
  to_act: number[];
  actions: { action: string; path: string[]; text: string }[];
  events: { event: unknown; text: string }[];
  view: unknown;
  text: string;
  rule: string;
}

/**
 * A table at which any position can be played. People sit down at a table of the server; when the position is laid out, the
 * engine of the same program leads the game in place of the server's: it gives the views and the choices, and judges and
 * carries out what is clicked. For games without secrets.
 */
export class EngineTable {
  private readonly engine: ChildProcessWithoutNullStreams;
  private readonly answers: AsyncIterator<string>;
  private readonly lines = new Map<number, WebSocketRoute>();
  private laidOut = false;
  private seq = 1000;
  private toAct: number[] = [];
  /** What was done, by seat, as paths. */
  readonly done: { seat: number; path: string[] }[] = [];

  constructor(private readonly game: string) {
    this.engine = spawn(program(), ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] }) as unknown as ChildProcessWithoutNullStreams;
    const lines: Interface = createInterface(this.engine.stdout);
    this.answers = lines[Symbol.asyncIterator]();
  }

  private async ask(request: Record<string, unknown>): Promise<Answer> {
    this.engine.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await this.answers.next()).value as string) as Answer;
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error?.message}`);
    return answer;
  }

  /** Stands between somebody's page and the server, before they come to the table. */
  async sits(player: Player, seat: number): Promise<void> {
    await player.page.routeWebSocket(/\/ws\/tables\//, (line) => {
      const server = line.connectToServer();
      this.lines.set(seat, line);
      server.onMessage((text) => void this.hears(String(text), line, seat));
      line.onMessage((text) => {
        const wish = JSON.parse(String(text)) as ClientMessage;
        if (this.laidOut && wish.do === 'act') void this.acts(seat, wish.action);
        else server.send(text);
      });
    });
  }

  /** From now on this is the position. The pages ask for it when they are loaded again. */
  async laysOut(state: unknown): Promise<void> {
    this.toAct = (await this.ask({ op: 'load', game: this.game, state, seed: 1 })).to_act;
    this.laidOut = true;
  }

  /** The server's first word keeps what it tells of the people; the game in it is the engine's. Later ones are not for us. */
  private async hears(text: string, line: WebSocketRoute, seat: number): Promise<void> {
    const message = JSON.parse(text) as ServerMessage;
    if (!this.laidOut || (message.is !== 'sync' && message.is !== 'step')) line.send(text);
    else if (message.is === 'sync') line.send(JSON.stringify({ ...message, seq: this.seq, position: await this.position(seat), log: [] }));
  }

  private async position(seat: number): Promise<Position> {
    const { view } = await this.ask({ op: 'view', viewer: seat });
    const prompt = await this.ask({ op: 'prompt', viewer: seat });
    const { actions } = await this.ask({ op: 'legal', seat });
    const choices = actions.map(({ action, path, text }): Choice => ({ action, path, text: sentence(text) }));
    const sight = { viewer: seat, view, prompt: { text: sentence(prompt.text), rule: prompt.rule }, choices, labels: {}, can_undo: false, can_ask: false };
    return { to_act: this.toAct, sights: [sight], clocks: [] };
  }

  private async acts(seat: number, action: string): Promise<void> {
    const { actions } = await this.ask({ op: 'legal', seat });
    const applied = await this.ask({ op: 'apply', seat, action });
    this.toAct = applied.to_act;
    this.done.push({ seat, path: actions.find((choice) => choice.action === action)?.path ?? [] });
    const from = this.seq;
    this.seq += 1;
    const told = applied.events.map(({ event, text }) => ({ event, text: sentence(text) }));
    const log: LogLine[] = [{ seq: this.seq, line: this.seq, at: Date.now(), seat, told, note: null }];
    for (const [viewer, line] of this.lines) {
      const position = await this.position(viewer);
      line.send(JSON.stringify({ is: 'step', from, seq: this.seq, now: Date.now(), table: null, you: null, position, log }));
    }
  }

  leaves(): void {
    this.engine.stdin.end();
  }
}
