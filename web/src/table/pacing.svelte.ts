/**
 * The pace at which moves of others are shown: one after the other, with a rest between them, at a pace that the player sets. Whatever is left can be
 * skipped. A rest holds back only what is shown next: what may be chosen is offered as soon as it is known.
 */

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How long a move of another is looked at, in milliseconds, and how much longer than usual things take to move. */
const REST: Record<Pace, number> = { slow: 1600, normal: 750, fast: 280, off: 0 };
export const LENGTH: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.6, off: 0.6 };
const LOOK = 60;

export class Pacing {
  private showing = $state(false);
  private skipping = $state(false);

  constructor(
    private readonly pace: () => Pace,
    /** Does anything wait to be shown? */
    private readonly waiting: () => boolean,
    private readonly pause: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A move of another is being shown, from its first movement to the end of its rest, and more of them wait. */
  get busy(): boolean {
    return this.showing && !this.skipping && this.waiting();
  }

  /** How much longer than usual things take to move. */
  get length(): number {
    return LENGTH[this.pace()];
  }

  /** Should what comes be shown without any movement? */
  get skips(): boolean {
    return this.skipping;
  }

  /** A move of another begins to be shown. */
  begins(): void {
    this.showing = this.pace() !== 'off';
  }

  /** Rests after a move of another that began to be shown at a time. */
  async rest(begun: number): Promise<void> {
    const until = begun + REST[this.pace()];
    while (!this.skipping && this.now() < until) await this.pause(Math.min(LOOK, until - this.now()));
    this.showing = false;
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.skipping = this.waiting();
  }

  /** Nothing waits any more: what comes next is shown at its pace again. */
  rested(): void {
    this.skipping = false;
    this.showing = false;
  }
}
