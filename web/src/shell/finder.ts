/** Finds somebody to play with: a seat at a table where somebody waits, or a table of one's own that everybody may join. */
import { coverOf } from '$src/boards/cover';
import { t } from '$src/lang/lang.svelte';
import { me } from '$src/me.svelte';
import { api, ask } from '$src/net/http';
import { router, to } from '$src/router.svelte';
import type { ClockSettings, GameInfo, Games, Lobby, NewSeat } from '$src/wire';
import { freeSeat, waitingFor } from './lobby';
import { seatSetup, usualSeats } from './seat-count';

/** Strangers play by a clock: each has half of the time that a long match takes. Who plays together hurries nobody. */
function clockFor({ slug, cooperative }: GameInfo): ClockSettings {
  const minutes = coverOf(slug)?.minutes[1] ?? 30;
  return cooperative ? { kind: 'none' } : { kind: 'live', bank: minutes * 30, increment: 10 };
}

async function openFor(game: GameInfo): Promise<void> {
  const count = usualSeats(game);
  const seats = Array.from({ length: count }, (_, seat): NewSeat => ({ kind: seat === 0 ? 'me' : 'empty' }));
  await api.open({ game: game.slug, setup: seatSetup(game, count), seats, clock: clockFor(game), open: true });
}

/** Sits down where somebody waits longest and goes there; or opens a table, and says that it is time to wait. */
export async function findOpponent(games: Games, wanted: string | null): Promise<'sits' | 'waits'> {
  await me.beSomebody(t('web-guest'));
  const lobby: Lobby = await api.lobby();
  const [first] = waitingFor(lobby, me.who, wanted ?? undefined).sort((a, b) => a.table.created - b.table.created);
  const seat = first && freeSeat(first.table);
  if (first && seat !== null && seat !== undefined) {
    await ask('POST', `/tables/${first.table.id}/do`, { do: 'sit', seat });
    router.go(to.table(first.table.id));
    return 'sits';
  }
  const game = games.games.find(({ slug }) => slug === (wanted ?? lobby.mine[0]?.table.game)) ?? games.games[0];
  if (game) await openFor(game);
  return 'waits';
}

/** Gets up again from every seat of a table. */
export async function stopLooking(lobby: Lobby, id: string): Promise<void> {
  const table = lobby.mine.find((card) => card.table.id === id)?.table;
  for (const { seat, sitter } of table?.seats ?? []) {
    if (sitter.kind === 'person' && sitter.player === me.who?.id) await ask('POST', `/tables/${id}/do`, { do: 'stand', seat });
  }
}
