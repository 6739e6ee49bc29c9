/** What is seen only while it happens, and is no part of the position: which dice were thrown, what a unit collected. */

import type { Event } from '$src/wire/dday-dice';

/** What the counts of a unit were raised or lowered by, last. */
export interface Change {
  number: number;
  soldiers: number;
  stars: number;
  courage: number;
  points: number;
}

const TUMBLE = 620;

export class Happened {
  /** The dice that tumble, as `seat-die` or `mg-sector`, with the number of their throw. */
  tumbling = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** What each seat collected this turn. */
  collected = $state.raw<ReadonlyMap<number, Change>>(new Map());
  private count = 0;
  private told = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
      this.stop();
      this.collected = new Map();
    }
    this.told = false;
  }

  /** Everything lies still at once. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.tumbling.size > 0) this.tumbling = new Map();
  }

  private tumble(dice: readonly string[]): void {
    this.count += 1;
    const all = new Map(this.tumbling);
    for (const die of dice) all.set(die, this.count);
    this.tumbling = all;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), TUMBLE);
  }
}

export const happened = new Happened();
