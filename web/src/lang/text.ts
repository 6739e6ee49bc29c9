/** What is said to people: a message of the Fluent files and what fills it in. The server never sends sentences. */
export type { Argument, Text } from '$src/wire';

export const LANGUAGES = ['en', 'tr', 'hu', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe', hu: 'Magyar', nl: 'Nederlands' };

/** The first of the wished languages that is one of ours. */
export function bestLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const ours = LANGUAGES.find((language) => language === primary);
    if (ours) return ours;
  }
  return 'en';
}
