import { readdirSync, readFileSync } from 'node:fs';

const locales = new URL('../locales/', import.meta.url);

/** Every language but English: the page's own files tell which there are. */
export const OTHER_LANGUAGES = readdirSync(locales)
  .map((name) => name.replace(/\.ftl$/, ''))
  .filter((tag) => tag !== 'en');

/** A plain message of the page in a language, as it stands in its file. */
export function message(tag: string, id: string): string {
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(readFileSync(new URL(`${tag}.ftl`, locales), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${tag}.ftl has no message ${id}`);
  return found;
}
