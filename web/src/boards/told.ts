/** For the tests of boards: what they call things is what the game says of the position. */
import type { Phrasebook } from '$src/lang/phrasebook';
import type { Text } from '$src/lang/text';

/** A position as the first seat sees it, and what the game says of it. */
export interface Told<View> {
  view: View;
  told: readonly Text[];
}

/** Those that a file holds which the game has written. */
export const toldIn = <View>(file: string): readonly Told<View>[] => JSON.parse(file) as Told<View>[];

/** The sentences that a text is made of. */
function parts(text: Text): Text[] {
  return text.id === 'core-then' ? (text.args ?? []).flatMap(([, part]) => parts(part as Text)) : [text];
}

/** The sentences of these labels that the game does not say; those that only the page has do not count. */
export function unsaid({ told }: Told<unknown>, labels: readonly Text[], book: Phrasebook): string[] {
  const said = told.map((text) => book.say(text)).join('\n');
  return labels.flatMap(parts).filter(({ id }) => !id.startsWith('web-')).map((part) => book.say(part)).filter((sentence) => !said.includes(sentence));
}
