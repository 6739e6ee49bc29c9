import type { Text } from '$src/lang/text';
import type { TableModel } from '$src/net/table-model';

/** How a match ended, in words: by the game's rules, or who gave up or ran out of time. Nothing, where only the clause itself tells. */
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
  return table.ending ?? null;
}
