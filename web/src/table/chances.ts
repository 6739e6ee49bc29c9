/** How chances are written: the figures in the reader's own way of writing them. */
import type { Likelihood, OddsLine } from '$src/wire';

export type Spread = readonly (readonly [number, number])[];

const percent = (chance: number, digits: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(chance);

/** Short, for a badge: `37%`. What is possible is never shown as impossible, nor what is likely as certain. */
export function roughly(chance: number, language: string): string {
  if (chance > 0 && chance < 0.01) return `<${percent(0.01, 0, language)}`;
  if (chance < 1 && chance > 0.99) return `>${percent(0.99, 0, language)}`;
  return percent(chance, 0, language);
}

/** With one decimal where it has one: `36.6%`. */
export const exactly = (chance: number, language: string): string => percent(chance, 1, language);

/** A mean with one decimal: `2.4`. */
export const oneDecimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const meanOf = (spread: Spread): number => spread.reduce((sum, [value, chance]) => sum + value * chance, 0);

/** The one figure that stands for a likelihood where there is room for no more. */
export function figure(value: Likelihood, language: string): string {
  if ('chance' in value) return roughly(value.chance, language);
  return oneDecimal('expected' in value ? value.expected : meanOf(value.spread), language);
}

/** Chances of one roll may be rounded; they are the whole when no more than this is missing. */
const ROUNDED = 0.002;

/**
 * Where some lines that follow each other are all that can happen, their chances: what a bar of the whole is drawn from. A single chance stands against
 * the rest; nothing, where the lines do not add up.
 */
export function wholeOf(odds: readonly OddsLine[]): number[] | null {
  const chances = odds.map(({ value }) => ('chance' in value ? value.chance : Number.NaN));
  for (let length = chances.length; length > 1; length -= 1)
    for (let from = 0; from + length <= chances.length; from += 1) {
      const run = chances.slice(from, from + length);
      if (Math.abs(run.reduce((sum, chance) => sum + chance, 0) - 1) < ROUNDED) return run;
    }
  const [only] = chances;
  return chances.filter((chance) => !Number.isNaN(chance)).length === 1 && only !== undefined && !Number.isNaN(only) ? [only, 1 - only] : null;
}
