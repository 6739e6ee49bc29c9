/** What a click on a thing would do here and now, in the words of the choices that are offered: a game is not asked twice. */
import { type ClickPath, kindOf, nameOf, type Step, stepsOf } from '$src/controller/click-path';
import type { Choice } from '$src/controller/odds';
import type { Text } from '$src/lang/text';

export type Now =
  /** It makes this choice. */
  | { readonly does: Choice }
  /** It leads to these, one of which is chosen after it. */
  | { readonly leads: readonly Step[] };

/** What a click would do; nothing for what does not glow. */
export function now(path: ClickPath<Choice>, step: Step): Now | null {
  const choices = path.through(step);
  const [first] = choices;
  if (!first) return null;
  if (choices.length === 1) return { does: first };
  const last = stepsOf(step).at(-1) ?? step;
  const next = choices.flatMap((choice) => choice.path[choice.path.lastIndexOf(last) + 1] ?? []);
  return { leads: [...new Set(next)] };
}

/** More than these are not listed by name. */
const MOST = 6;

/** The same as a sentence. */
export function nowText(found: Now, labels: Readonly<Record<string, Text>>): Text {
  if ('does' in found) return { id: 'web-now-does', args: [['what', found.does.text]] };
  const { leads } = found;
  // Places are seen on the board, which lights them; actions, cards and units are told by name.
  const named = leads.length <= MOST && leads.every((step) => kindOf(step) !== 'tile' && kindOf(step) !== 'zone');
  if (!named) return { id: 'web-now-many', args: [['count', leads.length]] };
  return { id: 'web-now-leads', args: [['what', leads.map((step): Text => labels[step] ?? { id: nameOf(step) })]] };
}
