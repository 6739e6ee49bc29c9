/**
 * What is seen only while it happens, and is no part of the position: the dice of the last fight and of the last roll, who
 * moved from where, and the event that was played last.
 */
import { FLIGHT, ROLL, Unfolding } from '$src/table/unfolding.svelte';
import type { Named } from './labels';
import type { CardLabel, Event, Side, Tag, Tile, Verdict } from '$src/wire/heroes';

export interface Fight {
  /** Tells one fight from the next. */
  number: number;
  side: Side;
  from: Tile | null;
  at: Tile;
  by: Named | null;
  target: Named;
  value: number;
  /** The two red dice, once they are rolled; nothing if none were needed. */
  dice: readonly number[];
  modifier: number;
  total: number;
  /** Do the dice succeed as they lie? */
  reached: boolean;
  verdict: Verdict | null;
  /** The yellow die of a save. */
  save: { die: number; need: number; saved: boolean } | null;
  end: 'destroyed' | 'returned' | null;
}

/** A roll of the yellow die that is no save. */
export interface Roll {
  number: number;
  what: 'go' | 'medic' | 'surrender' | 'rout';
  unit: Named;
  die: number;
  modifier: number;
  need: number;
  passed: boolean;
}

export interface Step {
  tag: Tag;
  from: Tile;
  to: Tile;
}

export interface Played {
  side: Side;
  name: string;
  card: CardLabel | null;
}

export class Happened {
  fight = $state.raw<Fight | null>(null);
  roll = $state.raw<Roll | null>(null);
  /** The last moves. */
  steps = $state.raw<readonly Step[]>([]);
  /** The boxes where something happened last. */
  places = $state.raw<ReadonlySet<Tile>>(new Set());
  played = $state.raw<Played | null>(null);
  /** The shot on its way with the dice that follow it, and the die of a save, which is rolled after them. */
  readonly dice = new Unfolding();
  readonly saving = new Unfolding();
  /** How long it takes until the dice of this step lie: what they decide is shown then. */
  late = 0;
  private count = 0;
  private told = false;
  /** What happens next replaces what happened last, once it has a place. */
  private fresh = true;

  note(seen: Event): void {
    this.told = true;
    switch (seen.kind) {
      case 'attacked': {
        const { side, from, at, by, target, value } = seen;
        this.at(at);
        this.count += 1;
        this.roll = null;
        this.fight = { number: this.count, side, from, at, by, target, value, dice: [], modifier: 0, total: 0, reached: false, verdict: null, save: null, end: null };
        this.late = from ? FLIGHT : 0;
        this.dice.begin(this.late, false);
        this.saving.end();
        break;
      }
      case 'rolled':
        this.change({ dice: seen.dice, modifier: seen.modifier, total: seen.total, reached: seen.reached, value: seen.value });
        this.dice.begin(this.late);
        this.late += ROLL;
        break;
      case 'resolved':
        this.change({ verdict: seen.verdict });
        break;
      case 'save-rolled':
        this.change({ save: { die: seen.die, need: seen.need, saved: seen.saved } });
        this.saving.begin(this.late);
        this.late += ROLL;
        break;
      case 'destroyed':
      case 'returned':
        this.at(seen.tile);
        if (this.fight?.target.tag === seen.unit.tag) this.change({ end: seen.kind });
        break;
      case 'moved':
        this.at(seen.from, seen.to);
        this.steps = [...this.steps, { tag: seen.unit.tag, from: seen.from, to: seen.to }];
        break;
      case 'exchanged': {
        const [one, two] = seen.tiles;
        this.at(one, two);
        this.steps = [...this.steps, { tag: seen.units[0].tag, from: one, to: two }, { tag: seen.units[1].tag, from: two, to: one }];
        break;
      }
      case 'go-rolled':
        if (seen.die !== null) this.rolled({ what: 'go', unit: seen.unit, die: seen.die, modifier: seen.modifier, need: seen.need ?? 0, passed: seen.passed });
        break;
      case 'medic-rolled':
        this.rolled({ what: 'medic', unit: seen.unit, die: seen.die, modifier: 0, need: seen.need, passed: seen.healed });
        break;
      case 'surrender-rolled':
        this.rolled({ what: 'surrender', unit: seen.unit, die: seen.die, modifier: 0, need: seen.need, passed: seen.surrendered });
        break;
      case 'rout-rolled':
        this.rolled({ what: 'rout', unit: seen.unit, die: seen.die, modifier: 0, need: seen.need, passed: seen.stands });
        break;
      case 'placed':
      case 'turned-up':
      case 'turned-down':
      case 'marked':
      case 'healed':
      case 'marker-put':
      case 'marker-taken':
      case 'mine-struck':
      case 'controlled':
        this.at(seen.tile);
        break;
      case 'left':
        this.at(seen.from);
        break;
      case 'event-played':
        this.played = { side: seen.side, name: seen.name, card: seen.card };
        break;
      case 'phase-began':
        this.played = null;
        break;
      default:
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) {
      this.fight = null;
      this.roll = null;
      this.played = null;
      this.steps = [];
      this.places = new Set();
    }
    this.told = false;
    this.fresh = true;
    this.late = 0;
  }

  private at(...tiles: Tile[]): void {
    if (this.fresh) {
      this.steps = [];
      this.places = new Set();
      this.fresh = false;
    }
    this.places = new Set([...this.places, ...tiles]);
  }

  private change(more: Partial<Fight>): void {
    if (this.fight) this.fight = { ...this.fight, ...more };
  }

  private rolled(roll: Omit<Roll, 'number'>): void {
    this.count += 1;
    this.fight = null;
    this.dice.begin(this.late);
    this.saving.end();
    this.late += ROLL;
    this.roll = { number: this.count, ...roll };
  }
}

export const happened = new Happened();
