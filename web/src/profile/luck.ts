/** What the dice brought a player over several matches, and what was to be expected: read from the records themselves. */
import { loadBoard } from '$src/boards';
import { lang } from '$src/lang/lang.svelte';
import type { Text } from '$src/lang/text';
import { account, type Luck, winningSide } from '$src/table/ending';
import { sidesOf } from '$src/table/seats';
import { thingsOf } from '$src/table/things';
import type { HistoryEntry, ServerMessage } from '$src/wire';

/** The luck of one player in one game. */
export interface GameLuck extends Luck {
  game: string;
  /** What the dice count. */
  counts: Text;
  matches: number;
}

/** The first line of a table's stream is everything that is known of it. */
async function wholeTable(id: string): Promise<ServerMessage> {
  const stopped = new AbortController();
  const response = await fetch(`/api/tables/${id}/stream`, { signal: stopped.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!response.ok || !reader) throw new Error(`The table ${id} is not told.`);
  let text = '';
  while (!text.includes('\n')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  stopped.abort();
  return JSON.parse(text.split('\n', 1)[0] ?? '') as ServerMessage;
}

async function luckIn({ table: id, game, seat }: HistoryEntry): Promise<GameLuck | null> {
  const story = (await loadBoard(game))?.story;
  if (!story?.dice) return null;
  const told = await wholeTable(id);
  const view = told.is === 'sync' ? told.position?.sights[0]?.view : undefined;
  if (told.is !== 'sync' || view === undefined || !told.table.outcome) return null;
  const [things] = await Promise.all([thingsOf(game, told.table.setup), lang.withGame(game)]);
  const sides = sidesOf(told.table.roles);
  const luck = account(told.log, story, things, sides.length, story.final(view), winningSide(told.table.outcome, sides)).luck[sides.findIndex((seats) => seats.includes(seat))];
  return luck ? { ...luck, game, counts: story.dice, matches: 1 } : null;
}

/** Game by game, in the order of the last match. Tables are asked one after the other: nobody waits for many at once. */
export async function luckOver(history: readonly HistoryEntry[], most: number): Promise<GameLuck[]> {
  const byGame = new Map<string, GameLuck>();
  let read = 0;
  for (const entry of history) {
    if (read >= most) break;
    const luck = await luckIn(entry).catch(() => null);
    if (!luck) continue;
    read += 1;
    const before = byGame.get(luck.game);
    byGame.set(luck.game, before ? { ...before, rolled: before.rolled + luck.rolled, expected: before.expected + luck.expected, matches: before.matches + 1 } : luck);
  }
  return [...byGame.values()];
}
