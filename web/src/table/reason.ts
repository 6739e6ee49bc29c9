import { lang } from '$src/lang/lang.svelte';
import type { Text } from '$src/lang/text';
import type { TableModel } from '$src/net/table-model';

/** How a match ended, in words: the reason of the clause, or who gave up or ran out of time. Nothing, where only the clause itself tells. */
export function reasonOf({ table, log }: Pick<TableModel, 'table' | 'log'>, names: readonly string[]): Text | null {
  const { outcome } = table;
  if (!outcome) return null;
  if (outcome.rule === 'resigned' || outcome.rule === 'out-of-time') {
    const note = log.findLast(({ note }) => note?.id === 'sv-log-resigns' || note?.id === 'sv-log-out-of-time')?.note;
    const said = note?.args?.find(([name]) => name === 'name')?.[1];
    const won = typeof outcome.verdict === 'object' ? outcome.verdict.won : [];
    const name = typeof said === 'string' ? said : names.filter((_, seat) => !won.includes(seat)).join(', ');
    return { id: `web-end-${outcome.rule}`, args: [['name', name]] };
  }
  const id = `web-end-${outcome.rule.toLowerCase().replaceAll('.', '-')}`;
  // The words for a clause are the game's; where it has none, what the scenario asks for, or what ends every match of that game.
  return [id, aimOf(table.setup), `web-end-${table.game}`].filter((id) => lang.has(id)).map((id) => ({ id }))[0] ?? null;
}

/** What the scenario of a set-up asks for, where the game says it: an attribute of the scenario's name. */
export function aimOf(setup: unknown): string {
  const scenario = typeof setup === 'object' && setup !== null && 'scenario' in setup ? setup.scenario : null;
  return typeof scenario === 'string' ? `scenario-${scenario}.aim` : '';
}
