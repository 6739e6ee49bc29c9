/**
 * Every legal action is a path of clicks. This is the whole of what the client knows about rules: the choices that the
 * server offers, the steps chosen so far, and what may come next. It holds no rule and no game's name.
 */

/**
 * One thing to point at, `kind:name`, such as `card:red-7`. A thing on the table may also stand for several steps that are
 * clicked one after the other, with spaces between them: a stack of units is `zone:14 unit:us-infantry`.
 */
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

/** The single steps that a thing stands for. */
export const stepsOf = (thing: Step): readonly Step[] => thing.split(' ');
export const kindOf = (step: Step): string => step.slice(0, step.indexOf(':'));
export const nameOf = (step: Step): string => step.slice(step.indexOf(':') + 1);

/** A place on the way: what may come next, and every choice that passes it. */
class Fork<C extends Offered> {
  readonly next = new Map<Step, Fork<C>>();
  readonly choices: C[] = [];
  private ahead: Set<Step> | null = null;

  constructor(private readonly depth: number) {}

  add(choice: C): void {
    this.choices.push(choice);
    const step = choice.path[this.depth];
    if (step === undefined) return;
    const known = this.next.get(step);
    const fork = known ?? new Fork<C>(this.depth + 1);
    if (!known) this.next.set(step, fork);
    fork.add(choice);
  }

  /** Where these steps lead, if they lead anywhere. */
  along(steps: readonly Step[]): Fork<C> | undefined {
    let fork: Fork<C> | undefined = this;
    for (const step of steps) fork = fork?.next.get(step);
    return fork;
  }

  /** Every step that may still come. */
  get later(): ReadonlySet<Step> {
    this.ahead ??= new Set(this.choices.flatMap(({ path }) => path.slice(this.depth)));
    return this.ahead;
  }
}

/** All ways through the choices are laid out once, however many things ask how they stand. */
const laid = new WeakMap<readonly Offered[], Fork<Offered>>();

function waysOf<C extends Offered>(choices: readonly C[]): Fork<C> {
  const known = laid.get(choices);
  if (known) return known as Fork<C>;
  const root = new Fork<C>(0);
  for (const choice of choices) root.add(choice);
  laid.set(choices, root as unknown as Fork<Offered>);
  return root;
}

/** The choices and the steps chosen so far. It never changes; a click gives a new one. */
export class ClickPath<C extends Offered> {
  private readonly ways: Fork<C>;
  private readonly here: Fork<C> | undefined;
  private readonly nextSteps: ReadonlySet<Step>;

  constructor(
    readonly choices: readonly C[],
    readonly chosen: readonly Step[] = [],
  ) {
    this.ways = waysOf(choices);
    this.here = this.ways.along(chosen);
    this.nextSteps = new Set(this.here?.next.keys());
  }

  /** The choices that begin with what was chosen. */
  get remaining(): readonly C[] {
    return this.here?.choices ?? [];
  }

  /** What may be clicked now, in the order in which the choices were offered. */
  get next(): ReadonlySet<Step> {
    return this.nextSteps;
  }

  standing(step: Step): Standing {
    if (step.includes(' ')) return this.standingOfAll(stepsOf(step));
    if (this.nextSteps.has(step)) return 'lit';
    if (this.chosen.includes(step)) return 'chosen';
    if (this.turnOff(step) !== undefined) return 'instead';
    if (this.here?.later.has(step)) return 'later';
    return 'calm';
  }

  /** The choices that a click on a glowing thing leads to; none for anything that does not glow. */
  through(step: Step): readonly C[] {
    if (this.standing(step) !== 'lit') return [];
    const steps = stepsOf(step);
    return this.ways.along([...this.chosen.slice(0, this.turnOffAll(steps)), ...steps])?.choices ?? [];
  }

  click(step: Step): Clicked<C> {
    if (step.includes(' ')) return this.clickAll(stepsOf(step));
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

  /** Several steps at once: they glow if they may be clicked now one after the other, or if the first of them are chosen. */
  private standingOfAll(steps: readonly Step[]): Standing {
    const at = this.turnOffAll(steps);
    if (at === undefined) return this.later(steps) ? 'later' : 'calm';
    const taken = this.chosen.slice(at);
    if (startsWith(taken, steps)) return 'chosen';
    return startsWith(steps, taken) ? 'lit' : 'instead';
  }

  /** May all these steps come later, one after the other? */
  private later(steps: readonly Step[]): boolean {
    const { here } = this;
    return here !== undefined && steps.every((step) => here.later.has(step)) && here.choices.some(({ path }) => followsIn(path, steps, this.chosen.length));
  }

  private clickAll(steps: readonly Step[]): Clicked<C> {
    const standing = this.standingOfAll(steps);
    if (standing === 'later' || standing === 'calm') return { kind: 'refused', standing };
    const at = this.turnOffAll(steps);
    return standing === 'chosen' ? { kind: 'narrowed', path: this.keep(at ?? 0) } : this.take([...this.chosen.slice(0, at), ...steps]);
  }

  /** The latest place on the way from which all these steps lead on. */
  private turnOffAll(steps: readonly Step[]): number | undefined {
    for (let at = this.chosen.length; at >= 0; at -= 1) {
      if (this.ways.along([...this.chosen.slice(0, at), ...steps])) return at;
    }
    return undefined;
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
      if (this.ways.along(this.chosen.slice(0, at))?.next.has(step)) return at;
    }
    return undefined;
  }
}

function startsWith(path: readonly Step[], steps: readonly Step[]): boolean {
  return steps.every((step, index) => path[index] === step);
}

function followsIn(path: readonly Step[], steps: readonly Step[], from: number): boolean {
  return path.some((_, at) => at >= from && steps.every((step, index) => path[at + index] === step));
}
