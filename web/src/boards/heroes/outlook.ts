import type { Outlook } from '../board';
import type { OddsLine } from '$src/wire';

const ROUNDED = 0.002;
const chanceOf = (line: OddsLine | undefined): number => (line && 'chance' in line.value ? line.value.chance : 0);

/** The chances of an attack: destroyed or hit, suppressed, saved, nothing; then the HIT that a DIRECTIVE would make of it. */
export function outlook(odds: readonly OddsLine[]): Outlook | null {
  const by = (id: string) => odds.find(({ label }) => label.id === `hn-odds-${id}`);
  const [hit, suppressed, saved, destroyed, miss] = ['hit', 'suppress', 'saved', 'destroy', 'miss'].map(by);
  if (!hit || !destroyed || !miss) return null;
  // Most units bear one HIT: for those it is the same.
  const same = Math.abs(chanceOf(hit) - chanceOf(destroyed)) < ROUNDED;
  const main = same ? destroyed : hit;
  const weighed = [[main, 'loss'], [suppressed, 'some'], [saved, 'little'], [miss, 'none']] as const;
  const parts = weighed.flatMap(([line, weight]) => (line && chanceOf(line) > 0 ? [{ line, weight }] : []));
  if (Math.abs(parts.reduce((sum, { line }) => sum + chanceOf(line), 0) - 1) > ROUNDED) return null;
  const paid = (['with-attack', 'with-save'] as const).map(by);
  return { main, parts, more: [same ? undefined : destroyed, by('broken'), by('decoy'), ...paid].filter((line) => line !== undefined) };
}
