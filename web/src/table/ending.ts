/**
 * The story of a match that is over, from what was told of it: the curve of the score, the point where it turned, luck against expectation, and
 * what each side did.
 */
import type { BoardKit, Story } from '$src/boards/board';
import type { TableModel } from '$src/net/table-model';
import type { LogLine, Outcome } from '$src/wire';
import { sidesOf } from './seats';
import type { Things } from './things';

/** What the sides had after a line of the record. */
export interface Mark {
  line: number;
  score: readonly number[];
}

export interface Luck {
  rolled: number;
  expected: number;
}

export interface Account {
  /** Where the score changed, from the beginning to the end. */
  curve: readonly Mark[];
  /** The line after which the winner was never behind again, or the greatest change. */
  turning: number | null;
  /** By side; nothing for a side that never rolled. */
  luck: readonly (Luck | null)[];
  /** What was done, by the message that names it: how often by each side. */
  deeds: ReadonlyMap<string, readonly number[]>;
}

/** The side that won; nothing for a draw, and for a story of one side whether it won is told by `won`. */
export function winningSide(outcome: Outcome, sides: readonly (readonly number[])[]): number | null {
  const { verdict } = outcome;
  if (verdict === 'drawn' || verdict === 'lost') return null;
  const side = sides.findIndex((seats) => seats.some((seat) => verdict.won.includes(seat)));
  return side < 0 ? null : side;
}

/** The story of a match at a table, once it is over and where the game tells one; `view` is its last position, `first` the one in which it began, once it is known. */
export function accountOf({ table, log }: TableModel, kit: BoardKit | null, things: Things, view: unknown, first: unknown = null): Account | null {
  if (!table.outcome || !kit?.story) return null;
  const sides = sidesOf(table.roles);
  return account(log, kit.story, things, sides.length, kit.story.final(view), winningSide(table.outcome, sides), first === null ? null : kit.story.final(first));
}

export function account(log: readonly LogLine[], story: Story, things: Things, sides: number, final: readonly number[], winner: number | null, first: readonly number[] | null = null): Account {
  const tell = story.teller(things);
  const now = Array.from({ length: sides }, (_, side) => first?.[side] ?? 0);
  const curve: Mark[] = [{ line: 0, score: [...now] }];
  const luck: (Luck | null)[] = now.map(() => null);
  const deeds = new Map<string, number[]>();
  let last = 0;
  for (const { line, told } of log) {
    last = Math.max(last, line);
    let changed = false;
    for (const { event } of told) {
      const chapter = tell(event);
      if (!chapter) continue;
      chapter.score?.forEach((value, side) => {
        changed ||= now[side] !== value;
        now[side] = value;
      });
      for (const { side, amount } of chapter.gains ?? []) {
        now[side] = (now[side] ?? 0) + amount;
        changed ||= amount !== 0;
      }
      if (chapter.luck) {
        const { side, rolled, expected } = chapter.luck;
        const before = luck[side];
        luck[side] = { rolled: (before?.rolled ?? 0) + rolled, expected: (before?.expected ?? 0) + expected };
      }
      for (const { side, what, count } of chapter.deeds ?? []) {
        const counts = deeds.get(what) ?? now.map(() => 0);
        counts[side] = (counts[side] ?? 0) + count;
        deeds.set(what, counts);
      }
    }
    if (changed) curve.push({ line, score: [...now] });
  }
  // Where the beginning is not known: the end is, and the rest follows from it.
  const before = now.map((value, side) => (final[side] ?? value) - value);
  const anchored = [...curve, { line: last, score: [...now] }].map((mark) => ({ ...mark, score: mark.score.map((value, side) => value + (before[side] ?? 0)) }));
  return { curve: anchored, turning: turningPoint(anchored, winner), luck, deeds };
}

/**
 * Of two sides: the line after which the winner stayed ahead; if he never was ahead, the line that brought him most. Of one side: the greatest
 * gain, or the greatest loss if all was lost.
 */
export function turningPoint(curve: readonly Mark[], winner: number | null): number | null {
  const sides = curve[0]?.score.length ?? 0;
  const side = winner ?? 0;
  const lead = ({ score }: Mark) => (sides > 1 ? (score[side] ?? 0) - Math.max(...score.filter((_, other) => other !== side)) : (score[0] ?? 0) * (winner === null ? -1 : 1));
  if (sides > 1 && winner === null) return null;
  const leads = curve.map(lead);
  if (sides > 1 && (leads.at(-1) ?? 0) > 0) {
    const behind = leads.findLastIndex((value) => value <= 0);
    if (behind >= 0) return curve[behind + 1]?.line ?? null;
  }
  let [most, at] = [0, null as number | null];
  leads.forEach((value, index) => {
    const change = index > 0 ? value - (leads[index - 1] ?? 0) : 0;
    if (change > most) [most, at] = [change, curve[index]?.line ?? null];
  });
  return at;
}
