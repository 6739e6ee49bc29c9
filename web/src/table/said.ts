import { lang, t } from '$src/lang/lang.svelte';

/** Letters and digits of a text, between spaces, so that whole words can be looked for. */
const plain = (text: string): string => ` ${(text.toLocaleLowerCase(lang.current).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** What is said of a thing, with the word that stands on it: a player who speaks to the page says what is written there. */
export const saidWith = (word: string, sentence: string): string => (plain(sentence).includes(plain(word)) ? sentence : t('web-thing-says', { thing: word, printed: sentence }));
