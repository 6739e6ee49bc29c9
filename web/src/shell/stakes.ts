import type { GameInfo, Me, TableInfo } from '$src/wire';

/**
 * Is nothing at stake at a table? Against bots, from a position, for guests, for who sits in two seats, and where all win or lose together, no rating
 * changes.
 */
export function isCasual(table: Pick<TableInfo, 'from_position' | 'seats'>, game: Pick<GameInfo, 'cooperative'>, me: Pick<Me, 'account'> | null): boolean {
  const people = table.seats.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.player] : []));
  const twice = new Set(people).size < people.length;
  const bots = table.seats.some(({ sitter }) => sitter.kind === 'bot');
  return game.cooperative || table.from_position || bots || twice || me?.account === false;
}
