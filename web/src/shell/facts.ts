/** What is said of a game in two words: how many play, and how long. */
import { coverOf } from '$src/boards/cover';
import { t } from '$src/lang/lang.svelte';

const span = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);

export const playersOf = ([least, most]: readonly [number, number]): string => t('web-players', { count: span(least, most) });

/** Long matches are counted in hours. */
export function lengthOf(slug: string): string {
  const [least, most] = coverOf(slug)?.minutes ?? [0, 0];
  if (most === 0) return '';
  return least >= 90 ? t('web-hours', { count: span(least / 60, most / 60) }) : t('web-minutes', { count: span(least, most) });
}
