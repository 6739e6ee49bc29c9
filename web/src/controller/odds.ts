/**
 * What a choice may bring, told before it is made. The chances come after the choices, when the server has worked them out; here they are only put in order.
 */
import type { Choice as Offered, OddsLine } from '$src/wire';
import { type ClickPath, type Step, stepsOf } from './click-path';

/** One legal choice, and what it may bring, once that is known. */
export type Choice = Offered & { odds?: OddsLine[] };

/** The chances of one choice, or of all the choices behind one step when they have the same. */
export interface Prospect {
  /** What tells it from the others. */
  readonly key: string;
  /** The step that stands for several choices; nothing when it is one choice. */
  readonly step: Step | null;
  readonly choice: Choice;
  readonly odds: readonly OddsLine[];
}

/** The first line of all these choices, if it is the same for every one of them. */
export function headline(choices: readonly Choice[]): OddsLine | null {
  const [first, ...others] = choices.map(({ odds }) => odds?.[0] ?? null);
  return first && others.every((line) => same(line, first)) ? first : null;
}

/** The chances of everything that can still be chosen; what the player points at comes first. */
export function prospects(path: ClickPath<Choice>, pointed: Step | null): Prospect[] {
  const all = [...path.next].flatMap((step) => behind(step, path.through(step)));
  const at = path.chosen.length;
  // A thing that stands for several steps means the choices that pass all of them.
  const meant = ({ step, choice }: Prospect) => pointed !== null && (step === pointed || stepsOf(pointed).every((one) => choice.path.includes(one, at) || path.chosen.includes(one)));
  return [...all.filter(meant), ...all.filter((prospect) => !meant(prospect))];
}

function behind(step: Step, choices: readonly Choice[]): Prospect[] {
  const told = choices.filter(({ odds }) => (odds?.length ?? 0) > 0);
  const [first] = told;
  if (first && told.length > 1 && told.length === choices.length && told.every(({ odds }) => same(odds, first.odds))) {
    return [{ key: step, step, choice: first, odds: first.odds ?? [] }];
  }
  return told.map((choice) => ({ key: choice.action, step: null, choice, odds: choice.odds ?? [] }));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
