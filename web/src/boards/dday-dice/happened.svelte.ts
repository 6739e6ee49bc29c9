/** What is seen only while it happens, and is no part of the position: which dice were thrown, what a unit collected. */

import { Unfolding } from '$src/table/unfolding.svelte';
import type { Event } from '$src/wire/dday-dice';

/** What the counts of a unit were raised or lowered by, last. */
export interface Change {
  number: number;
  soldiers: number;
  stars: number;
  courage: number;
  points: number;
}

const NONE: ReadonlyMap<string, number> = new Map();

export class Happened {
  /** Dice roll. */
  readonly dice = new Unfolding();
  private thrown = $state.raw(NONE);
  /** What each seat collected this turn. */
  collected = $state.raw<ReadonlyMap<number, Change>>(new Map());
  private count = 0;
  private told = false;

  /** The dice that tumble, as `seat-die` or `mg-sector`, with the number of their throw. */
  get tumbling(): ReadonlyMap<string, number> {
    return this.dice.lies ? NONE : this.thrown;
  }

  note(seen: Event): void {
    this.told = true;
    switch (seen.kind) {
      case 'rolled':
        return this.tumble(seen.dice.map(({ die }) => `${seen.seat}-${die}`));
      case 'reserve-rolled':
        return this.tumble(seen.dice.map(({ die }) => `reserve-${die}`));
      case 'mg-rolled':
        return this.tumble([`mg-${seen.sector}`]);
      case 'mine-rolled':
        return this.tumble(['mine']);
      case 'collected': {
        this.count += 1;
        const { soldiers, stars, courage, points } = seen;
        this.collected = new Map(this.collected).set(seen.seat, { number: this.count, soldiers, stars, courage, points });
        return;
      }
      case 'turn-began':
        this.collected = new Map();
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) {
      this.dice.end();
      this.collected = new Map();
    }
    this.told = false;
  }

  private tumble(dice: readonly string[]): void {
    this.count += 1;
    this.thrown = new Map([...this.tumbling, ...dice.map((die) => [die, this.count] as const)]);
    this.dice.begin(0);
  }
}

export const happened = new Happened();
