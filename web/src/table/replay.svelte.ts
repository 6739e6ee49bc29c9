import type { Text } from '$src/lang/text';
import { api, Refusal } from '$src/net/http';
import type { Earlier } from '$src/wire';

/** Looking at an earlier position: which one, and what was to be seen there. */
export class Replay {
  /** The position that is shown; nothing, while the table itself is. */
  at = $state.raw<Earlier | null>(null);
  playing = $state(false);
  trouble = $state.raw<Text | null>(null);

  private readonly known = new Map<number, Earlier>();
  private wished: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    /** Shows a change; the screen animates it. */
    private readonly show: (line: number, update: () => void) => Promise<void> = async (_line, update) => update(),
  ) {}

  get on(): boolean {
    return this.at !== null;
  }

  async goTo(line: number): Promise<void> {
    this.wished = line;
    try {
      const earlier = this.known.get(line) ?? (await api.at(this.id, line));
      this.known.set(line, earlier);
      this.trouble = null;
      // Somebody who drags the bar passes many positions; only the last one wished for is shown.
      if (this.wished === line) await this.show(line, () => (this.at = earlier));
    } catch (error) {
      this.playing = false;
      this.trouble = error instanceof Refusal ? error.text : { id: 'web-unreachable' };
    }
  }

  /** The match goes on, so what was known of later lines may not hold any more. */
  forget(): void {
    this.known.clear();
  }

  back(): void {
    this.wished = null;
    this.stop();
    this.at = null;
  }

  async play(from: number, last: number, pause: number): Promise<void> {
    this.playing = true;
    await this.goTo(from);
    const next = (line: number): void => {
      if (!this.playing) return;
      if (line > last) {
        this.playing = false;
        return;
      }
      this.timer = setTimeout(async () => {
        if (!this.playing) return;
        await this.goTo(line);
        next(line + 1);
      }, pause);
    };
    next(from + 1);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
