import { getContext, setContext } from 'svelte';
import type { OddsLine, SeatOrders, Text } from '$src/wire';
import { ClickPath, type Standing, type Step, stepsOf } from './click-path';
import { type Choice, headline } from './odds';

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
  /** Asks the server why these clicks, whole or unfinished, lead nowhere. */
  why(path: Step[]): Promise<{ text: Text; rule: string | null } | null>;
  /** Asks the server what chance has in store for a thing as it stands, such as the battle in a zone. */
  prospect?(thing: Step): Promise<readonly OddsLine[] | null>;
  /** Tells the server what is to be decided without asking, in place of all that was said before. */
  order?(orders: string[]): void;
}

/**
 * Who answers in the player's name, by what the player has said before: choices that are made several times in a row, and
 * standing orders. What is sent is always one of the choices that are offered, one at a time.
 */
export interface Helper {
  /** The choice to be made now without asking, if there is one. */
  answer(choices: readonly Choice[], view: unknown): Choice | null;
  /** The player has made a choice, by a click after these. */
  made(choice: Choice, chosen: readonly Step[]): void;
  /** A choice was not taken: nothing more is to be made in a row. */
  refused(): void;
}

/** The player's side of a decision: what was clicked so far, what glows, and why the rest does not. */
export class Picking {
  path = $state.raw(new ClickPath<Choice>([]));
  reason = $state.raw<Reason | null>(null);
  /** How often something was offered anew. */
  private offers = 0;
  /** What the player points at or has the focus on; the odds of it come first. */
  pointed = $state<Step | null>(null);

  /** The standing orders of the seat, and those that the game knows; nothing where there are none. */
  orders = $state.raw<SeatOrders | null>(null);

  /** Who answers for the player, if anybody does. */
  helper: Helper | null = null;
  private view: unknown = null;
  /** The figures over things, worked out once a click. */
  private readonly figures = new WeakMap<ClickPath<Choice>, Map<Step, OddsLine | null>>();

  constructor(private readonly table: Table) {}

  /** New choices in a position. What was clicked stays if it still leads somewhere. */
  offer(choices: readonly Choice[], view: unknown = null): void {
    this.view = view;
    this.path = this.path.onto(choices);
    this.offers += 1;
    this.reason = null;
    this.help();
  }

  /** Lets the helper answer what is asked, if it can. */
  help(): void {
    const answer = this.asked ? (this.helper?.answer(this.path.choices, this.view) ?? null) : null;
    if (answer) this.send(answer);
  }

  private send(choice: Choice): void {
    // Nothing is offered until the server answers, so that a second click cannot send it twice.
    this.path = new ClickPath<Choice>([]);
    this.reason = null;
    this.table.send(choice);
  }

  /** The same choices, told more of. */
  tell(choices: readonly Choice[]): void {
    this.path = this.path.onto(choices);
  }

  get asked(): boolean {
    return this.path.choices.length > 0;
  }

  standing(step: Step): Standing {
    return this.path.standing(step);
  }

  /** The one figure to show over a thing that glows, if all that a click on it leads to has the same. */
  oddsOf(step: Step): OddsLine | null {
    const { path } = this;
    const known = this.figures.get(path) ?? new Map<Step, OddsLine | null>();
    this.figures.set(path, known);
    const figure = known.get(step);
    if (figure !== undefined) return figure;
    const found = headline(path.through(step));
    known.set(step, found);
    return found;
  }

  click(step: Step): void {
    const clicked = this.path.click(step);
    switch (clicked.kind) {
      case 'narrowed':
        this.path = clicked.path;
        this.reason = null;
        break;
      case 'complete':
        this.helper?.made(clicked.choice, this.path.chosen);
        this.send(clicked.choice);
        break;
      case 'refused':
        void this.whyNot(step);
    }
  }

  /** What chance has in store for a thing as it stands. */
  prospect(thing: Step): Promise<readonly OddsLine[] | null> {
    return this.table.prospect?.(thing) ?? Promise.resolve(null);
  }

  /** Says what is to be decided without asking. */
  order(orders: string[]): void {
    this.table.order?.(orders);
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

  /** Why a thing cannot be chosen: the rules answer, from what was clicked so far and the thing itself. */
  async whyNot(step: Step): Promise<void> {
    if (!this.asked) return;
    const [chosen, offers] = [this.path.chosen, this.offers];
    const answer = await this.table.why([...chosen, ...stepsOf(step).filter((one) => !chosen.includes(one))]);
    // Odds that came meanwhile change nothing; other clicks and another position do.
    if (answer && this.offers === offers && this.path.chosen.join(' ') === chosen.join(' ')) this.reason = { step, ...answer };
  }
}

const KEY = Symbol('picking');

export function providePicking(picking: Picking): void {
  setContext(KEY, picking);
}

export function usePicking(): Picking {
  return getContext<Picking>(KEY);
}
