import type { ClientMessage, ServerMessage } from '$src/wire';

/** How the line to the table is. */
export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  /** The line is open: say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  changed(line: Line): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;

/** The line to one table. It comes back by itself after any break; what was missed, `hello` brings. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Sends a message if the line is open, and says whether it was. */
  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.listener.changed('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.changed('open');
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.silence);
      this.listener.heard(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** No word for too long counts as a break, though the browser has not noticed yet. */
  private ping(): void {
    this.pings += 1;
    this.say({ do: 'ping', n: this.pings });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(), ANSWER_WITHIN);
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.listener.changed('lost');
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Somebody looks again, or the network is back: try at once. */
  private readonly hurry = (): void => {
    if (this.retry !== undefined && !document.hidden) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };
}

export function tableAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${id}`;
}
