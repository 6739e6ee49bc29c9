/** What is seen only while it happens, and is no part of the position: which dice were thrown, who falls under fire, what a unit collected. */

import { Unfolding } from '$src/table/unfolding.svelte';
import type { Event, Sector, View } from '$src/wire/dday-dice';

/** What the counts of a unit were raised or lowered by, last. */
export interface Change {
  number: number;
  soldiers: number;
  stars: number;
  courage: number;
  points: number;
}

const NONE: ReadonlyMap<string, number> = new Map();
const NOBODY: ReadonlyMap<number, number> = new Map();
const NOWHERE: ReadonlySet<Sector> = new Set();

/** How long a unit is on its way, and how long a combat is seen, in milliseconds at the usual pace. */
export const MARCH = 620;
export const COMBAT = 1500;

export class Happened {
  /** Dice of units roll; after a combat they wait until it is over. */
  readonly dice = new Unfolding();
  /** Dice of guns and mines roll. */
  readonly guns = new Unfolding();
  /** Guns fire and soldiers fall. */
  readonly combat = new Unfolding();
  private thrown = $state.raw(NONE);
  private shot = $state.raw(NONE);
  private dead = $state.raw(NOBODY);
  private firing = $state.raw(NOWHERE);
  /** A unit moved first. */
  marched = $state(false);
  /** What each seat collected this turn. */
  collected = $state.raw<ReadonlyMap<number, Change>>(new Map());
  private soldiers: readonly number[] = [];
  private count = 0;
  private told = false;

  /** The dice that tumble, as `seat-die`, `reserve-die`, `mg-sector` or `mine`, with the number of their throw. */
  get tumbling(): ReadonlyMap<string, number> {
    if (this.dice.lies && this.guns.lies) return NONE;
    return new Map([...(this.dice.lies || this.dice.flies ? NONE : this.thrown), ...(this.guns.lies ? NONE : this.shot)]);
  }

  /** Dice that are thrown when the combat is over: they are not seen yet. */
  get held(): ReadonlyMap<string, number> {
    return this.dice.flies ? this.thrown : NONE;
  }

  /** How many of each seat's soldiers fall. */
  get fallen(): ReadonlyMap<number, number> {
    return this.combat.lies ? NOBODY : this.dead;
  }

  /** The sectors whose guns fire. */
  get fires(): ReadonlySet<Sector> {
    return this.combat.lies ? NOWHERE : this.firing;
  }

  note(seen: Event): void {
    if (!this.told) this.forget();
    this.told = true;
    switch (seen.kind) {
      case 'rolled':
        return this.tumble(seen.dice.map(({ die }) => `${seen.seat}-${die}`));
      case 'reserve-rolled':
        return this.tumble(seen.dice.map(({ die }) => `reserve-${die}`));
      case 'mg-rolled':
        return this.shoot([`mg-${seen.sector}`]);
      case 'mine-rolled':
        return this.shoot(['mine']);
      case 'moved':
        this.marched = true;
        return;
      case 'combat-losses':
        this.firing = new Set([...this.firing, seen.sector]);
        return;
      case 'soldiers-lost':
        return this.fall(seen.seat, seen.count);
      // A unit that is destroyed loses all it had.
      case 'lost':
        return this.fall(seen.seat, (this.soldiers[seen.seat] ?? 0) - (this.dead.get(seen.seat) ?? 0));
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
  settle(view: View): void {
    this.soldiers = view.units.map(({ soldiers }) => soldiers);
    if (!this.told) {
      for (const one of [this.dice, this.guns, this.combat]) one.end();
      this.collected = new Map();
    }
    this.told = false;
  }

  /** Something new begins: what fell and fired before is past. */
  private forget(): void {
    this.dead = NOBODY;
    this.firing = NOWHERE;
    this.marched = false;
  }

  private fall(seat: number, count: number): void {
    if (count <= 0) return;
    this.dead = new Map(this.dead).set(seat, (this.dead.get(seat) ?? 0) + count);
    this.combat.begin((this.marched ? MARCH : 0) + COMBAT, false);
  }

  private shoot(dice: readonly string[]): void {
    this.count += 1;
    this.shot = new Map([...(this.guns.lies ? NONE : this.shot), ...dice.map((die) => [die, this.count] as const)]);
    this.guns.begin(0);
  }

  private tumble(dice: readonly string[]): void {
    this.count += 1;
    this.thrown = new Map([...(this.dice.lies ? NONE : this.thrown), ...dice.map((die) => [die, this.count] as const)]);
    this.dice.begin(this.combat.lies ? 0 : (this.marched ? MARCH : 0) + COMBAT);
  }
}

export const happened = new Happened();
