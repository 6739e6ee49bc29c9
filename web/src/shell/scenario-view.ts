/** A scenario as it begins: its board, the position and the words for it, asked for once. */
import { loadBoard } from '$src/boards';
import type { BoardKit } from '$src/boards/board';
import { lang } from '$src/lang/lang.svelte';
import { api } from '$src/net/http';
import { roleName } from '$src/table/seats';
import { keepThings, type Things, thingsOf } from '$src/table/things';
import type { TableInfo, Text } from '$src/wire';

export interface ScenarioView {
  scenario: string;
  kit: BoardKit;
  view: unknown;
  words: readonly Text[];
  names: string[];
  things: Things;
}

const asked = new Map<string, Promise<ScenarioView | null>>();

async function look(game: string, scenario: string, seats: number | null, setup: TableInfo['setup']): Promise<ScenarioView | null> {
  const [kit, { roles, setup: whole, view, words }, things] = await Promise.all([loadBoard(game), api.preview(game, scenario, seats), thingsOf(game, setup), lang.withGame(game)]);
  keepThings(game, whole, things);
  return kit ? { scenario, kit, view, words, things, names: roles.map((_, seat) => roleName({ roles }, seat)) } : null;
}

/** How many sit down, where the game leaves the choice: a map may differ with it. Nothing, if it cannot be shown; it may be asked for again. */
export function scenarioView(game: string, scenario: string, seats: number | null, setup: TableInfo['setup']): Promise<ScenarioView | null> {
  const key = JSON.stringify([game, scenario, seats, lang.current]);
  const known = asked.get(key);
  if (known) return known;
  const found = look(game, scenario, seats, setup).catch(() => {
    asked.delete(key);
    return null;
  });
  asked.set(key, found);
  return found;
}
