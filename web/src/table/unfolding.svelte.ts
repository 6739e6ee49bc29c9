/**
 * What a move sets going in its place on the board: a shot flies, then dice tumble, land and count; a proof is looked at. It takes its time at the
 * player's pace, a click ends it, the next move is shown after it, and where nothing moves it is over as soon as it begins.
 */
import { settings } from '$src/settings.svelte';
import { LENGTH } from './pacing.svelte';

/** How long a shot is on its way, and how long dice roll, in milliseconds at the usual pace. */
export const FLIGHT = 420;
export const ROLL = 540;
/** How often dice show another face before they land. */
const TURNS = 6;

const under = new Set<Unfolding>();

export class Unfolding {
  /** It waits for something to arrive, it rolls, or it lies still. */
  stage = $state<'waits' | 'rolls' | 'lies'>('lies');
  /** How often the dice still turn. */
  private left = $state(0);
  /** Are there dice in it? */
  dice = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void)[] = [];

  constructor(
    private readonly moves: () => boolean = () => typeof document !== 'undefined' && !document.hidden && settings.moves,
    private readonly length: () => number = () => LENGTH[settings.pace],
  ) {}

  get lies(): boolean {
    return this.stage === 'lies';
  }

  get flies(): boolean {
    return this.stage === 'waits';
  }

  /** Begins anew: waits so long at the usual pace, and rolls then, if there are dice. */
  begin(wait: number, rolls = true): void {
    this.end();
    if (!this.moves()) return;
    under.add(this);
    this.dice = rolls;
    this.stage = 'waits';
    this.timer = setTimeout(() => (rolls ? this.roll() : this.end()), wait * this.length());
  }

  private roll(): void {
    this.stage = 'rolls';
    this.left = TURNS;
    const turn = (): void => {
      this.left -= 1;
      if (this.left > 0) this.timer = setTimeout(turn, (ROLL / TURNS) * this.length());
      else this.end();
    };
    this.timer = setTimeout(turn, (ROLL / TURNS) * this.length());
  }

  /** Everything lies as it fell. */
  end(): void {
    clearTimeout(this.timer);
    this.stage = 'lies';
    this.left = 0;
    under.delete(this);
    for (const wake of this.done.splice(0)) wake();
  }

  ended(): Promise<void> {
    return this.lies ? Promise.resolve() : new Promise((wake) => this.done.push(wake));
  }

  /** The face that a die of so many shows now, from 1: its own once it lies. */
  face(own: number, index: number, faces: number): number {
    return this.lies ? own : ((own + this.left * 7 + index * 3) % faces) + 1;
  }
}

/** Ends all that is under way. */
export function endAll(): void {
  for (const one of [...under]) one.end();
}

/** Does anything unfold now? */
export function unfolds(): boolean {
  return under.size > 0;
}

/** Are any dice under way? */
export function diceUnfold(): boolean {
  return [...under].some(({ dice }) => dice);
}

/** When all that is under way has come to its end. */
export async function allEnded(): Promise<void> {
  await Promise.all([...under].map((one) => one.ended()));
}
