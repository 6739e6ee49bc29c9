import { ask } from '$src/net/http';
import type { LobbyChat, LobbyLine, NewReport } from '$src/wire';

/** The server keeps an answer back for so many seconds while nobody says anything. */
const WAIT = 25;
/** Lines that follow each other quickly come together: a full lobby asks no more often than this. */
const BREATH = 2_000;
/** When the server does not answer, it is left in peace for a while. */
const TROUBLE = 10_000;
/** So many lines are kept on a page that stays open all day. */
const MOST = 200;

/** What is said in the lobby. */
export class LobbyTalk {
  lines = $state.raw<readonly LobbyLine[]>([]);
  /** Which edition of the talk these are: another one when a line was removed or has lost its name. */
  edition: number | null = null;

  /** The number of the last line. */
  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** Reads what was said or removed since, or waits a while for it. */
  async look(wait = 0, signal?: AbortSignal): Promise<void> {
    const known = this.edition === null ? '' : `&edition=${this.edition}`;
    const { lines, edition, whole } = await ask<LobbyChat>('GET', `/chat?after=${this.last}${known}${wait > 0 ? `&wait=${wait}` : ''}`, undefined, signal);
    this.edition = edition;
    if (whole) {
      this.lines = lines;
      return;
    }
    // Two looks may have been on their way at once.
    const fresh = lines.filter(({ n }) => n > this.last);
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].slice(-MOST);
  }

  async say(text: string): Promise<void> {
    await ask<LobbyLine>('POST', '/chat', { text });
    await this.look();
  }

  report(report: NewReport): Promise<unknown> {
    return ask<null>('POST', '/chat/report', report);
  }

  /** Hears every line as it is said, until the function that is given back is called. */
  follow(): () => void {
    const ends = new AbortController();
    const pause = (time: number) =>
      new Promise<void>((wake) => {
        const timer = setTimeout(wake, time);
        ends.signal.addEventListener('abort', () => (clearTimeout(timer), wake()));
      });
    void (async () => {
      while (!ends.signal.aborted) await pause(await this.look(WAIT, ends.signal).then(() => BREATH, () => TROUBLE));
    })();
    return () => ends.abort();
  }
}
