/**
 * What is seen only while it happens, and is no part of the position: the dice that were rolled and the two initiative
 * cards that were turned up.
 */
import { FLIGHT, ROLL, Unfolding } from '$src/table/unfolding.svelte';
import type { Event, Kind, Side, UnitId } from '$src/wire/undaunted';

export interface Roll {
  /** Tells one roll from the next. */
  number: number;
  side: Side;
  /** The counter that fired, if a card of one was played. */
  by: UnitId | null;
  /** The counter that was aimed at. */
  target: UnitId;
  total: number;
  dice: number[];
  /** Which of the dice hit. */
  hitting: boolean[];
  hit: boolean;
}

export interface Shown {
  us: Kind | null;
  ge: Kind | null;
  first: Side;
}

const KEPT = 3;

export class Happened {
  /** The last rolls, the newest first. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** The roll that is shown on the map: the last one, until something else is done. */
  shot = $state.raw<Roll | null>(null);
  /** The initiative cards of this round, once they were shown. */
  shown = $state.raw<Shown | null>(null);
  /** The shot on its way and its dice. */
  readonly dice = new Unfolding();
  /** How long it takes until the dice of this step lie: what they decide is shown then. */
  late = 0;
  /** Who acts: the counter of the card that was played last. */
  private acting: Roll['by'] = null;
  private count = 0;
  private told = false;

  note(seen: Event): void {
    this.told = true;
    if (seen.kind === 'played') {
      this.acting = `${seen.side}-${seen.card}`;
      this.shot = null;
    } else if (seen.kind === 'rolled') {
      const { side, target, total, dice, hitting, hit } = seen;
      this.count += 1;
      this.rolls = [{ number: this.count, side, by: this.acting, target, total, dice, hitting, hit }, ...this.rolls].slice(0, KEPT);
      this.shot = this.rolls[0] ?? null;
      const flight = this.acting ? FLIGHT : 0;
      this.dice.begin(flight);
      this.late = flight + ROLL;
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
      this.shot = null;
      this.shown = null;
    }
    this.told = false;
    this.late = 0;
  }
}

export const happened = new Happened();
