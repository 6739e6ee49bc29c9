/**
 * What is seen only while it happens, and is no part of the position: the dice that were rolled and the two initiative
 * cards that were turned up.
 */
import type { Side } from './view';

export interface Roll {
  /** Tells one roll from the next. */
  number: number;
  side: Side;
  /** The counter that was aimed at. */
  target: { side: Side; unit: string };
  total: number;
  dice: number[];
  hit: boolean;
}

export interface Shown {
  us: string | null;
  ge: string | null;
  first: Side;
}

type Seen =
  | { kind: 'rolled'; side: Side; target: string; total: number; dice: number[]; hit: boolean }
  | { kind: 'shown'; cards: [string | null, string | null]; first: Side }
  | { kind: 'round-began' };

const KEPT = 3;

export class Happened {
  /** The last rolls, the newest first. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** The initiative cards of this round, once they were shown. */
  shown = $state.raw<Shown | null>(null);
  private count = 0;
  private told = false;

  note(event: unknown): void {
    this.told = true;
    const seen = event as Seen;
    if (seen.kind === 'rolled') {
      const { side, total, dice, hit } = seen;
      const target = { side: seen.target.slice(0, 2) as Side, unit: seen.target.slice(3) };
      this.count += 1;
      this.rolls = [{ number: this.count, side, target, total, dice, hit }, ...this.rolls].slice(0, KEPT);
    } else if (seen.kind === 'shown') {
      this.shown = { us: seen.cards[0], ge: seen.cards[1], first: seen.first };
    } else if (seen.kind === 'round-began') {
      this.shown = null;
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) {
      this.rolls = [];
      this.shown = null;
    }
    this.told = false;
  }
}

export const happened = new Happened();
