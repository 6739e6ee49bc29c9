/** What was measured about a set-up: who is favoured, and how sure that is. */
import type { Measured } from '$src/wire';

/**
 * The lines about one set-up. Where the number of seats may vary, only games with as many seats count. A switch that was on in some of
 * the game's lines must be on or off as it is chosen; of other switches nobody knows what they change.
 */
export function linesFor(measured: readonly Measured[], game: string, scenario: string | null, seats: number, chosen: Record<string, unknown> = {}): Measured[] {
  const lines = measured.filter((line) => line.game === game);
  const known = new Set(lines.flatMap(({ switches }) => switches));
  const asChosen = ({ switches }: Measured): boolean => [...known].every((key) => switches.includes(key) === (chosen[key] === true));
  return lines.filter((line) => line.scenario === scenario && line.wins.length === seats && asChosen(line));
}

/** Do all seats win or lose as one? Then the parts of the seats are no shares of the same games. */
export function together({ wins, lost }: Measured): boolean {
  const sum = wins.reduce((all, part) => all + part, 0);
  return wins.length === 1 || lost > 0 || sum > 1.001;
}

/** The seat that wins more often than any other, if that is more than luck would make of so many games. */
export function favoured(line: Measured): number | null {
  if (together(line)) return null;
  const [first, second] = line.wins.map((part, seat) => ({ part, seat })).sort((a, b) => b.part - a.part);
  if (!first || !second) return null;
  const lead = first.part - second.part;
  // The spread of the difference of two parts of the same games; twice that much is not luck.
  const spread = Math.sqrt((first.part + second.part - lead * lead) / Math.max(1, line.games));
  return lead > 2 * spread ? first.seat : null;
}
