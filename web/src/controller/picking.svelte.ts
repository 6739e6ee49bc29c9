import { getContext, setContext } from 'svelte';
import type { Choice, OddsLine, Text } from '$src/wire';
import { ClickPath, type Standing, type Step } from './click-path';
import { headline } from './odds';

/** What a player is told of a thing that cannot be chosen. */
export interface Reason {
  step: Step;
  text: Text;
  /** The clause behind it, if a rule forbids it. */
  rule: string | null;
}

export interface Table {
  /** Sends the action. */
  send(choice: Choice): void;
  /** Asks the server why a path is not possible. */
  why(path: Step[]): Promise<{ text: Text; rule: string | null } | null>;
}

/** The player's side of a decision: what was clicked so far, what glows, and why the rest does not. */
export class Picking {
  path = $state.raw(new ClickPath<Choice>([]));
  reason = $state.raw<Reason | null>(null);
  /** What the player points at or has the focus on; the odds of it come first. */
  pointed = $state<Step | null>(null);

  constructor(private readonly table: Table) {}

  /** New choices. What was clicked stays if it still leads somewhere. */
  offer(choices: readonly Choice[]): void {
    this.path = this.path.onto(choices);
    this.reason = null;
  }

  get asked(): boolean {
    return this.path.choices.length > 0;
  }

  standing(step: Step): Standing {
    return this.path.standing(step);
  }

  /** The one figure to show over a thing that glows, if all that a click on it leads to has the same. */
  oddsOf(step: Step): OddsLine | null {
    return headline(this.path.through(step));
  }

  click(step: Step): void {
    const clicked = this.path.click(step);
    switch (clicked.kind) {
      case 'narrowed':
        this.path = clicked.path;
        this.reason = null;
        break;
      case 'complete':
        // Nothing is offered until the server answers, so that a second click cannot send it twice.
        this.path = new ClickPath<Choice>([]);
        this.reason = null;
        this.table.send(clicked.choice);
        break;
      case 'refused':
        void this.whyNot(step);
    }
  }

  /** Takes the last click back; says whether there was one. */
  back(): boolean {
    if (this.reason) {
      this.reason = null;
      return true;
    }
    if (this.path.chosen.length === 0) return false;
    this.path = this.path.back();
    return true;
  }

  async whyNot(step: Step): Promise<void> {
    if (!this.asked) return;
    if (this.standing(step) === 'later') {
      this.reason = { step, text: { id: 'web-first-another' }, rule: null };
      return;
    }
    const asked = this.path;
    // The whole action may be no action at all ("this card, Control, that unit"): then the thing is asked about alone.
    let answer = await this.table.why(asked.question(step));
    if (answer?.text.id === UNREADABLE) answer = await this.table.why([...asked.chosen, step]);
    if (answer && answer.text.id !== UNREADABLE && this.path === asked) this.reason = { step, ...answer };
  }
}

/** What the table says of clicks that make no action. It helps nobody at the board. */
const UNREADABLE = 'sv-unreadable';

const KEY = Symbol('picking');

export function providePicking(picking: Picking): void {
  setContext(KEY, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(KEY);
}
