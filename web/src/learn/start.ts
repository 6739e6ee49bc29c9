/** Beginnings for newcomers: a lesson, and a match with good chances. */
import { t } from '$src/lang/lang.svelte';
import { me } from '$src/me.svelte';
import { api } from '$src/net/http';
import { router, to } from '$src/router.svelte';
import { seatsAtOnce, seatSetup } from '$src/shell/seat-count';
import { beginAtOnce } from '$src/table/hasty';
import type { GameInfo, Games, Me, NewSeat } from '$src/wire';
import { beginLesson, takeUp, unfinished } from './coach.svelte';
import { fairStart, keepFair } from './fair';
import { loadLearning } from './learning';

/** Oneself in one seat, the weakest bot that knows what it does in the others. */
export const againstRecruits = (seat: number, seats: number): NewSeat[] =>
  Array.from({ length: seats }, (_, index): NewSeat => (index === seat ? { kind: 'me' } : { kind: 'bot', level: 'recruit' }));

/** Lessons begin from positions, and the host says who may do that. */
export const mayLearn = ({ positions }: Pick<Games, 'positions'>, who: Me | null): boolean => positions === 'anyone' || (positions === 'accounts' && who?.account === true);

/** Opens the table of a game's lesson, or goes back to the one that was left. */
export async function showMe(game: string): Promise<void> {
  const begun = unfinished(game);
  if (begun) {
    takeUp(begun);
    router.go(to.table(begun));
    return;
  }
  const learning = await loadLearning(game);
  if (!learning) return;
  const { position, seat, seats } = learning.lesson;
  await me.beSomebody(t('web-guest'));
  const { id } = await api.open({ game, position, seats: againstRecruits(seat, seats) });
  beginLesson(game, id);
  beginAtOnce(id);
  router.go(to.table(id));
}

/** One click: a match against Recruit where a newcomer has good chances. */
export async function playNow(game: GameInfo, games: Games): Promise<void> {
  const { roles } = await api.roles(game.slug, seatSetup(game, seatsAtOnce(game)));
  const opener = roles.findIndex(({ begins }) => begins);
  const start = fairStart(game, games.measured, Math.max(0, opener));
  await me.beSomebody(t('web-guest'));
  const { id } = await api.open({ game: game.slug, setup: start.setup, seats: againstRecruits(start.seat, start.seats) });
  keepFair(id, start);
  beginAtOnce(id);
  router.go(to.table(id));
}
