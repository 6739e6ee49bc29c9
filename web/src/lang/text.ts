/** What is said to people: a message of the Fluent files and what fills it in. The server never sends sentences. */
export type { Argument, Language, Text } from '$src/wire';
export { LANGUAGES, OWN_NAMES } from '$src/wire';

import { type Language, LANGUAGES, type Text } from '$src/wire';

/** The first of the wished languages that is one of ours. */
export function bestLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const ours = LANGUAGES.find((language) => language === primary);
    if (ours) return ours;
  }
  return 'en';
}

/** Sentences one behind the other. */
export function sentences(first: Text, ...rest: readonly Text[]): Text {
  return rest.reduce<Text>((said, next) => ({ id: 'core-then', args: [['first', said], ['second', next]] }), first);
}

/** Several texts with commas between them; another text if there are none. */
export const listed = (texts: readonly Text[], none: Text): Text => (texts.length > 0 ? { id: 'web-list', args: [['list', [...texts]]] } : none);
