/**
 * Every legal action is a path of clicks. This is the whole of what the client knows about rules: the choices that the
 * server offers, the steps chosen so far, and what may come next. It holds no rule and no game's name.
 */

/** One thing to point at, `kind:name`, such as `card:red-7`. */
export type Step = string;

/** One legal choice: anything with a path. */
export interface Offered {
  readonly path: readonly Step[];
}

/** What a thing on the table is to the player at this moment. */
export type Standing =
  /** May be clicked now: it glows. */
  | 'lit'
  /** Already chosen; a click takes it back. */
  | 'chosen'
  /** Instead of something chosen before; a click changes to it. */
  | 'instead'
  /** May come later, after something else has been chosen. */
  | 'later'
  /** Cannot be chosen. */
  | 'calm';

/** What a click led to. */
export type Clicked<C extends Offered> =
  | { readonly kind: 'narrowed'; readonly path: ClickPath<C> }
  | { readonly kind: 'complete'; readonly choice: C }
  | { readonly kind: 'refused'; readonly standing: 'later' | 'calm' };

export const kindOf = (step: Step): string => step.slice(0, step.indexOf(':'));
export const nameOf = (step: Step): string => step.slice(step.indexOf(':') + 1);

/** The choices and the steps chosen so far. It never changes; a click gives a new one. */
export class ClickPath<C extends Offered> {
  private readonly open: readonly C[];
  private readonly nextSteps: ReadonlySet<Step>;

  constructor(
    readonly choices: readonly C[],
    readonly chosen: readonly Step[] = [],
  ) {
    this.open = choices.filter(({ path }) => startsWith(path, chosen));
    this.nextSteps = new Set(this.open.flatMap(({ path }) => path[chosen.length] ?? []));
  }

  /** The choices that begin with what was chosen. */
  get remaining(): readonly C[] {
    return this.open;
  }

  /** What may be clicked now, in the order in which the choices were offered. */
  get next(): ReadonlySet<Step> {
    return this.nextSteps;
  }

  standing(step: Step): Standing {
    if (this.nextSteps.has(step)) return 'lit';
    if (this.chosen.includes(step)) return 'chosen';
    if (this.turnOff(step) !== undefined) return 'instead';
    if (this.open.some(({ path }) => path.includes(step, this.chosen.length))) return 'later';
    return 'calm';
  }

  /** The choices that a click on a glowing thing leads to; none for anything that does not glow. */
  through(step: Step): readonly C[] {
    return this.open.filter(({ path }) => path[this.chosen.length] === step);
  }

  click(step: Step): Clicked<C> {
    const standing = this.standing(step);
    switch (standing) {
      case 'lit':
        return this.take([...this.chosen, step]);
      case 'chosen':
        return { kind: 'narrowed', path: this.keep(this.chosen.indexOf(step)) };
      case 'instead':
        return this.take([...this.chosen.slice(0, this.turnOff(step)), step]);
      default:
        return { kind: 'refused', standing };
    }
  }

  /** Takes the last step back. */
  back(): ClickPath<C> {
    return this.keep(this.chosen.length - 1);
  }

  /** The same steps with new choices, as many of them as still lead somewhere. */
  onto(choices: readonly C[]): ClickPath<C> {
    for (let length = this.chosen.length; length > 0; length -= 1) {
      const path = new ClickPath(choices, this.chosen.slice(0, length));
      if (path.remaining.length > 0) return path;
    }
    return new ClickPath(choices);
  }

  /**
   * The path to ask about when someone points at a thing that cannot be chosen. The thing takes the place of one of
   * its own kind in a path that is possible, so that the answer speaks of the whole action ("this card, there").
   */
  question(step: Step): Step[] {
    const at = this.chosen.length;
    const alike = this.open
      .filter(({ path }) => path[at] !== undefined && kindOf(path[at]) === kindOf(step))
      .reduce<C | undefined>((longest, choice) => (longest && longest.path.length >= choice.path.length ? longest : choice), undefined);
    return [...this.chosen, step, ...(alike?.path.slice(at + 1) ?? [])];
  }

  private take(steps: readonly Step[]): Clicked<C> {
    const path = new ClickPath(this.choices, steps);
    const complete = path.remaining.find(({ path }) => path.length === steps.length);
    return complete ? { kind: 'complete', choice: complete } : { kind: 'narrowed', path };
  }

  private keep(length: number): ClickPath<C> {
    return new ClickPath(this.choices, this.chosen.slice(0, Math.max(0, length)));
  }

  /** The latest place on the way where this step would have been another choice. */
  private turnOff(step: Step): number | undefined {
    for (let at = this.chosen.length - 1; at >= 0; at -= 1) {
      const prefix = this.chosen.slice(0, at);
      if (this.choices.some(({ path }) => path[at] === step && startsWith(path, prefix))) return at;
    }
    return undefined;
  }
}

function startsWith(path: readonly Step[], steps: readonly Step[]): boolean {
  return steps.every((step, index) => path[index] === step);
}
