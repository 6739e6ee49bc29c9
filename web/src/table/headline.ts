import { lang } from '$src/lang/lang.svelte';
import type { OddsLine } from '$src/wire';
import { figure } from './chances';

/** What stands over a thing: a chance bears its sign, and a number says in a word what it counts, where the game has one. */
export function headline({ label, value }: OddsLine): string {
  const said = figure(value, lang.current);
  return lang.has(`${label.id}.unit`) ? `${said}\u202f${lang.say(label, 'unit')}` : said;
}
