/** Somebody's matches: what is known of each, and how it is told. */
import { lang, t } from '$src/lang/lang.svelte';
import { region } from '$src/lang/region';
import { ask } from '$src/net/http';
import { LEVELS } from '$src/table/levels';
import type { GameStatistics, HistoryEntry, TableInfo } from '$src/wire';

/** How many matches the server tells at a time. */
export const A_PAGE = 50;

export const matchesBefore = (player: string, moment: number) => ask<HistoryEntry[]>('GET', `/players/${player}/history?before=${moment}`);

/** A match that is over changes no more: its table is asked for once. */
const known = new Map<string, Promise<TableInfo>>();
export function tableOf(id: string): Promise<TableInfo> {
  const asked = known.get(id) ?? ask<TableInfo>('GET', `/tables/${id}`);
  known.set(id, asked);
  return asked;
}

export type Result = 'won' | 'lost' | 'drawn' | 'playing';
export const resultOf = ({ worth }: HistoryEntry): Result => (worth === null ? 'playing' : worth === 1 ? 'won' : worth === 0 ? 'lost' : 'drawn');

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

export function tally(stats: Pick<GameStatistics, 'by_seat'>): Tally {
  return stats.by_seat.reduce((sum, { won, drawn, lost }) => ({ won: sum.won + won, drawn: sum.drawn + drawn, lost: sum.lost + lost }), { won: 0, drawn: 0, lost: 0 });
}

export const played = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** "3 won, 1 lost"; draws are told where there are some. */
export const tallyText = ({ won, drawn, lost }: Tally): string => t(drawn > 0 ? 'web-tally-drawn' : 'web-tally', { won, drawn, lost });

/** Where somebody's matches of one game stand after each: a win one up, a loss one down. Oldest first, from nothing. */
export function balance(entries: readonly HistoryEntry[]): number[] {
  const course = [0];
  for (const { worth } of entries.toReversed()) if (worth !== null) course.push((course.at(-1) ?? 0) + Math.sign(worth - 0.5));
  return course;
}

/** A record says "bot recruit"; people say it in their language. */
export function sitterText(name: string): string {
  const level = LEVELS.find((level) => name === `bot ${level}`);
  return level ? t('web-bot', { level: { id: `web-level-${level}` } }) : name;
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long a match took, as roughly as people say it. */
export function lengthText(millis: number): string {
  if (millis >= 2 * DAY) return t('web-length-days', { days: Math.round(millis / DAY) });
  if (millis >= HOUR) return t('web-length-hours', { hours: Math.floor(millis / HOUR), minutes: Math.round((millis % HOUR) / MINUTE) % 60 });
  return t('web-length-minutes', { minutes: Math.max(1, Math.round(millis / MINUTE)) });
}

/** Today, yesterday, a day of the week, or a date. */
export function dayText(at: number, now: number): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(lang.current, { numeric: 'auto' }).format(-days, 'day');
  return new Date(at).toLocaleDateString(region(), days < 7 ? { weekday: 'long' } : { dateStyle: 'medium' });
}
