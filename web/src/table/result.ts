import type { Text } from '$src/lang/text';
import type { TableModel } from '$src/net/table-model';

/** Who has won, as it is told to whoever looks; nothing while the match goes on. */
export function resultOf({ table, you }: TableModel, names: readonly string[]): Text | null {
  const { outcome } = table;
  if (!outcome) return null;
  if (outcome.verdict === 'drawn') return { id: 'web-drawn' };
  if (outcome.verdict === 'lost') return { id: you.seats.length === 1 && table.seats.length === 1 ? 'web-you-lost' : 'web-all-lost' };
  const winners = outcome.verdict.won;
  if (winners.some((seat) => you.seats.includes(seat)) && you.seats.length === 1) return { id: 'web-you-won' };
  return { id: 'web-won', args: [['name', winners.map((seat) => names[seat] ?? '').join(', ')]] };
}
