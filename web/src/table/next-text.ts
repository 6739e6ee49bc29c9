import { kindOf, type Step } from '$src/controller/click-path';
import type { Text } from '$src/lang/text';

/** More kinds than this are not listed. */
const MOST = 3;

/** The prompt that follows the clicks: what was chosen, by name, and what is chosen next, by the kinds of things that glow. */
export function nextText(chosen: readonly string[], next: readonly Step[], known: (id: string) => boolean): Text {
  const kinds = [...new Set(next.map(kindOf))].filter((kind) => kind !== 'button' || next.every((step) => kindOf(step) === 'button'));
  const named = kinds.map((kind) => `web-choose-${kind}`).filter(known);
  const texts: Text[] = named.length === kinds.length && named.length > 0 && named.length <= MOST ? named.map((id) => ({ id })) : [{ id: 'web-choose-other' }];
  const what = texts.reduce((first, second) => ({ id: 'web-prompt-or', args: [['first', first], ['second', second]] }));
  return { id: 'web-prompt-next', args: [['chosen', chosen.join(', ')], ['what', what]] };
}
