/**
 * What is seen only while it happens, and is no part of the position: the moves and the dice of the running card, and the
 * last combat.
 */
import { FLIGHT, ROLL, Unfolding } from '$src/table/unfolding.svelte';
import type { Event, Side, Spot, Unit, Volley, Zone } from '$src/wire/axis-dday';

export interface Move {
  unit: Unit;
  count: number;
  from: Spot;
  via: Zone | null;
  to: Spot;
}

/** Dice that fell at a place outside of combat. */
export interface Cast {
  /** Tells one throw from the next. */
  number: number;
  /** Where it was fired from, if it came from elsewhere. */
  from: Spot | null;
  at: Spot;
  dice: readonly { face: number; hit: boolean }[];
}

export interface Fought {
  number: number;
  zone: Zone;
  attacker: Side;
  attack: readonly Volley[];
  defence: readonly Volley[];
  casualties: readonly { unit: Unit; count: number }[];
  over: boolean;
}

const thrown = ({ dice, hitting }: { dice: readonly number[]; hitting: readonly boolean[] }): Cast['dice'] => dice.map((face, index) => ({ face, hit: hitting[index] ?? false }));

const KEPT_CASTS = 6;
const KEPT_MOVES = 24;

export class Happened {
  moves = $state.raw<readonly Move[]>([]);
  casts = $state.raw<readonly Cast[]>([]);
  /** The last combats, the newest first. */
  fights = $state.raw<readonly Fought[]>([]);
  /** The throws on the map, on the battle board and on the charts: each may be on its way, or roll. */
  readonly dice = new Unfolding();
  readonly volleys = new Unfolding();
  readonly charts = new Unfolding();
  /** How long it takes until the dice of this step lie: what they decide is shown then. */
  late = 0;
  private count = 0;
  private told = false;

  note(seen: Event): void {
    this.told = true;
    switch (seen.kind) {
      case 'card-came':
        if (seen.deck !== 'order') break;
        this.moves = [];
        this.casts = [];
        if (seen.combat) this.fights = [];
        break;
      case 'moved':
        if (seen.to === 'airfield') break;
        this.moves = [...this.moves, { unit: seen.unit, count: seen.count, from: seen.from, via: seen.via ?? null, to: seen.to }].slice(-KEPT_MOVES);
        break;
      case 'airborne-attack':
        this.cast(`zone:${seen.zone}`, thrown(seen));
        break;
      case 'shot':
        this.cast(seen.at, [{ face: seen.die, hit: seen.hit }], seen.from ?? null);
        break;
      case 'strafed':
        this.cast(`zone:${seen.zones.at(-1) ?? 0}`, thrown(seen));
        break;
      case 'guns-fired':
        this.cast(`zone:${seen.at}`, thrown(seen), `zone:${seen.from}`);
        break;
      case 'resistance-rolled':
        this.cast(`zone:${seen.zone}`, seen.volleys.flatMap(thrown));
        break;
      case 'chart-rolled':
        this.rolls(this.charts);
        break;
      case 'battle-began':
        this.count += 1;
        this.fights = [{ number: this.count, zone: seen.zone, attacker: seen.attacker, attack: [], defence: [], casualties: [], over: false }, ...this.fights];
        break;
      case 'battle-rolled':
        this.fight(seen.attacking ? { attack: seen.volleys } : { defence: seen.volleys });
        this.rolls(this.volleys);
        break;
      case 'casualty':
        this.fight({ casualties: [...(this.fights[0]?.casualties ?? []), { unit: seen.unit, count: seen.count }] });
        break;
      case 'battle-ended':
        this.fight({ over: true });
        break;
    }
  }

  /** The position has changed. If nothing was told with it, somebody looks elsewhere, and what was seen is past. */
  settle(): void {
    if (!this.told) {
      this.moves = [];
      this.casts = [];
      this.fights = [];
    }
    this.told = false;
    this.late = 0;
  }

  forgetFights(): void {
    this.fights = [];
  }

  private cast(at: Spot, dice: Cast['dice'], from: Spot | null = null): void {
    this.count += 1;
    const elsewhere = from === at ? null : from;
    this.casts = [...this.casts, { number: this.count, from: elsewhere, at, dice }].slice(-KEPT_CASTS);
    this.rolls(this.dice, elsewhere ? FLIGHT : 0);
  }

  private rolls(dice: Unfolding, wait = 0): void {
    dice.begin(wait);
    this.late = wait + ROLL;
  }

  private fight(more: Partial<Fought>): void {
    const [last, ...others] = this.fights;
    if (last) this.fights = [{ ...last, ...more }, ...others];
  }
}

export const happened = new Happened();
